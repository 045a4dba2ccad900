import { randomUUID } from 'node:crypto';
import { metProblems } from '@stoa/engine/problems/met-problems';
import type { MetProblems } from '@stoa/engine/problems/met-problems';
import type { SkillStates } from '@stoa/engine/mastery/skill-state';
import type { Footing } from '@stoa/engine/skills/assumed';
import { makeAsk, turnBudgetMs } from '@stoa/engine/turn/ask';
import type { Ask } from '@stoa/engine/turn/ask';
import type { LearnerWorld } from '@stoa/engine/turn/learner-world';
import type { TutorDefinition } from '@stoa/engine/turn/tutor-definition';
import type { Applied, Moment, Tutor } from '@stoa/engine/turn/tutor';
import type { RecordedSession, RecordedState } from '@stoa/engine/turn/turn-record';
import { configHash } from '@stoa/library/config-hash';
import type { AgentLog } from '@stoa/schema/agent-log';
import type { TurnBeginning } from '@stoa/store/store';
import type { AppContext } from '../app-context.ts';
import { noSession } from '../auth/access.ts';
import type { Caller } from '../auth/caller.ts';
import type { Metrics } from '../metrics.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { RefusalError } from '../refusals.ts';
import { logModelCall } from '../request-log.ts';
import { fingerprint } from './fingerprint.ts';
import { runTurn, takeTurn } from './run-turn.ts';
import type { Asking, TurnPorts, TurnResult } from './run-turn.ts';
import { TurnsUnderWay } from './turns-under-way.ts';

/** A tutor, whatever the types of what it notices, chooses, and says. */
type OpenTutor<Session extends RecordedSession, Input, Stored, Shown> = Tutor<
  RecordedState<Session>,
  Input,
  unknown,
  unknown,
  unknown,
  Stored,
  Shown
>;

/** How this server runs a tutor's turns: how its sessions are stored, and how its world is built. */
export type PlayedTutor<Session extends RecordedSession, Input, Stored, Shown> = {
  definition: TutorDefinition;
  /** Reads a session from its stored form. */
  read: (state: unknown) => Session | Promise<Session>;
  /** Returns what to store of a session. */
  write: (session: Session) => unknown;
  /** Returns the tutor over the world of one turn, after loading everything that the turn may look up. */
  over: (
    around: LearnerWorld,
    session: Session,
    input: Input,
  ) => OpenTutor<Session, Input, Stored, Shown> | Promise<OpenTutor<Session, Input, Stored, Shown>>;
};

/** How a session starts: the tutor that shows its first reply, and its first turn, based on what is known when it is taken. */
export type Start<Session extends RecordedSession, Stored, Shown> = {
  show: OpenTutor<Session, never, Stored, Shown>['show'];
  first: (
    skills: SkillStates,
    about: { moment: Moment; footing: Footing; ask: Ask },
  ) => Applied<RecordedState<Session>, Stored> | Promise<Applied<RecordedState<Session>, Stored>>;
};

/**
 * Runs the turns of every tutor on this server. It provides what every turn needs besides its tutor: handling copies of a
 * running request, the key, the journal, access to a model, the agents' logs, the metrics, and repeated replies.
 */
export class TutorTurns {
  readonly ports: TurnPorts;
  readonly #context: AppContext;
  readonly #configHash: string;
  readonly #metrics: Metrics;
  readonly #shelf: CachedShelf;
  readonly #underWay = new TurnsUnderWay();
  readonly #whenBankChanges: (() => void)[] = [];

  constructor(context: AppContext, metrics: Metrics, shelf: CachedShelf) {
    this.#context = context;
    this.#configHash = configHash(context.policy);
    this.#metrics = metrics;
    this.#shelf = shelf;
    this.ports = { store: context.store, clock: context.clock, bankChanged: () => this.bankChanged() };
  }

