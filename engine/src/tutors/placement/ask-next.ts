import type { BankedProblem } from '@stoa/schema/problem';
import { chooseProblem } from '../../problems/choose-problem.ts';
import { waitsInCheckpoint } from '../../problems/met-problems.ts';
import { beliefsOf, skillToAsk } from '../../skills/placement/placement-core.ts';
import type { PlacementSoFar } from '../../skills/placement/placement-core.ts';
import type { SkillGraphIndex } from '../../skills/graph-index.ts';
import type { SkillStates } from '../../mastery/skill-state.ts';
import type { Moment } from '../../turn/tutor.ts';
import type { PlacementSession } from './placement-session.ts';
import type { PlacementWorld } from './placement-world.ts';

/**
 * Returns the placement in the form that the placement core takes: the graph, the grade, the skill states, and the student's
 * answers.
 */
export const soFar = (
  graph: SkillGraphIndex,
  { grade, asked }: Pick<PlacementSession, 'grade' | 'asked'>,
  states: SkillStates,
): PlacementSoFar => ({
  graph,
  grade,
  states,
  answers: asked.flatMap(({ outcome, skill_id, guess_floor }) =>
    outcome === 'set_aside' ? [] : [{ skill_id, outcome, guess_floor }],
  ),
});

/**
 * Chooses the next question: the skill whose answer would tell the most, and a new problem of middle difficulty from it.
 * Returns null if enough is known or nothing is left to ask.
 */
export function askNext(
  world: PlacementWorld,
  graph: SkillGraphIndex,
  session: PlacementSession,
  states: SkillStates,
  { random }: Moment,
): BankedProblem | null {
  const asked = new Set(session.asked.map(({ skill_id }) => skill_id));
  const askable = new Set(
    graph.skills.filter(({ id }) => !asked.has(id) && freshProblems(world, session, id).length > 0).map(({ id }) => id),
  );
  const placement = soFar(graph, session, states);
  const next = skillToAsk(placement, beliefsOf(placement), askable, random);
  if (next === null) return null;
  const from = freshProblems(world, session, next.skill_id);
  return chooseProblem(from, world.policy.review_difficulty, [], random, world.met.exposed);
}

/**
 * Finds the problems of a skill that can serve as evidence: the student hasn't seen them, they aren't in use in a checkpoint,
 * and they are answered in one field.
 */
const freshProblems = (
  { shelf, met }: PlacementWorld,
  { session_id }: PlacementSession,
  skill: BankedProblem['item']['meta']['skill_id'],
) =>
  shelf
    .verifiedFor(skill)
    .filter(
      ({ item }) =>
        item.answer_spec.answer_mode !== 'work_shown' &&
        !met.exposed.has(item.meta.id) &&
        !waitsInCheckpoint(met, item.meta.id, session_id),
    );
