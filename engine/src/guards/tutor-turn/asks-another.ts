import { contrastsIn, plainly } from './contrasts.ts';
import { valuesSaid } from './restated-otherwise.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** Families of contrasting words in which a question about one member is never a question about another. */
const apart: ReadonlySet<string> = new Set([
  'operation',
  'across',
  'which',
  'portion',
  'place',
  'measure',
  'circle',
  'average',
  'divisor',
  'axis',
  'power',
  'position',
  'parity',
  'steepness',
]);

/**
 * True if a probe asks another question than the one that is due: "What is 6 times 4?" instead of 6 times 2; "which multiples"
 * instead of "which factors".
 */
export function asksAnother({ act, must_convey, text }: SpokenTurn): boolean {
  const due = plainly(must_convey ?? '');
  if (act !== 'probe' || !due.includes('?')) return false;
  const asked = turnSentences(text)
    .filter(({ asks }) => asks)
    .map(({ said }) => plainly(said))
    .join(' ');
  if (asked === '') return false;
  const before = turnSentences(text)
    .map(({ states }) => plainly(states))
    .join(' ');
  return hasOtherNumbers(asked, due, valuesSaid(before)) || isOfAnotherMember(asked, due, plainly(text));
}

/** True if a number of the due question is replaced by one that is neither in it nor told before. */
function hasOtherNumbers(asked: string, due: string, before: readonly string[]): boolean {
  const [told, wanted] = [valuesSaid(asked), valuesSaid(due)];
  return (
    wanted.some((one) => !told.includes(one)) && told.some((one) => one !== '1' && !wanted.includes(one) && !before.includes(one))
  );
}

function isOfAnotherMember(asked: string, due: string, all: string): boolean {
  const wanted = contrastsIn(due).filter(({ family }) => apart.has(family));
  const anywhere = contrastsIn(all);
  return contrastsIn(asked).some(
    ({ family, member }) =>
      wanted.some((one) => one.family === family) &&
      !wanted.some((one) => one.family === family && one.member === member) &&
      !wanted.some((one) => anywhere.some((other) => other.family === family && other.member === one.member)),
  );
}
