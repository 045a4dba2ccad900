import type { NamedMistake } from '../mal-rules/mal-rule.ts';
import { withinSteps } from '../bounds/allowance.ts';
import { compareBalls, type Ball } from '../exact/ball.ts';
import { evaluate } from '../exact/evaluate.ts';
import { limits } from '../bounds/limits.ts';
import { rationalValue } from '../exact/rational-value.ts';
import { rational } from '../exact/rational.ts';
import { isRoundingOf } from '../judge/rounding.ts';
import { isolated } from '../solve/solution-set.ts';
import { lettersOf, somewhere, type Expression, type Statement, type Relation } from '../syntax-tree.ts';
import { withinBudget } from '../bounds/budget.ts';
import { compareQuickly } from './alike.ts';
import { approximate } from './approximate.ts';
import { consequence, lettersOfStatement, type Solution } from './consequence.ts';
import { entailment, type Entailment } from './entailment.ts';
import type { Effort } from './explain-step.ts';
import { hasFinePart } from './fine-numbers.ts';
import { atomHolds } from './formula.ts';
import { isEquation } from './gap.ts';
import { clashes } from './linear-span.ts';
import { roundingExplains } from './rounded-line.ts';
import { narrowing } from './solutions-lost.ts';
import type { WrittenUnit } from './unit-letters.ts';

/** The lines around a line, and what else is known about its place. */
export type LineContext = {
  /** The lines that it may follow from, the nearest last. */
  readonly above: readonly Statement[];
  /** Those of them that are one of several cases. */
  readonly cases: ReadonlySet<Statement>;
  /** Lines above a mistake: still useful, one at a time, if they name other letters. */
  readonly before: readonly Statement[];
  readonly below: readonly Statement[];
  readonly effort: Effort;
  /** True if there is a ≈ in the line. */
  readonly rounded: boolean;
  /** The units written in the line and in those above it, the nearest first. */
  readonly units: readonly WrittenUnit[];
};

/** How a line relates to those above it. A doubtful mistake counts as one only if a mal-rule explains it. */
export type Judged =
  | { readonly kind: 'follows' | 'undecided' | 'case'; readonly note?: string }
  | { readonly kind: 'mistake'; readonly doubtful: string | null; readonly lost?: { readonly rule: NamedMistake | null } };

const follows: Judged = { kind: 'follows' };
const wrong: Judged = { kind: 'mistake', doubtful: null };
const notes = {
  gained: 'It follows, but it may have solutions that the line above doesn’t have. Test them at the end.',
  divided: 'It follows where the divisor isn’t 0. Check that case separately.',
  rounded: 'This is rounded. Write ≈, or give the exact value.',
  weaker: 'It follows, but it tells less than the line above.',
  chosen: 'You left out one of the solutions above. Say why.',
  contradiction: 'This can never be true, so the line above has no solution.',
  positive: 'That’s true where the variables aren’t negative.',
  something: 'I can’t tell where this comes from.',
  bothAtOnce: 'The variable can’t have both values at once. Write “or.”',
} as const;

/** Judges a line without letters: 3 + 4 = 7 is true by itself; 0 = 5 follows from an equation without a solution. */
export function judgeNumbers(line: Relation, { above, rounded }: LineContext): Judged {
  const own = consequence(line, [], new Map());
  if (own === 'follows') return follows;
  const signs = line.signs.map((sign, i) => ({ left: line.sides[i]!, right: line.sides[i + 1]!, sign }));
  if (own === 'undecided') {
    const truths = signs.map((atom) => atomHolds(atom, new Map()));
    if (truths.includes(null)) return { kind: 'undecided' };
    if (!truths.includes(false)) return follows;
  }
  const last = above.at(-1)!;
  if (last.kind === 'relation' && lettersOfStatement(last).size === 0 && consequence(last, [], new Map()) === 'does_not_follow')
    return sameSides(line, last) ? follows : wrong; // 2 − 3 = 5 becomes −1 = 5, as false as before
  if (entailment({ kind: 'nothing' }, lettered(above).slice(-1)).kind === 'follows')
    return { kind: 'follows', note: notes.contradiction };
  const off = signs.filter((atom) => compareQuickly(atom.left, atom.right) !== 'equal');
  if (off.length > 0 && off.every(({ left, right }) => isRounded(left, right) || isRounded(right, left)))
    return rounded ? follows : { kind: 'undecided', note: notes.rounded };
  return wrong;
}

