import { lengthOf } from './judge-line.ts';
import { nextMoveFrom } from './next-move.ts';

/**
 * Whether the last of these right lines, the first of them the start, brings the answer no nearer: what is left to do is as much as it was two lines
 * and more before, and there is as much to read; or three lines in a row are longer than one before them.
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

/** How many kinds of steps an equation still asks for; null where nobody can tell. */
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
