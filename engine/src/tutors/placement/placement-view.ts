import type { PlacementView } from '@stoa/schema/placement';
import { studentProblem } from '../../problems/student-problem.ts';
import { placementRules } from '../../skills/placement/placement-core.ts';
import type { PlacementSession } from './placement-session.ts';
import type { PlacementWorld } from './placement-world.ts';

/** Everything that the placement page shows. It contains no answers, and no verdicts before the placement is over. */
export function placementView({ shelf }: Pick<PlacementWorld, 'shelf'>, session: PlacementSession): PlacementView {
  const { session_id, version, open, asked, result, stopped } = session;
  const problem = open === null ? null : shelf.find(open.problem_id, open.version);
  return {
    session_id,
    version,
    phase: result === null ? 'asking' : 'finished',
    problem: problem === null ? null : studentProblem(problem),
    asked: asked.length,
    most: placementRules.most,
    note: open?.note ?? null,
    safety: stopped,
    result,
  };
}