/** Judges a line with units, such as 6 cm · 4 cm = 24 cm², also by itself: it has no unknown letter. */
export function judgeAmounts(line: Relation): Judged {
  const pairs = line.sides.slice(1).map((side, i) => compareQuickly(line.sides[i]!, side));
  if (pairs.includes('different')) return wrong;
  return pairs.includes('undecided') ? { kind: 'undecided' } : follows;
}

const sameSides = (a: Relation, b: Relation): boolean =>
  a.sides.length === b.sides.length &&
  [b.sides, [...b.sides].reverse()].some((sides) => a.sides.every((side, i) => compareQuickly(side, sides[i]!) === 'equal'));

const lettered = (claims: readonly Statement[]): Statement[] => claims.filter((claim) => lettersOfStatement(claim).size > 0);

/** True if a decimal is the rounded number: 3.33 for 10/3, 1.41 for √2. */
function isRounded(exact: Expression, written: Expression): boolean {
  const value = rationalValue(exact);
  if (value !== null) return isRoundingOf(written, value);
  if (lettersOf(exact).size > 0) return false;
  const [near, own] = [approximate(exact, new Map()), rationalValue(written)];
  if (own === null || !Number.isFinite(near)) return false;
  return isRoundingOf(written, rational(BigInt(Math.round(near * 1e12)), 10n ** 12n));
}

/** Judges an expression: is it equal to the one above, or worked out from values that the lines above give? */
export function judgeExpression(x: Expression, { above, below, rounded }: LineContext, solution: Solution): Judged {
  const own = consequence({ kind: 'expression', expression: x }, above, solution);
  if (own === 'follows') return follows;
  const last = above.at(-1)!;
  const before =
    last.kind === 'expression'
      ? last.expression
      : last.kind === 'relation' && last.signs.every((sign) => sign === '=')
        ? last.sides.at(-1)!
        : null;
  if (before === null) return { kind: 'undecided' };
  if (
    isRounded(before, x) ||
    roundingExplains({ kind: 'expression', expression: x }, [{ kind: 'expression', expression: before }])
  )
    return rounded ? follows : { kind: 'undecided', note: notes.rounded };
  const known = sameAt(before, x, solution);
  if (known === true) return follows;
  const agreed = last.kind === 'expression' ? agreement(before, x) : null;
  if (agreed !== null) return agreed === 'everywhere' ? follows : { kind: 'undecided', note: notes.positive };
  if (own === 'does_not_follow') return wrong;
  if (last.kind === 'expression' && compareQuickly(before, x) === 'different') {
    // It was work on a part only if a later line goes on with the whole.
    const goesOn = below.some((later) => later.kind === 'expression' && compareQuickly(later.expression, before) === 'equal');
    return goesOn ? { kind: 'undecided' } : wrong;
  }
  return known === false && last.kind === 'expression' && lettersOf(x).size < lettersOf(before).size
    ? wrong
    : { kind: 'undecided' };
}

/**
 * Compares two expressions with roots, logarithms or letters as exponents: do they agree wherever both have a value (√x·√x
 * and √(x²) do), or only for positive values of the letters, like √(x²) and x? Null if neither.
 */
function agreement(a: Expression, b: Expression): 'everywhere' | 'positive' | null {
  const letters = [...lettersOf(b, lettersOf(a))];
  if (letters.length === 0 || [a, b].some(hasFinePart)) return null;
  const agreesAt = (base: number): boolean | null => {
    const at = new Map(letters.map((letter, i) => [letter, base + 0.618 * i * Math.sign(base)]));
    const [u, v] = [approximate(a, at), approximate(b, at)];
    return Number.isFinite(u) && Number.isFinite(v) ? Math.abs(u - v) <= 1e-10 * (1 + Math.abs(u)) : null;
  };
  const positive = [0.37, 0.9, 1.9, 2.71, 5.3].map(agreesAt);
  if (positive.includes(false) || positive.filter((is) => is === true).length < 4) return null;
  if (![-1.93, -0.41, -3.2].map(agreesAt).includes(false)) return 'everywhere';
  return [a, b].some((x) => somewhere(x, ({ kind }) => kind === 'root' || kind === 'absolute')) ? 'positive' : null;
}

/** True if two expressions have the same value at the values that the lines above give the letters; null if they give none. */
function sameAt(a: Expression, b: Expression, solution: Solution): boolean | null {
  const letters = [...lettersOf(a), ...lettersOf(b)];
  if (letters.length === 0 || letters.some((letter) => !solution.has(letter))) return null;
  const at = (x: Expression): Ball | null => withinBudget(() => evaluate(x, solution));
  const [u, v] = [at(a), at(b)];
  if (u === null || v === null) return null;
  const same = compareBalls(u, v);
  return same === 'undecided' ? null : same === 'equal';
}

