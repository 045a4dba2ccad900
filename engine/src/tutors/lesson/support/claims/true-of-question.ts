import { numberRolesIn } from '../../../../hearing/vocabulary/number-roles.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import { lengthClaimed } from './length-claimed.ts';
import { numberedParts } from '../words-in-common.ts';
import { asksAboutStep } from '../steps/step-asked.ts';
import { doubtOr } from '../../hearing/doubt.ts';

type Asked = Pick<Question, 'question_text' | 'solution' | 'answer'>;

/**
 * What is true about the question's numbers: a part of the solution's way, something true by itself, or both numbers of a
 * two-number answer.
 */
export type TrueOfQuestion = 'of_way' | 'true' | 'both_numbers';

/** The student denies, supposes, asks for a reason, or compares with something else. */
const saysElse = doubtOr(/\b(?:instead|which|what|how come)\b/);

/**
 * Decides whether what the student says about the question's numbers, or about what to do with them, is known to be true:
 * "they're both 3", "7 is past half", "take away 30 is 70", "put them in order first", "change every x for a 7". Whether stated
 * or asked, it gets a yes.
 *
 * Errors  none: null if nothing of the kind is said, or if it's false or can't be decided.
 */
export function trueOfQuestion(question: Asked, text: string): TrueOfQuestion | null {
  const said = asSaid(text);
  if (isOddOrEven(said) || (/\d\.\d/.test(question.question_text) && lengthClaimed(text) === 'does_not')) return 'true';
  if (saysElse.test(text)) return null;
  if (isInCoins(question, said) || isOfPlaces(question, said)) return 'true';
  if (isBothNumbers(question, said)) return 'both_numbers';
  const holds =
    isShared(question, said) ||
    isPastHalf(question, said) ||
    isFewerShares(question, said) ||
    isSmallerPieces(question, said) ||
    isTakenInParts(question, said) ||
    isMadeOfParts(question, said) ||
    isPutInOrder(question, said) ||
    isPutIn(question, said);
  return holds ? 'of_way' : null;
}

