import { lessonDefinition, lessonPreviewDefinition } from '@stoa/engine/tutors/lesson/lesson-definition';
import { LessonChat, LessonFrame } from '@stoa/schema/contracts/lesson-frames';
import type { lessons as lessonContracts } from '@stoa/schema/contracts/lessons';
import type { HandlersOf } from '../../routes/handler.ts';
import { ValidatorThread } from './plan-check/validator-thread.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { curriculumHandlers } from './curriculum-handlers.ts';
import { lessonHandlers } from './lesson-handlers.ts';
import { LessonSessions } from './lesson-sessions.ts';
import { serveLessonSocket } from './lesson-socket.ts';
import { planDraftHandlers } from './plan-draft-handlers.ts';
import { planHandlers } from './plan-handlers.ts';
import { transcriptHandlers } from './transcript-handlers.ts';

/** The lesson tutor: its sessions and live line, what can be learned, transcripts, and the author's plans. */
export const lessonOnServer: ServerTutor = {
  definitions: [lessonDefinition, lessonPreviewDefinition],
  pages: ['learn', 'lessons'],
  tags: { lessons: 'Lessons: guided sessions under a study plan, their transcripts and plans' },
  refusals: {
    'lessons.start': ['not_found', 'not_yours', 'stale'],
    'lessons.step': ['stale', 'too_large'],
    'lessons.agentLogs': ['not_found'],
    'lessons.topic': ['not_found'],
    'lessons.plan': ['not_found'],
    'lessons.publishPlan': ['stale'],
    'lessons.savePlanDraft': ['draft_changed', 'conflict'],
    'lessons.dropPlanDraft': ['draft_changed'],
  },
  lines: [
    {
      address: '/sessions/ws/{sessionId}',
      summary: 'A lesson’s live line: each turn sentence by sentence, and the state after it',
      sends: LessonChat,
      receives: LessonFrame,
    },
  ],
  open(services, app) {
    const lessons = new LessonSessions(services);
    const validator = new ValidatorThread();
    app.addHook('onClose', () => validator.close());
    const review: ValidatorThread['review'] = (...plan) => services.requests.outside(() => validator.review(...plan)); // another thread does the work
    const all = { ...services, lessons, validator: { review } };
    const handlers: { lessons: HandlersOf<typeof lessonContracts> } = {
      lessons: {
        ...lessonHandlers(all),
        ...curriculumHandlers(all),
        ...transcriptHandlers(all),
        ...planHandlers(all),
        ...planDraftHandlers(all),
      },
    };
    return { handlers, lines: (to, admission) => serveLessonSocket(to, lessons, admission) };
  },
};
