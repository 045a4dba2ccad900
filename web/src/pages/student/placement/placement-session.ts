import { queryOptions } from '@tanstack/react-query';
import type { PlacementInput, PlacementReply, PlacementView } from '@stoa/schema/placement';
import { client, connection } from '../../../api.ts';
import { retryUntilAnswered } from '../../../retry-until-answered.ts';
import { makeRequestLine } from '../../../session/request-line.ts';
import type { SessionKind } from '../../../session/session-kind.ts';

/** Placements: each turn is one request. */
export const placementSession: SessionKind<PlacementInput, PlacementView, PlacementReply> = {
  load: (sessionId) => client.placement.view({ params: { sessionId } }),
  openLine: (sessionId, listener) =>
    makeRequestLine(listener, ({ key, input }) =>
      retryUntilAnswered(() => client.placement.turn({ params: { sessionId }, body: input }, { key }), connection),
    ),
  differs: (before, after) => before.problem?.id !== after.problem?.id || before.phase !== after.phase,
  lists: ['placement'],
};

/** Whether the student has taken a placement or is taking one, and the result of the last one. */
export const placementQuery = queryOptions({
  queryKey: ['placement'],
  queryFn: () => client.placement.standing({}),
  staleTime: 0,
});
