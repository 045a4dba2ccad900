import { equals, isZero, negate, parseRational, rational, divide, subtract, type Rational } from '../../math/exact/rational.ts';
import { exactNumber, exactly } from '../../math/exact/rational-function.ts';
import { newBudget, withinBudget } from '../../math/bounds/budget.ts';
import { lettersOf, type Expression } from '../../math/syntax-tree.ts';
import { rationalValue } from '../../math/exact/rational-value.ts';
import { squeezed } from './fold-signs.ts';
import { exactForm, fragmentsIn } from './fragments.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import { resultsIn, type Result } from './results.ts';
import type { Tell } from './ways.ts';

const ending =
  /\b(?:so|therefore|thus|hence|finally|in total|altogether|in all|total(?:s|led)?|the answer|will have|would have|left|leaves|remaining|must have|earned|result|approximately|[a-z] [=≈])\b/i;

/**
 * How many results must be worked out before a hint counts as a solution: the smallest number of steps that leads somewhere.
 */
const fewest = 2;

/**
 * Finds a whole solution (practice spec §7.6, policy-defined): at least two calculations with results that nobody had said
 * yet, the last of them stated as the outcome. It counts even if the outcome is wrong: a hint isn't a worked solution. At
 * levels 1 and 2 it also counts if all calculations but the last are done and the last one is named.
 */
export function tellsOfSolution(value: Rational | null, draft: FoldedDraft): Tell[] {
  if (isExample(draft)) return [];
  const results = resultsIn(draft).filter(({ text }) => !draft.knownSpellings.has(text));
  const distinct = new Set(results.map(({ text }) => text));
  const last = results.at(-1);
  if (last !== undefined && distinct.size >= fewest) {
    const sentence = draft.said.slice(Math.max(0, last.at - 110), last.end + 48);
    if (ending.test(sentence))
      return [{ way: 'solution', says: `carries the solution out to ${last.text}`, from: results[0]!.at, to: last.end }];
  }
  if (value === null || draft.level === 3) return [];
  return [...oneSumLeft(value, draft, results), ...oneStepLeft(value, draft)];
}

/** True for a worked example without numbers of the stem: "Say we want to take 7 from 15 …". */
const isExample = ({ said, quantities, stem }: FoldedDraft): boolean =>
  /\b(?:for example|for instance|let's say|let us say|say (?:we|you|i|there)|suppose|imagine|as an example|in the example|e\.g\.)/i.test(
    said,
  ) && !quantities.some((q) => stem.quantities.some((own) => equals(own.value, q.value) && !isSmall(q.value)));

const isSmall = ({ n, d }: Rational): boolean => d === 1n && (n === 1n || n === 2n);

/** Finds a solution with one calculation left: "60/2 = 30, 5 * 3 = 15. Now add 30 + 15" does two and writes out the last. */
function oneSumLeft(value: Rational, draft: FoldedDraft, results: readonly Result[]): Tell[] {
  const done = results.map(({ text }) => text);
  // A new number that is used again counts as a result too: "2 spiders have 16 legs; add 4 to 16".
  const fresh = draft.quantities.filter((q) => q.kind === 'figures' && !draft.knownSpellings.has(q.spelling));
  const sizes = fresh.map(({ spelling }) => spelling.replace(/^-/, '')); // minus 20
  for (const size of sizes) if (sizes.filter((one) => one === size).length > 1) done.push(size);
  if (done.length === 0) return [];
  for (const { text } of draft.before.flatMap((one) => resultsIn(one))) if (!draft.knownSpellings.has(text)) done.push(text);
  const inWords = namedSum(value, draft.said, done) ?? sumInWords(value, draft.said, done);
  if (inWords !== null) return [inWords];
  return fragmentsIn(draft.said).flatMap((fragment) => {
    if (fragment.statement.kind !== 'expression' || lettersOf(fragment.statement.expression).size > 0) return [];
    const form = exactForm(fragment.statement.expression);
    const number = form === null ? null : exactNumber(form);
    const uses = done.some((text) => new RegExp(`(?<![\\d.])${literal(text)}(?![\\d.])`).test(fragment.text));
    return number !== null && uses && equals(number, value)
      ? [{ way: 'solution' as const, says: `leaves only ${fragment.text} to be done`, from: fragment.at, to: fragment.end }]
      : [];
  });
}

const naming =
  /\b(add|subtract|take|multiply|divide)(?: away)? (?:the )?(\d[\d,]{0,12}(?:\.\d{1,6})?)(?: [a-z]+){0,4}? (?:and|to|from|by|with) (?:the )?(\d[\d,]{0,12}(?:\.\d{1,6})?)(?!\w|[.,]\d)/gi;

const verbs: Readonly<Record<string, 'take away' | 'divide' | 'multiply' | 'add'>> = {
  'take away': 'take away', minus: 'take away', less: 'take away', 'shared by': 'divide', 'divided by': 'divide', 'split by': 'divide', 'shared among': 'divide', 'split into': 'divide', times: 'multiply', 'multiplied by': 'multiply', plus: 'add', and: 'add',
}; // prettier-ignore
const between =
  /(?<![\w.,])(\d[\d,]{0,12}(?:\.\d{1,6})?)(?: [a-z]+)? (take away|minus|less|shared by|divided by|split by|shared among|split into|times|multiplied by|plus) (\d[\d,]{0,12}(?:\.\d{1,6})?)(?!\w|[.,]\d)/gi;

