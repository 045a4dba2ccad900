import type { Services } from '../../routes/services.ts';
import type { ValidatorThread } from './plan-check/validator-thread.ts';
import type { LessonSessions } from './lesson-sessions.ts';

/** What the handlers of lessons are given. */
export type LessonServices = Services & { lessons: LessonSessions; validator: Pick<ValidatorThread, 'review'> };
