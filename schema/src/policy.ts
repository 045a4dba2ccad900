import { z } from 'zod';
import { HintLevel } from './hint.ts';
import { Difficulty } from './problem.ts';
import { Probability } from './skill.ts';

const seconds = z.number().positive();
const weight = z.number().positive().max(5);

/** The parameters of practice: `content/parameters/practice-policy.json`. Change them only there, together with the version. */
export const PracticePolicy = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  mastery_threshold: Probability, // practice spec §3.3
  /**
   * The upper limit of a learner's mastery estimate; one minus it is the lower limit. Beyond these, a wrong answer would hardly
   * change the estimate.
   */
  certainty: z.number().gt(0.5).lt(1),
  doubt_below: Probability, // an estimate below this, on enough answers, makes us doubt what a skill builds on (engine/src/skills/assumed.ts)
  review_threshold: Probability, // practice spec §3.3: below this, a practiced skill needs review
  min_evidence: z.int().min(1), // unaided first attempts that mastery requires
  mastery_streak: z.int().min(1), // unaided right answers in a row that end practice with mastery
  /** How much an observation counts, as the exponent of its likelihood (engine/src/mastery/bkt.ts). */
  evidence_weight: z.strictObject({ practice: weight, review: weight, checkpoint: weight }),
  /** A right answer after a hint: its weight, and the highest mastery that hinted answers alone can reach. */
  hinted: z.strictObject({ weight: z.number().min(0).max(1), ceiling: Probability }),
  ladder: z.array(HintLevel).min(1), // hint level by number of wrong attempts; the last one applies from then on
  confident_diagnosis: Probability, // below this, hints use only what is certain
  rapid_guess: z.strictObject({
    seconds, // a wrong answer sooner than this after the last thing the student was shown …
    words_per_second: z.number().positive(), // … or sooner than the stem can be read at this pace
    in_a_row: z.int().min(2),
    wait_seconds: seconds,
    longest_wait_seconds: seconds, // the wait doubles each time, up to this
  }),
  /** After this many problems skipped in a row without a try, there is a wait before the next skip, which doubles each time. */
  skipping: z.strictObject({ in_a_row: z.int().min(2), wait_seconds: seconds, longest_wait_seconds: seconds }),
  hint_clicking: z.strictObject({ seconds, in_a_row: z.int().min(2), wait_seconds: seconds, longest_wait_seconds: seconds }),
  pause_after_problems: z.int().min(1), // problems without a new maximum of mastery
  checkpoint_problems: z.int().min(1),
  checkpoint_pass: z.int().min(1), // right answers needed to pass; a checkpoint that can no longer be passed ends
  checkpoint_difficulties: z.array(Difficulty).min(1), // used in turn, repeatedly
  reviews_a_day: z.int().min(1),
  review_retention: z.number().min(0.7).max(0.97), // the probability of recall at which FSRS makes a review due
  review_difficulty: Difficulty,
  /**
   * The mastery values at which problems get harder: below the first, difficulty 1. In addition, one step harder after
   * `harder_after_streak` right answers in a row.
   */
  difficulty_steps: z.array(Probability).length(4),
  harder_after_streak: z.int().min(1),
  remember_served: z.int().min(1), // problems that a session remembers so that it doesn't show them again
});
export type PracticePolicy = z.infer<typeof PracticePolicy>;
