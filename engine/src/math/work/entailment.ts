import { somewhere, type Statement } from '../syntax-tree.ts';
import { approximate, type Point } from './approximate.ts';
import { compareFormulas, isPeriodic } from './compare-formulas.ts';
import { lettersOfStatement } from './consequence.ts';
import { factorCases, mayHidePoints } from './factor-cases.ts';
import { hasFineNumber } from './fine-numbers.ts';
import { formulaOf, gapsOf, holds, isEquality, type Formula } from './formula.ts';
import { pinnedPoints, samplePoints } from './sample-points.ts';

/** What the solutions of the claims say about a line. */
export type Entailment =
  /** Every solution of the claims solves the line. `gained`: the line has other solutions too. */
  | { readonly kind: 'follows'; readonly gained: boolean }
  /** The line holds wherever the claims do, but says less: x > 3, and then x > 2. */
  | { readonly kind: 'weaker' }
  /**
   * The claims have a solution that the line lacks. `lost`: all solutions of the line are solutions of the claims, so some
   * are missing.
   */
  | { readonly kind: 'refuted'; readonly lost: boolean; readonly settled: boolean }
  | { readonly kind: 'unknown' };

const unknown: Entailment = { kind: 'unknown' };

/**
 * Compares a line with the claims above it by their solutions: in one letter, at every number that can make a difference; in
 * more letters, at points found on all of the equations. Fast, and returns 'unknown' if floating point cannot tell.
 */
export function entailment(line: Statement, claims: readonly Statement[]): Entailment {
  const found = entailmentAtPoints(line, claims);
  return found.kind === 'follows' && [line, ...claims].some(hasFineNumber) ? unknown : found;
}

function entailmentAtPoints(line: Statement, claims: readonly Statement[]): Entailment {
  const letters = [...new Set(claims.flatMap((claim) => [...lettersOfStatement(claim)]))].sort();
  const own = [...lettersOfStatement(line)];
  if (own.some((letter) => !letters.includes(letter))) return unknown;
  const only = letters.length === 1 ? letters[0]! : null;
  const formulas = claims.map((claim) => formulaOf(claim, only));
  const formula = formulaOf(line, only);
  const known = formulas.filter((one): one is Formula => one !== null);
  if (formula === null || known.length === 0) return unknown;
  if (only !== null) return ofOneLetter(formula, known, only);
  return own.length === 0 ? unknown : ofMoreLetters(formula, known, letters);
}

function ofOneLetter(line: Formula, claims: readonly Formula[], letter: string): Entailment {
  const { missing, extra, shared, complete, told } = compareFormulas(claims, line, letter);
  const periodic = claims.some(isPeriodic);
  if (missing.length > 0) {
    const lost = extra.length === 0 && shared > 0;
    return periodic && shared > 0 ? unknown : { kind: 'refuted', lost, settled: true };
  }
  if (!told) return unknown;
  const without = shared === 0; // the claims hold nowhere
  if (without && extra.length > 0)
    return complete && isSolved(line, letter) ? { kind: 'refuted', lost: false, settled: true } : unknown;
  if (without) return line.length === 0 ? { kind: 'follows', gained: false } : unknown; // nothing can be concluded from claims without a solution
  if (extra.length === 0) return { kind: 'follows', gained: false };
  // "All numbers" claims to give the solutions: for x² > 0 that is wrong, for x/x = 1 it is all that can have a value.
  if (line.some((atoms) => atoms.length === 0)) {
    const hasNoValue = (x: number) =>
      claims.some((claim) => gapsOf(claim).some((gap) => Number.isNaN(approximate(gap, new Map([[letter, x]])))));
    return extra.every(hasNoValue) ? unknown : { kind: 'refuted', lost: false, settled: true };
  }
  if (line.every((atoms) => atoms.every(({ sign }) => sign === '≠'))) return { kind: 'follows', gained: false };
  if (!isEquality(line)) return claims.every(isEquality) ? { kind: 'follows', gained: false } : { kind: 'weaker' };
  if (isSolved(line, letter) && !extra.every((x) => mayHaveComeIn(claims, letter, x)))
    return { kind: 'refuted', lost: false, settled: true };
  return { kind: 'follows', gained: true };
}

/** True if each alternative gives the letter: x = 2 or x = 3. */
const isSolved = (formula: Formula, letter: string): boolean =>
  formula.every((atoms) => atoms.length === 1 && atoms[0]!.left.kind === 'letter' && atoms[0]!.left.name === letter);

/**
 * True if a number may be an extraneous solution, from squaring or from clearing a denominator, that doesn't solve the claim.
 */
function mayHaveComeIn(claims: readonly Formula[], letter: string, x: number): boolean {
  const at = new Map([[letter, x]]);
  return claims.every((claim) =>
    claim.some((atoms) =>
      atoms.every(({ left, right }) => {
        const [a, b] = [approximate(left, at), approximate(right, at)];
        if (Number.isNaN(a) || Number.isNaN(b)) return true;
        const rooted = [left, right].some((side) => somewhere(side, ({ kind }) => kind === 'root' || kind === 'absolute'));
        const [near, far] = [Math.abs(a - b), Math.abs(Math.abs(a) - Math.abs(b))];
        return (rooted ? Math.min(near, far) : near) < 1e-9 * (1 + Math.abs(a));
      }),
    ),
  );
}

const hasValues = (line: Formula, at: Point): boolean => gapsOf(line).every((gap) => !Number.isNaN(approximate(gap, at)));

/** How many points are enough. Their values are representative: if none disagrees, that is as good as a proof. */
const enough = 3;

function ofMoreLetters(line: Formula, claims: readonly Formula[], letters: readonly string[]): Entailment {
  if (letters.length > 6 || !claims.every(isEquality)) return unknown;
  const whole = claims.reduce<Formula>((all, one) => all.flatMap((some) => one.map((more) => [...some, ...more])), [[]]);
  const ways = whole.length > 4 ? whole : factorCases(whole);
  if (ways.length === 0 || ways.length > 6) return unknown;
  const found = ways.map((atoms) =>
    samplePoints(gapsOf([atoms]), letters, ways.length > 2 ? 4 : 6).filter((at) => ways === whole || holds(whole, at) !== false),
  );
  const points = found.flat();
  const defined = points.filter((at) => hasValues(line, at));
  if (defined.length < enough) return unknown;
  const verdicts = defined.map((at) => holds(line, at));
  const settled = letters.every((letter) => new Set(defined.map((at) => at.get(letter)!.toFixed(6))).size <= 2 * ways.length);
  // If no point was found on a factor, the line may fail there.
  const unseen = verdicts.includes(null) || found.some((some, i) => some.length === 0 && mayHidePoints(ways[i]!));
  if (!verdicts.includes(false)) {
    const pinned = unseen ? [] : whole.flatMap((atoms) => pinnedPoints(gapsOf([atoms]), letters, 24 / whole.length));
    const broken = pinned.some((at) => holds(whole, at) === true && hasValues(line, at) && holds(line, at) !== true);
    return unseen || broken ? unknown : { kind: 'follows', gained: false };
  }
  // r = √(A/π) is right for lengths and areas.
  const ofLengths = defined.map((at) => [...at.values()].every((value) => value > 0));
  const rooted = gapsOf(line).some((gap) => somewhere(gap, ({ kind }) => kind === 'root'));
  const rightOfLengths = rooted && ofLengths.includes(true) && verdicts.every((verdict, i) => verdict === true || !ofLengths[i]);
  return rightOfLengths ? unknown : { kind: 'refuted', lost: false, settled };
}
