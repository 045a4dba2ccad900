import { withSlashedFractions } from '../../../../math/slashed-fractions.ts';
import { numberRolesIn } from '../../../../hearing/vocabulary/number-roles.ts';
import { valueOnTheWay } from '../../questions/value-on-the-way.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import { writesFalseLine } from '../claims/false-line.ts';
import { leadsOn } from '../claims/line-leads.ts';
import { valueOf } from './working-told.ts';

type Asked = Pick<Question, 'solution' | 'question_text' | 'answer'>;

/**
 * Returns what the student has found on the way to the answer, as she writes it: a result that the solution has too ("4 times 7
 *         is 28 so both have to be 28s"), or a part of something in the question with its amount ("10% is 7", "one third is
 *         nine").
 *
 * Errors  none: null if she tells nothing of the kind, if a line of it is false, or if it is the answer.
 */
export const stepTold = (question: Asked, text: string): string | null => stepsTold(question, text)[0] ?? null;

/** Returns all that the student has found on the way in a message, in order, each once. */
export function stepsTold(question: Asked, text: string): string[] {
  const said = inFigures(text);
  if (writesFalseLine(said) || doubts.test(said)) return [];
  const parts = partsTold(question, said);
  const all = parts.length > 0 ? parts : foundOnTheWay(question, said);
  const fractions = all.filter((one) => one.includes('frac'));
  return [...new Set(fractions.length > 0 ? fractions : all)];
}

