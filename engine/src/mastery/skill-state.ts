import type { SkillState } from '@stoa/schema/mastery';
import type { Skill, SkillId } from '@stoa/schema/skill';

/** A learner's skill states by skill; a skill that she has never practiced has none. */
export type SkillStates = ReadonlyMap<SkillId, SkillState>;

export const skillStates = (states: readonly SkillState[]): SkillStates =>
  new Map(states.map((state) => [state.skill_id, state]));

/** Returns the state of a skill before the first attempt: the graph's own parameters and no evidence. */
export const firstState = ({ id, bkt }: Pick<Skill, 'id' | 'bkt'>): SkillState => ({
  skill_id: id,
  p_mastery: bkt.p_init,
  p_transit: bkt.p_transit,
  p_slip: bkt.p_slip,
  p_guess: bkt.p_guess,
  opportunities: 0,
  unaided_opportunities: 0,
  last_practiced_at: null,
  streak: 0,
  last_outcome: null,
  mastered_at: null,
  review: null,
});

/**
 * Returns the state of a skill for a learner. Her evidence is her own; the three rates come from the graph, so that a better
 * fit of the parameters reaches every learner with the next graph.
 */
export function stateOf(skill: Pick<Skill, 'id' | 'bkt'>, states: SkillStates): SkillState {
  const kept = states.get(skill.id);
  if (kept === undefined) return firstState(skill);
  const { p_transit, p_slip, p_guess } = skill.bkt;
  return { ...kept, p_transit, p_slip, p_guess };
}
