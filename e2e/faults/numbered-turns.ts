import type { LearnerId } from '@stoa/schema/account';
import type { Store, TurnCommit } from '@stoa/store/store';
import { agentLogOf, exported, learned, noon, skillAt, turnOf } from '@stoa/store/test-samples';

/**
 * What is stored of a learner at one moment. Each number equals the number of turns if every turn is stored completely and
 * once.
 */
export type Stored = { turns: number; session: number; [part: string]: number };

/**
 * Returns the learner's turn with this number. It's always the same, except for `by` in its reply: the process that made it.
 */
export const numberedTurn = (id: LearnerId, number: number): TurnCommit =>
  turnOf(id, {
    turnId: `turn ${number}`,
    fingerprint: `turn ${number}`,
    session: { id, tutor: 'practice', expectedVersion: number - 1, state: { number, work: 'x'.repeat(2000) } },
    masteries: { expectedVersion: number - 1, changed: [skillAt(pAfter(number))] },
    events: [learned(pAfter(number - 1), pAfter(number)), learned(pAfter(number - 1), pAfter(number))],
    agentLogs: [agentLogOf(`turn ${number}`), agentLogOf(`turn ${number}`, { agent: 'hint' })],
    reply: { number, by: process.pid, words: 'y'.repeat(2000) },
    at: new Date(noon.getTime() + number),
  });

const pAfter = (number: number) => number / 1_000_000; // so that the stored mastery shows which turn was last

/**
 * Returns what is stored of a learner.
 *
 * Errors  throws if the learner doesn't exist.
 */
export async function storedOf(store: Pick<Store, 'accounts'>, id: LearnerId): Promise<Stored> {
  const { turns, tutor_sessions, masteries, skill_states, events, agent_logs } = (await exported(store, id)) as Held;
  return {
    turns: turns.length,
    session: tutor_sessions[0]?.version ?? 0,
    mastery: masteries[0]?.version ?? 0,
    events: events.length / 2,
    agentLogs: agent_logs.length / 2,
    turnsInEvents: new Set(events.map(({ turn_id }) => turn_id)).size,
    reached: Math.round((skill_states[0]?.state.p_mastery ?? 0) * 1_000_000),
  };
}

/** The parts of a learner's export that are compared. */
type Held = {
  turns: unknown[];
  tutor_sessions: { version: number }[];
  masteries: { version: number }[];
  skill_states: { state: { p_mastery: number } }[];
  events: { turn_id: string }[];
  agent_logs: unknown[];
};

/** Creates the account of a learner if it doesn't exist. */
export async function makeLearner(store: Store, id: LearnerId): Promise<void> {
  await store.db
    .insertInto('user')
    .values({ id, name: 'Ada', email: id, emailVerified: false })
    .onConflict((found) => found.doNothing())
    .execute();
}
