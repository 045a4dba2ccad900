import type { LineVerdict } from '@stoa/schema/practice';

/** How the verdict on a line of work is shown and described. */
const lineMarks = {
  follows: { mark: 'right', icon: 'check', words: 'follows', tone: 'text-olive' },
  does_not_follow: { mark: 'wrong', icon: 'cross', words: 'does not follow from the line above', tone: 'text-clay' },
  unreadable: { mark: 'unsure', icon: 'question', words: 'could not be read', tone: 'text-ochre' },
  undecided: { mark: 'unsure', icon: 'question', words: 'could not be checked', tone: 'text-soft' },
} as const;

/** Returns the mark of a line; for one that only follows from an earlier mistake, the mark says so and from which line. */
export const lineMark = ({ verdict, slip }: Pick<LineVerdict, 'verdict' | 'slip'>) =>
  slip === undefined
    ? lineMarks[verdict]
    : ({ mark: 'unsure', icon: 'arrow', words: `follows from your line ${slip + 1}`, tone: 'text-soft' } as const);
