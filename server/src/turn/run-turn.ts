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

/** A request that is to be executed exactly once, even if the connection to its sender breaks. */
export type Turn = {
  /** The Idempotency-Key. */
  id: string;
  /** The fingerprint of the request: the same key with another one is refused. */
  fingerprint: string;
  learnerId: LearnerId;
  /** The session that the turn changes, at the version that was read; version 0 starts one; null changes none. */
  session: Pick<SessionRecord, 'id' | 'tutor' | 'version'> | null;
  /** What the route has read with that session; if it's missing, it is read here. */
  beginning?: Pick<TurnBeginning, 'earlier' | 'mastery'>;
};

/** The result of a turn from its tutor, and what agents did for it. */
export type Outcome<Reply> = TurnChanges & { reply: Reply; session: unknown; agentLogs: readonly AgentLog[] };

/** The only way to ask a model in one turn, and what agents have done so far. */
export type Asking = { ask: Ask; logs: readonly AgentLog[] };

export type TurnResult<Reply> = { kind: 'committed' | 'repeated'; reply: Reply };

export type TurnPorts = {
  store: Store;
  clock: () => Date;
  /** Called if a problem was retired between choosing and serving it: problems in memory are out of date. */
  bankChanged: () => Promise<void>;
};

/**
 * Takes one turn from beginning to end. All of a turn's reads and writes are in this file, except for those that the route did
 * when it checked whose session it is.
 *
 * `make` decides what happens; it may wait for a model, and no transaction is open meanwhile. If a problem that it chose was
 * retired before it was served, `make` is called once more.
 *
 * Errors  `RefusalError`: `stale` if somebody else took a turn in between, `key_reused`. Nothing was stored then.
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
  // A retry gets the first reply again, and the learner's mastery is updated only once.
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

/** How a turn's state is read, and how its result is stored. */
type Around<State, Stored> = {
  /** Returns the state as it was when the turn's beginning was read, with the skills that the turn is taken with. */
  read: (skills: SkillStates) => State;
  keep: (applied: Applied<State, Stored>) => Applied<State, Stored>;
  write: (state: State) => unknown;
  again: () => Promise<State>;
};

/**
 * Takes a turn of a tutor: what it notices, decides, and says, and what that changes; then what is shown of it. If the turn was
 * taken before, its reply is shown with the current state: the one that came with its earlier reply or, if another copy of the
 * request was faster meanwhile, the one that `again` reads. `keep` selects what is stored.
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
  const last = after.at(-1) ?? read(skillStates(turn.beginning.mastery.skills)); // nothing was made if there was already a reply
  const overtaken = kind === 'repeated' && after.length > 0;
  return { kind, reply: tutor.show(reply, overtaken ? await again() : last) };
}
