import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SkillId } from '@stoa/schema/skill';
import { indexGraph, UnknownSkillError } from './graph-index.ts';
import { sampleGraph } from './sample-graph.ts';

const id = (text: string) => SkillId.parse(text);
const ids = (skills: readonly { id: string }[]) => skills.map((skill) => skill.id);

/**      a ─┬─ b ─┬─ d ── e
 *          └─ c ─┘          */
const diamond = indexGraph(
  sampleGraph(
    { id: 'e', after: ['d'] },
    { id: 'd', after: ['b', 'c'] },
    { id: 'c', after: ['a'] },
    { id: 'b', after: ['a'] },
    { id: 'a' },
  ),
);

describe('indexGraph', () => {
  it("finds a skill's prerequisites and dependents", () => {
    expect(ids(diamond.prerequisitesOf(id('d')))).toEqual(['b', 'c']);
    expect(ids(diamond.dependentsOf(id('a')))).toEqual(['c', 'b']);
    expect(ids(diamond.allPrerequisitesOf(id('e')))).toEqual(['d', 'b', 'c', 'a']); // nearest first
    expect(diamond.opens(id('a'))).toBe(4);
  });

  it('orders every skill after its prerequisites', () => {
    expect(ids(diamond.inOrder)).toEqual(['a', 'c', 'b', 'd', 'e']);
  });

  it('throws an error that names an unknown skill', () => {
    expect(() => diamond.prerequisitesOf(id('nothing'))).toThrow(new UnknownSkillError('nothing'));
  });

  it('orders any acyclic graph', () => {
    const graph = fc.integer({ min: 1, max: 25 }).chain((size) =>
      fc
        .tuple(
          fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 60 }),
          fc.shuffledSubarray(
            Array.from({ length: size }, (_, at) => at),
            { minLength: size },
          ),
        )
        .map(([edges, order]) =>
          sampleGraph(
            ...order.map((at) => ({
              id: `s${at}`,
              after: [...new Set(edges.filter(([from, to]) => to === at && from < to).map(([from]) => `s${from}`))],
            })),
          ),
        ),
    );
    fc.assert(
      fc.property(graph, (one) => {
        const order = ids(indexGraph(one).inOrder);
        expect(order.toSorted()).toEqual(ids(one.nodes).toSorted());
        for (const skill of one.nodes)
          for (const before of skill.prerequisites) expect(order.indexOf(before)).toBeLessThan(order.indexOf(skill.id));
      }),
    );
  });
});