/** Finds the last calculation in words, such as "18 take away 4", with the 18 worked out before. */
function sumInWords(value: Rational, said: string, done: readonly string[]): Tell | null {
  for (const match of said.matchAll(between)) {
    const [a, b] = [match[1]!.replace(/,/g, ''), match[3]!.replace(/,/g, '')];
    const [x, y] = [parseRational(a), parseRational(b)];
    if (x === null || y === null || !(done.includes(a) || done.includes(b))) continue;
    const verb = verbs[match[2]!.toLowerCase()]!;
    const comesTo =
      verb === 'add' ? subtract(x, negate(y)) : verb === 'take away' ? subtract(x, y) : verb === 'multiply' ? rational(x.n * y.n, x.d * y.d) : isZero(y) ? null : divide(x, y); // prettier-ignore
    if (comesTo !== null && equals(comesTo, value))
      return { way: 'solution', says: `leaves only ${match[0]}`, from: match.index, to: match.index + match[0].length };
  }
  return null;
}

/** Finds the last calculation named, such as "Add 140 and 28", with one of the two worked out before. */
function namedSum(value: Rational, said: string, done: readonly string[]): Tell | null {
  for (const match of said.matchAll(naming)) {
    const [a, b] = [match[2]!.replace(/,/g, ''), match[3]!.replace(/,/g, '')];
    const [x, y] = [parseRational(a), parseRational(b)];
    if (x === null || y === null || !(done.includes(a) || done.includes(b))) continue;
    const verb = match[1]!.toLowerCase();
    const comesTo =
      verb === 'add'
        ? subtract(x, negate(y))
        : verb === 'multiply'
          ? rational(x.n * y.n, x.d * y.d)
          : verb === 'divide'
            ? isZero(y)
              ? null
              : divide(x, y)
            : subtract(y, x);
    if (comesTo !== null && equals(comesTo, value))
      return { way: 'solution', says: `leaves only to ${match[0]}`, from: match.index, to: match.index + match[0].length };
  }
  return null;
}

/** Finds an equation brought to its last step, with the step named: "That leaves 2x = 8. Now divide by 2". */
function oneStepLeft(value: Rational, draft: FoldedDraft): Tell[] {
  const known = squeezed(draft.known);
  return fragmentsIn(draft.said).flatMap((fragment) => {
    const { statement } = fragment;
    if (statement.kind !== 'relation' || statement.sides.length !== 2 || known.includes(squeezed(fragment.text))) return [];
    const [left, right] = statement.sides as [Expression, Expression];
    if (statement.signs[0] !== '=' || lettersOf(left).size !== 1 || lettersOf(right).size > 0) return [];
    const step = lastStep(left, right, value);
    if (step === null || !new RegExp(step, 'i').test(draft.said.slice(fragment.end))) return [];
    return [{ way: 'solution' as const, says: `leaves only ${fragment.text} to be done`, from: fragment.at, to: fragment.end }];
  });
}

/** Returns a pattern for the words that name the last step of k·x = c, x/k = c or x + k = c, if its solution is the answer. */
function lastStep(left: Expression, right: Expression, value: Rational): string | null {
  const end = rationalValue(right);
  const form = withinBudget(() => exactly(left, newBudget()));
  if (end === null || form === null || form.kind !== 'exact') return null;
  const at = (x: Rational): Rational | null => numberAt(left, x);
  const [zeroth, first] = [at(rational(0n)), at(rational(1n))];
  if (zeroth === null || first === null) return null;
  const slope = subtract(first, zeroth);
  if (isZero(slope) || !equals(divide(subtract(end, zeroth), slope), value)) return null;
  const n = (x: Rational): string => (x.d === 1n ? `${x.n < 0n ? -x.n : x.n}` : `${x.n}/${x.d}`);
  if (isZero(zeroth)) return slope.d === 1n ? `\\bdivid[^.?!]{0,30}\\b${n(slope)}\\b` : `\\bmultipl[^.?!]{0,30}\\b${slope.d}\\b`;
  if (!equals(slope, rational(1n))) return null;
  return zeroth.n > 0n
    ? `\\b(?:subtract|take|minus)[^.?!]{0,30}\\b${n(zeroth)}\\b`
    : `\\badd[^.?!]{0,30}\\b${n(negate(zeroth))}\\b`;
}

/** Evaluates a linear left side at x; null if it has more than sums, products and quotients. */
function numberAt(e: Expression, x: Rational): Rational | null {
  switch (e.kind) {
    case 'letter':
      return x;
    case 'negate': {
      const of = numberAt(e.of, x);
      return of === null ? null : negate(of);
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide': {
      const [a, b] = [numberAt(e.left, x), numberAt(e.right, x)];
      if (a === null || b === null || (e.kind === 'divide' && (isZero(b) || lettersOf(e.right).size > 0))) return null;
      if (e.kind === 'multiply' && lettersOf(e.left).size > 0 && lettersOf(e.right).size > 0) return null;
      return e.kind === 'add'
        ? subtract(a, negate(b))
        : e.kind === 'subtract'
          ? subtract(a, b)
          : e.kind === 'divide'
            ? divide(a, b)
            : rational(a.n * b.n, a.d * b.d);
    }
    default:
      return lettersOf(e).size === 0 ? rationalValue(e) : null;
  }
}
