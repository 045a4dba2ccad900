import { describe, expect, it } from 'vitest';
import type { SkillState } from '@stoa/schema/mastery';
import { SkillId } from '@stoa/schema/skill';
import { samplePolicy } from '../mastery/sample-policy.ts';
import { firstState, skillStates } from '../mastery/skill-state.ts';
import { nothingAssumed } from './assumed.ts';
import { indexGraph, type SkillGraphIndex } from './graph-index.ts';
import { listed, suggestSkills } from './recommend.ts';
import { sampleGraph } from './sample-graph.ts';
import { isUnlocked, missingPrerequisites, unlockedBy, unlockedSkills } from './unlocked.ts';

const policy = samplePolicy();
const id = (text: string) => SkillId.parse(text);
const ids = (skills: readonly { id: string }[]) => skills.map((skill) => skill.id);
const practiced = (skill: string, p_mastery: number, last = '2026-03-02T09:00:00Z'): SkillState => ({
  ...firstState({ id: id(skill), bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 } }),
  p_mastery,
  opportunities: 4,
  unaided_opportunities: 4,
  last_practiced_at: last,
  last_outcome: 'correct',
});
const mastered = (skill: string, p_mastery = 0.97): SkillState => ({
  ...practiced(skill, p_mastery),
  mastered_at: '2026-03-02T09:00:00Z',
});
const order = (graph: SkillGraphIndex, ...states: SkillState[]) =>
  suggestSkills(graph, skillStates(states), policy).map(({ skill }) => skill.id);

const flat = indexGraph(sampleGraph({ id: 'a' }, { id: 'b' }, { id: 'c' }));
const chain = indexGraph(sampleGraph({ id: 'a' }, { id: 'b', after: ['a'] }, { id: 'c', after: ['a', 'b'] }));

describe('unlocking', () => {
  it('opens a skill only when all of its prerequisites are mastered', () => {
    expect(ids(unlockedSkills(chain, new Map(), nothingAssumed))).toEqual(['a']);
    expect(ids(unlockedSkills(chain, skillStates([practiced('a', 0.94)]), nothingAssumed))).toEqual(['a']);
    expect(ids(unlockedSkills(chain, skillStates([mastered('a')]), nothingAssumed))).toEqual(['a', 'b']);
    expect(ids(unlockedSkills(chain, skillStates([mastered('a'), mastered('b')]), nothingAssumed))).toEqual(['a', 'b', 'c']);
  });

  it('keeps a skill open when its prerequisites decay, or when it decays itself', () => {
    const decayed = skillStates([mastered('a', 0.4), mastered('b', 0.4)]);
    expect(isUnlocked(chain.byId.get(id('c'))!, decayed, nothingAssumed)).toBe(true);
    expect(isUnlocked(chain.byId.get(id('b'))!, skillStates([mastered('b')]), nothingAssumed)).toBe(true); // shown in a checkpoint
  });

  it('names what one mastery opened, and what is still missing', () => {
    expect(ids(unlockedBy(chain, id('a'), skillStates([mastered('a')]), nothingAssumed))).toEqual(['b']);
    expect(ids(unlockedBy(chain, id('b'), skillStates([mastered('a'), mastered('b')]), nothingAssumed))).toEqual(['c']);
    expect(ids(missingPrerequisites(chain, id('c'), skillStates([mastered('a')]), nothingAssumed))).toEqual(['b']);
  });
});

