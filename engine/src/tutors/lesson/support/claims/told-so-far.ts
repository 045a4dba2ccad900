import { checkAnswer } from '../../../../math/check-answer.ts';
import { sidesOf, type Side } from '../../hearing/answers/side-told.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { isEqual, isSameFact, lineOf, linesOfSolution, valueOf, type Line } from '../reasons/working-told.ts';
import { asTex, inOneLine, statedIn } from './stated-lines.ts';

/**
 * What the student has told when only the last step is missing, as it's shown.
 *
 * next     a value that she has found, and what she does with it: "16 all together and then half"
 * halves   which of the two amounts is less than a half and which is more
 * over, under  that one of the two amounts is more, or less, than a half; `other` is the one that's left
 * renamed  both amounts in the same pieces: "16/40 and 15/40"
 * owed     the amount of a negative answer as a debt: "i still owe 5"
 */
export type ToldSoFar = {
  readonly kind: 'next' | 'halves' | 'over' | 'under' | 'renamed' | 'owed';
  readonly one: string;
  readonly other: string;
};

type Asked = Pick<Question, 'question_text' | 'solution' | 'answer'>;

/**
 * Finds what the student has told of the question besides a single step: both of its sides, or a debt.
 *
 * Errors  none: null if she tells nothing of the kind, or if part of it isn't so.
 */
export const toldSoFar = (question: Asked, text: string): ToldSoFar | null =>
  halvesTold(question, text) ?? renamedTold(question, text) ?? debtTold(question, text);

/** Weighs things against each other, asks for the reason, or supposes. */
const doubts = /\b(?:if|why|how come|or)\b/i;

