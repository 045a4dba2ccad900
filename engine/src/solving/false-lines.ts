import { withinSteps } from '../math/bounds/allowance.ts';
import { limits } from '../math/bounds/limits.ts';
import { replaceLetter } from '../math/exact/replace-letter.ts';
import { solutionSet } from '../math/solve/solution-set.ts';
import { lettersInside, lettersOf, type Expression, type Statement, type Relation } from '../math/syntax-tree.ts';
import { readLine } from '../math/work/read-line.ts';
import { lettersOfSystem, relationHolds } from './relation-holds.ts';
import { readMath, type StemTask } from './stem-task.ts';

/** What is known of a problem while its solution is read: what is to be worked out, and the answer. */
export type Known = { readonly task: StemTask | null; readonly answer: string };

/**
 * The lines of a solution that state what is not so: arithmetic that is false, a line about the unknown that no solution makes true, a
 * rewriting that changes what an expression is worth.
 *
 * A solution is no derivation: it may begin anew, look at a part, or estimate, so that a line need not follow from the one above. What it
 * says has to be true all the same. Lines that can't be read, and lines about letters that the stem doesn't tell of, are left alone.
 *
 * Shape   the lines as they were written, in their order; none where nothing false was found.
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

/** 0 = 5, 12 > 16: what an equation without a solution, or a number that is tried, comes to. */
const isBare = ({ sides }: Relation): boolean =>
  sides.every((side) => side.kind === 'number' || (side.kind === 'negate' && side.of.kind === 'number'));

const at = (relation: Relation, point: Point): Relation => ({
  ...relation,
  sides: relation.sides.map((side) => [...point].reduce((into, [letter, by]) => replaceLetter(into, letter, by), side)),
});

/** What the letters of the stem are worth, each solution by itself. */
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
