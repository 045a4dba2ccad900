import type { BktParams, Skill, SkillId } from '@stoa/schema/skill';
import { logOddsOf } from '../../mastery/bkt.ts';
import type { SkillState } from '@stoa/schema/mastery';

/**
 * What a question of a placement brought out. `not_yet`: the learner said that she has not learned this. A question that could not be
 * judged is left out.
 */
export type PlacementAnswer = {
  skill_id: SkillId;
  outcome: 'correct' | 'incorrect' | 'not_yet';
  /** The least chance of a lucky guess that the question left. */
  guess_floor: number;
};

type Rates = Pick<BktParams, 'p_slip' | 'p_guess'>;

/** Whoever has a skill says now and then all the same that she has not: the question looked strange. It is likelier than a slip is not. */
const saysNotYet = 0.5;

/**
 * How much likelier an answer is of a learner who has the skill than of one who has not: by the slip and guess of knowledge tracing.
 *
 *     correct    (1 − s) / g
 *     incorrect  s / (1 − g)
 *     not yet    s / 2        nobody guesses so, and a slip is one answer in two
 */
export function ratioOfAnswer({ outcome, guess_floor }: PlacementAnswer, { p_slip, p_guess }: Rates): number {
  const guess = Math.max(p_guess, guess_floor);
  if (outcome === 'correct') return (1 - p_slip) / guess;
  return outcome === 'incorrect' ? p_slip / (1 - guess) : p_slip * saysNotYet;
}

/** What earlier practice says of a skill, as such a ratio: where knowledge tracing stands now against where the skill began. Bounded, for it may be long ago. */
export function ratioOfPractice({ p_mastery, opportunities }: SkillState, { bkt }: Pick<Skill, 'bkt'>): number {
  if (opportunities === 0) return 1;
  const gained = Math.exp(logOddsOf(p_mastery) - logOddsOf(bkt.p_init));
  return Math.min(50, Math.max(1 / 50, gained));
}
