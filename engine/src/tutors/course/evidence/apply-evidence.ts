import type { HardEvidence } from '@stoa/schema/course/hard-evidence';
import type { StudentSnapshot, UnitProgress } from '@stoa/schema/course/student-snapshot';
import { MasteryTier } from '@stoa/schema/course/tier';
import { readyStreak } from '../policy/compute-policy.ts';
import { progressIn } from '../student-progress.ts';

/**
 * Returns the tier that the evidence of a unit amounts to: each tier requires a passed exam question of its own and the tier
 * below (PV-AI-009).
 */
export function masteryTierOf({ drill, exam: { passedByTier } }: Pick<UnitProgress, 'drill' | 'exam'>): MasteryTier {
  if (drill.streakCorrect < readyStreak || passedByTier.bronze < 1) return 'none';
  if (passedByTier.silver < 1) return 'bronze';
  return passedByTier.gold < 1 ? 'silver' : 'gold';
}

/**
 * Returns the record after a graded drill, an answered exam question or a look at its memo (PV-AI-013 to 016). Nothing else
 * changes progress. A tier that has been reached is never lost, even after a wrong drill.
 */
export function applyEvidence(snapshot: StudentSnapshot, evidence: HardEvidence, now: Date): StudentSnapshot {
  const before = progressIn(snapshot, evidence.unitId);
  switch (evidence.type) {
    case 'DRILL_GRADED':
      return withProgress(snapshot, evidence.unitId, afterDrill(before, evidence), now);
    case 'EXAM_SUBMITTED': {
      const { [evidence.questionId]: _, ...others } = snapshot.revisitQueue;
      const revisitQueue = evidence.isCorrect ? others : { ...others, ...revisitOf(evidence) };
      const progress = evidence.isCorrect ? afterPass(before, evidence.difficultyTier) : before;
      return { ...withProgress(touched(snapshot, evidence.questionId), evidence.unitId, progress, now), revisitQueue };
    }
    case 'SUPPORT_VIEWED':
      return {
        ...touched(snapshot, evidence.questionId),
        revisitQueue: { ...snapshot.revisitQueue, ...revisitOf(evidence) },
      };
  }
}

const touched = (snapshot: StudentSnapshot, question: string): StudentSnapshot => ({
  ...snapshot,
  examTouched: { ...snapshot.examTouched, [question]: true },
});

const revisitOf = ({ questionId, unitId, difficultyTier }: Exclude<HardEvidence, { type: 'DRILL_GRADED' }>) => ({
  [questionId]: { unitId, tier: difficultyTier },
});

function afterDrill(
  before: UnitProgress,
  { isCorrect, commonMistakeTag: tag }: Extract<HardEvidence, { type: 'DRILL_GRADED' }>,
): UnitProgress {
  const { attempts, correct, streakCorrect } = before.drill;
  const drill = isCorrect
    ? { attempts: attempts + 1, correct: correct + 1, streakCorrect: streakCorrect + 1 }
    : { attempts: attempts + 1, correct, streakCorrect: 0 };
  if (isCorrect || tag == null) return { ...before, drill };
  const seen = Object.hasOwn(before.confusionTags, tag) ? before.confusionTags[tag]! : 0;
  return { ...before, drill, confusionTags: { ...before.confusionTags, [tag]: seen + 1 } };
}

function afterPass(before: UnitProgress, tier: keyof UnitProgress['exam']['passedByTier']): UnitProgress {
  const { passedByTier } = before.exam;
  return { ...before, exam: { passedByTier: { ...passedByTier, [tier]: passedByTier[tier] + 1 } } };
}

function withProgress(snapshot: StudentSnapshot, unit: string, progress: UnitProgress, now: Date): StudentSnapshot {
  const masteryTier = higherTier(progress.masteryTier, masteryTierOf(progress));
  const status = masteryTier === 'gold' ? ('completed' as const) : ('in_progress' as const);
  const moved: UnitProgress = { ...progress, masteryTier, status, lastTouchedAt: now.toISOString() };
  return { ...snapshot, unitProgress: { ...snapshot.unitProgress, [unit]: moved } };
}

const higherTier = (one: MasteryTier, other: MasteryTier): MasteryTier =>
  MasteryTier.options.indexOf(one) < MasteryTier.options.indexOf(other) ? other : one;
