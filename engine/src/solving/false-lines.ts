import { withinSteps } from '../math/bounds/allowance.ts';
import { limits } from '../math/bounds/limits.ts';
import { replaceLetter } from '../math/exact/replace-letter.ts';
import { solutionSet } from '../math/solve/solution-set.ts';
import { lettersInside, lettersOf, type Expression, type Statement, type Relation } from '../math/syntax-tree.ts';
import { readLine } from '../math/work/read-line.ts';
import { lettersOfSystem, relationHolds } from './relation-holds.ts';
import { readMath, type StemTask } from './stem-task.ts';

/** What is known about a problem when its solution is read: its task and its answer. */
export type Known = { readonly task: StemTask | null; readonly answer: string };

/**
 * Returns the lines of a solution that state something false: false arithmetic, a statement about the unknown that no solution
 * satisfies, or a rewriting that changes the value of an expression.
 *
 * A solution isn't a derivation: it may start over, look at a part, or estimate, so a line needn't follow from the one above.
 * But what it says must be true. Lines that can't be read, and lines about letters that aren't in the stem, are skipped.
 *
 * Shape   the lines as they were written, in their order; none if nothing false was found.
 * Errors  none; bounded like every judgement of the engine.
 */
export function falseLinesOf(lines: readonly string[], known: Known): string[] {
  const points = pointsOf(known);
  return lines.filter((line) => {
    const read = readLine(line);
    if (read.kind !== 'read' || read.rounded) return false;
    const relations = [...read.before, read.statement].flatMap(relationsIn);
    return (
      withinSteps([{ left: limits.answerSteps }], () => relations.some((one) => isFalse(one, known.task, points)))?.result ??
      false
    );
  });
}

function relationsIn(statement: Statement): Relation[] {
  if (statement.kind === 'relation') return [statement];
  return statement.kind === 'list' ? statement.items.flatMap(relationsIn) : [];
}

type Point = ReadonlyMap<string, Expression>;

function isFalse(relation: Relation, task: StemTask | null, points: readonly Point[]): boolean {
  const letters = [...lettersInside(relation)];
  if (letters.length === 0) return !isBare(relation) && relationHolds(relation) === false;
  if (!relation.signs.every((sign) => sign === '=')) return false;
  if (task?.kind === 'value') {
    const named = lettersOf(task.of);
    return letters.every((letter) => named.has(letter)) && relationHolds(relation) === false;
  }
  const speakOfAll = points.filter((point) => letters.every((letter) => point.has(letter)));
  return speakOfAll.length > 0 && speakOfAll.every((point) => relationHolds(at(relation, point)) === false);
}

/**
 * True for a relation between plain numbers, such as 0 = 5 or 12 > 16: the result of an equation without a solution, or of
 * trying a number.
 */
const isBare = ({ sides }: Relation): boolean =>
  sides.every((side) => side.kind === 'number' || (side.kind === 'negate' && side.of.kind === 'number'));

const at = (relation: Relation, point: Point): Relation => ({
  ...relation,
  sides: relation.sides.map((side) => [...point].reduce((into, [letter, by]) => replaceLetter(into, letter, by), side)),
});

/** Returns the values of the stem's letters, one point for each solution. */
function pointsOf({ task, answer }: Known): Point[] {
  const read = readMath(answer);
  if (task === null || read === null) return [];
  if (task.kind === 'system') {
    const letters = lettersOfSystem(task.of);
    const items = read.kind === 'bracketed' ? read.items : [];
    return items.length === letters.length ? [new Map(letters.map((letter, i) => [letter, items[i] ?? zero]))] : [];
  }
  if (task.kind !== 'solutions') return [];
  const said = solutionSet(read, 'intervals');
  return said?.kind === 'members'
    ? said.members.flatMap((member) => (member.kind === 'tuple' ? [] : [new Map([[task.letter, member]])]))
    : [];
}

const zero: Expression = { kind: 'number', value: { n: 0n, d: 1n }, decimals: null };
