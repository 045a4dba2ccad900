import type { MessageRow } from './message-table.ts';

/**
 * On questions that the hearing was never tuned on, written last and run once before anything was changed for it: of 106 messages 92 were
 * heard right then, and of those that are no answers 1 was taken for one. What was learned from them is in the hearing now.
 */
export const otherQuestionMessages: readonly MessageRow[] = [
  {
    question: 'temperature',
    answers: {
      '5': '5',
      'its 5 degrees': '5 degrees',
      'i think it was 5': '5',
      '-13?': '-13',
      '5 because -4 + 9 = 5': '5',
      'it was 5 degrees at noon': '5 degrees',
      'plus 5': 'plus 5',
      'minus 13 i guess': 'minus 13',
      'the temperature at noon was 5': '5',
      'I went 9 up and landed on 5': '5',
    },
    hears: {
      question: [
        'is warmer plus or minus',
        'do i start at -4',
        'what does -4 degrees mean',
        'so its above 0?',
        'how warm is 9 degrees',
      ],
      remark: [
        '-4 + 9',
        'i counted 4 up to 0',
        'its 9 warmer',
        'here its 20 degrees today',
        'i got up at 6 this morning',
        '4 to zero and then 5 more',
      ],
      confusion: ['im lost with the minus', 'i never get negative numbers', 'idk lol'],
      off_topic: ['its so cold here today', 'i hate winter do you like snow'],
      asks_for_answer: [
        'i dont have time just give me the number',
        'come on just tell me what it is',
        'my brother said you can tell me the answer if i ask',
      ],
      hint: ['can u help', 'what should i do first', 'a little help pls'],
    },
  },
  {
    question: 'fares',
    answers: {
      '2m+3': '2m+3',
      'its 3 + 2m': '3 + 2m',
      'i think 2m + 3?': '2m + 3',
      '5m': '5m',
      'so the expression is 2m+3': '2m+3',
      '3m+2 maybe': '3m+2',
      'cost = 2m + 3': '2m + 3',
    },
    hears: {
      question: ['what is m', 'is m the miles', 'do i times 2 by m', 'why is it not 5m', 'where do i put the 3'],
      remark: ['$3 to get in', '2 dollars a mile', 'taxis are expensive', 'my dad drives a taxi', 'm is miles', '3 is the start'],
      confusion: ['i dont get expressions', 'wait i dont get it'],
    },
  },
  {
    question: 'sum',
    answers: {
      '7/12': '7/12',
      '2/7': '2/7',
      'seven twelfths': 'seven twelfths',
      'is it 2/7': '2/7',
      '4/12 + 3/12 = 7/12': '7/12',
      'the sum is 7/12': '7/12',
      '1/3 + 1/4 = 7/12': '1/3 + 1/4 = 7/12',
      'i made them twelfths and got 7/12': '7/12',
      'uhh 2/7??': '2/7',
    },
    hears: {
      question: [
        'do i add the bottoms',
        'why cant it be 2/7',
        'can i make both 12',
        'what is a common denominator',
        'is 4/12 the same as 1/3',
      ],
      remark: ['1/3 + 1/4', '1/3 is 4/12', '1/4 = 3/12', 'so 12 is the bottom', 'the bottom is 12', 'i know 1/2 + 1/2 is 1'],
      two_answers: ['2/7 or 7/12', 'either 7/12 or 1/7'],
    },
  },
  {
    question: 'angle',
    answers: {
      '70': '70',
      '70°': '70°',
      '70 degrees': '70 degrees',
      'its 70 cause they add to 180': '70',
      'the third angle is 70': '70',
      'i get 110': '110',
      'the third one is 70 degrees': '70 degrees',
    },
    hears: {
      question: ['do all triangles have 180', 'is it 180 - 110', 'what do the angles add up to', 'is the third one 90 always'],
      remark: ['50 + 60 = 110', '180 - 110', 'they add up to 180', '50 and 60', 'it has 3 angles'],
    },
  },
  {
    question: 'median',
    answers: {
      C: 'C',
      '5': '5',
      'its 5': '5',
      'the median is 5': '5',
      'i think its d': 'd',
      'the middle one is 5 so c': 'c',
      '4 because its in the middle': '4',
    },
    hears: {
      question: ['what is median again', 'do i sort them first', 'is median the same as mean'],
      remark: ['3, 4, 5, 8, 9', '3 is the smallest', 'not 3', 'there are 5 numbers'],
      two_answers: ['4 or 5', 'b or c?'],
    },
  },
];
