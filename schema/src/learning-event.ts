import { z } from 'zod';
import { AnswerReason } from './answer-check.ts';
import { Diagnosis, DiagnosisSource } from './diagnosis.ts';
import { HintLevel, HintStrategy } from './hint.ts';
import { Probability, SkillId } from './skill.ts';
import { Versions } from './versions.ts';

const problem = { problem_id: z.string(), problem_version: z.int(), skill_id: SkillId };

/** What happened: only the ten kinds of practice spec §10.1. */
export const LearningEventBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('problem_served'), ...problem, difficulty: z.int().nullable(), reason: z.string() }),
  z.strictObject({ type: z.literal('attempt_submitted'), ...problem, attempt_id: z.string(), attempt_number: z.int() }),
  z.strictObject({
    type: z.literal('attempt_evaluated'),
    ...problem,
    attempt_id: z.string(),
    verdict: z.enum(['correct', 'incorrect', 'unreadable', 'undecided']),
    reason: AnswerReason,
    normalized: z.string().nullable().default(null), // the student's answer in canonical form (practice spec §5.2); null if it couldn't be read
    just_for_practice: z.literal(true).optional(), // the student had seen how it is solved, so it changed no mastery
  }),
  z.strictObject({
    type: z.literal('diagnosis_completed'),
    ...problem,
    attempt_id: z.string(),
    source: DiagnosisSource,
    misconception_id: z.string().nullable(),
    diagnosis: Diagnosis,
  }),
  z.strictObject({
    type: z.literal('hint_served'),
    ...problem,
    attempt_id: z.string().nullable(), // null if the student asked for it before any attempt
    hint_level: HintLevel,
    hint_strategy: HintStrategy,
    hint_text: z.string().default(''), // as the student read it; empty in older events
    violations: z.array(z.string()), // guards that a model's words failed, so that the script was used
  }),
  z.strictObject({
    type: z.literal('mastery_updated'),
    skill_id: SkillId,
    attempt_id: z.string().nullable(),
    outcome: z.enum(['correct', 'incorrect', 'hinted']),
    weight: z.enum(['practice', 'checkpoint', 'review']), // which of the policy's weights was applied
    before: Probability,
    after: Probability,
  }),
  z.strictObject({ type: z.literal('skill_unlocked'), skill_id: SkillId, by: SkillId }),
  z.strictObject({ type: z.literal('skill_mastered'), skill_id: SkillId, p_mastery: Probability }),
  z.strictObject({ type: z.literal('verification_approved'), ...problem, verifier: z.string() }),
  z.strictObject({ type: z.literal('verification_rejected'), ...problem, verifier: z.string(), issues: z.array(z.string()) }),
]);
export type LearningEventBody = z.infer<typeof LearningEventBody>;

/**
 * An event as a tutor creates it; the store adds id, learner, session, turn, and time. Without a tutor, it is from the factory
 * or a service.
 */
export type LearningEvent = LearningEventBody & { versions: Versions; tutor?: string; setting?: string };

/**
 * The tutor with which something happened, by its registered name, and the setting: a practice, checkpoint, or review, a
 * lesson.
 */
export type EventSetting = { tutor: string; setting: string };

/** An event as it is stored and read. */
export const StoredEvent = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  learner_id: z.string().nullable(), // null for the factory's events
  session_id: z.string().nullable(),
  turn_id: z.string().nullable(),
  tutor: z.string().nullable(), // null if no tutor was involved
  setting: z.string().nullable(),
  body: LearningEventBody,
  versions: Versions,
});
export type StoredEvent = z.infer<typeof StoredEvent>;
