import { BoardSession } from '@stoa/schema/board/board-session';
import type { boards as contracts } from '@stoa/schema/contracts/boards';
import type { SessionRecord } from '@stoa/store/store';
import type { HandlersOf } from '../../routes/handler.ts';
import type { Services } from '../../routes/services.ts';
import { RefusalError } from '../../refusals.ts';
import { strokesOf } from './board-contents.ts';
import type { LiveBoards } from './live-boards.ts';

const logPage = 1000;

const inList = ({ id, state, created_at, updated_at }: SessionRecord) => {
  const { title, over } = BoardSession.parse(state);
  return { session_id: id, title, started_at: created_at, updated_at, over };
};

/** Handles the board's sessions, and what is read of them afterwards. */
export const boardHandlers = ({
  context: { store },
  boards,
}: Services & { boards: LiveBoards }): HandlersOf<typeof contracts> => ({
  async skills({ caller }) {
    const { recommended, open } = await boards.skills(caller.id);
    return {
      recommended: recommended && { id: recommended.skill.id, name: recommended.skill.name, reason: recommended.reason },
      open: open.map(({ id, name }) => ({ id, name })),
    };
  },

  async start({ caller, body, key, replayed }) {
    const { kind, reply } = await boards.start(caller, body, key);
    if (kind === 'repeated') replayed();
    return reply;
  },

  async list({ caller, query }) {
    const { items, next_cursor } = await store.sessions.list(caller.id, ['board'], query);
    return { items: items.map(inList), next_cursor };
  },

  async ofStudents({ query }) {
    const { items, next_cursor } = await store.boards.newest(query);
    const shown = items.map((record) => ({
      ...inList(record),
      learner: { id: record.learner_id, name: record.learner },
      live: boards.isLive(record.id),
    }));
    return { items: shown, next_cursor };
  },

  read: ({ session }) => boards.view(session),

  async ink({ session }) {
    return { strokes: strokesOf(await boards.log(session.id)) };
  },

  async log({ session, caller, query: { after } }) {
    const entries = await store.boards.log(session.id, after, logPage);
    const teaches = session.learner_id !== caller.id;
    const moments = entries.map(({ position, t, entry: { act, shown } }) => ({
      position,
      t,
      act,
      shown: teaches ? shown : shown.filter(({ type }) => type !== 'row'), // only those who look after the student see why the tutor spoke
    }));
    return { moments, next: entries.length === logPage ? (entries.at(-1)?.position ?? null) : null };
  },

  async report({ session }) {
    const [board, account, interventions] = await Promise.all([
      boards.view(session),
      store.accounts.find(session.learner_id),
      store.boards.interventions(session.id),
    ]);
    return {
      learner: { id: session.learner_id, name: account?.name ?? '' },
      board,
      interventions,
      ...(await boards.counted(session)),
    };
  },

  async recording({ session }) {
    if (!BoardSession.parse(session.state).over)
      throw new RefusalError('not_now', 'The recording holds the answer. You can have it once the session is over.');
    return boards.recording(session);
  },
});
