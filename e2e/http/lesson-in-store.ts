import type { LessonSession } from '@stoa/engine/tutors/lesson/state/lesson-session';
import { lessonWithPlan, readStoredLesson, versionTaught } from '@stoa/engine/tutors/lesson/state/stored-lesson';
import type { Store } from '@stoa/store/store';

/** Returns a lesson as the server stores it, including answers. */
export async function lessonInStore(store: Store, id: string): Promise<LessonSession> {
  const stored = readStoredLesson((await store.sessions.find(id))!.state);
  const version = versionTaught(stored);
  const plan = version === null ? null : await store.plans.find(version.topic_id, version.plan_version);
  return lessonWithPlan(stored, plan && plan.guideline);
}
