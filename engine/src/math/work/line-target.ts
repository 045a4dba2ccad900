import { compareRelations } from '../compare/compare-equations.ts';
import { lettersOf, type Expression, type Statement } from '../syntax-tree.ts';
import { compareQuickly } from './alike.ts';
import { approximate, type Point } from './approximate.ts';
import { compareFormulas, testPoints } from './compare-formulas.ts';
import { lettersOfStatement } from './consequence.ts';
import { differenceOf } from './gap.ts';
import { formulaOf, gapsOf, holds, isEquality, type Formula } from './formula.ts';
import { samplePoints } from './sample-points.ts';

/** A line with which other lines are compared: thousands of them cheaply, and the few that seem alike with care. */
export type LineTarget = {
  /** Fast; never false if the two mean the same. */
  readonly resembles: (candidate: Statement) => boolean;
  /** True if the candidate means the same as the line. */
  readonly means: (candidate: Statement) => boolean;
};

/** Places at which to compare expressions; values there don't agree by chance. */
const places = [1.37, 2.71, 0.53, -1.93];
const pointAt = (letters: readonly string[], base: number): Point =>
  new Map(letters.map((letter, i) => [letter, base + 0.618 * i * (base < 0 ? -1 : 1)]));

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a) + Math.abs(b));

/** Null if a line is of a kind that can't be compared with others: a quantity, or an equation without letters. */
export function targetOf(line: Statement, letters: readonly string[]): LineTarget | null {
  if (line.kind === 'expression') return ofExpression(line.expression, letters);
  const own = [...new Set([...letters, ...lettersOfStatement(line)])].sort();
  if (own.length === 0) return null;
  if (own.length === 1) return ofOneLetter(line, own[0]!);
  return ofMoreLetters(line, own);
}

function ofExpression(x: Expression, letters: readonly string[]): LineTarget | null {
  const own = [...new Set([...letters, ...lettersOf(x)])].sort();
  const tried = (own.length === 0 ? [0] : places).map((base) => pointAt(own, base));
  const values = tried.map((at) => approximate(x, at));
  if (values.every(Number.isNaN)) return null;
  return {
    resembles: (candidate) =>
      candidate.kind === 'expression' &&
      values.every((value, i) => {
        if (Number.isNaN(value)) return true;
        const other = approximate(candidate.expression, tried[i]!);
        return near(value, other);
      }),
    means: (candidate) => candidate.kind === 'expression' && compareQuickly(candidate.expression, x) === 'equal',
  };
}

function ofOneLetter(line: Statement, letter: string): LineTarget | null {
  const formula = formulaOf(line, letter);
  if (formula === null) return null;
  const { points } = testPoints([formula], letter);
  const tried = points.map((x) => new Map([[letter, x]]));
  const truths = tried.map((at) => holds(formula, at));
  const empty = !truths.includes(true);
  return {
    resembles: (candidate) => {
      if (empty && !inProportion(candidate, line, letter)) return false;
      const other = formulaOf(candidate, letter);
      return other !== null && truths.every((truth, i) => truth === null || (holds(other, tried[i]!) ?? truth) === truth);
    },
    means: (candidate) => {
      const other = formulaOf(candidate, letter);
      if (other === null) return false;
      const { missing, extra, shared, told } = compareFormulas([other], formula, letter);
      if (missing.length > 0 || extra.length > 0 || !told) return false;
      if (shared > 0) return true;
      // If neither has a solution, they are alike if they are as equations: x² + 6 = 0.
      return candidate.kind === 'relation' && line.kind === 'relation' && compareRelations(candidate, line) === 'equal';
    },
  };
}

/** True if two equations without a solution have proportional gaps; only then are they alike. */
function inProportion(a: Statement, b: Statement, letter: string): boolean {
  if (a.kind !== 'relation' || b.kind !== 'relation' || a.sides.length !== 2 || b.sides.length !== 2) return false;
  const ratio = (base: number): number => {
    const at = new Map([[letter, base]]);
    return approximate(differenceOf(a), at) / approximate(differenceOf(b), at);
  };
  return near(ratio(places[0]!), ratio(places[1]!));
}

function ofMoreLetters(line: Statement, letters: readonly string[]): LineTarget | null {
  const formula = formulaOf(line, null);
  if (formula?.length !== 1 || !isEquality(formula)) return null;
  const on = samplePoints(gapsOf(formula), letters, 4);
  const off = pointAt(letters, 3.3);
  if (on.length < 3) return null;
  const agrees = (other: Formula): boolean =>
    on.every((at) => holds(other, at) !== false) && holds(other, off) !== true && isEquality(other);
  return {
    resembles: (candidate) => {
      const other = formulaOf(candidate, null);
      return other?.length === 1 && agrees(other);
    },
    means: (candidate) => {
      if (candidate.kind === 'relation' && line.kind === 'relation' && compareRelations(candidate, line) === 'equal') return true;
      const other = formulaOf(candidate, null);
      if (other?.length !== 1) return false;
      const points = samplePoints(gapsOf(other), letters, 4);
      return points.length >= 3 && points.every((at) => holds(formula, at) === true);
    },
  };
}
