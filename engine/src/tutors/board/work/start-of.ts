import type { BoardProblem } from '@stoa/schema/board/board-session';
import { readLine } from '../../../math/work/read-line.ts';
import { stemParts } from '../../../solving/stem-parts.ts';

/**
 * Returns what the work begins from: the problem's own start, else the only equation or expression in its stem, else null.
 *
 * Errors  none: a stem with none or several of them has no start, and the first line on the board is then taken as given.
 */
export function startOf({ stem, start }: BoardProblem): string | null {
  if (start !== null && start.trim() !== '') return start;
  const { math, words } = stemParts(stem);
  const found = math.length > 0 ? math : (words.match(written) ?? []);
  const pieces = found.map((piece) => piece.trim().replace(/[.,:;?]+$/, '')).filter(saysMuch);
  const relations = pieces.filter((piece) => /[=<>≤≥]/.test(piece));
  const [only, ...others] = relations.length > 0 ? relations : pieces;
  return only === undefined || others.length > 0 || readLine(only).kind !== 'read' ? null : only;
}

/** Matches a run of numbers, signs, and single letters between the words of a stem. */
const written = /(?<![\p{L}\d$])(?:[\d(−-]|[b-hj-z](?![\p{L}'’]))(?:[\d\s.+*/^=<>≤≥()×÷·−-]|(?<!\p{L})[a-z](?!\p{L}))*/gu;

/** True if a piece is an expression or equation. A number alone is a quantity in a story, not a start. */
const saysMuch = (piece: string): boolean => /[+*/^=<>≤≥(×÷·−-]/.test(piece.slice(1)) && /\d|[a-z]/.test(piece);
