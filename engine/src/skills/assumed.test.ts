import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkillState } from '@stoa/schema/mastery';
import { SkillId } from '@stoa/schema/skill';
import { recordEvidence } from '../mastery/record-evidence.ts';
import { samplePolicy } from '../mastery/sample-policy.ts';
import { skillStates, stateOf, type SkillStates } from '../mastery/skill-state.ts';
import { assumedSkills } from './assumed.ts';
import { indexGraph } from './graph-index.ts';
import { suggestSkills } from './recommend.ts';
import { sampleGraph } from './sample-graph.ts';
import { isUnlocked, unlockedBy } from './unlocked.ts';

const policy = samplePolicy();
const id = (text: string) => SkillId.parse(text);

/** Grades 4 to 9: add, then times and parts, then ratio and slope; `area` has no connection to the others. */
const graph = indexGraph(
  sampleGraph(
    { id: 'add', grade: 4 },
    { id: 'times', grade: 5, after: ['add'] },
    { id: 'parts', grade: 6, after: ['times'] },
    { id: 'ratio', grade: 7, after: ['parts'] },
    { id: 'share', grade: 7, after: ['ratio'] },
    { id: 'roots', grade: 8, after: ['times'], bkt: { p_init: 0.05 } },
    { id: 'slope', grade: 9, after: ['ratio'] },
    { id: 'area', grade: 7 },
  ),
);
type Outcome = 'correct' | 'incorrect' | 'hinted';

/** Returns a learner's states after these answers, in this order. */
const after = (...answers: [skill: string, ...outcomes: Outcome[]][]): SkillStates => {
  const states = new Map<SkillId, SkillState>();
  for (const [skill, ...outcomes] of answers)
    for (const outcome of outcomes) {
      const was = stateOf(graph.byId.get(id(skill))!, states);
      const aided = outcome === 'hinted';
      const evidence = { outcome, aided, weight: 'practice', guessFloor: 0, rightInCheckpoint: null, at: new Date(0) } as const;
      states.set(id(skill), recordEvidence(was, evidence, policy).state);
    }
  return skillStates([...states.values()]);
};
const assumed = (states: SkillStates, grade: number | null = 7) => [...assumedSkills(graph, states, { grade }, policy)];
const isOpen = (skill: string, states: SkillStates, grade: number | null = 7) =>
  isUnlocked(graph.byId.get(id(skill))!, states, assumedSkills(graph, states, { grade }, policy));

describe('assumedSkills', () => {
  it('returns skills of earlier grades, and none without a grade', () => {
    expect(assumed(after())).toEqual(['add', 'times', 'parts']);
    expect(assumed(after(), 4)).toEqual([]);
    expect(assumed(after(), null)).toEqual([]);
  });

  it("leaves out the graph's last grade, so that a student above it still has something to learn", () => {
    expect(assumed(after(), 12)).not.toContain('slope');
    expect(assumed(after(), 12)).toContain('ratio');
  });

  it.each<{ title: string; answers: Parameters<typeof after>; lost: string[] }>([
    { title: 'nothing, with right answers on one of them', answers: [['parts', 'correct', 'correct']], lost: [] },
    { title: 'a skill, with its first wrong answer', answers: [['parts', 'incorrect']], lost: ['parts'] },
    {
      title: 'a skill, for good, whatever comes right after',
      answers: [['parts', 'incorrect', 'correct', 'correct']],
      lost: ['parts'],
    },
    { title: 'a skill, with an answer that took a hint', answers: [['parts', 'hinted']], lost: ['parts'] },
    { title: 'nothing, with one wrong answer on what builds on it', answers: [['ratio', 'incorrect']], lost: [] },
    {
      title: 'what a skill builds on, when it goes badly',
      answers: [['ratio', 'incorrect', 'incorrect', 'incorrect']],
      lost: ['parts'],
    },
    {
      title: 'nothing, when what builds on it has one slip among right answers',
      answers: [['ratio', 'correct', 'correct', 'incorrect']],
      lost: [],
    },
    {
      title: 'two, step by step, when what was doubted goes badly too',
      answers: [
        ['ratio', 'incorrect', 'incorrect', 'incorrect'],
        ['parts', 'incorrect', 'incorrect', 'incorrect'],
      ],
      lost: ['parts', 'times'],
    },
  ])('drops $title', ({ answers, lost }) => {
    expect(assumed(after(...answers))).toEqual(['add', 'times', 'parts'].filter((one) => !lost.includes(one)));
  });

  it('no longer includes a skill once it is mastered', () => {
    const states = after(['parts', 'correct', 'correct', 'correct', 'correct']);
    expect(states.get(id('parts'))!.mastered_at).not.toBeNull();
    expect(assumed(states)).toEqual(['add', 'times']);
  });

  it('never changes a state: nothing becomes mastered by being assumed, whatever was answered', () => {
    const answers = fc.array(
      fc.tuple(fc.constantFrom('add', 'parts', 'ratio'), fc.constantFrom<Outcome>('correct', 'incorrect', 'hinted')),
    );
    fc.assert(
      fc.property(answers, (given) => {
        const states = after(...given);
        for (const skill of assumedSkills(graph, states, { grade: 7 }, policy))
          expect(states.get(skill)?.mastered_at ?? null).toBeNull();
      }),
    );
  });
});

describe('a learner who has given her grade', () => {
  it('can start the first skills of her grade, and no later ones', () => {
    expect(isOpen('ratio', after())).toBe(true);
    expect(isOpen('area', after())).toBe(true);
    expect(isOpen('share', after())).toBe(false);
    expect(isOpen('ratio', after(), null)).toBe(false);
  });

  it('is offered her own grade first, then skills above it, and last what was only assumed', () => {
    const names = suggestSkills(graph, after(), policy, { grade: 7 }).map(({ skill }) => skill.id);
    expect(names).toEqual(['ratio', 'area', 'roots', 'add', 'times', 'parts']);
    const [first] = suggestSkills(graph, after(), policy, { grade: 7 });
    expect(first!.reason).toContain('We’ll assume you know that for now');
    expect(first!.reason).not.toContain('mastered');
  });

  it('is offered skills that turned out to be missing, which are no longer assumed', () => {
    const states = after(['ratio', 'incorrect', 'incorrect', 'incorrect']);
    expect(isOpen('ratio', states)).toBe(false);
    expect(
      suggestSkills(graph, states, policy, { grade: 7 })
        .map(({ skill }) => skill.id)
        .slice(0, 2),
    ).toContain('parts');
  });

  it("isn't told of a new skill when she masters an assumed one that had already opened it", () => {
    const before = after();
    const states = after(['parts', 'correct', 'correct', 'correct', 'correct']);
    expect(unlockedBy(graph, id('parts'), states, assumedSkills(graph, before, { grade: 7 }, policy))).toEqual([]);
    expect(unlockedBy(graph, id('parts'), states, assumedSkills(graph, before, {}, policy)).map((one) => one.id)).toEqual([
      'ratio',
    ]);
  });
});
