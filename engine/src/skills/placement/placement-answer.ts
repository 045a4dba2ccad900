import type { BktParams, Skill, SkillId } from '@stoa/schema/skill';
import { logOddsOf } from '../../mastery/bkt.ts';
import type { SkillState } from '@stoa/schema/mastery';

/**
 * The result of one question of a placement. `not_yet`: the learner said that she hasn't learned this. A question that couldn't
 * be judged is left out.
 */
export type PlacementAnswer = {
  skill_id: SkillId;
  outcome: 'correct' | 'incorrect' | 'not_yet';
  /** The minimum chance of a lucky guess at this question. */
  guess_floor: number;
};

type Rates = Pick<BktParams, 'p_slip' | 'p_guess'>;

/**
 * The chance, as a share of the slip rate, that a learner says "not yet" although she has the skill, because the question
 * looked strange to her.
 */
const saysNotYet = 0.5;

/**
 * Returns how much likelier an answer is for a learner who has the skill than for one who doesn't, using the slip and guess
 * rates of knowledge tracing.
 *
 *     correct    (1 − s) / g
 *     incorrect  s / (1 − g)
 *     not yet    s / 2        nobody says this as a guess, and it is half as likely as a slip
 */
export function ratioOfAnswer({ outcome, guess_floor }: PlacementAnswer, { p_slip, p_guess }: Rates): number {
  const guess = Math.max(p_guess, guess_floor);
  if (outcome === 'correct') return (1 - p_slip) / guess;
  return outcome === 'incorrect' ? p_slip / (1 - guess) : p_slip * saysNotYet;
}

/**
 * Returns the same kind of ratio for earlier practice: the current estimate of knowledge tracing against the initial one. It is
 * bounded, because the practice may be long ago.
 */
export function ratioOfPractice({ p_mastery, opportunities }: SkillState, { bkt }: Pick<Skill, 'bkt'>): number {
  if (opportunities === 0) return 1;
  const gained = Math.exp(logOddsOf(p_mastery) - logOddsOf(bkt.p_init));
  return Math.min(50, Math.max(1 / 50, gained));
}
