// A process that takes turns in a store as fast as it can, until it's killed. The first argument is the place of the store, the
// others are its learners, each with one session. It prints lines of JSON (see `Said`), and it acknowledges a turn only once
// it's stored.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { LearnerId } from '@stoa/schema/account';
import { openStore } from '@stoa/store/open-store';
import type { StorePlace } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';
import { makeLearner, numberedTurn, storedOf } from './numbered-turns.ts';
import type { Stored } from './numbered-turns.ts';

export type Said =
  | { kind: 'found'; learner: string; stored: Stored }
  /** The last stored turn was sent again. `same`: nothing was stored again, and the reply was the original one. */
  | { kind: 'replayed'; learner: string; same: boolean }
  | { kind: 'acknowledged'; learner: string; turn: number };

const say = (said: Said) => writeSync(1, `${JSON.stringify(said)}\n`);

async function replay(store: Store, id: LearnerId, number: number): Promise<boolean> {
  const { turnId, fingerprint } = numberedTurn(id, number);
  const first = await store.journal.replyTo(turnId, id, fingerprint);
  const again = await store.journal.commit(numberedTurn(id, number));
  return again.kind === 'repeated' && JSON.stringify(first) === JSON.stringify(again);
}

async function takeTurns(store: Store, id: LearnerId): Promise<never> {
  await makeLearner(store, id);
  const stored = await storedOf(store, id);
  say({ kind: 'found', learner: id, stored });
  if (stored.session > 0) say({ kind: 'replayed', learner: id, same: await replay(store, id, stored.session) });

  for (let number = stored.session + 1; ; number += 1) {
    const { kind } = await store.journal.commit(numberedTurn(id, number));
    // `repeated`: a process that is dead now had sent it, and PostgreSQL finished it after the count above.
    if (kind !== 'committed' && kind !== 'repeated') throw new Error(`turn ${number} of ${id}: ${kind}`);
    say({ kind: 'acknowledged', learner: id, turn: number });
  }
}

const [place, ...learners] = process.argv.slice(2);
const store = await openStore(JSON.parse(place ?? '{}') as StorePlace).catch((error: Error) => {
  process.stderr.write(`${error.name}: ${error.message}\n`);
  process.exit(1);
});
flushCompileCache(); // it can't do this when it's killed
await Promise.all(learners.map((id) => takeTurns(store, LearnerId.parse(id))));