  /** Refreshes the shelf before the next turn, because the bank has changed. */
  bankChanged(): Promise<void> {
    this.#shelf.expire();
    for (const expire of this.#whenBankChanges) expire();
    return this.#shelf.refresh();
  }

  /** Registers a callback of a tutor that keeps problems in memory besides the shelf. */
  whenBankChanges(expire: () => void): void {
    this.#whenBankChanges.push(expire);
  }

  /** Returns what a turn of any tutor sees besides its own state. */
  async around(met: MetProblems, { grade, placed }: Footing = {}): Promise<LearnerWorld> {
    await this.#shelf.refresh();
    const { policy, crisisContacts: crisis_contacts } = this.#context;
    return {
      graph: this.#context.graph(),
      policy,
      shelf: this.#shelf,
      met,
      grade,
      placed,
      crisis_contacts,
      config_hash: this.#configHash,
    };
  }

  /** Returns how the agents of one turn ask a model, and the log of what each did. No prompt can identify the person. */
  asking(turnId: string, caller: Caller): Asking {
    const { languageModel, log, clock } = this.#context;
    const logs: AgentLog[] = [];
    const ask = makeAsk({
      languageModel,
      budgetMs: turnBudgetMs,
      clock: () => performance.now(),
      identities: [caller.name, caller.email, caller.id],
      log: (entry) => {
        setImmediate(() => logModelCall(log, turnId, entry)); // no turn waits for its log lines
        this.#metrics.modelCall(entry);
        const { usd: _, ...told } = entry;
        logs.push({ ...told, at: clock().toISOString(), turn_id: turnId });
      },
    });
    return { ask, logs };
  }

  /** Starts a session. `prepare` reads what its first turn needs, given what the learner has met. */
  begin<Session extends RecordedSession, Input, Stored, Shown>(
    played: PlayedTutor<Session, Input, Stored, Shown>,
    caller: Caller,
    { sessionId, key, request }: { sessionId: string; key: string | null; request: unknown },
    prepare: (met: MetProblems) => Promise<Start<Session, Stored, Shown>>,
  ): Promise<TurnResult<Shown>> {
    const { name } = this.#registered(played.definition);
    const id = key ?? sessionId;
    return this.#take(name, caller, id, async () => {
      const { show, first } = await prepare(await this.#context.store.exposures.of(caller.id).then(metProblems));
      const { ask, logs } = this.asking(id, caller);
      const begun: RecordedState<Session>[] = [];
      const asked = fingerprint(`${name}.start`, request);
      const { kind, reply } = await takeTurn<Stored>(
        { id, fingerprint: asked, learnerId: caller.id, session: { id: sessionId, tutor: name, version: 0 } },
        async (skills, moment, { grade, placed }) => {
          const { state, ...changes } = leaving(
            played.definition,
            await first(skills, { moment, footing: { grade, placed }, ask }),
          );
          begun.push(state);
          return { ...changes, session: played.write(state.session), agentLogs: logs };
        },
        this.ports,
      );
      const last = begun.at(-1);
      return { kind, reply: show(reply, kind === 'committed' && last !== undefined ? last : await this.#now(played, sessionId)) };
    });
  }

  /** Takes one turn in a session. Without a key from the caller, each call is a new turn. */
  turn<Session extends RecordedSession, Input, Stored, Shown>(
    played: PlayedTutor<Session, Input, Stored, Shown>,
    caller: Caller,
    given: { sessionId: string; key: string | null; beginning: TurnBeginning | null },
    input: Input,
  ): Promise<TurnResult<Shown>> {
    const { name, leavesTraces } = this.#registered(played.definition);
    const { sessionId, key } = given;
    const id = key ?? randomUUID();
    return this.#take(name, caller, id, async (waited) => {
      const { journal } = this.#context.store;
      const read = waited || given.beginning === null ? await journal.begin(sessionId, id) : null;
      const beginning = read ?? given.beginning;
      if (beginning === null || beginning.session.tutor !== name) throw new RefusalError('not_found', noSession);
      const session = await played.read(beginning.session.state);
      const around = await this.around(metProblems(beginning.met), beginning.mastery);
      const tutor = await played.over(around, session, input);
      const asking = this.asking(id, caller);
      const asked = fingerprint(`${name}.turn`, sessionId, input);
      return runTurn(
        tutor,
        { id, fingerprint: asked, learnerId: caller.id, session: beginning.session, beginning, input, asking },
        {
          read: (skills) => ({ session, skills: leavesTraces ? skills : new Map() }),
          keep: (applied) => leaving(played.definition, applied),
          write: (state) => played.write(state.session),
          again: () => this.#now(played, sessionId),
        },
        this.ports,
      );
    });
  }

  /** Reads a session's current state, to show the reply of a turn that was taken before. */
  async #now<Session extends RecordedSession, Input, Stored, Shown>(
    { definition, read }: PlayedTutor<Session, Input, Stored, Shown>,
    sessionId: string,
  ): Promise<RecordedState<Session>> {
    const record = await this.#context.store.sessions.find(sessionId);
    if (record === null || record.tutor !== definition.name) throw new RefusalError('not_found', noSession);
    return { session: await read(record.state), skills: new Map() };
  }

  /** Errors  throws for a tutor that isn't registered: it takes no turns here. */
  #registered(definition: TutorDefinition): TutorDefinition {
    if (this.#context.tutors.find(definition.name) !== definition)
      throw new Error(`the tutor ${definition.name} is not registered here`);
    return definition;
  }

  async #take<Shown>(
    tutor: string,
    caller: Caller,
    turnId: string,
    take: (waited: boolean) => Promise<TurnResult<Shown>>,
  ): Promise<TurnResult<Shown>> {
    try {
      const result = await this.#underWay.take(caller.id, turnId, take);
      this.#metrics.turn(tutor, result.kind);
      return result;
    } catch (error) {
      if (error instanceof RefusalError) this.#metrics.turn(tutor, error.code === 'key_reused' ? 'key_reused' : 'conflict');
      throw error;
    }
  }
}

/** Returns what a turn stores: everything, or only the session if the tutor leaves no traces. */
const leaving = <State, Stored>({ leavesTraces }: TutorDefinition, applied: Applied<State, Stored>): Applied<State, Stored> => {
  if (leavesTraces) return applied;
  const { state, reply } = applied;
  return { state, reply, events: [], changed: [], serves: [], exposures: [], checkpoint: null, flags: [] };
};
