import type { UnitId } from '@stoa/schema/course/unit-id';
import type { MappedUnit, StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import type { MasteryTier } from '@stoa/schema/course/tier';
import { progressIn } from '../student-progress.ts';

/** The weights of a priority's terms (course spec PV-AI-008); they sum to 1. */
export const priorityWeights = { intent: 0.35, recency: 0.15, in_progress: 0.15, tier_need: 0.2, drill_evidence: 0.15 } as const;
export type PriorityTerm = keyof typeof priorityWeights;

const fadesInHours = 72;
const tierNeed: Readonly<Record<MasteryTier, number>> = { none: 1, bronze: 0.7, silver: 0.4, gold: 0.1 };
const toOne = (value: number): number => Math.max(0, Math.min(1, value));

/** Returns 1 for a unit that was worked on just now, falling linearly to 0 after 72 hours; 0 if it was never worked on. */
export const recencyValue = (hoursSinceTouched: number): number =>
  Number.isFinite(hoursSinceTouched) ? toOne(1 - hoursSinceTouched / fadesInHours) : 0;

/** Rates a streak of right drills: 0, 0.5 for one, 1 for two or more. */
export const drillEvidenceValue = (streakCorrect: number): number => (streakCorrect <= 0 ? 0 : streakCorrect === 1 ? 0.5 : 1);

/** Returns how much each term speaks for a unit, from 0 to 1. */
export function priorityTerms(unit: {
  mappedConfidence: number;
  isFocus: boolean;
  isInProgress: boolean;
  recencyHours: number;
  masteryTier: MasteryTier;
  drillStreak: number;
}): Record<PriorityTerm, number> {
  return {
    intent: 0.7 * toOne(unit.mappedConfidence) + 0.3 * (unit.isFocus ? 1 : 0),
    recency: recencyValue(unit.recencyHours),
    in_progress: unit.isInProgress ? 1 : 0,
    tier_need: tierNeed[unit.masteryTier],
    drill_evidence: drillEvidenceValue(unit.drillStreak),
  };
}

/** Returns the weighted sum of the terms, from 0 to 1. It ranks units, but never overrides a missing prerequisite. */
export const priorityScore = (terms: Record<PriorityTerm, number>): number =>
  toOne(
    priorityWeights.intent * terms.intent +
      priorityWeights.recency * terms.recency +
      priorityWeights.in_progress * terms.in_progress +
      priorityWeights.tier_need * terms.tier_need +
      priorityWeights.drill_evidence * terms.drill_evidence,
  );

/** A unit with its priority and the terms that it was computed from. */
export type UnitPriority = { unit_id: UnitId; score: number; terms: Record<PriorityTerm, number> };

/**
 * Returns the priorities of the candidates, highest first; equals stay in their order. The focus is that of the record before
 * this turn.
 */
export function unitPriorities(
  candidates: readonly UnitId[],
  snapshot: StudentSnapshot,
  mapped: readonly MappedUnit[],
  now: Date,
): readonly UnitPriority[] {
  return candidates
    .map((unit): UnitPriority => {
      const { lastTouchedAt, masteryTier, drill } = progressIn(snapshot, unit);
      const terms = priorityTerms({
        mappedConfidence: Math.max(0, ...mapped.filter(({ unitId }) => unitId === unit).map(({ confidence }) => confidence)),
        isFocus: unit === snapshot.focusUnitId,
        isInProgress: snapshot.unitsInProgress.includes(unit),
        recencyHours: lastTouchedAt === null ? Infinity : (now.getTime() - Date.parse(lastTouchedAt)) / 3_600_000,
        masteryTier,
        drillStreak: drill.streakCorrect,
      });
      return { unit_id: unit, score: priorityScore(terms), terms };
    })
    .toSorted((one, other) => other.score - one.score);
}
