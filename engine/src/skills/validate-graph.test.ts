import { describe, expect, it } from 'vitest';
import { sampleGraph } from './sample-graph.ts';
import { validateGraph } from './validate-graph.ts';

const told = (findings: { skill: string | null; message: string }[]) =>
  findings.map(({ skill, message }) => `${skill} ${message}`);

describe('validateGraph', () => {
  it('finds nothing wrong with a sound graph', () => {
    expect(validateGraph(sampleGraph({ id: 'a' }, { id: 'b', after: ['a'] }, { id: 'c', after: ['a', 'b'] }))).toEqual({
      errors: [],
      warnings: [],
    });
  });

  it.each([
    {
      title: 'a cycle, by the way it goes',
      graph: sampleGraph(
        { id: 'a', after: ['c'] },
        { id: 'b', after: ['a'] },
        { id: 'c', after: ['b'] },
        { id: 'd', after: ['c'] },
      ),
      error: 'a stands on itself: a → c → b → a',
    },
    { title: 'a skill that needs itself', graph: sampleGraph({ id: 'a', after: ['a'] }), error: 'a stands on itself: a → a' },
    {
      title: 'a missing prerequisite',
      graph: sampleGraph({ id: 'a', after: ['gone'] }),
      error: 'a names the prerequisite gone, which the graph does not have',
    },
    { title: 'a duplicate', graph: sampleGraph({ id: 'a' }, { id: 'a' }), error: 'a stands in the graph more than once' },
  ])('rejects $title', ({ graph, error }) => {
    expect(told(validateGraph(graph).errors)).toContain(error);
  });

  it('reports each cycle once', () => {
    const two = sampleGraph(
      { id: 'a', after: ['b'] },
      { id: 'b', after: ['a'] },
      { id: 'c', after: ['d'] },
      { id: 'd', after: ['c'] },
    );
    expect(validateGraph(two).errors).toHaveLength(2);
  });

  it('handles a chain of 5,000 skills', () => {
    const chain = Array.from({ length: 5000 }, (_, at) => ({ id: `s${at}`, after: at === 0 ? [] : [`s${at - 1}`] }));
    expect(validateGraph(sampleGraph(...chain.toReversed())).errors).toEqual([]);
  });

  it.each([
    {
      title: 'slip and guess that turn a right answer against her',
      node: { id: 'a', bkt: { p_slip: 0.5, p_guess: 0.5 } },
      warning: 'p_slip + p_guess',
    },
    { title: 'a slip above one half', node: { id: 'a', bkt: { p_slip: 0.6 } }, warning: 'p_slip is 0.6' },
    { title: 'a guess above one half', node: { id: 'a', bkt: { p_guess: 0.6 } }, warning: 'p_guess is 0.6' },
    { title: 'a slip that never happens', node: { id: 'a', bkt: { p_slip: 0 } }, warning: 'p_slip is 0' },
    { title: 'a guess that never works', node: { id: 'a', bkt: { p_guess: 0 } }, warning: 'p_guess is 0' },
    { title: 'a skill nobody can learn', node: { id: 'a', bkt: { p_transit: 0 } }, warning: 'p_transit is 0' },
    { title: 'a skill anybody learns at once', node: { id: 'a', bkt: { p_transit: 0.6 } }, warning: 'p_transit is 0.6' },
    { title: 'a skill known from birth', node: { id: 'a', bkt: { p_init: 0.96 } }, warning: 'p_init is 0.96' },
  ])('warns about $title', ({ node, warning }) => {
    const { errors, warnings } = validateGraph(sampleGraph(node));
    expect(errors).toEqual([]);
    expect(warnings.some(({ message }) => message.startsWith(warning))).toBe(true);
  });

  it('warns about a prerequisite that is taught later', () => {
    const { warnings } = validateGraph(sampleGraph({ id: 'a', grade: 5 }, { id: 'b', grade: 4, after: ['a'] }));
    expect(told(warnings)).toEqual(['b is taught in grade 4, but its prerequisite a in grade 5']);
  });
});
