import { placementDefinition } from '@stoa/engine/tutors/placement/placement-definition';
import type { placement as contracts } from '@stoa/schema/contracts/placement';
import type { HandlersOf } from '../../routes/handler.ts';
import { requireKey } from '../../turn/require-key.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { PlacementSessions } from './placement-sessions.ts';

/** The placement tutor: its questions, and what they found. */
export const placementOnServer: ServerTutor = {
  definitions: [placementDefinition],
  pages: ['placement'],
  tags: { placement: 'Where a student begins, found by a few questions' },
  refusals: {
    'placement.start': ['no_problems'],
    'placement.turn': ['not_now'],
  },
  open(services) {
    const placement = new PlacementSessions(services);
    const handlers: HandlersOf<typeof contracts> = {
      standing: ({ caller }) => placement.standing(caller.id),

      async start({ caller, key, body, replayed }) {
        const { kind, reply } = await placement.start(caller, key, body);
        if (kind === 'repeated') replayed();
        return reply;
      },

      view: ({ session }) => placement.view(session),

      async turn({ caller, body, replayed, ...asked }) {
        const { kind, reply } = await placement.turn(caller, requireKey(asked), body);
        if (kind === 'repeated') replayed();
        return reply;
      },
    };
    return { handlers: { placement: handlers } };
  },
};
