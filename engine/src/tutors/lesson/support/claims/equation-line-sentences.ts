import type { EquationLine } from './equation-line.ts';
import type { ChooseWording } from '../choose-wording.ts';

/** Reply to a line in which only one side has changed. */
const oneSide = [
  'I see a change on one side only. What has to happen on the other side?',
  'That changes one side. What will you do to the other one?',
  'Think of a balance: only one side got lighter or heavier. What keeps it level?',
  'One side is different now. How do you keep the two sides equal?',
  'Look at both sides: only one of them has changed. Fix the other one, too.',
  'You did that to one side. What does the other side need?',
  'The step is fine for one side. Now what about the other?',
  'If only one side changes, the two aren’t equal anymore. What else do you have to change?',
] as const;

/** Reply to any other line that doesn't follow. */
const other = [
  'That line doesn’t go with the equation yet. What did you do to each side?',
  'Check that line against the equation. Did you do the same to both sides?',
  'Something changed there that shouldn’t. What happened on each side?',
  'Go back to the equation, and do one thing to both sides. What do you get?',
  'That isn’t quite what the equation turns into. Look at each side again.',
  'The two sides don’t match anymore. What did you do on the left, and what on the right?',
  'Hm, take the equation again, and tell me what you do to both sides.',
  'That line tells about another number. Look again at what happened to each side.',
] as const;

/** Chooses the reply to a line that doesn't follow. */
export const equationSaid = (line: Exclude<EquationLine, 'follows'>, choose: ChooseWording): string => {
  const table = line === 'one_side' ? oneSide : other;
  return choose(table);
};
