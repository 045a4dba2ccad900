import { SkillGraph } from '@stoa/schema/skill';

type Node = {
  id: string;
  after?: string[];
  grade?: number;
  priority?: number;
  bkt?: Partial<Record<'p_init' | 'p_transit' | 'p_slip' | 'p_guess', number>>;
};

/**
 * Makes a graph for tests: a node is its id and what it builds on; everything else is the same for all unless a test says
 * otherwise.
 */
export const sampleGraph = (...nodes: Node[]): SkillGraph =>
  SkillGraph.parse({
    version: '1.2.3',
    nodes: nodes.map(({ id, after = [], grade = 4, priority, bkt = {} }) => ({
      id,
      name: `Skill ${id}`,
      description: `I can do ${id}.`,
      grade,
      grade_band: grade < 6 ? '3-5' : grade < 9 ? '6-8' : '9-12',
      strand: 'whole_numbers',
      prerequisites: after,
      bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2, ...bkt },
      tags: [],
      ...(priority !== undefined && { priority }),
    })),
  });
