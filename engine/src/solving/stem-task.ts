import { replaceLetter } from '../math/exact/replace-letter.ts';
import { readStatement } from '../math/read/read-statement.ts';
import { lettersInside, lettersOf, type Expression, type Statement, type Relation } from '../math/syntax-tree.ts';
import { quantityIn } from './named-quantities.ts';
import { lettersOfSystem } from './relation-holds.ts';
import { mark, stemParts } from './stem-parts.ts';

/**
 * The name and version of this solver, recorded as the critic of each problem that it confirms. Increase the version when more
 * or other wordings are read.
 */
export const stemSolver = 'stoa-stem@2';

/** What a stem asks for, as mathematics. */
export type StemTask =
  /** The answer has this value, in any form: 3/12 + 1/12, or 2(x + 3) to be rewritten. */
  | { readonly kind: 'value'; readonly of: Expression }
  /** The answer is every number that makes this true. */
  | { readonly kind: 'solutions'; readonly of: Relation; readonly letter: string }
  /** The answer is the point at which all of these are true. */
  | { readonly kind: 'system'; readonly of: readonly Relation[] }
  /** The answer is the letter expressed in the other letters. */
  | { readonly kind: 'formula'; readonly of: Relation; readonly letter: string }
  /** The answer is whether these are true. */
  | { readonly kind: 'truth'; readonly of: readonly Relation[] };

/**
 * Reads the task from the stem alone; null if the stem isn't one of the known wordings (a story, a table, a picture). It gets
 * nothing but the stem, so that nothing worked out from it can depend on the answer.
 *
 * Shape   the task isn't solved here: `answerStands` does that when it compares an answer.
 * Errors  none: what can't be read is null.
 */
export function taskOfStem(stem: string): StemTask | null {
  const { words, math } = stemParts(stem);
  for (const { says, task } of wordings) {
    const found = says.exec(words);
    if (found !== null) return task(math, found);
  }
  return null;
}

type Wording = { says: RegExp; task: (math: readonly string[], found: RegExpExecArray) => StemTask | null };

const M = mark;
const operation =
  'Find the value of the expression|Find the (?:sum|difference|product|quotient|value)(?: of)?|Work out(?: the value of)?|Find(?: the value of)?|Calculate|Compute|Evaluate|Add|Subtract|Multiply|Divide|What is|How much is|Simplify|' +
  'Expand|Factor(?: completely| out the greatest common factor)?|Multiply out|Work out and simplify|' +
  '(?:Multiply out|Expand|Add|Subtract) and (?:simplify|combine like terms|write the result in expanded form, with like terms joined)|' +
  'Simplify the radical|Combine like terms|Write without parentheses, and combine like terms|Simplify the root as far as possible|Simplify by combining like terms|Write with as few terms as you can|' +
  'Write without parentheses and as short as you can|Use the distributive property to write this without parentheses';
const inWhichForm = '(?: (?:as|in|without|as far as) [^¤\\d]*?| and (?:give|write) [^¤\\d]*?)?';
const solve =
  'Solve the (?:equation|inequality)|Find all solutions|Find all numbers that make the equation true|Solve (?:by|with|the equation by) [^¤\\d]*?|' +
  'Use the quadratic formula to find all solutions|Solve the proportion for ¤';
const gap =
  'What (?:number|whole number|fraction|decimal|exponent) makes the (?:equation|statement) true|The two fractions are equivalent\\. What number is missing|' +
  'Wh(?:at|ich) (?:number|whole number|fraction|decimal|exponent|expression) (?:belongs|goes) in the (?:box|empty parentheses)(?:\\? Write it in simplest form)?|Find the missing (?:number|numerator|denominator|factor)' +
  '(?: so that the ratios are equal)?|The two fractions are worth the same\\. Which number is missing';

/** Sentences before an expression that is to be rewritten or worked out. */
const rewrite = [
  'Simplify\\. Write the variable only once',
  'Use the rules of exponents to simplify',
  'Rewrite with one exponent, in simplified form',
  'Write this in its simplest form, with one exponent',
  'Which expression with a single power is equal to this\\? Simplify',
  'Find the value of this power',
  'What number is this power equal to',
  'Write this power as a number, without an exponent',
  'A calculator shows this power\\. What number should it give',
  'Evaluate the power as repeated multiplication\\. What is the product',
  'Write in simplest radical form',
  'Take every perfect-square factor out of the radical, and write it in simplest form',
  'The side of a square is this number of units\\. Write it in simplest radical form',
  'Rewrite with the least possible whole number under the radical sign',
  'Multiply\\. Combine like terms',
  'Expand, and combine like terms',
  'Write (?:the product|this) without parentheses, with like terms combined',
  'The sides of a rectangle, in units, are these two factors\\. Multiply to find its area in expanded form',
  'Find the product as a polynomial in standard form',
  'Use a special product pattern to expand',
  '(?:Write this polynomial as a product of factors|Which product expands to this polynomial|Work backward from this product to its factors)[.?] Factor completely',
  'Someone multiplied factors and got this polynomial\\. Factor it completely to find them',
].join('|');
const makeTrue =
  'Find every number that makes the equation true|Which two numbers make the equation true|Solve the absolute value equation|Two numbers solve this equation\\. Find both|' +
  'Which values of the variable make the product 0';

