import { describe, expect, it } from 'vitest';
import type { StandingSkill } from '../student/standing-skills.ts';
import { knownSkills } from './known-skills.ts';

/** A skill of which only the name and the standing matter here. */
const skill = (name: string, progress: Partial<StandingSkill['progress']>): StandingSkill =>
  ({
    skill: { id: name, name },
    progress: { standing: 'learning', p_mastery: 0.6, last_outcome: 'correct', last_practiced_at: null, ...progress },
  }) as unknown as StandingSkill;

describe('knownSkills', () => {
  it('groups skills by their standing, with the last practiced first', () => {
    const told = knownSkills([
      skill('add', { standing: 'mastered', last_practiced_at: '2026-11-01T10:00:00.000Z' }),
      skill('subtract', { standing: 'mastered', last_practiced_at: '2026-11-03T10:00:00.000Z' }),
      skill('multiply', { standing: 'due' }),
      skill('divide', {}),
      skill('count', { standing: 'assumed' }),
      skill('factor', { standing: 'locked' }),
    ]);
    expect(told).toEqual({ mastered: ['subtract', 'add'], due: ['multiply'], learning: ['divide'], hard: [], assumed: 1 });
  });

  it.each([
    { p_mastery: 0.2, last_outcome: 'incorrect', hard: true },
    { p_mastery: 0.2, last_outcome: 'hinted', hard: true },
    { p_mastery: 0.2, last_outcome: 'correct', hard: false }, // she is improving
    { p_mastery: 0.7, last_outcome: 'incorrect', hard: false }, // one mistake
  ] as const)('for a skill at $p_mastery with last answer $last_outcome, hard is $hard', ({ hard, ...progress }) => {
    expect(knownSkills([skill('divide', progress)]).hard).toEqual(hard ? ['divide'] : []);
  });
});
