import { skillStates, stateOf } from '@stoa/engine/mastery/skill-state';
import { progressOfSkill } from '@stoa/engine/mastery/skill-progress';
import { assumedIn } from '@stoa/engine/skills/reach';
import { suggestSkills } from '@stoa/engine/skills/recommend';
import { unlockedSkills } from '@stoa/engine/skills/unlocked';
import type { knowledgeGraph } from '@stoa/schema/contracts/knowledge-graph';
import { graphOf } from '../../app-context.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { PracticeServices } from './practice-services.ts';

/** Practice spec §9.1: what a learner can practice now, and which of it is recommended. */
export const availableNodesHandler = ({
  context,
  practice,
}: PracticeServices): HandlersOf<Pick<typeof knowledgeGraph, 'availableNodes'>> => ({
  async availableNodes({ params, body, now }) {
    const graph = graphOf(context);
    const { policy } = context;
    const { skills, grade, placed } = await context.store.mastery.of(params.learnerId);
    const states = skillStates(skills);
    const assumed = assumedIn({ graph, policy, grade, placed }, states);
    const suggested = suggestSkills(graph, states, policy, { grade, placed }).map(({ skill, reason }) => ({ skill, reason }));
    const named = new Set(suggested.map(({ skill }) => skill.id));
    const mastered = unlockedSkills(graph, states, assumed)
      .filter(({ id }) => !named.has(id))
      .map((skill) => ({ skill, reason: 'You have mastered this one.' }));
    const nodes = [...suggested, ...mastered].slice(0, body.limit).map(({ skill, reason }) => ({
      skill,
      reason,
      progress: progressOfSkill(stateOf(skill, states), { unlocked: true, assumed: assumed.has(skill.id) }, policy, now),
    }));
    const { next } = await practice.home(params.learnerId, now);
    return { graph_version: graph.version, recommended: next, nodes };
  },
});
