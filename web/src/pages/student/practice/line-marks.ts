/** How the verdict on a line of work is shown and said. */
export const lineMarks = {
  follows: { mark: 'right', icon: 'check', words: 'follows', tone: 'text-olive' },
  does_not_follow: { mark: 'wrong', icon: 'cross', words: 'does not follow from the line above', tone: 'text-clay' },
  unreadable: { mark: 'unsure', icon: 'question', words: 'could not be read', tone: 'text-ochre' },
  undecided: { mark: 'unsure', icon: 'question', words: 'could not be checked', tone: 'text-soft' },
} as const;
