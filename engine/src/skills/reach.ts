import type { PracticePolicy } from '@stoa/schema/policy';
import type { SkillId } from '@stoa/schema/skill';
import type { SkillStates } from '../mastery/skill-state.ts';
import type { Reach } from '../mastery/standing.ts';
import { assumedSkills, nothingAssumed, type Assumed, type Footing } from './assumed.ts';
import type { SkillGraphIndex } from './graph-index.ts';
import { isUnlocked } from './unlocked.ts';

/**
 * The part of a turn's world that decides which skills are open: the graph (null while it is unavailable), where the learner
 * starts, and the policy.
 */
type World = Footing & { graph: SkillGraphIndex | null; policy: PracticePolicy };

/** Returns the skills that a learner is assumed to know, given her current skill states. */
export const assumedIn = ({ graph, policy, ...footing }: World, skills: SkillStates): Assumed =>
  graph === null ? nothingAssumed : assumedSkills(graph, skills, footing, policy);

/**
 * Returns whether a skill is unlocked for the learner, and whether it is assumed. A skill that the graph no longer has is
 * unlocked.
 */
export function reachOf({ graph }: Pick<World, 'graph'>, id: SkillId, skills: SkillStates, assumed: Assumed): Reach {
  const skill = graph?.byId.get(id);
  return { unlocked: skill === undefined || isUnlocked(skill, skills, assumed), assumed: assumed.has(id) };
}