describe('suggestSkills', () => {
  it("breaks ties by the graph's priority, higher first, and only then by grade", () => {
    const given = indexGraph(sampleGraph({ id: 'a' }, { id: 'b', priority: 2, grade: 7 }, { id: 'c', priority: -1 }));
    expect(order(given)).toEqual(['b', 'a', 'c']);
    expect(order(given, practiced('c', 0.1))).toEqual(['c', 'b', 'a']); // the lowest mastery comes before any priority
  });

  it.each([
    {
      title: 'the lowest mastery',
      states: [practiced('a', 0.6), practiced('b', 0.4), practiced('c', 0.5)],
      first: ['b', 'c', 'a'],
    },
    {
      title: 'the longest time since practice, where mastery is equal',
      states: [
        practiced('a', 0.5, '2026-03-03T09:00:00Z'),
        practiced('b', 0.5, '2026-03-01T09:00:00Z'),
        practiced('c', 0.5, '2026-03-02T09:00:00Z'),
      ],
      first: ['b', 'c', 'a'],
    },
    { title: 'what was never practiced', states: [practiced('a', 0.2), practiced('b', 0.2)], first: ['c', 'a', 'b'] },
    {
      title: 'low mastery even before what was practiced long ago',
      states: [practiced('a', 0.5, '2025-01-01T09:00:00Z'), practiced('b', 0.45)],
      first: ['c', 'b', 'a'],
    },
  ])('puts first $title', ({ states, first }) => {
    expect(order(flat, ...states)).toEqual(first);
  });

  it('breaks ties by grade, then by how many skills a skill opens, then by teaching order', () => {
    const graph = indexGraph(
      sampleGraph(
        { id: 'older', grade: 7 },
        { id: 'plain' },
        { id: 'second' },
        { id: 'opening' },
        { id: 'x', after: ['opening'] },
      ),
    );
    expect(order(graph)).toEqual(['opening', 'plain', 'second', 'older']);
  });

  it('starts a new learner at a root skill of the lowest grade', () => {
    const graph = indexGraph(
      sampleGraph({ id: 'late', grade: 6 }, { id: 'root', grade: 3 }, { id: 'next', grade: 3, after: ['root'] }),
    );
    const [first, ...others] = suggestSkills(graph, new Map(), policy);
    expect(first).toMatchObject({
      skill: { id: 'root' },
      kind: 'new',
      reason: expect.stringContaining('A good place to start') as string,
    });
    expect(others.map(({ skill }) => skill.id)).toEqual(['late']);
  });

  it('leaves out mastered skills, and includes them again once they have decayed', () => {
    expect(order(flat, mastered('a'), mastered('b', 0.74))).toEqual(['c', 'b']);
    expect(suggestSkills(flat, skillStates([mastered('b', 0.1)]), policy)[0]).toMatchObject({
      kind: 'needs_review',
      skill: { id: 'b' },
    });
  });

  it.each([
    { kind: 'continue', states: [practiced('a', 0.1)], says: 'You have begun this one' },
    { kind: 'new', states: [mastered('a')], says: 'You have mastered Skill a, and this builds on it.' },
    { kind: 'needs_review', states: [mastered('a', 0.1)], says: 'You had this once' },
  ])('gives the reason in words without numbers: $kind', ({ kind, states, says }) => {
    const [first] = suggestSkills(chain, skillStates(states), policy);
    expect(first).toMatchObject({ kind, reason: expect.stringContaining(says) as string });
    expect(first!.reason).not.toMatch(/\d/);
  });

  it('suggests nothing when all skills are mastered', () => {
    expect(order(flat, mastered('a'), mastered('b'), mastered('c'))).toEqual([]);
  });
});

describe('listed', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('joins %j into "%s"', (names, said) => expect(listed(names)).toBe(said));
});

describe('suggestions after a placement', () => {
  const trunk = indexGraph(
    sampleGraph(
      { id: 'count', grade: 3 },
      { id: 'angles', grade: 7, after: ['count'], bkt: { p_init: 0.1 } },
      { id: 'equations', grade: 7, after: ['count'] },
      { id: 'systems', grade: 8, after: ['equations'] },
      { id: 'functions', grade: 9, after: ['equations'] },
    ),
  );
  const placed = [id('count')];
  const after = (...states: SkillState[]) =>
    suggestSkills(trunk, skillStates(states), policy, { grade: 7, placed }).map(({ skill }) => skill.id);

  it('rank skills by what they open, with skills she has begun first and credited skills last', () => {
    expect(after()).toEqual(['equations', 'angles', 'count']);
    expect(after(practiced('angles', 0.7))).toEqual(['angles', 'equations', 'count']);
  });

  it('mention the placement', () => {
    const [first] = suggestSkills(trunk, new Map(), policy, { grade: 7, placed });
    expect(first!.reason).toBe('It builds on Skill count, and your placement says you’re ready for it.');
  });

  it.each([
    { outcome: 'correct', reason: 'You’ve gotten one of these right, and your placement says you’re ready for more.' },
    { outcome: 'incorrect', reason: 'You’ve tried one of these, and your placement says you’re ready to learn it.' },
  ] as const)('also mention it for a skill that the placement asked one question about: $outcome', ({ outcome, reason }) => {
    const asked = { ...practiced('equations', 0.5), last_outcome: outcome, opportunities: 1 };
    const [first] = suggestSkills(trunk, skillStates([asked]), policy, { grade: 7, placed });
    expect(first).toMatchObject({ skill: { id: 'equations' }, reason });
  });
});