const asSaid = (text: string): string => inFigures(text.toLowerCase().replace(/['’]/g, ''));

/** Finds out which parts of a fraction a message mentions. */
const partsNamed = (said: string): { readonly isTop: boolean; readonly isBottom: boolean } => ({
  isTop: /\b(?:tops?|numerators?)\b/.test(said),
  isBottom: /\b(?:bottoms?|denominators?)\b/.test(said),
});

/**
 * "Halving doesn't work because 21 is odd", "you can't divide 21 by 2": true if this is so, whatever the question's numbers
 * are.
 */
function isOddOrEven(said: string): boolean {
  const [, number, kind] = /(?<![\d./])(\d+) (?:is|s) (?:an? )?(odd|even)(?: number)?\b/.exec(said) ?? [];
  if (number !== undefined)
    return !/\d+ (?:is|s) not/.test(said) && (Number(number) % 2 === 1) === (kind === 'odd') && !/\bso\b.*\d/.test(said);
  const [, whole, by] = /\b(?:cant|cannot|can not) (?:divide|split|share) (\d+) (?:by|in|into) (\d+)\b(?!\.)/.exec(said) ?? [];
  if (whole !== undefined && by !== undefined) return Number(by) > 0 && Number(whole) % Number(by) !== 0;
  const [, part, all] =
    /(?<![\d./])(\d+) (?:doesnt|does not|wont|cant) (?:go|fit) (?:evenly )?(?:in|into) (\d+)\b/.exec(said) ?? [];
  return part !== undefined && all !== undefined && Number(part) > 0 && Number(all) % Number(part) !== 0;
}

const fractionsOf = ({ question_text }: Asked): readonly { readonly top: number; readonly bottom: number }[] =>
  numberRolesIn(question_text).fractions.map(({ top, bottom }) => ({ top: Number(top), bottom: Number(bottom) }));

const lead = String.raw`^\W*(?:(?:but|so|wait|oh|ok|and|well|hm+|um+|because|cause|bc|cuz|its|like|cause)\W+)*`;
const both = new RegExp(
  String.raw`${lead}(?:(?:they(?:re| are|r| have| got)?|the (?:tops?|bottoms?|numerators?|denominators?|numbers)|both|theres|there are)\s*)+(?:\b(?:are|have|is|got|of them|both|the|same|pieces|on|top|bottom|at|with|all|just)\b\s*)*(\d+)?(?: (?:pieces|parts|slices|tops?|bottoms?|on (?:the )?(?:top|bottom)|both))*\W*$`,
);

/**
 * Returns the two numbers of the question's fractions that the student wrongly calls the same: "the bottoms are the same". Null
 *         if she says nothing of the kind, or she is right.
 */
export function notShared(question: Asked, text: string): { readonly one: number; readonly other: number } | null {
  const said = asSaid(text);
  const [one, other, ...more] = fractionsOf(question);
  if (one === undefined || other === undefined || more.length > 0 || saysElse.test(text) || !both.test(said)) return null;
  if (!/\bsame\b/.test(said)) return null;
  const { isTop, isBottom } = partsNamed(said);
  if (isTop === isBottom) return null;
  const [left, right] = isTop ? [one.top, other.top] : [one.bottom, other.bottom];
  return left === right ? null : { one: left, other: right };
}

/** "But they are both 3", "the tops are the same": true if this is so of the question's two fractions. */
function isShared(question: Asked, said: string): boolean {
  const [one, other, ...more] = fractionsOf(question);
  if (one === undefined || other === undefined || more.length > 0) return false;
  const match = both.exec(said);
  if (match === null || !/\b(?:both|same)\b/.test(said)) return false;
  const { isTop, isBottom } = partsNamed(said);
  const fits = (a: number, b: number): boolean => a === b && (match[1] === undefined || Number(match[1]) === a);
  if (isTop || isBottom) return isTop !== isBottom && (isTop ? fits(one.top, other.top) : fits(one.bottom, other.bottom));
  return match[1] !== undefined && (fits(one.top, other.top) || fits(one.bottom, other.bottom));
}

/** "7 is past half": true if this is so of the numerator of one of the question's fractions. */
function isPastHalf(question: Asked, said: string): boolean {
  const [, number, isMore] =
    new RegExp(
      String.raw`${lead}(\d+) (?:is|s) (?:(?:just|already|a bit|1|way|a little) )*(?:(past|over|above|more than|bigger than|greater than)|under|below|less than|not even|smaller than)(?: an?| 1)? (?:half|1\/2)(?: way)?(?: of (?:it|the \w+|\d+))?\W*$`,
    ).exec(said) ?? [];
  const own = fractionsOf(question).find(({ top }) => top === Number(number));
  if (own === undefined) return false;
  return isMore === undefined ? 2 * own.top < own.bottom : 2 * own.top > own.bottom;
}

const people = 'kids|people|children|friends|persons?|pieces|slices|parts|shares';

/** "It's like 30 cents and 3 dimes": true if these are numbers of the question, hundredths as cents and tenths as dimes. */
function isInCoins({ question_text }: Asked, said: string): boolean {
  const given = (question_text.match(/\d*\.\d+/g) ?? []).map(Number);
  const coins = Array.from(
    said.matchAll(/(?<![\d.])(\d+) (cents?|pennies|dimes?)\b/g),
    ([, count, coin]) => Number(count) / (coin!.startsWith('dime') ? 10 : 100),
  );
  return /\blike\b|\bthats\b|\bsame as\b/.test(said) && coins.length > 1 && coins.every((one) => given.includes(one));
}

/** "It's after the dot so it gets smaller": true if the question asks about the digits of a decimal. */
const isOfPlaces = ({ question_text }: Asked, said: string): boolean =>
  /\bdigit\b/i.test(question_text) &&
  /\d\.\d/.test(question_text) &&
  /\b(?:after|behind|past|right of) the (?:dot|point|decimal(?: point)?)\b.*\b(?:smaller|less|tinier)\b/.test(said) &&
  !/\b(?:longer|digits|bigger|larger)\b/.test(said);

/** "So 8 is less kids?": true if this is so of the denominators, as numbers of people who share. */
function isFewerShares(question: Asked, said: string): boolean {
  const bottoms = fractionsOf(question).map(({ bottom }) => bottom);
  const [, number, isMore] =
    new RegExp(String.raw`${lead}(\d+) (?:is|s|means|would be) (?:(more)|less|fewer) (?:${people})\W*$`).exec(said) ?? [];
  const other = bottoms.find((one) => one !== Number(number));
  if (bottoms.length !== 2 || other === undefined || !bottoms.includes(Number(number))) return false;
  return isMore === undefined ? Number(number) < other : Number(number) > other;
}

const smaller = 'smaller|littler|tinier|thinner|skinnier|shorter|tiny|little|small';
const larger = 'bigger|larger|longer|thicker|wider|fatter';
/** "8 makes smaller pieces", "the 10 ones are a bigger number but littler pieces", "jons parts are smaller". */
const piecesOf = new RegExp(
  String.raw`(?<![\d./])(?:the )?(\d+|[a-z]+?)(?:ths|rds|s)?(?: (?:ones?|kids|children|people|table|friends))? (?:(?:is|are|has|have|get|gets|makes?|means?|would be|cuts?|cut into|its|got)(?: (?:an? )?(?:bigger|larger) number(?: (?:but|and|so))?)? )?(?:(?:the|its|his|her|with|but|are|so|you get|they get) )*(?:(${smaller})|${larger})(?: (?:pieces|parts|slices|bits|cuts|shares?))?\W*$|(?<![\d./])([a-z]+?)s? (?:pieces|parts|slices|bits) (?:is|are) (?:(?:way|much|a bit|just) )*(?:(${smaller})|${larger})\W*$`,
);

/** True if the student says whose pieces are smaller or larger, and they are: of 5/8 and 5/6, or of cakes for 10 and for 3. */
function isSmallerPieces(question: Asked, said: string): boolean {
  const text = said.replace(/\bpeices?\b/g, 'pieces').replace(new RegExp(lead), '');
  const found = piecesOf.exec(text);
  if (found === null) return false;
  const [all, whose = found[3], isSmaller = found[4]] = found;
  if (/^\d+$/.test(whose ?? '') && !/\d(?:ths|rds|s)\b|\b(?:pieces|parts|slices|bits|cuts|shares?)\b/.test(all)) return false;
  const fractions = fractionsOf(question);
  const shares = /\b(?:share|cut|split)/i.test(question.question_text) ? numeralsIn(question.question_text).map(Number) : [];
  const cuts = fractions.length > 0 ? fractions.map(({ bottom }) => bottom) : [...new Set(shares)];
  const [one, other, ...more] = cuts;
  if (one === undefined || other === undefined || more.length > 0 || one === other || whose === undefined) return false;
  const names = Array.from(question.question_text.matchAll(/\b([A-Z][a-z]+) has\b[^$.]*\$\\frac\{\d+\}\{(\d+)\}\$/g));
  const named = names.find(([, name]) => whose.startsWith(name!.toLowerCase()))?.[2];
  const cut = /^\d+$/.test(whose)
    ? Number(whose)
    : Number(named ?? numberedParts(`${whose}ths`) ?? numberedParts(`${whose}s`) ?? Number.NaN);
  if (!cuts.includes(cut)) return false;
  return (isSmaller !== undefined) === (cut === Math.max(one, other));
}

/**
 * "Take away 30 is 70 and then 7 more": true if the student takes away a part of what the solution takes away, from the same
 * number.
 */
function isTakenInParts({ question_text, solution }: Asked, said: string): boolean {
  const [, part, left] = /\b(?:take|taking|took|takes) (?:away|off) (\d+) (?:is|makes|leaves|gives|=) (\d+)\b/.exec(said) ?? [];
  if (part === undefined || left === undefined) return false;
  const given = numeralsIn(question_text).map(Number);
  return (
    given.some((one) => one - Number(part) === Number(left)) &&
    solution.some(({ math }) =>
      Array.from(math.matchAll(/(\d+) ?[-−] ?(\d+)/g)).some(
        ([, from, taken]) => Number(from) - Number(part) === Number(left) && Number(part) < Number(taken),
      ),
    )
  );
}

/** "10x7 is 70 and 2x7 is 14": true if the products are right and add up to the answer. */
function isMadeOfParts({ answer }: Asked, said: string): boolean {
  const parts = Array.from(
    said.matchAll(/(?<![\d./])(\d+) ?(?:x|times|\*|×) ?(\d+) ?(?:is|=|makes) ?(\d+)(?![\d./])/g),
    (found) => found.slice(1).map(Number),
  );
  const areSo = parts.every(([one, other, comes]) => one! * other! === comes);
  const total = parts.reduce((sum, [, , comes]) => sum + comes!, 0);
  return parts.length > 1 && areSo && String(total) === answer.expected.trim() && !numeralsIn(said).includes(String(total));
}

const orders =
  /\b(?:put|line|lines|sort|order|arrange|get|place)\b(?: \w+){0,3}? (?:in order|in (?:a )?line|from (?:the )?(?:smallest|least|lowest|shortest)|(?:smallest|least|lowest|shortest) to)|\bline (?:them|it|em|the numbers|the kids) up\b|^\W*(?:\w+ )?(?:sort|order) (?:them|em|it|the numbers)\b/;
const isOrdered = /\bin order\b|\bfrom (?:least|smallest|shortest)\b/i;

/** "You have to put them in order first, like a class photo": true if the solution does that. */
const isPutInOrder = ({ solution }: Asked, said: string): boolean =>
  orders.test(said) &&
  !asksAboutStep(said) &&
  !/\b(?:do|does|did|should|can|could|dont|doesnt|biggest|largest|greatest|first one|alphabet\w*)\b/.test(said) &&
  solution.some(({ explanation }) => isOrdered.test(explanation));

/** "Change every x for a 7": true if it's the number that the question puts in for the letter. */
function isPutIn({ question_text }: Asked, said: string): boolean {
  const input = Array.from(question_text.matchAll(/\b[fgh]\((-?\d+)\)\$?\?/g), ([, one]) => one!).at(-1);
  if (input === undefined) return false;
  const replaced =
    /\b(?:change|put|swap|replace|plug|substitute|switch|make|turn|trade)\b[^.?!]*?(?:\bx(?:s|es)?\b[^.?!]*?(-?\d+)|(-?\d+)\b[^.?!]*?\bx(?:s|es)?\b)|\bx (?:is|becomes|turns into|=) (?:an? )?(-?\d+)\b/.exec(
      said.replace(/\b[fgh] ?\(-?\d+\)/g, ' '),
    );
  const number = replaced?.slice(1).find((one) => one !== undefined);
  return number === input && numeralsIn(said.replace(/\b[fgh] ?\(-?\d+\)/g, ' ')).length === 1;
}

/** "Thirds? 4 and 7": true if these are both numbers of the answer 4/7, and not both are given in the question. */
function isBothNumbers({ answer, question_text }: Asked, said: string): boolean {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(answer.expected.trim()) ?? [];
  if (top === undefined || bottom === undefined) return false;
  const given = new Set(numeralsIn(question_text));
  if (given.has(top) && given.has(bottom)) return false;
  return new RegExp(String.raw`(?<![\d./])${top} (?:and|n|&) ${bottom}\W*$`).test(said) && !/[-+*=]/.test(said);
}
