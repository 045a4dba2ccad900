import type { CoachView } from '@stoa/schema/essay/coach-view';
import type { essays } from '@stoa/schema/contracts/essays';
import { client, connection } from '../../../api.ts';
import type { Sent } from '../../../client.ts';
import { retryUntilAnswered } from '../../../retry-until-answered.ts';
import { makeRequestLine } from '../../../session/request-line.ts';
import type { SessionKind } from '../../../session/session-kind.ts';

/** What is sent to the coach: a message, or an event on the page. */
export type CoachTold = Sent<typeof essays.coachTurn>['body'];

/** The coach beside an essay: each turn is one request. */
export const coachSession: SessionKind<CoachTold, CoachView, { view: CoachView }> = {
  load: (essayId) => client.essays.coach({ params: { essayId } }),
  openLine: (essayId, listener) =>
    makeRequestLine(listener, async ({ key, input }) => ({
      view: await retryUntilAnswered(() => client.essays.coachTurn({ params: { essayId }, body: input }, { key }), connection),
    })),
  differs: (before, after) => before.lines.length !== after.lines.length,
  lists: [],
};
