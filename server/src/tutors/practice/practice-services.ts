import type { Services } from '../../routes/services.ts';
import type { PracticeSessions } from './practice-sessions.ts';

/** What the handlers of practice are given. */
export type PracticeServices = Services & { practice: PracticeSessions };
