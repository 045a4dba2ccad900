import { describe, expect, it } from 'vitest';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { Generator } from './generator.ts';
import { sampleSalt } from './salted-seed.ts';
import { writeBank } from './write-bank.ts';

const { graph } = openSkillGraph();
const sums = graph.nodes.filter(({ id }) => id === 'whole_add').map((node) => ({ ...node, prerequisites: [] }));

/** Sums; about one in three has a wrong answer. */
const careless: Generator = {
  name: 'careless',
  version: 1,
  skill: 'whole_add',
  difficulties: [1, 2, 3, 4, 5],
  draft: (chance) => {
    const [a, b] = [chance.int(10, 9_999), chance.int(10, 9_999)];
    const answer = String(a + b + (chance.maybe(1 / 3) ? 1 : 0));
    return {
      stem: `Add: $${a} + ${b}$`,
      answer,
      inputType: 'integer',
      steps: [{ explanation: 'Add the ones, the tens and so on.', math: answer }],
      misconceptions: [],
      wrong: '7',
    };
  },
};

describe('a rejected problem', () => {
  const { verified, rejected } = writeBank({
    graph: { ...graph, nodes: sums },
    now: new Date('2026-01-05T08:00:00Z'),
    salt: sampleSalt,
    generators: [careless],
  });
  const all = [...verified, ...rejected].map(({ problem }) => problem.item.meta);
  const provenanceOf = new Map(all.map((meta) => [String(meta.id), meta]));

  it('is drawn again, and its replacement names it and counts the attempts', () => {
    const revised = all.filter(({ provenance }) => provenance.revision_of !== null);
    expect(revised.length).toBeGreaterThan(5);
    for (const { provenance } of revised) {
      const before = provenanceOf.get(String(provenance.revision_of));
      expect(before?.status).toBe('REJECTED');
      expect(provenance.attempt).toBe((before?.provenance.attempt ?? 0) + 1);
    }
  });

  it('is drawn at most three times, and never published', () => {
    expect(Math.max(...all.map(({ provenance }) => provenance.attempt))).toBeLessThanOrEqual(3);
    expect(verified.every(({ problem }) => problem.item.meta.provenance.critic_model === 'stoa-stem@2')).toBe(true);
    expect(rejected.every(({ issues }) => issues.some(({ check }) => check === 'answer follows from the stem'))).toBe(true);
  });
});
