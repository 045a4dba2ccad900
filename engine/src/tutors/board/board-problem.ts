import type { BoardProblem } from '@stoa/schema/board/board-session';
import type { BankedProblem } from '@stoa/schema/problem';
import { startOf } from './work/start-of.ts';

const written: ReadonlySet<string> = new Set(['integer', 'decimal', 'fraction', 'expression']);
const known = new WeakMap<BankedProblem, { readonly problem: BoardProblem | null }>();

/**
 * Converts a problem of the bank to one for the board. Returns null if it doesn't suit the board: its answer is chosen instead
 * of worked out, it has a picture, or its stem has no equation or expression that a line could follow from.
 */
export function boardProblemOf(banked: BankedProblem): BoardProblem | null {
  const there = known.get(banked);
  if (there !== undefined) return there.problem;
  const problem = read(banked);
  known.set(banked, { problem });
  return problem;
}

function read({ item: { problem_content: content, answer_spec, solution_logic } }: BankedProblem): BoardProblem | null {
  if (!written.has(answer_spec.input_type) || content.diagram_prompt !== null) return null;
  const problem = { stem: content.stem, answer: solution_logic.final_answer_canonical, start: null };
  const start = startOf(problem);
  return start === null ? null : { ...problem, start };
}
