import { foldSigns } from '../../../../guards/leak/fold-signs.ts';
import { inFigures } from '../in-figures.ts';
import { withBothParts } from './both-parts.ts';
import { withHalfWritten } from './halved-result.ts';
import { plainWork } from './plain-work.ts';
import { selfCorrected } from './self-corrected.ts';
import { equationsIn, inSigns, isEqual, lineOf, valueOf, type Line } from '../reasons/working-told.ts';

/** A line that the student wrote: the work, as she wrote it, and the result that she gives. */
export type Stated = {
  readonly line: Line;
  readonly side: string;
  readonly value: { readonly is: number; readonly written: string } | null;
};

/** Returns the expression that a message ends with and leaves open: "50 - 19" of "x + 19 - 19 = 50 - 19". */
export function unfinishedIn(text: string): string | null {
  const last =
    inOneLine(text)
      .split(/[^-+*/().\d\s]+/)
      .at(-1)
      ?.trim() ?? '';
  return lineOf(last) === null || /^\d+\/\d+$/.test(last) ? null : last;
}

/** "12x7. is it 74", "15 - 6, x = 8", "100 - 37 and it stay 67": work and its result, to be read as one line. */
const then =
  /(?<=\d\)?)[\s,.;:?!]+((?:(?:so|then|and|it|its|it['’]s|is|that|thats|that['’]s|i|we|got|get|stays?|leaves?|remains?|maybe|uh+m*|um+|which|like|[a-z](?=\s*=)|=)[\s,.;?!]*)+)(?=-?\d+(?:\.\d+)?(?:\/\d+)?(?!\s*[-+*/=]|[\d/]|\.\d))/gi;
