import { z } from 'zod';
import type { Guideline } from '@stoa/schema/study-plan';
import { LessonSession, totalSteps } from './lesson-session.ts';
import { Topic } from './topic.ts';

/**
 * A topic without its guidelines and its plan: a version of a published plan never changes, so a lesson on it names the version, and
 * what is written with every turn is what the turn can change. The parameters of the skills are the lesson's own, as they
 * were when it began.
 */
export const TopicByVersion = Topic.omit({ guidelines: true, plan: true }).extend({ total_steps: z.int().min(1) });
export type TopicByVersion = z.infer<typeof TopicByVersion>;

const currentSchema = 6 as const;

/**
 * A lesson as a store holds it. A preview holds its plan whole, for a draft has no version to be named by; so does every lesson of
 * schema 1. What each later schema brought has a value here for the lessons before it.
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
 * Reads what a store holds of a lesson.
 *
 * Errors  throws a `ZodError` for what is no lesson of ours: that is a fault in the store, not something a learner did.
 */
export const readStoredLesson = (held: unknown): StoredLesson => StoredLesson.parse(held);

/**
 * Reads a lesson that this process has written itself: its shape is known, and only what an earlier schema left open would have to be looked at.
 *
 * Errors  as `readStoredLesson`, which reads what is of an earlier schema.
 */
export const readOwnLesson = (held: unknown): StoredLesson =>
  (held as { schema?: unknown }).schema === currentSchema ? (held as StoredLesson) : readStoredLesson(held);

/** The version of a plan that a lesson needs to go on; null where it holds its plan itself. */
export const versionTaught = ({ topic }: StoredLesson): TopicByVersion | null => ('plan' in topic ? null : topic);

/**
 * The lesson with its plan.
 *
 * Parameters  `guideline`: the version that `versionTaught` names; null where it names none.
 * Errors      throws where the lesson needs a plan and none is given.
 */
export function lessonWithPlan(stored: StoredLesson, guideline: Guideline | null): LessonSession {
  const { topic, ...lesson } = stored;
  if ('plan' in topic) return { ...lesson, topic };
  if (guideline === null) throw new Error(`lesson ${stored.session_id} needs ${topic.topic_id}@${topic.plan_version} to go on`);
  const { total_steps: _, ...named } = topic;
  return { ...lesson, topic: { ...named, guidelines: guideline.guidelines, plan: guideline.plan } };
}

/** What to store of a lesson on a published plan; a preview is stored as it is. */
export function lessonByVersion(session: LessonSession): StoredLesson {
  const { guidelines: _, plan: __, ...named } = session.topic;
  return { ...session, topic: { ...named, total_steps: totalSteps(session) } };
}
