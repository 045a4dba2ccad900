import { calculatorOf } from '@stoa/engine/skills/calculator-of';
import { formulasFor } from '@stoa/engine/skills/formulas-for';
import { openFormulaSheets } from '@stoa/library/open-formula-sheets';
import type { knowledgeGraph } from '@stoa/schema/contracts/knowledge-graph';
import { SkillGraphFile } from '@stoa/schema/skill';
import type { FormulaSheet } from '@stoa/schema/formula-sheet';
import type { Skill, SkillId } from '@stoa/schema/skill';
import { graphOf } from '../../app-context.ts';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';

let sheets: readonly FormulaSheet[] | null = null; // opened when the first student looks, once per process

/** Practice spec §9.1, except for what is available to a learner: practice answers that. */
export const skillHandlers = ({ context }: Services): HandlersOf<Omit<typeof knowledgeGraph, 'availableNodes'>> => ({
  async graph({ query: { version } }) {
    const graph = graphOf(context);
    if (version === undefined || version === graph.version) return { version: graph.version, nodes: [...graph.skills] };
    const earlier = await context.store.configurations.find('graph', version);
    if (earlier === null)
      throw new RefusalError(
        'not_found',
        `Nobody has been taught here by that version of the graph. Now it is version ${graph.version}.`,
      );
    return SkillGraphFile.parse(earlier.body);
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

  tools({ params }) {
    const skill = find(context, params.id);
    return { calculator: calculatorOf(skill), formulas: formulasFor(skill, (sheets ??= openFormulaSheets())) };
  },
});

function find(context: Services['context'], id: SkillId): Skill {
  const skill = graphOf(context).byId.get(id);
  if (skill === undefined)
    throw new RefusalError('not_found', 'The skill graph has no such skill. GET /api/kg/graph lists them all.');
  return skill;
}
