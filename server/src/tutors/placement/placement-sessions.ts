import type { z } from 'zod';
import { nothingMet } from '@stoa/engine/problems/met-problems';
import { placementDefinition } from '@stoa/engine/tutors/placement/placement-definition';
import { PlacementSession } from '@stoa/engine/tutors/placement/placement-session';
import { placementTutor, startPlacement } from '@stoa/engine/tutors/placement/placement-tutor';
import { placementView } from '@stoa/engine/tutors/placement/placement-view';
import { placementRecordName } from '@stoa/engine/tutors/placement/placement-world';
import type { PlacementWorld } from '@stoa/engine/tutors/placement/placement-world';
import type { LearnerWorld } from '@stoa/engine/turn/learner-world';
import type { LearnerId } from '@stoa/schema/account';
import type { placement as contracts } from '@stoa/schema/contracts/placement';
import { KeptPlacement } from '@stoa/schema/placement';
import type { PlacementInput, PlacementReply, PlacementView } from '@stoa/schema/placement';
import type { SessionRecord } from '@stoa/store/store';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../auth/caller.ts';
import type { CachedShelf } from '../../problem-shelf.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import type { KeyedTurn } from '../../turn/require-key.ts';
import type { TurnResult } from '../../turn/run-turn.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';

/** Placements, as the routes use them: the engine's tutor on this server's bank, graph, and store. */
export class PlacementSessions {
  readonly #context: AppContext;
  readonly #shelf: CachedShelf;
  readonly #turns: TutorTurns;

  constructor({ context, shelf, turns }: { context: AppContext; shelf: CachedShelf; turns: TutorTurns }) {
    this.#context = context;
    this.#shelf = shelf;
    this.#turns = turns;
  }

  #played(learner: LearnerId): PlayedTutor<PlacementSession, PlacementInput, PlacementReply, PlacementReply> {
    return {
      definition: placementDefinition,
      read: (state) => PlacementSession.parse(state),
      write: (session) => session,
      over: async (around, session) => {
        await this.#fetch(session);
        return placementTutor(await this.#world(around, learner));
      },
    };
  }

  async #world(around: LearnerWorld, learner: LearnerId): Promise<PlacementWorld> {
    const kept = await this.#context.store.learnerRecords.find(learner, placementRecordName);
    return { ...around, recordVersion: kept?.version ?? 0 };
  }

  async #fetch({ open }: PlacementSession): Promise<void> {
    if (open !== null) await this.#shelf.fetch(open.problem_id, open.version);
  }

  start(caller: Caller, key: string | null, request: unknown): Promise<TurnResult<PlacementReply>> {
    const session_id = idFrom(caller.id, key);
    return this.#turns.begin(this.#played(caller.id), caller, { sessionId: session_id, key, request }, async (met) => {
      const world = await this.#world(await this.#turns.around(met), caller.id);
      return {
        show: placementTutor(world).show,
        first: (skills, { moment, footing }) =>
          startPlacement({ ...world, ...footing }, skills, { session_id, grade: footing.grade ?? null }, moment),
      };
    });
  }

  turn(caller: Caller, { key, beginning }: KeyedTurn, input: PlacementInput): Promise<TurnResult<PlacementReply>> {
    return this.#turns.turn(this.#played(caller.id), caller, { sessionId: beginning.session.id, key, beginning }, input);
  }

  /** Returns a placement as its student left it. */
  async view({ state }: SessionRecord): Promise<PlacementView> {
    const session = PlacementSession.parse(state);
    await this.#fetch(session);
    return placementView(await this.#turns.around(nothingMet), session);
  }

  /** Returns the student's latest placement: the one under way, and the last result. */
  async standing(learner: LearnerId): Promise<z.output<typeof contracts.standing.response>> {
    const { sessions, learnerRecords } = this.#context.store;
    const [latest, kept] = await Promise.all([
      sessions.latest(learner, placementDefinition.name),
      learnerRecords.find(learner, placementRecordName),
    ]);
    if (latest === null) return { under_way: null, result: null };
    const session = PlacementSession.parse(latest.state);
    if (session.result !== null) return { under_way: null, result: session.result };
    const { session_id: before } = kept === null ? { session_id: null } : KeptPlacement.parse(kept.body);
    const earlier = before === null ? null : await sessions.find(before);
    return {
      under_way: { session_id: session.session_id, asked: session.asked.length },
      result: earlier === null ? null : PlacementSession.parse(earlier.state).result,
    };
  }
}