/** The wordings that can be read, each matched whole: a stem that says anything more isn't read. */
const wordings: readonly Wording[] = [
  { says: whole(`(?:${operation})(?:,? and (?:write|give) [^¤\\d]*?)?[.:]? ${M}${inWhichForm}[.?]?`), task: ([of]) => value(of) },
  { says: whole(`(?:${rewrite})[.:?] ${M}`), task: ([of]) => value(of) },
  { says: whole(`(?:${makeTrue})[.:?] ${M}`), task: ([of]) => solutions(of) },
  { says: whole(`Write ${M} (?:as an?|in|without) (?!percent)[^¤\\d]*`), task: ([of]) => value(of) },
  { says: whole(`Change the (?:mixed number|improper fraction) ${M} to [^¤\\d]*`), task: ([of]) => value(of) },
  {
    says: whole(`Which (?:fraction|decimal|number|expression|improper fraction)[^¤\\d]* equal to ${M}\\?`),
    task: ([of]) => value(of),
  },
  { says: whole(`Which expression has the same value as ${M}[^¤\\d]*`), task: ([of]) => value(of) },
  {
    says: whole(`Write the opposite of ${M} without parentheses\\.`),
    task: ([of]) => value(of, (x) => ({ kind: 'negate', of: x })),
  },
  { says: whole(`(?:What is the sum of|Add) ${M} and ${M}[.?]`), task: ([a, b]) => joined('add', a, b) },
  {
    says: whole(`(?:By how much is|How much greater is) ${M} (?:greater )?than ${M}\\?`),
    task: ([a, b]) => joined('subtract', a, b),
  },
  { says: whole(`(?:What is|Find) the difference of ${M} and ${M}[.?]`), task: ([a, b]) => joined('subtract', a, b) },
  { says: whole(`Subtract ${M} from ${M}\\.`), task: ([a, b]) => joined('subtract', b, a) },
  { says: whole(`(?:What|How much) is ${M} (?:times|of) ${M}\\?`), task: ([a, b]) => joined('multiply', a, b) },
  { says: whole(`(?:What|How much) is ${M} divided by ${M}\\?`), task: ([a, b]) => joined('divide', a, b) },
  { says: whole(`Evaluate ${M} for ${M}(?: and ${M})?\\.`), task: ([of, ...given]) => evaluated(of, given) },
  { says: whole(`(?:${solve})[.:] ${M}`), task: (math) => solutions(math.at(-1)) },
  { says: whole(`(?:${gap})[.:?] ${M}`), task: ([of]) => solutions(withLetterInGap(of ?? '')) },
  { says: whole(`Solve the system[^¤\\d]*\\. ${M}`), task: ([of]) => system(of) },
  { says: whole(`Solve the formula for ${M}\\. ${M}`), task: ([letter, of]) => formula(letter, of) },
  { says: whole(`True or false[?:] ${M}\\.?`), task: ([of]) => truth([of]) },
  { says: whole(`True or false: ${M} and ${M} are equivalent expressions\\.`), task: ([a, b]) => truth([`${a} = ${b}`]) },
  { says: whole(`True or false: ${M} is a solution of (?:the system\\. )?${M}\\.?`), task: ([at, of]) => holdsAt(at, of) },
  { says: /^[^¤]*$/, task: (_, [words]) => quantityIn(words) },
];

function whole(text: string): RegExp {
  return new RegExp(`^${text}$`);
}

/** Any letters are allowed, a comma between digits separates thousands, and no word is a unit. */
const grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false };

/** Parses a stretch of mathematics; null if the engine can't read it. */
export function readMath(math: string | undefined): Statement | null {
  if (math === undefined) return null;
  const reading = readStatement(math.replace(/[.,;]\s*$/, ''), grammar);
  return reading.kind === 'read' ? reading.read : null;
}

const expression = (math: string | undefined): Expression | null => {
  const read = readMath(math);
  return read?.kind === 'expression' ? read.expression : null;
};
const relation = (math: string | undefined): Relation | null => {
  const read = readMath(math);
  return read?.kind === 'relation' ? read : null;
};

