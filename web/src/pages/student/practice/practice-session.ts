import type { PracticeInput, PracticeReply, PracticeView } from '@stoa/schema/practice';
import { client, connection } from '../../../api.ts';
import { retryUntilAnswered } from '../../../retry-until-answered.ts';
import { makeRequestLine } from '../../../session/request-line.ts';
import type { SessionKind } from '../../../session/session-kind.ts';

/** Sessions of the practice tutor: each turn is one request. */
export const practiceSession: SessionKind<PracticeInput, PracticeView, PracticeReply> = {
  load: (sessionId) => client.practice.view({ params: { sessionId } }),
  openLine: (sessionId, listener) =>
    makeRequestLine(listener, ({ key, input }) =>
      retryUntilAnswered(() => client.practice.turn({ params: { sessionId }, body: input }, { key }), connection),
    ),
  differs: (before, after) => before.problem?.id !== after.problem?.id || before.phase.kind !== after.phase.kind,
  lists: [],
};
