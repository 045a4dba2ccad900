import type { LessonInput, LessonMessage } from '@stoa/schema/lesson';
import { client, connection } from '../../../api.ts';
import { retryUntilAnswered } from '../../../retry-until-answered.ts';
import { makeLiveLine } from '../../../session/live-line.ts';
import type { LiveReply } from '../../../session/live-line.ts';
import { openSocket } from '../../../session/open-socket.ts';
import type { SessionKind } from '../../../session/session-kind.ts';

/** The state of a lesson, including its learner if somebody else reads it. */
type LessonState = Awaited<ReturnType<typeof client.lessons.state>>;

/** The tutor's reply to a turn of this page. */
export type Said = LiveReply<LessonMessage, LessonState>;

/** Sessions of the lesson tutor: turns go over a live line. */
export const lessonSession: SessionKind<LessonInput, LessonState, Said> = {
  load: (sessionId) => client.lessons.state({ params: { sessionId } }),
  openLine: (sessionId, listener) =>
    makeLiveLine<LessonInput, LessonMessage, LessonState>(listener, {
      open: openSocket(`/sessions/ws/${encodeURIComponent(sessionId)}`),
      post: ({ key, input }) =>
        retryUntilAnswered(() => client.lessons.step({ params: { sessionId }, body: input }, { key }), connection),
      later(ms, then) {
        const timer = window.setTimeout(then, ms);
        return () => window.clearTimeout(timer);
      },
    }),
  differs: (before, after) => before.question?.question_id !== after.question?.question_id || before.ended !== after.ended,
  lists: ['topics', 'lessons'],
};
