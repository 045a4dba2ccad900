import type { BoardProblem } from '@stoa/schema/board/board-session';
import type { BankedProblem } from '@stoa/schema/problem';
import { startOf } from './work/start-of.ts';

const written: ReadonlySet<string> = new Set(['integer', 'decimal', 'fraction', 'expression']);
const known = new WeakMap<BankedProblem, { readonly problem: BoardProblem | null }>();

/**
 * A problem of the bank as it stands over the board; null where it is none for it: one that is chosen and not worked out, one with a picture, one whose
 * stem has no equation or expression that a line could follow from.
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
