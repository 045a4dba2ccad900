import type { MistakeSeverity, ScoreTerms } from '@stoa/schema/board/board-decision';

/** The weight of each term of the intervention score. All terms are in 0..1 (board spec, Decision to speak). */
export const scoreWeights: Readonly<Record<keyof ScoreTerms, number>> = {
  error_severity: 0.3,
  student_stuck_duration: 0.25,
  confidence_of_interpretation: 0.2,
  teaching_moment_value: 0.15,
  time_since_last_intervention: 0.1,
  current_momentum: -0.2,
  recent_intervention_count: -0.1,
};

/**
 * Computes the intervention score: the weighted sum of the terms, between −0.3 and 1. The tutor speaks if it exceeds the
 * student's threshold.
 */
export const interventionScore = (terms: ScoreTerms): number =>
  rounded(Object.entries(scoreWeights).reduce((sum, [name, weight]) => sum + weight * terms[name as keyof ScoreTerms], 0));

/** What the terms are computed from. Times are in milliseconds; `sinceLast` is null if nothing has been said yet. */
export type ScoreFacts = {
  readonly severity: MistakeSeverity | null;
  readonly idle: number; // since the student last did anything
  readonly stuckAfter: number; // the silence that counts as stuck for her
  readonly confidence: number;
  readonly teaching: number;
  readonly sinceLast: number | null;
  readonly recentSteps: number; // right steps in the last 30 seconds
  readonly recentInterventions: number; // in the last 5 minutes
};

const ofSeverity: Readonly<Record<MistakeSeverity, number>> = { minor: 0.25, medium: 0.5, major: 0.8, blocking: 1 };

/**
 * Scales each term to 0..1. Stuck reaches 1 at the silence that counts as stuck for this student. The time since the last
 * remark reaches 1 after a minute. Momentum reaches 1 at three right steps, is halved by a mistake, and fades while she does
 * nothing.
 */
export function scoreTerms(facts: ScoreFacts): ScoreTerms {
  const stuck = share(facts.idle / facts.stuckAfter);
  const momentum = share(facts.recentSteps / 3) * (facts.severity === null ? 1 : 0.5) * (1 - stuck);
  return {
    error_severity: facts.severity === null ? 0 : ofSeverity[facts.severity],
    student_stuck_duration: stuck,
    confidence_of_interpretation: share(facts.confidence),
    teaching_moment_value: share(facts.teaching),
    time_since_last_intervention: facts.sinceLast === null ? 1 : share(facts.sinceLast / 60_000),
    current_momentum: rounded(momentum),
    recent_intervention_count: share(facts.recentInterventions / 5),
  };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
const share = (value: number) => rounded(Math.min(1, Math.max(0, value)));
