import { z } from 'zod';
import { contract } from '@stoa/schema/contracts/contract';
import type { HandlersOf } from '@stoa/server/routes/handler';
import type { ServerTutor } from '@stoa/server/tutors/server-tutor';
import { idFrom } from '@stoa/server/turn/fingerprint';
import { TurnRecord } from '@stoa/engine/turn/turn-record';
import type { PlayedTutor } from '@stoa/server/turn/tutor-turns';
import { RiddleSession, riddleDefinition, riddleTutor } from './riddle-tutor.ts';
import type { RiddleSaid, RiddleShown } from './riddle-tutor.ts';

const Shown = z.strictObject({ words: z.string(), session_id: z.string(), guesses: z.array(z.string()), solved: z.boolean() });

const riddles = {
  start: contract({
    method: 'POST',
    path: '/api/riddles',
    summary: 'Begin with a riddle',
    access: { who: 'signed_in', owns: 'nothing' },
    idempotent: true,
    body: z.strictObject({}),
    response: Shown,
  }),
  guess: contract({
    method: 'POST',
    path: '/api/riddles/:sessionId/guesses',
    summary: 'Guess once',
    access: { who: 'signed_in', owns: 'session', tutors: ['riddles'] },
    idempotent: true,
    params: z.object({ sessionId: z.uuid() }),
    body: z.strictObject({ guess: z.string() }),
    response: Shown,
  }),
};

/** The server half: a definition, contracts and handlers. Nothing in the server was edited for it. */
export const riddlesOnServer: ServerTutor = {
  definitions: [riddleDefinition],
  contracts: { riddles },
  tags: { riddles: 'Riddles' },
  refusals: {},
  open({ turns }) {
    const played: PlayedTutor<RiddleSession, string, RiddleSaid, RiddleShown> = {
      definition: riddleDefinition,
      read: (state) => RiddleSession.parse(state),
      write: (session) => session,
      over: (around) => riddleTutor(around),
    };
    const handlers: HandlersOf<typeof riddles> = {
      async start({ caller, key, body, replayed }) {
        const sessionId = idFrom(caller.id, key);
        const { kind, reply } = await turns.begin(played, caller, { sessionId, key, request: body }, async (met) => {
          const world = await turns.around(met);
          const session: RiddleSession = {
            session_id: sessionId,
            version: 0,
            awaiting_graph: [],
            riddle: 'What has teeth and cannot bite?',
            answer: 'a comb',
            guesses: [],
            solved: false,
          };
          return {
            show: riddleTutor(world).show,
            first: (skills, { moment }) => ({
              ...new TurnRecord(world, { session, skills }, moment, riddleDefinition, 'riddle').finish(),
              checkpoint: null,
              reply: { words: session.riddle },
            }),
          };
        });
        if (kind === 'repeated') replayed();
        return reply;
      },

      async guess({ caller, session, key, beginning, body, replayed }) {
        const { kind, reply } = await turns.turn(played, caller, { sessionId: session.id, key, beginning }, body.guess);
        if (kind === 'repeated') replayed();
        return reply;
      },
    };
    return { handlers: { riddles: handlers } };
  },
};
