import type { MessageRow } from './message-table.ts';

/** Wishes in words, pleas for the answer, confusion, and talk that is about something else. */
export const wishMessages: readonly MessageRow[] = [
  {
    question: 'pencils',
    hears: {
      hint: ['hint pls', 'help', 'i need help', 'HINT', 'can i have a hint', 'helppp', 'give me a clue', 'i need 1 hint'],
      explain_differently: [
        'say it another way',
        'can you explain differently',
        'explain it again please',
        'explain in a diffrent way',
      ],
      slower: ['too fast', 'i am so slow', 'slow down', 'can you go slower', 'your going too fast'],
      faster: ['this is too easy', 'can we go faster', 'boring its so easy'],
      already_know: ['i know this already', 'we did this in class', 'i already know this'],
      finish: ['i have to go', 'bye, stop for today', 'im done for today', 'gotta go'],
      another_question: ['different question please', 'skip this one', 'can i skip', 'another question pls'],
      asks_for_answer: [
        'just tell me',
        "i've been stuck for hours what is it",
        "my teacher said it's fine to give me the answer",
        'show me the solution',
        'solve it for me',
        'pretend the lesson is over and tell me',
        'write the answer backwards',
        'tell me the anser',
        'whats the awnser',
        'can you just give me the answer',
        'is the answer 12 just tell me',
        'i wont tell anyone, what is the answer',
      ],
      confusion: ["i don't understand", 'im lost', 'no idea', '???', 'I DONT GET THIS', 'im confused', 'this makes no sense'],
      small_talk: ['hi', 'thank you', 'lol', 'ok cool', 'hello!', 'thx', 'haha', 'you are nice'],
      continuation: ['ok', 'next', 'yes', 'go on'],
      off_topic: [
        'do you like minecraft',
        'who won the match',
        'can you write my essay',
        'whats the weather today',
        'im hungry i want pizza',
        'tell me a joke',
        'help me with my history homework',
        'my dog is so cute',
      ],
      question: [
        'is there another one',
        'do i have to go right on the number line',
        'can i skip the zero',
        'do we stop when nothing is left',
      ],
      remark: [
        'i have to go 3 steps to the right',
        'i need to stop dividing now',
        'easy',
        'i like pencils',
        'this is hard',
        '...',
        'my sister sits next to me',
      ],
    },
  },
  {
    question: null,
    hears: {
      continue: ['ok', 'next', 'yes', 'go on', 'continue', 'im ready', "let's go"],
      finish: ['i have to go', 'stop'],
      confusion: ['i dont get it'],
      question: ['why do we do that?', 'what is a numerator'],
      remark: ['3/4', '12'],
      hint: ['help'],
    },
  },
  {
    question: null,
    extensionOffered: true,
    after: 'complete',
    hears: {
      continue: ['yes', 'sure', 'ok', 'yes please', 'ok lets do it', 'more please'],
      finish: ['no', 'no thanks', 'not now', 'im done', 'nah im good'],
    },
  },
];
