import type { PracticePolicy } from '@stoa/schema/policy';

/** A policy for tests, with round numbers; a test names what matters to it. */
export const samplePolicy = (change: Partial<PracticePolicy> = {}): PracticePolicy => ({
  version: '1.0.0',
  mastery_threshold: 0.95,
  certainty: 0.999,
  review_threshold: 0.75,
  min_evidence: 3,
  mastery_streak: 3,
  evidence_weight: { practice: 1, review: 1, checkpoint: 2 },
  hinted: { weight: 0.25, ceiling: 0.9 },
  ladder: [1, 2, 3],
  confident_diagnosis: 0.6,
  rapid_guess: { seconds: 2, words_per_second: 12, in_a_row: 3, wait_seconds: 10, longest_wait_seconds: 60 },
  hint_clicking: { seconds: 4, in_a_row: 3, wait_seconds: 10, longest_wait_seconds: 60 },
  skipping: { in_a_row: 3, wait_seconds: 10, longest_wait_seconds: 120 },
  pause_after_problems: 10,
  checkpoint_problems: 5,
  checkpoint_pass: 4,
  checkpoint_difficulties: [2, 3, 3, 4, 3],
  reviews_a_day: 10,
  review_retention: 0.9,
  review_difficulty: 3,
  difficulty_steps: [0.35, 0.6, 0.8, 0.93],
  harder_after_streak: 3,
  remember_served: 200,
  ...change,
});
