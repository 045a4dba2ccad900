import { skillStates, stateOf } from '@stoa/engine/mastery/skill-state';
import { progressOfSkill } from '@stoa/engine/mastery/skill-progress';
import { suggestSkills } from '@stoa/engine/skills/recommend';
import { unlockedSkills } from '@stoa/engine/skills/unlocked';
import { assumedIn } from '@stoa/engine/skills/reach';
import type { knowledgeGraph } from '@stoa/schema/contracts/knowledge-graph';
import type { Skill, SkillId } from '@stoa/schema/skill';
import { graphOf } from '../../app-context.ts';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

/** Practice spec §9.1. */
export const skillHandlers = ({ context, practice }: Services): HandlersOf<typeof knowledgeGraph> => ({
  graph({ query }) {
    const graph = graphOf(context);
    if (query.version !== undefined && query.version !== graph.version) {
      throw new RefusalError('not_found', `This server teaches by version ${graph.version} of the graph.`);
    }
    return { version: graph.version, nodes: [...graph.skills] };
  },

  node: ({ params }) => find(context, params.id),

  prerequisites({ params }) {
    const { id } = find(context, params.id);
    const graph = graphOf(context);
    return {
      skill_id: id,
      direct: [...graph.prerequisitesOf(id)],
      all: graph.allPrerequisitesOf(id).map((skill) => skill.id),
    };
  },

  async availableNodes({ params, body, now }) {
    const graph = graphOf(context);
    const { policy } = context;
    const { skills, grade } = await context.store.mastery.of(params.learnerId);
    const states = skillStates(skills);
    const assumed = assumedIn({ graph, policy, grade }, states);
    const suggested = suggestSkills(graph, states, policy, grade).map(({ skill, reason }) => ({ skill, reason }));
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

function find(context: Services['context'], id: SkillId): Skill {
  const skill = graphOf(context).byId.get(id);
  if (skill === undefined)
    throw new RefusalError('not_found', 'The skill graph has no such skill. GET /api/kg/graph lists them all.');
  return skill;
}
