import { contrastsIn, plainly } from './contrasts.ts';
import { valuesSaid } from './restated-otherwise.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** Families in which a question about one member is never a question about another. */
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

/** "What is 6 times 4?" where 6 times 2 is to be asked; "which multiples" for "which factors". */
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

/** A number that is neither in the question that is due nor told before, in the place of one that is. */
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