/** "6 x 7 is 42 then + 1 is 43": goes on with the result. */
const runsOn = /(?<=\d)[\s,;.]+(?:(?:and|then|so|i|just|do)[\s,]+)+(?=[-+*/]\s*\d)/gi;
/** "I got 35 and then i divide it by 4": goes on with what was found. */
const dividesIt =
  /(?<![\d./])(\d+(?:\.\d+)?)[\s,;.]+(?:(?:and|then|so|now|next|i|ill|i['’]ll|we|you|u|just|have|need|to|gotta|gonna|will)[\s,]+)*(?:divided?|dividing|split|÷)\s*(?:it|that|them|those|all)?\s*(?:by|into|in)\s*(?=\d)/gi;
const concludes = /=|\b(?:so|its|it['’]?s|it is|that|thats|got|get|which|stays?|leaves?|remains?)\b/i;

export function inOneLine(text: string): string {
  const typed = foldSigns(withBothParts(withHalfWritten(selfCorrected(text))))
    .replace(/(?<=\d) x -(?=\d)/gi, ' * -')
    .replace(/\b[fgh] ?\(-?\d+\) ?(?:=|is)?/gi, ' ; ')
    .replace(/(?<=\d)\s*(?:percent|%)/gi, '% ;')
    .replace(/(?<=\d)['’]?s\b/g, '')
    .replace(/(?<=\d)\s+first\b/gi, '')
    .replace(runsOn, ' ');
  return inSigns(inFigures(typed).replace(dividesIt, '$1 ; $1 / '))
    .replace(runsOn, ' ')
    .replace(then, (all, words: string) => (concludes.test(words) ? ' = ' : all))
    .replace(/\b[a-z]\s*=\s*(?=-?\d)/gi, ' ; ');
}

export function statedIn(said: string): Stated[] {
  return equationsIn(said).flatMap((sides) =>
    sides.flatMap((side, at): Stated[] => {
      const line = lineOf(side);
      if (line === null || (line.operations.length > 1 && side.includes('('))) return [];
      const value = resultOf(line, sides[at + 1], sides.length > at + 2);
      // "3/4 = 75" and "4 quarters is 100 cents" mix two kinds of numbers.
      const isMixed = value === null || line.value < 1 || isEqual(value.is, 100 * line.value);
      return /^\d+\/\d+$/.test(side) && isMixed ? [] : [{ line, side, value }];
    }),
  );
}

/**
 * Returns the result that comes after a line: the number there. Null if it's only the beginning of a mixed number, or if what
 * comes after is a calculation of its own that may come to the same: "19 + 6 = 20 + 5".
 */
function resultOf(line: Line, after: string | undefined, goesOn: boolean): Stated['value'] {
  const [, first, rest] = /^\(?\s*(-?\s*\d+(?:\.\d+)?(?:\/\d+)?)\)?(.*)$/s.exec(after ?? '') ?? [];
  const is = first === undefined ? null : valueOf(first);
  if (first === undefined || is === null || /^\s*[\d(]/.test(rest!)) return null;
  const next = lineOf(after!);
  const isOwn = next !== null && next.written.length > 1 && rest!.trim() !== '';
  if (isOwn && !comesTo(line, is) && (!goesOn || comesTo(line, next.value))) return null;
  return { is, written: first.replace(/\s/g, '') };
}

/** A line that the student wrote with its result. */
export type Worked = Stated & { readonly value: NonNullable<Stated['value']> };

/** Returns the lines of work in a message that have a result, in order. */
export const workedIn = (text: string): Worked[] =>
  statedIn(inOneLine(text)).flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]));

/**
 * Returns the lines of work that a message tells with their results, if every one of them is true and the last one is exact.
 *
 * Errors  none: null if the message tells no such line, if one doesn't come to what she says, or if the last result is rounded
 *         or is worked out from left to right.
 */
export function trueWorkIn(text: string): { readonly lines: readonly Worked[]; readonly last: Worked } | null {
  const lines = workedIn(text);
  const last = lines.at(-1);
  if (last === undefined || !lines.every(({ line, value }) => comesTo(line, value.is))) return null;
  return isEqual(last.line.value, last.value.is) ? { lines, last } : null;
}

/** True if a message has a line of work that surely doesn't come to the result that the student gives for it. */
export const worksFalsely = (text: string): boolean =>
  workedIn(plainWork(text)).some(({ line, value }) => !comesTo(line, value.is) && !countsPieces(line, value.written));

/** True if a fraction counts with its numerator what the line comes to: "8 + 5 + 12 is 25/3", "14 + 34 = 48/6". */
export const countsPieces = ({ numbers, value }: Line, written: string): boolean =>
  numbers.every(Number.isInteger) && /^\d+\/\d+$/.test(written) && isEqual(value, Number(written.split('/')[0]));

/** Writes a line with its result as an equation in TeX. */
export const equationOf = ({ side, value }: Pick<Worked, 'side' | 'value'>): string => `${asTex(side)} = ${asTex(value.written)}`;

export const squeezed = (text: string): string => text.replaceAll(/[\s()]/g, '');

/** True if a line has this value, by precedence or from left to right. A rounded value counts as right. */
export function comesTo({ numbers, operations, value }: Line, said: number): boolean {
  const inOrder = operations.reduce((so, operation, at) => done(so, operation, numbers[at + 1]!), numbers[0]!);
  const places = /\.(\d+)/.exec(`${said}`)?.[1]?.length ?? 0;
  return [value, inOrder].some(
    (one) => isEqual(one, said) || (places > (isEndless(one) ? 0 : 1) && Math.abs(one - said) < 10 ** -places),
  );
}

/** True for 25 ÷ 3, whose decimals never end, so that 8.3 is as good as 8.33. */
const isEndless = (value: number): boolean => !isEqual(value * 10 ** 6, Math.round(value * 10 ** 6));

function done(one: number, operation: string, other: number): number {
  switch (operation) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    default:
      return one / other;
  }
}

/** Writes a line as it's shown: "7 * -2" → $7 \times (-2)$ without its dollar signs. */
export const asTex = (side: string): string =>
  side
    .trim()
    .replace(/^\(\s*|\s*\)$/g, '')
    .replace(/(?<![\d.])(\d+)\/(\d+)(?![\d.])/g, String.raw`\frac{$1}{$2}`)
    .replace(/\s*\*\s*-\s*(\d+(?:\.\d+)?)/g, String.raw` \times (-$1)`)
    .replace(/\s*\*\s*/g, String.raw` \times `)
    .replace(/\s*\/\s*/g, String.raw` \div `)
    .replace(/(?<=\d|\})\s*([-+])\s*(?=[\d(\\])/g, ' $1 ')
    .replace(/\s+/g, ' ');
