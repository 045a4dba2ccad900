import type { PracticePolicy } from '@stoa/schema/policy';
import type { SkillId } from '@stoa/schema/skill';
import type { SkillStates } from '../mastery/skill-state.ts';
import type { Reach } from '../mastery/standing.ts';
import { assumedSkills, nothingAssumed, type Assumed, type Footing } from './assumed.ts';
import type { SkillGraphIndex } from './graph-index.ts';
import { isUnlocked } from './unlocked.ts';

/** What of a turn's world decides which skills are open: the graph (null while it cannot be had), where she begins, and the policy. */
type World = Footing & { graph: SkillGraphIndex | null; policy: PracticePolicy };

/** What a learner is taken to know, as the skills stand. */
export const assumedIn = ({ graph, policy, ...footing }: World, skills: SkillStates): Assumed =>
  graph === null ? nothingAssumed : assumedSkills(graph, skills, footing, policy);

/** Whether a skill is open to the learner, and whether it is assumed. A skill that the graph no longer has is open. */
export function reachOf({ graph }: Pick<World, 'graph'>, id: SkillId, skills: SkillStates, assumed: Assumed): Reach {
  const skill = graph?.byId.get(id);
  return { unlocked: skill === undefined || isUnlocked(skill, skills, assumed), assumed: assumed.has(id) };
}
