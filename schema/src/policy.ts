import { z } from 'zod';
import { HintLevel } from './hint.ts';
import { Difficulty } from './problem.ts';
import { Probability } from './skill.ts';

const seconds = z.number().positive();
const weight = z.number().positive().max(5);

/** The numbers that steer practice: `content/parameters/practice-policy.json`. Changed there, with its version, and nowhere else. */
export const PracticePolicy = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  mastery_threshold: Probability, // practice spec §3.3
  /** The most that a learner's mastery is believed, and one less it the least: beyond it, wrong answers would no longer be felt. */
  certainty: z.number().gt(0.5).lt(1),
  doubt_below: Probability, // an estimate under it, on enough answers, makes us doubt what a skill builds on (engine/src/skills/assumed.ts)
  review_threshold: Probability, // practice spec §3.3: below it a practiced skill needs review
  min_evidence: z.int().min(1), // unaided first attempts that a mastery must stand on
  mastery_streak: z.int().min(1), // unaided right answers in a row that end practice with mastery
  /** How many times an observation counts, as the exponent of its likelihood (engine/src/mastery/bkt.ts). */
  evidence_weight: z.strictObject({ practice: weight, review: weight, checkpoint: weight }),
  /** A right answer after a hint: its weight, and the mastery that hinted answers alone can never pass. */
  hinted: z.strictObject({ weight: z.number().min(0).max(1), ceiling: Probability }),
  ladder: z.array(HintLevel).min(1), // hint level by number of wrong attempts; the last one stays
  confident_diagnosis: Probability, // below it hints keep to what is certain
  rapid_guess: z.strictObject({
    seconds, // a wrong answer sooner than this after the last thing the student was shown …
    words_per_second: z.number().positive(), // … or sooner than the stem can be read at this pace
    in_a_row: z.int().min(2),
    wait_seconds: seconds,
    longest_wait_seconds: seconds, // each time the wait doubles, up to this
  }),
  /** Problems skipped in a row without a try; then a pause before the next skip, which doubles each time. */
  skipping: z.strictObject({ in_a_row: z.int().min(2), wait_seconds: seconds, longest_wait_seconds: seconds }),
  hint_clicking: z.strictObject({ seconds, in_a_row: z.int().min(2), wait_seconds: seconds, longest_wait_seconds: seconds }),
  pause_after_problems: z.int().min(1), // problems without a new high of mastery
  checkpoint_problems: z.int().min(1),
  checkpoint_pass: z.int().min(1), // right answers of those that pass it; what can no longer be passed ends
  checkpoint_difficulties: z.array(Difficulty).min(1), // in turn; they repeat
  reviews_a_day: z.int().min(1),
  review_retention: z.number().min(0.7).max(0.97), // the chance of recall at which FSRS makes a review due
  review_difficulty: Difficulty,
  /** Mastery at which problems grow harder: below the first, difficulty 1; and one harder after this many right in a row. */
  difficulty_steps: z.array(Probability).length(4),
  harder_after_streak: z.int().min(1),
  remember_served: z.int().min(1), // problems that a session remembers, so as not to show them again
});
export type PracticePolicy = z.infer<typeof PracticePolicy>;