/** Judges an equation, an inequality, several of them, or a set of solutions. */
export function judgeStatement(line: Statement, last: Statement, place: LineContext, solution: Solution): Judged {
  const { above, before, below, cases } = place;
  const ended = ofTruth(line, last);
  if (ended !== null) return ended;
  if (bothAtOnce(line, last)) return { kind: 'undecided', note: notes.bothAtOnce };
  const narrowed = narrowing(line, above, below);
  if (narrowed?.kind === 'case') return { kind: 'case', note: 'One of the cases.' };
  // Exact work on powers such as (x − 2)⁴³ may take too much, while comparing the solutions does not.
  const exactly = withinSteps(
    [{ left: limits.exactSteps }],
    () => ofParts(line, above, solution) ?? consequence(line, above, solution),
  );
  const own = exactly?.result ?? 'undecided';
  const standing = above.filter((claim) => !cases.has(claim));
  const single = lettersOfStatement(line).size === 1;
  if (own === 'follows' && !single) return { kind: 'follows', ...divided(line, last) };
  const bases = standing.length === above.length && above.length === 1 ? [above] : [standing, [last]];
  const found =
    own === 'follows' ? [entailment(line, lettered(standing))] : bases.map((base) => entailment(line, lettered(base)));
  const best = found.find((one): one is Extract<Entailment, { kind: 'follows' }> => one.kind === 'follows');
  if (best !== undefined)
    return best.gained ? { kind: 'follows', note: notes.gained } : { kind: 'follows', ...divided(line, last) };
  // A denominator was multiplied away, and its zero is now among the solutions.
  if (own === 'follows') return found.some(({ kind }) => kind === 'refuted') ? { kind: 'follows', note: notes.gained } : follows;
  if (above.some((claim) => isSquareOf(line, claim))) return { kind: 'follows', note: notes.gained };
  const chained = ofIdentity(line, last);
  if (chained !== null) return chained;
  if (othersHelp(line, last, before)) return follows;
  if (isRoundedSolution(line, last) || roundingExplains(line, standing))
    return place.rounded ? follows : { kind: 'undecided', note: notes.rounded };

  const refuted = found.find((one): one is Extract<Entailment, { kind: 'refuted' }> => one.kind === 'refuted');
  if (narrowed !== null && (refuted === undefined || refuted.lost)) {
    if (narrowed.kind === 'chosen' || ofLengths(above)) return { kind: 'undecided', note: notes.chosen };
    if (refuted !== undefined) return { kind: 'mistake', doubtful: null, lost: { rule: narrowed.rule } };
  }
  if (
    line.kind === 'relation' &&
    isEquation(line) &&
    clashes(
      line,
      standing.filter((claim) => claim.kind === 'relation'),
    )
  )
    return wrong;
  // If the line above is one of several cases, both that case and everything else above must speak against the line.
  const against = cases.has(last) ? found.every(({ kind }) => kind !== 'unknown') : found[0]?.kind === 'refuted';
  if (refuted !== undefined && against) {
    return refuted.settled ? wrong : { kind: 'mistake', doubtful: notes.something };
  }
  if (own === 'does_not_follow') return wrong;
  if (found.some(({ kind }) => kind === 'weaker'))
    return isSolved(last) ? { kind: 'undecided', note: notes.weaker } : { kind: 'mistake', doubtful: notes.weaker };
  if (refuted !== undefined) return { kind: 'mistake', doubtful: notes.something };
  return { kind: 'undecided' };
}

/** Judges "no solution" after 0 = 5, and "all numbers" after 0 = 0. Null if the line above is not such an end. */
function ofTruth(line: Statement, last: Statement): Judged | null {
  if ((line.kind !== 'nothing' && line.kind !== 'everything') || last.kind !== 'relation' || lettersOfStatement(last).size > 0)
    return null;
  const truth = consequence(last, [], new Map());
  if (truth === 'undecided') return { kind: 'undecided' };
  return (truth === 'follows') === (line.kind === 'everything') ? follows : wrong;
}

/** True if "x = 1 or x = 2" becomes "x = 1 and x = 2". */
const bothAtOnce = (line: Statement, last: Statement): boolean => {
  if (line.kind !== 'list' || line.joint !== 'and' || (last.kind === 'list' && last.joint !== 'or')) return false;
  const names = line.items.map((item) =>
    item.kind === 'relation' && isEquation(item) ? isolated(item.sides)?.letter : undefined,
  );
  const listed =
    last.kind === 'list' ||
    (last.kind === 'relation' && last.sides.some((side) => somewhere(side, ({ kind }) => kind === 'plus_minus')));
  return listed && names[0] !== undefined && names.every((name) => name === names[0]);
};

