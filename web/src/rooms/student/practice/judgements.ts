/** How a judged answer is shown and said, quietly. */
export const judgements = {
  correct: { icon: 'check', words: 'Right', tone: 'text-olive' },
  incorrect: { icon: 'cross', words: 'Not yet', tone: 'text-clay' },
  unreadable: { icon: 'question', words: 'Could not be read, costs nothing', tone: 'text-ochre' },
  undecided: { icon: 'question', words: 'Could not be decided, costs nothing', tone: 'text-ochre' },
} as const;
