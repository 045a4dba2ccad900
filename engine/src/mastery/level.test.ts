import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MasteryLevel, type SkillState } from '@stoa/schema/mastery';
import { SkillId } from '@stoa/schema/skill';
import { levelOf } from './level.ts';
import { samplePolicy } from './sample-policy.ts';
import { firstState } from './skill-state.ts';

const policy = samplePolicy();
const fresh = firstState({ id: SkillId.parse('a'), bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 } });
const tried = (p_mastery: number, answers: number, change: Partial<SkillState> = {}): SkillState => ({
  ...fresh,
  p_mastery,
  opportunities: answers,
  unaided_opportunities: answers,
  ...change,
});
const mastered = { mastered_at: '2026-01-01T00:00:00Z' };

describe('levelOf', () => {
  it.each([
    { says: 'not_started', of: 'a skill never tried', state: fresh },
    { says: 'starting', of: 'a first wrong answer', state: tried(0.15, 1) },
    { says: 'getting_there', of: 'one right answer', state: tried(0.59, 1) },
    { says: 'getting_there', of: 'one right answer in a checkpoint, which lifts the estimate to 0.99', state: tried(0.99, 1) },
    { says: 'almost_there', of: 'a high estimate on enough answers, not yet in a row', state: tried(0.97, 4) },
    { says: 'getting_there', of: 'a middling estimate on many answers', state: tried(0.6, 12) },
    { says: 'mastered', of: 'a mastery that holds', state: tried(0.97, 3, mastered) },
    { says: 'almost_there', of: 'a mastery that has slipped a little', state: tried(0.8, 5, mastered) },
    { says: 'starting', of: 'a mastery that is lost', state: tried(0.2, 9, mastered) },
  ])('rates $of as “$says”', ({ says, state }) => {
    expect(levelOf(state, policy)).toBe(says);
  });

  it('gives the two highest levels only after enough unaided answers, whatever the estimate', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 2 }), (p, answers) => {
        expect(['not_started', 'starting', 'getting_there']).toContain(levelOf(tried(p, answers), policy));
      }),
    );
  });

  it('never falls when the estimate rises and the answers are the same', () => {
    const rank = (level: MasteryLevel) => MasteryLevel.options.indexOf(level);
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, fc.integer({ min: 1, max: 9 }), fc.boolean(), (one, other, answers, was) => {
        const level = (p: number) => rank(levelOf(tried(p, answers, was ? mastered : {}), policy));
        expect(level(Math.min(one, other))).toBeLessThanOrEqual(level(Math.max(one, other)));
      }),
    );
  });
});