/** Returns what the student does with a value that she has found, if the solution does that, too. */
export function nextTold(question: Asked, text: string, found: string): ToldSoFar | null {
  const value = valueOf(found);
  if (value === null || doubts.test(text) || /\?/.test(text)) return null;
  const way = linesOfSolution(question);
  const one = `$${found}$`;
  if (halves.test(text)) {
    const isSo = way.some(({ value: is, numbers }) => isEqual(is, value / 2) && numbers.some((number) => isEqual(number, value)));
    return isSo ? { kind: 'next', one, other: `half of ${one}` } : null;
  }
  const expected = valueOf(question.answer.expected.trim());
  const isRight = (line: Line): boolean =>
    (expected !== null && isEqual(line.value, expected)) || way.some((known) => isSameFact(line, known));
  const goesOn = continues.exec(inOneLine(text));
  const line = goesOn === null ? null : lineOf(`${found} ${goesOn[1]} ${goesOn[2]}`);
  if (line !== null && isRight(line)) return { kind: 'next', one, other: `$${asTex(`${found} ${goesOn![1]} ${goesOn![2]}`)}$` };
  const open = statedIn(inOneLine(text)).findLast((stated) => stated.value === null && !/^\d+\/\d+$/.test(stated.side.trim()));
  const isNext =
    open !== undefined &&
    open.line.operations.length === 1 &&
    open.line.numbers.some((number) => isEqual(number, value)) &&
    isRight(open.line);
  return isNext ? { kind: 'next', one, other: `$${asTex(open.side)}$` } : null;
}
/** "Then i divide by 4", "and then - 7", at the end. */
const continues =
  /\b(?:then|now|next|so)\b(?: (?:i|we|you|ill|i['’]ll|just|have to|need to|gotta|do|it|that|them))*\s*([-+*/])(?:\s*(?:it|that|them|by|all))*\s*(\d+(?:\.\d+)?)(?: more)?[\s.!]*$/i;
/** "And then half", "then cut that in half". */
const halves = /\b(?:and|then|so|now)\b[^.?!\d]{0,24}\b(?:half|halve|halves|in half|in 2)\b(?: of (?:it|that|them))?[\s.!]*$/i;

const less = String.raw`(?:less than|smaller than|under|below|not even|lower than|fewer than|littler than|short of|not quite)`;
const more = String.raw`(?:more than|bigger than|over|above|past|greater than|larger than|higher than)`;
const lead = String.raw`(?: is| are|['’]?s)?(?: (?:just|a bit|a little|way|already|like|kinda))*`;
const half = String.raw`(?:an? |the |1 )?(?:half|1/2|halfway|0\.5|middle)`;

/** Returns the sides that the student truly places below or above a half. */
function halvesTold(question: Asked, text: string): ToldSoFar | null {
  const sides = comparedSides(question);
  if (sides === null || doubts.test(text)) return null;
  const said = inFigures(text.toLowerCase());
  const placed = sides.map((side) => placeOf(said, side));
  const isSo = sides.every(({ is }, at) => placed[at] === null || placed[at] === (is < 0.5 ? 'less' : is > 0.5 ? 'more' : null));
  if (!isSo || placed[0] === placed[1]) return null;
  const at = placed.indexOf(null);
  if (at >= 0)
    return {
      kind: placed[1 - at] === 'more' ? 'over' : 'under',
      one: shown(sides[1 - at]!.written),
      other: shown(sides[at]!.written),
    };
  const [smaller, greater] = placed[0] === 'less' ? sides : [sides[1], sides[0]];
  return { kind: 'halves', one: shown(smaller.written), other: shown(greater.written) };
}

/** Returns on which side of a half the student places an amount: "5 is less than half of 11", "4/7 is over a half". */
function placeOf(said: string, { written }: Side): 'less' | 'more' | null {
  const [top, bottom] = written.split('/');
  if (bottom === undefined) return null;
  const is = (relation: string): boolean =>
    new RegExp(String.raw`(?<![\d./])${top}${lead} ${relation} ${half} (?:of|for) (?:the )?${bottom}(?![\d/])`).test(said) ||
    new RegExp(String.raw`(?<![\d./])${top} ?(?:/|over|out of) ?${bottom}${lead} ${relation} ${half}(?! of)`).test(said);
  const [isLess, isMore] = [
    is(less) || followsFromHalf(said, top!, bottom, less),
    is(more) || followsFromHalf(said, top!, bottom, more),
  ];
  return isLess === isMore ? null : isLess ? 'less' : 'more';
}

/** "4 of 7. half of 7 is 3 and a half so its more": names the half of the denominator, and on which side of it the amount is. */
function followsFromHalf(said: string, top: string, bottom: string, relation: string): boolean {
  const [, half, rest] =
    new RegExp(String.raw`\b(?:half|1\/2) of ${bottom} (?:is|=|makes|would be) (\d+(?:\.5| 1\/2)?)(?![\d.]| 1\/2)(.*)$`).exec(
      said,
    ) ?? [];
  if (half === undefined || rest === undefined || Number(half.replace(' 1/2', '.5')) * 2 !== Number(bottom)) return false;
  const isNamed = new RegExp(String.raw`(?<![\d./])${top}(?: ?(?:of|\/|out of) ?${bottom})?(?![\d/])`).test(said);
  const compares = new RegExp(
    String.raw`\b(?:so|and|then|but|its|it['’]?s|thats|${top}(?:\/${bottom})? is)\b(?: \w+){0,3}? ?\b(?:${relation}|${relation === more ? 'more|bigger|greater' : 'less|smaller'})\b`,
  );
  return isNamed && compares.test(rest) && !/\b(?:half|1\/2) of\b/.test(rest);
}

/** Returns the two amounts that a question has compared: the sides of a sign, or "3/7 or 6/11". */
function comparedSides(question: Asked): readonly [Side, Side] | null {
  const sides = sidesOf(question);
  if (sides !== null) return sides;
  if (!/\b(?:greater|less|larger|smaller|more)\?/i.test(question.question_text)) return null;
  const [one, other, ...others] = Array.from(question.question_text.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g), ([, top, bottom]) => ({
    written: `${top}/${bottom}`,
    is: Number(top) / Number(bottom),
  }));
  return one === undefined || other === undefined || others.length > 0 ? null : [one, other];
}

const rename = /(?<![\d./])(\d+)\s*\/\s*(\d+)(?!\d|[./]\d)/g;

/** Returns both amounts as the student rewrote them, if they're right and have one denominator, or as many decimal places. */
function renamedTold(question: Asked, text: string): ToldSoFar | null {
  const sides = comparedSides(question);
  if (sides === null || doubts.test(text)) return null;
  const given = sides.map(({ written }) => written);
  const all = Array.from(text.matchAll(rename), ([, top, bottom]) => ({ top: top!, bottom: bottom! }));
  const fractions = all.filter(({ top, bottom }) => !given.includes(`${top}/${bottom}`));
  const [one, other, ...more] = fractions;
  if (one !== undefined && other !== undefined && more.length === 0 && one.bottom === other.bottom) {
    const isSo = [one, other].every(({ top, bottom }, at) => isEqual(Number(top) / Number(bottom), sides[at]!.is));
    return isSo
      ? { kind: 'renamed', one: shown(`${one.top}/${one.bottom}`), other: shown(`${other.top}/${other.bottom}`) }
      : null;
  }
  const [, left, right] = twoCounts.exec(inFigures(text)) ?? [];
  const places = Math.max(...given.map((written) => written.split('.')[1]?.length ?? 0));
  if (left === undefined || right === undefined || places < 2 || fractions.length > 0) return null;
  const isSo = [left, right].every((said, at) => isEqual(Number(said), sides[at]!.is * 10 ** places));
  return isSo && !given.includes(left) ? { kind: 'renamed', one: `$${left}$`, other: `$${right}$` } : null;
}
/** "40 and 15", "so 40 hundredths and 15 hundredths". */
const twoCounts =
  /^\W*(?:(?:so|ok|oh|um+|its|it['’]?s|like|theyre|i get|i have)\W+)*(\d+)(?: (?:cents?|pennies|hundredths|thousandths|parts|pieces))? (?:and|vs|versus|to|against) (\d+)(?: (?:cents?|pennies|hundredths|thousandths|parts|pieces))?\W*$/i;

/** Returns the debt that the student comes to, if the answer is that much below zero. */
function debtTold({ answer, question_text }: Asked, text: string): ToldSoFar | null {
  if (answer.input_type !== 'integer' || doubts.test(text) || /\?/.test(text) || /\bow(?:e|es|ed|ing)\b/i.test(question_text))
    return null;
  const said = inFigures(text);
  const [, debt] = owes.exec(said) ?? inTheHole.exec(said) ?? [];
  return debt !== undefined && checkAnswer(answer, `-${debt}`).verdict === 'correct'
    ? { kind: 'owed', one: `$${debt}$`, other: '' }
    : null;
}
const owes =
  /\b(?:i|we|you|u|they|he|she)(?: (?:still|would|now|just|only|will|have to))* owe[sd]?(?: (?:him|her|them|still|like|you|me))? \$?(\d+)(?: (?:dollars?|bucks|more|left|now|still))*[\s.!]*$/i;

const inTheHole = /(?<![\d.-])(\d+)(?: dollars?| bucks)? (?:in the hole|in debt|in the red)(?: (?:now|still))*[\s.!]*$/i;

const shown = (written: string): string => `$${asTex(written)}$`;
