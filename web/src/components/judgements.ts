/** How the verdict on an answer looks and what it says. Meant to be quiet. */
export const judgements = {
  correct: { icon: 'check', words: 'Right', tone: 'text-olive' },
  incorrect: { icon: 'cross', words: 'Not yet', tone: 'text-clay' },
  unreadable: { icon: 'question', words: 'Couldn’t read it, so it didn’t count', tone: 'text-ochre' },
  undecided: { icon: 'question', words: 'Not counted', tone: 'text-ochre' },
} as const;
