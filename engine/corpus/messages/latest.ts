import type { MessageRow } from './message-table.ts';

/**
 * Written when the later batch had been learned from: of 93 messages 78 were heard right at first, 8 of 26 answers were not heard, and 2 of 67
 * that are none were taken for one.
 */
export const latestMessages: readonly MessageRow[] = [
  {
    question: 'fractionOf',
    answers: {
      '6 i divided by 4 and timesed by 3': '6',
      'a quarter is 2 so 6': '6',
      'its 6!!!': '6',
      'prob 6': '6',
      'easy its 6': '6',
      'im gonna say 6': '6',
      'thats 6 right': '6',
      'three quarters of 8 is 6': '6',
      '6 lol': '6',
      'srry i meant 6': '6',
    },
    hears: {
      question: [
        'do i split 8 in 4 or 3 parts',
        'why divide by 4',
        'what is 3/4 in decimals',
        'is 8 the whole',
        'then what do i do with the 2',
        'can it be 6',
      ],
      confusion: ['i get confused when its of', 'i dont know how to do 3/4 of something', 'lost me at the 8', 'its confusing'],
      asks_for_answer: ['tell me 3/4 of 8', 'can u just give it to me', 'say the answer pls'],
      hint: ['can u help me with 8', 'one more hint', 'i need a clue please'],
      remark: [
        'i have 8 pens and 3 are blue',
        'half of 8 is 4',
        'i am in room 6',
        'my dog is 6',
        'its 6 pm here',
        'i finished 6 questions already',
        '6 people in my class are sick',
        'i was 3rd in the race',
        'only 4 more days til holidays',
        'i divided 8 by 4',
        'page 8',
        'its not 6 is it',
        'i get 6 if i split it in 4',
      ],
      finish: ['can i stop', 'i have to go now'],
      small_talk: ['ty', 'hey there'],
      two_answers: ['6 or 2', 'either 6 or 24'],
    },
  },
  {
    question: 'larger',
    answers: {
      'i think 3/4 is bigger': '3/4',
      'its 3/4 bc 9/12 is more than 8/12': '3/4',
      '2/3 i think': '2/3',
      'the bigger one is 3/4': '3/4',
    },
    hears: {
      question: ['do i need the same bottom', 'is 12 the common denominator'],
      two_answers: ['2/3 or 3/4?'],
      confusion: ['i cant tell which one', 'dont know how to compare'],
      remark: ['3/4 is 9/12', 'they are close', '3 is bigger than 2', 'i changed them to 12ths'],
    },
  },
  {
    question: 'minutes',
    answers: {
      '20 min': '20 min',
      'its 20 minutes long': '20 minutes',
      'from 9:40 to 10:00 is 20': '20',
      '20mins i counted': '20mins',
      'i think twenty': 'twenty',
    },
    hears: {
      question: ['is 9:40 before 10', 'how many minutes in an hour', 'do i subtract 9:40 from 10:00'],
      remark: ['my break is 15 minutes', 'its 10:00 now', 'i have 5 minutes left', 'brb in 2 min', 'lesson one is boring'],
      confusion: ['i dont get time questions'],
    },
  },
  {
    question: 'sum',
    answers: {
      '7/12 because i made them 12ths': '7/12',
      'i added tops and bottoms so 2/7': '2/7',
      'the answer i got was 7/12': '7/12',
      '7 twelfths': '7 twelfths',
    },
    hears: {
      question: ['do i add the bottoms too', 'what is 3 times 4', 'why 12'],
      remark: ['1/3 is bigger than 1/4', 'i turned 1/4 into 3/12'],
      confusion: ['i dont know how to make the bottoms the same', 'adding these is hard'],
      another_question: ['another one please'],
      already_know: ['i know how to add fractions'],
    },
  },
  {
    question: 'greater',
    answers: { 'yes it is bigger': 'yes', 'no i think 3/5 is bigger': 'no', 'true i think': 'true' },
    hears: {
      question: ['what does greater mean', 'how can i tell if 2/3 is greater'],
      confusion: ['i dont know if its greater'],
      remark: ['3/5 is 0.6', '2/3 is about 0.67'],
    },
  },
];