function value(math: string | undefined, change: (x: Expression) => Expression = (x) => x): StemTask | null {
  const of = expression(math);
  return of === null || of.kind === 'letter' || speaksOfFunction(math) ? null : { kind: 'value', of: change(of) };
}

/** True if there is a function value such as f(3): the stem defines the function elsewhere, and this isn't a product. */
const speaksOfFunction = (math: string | undefined): boolean => /\b[fgh]\s*(?:\\left)?\(/.test(math ?? '');

function joined(kind: 'add' | 'subtract' | 'multiply' | 'divide', a: string | undefined, b: string | undefined): StemTask | null {
  const [left, right] = [expression(a), expression(b)];
  if (left === null || right === null) return null;
  if (kind === 'multiply') return { kind: 'value', of: { kind, left, right, written: 'sign' } };
  return { kind: 'value', of: kind === 'divide' ? { kind, left, right, written: 'bar' } : { kind, left, right } };
}

/** Returns the expression with each letter replaced by its given value, such as `n = 6`. */
function evaluated(math: string | undefined, given: readonly (string | undefined)[]): StemTask | null {
  let of = expression(math);
  for (const one of given) {
    if (one === undefined) continue;
    const said = relation(one);
    const [left, right] = said?.sides ?? [];
    if (of === null || left?.kind !== 'letter' || right === undefined) return null;
    of = replaceLetter(of, left.name, right);
  }
  return of === null || lettersOf(of).size > 0 ? null : { kind: 'value', of };
}

function solutions(math: string | undefined): StemTask | null {
  const of = relation(math);
  if (of === null) return null;
  const letters = [...lettersInside(of)];
  const letter = letters.includes(gapLetter) ? gapLetter : letters[0];
  return letter === undefined || (letters.length > 1 && letter !== gapLetter) ? null : { kind: 'solutions', of, letter };
}

/** The letter that replaces a gap. No problem uses it otherwise. */
export const gapLetter = 'w';

/**
 * Replaces □ or … with a letter, unless the letter is already used, there are two gaps, or the gap is part of a mixed number,
 * which can't be a letter.
 */
function withLetterInGap(math: string): string | undefined {
  const gaps = math.match(/\\square|\\ldots/g)?.length ?? 0;
  return gaps !== 1 ||
    /\\square[\s\\,;!]*\\frac|\d\s*\\frac\{\\square\}/.test(math) ||
    new RegExp(`(?<![a-zA-Z\\\\])${gapLetter}(?![a-zA-Z])`).test(math)
    ? undefined
    : math.replace(/\\[;,! ]\s*(?=\\ldots)|(?<=\\ldots\s*)\\[;,! ]/g, '').replace(/\\square|\\ldots/, ` ${gapLetter} `);
}

const lines = (math: string | undefined): string[] =>
  (math ?? '')
    .replace(/\\(?:begin|end)\{cases\}/g, '')
    .split('\\\\')
    .map((line) => line.trim());

function system(math: string | undefined): StemTask | null {
  const of = lines(math).flatMap((line) => relation(line) ?? []);
  return of.length >= 2 && of.length === lines(math).length ? { kind: 'system', of } : null;
}

function formula(letter: string | undefined, math: string | undefined): StemTask | null {
  const [named, of] = [expression(letter), relation(math)];
  return named?.kind !== 'letter' || of === null ? null : { kind: 'formula', of, letter: named.name };
}

function truth(math: readonly (string | undefined)[]): StemTask | null {
  const of = math.flatMap((one) => relation(one) ?? []);
  return of.length === math.length ? { kind: 'truth', of } : null;
}

/** Builds the task whether a number, `x = 3` or a point solves what is given: it is substituted, so that no letter is left. */
function holdsAt(at: string | undefined, math: string | undefined): StemTask | null {
  const [point, of] = [readMath(at), lines(math).flatMap((line) => relation(line) ?? [])];
  if (point === null || of.length !== lines(math).length) return null;
  const letters = lettersOfSystem(of);
  const values = point.kind === 'bracketed' ? point.items : point.kind === 'expression' ? [point.expression] : [];
  if (values.length === 0 || values.length !== letters.length) return null;
  return { kind: 'truth', of: of.map((one) => ({ ...one, sides: one.sides.map((side) => putIn(side, letters, values)) })) };
}

const putIn = (x: Expression, letters: readonly string[], values: readonly Expression[]): Expression =>
  letters.reduce((into, letter, i) => replaceLetter(into, letter, values[i] ?? into), x);