/** The student weighs it against something else, or says that something can't be. */
const doubts =
  /\bor\b|\b(?:do(?:es)? (?:it|i|we|you) have to|could i|can i|can['’]?t|cannot|cant|does(?:n['’]?t| not)|doesnt|won['’]?t|wont|impossible)\b/i;

/** Returns the result of a step that the student says comes first: "first the 10 gets doubled so 20". */
export const firstStepTold = (question: Asked, text: string): string | null =>
  /^\W*(?:(?:so|ok|um+)\W+)*(?:first|i first|step one|to start)\b/i.test(text) ? stepTold(question, text) : null;

/**
 * Returns the result of a step that the student tells with what she did, unless it's meant as her answer: "i added them all up
 *         and got 56".
 */
export const doneStepTold = (question: Asked, text: string): string | null =>
  (tellsDoing.test(text) || tellsOrder.test(text)) && !concludesAnswer.test(text) ? stepTold(question, text) : null;
const tellsDoing =
  /\b(?:add(?:ed)?|took|take|subtract\w*|minus(?:ed)?|multipl\w*|divid\w*|timesed|get rid|got rid|undo|undid|swapp?\w*|trad\w+|chang\w+|turn\w*|switch\w*)\b.*\b(?:for|into|to|got|get|have|has|is|makes?|gives?|left)\b/i;
/** "Take off the 5 first? then its 12": tells what is done first, or what comes then. */
const tellsOrder =
  /\b(?:add|took|take|subtract|minus|multiply|divide|get rid of|undo|swap|trade|change|turn|switch)\w*\b.*\b(?:first|then)\b.*\b(?:it['’]?s|that['’]?s|it is|leaves)\b/i;
/** "I divided 27 by 3 and got 9, is that the answer or do I have to do something else": the result of a step, if it is one. */
export const askedStepTold = (question: Asked, text: string): string | null => {
  const [said = '', asked] = text.split(asksIfDone);
  return asked !== undefined && (tellsDoing.test(said) || tellsOrder.test(said)) ? stepTold(question, said) : null;
};
const asksIfDone =
  /\W*\b(?:(?:is|was) (?:that|it|this) (?:the (?:final )?answer|it|all|everything|done|enough)|am i (?:done|finished)|do i (?:have to|need to|gotta|still)|or do i|what(?:['’]?s| is| do i do)? next|is there more)\b.*/is;

/**
 * Returns a value on the way that is only a new name of something in the question, if she says what she renames: "i cut the
 * half into 4 pieces so its 4/8", of 1/2 + 3/8. "4/8" alone is meant as the answer.
 */
export function renamedTold(question: Asked, text: string, value: string): string | null {
  const found = valueOnTheWay(question, value);
  const is = valueOf(value.replace(/\s/g, ''));
  if (found === null || is === null || text.includes('?')) return null;
  const given = amountsIn(withSlashedFractions(question.question_text));
  const named = amountsIn(inFigures(text.replace(oneOf, 'a '))).filter((one) => given.includes(one));
  return named.length > 0 && named.every((one) => one !== value && isNear(valueOf(one) ?? Number.NaN, is)) ? found : null;
}
/** "The half" is a half. */
const oneOf = /\bthe (?=half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth)/gi;
const amountsIn = (text: string): string[] => text.match(/\d+(?:\.\d+|\/\d+)?/g) ?? [];

const concludesAnswer = /\banswer\b|\bso (?:it|its|x|that|thats|the|i say|each)\b/i;

/**
 * Returns the amount of a part, if it's stated and true. If the question asks for another part, it's a step, even if it is a
 *         known wrong answer.
 */
export const partTold = (question: Asked, text: string): string | null => partsTold(question, inFigures(text))[0] ?? null;

/** Returns the amounts of all parts that are stated, in order; none if one of them isn't so. */
function partsTold(question: Asked, said: string): string[] {
  const { question_text, answer } = question;
  const given = numeralsIn(question_text);
  const stated = partWithAmount
    .flatMap((pattern) => [...said.matchAll(pattern)])
    .toSorted((one, other) => one.index - other.index)
    .map(({ groups }) => ({ share: shareOf(groups!['part']!), amount: groups!['amount']! }))
    .filter(({ share, amount }) => share > 0 && share < 1 && amount !== answer.expected.trim());
  const wholeOf = ({ share, amount }: { share: number; amount: string }): string | undefined =>
    given.find((one) => isNear(share * Number(one), Number(amount)));
  const isOn = (one: { share: number; amount: string }): boolean =>
    asksForPercent.test(question_text) || partLeads(question, Number(wholeOf(one)), Number(one.amount));
  return stated.every((one) => wholeOf(one) !== undefined) ? stated.filter(isOn).map(({ amount }) => amount) : [];
}

/** Any percent of the amount may help to build another. */
const asksForPercent = /%|\bpercent/i;

/** True if a part leads on as a division, or if the answer is several of it: 9, for two thirds of 27. */
function partLeads(question: Asked, whole: number, amount: number): boolean {
  const expected = valueOf(question.answer.expected);
  if (expected !== null && expected > amount && Number.isInteger(expected / amount)) return true;
  const numbers = [whole, whole / amount];
  return leadsOn(question, { operations: ['/'], numbers, written: numbers.map(String), value: amount });
}

const partSaid = String.raw`(?<part>\d+(?:\.\d+)? ?(?:%|percent)|\d+\/\d+|half|a half)`;
const amountSaid = String.raw`\$?(?<amount>\d+(?:\.\d+)?)(?![\d%]|[./]\d| ?percent)`;
const partWithAmount: readonly RegExp[] = [
  new RegExp(String.raw`\b${partSaid}(?: of (?:it|them|that|those|all|\d+))? (?:is|are|=|equals|makes|gives|comes to|would be|will be|has) (?:like |just |about )?${amountSaid}`, 'gi'),
  new RegExp(String.raw`\b${amountSaid} (?:for|is|are|as) (?:the )?${partSaid}(?! of)`, 'gi'),
]; // prettier-ignore

function shareOf(part: string): number {
  if (/half/i.test(part)) return 1 / 2;
  const [over, under] = part.split('/');
  return under === undefined ? Number.parseFloat(part) / 100 : Number(over) / Number(under);
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

/** Returns the numbers that the solution reaches before its end, unless the student denies them. */
function foundOnTheWay(question: Asked, said: string): string[] {
  const given = new Set(numeralsIn(inFigures(question.question_text)));
  return Array.from(said.matchAll(/(?<![\d./]|\d ?: ?)-?\d+(?:\.\d+|\/\d+)?(?!\d|[./]\d| ?: ?\d)/g)).flatMap(
    ({ 0: number, index }) => {
      const isDenied = /\b(?:not|isn['’]?t|isnt|never|without)(?: \w+)? $/i.test(said.slice(0, index));
      if (isDenied || given.has(number)) return [];
      return valueOnTheWay(question, number) ?? commonDenominator(question, number) ?? renamedGiven(question, number) ?? [];
    },
  );
}

/** Returns a fraction of the question that is rewritten with the common denominator of the solution, in LaTeX: 3/12, for 1/4. */
function renamedGiven(question: Asked, said: string): string | null {
  const [top, bottom] = said.split('/');
  if (bottom === undefined || commonDenominator(question, bottom) === null) return null;
  const isGiven = numberRolesIn(question.question_text).fractions.some(
    (one) => Number(one.bottom) !== Number(bottom) && Number(one.top) * Number(bottom) === Number(top) * Number(one.bottom),
  );
  return isGiven ? String.raw`\frac{${top}}{${bottom}}` : null;
}

/** Returns a number that is the denominator of at least two fractions in the solution. */
function commonDenominator({ solution }: Asked, said: string): string | null {
  const under = solution.flatMap(({ math }) => Array.from(math.matchAll(/frac\{\d+\}\{(\d+)\}/g), ([, one]) => one));
  return under.filter((one) => one === said).length > 1 ? said : null;
}
