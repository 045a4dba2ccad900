import { compareRelations } from '../math/compare/compare-equations.ts';
import { compareExpressions, type Comparison } from '../math/compare/compare-expressions.ts';
import { compareSystems, pointAsSystem } from '../math/compare/compare-systems.ts';
import { replaceLetter } from '../math/exact/replace-letter.ts';
import { withinSteps } from '../math/bounds/allowance.ts';
import { limits } from '../math/bounds/limits.ts';
import { compareSets, isolated, solutionSet, type SolutionSet } from '../math/solve/solution-set.ts';
import { solutionsOf } from '../math/solve/relation-solutions.ts';
import type { Expression, Statement, Relation } from '../math/syntax-tree.ts';
import { relationHolds } from './relation-holds.ts';
import { gapLetter, readMath, type StemTask } from './stem-task.ts';

/**
 * Compares an answer with what its stem asks to be worked out: same value, another value, or undecided.
 *
 * Shape   the answer as a text; only its value counts, not its form.
 * Errors  none: bounded like every judgement of the engine; what takes too much work is 'undecided'.
 */
export function answerStands(task: StemTask, answer: string): Comparison {
  return withinSteps([{ left: limits.answerSteps }], () => stands(task, answer.trim()))?.result ?? 'undecided';
}

function stands(task: StemTask, answer: string): Comparison {
  if (task.kind === 'truth') return truthStands(task.of, answer);
  const read = readMath(answer);
  if (read === null) return 'undecided';
  switch (task.kind) {
    case 'value': {
      const said = expressionIn(read);
      return said === null ? 'undecided' : compareExpressions(task.of, said);
    }
    case 'solutions':
      return solves(task.of, task.letter, read);
    case 'system': {
      const point = pointAsSystem(read, task.of);
      return point === null ? 'undecided' : compareSystems(task.of, point);
    }
    case 'formula': {
      const said = expressionIn(read);
      return said === null
        ? 'undecided'
        : compareRelations(task.of, { kind: 'relation', sides: [{ kind: 'letter', name: task.letter }, said], signs: ['='] });
    }
  }
}

/** Returns the expression of an answer: 3/4, or the 3/4 of x = 3/4. */
function expressionIn(read: Statement): Expression | null {
  if (read.kind === 'expression') return read.expression;
  return read.kind === 'relation' && read.signs.every((sign) => sign === '=') ? (isolated(read.sides)?.value ?? null) : null;
}

/**
 * Checks that an answer has every solution and nothing else, if the engine can find them all; otherwise whether the answer
 * makes the relation true.
 */
function solves(of: Relation, letter: string, read: Statement): Comparison {
  const said = solutionSet(read, 'intervals');
  if (said === null) return 'undecided';
  const found = solutionsOf(of);
  if (found !== null && found.letter === letter) return sameSets(found.set, said);
  if (said.kind !== 'members') return 'undecided';
  const each = said.members.map((member) => (member.kind === 'tuple' ? 'undecided' : holdsWith(of, letter, member)));
  if (each.includes('different')) return 'different';
  // A gap has one value, but an equation may have more solutions than the answer gives.
  return letter === gapLetter && each.length === 1 && each[0] === 'equal' ? 'equal' : 'undecided';
}

function sameSets(found: SolutionSet, said: SolutionSet): Comparison {
  const { kind } = compareSets(found, said);
  return kind === 'incomplete' || kind === 'extra' ? 'different' : kind;
}

/** Tells whether an equation is true with this value for the letter. */
function holdsWith({ sides, signs }: Relation, letter: string, by: Expression): Comparison {
  const [left, right] = sides.map((side) => replaceLetter(side, letter, by));
  return left === undefined || right === undefined || signs.length > 1 || signs[0] !== '='
    ? 'undecided'
    : compareExpressions(left, right);
}

function truthStands(relations: readonly Relation[], answer: string): Comparison {
  const each = relations.map(relationHolds);
  const so = each.includes(false) ? false : each.includes(null) ? null : true;
  if (so === null || !['true', 'false'].includes(answer)) return 'undecided';
  return so === (answer === 'true') ? 'equal' : 'different';
}
