import type { course } from '@stoa/schema/contracts/course';
import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { ThreadView } from '@stoa/schema/course/thread';
import { client, connection } from '../../../api.ts';
import type { Sent } from '../../../client.ts';
import { retryUntilAnswered } from '../../../retry-until-answered.ts';
import { makeRequestLine } from '../../../session/request-line.ts';
import type { SessionKind } from '../../../session/session-kind.ts';

/** What a student does in a conversation: she says something, by keyboard or voice, or presses a button of a card. */
export type CourseInput =
  | { kind: 'say'; text: string }
  | { kind: 'speak'; latex: string }
  | { kind: 'press'; event: ClientEvent }
  | { kind: 'answer_drill'; messageId: string; answer: Sent<typeof course.gradeDrill>['body'] }
  | { kind: 'answer_exam'; messageId: string; answer: Sent<typeof course.submitExam>['body'] }
  | { kind: 'view_support'; messageId: string; support: Sent<typeof course.viewSupport>['body'] };

async function send(threadId: string, input: CourseInput, key: string): Promise<ThreadView> {
  const params = { threadId };
  switch (input.kind) {
    case 'say':
      return client.course.turn({ params, body: { messageText: input.text } }, { key });
    case 'speak':
      return client.course.turn({ params, body: { messageLatex: input.latex } }, { key });
    case 'press':
      return client.course.turn({ params, body: { clientEvent: input.event } }, { key });
    case 'answer_drill':
      return client.course.gradeDrill({ params, body: input.answer }, { key });
    case 'answer_exam':
      return client.course.submitExam({ params, body: input.answer }, { key });
    case 'view_support':
      return client.course.viewSupport({ params, body: input.support }, { key });
  }
}

/** Conversations with the course tutor: each turn is one request. */
export const courseSession: SessionKind<CourseInput, ThreadView, { view: ThreadView }> = {
  load: (threadId) => client.course.thread({ params: { threadId } }),
  openLine: (threadId, listener) =>
    makeRequestLine(listener, async ({ key, input }) => ({
      view: await retryUntilAnswered(() => send(threadId, input, key), connection),
    })),
  differs: (before, after) => before.messages.at(-1)?.id !== after.messages.at(-1)?.id,
  lists: ['courses', 'threads', 'path'],
};
