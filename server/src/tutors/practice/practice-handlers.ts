import { goalProgress } from '@stoa/engine/goals/goal-progress';
import { readPracticeSession } from '@stoa/engine/tutors/practice/practice-session';
import type { practice as contracts } from '@stoa/schema/contracts/practice';
import { requireKey } from '../../turn/require-key.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { PracticeServices } from './practice-services.ts';

const dayMs = 24 * 60 * 60_000;
/** How far back a streak is counted: a school year. */
const streakDays = 300;
const mostTries = 20_000;

/** Practice sessions and their turns. */
export const practiceHandlers = ({ context: { store }, practice }: PracticeServices): HandlersOf<typeof contracts> => ({
  async home({ caller, now }) {
    const [home, answered] = await Promise.all([practice.home(caller.id, now), store.reports.unseenAnswers(caller.id)]);
    return { ...home, answered_reports: answered };
  },

  async goals({ caller, query, now }) {
    const since = new Date(now.getTime() - streakDays * dayMs);
    const [tries, { goals }] = await Promise.all([
      store.events.triesOf(caller.id, since, mostTries),
      store.accounts.settings(caller.id),
    ]);
    return goalProgress(tries, goals, { now, timeZone: query.time_zone });
  },

  async start({ caller, body, key, replayed }) {
    const { kind, reply } = await practice.start(caller, body, key);
    if (kind === 'repeated') replayed();
    return reply;
  },

  async list({ caller, query }) {
    const { items, next_cursor } = await store.sessions.list(caller.id, ['practice'], query);
    const lines = items.map(({ id, state, created_at, updated_at }) => {
      const { mode, skill, problems_done, phase } = readPracticeSession(state);
      return { session_id: id, mode, skill_id: skill.id, problems_done, started_at: created_at, updated_at, phase: phase.kind };
    });
    return { items: lines, next_cursor };
  },

  view: ({ session, now }) => practice.view(session, now),

  async turn({ caller, body, replayed, ...asked }) {
    const { kind, reply } = await practice.turn(caller, requireKey(asked), body);
    if (kind === 'repeated') replayed();
    return reply;
  },

  read: ({ session, body }) => practice.read(session, body.problem_id, body.text),
});
