import { z } from 'zod';
import type { Guideline } from '@stoa/schema/study-plan';
import { LessonSession, totalSteps } from './lesson-session.ts';
import { Topic } from './topic.ts';

/**
 * A topic without its guidelines and its plan. A version of a published plan never changes, so a lesson on it only names the
 * version, and each turn writes only what it can change. The skills' parameters are the lesson's own, as they were when it
 * began.
 */
export const TopicByVersion = Topic.omit({ guidelines: true, plan: true }).extend({ total_steps: z.int().min(1) });
export type TopicByVersion = z.infer<typeof TopicByVersion>;

const currentSchema = 6 as const;

/**
 * A lesson as a store holds it. A preview contains its whole plan, because a draft has no version to name; so does every lesson
 * of schema 1. Fields that a later schema added have a default for older lessons.
 */
export const StoredLesson = LessonSession.extend({
  schema: z.literal([1, 2, 3, 4, 5, currentSchema]).transform((): typeof currentSchema => currentSchema),
  awaiting_graph: LessonSession.shape.awaiting_graph.default([]), // from schema 3 on
  awaiting_reason: LessonSession.shape.awaiting_reason.default(null), // from schema 6 on
  just_answered: LessonSession.shape.just_answered.default(null), // the same
  topic: z.union([TopicByVersion, Topic]),
});
export type StoredLesson = z.infer<typeof StoredLesson>;

/**
 * Reads a lesson from what a store holds.
 *
 * Errors  throws a `ZodError` for anything that isn't one of our lessons: that's a fault in the store, not something a learner
 *         did.
 */
export const readStoredLesson = (held: unknown): StoredLesson => StoredLesson.parse(held);

/**
 * Reads a lesson that this process wrote itself. Its shape is known, so it's only parsed if it's of an earlier schema.
 *
 * Errors  as `readStoredLesson`, for a lesson of an earlier schema.
 */
export const readOwnLesson = (held: unknown): StoredLesson =>
  (held as { schema?: unknown }).schema === currentSchema ? (held as StoredLesson) : readStoredLesson(held);

/** Returns the version of the plan that a lesson needs to go on; null if it contains its plan. */
export const versionTaught = ({ topic }: StoredLesson): TopicByVersion | null => ('plan' in topic ? null : topic);

/**
 * Returns the lesson with its plan.
 *
 * Parameters  `guideline`: the version that `versionTaught` names; null if it names none.
 * Errors      throws if the lesson needs a plan and none is given.
 */
export function lessonWithPlan(stored: StoredLesson, guideline: Guideline | null): LessonSession {
  const { topic, ...lesson } = stored;
  if ('plan' in topic) return { ...lesson, topic };
  if (guideline === null) throw new Error(`lesson ${stored.session_id} needs ${topic.topic_id}@${topic.plan_version} to go on`);
  const { total_steps: _, ...named } = topic;
  return { ...lesson, topic: { ...named, guidelines: guideline.guidelines, plan: guideline.plan } };
}

/** Returns what to store for a lesson on a published plan. A preview is stored as it is. */
export function lessonByVersion(session: LessonSession): StoredLesson {
  const { guidelines: _, plan: __, ...named } = session.topic;
  return { ...session, topic: { ...named, total_steps: totalSteps(session) } };
}
