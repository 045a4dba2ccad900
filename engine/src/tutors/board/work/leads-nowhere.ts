import { lengthOf } from './judge-line.ts';
import { nextMoveFrom } from './next-move.ts';

/**
 * True if the last of these right lines (the first is the start) is no nearer to the answer: there is at least as much left to
 * do, and at least as much to read, as two or more lines earlier; or the last three lines are all longer than some line before
 * them.
 */
export function leadsNowhere(lines: readonly string[]): boolean {
  const last = lines.at(-1);
  if (last === undefined) return false;
  const [left, length] = [leftToDo(last), lengthOf(last)];
  const noNearer = lines
    .slice(0, -2)
    .some(
      (line) => left !== null && left > 0 && (leftToDo(line) ?? 0) > 0 && left >= leftToDo(line)! && length >= lengthOf(line),
    );
  const before = lines.slice(0, -3).map(lengthOf);
  return noNearer || (before.length > 0 && lines.slice(-3).every((line) => lengthOf(line) > Math.min(...before)));
}

/** Rates how much work an equation still needs, by its next kind of step; null if unknown. */
function leftToDo(line: string): number | null {
  if (!line.includes('=')) return null;
  switch (nextMoveFrom(line).move) {
    case 'distribute':
      return 4;
    case 'combine_terms':
    case 'collect_variable':
      return 3;
    case 'undo_addition':
    case 'undo_subtraction':
      return 2;
    case 'undo_multiplication':
    case 'undo_division':
      return 1;
    case 'common_denominator':
    case 'next_step':
      return null;
  }
}
