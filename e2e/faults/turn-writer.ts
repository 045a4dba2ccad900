// A process that takes turns in a store as fast as it can, until it is killed. The first argument is the place of the store, the
// others are its learners, each with one session. Everything it says is a line of JSON (see `Said`), and a turn is said to be
// stored only once it is.
import { writeSync } from 'node:fs';
import { LearnerId } from '@stoa/schema/account';
import { openStore } from '@stoa/store/open-store';
import type { StorePlace } from '@stoa/store/open-store';
import type { Store, TurnCommit } from '@stoa/store/store';
import { learned, noon, skillAt, turnOf } from '@stoa/store/test-samples';

/** What is stored of a learner at one moment: each number is that of her turns, whole and once, if all is well. */
export type Stored = { turns: number; session: number; [part: string]: number };

export type Said =
  | { kind: 'found'; learner: string; stored: Stored }
  /** The last stored turn was sent again. `same`: nothing was stored again, and the reply was the one of the first time. */
  | { kind: 'replayed'; learner: string; same: boolean }
  | { kind: 'acknowledged'; learner: string; turn: number };

const say = (said: Said) => writeSync(1, `${JSON.stringify(said)}\n`);

/** A learner's turn of a number is the same whoever sends it, but for the process that made the reply. */
const turn = (id: LearnerId, number: number): TurnCommit =>
  turnOf(id, {
    turnId: `turn ${number}`,
    fingerprint: `turn ${number}`,
    session: { id, tutor: 'practice', expectedVersion: number - 1, state: { number, work: 'x'.repeat(2000) } },
    masteries: { expectedVersion: number - 1, changed: [skillAt(pAfter(number))] },
    events: [learned(pAfter(number - 1), pAfter(number)), learned(pAfter(number - 1), pAfter(number))],
    reply: { number, by: process.pid, words: 'y'.repeat(2000) },
    at: new Date(noon.getTime() + number),
  });

const pAfter = (number: number) => number / 1_000_000; // so that the stored mastery tells which turn came last

async function storedOf(store: Store, id: LearnerId): Promise<Stored> {
  const { turns, tutor_sessions, masteries, skill_states, events } = (await store.accounts.export(id)) as Held;
  return {
    turns: turns.length,
    session: tutor_sessions[0]?.version ?? 0,
    mastery: masteries[0]?.version ?? 0,
    events: events.length / 2,
    turnsInEvents: new Set(events.map(({ turn_id }) => turn_id)).size,
    reached: Math.round((skill_states[0]?.state.p_mastery ?? 0) * 1_000_000),
  };
}

/** What an export has of a writer's learner. */
type Held = {
  turns: unknown[];
  tutor_sessions: { version: number }[];
  masteries: { version: number }[];
  skill_states: { state: { p_mastery: number } }[];
  events: { turn_id: string }[];
};

async function replay(store: Store, id: LearnerId, number: number): Promise<boolean> {
  const { turnId, fingerprint } = turn(id, number);
  const first = await store.journal.replyTo(turnId, id, fingerprint);
  const again = await store.journal.commit(turn(id, number));
  return again.kind === 'repeated' && JSON.stringify(first) === JSON.stringify(again);
}

async function takeTurns(store: Store, id: LearnerId): Promise<never> {
  await store.db
    .insertInto('user')
    .values({ id, name: 'Ada', email: id, emailVerified: false })
    .onConflict((found) => found.doNothing())
    .execute();
  const stored = await storedOf(store, id);
  say({ kind: 'found', learner: id, stored });
  if (stored.session > 0) say({ kind: 'replayed', learner: id, same: await replay(store, id, stored.session) });

  for (let number = stored.session + 1; ; number += 1) {
    const { kind } = await store.journal.commit(turn(id, number));
    // `repeated`: a dead process had sent it, and PostgreSQL finished it after the count above.
    if (kind !== 'committed' && kind !== 'repeated') throw new Error(`turn ${number} of ${id}: ${kind}`);
    say({ kind: 'acknowledged', learner: id, turn: number });
  }
}

const [place, ...learners] = process.argv.slice(2);
const store = await openStore(JSON.parse(place ?? '{}') as StorePlace).catch((error: Error) => {
  process.stderr.write(`${error.name}: ${error.message}\n`);
  process.exit(1);
});
await Promise.all(learners.map((id) => takeTurns(store, LearnerId.parse(id))));
