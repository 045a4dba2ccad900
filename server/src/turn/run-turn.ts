import type { LearnerId } from '@stoa/schema/account';
import { skillStates } from '@stoa/engine/mastery/skill-state';
import type { SkillStates } from '@stoa/engine/mastery/skill-state';
import type { Footing } from '@stoa/engine/skills/assumed';
import type { AgentLog } from '@stoa/schema/agent-log';
import type { Ask } from '@stoa/engine/turn/ask';
import { takeTurn as takeTutorTurn } from '@stoa/engine/turn/take-turn';
import type { Applied, Moment, Tutor, TurnChanges } from '@stoa/engine/turn/tutor';
import { replyGiven } from '@stoa/store/reply-given';
import type { SessionRecord, Store, TurnBeginning } from '@stoa/store/store';
import { RefusalError } from '../refusals.ts';
import { seededRandom } from './seeded-random.ts';

/** One request to be taken once, whatever becomes of the line to its sender. */
export type Turn = {
  /** The Idempotency-Key. */
  id: string;
  /** Of what is asked: the same key with another one is refused. */
  fingerprint: string;
  learnerId: LearnerId;
  /** The session that it moves, at the version that was read; version 0 begins one; null moves none. */
  session: Pick<SessionRecord, 'id' | 'tutor' | 'version'> | null;
  /** What the route has read with that session; not given, it is read here. */
  beginning?: Pick<TurnBeginning, 'earlier' | 'mastery'>;
};

/** What a turn came to, as its tutor says it, and what agents did for it. */
export type Outcome<Reply> = TurnChanges & { reply: Reply; session: unknown; agentLogs: readonly AgentLog[] };

/** The one way to a model for one turn, and what agents have done there so far. */
export type Asking = { ask: Ask; logs: readonly AgentLog[] };

export type TurnResult<Reply> = { kind: 'committed' | 'repeated'; reply: Reply };

export type TurnPorts = {
  store: Store;
  clock: () => Date;
  /** A problem was retired between choosing and serving it: whoever keeps problems in memory must look again. */
  bankChanged: () => Promise<void>;
};

/**
 * Takes one turn end to end. Every read and write of a turn is on this page but those of its beginning that the route has made
 * when it looked whose session it is.
 *
 * `make` decides what happens; it may wait for a model, and no transaction is open meanwhile. If a problem that it chose has been
 * retired before it was served, it is asked once more.
 *
 * Errors  `RefusalError`: `stale` when somebody else took a turn in between, `key_reused`. Nothing was stored then.
 */
export async function takeTurn<Reply>(
  turn: Turn,
  make: (skills: SkillStates, moment: Moment, footing: Footing) => Promise<Outcome<Reply>> | Outcome<Reply>,
  { store, clock, bankChanged }: TurnPorts,
): Promise<TurnResult<Reply>> {
  const { id, fingerprint, learnerId, session } = turn;
  const [earlier, first] =
    turn.beginning === undefined
      ? await Promise.all([store.journal.replyTo(id, learnerId, fingerprint), store.mastery.of(learnerId)])
      : [replyGiven(turn.beginning.earlier, fingerprint), turn.beginning.mastery];
  // A phone that retries hears the first reply again, and its learner learns once.
  if (earlier.kind === 'repeated') return { kind: 'repeated', reply: earlier.reply as Reply };
  if (earlier.kind === 'key_reused') throw new RefusalError('key_reused');

  for (let mastery = first, again = false; ; mastery = await store.mastery.of(learnerId), again = true) {
    const now = clock();
    const outcome = await make(skillStates(mastery.skills), { now, random: seededRandom(id), turnId: id }, mastery);
    const { events, changed, serves, exposures, checkpoint, flags, record, log, agentLogs, reply } = outcome;
    const result = await store.journal.commit({
      turnId: id,
      fingerprint,
      learnerId,
      session: session && { id: session.id, tutor: session.tutor, expectedVersion: session.version, state: outcome.session },
      masteries: changed.length === 0 ? null : { expectedVersion: mastery.version, changed },
      serves,
      exposures,
      checkpoint,
      events,
      flags,
      record,
      log,
      agentLogs,
      reply,
      at: now,
    });
    switch (result.kind) {
      case 'committed':
        return { kind: 'committed', reply };
      case 'repeated':
        return { kind: 'repeated', reply: result.reply as Reply };
      case 'key_reused':
        throw new RefusalError('key_reused');
      case 'conflict':
        if (result.over !== 'problem' || again) throw new RefusalError('stale');
        await bankChanged();
    }
  }
}

/** What a turn begins from, and what becomes of it. */
type Around<State, Stored> = {
  /** The state as it stood when the turn's beginning was read, over the skills that the turn is taken with. */
  read: (skills: SkillStates) => State;
  keep: (applied: Applied<State, Stored>) => Applied<State, Stored>;
  write: (state: State) => unknown;
  again: () => Promise<State>;
};

/**
 * A turn of a tutor: what it notices, what it chooses to do, what it says, and what all of that changes; then what of it is shown. A turn
 * that was taken before is shown over the state as it stands now: the one that came with its earlier reply, or, where another copy of the
 * request was faster meanwhile, what `again` reads. `keep` says what of it all is stored.
 */
export async function runTurn<State, Input, Sight, Move, Words, Stored, Shown>(
  tutor: Tutor<State, Input, Sight, Move, Words, Stored, Shown>,
  turn: Turn & { beginning: NonNullable<Turn['beginning']>; input: Input; asking: Asking },
  { read, keep, write, again }: Around<State, Stored>,
  ports: TurnPorts,
): Promise<TurnResult<Shown>> {
  const after: State[] = [];
  const { kind, reply } = await takeTurn<Stored>(
    turn,
    async (skills, moment) => {
      const { state, ...changes } = keep(await takeTutorTurn(tutor, read(skills), turn.input, turn.asking.ask, moment));
      after.push(state);
      return { ...changes, session: write(state), agentLogs: turn.asking.logs };
    },
    ports,
  );
  const last = after.at(-1) ?? read(skillStates(turn.beginning.mastery.skills)); // nothing was made where the reply was there before
  const overtaken = kind === 'repeated' && after.length > 0;
  return { kind, reply: tutor.show(reply, overtaken ? await again() : last) };
}
