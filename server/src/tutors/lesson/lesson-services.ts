import type { Services } from '../../routes/services.ts';
import type { ValidatorThread } from '../../validator-thread.ts';
import type { LessonSessions } from './lesson-sessions.ts';

/** What the handlers of lessons are given. */
export type LessonServices = Services & { lessons: LessonSessions; validator: Pick<ValidatorThread, 'findings'> };