/**
 * Judges several equations, such as x = 2 and y = x − 4, each from all the equations above. Null if the line is not one of
 * these.
 */
function ofParts(line: Statement, above: readonly Statement[], solution: Solution): 'follows' | null {
  if (line.kind !== 'list' || line.joint === 'or' || !line.items.every((item) => item.kind === 'relation')) return null;
  const claims = above.flatMap((claim) => (claim.kind === 'list' && claim.joint !== 'or' ? claim.items : [claim]));
  const names = line.items.map((item) => (item.kind === 'relation' ? isolated(item.sides)?.letter : undefined));
  const twice = names.some((name, i) => name !== undefined && names.indexOf(name) !== i); // x = 2 and x = 3 are two solutions
  return !twice && line.items.every((item) => consequence(item, claims, solution) === 'follows') ? 'follows' : null;
}

const isSolved = (s: Statement): boolean => s.kind === 'relation' && s.sides.some((side) => side.kind === 'letter');

/** True if a² + b² = c² or c² = 5² + 12² is above: then the letters are lengths, and a negative root may be left out. */
const ofLengths = (above: readonly Statement[]): boolean =>
  above.some(
    (claim) =>
      claim.kind === 'relation' &&
      (lettersOfStatement(claim).size > 1 || (claim.sides.some(isSquare) && claim.sides.some(isSumOfSquares))),
  );

const isSquare = (x: Expression): boolean =>
  x.kind === 'power' && x.exponent.kind === 'number' && x.exponent.value.n === 2n && x.exponent.value.d === 1n;
const isSumOfSquares = (x: Expression): boolean =>
  (x.kind === 'add' || x.kind === 'subtract') && lettersOf(x).size === 0 && isSquare(x.left) && isSquare(x.right);

/** Judges a chain that begins with the expression above from side to side: 2(x + 3) = 2x + 3. Null if it is none. */
function ofIdentity(line: Statement, last: Statement): Judged | null {
  if (line.kind !== 'relation' || last.kind !== 'expression' || line.signs.some((sign) => sign !== '=')) return null;
  if (compareQuickly(line.sides[0]!, last.expression) !== 'equal') return null;
  const pairs = line.sides.slice(1).map((side, i) => compareQuickly(line.sides[i]!, side));
  if (pairs.includes('different')) return wrong;
  return pairs.includes('undecided') ? { kind: 'undecided' } : follows;
}

/** True if a line above a mistake may say what another letter is. */
function othersHelp(line: Statement, last: Statement, before: readonly Statement[]): boolean {
  const known = lettersOfStatement(last);
  return before.some(
    (earlier) =>
      [...lettersOfStatement(earlier)].some((letter) => !known.has(letter)) &&
      consequence(line, [earlier, last], new Map()) === 'follows',
  );
}

function isRoundedSolution(line: Statement, last: Statement): boolean {
  const [own, from] = [line, last].map((s) => (s.kind === 'relation' && isEquation(s) ? isolated(s.sides) : null));
  return (
    own !== null &&
    own !== undefined &&
    from !== null &&
    from !== undefined &&
    own.letter === from.letter &&
    isRounded(from.value, own.value)
  );
}

/** True if both sides were squared to undo a root: √(x + 3) = x + 1 gives x + 3 = (x + 1)². */
function isSquareOf(line: Statement, claim: Statement): boolean {
  if (line.kind !== 'relation' || claim.kind !== 'relation' || !isEquation(line) || !isEquation(claim)) return false;
  return claim.sides.every((side, at) => compareQuickly(squareOf(side), line.sides[at]!) === 'equal');
}

function squareOf(x: Expression): Expression {
  if (x.kind === 'root' && x.index === 2) return x.of; // the equation is only compared where the root is defined
  if (x.kind === 'negate') return squareOf(x.of);
  if (x.kind === 'multiply' || x.kind === 'divide') return { ...x, left: squareOf(x.left), right: squareOf(x.right) };
  return { kind: 'power', base: x, exponent: { kind: 'number', value: rational(2), decimals: null } };
}

/** Notes that dividing by a letter is valid only if it is not 0. */
function divided(line: Statement, last: Statement): { note?: string } {
  const below = (s: Statement): boolean =>
    s.kind === 'relation' &&
    s.sides.some((side) => somewhere(side, (part) => part.kind === 'divide' && lettersOf(part.right).size > 0));
  return below(line) && !below(last) && lettersOfStatement(line).size > 1 ? { note: notes.divided } : {};
}
