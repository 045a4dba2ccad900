import { randomUUID } from 'node:crypto';
import { boardDefinition } from '@stoa/engine/tutors/board/board-definition';
import { boardProblemOf } from '@stoa/engine/tutors/board/board-problem';
import { boardTutor, startBoard, type BoardKept } from '@stoa/engine/tutors/board/board-tutor';
import { liveLineAgent } from '@stoa/engine/tutors/board/words/live-line-agent';
import { metricsOf, signalsOf } from '@stoa/engine/tutors/board/session/closing';
import { boardProfileOf } from '@stoa/engine/tutors/board/profile-of';
import type { BoardContent } from '@stoa/engine/tutors/board/session/board-run';
import { step } from '@stoa/engine/tutors/board/step';
import { stateOf } from '@stoa/engine/mastery/skill-state';
import { skillStates, type SkillStates } from '@stoa/engine/mastery/skill-state';
import { metProblems } from '@stoa/engine/problems/met-problems';
import { chooseProblem, wantedDifficulty } from '@stoa/engine/problems/choose-problem';
import { questionsOf } from '@stoa/engine/guards/leak/written-answer';
import { askForSafety } from '@stoa/engine/safety/ask-for-safety';
import { assumedIn } from '@stoa/engine/skills/reach';
import { suggestSkills } from '@stoa/engine/skills/recommend';
import { unlockedSkills } from '@stoa/engine/skills/unlocked';
import type { LearnerWorld } from '@stoa/engine/turn/learner-world';
import { openBoardLines } from '@stoa/library/open-board';
import type { LearnerId } from '@stoa/schema/account';
import type { BoardProfile } from '@stoa/schema/board/board-profile';
import type { Persona } from '@stoa/schema/board/board-profile';
import type { RecordedBoard } from '@stoa/schema/board/recorded-board';
import { BoardSession } from '@stoa/schema/board/board-session';
import type { BoardView } from '@stoa/schema/board/board-view';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Skill, SkillId } from '@stoa/schema/skill';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';
import type { KeptEntry } from '@stoa/store/boards';
import type { SessionRecord } from '@stoa/store/store';
import { graphOf } from '../../app-context.ts';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Services } from '../../routes/services.ts';
import type { Metrics } from '../../metrics.ts';
import type { CachedShelf } from '../../problem-shelf.ts';
import { RefusalError } from '../../refusals.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import { seededRandom } from '../../turn/seeded-random.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';
import type { TurnResult } from '../../turn/run-turn.ts';
import { BoardContents, boardView } from './board-contents.ts';
import { LiveBoard, nothingKept, type BoardPorts, type OpenedBoard, type Pace } from './live-board.ts';
import { LogWriter } from './log-writer.ts';
import { Onlookers, type ViewAt } from './onlookers.ts';
import { RunningBoards } from './running-boards.ts';
import { TimerWheel, type Later } from './timer-wheel.ts';

/** The most boards that one process runs at once. */
const mostLive = 4000;
const logPage = 1000;

type Played = PlayedTutor<BoardSession, BoardKept, null, null>;

/** All boards of this server: runs them, starts them, reopens them, and stores them. */
export class LiveBoards {
  readonly wheel: TimerWheel;
  readonly #context: AppContext;
  readonly #turns: TutorTurns;
  readonly #shelf: CachedShelf;
  readonly #metrics: Metrics;
  readonly #writer: LogWriter;
  readonly #keeper = randomUUID();
  readonly #content: BoardContent;
  readonly #live = new Map<string, LiveBoard>();
  readonly #opening = new Map<string, Promise<LiveBoard>>();
  readonly #onlookers: Onlookers;
  readonly #running: RunningBoards;
  readonly #played: Played = {
    definition: boardDefinition,
    read: (state) => BoardSession.parse(state),
    write: (session) => session,
    over: async (around, session) => {
      if (session.problem_id !== null && session.problem_version !== null)
        await this.#shelf.fetch(session.problem_id, session.problem_version);
      return boardTutor(around);
    },
  };

  constructor(
    { context, turns, shelf, metrics, bus }: Pick<Services, 'context' | 'turns' | 'shelf' | 'metrics' | 'bus'>,
    later: Later,
  ) {
    this.#context = context;
    this.#turns = turns;
    this.#shelf = shelf;
    this.#metrics = metrics;
    this.#writer = new LogWriter(context.store.boards, this.#keeper);
    this.wheel = new TimerWheel({ now: () => context.clock().getTime(), later });
    this.#content = { lines: openBoardLines(), contacts: context.crisisContacts, model: context.languageModel !== null };
    this.#onlookers = new Onlookers(bus, (sessionId) => this.#live.get(sessionId)?.toldAt ?? null);
    this.#running = new RunningBoards(bus, () => this.#live.keys());
    metrics.watchBoards(() => this.#live.size);
  }

  /** True if a board is running, here or on another server. */
  isLive(sessionId: string): boolean {
    return this.#live.has(sessionId) || this.#running.isElsewhere(sessionId);
  }

  /** Returns what can be worked on: the recommended skill, and those that are open and have problems for the board. */
  async skills(learner: LearnerId): Promise<{ recommended: { skill: Skill; reason: string } | null; open: Skill[] }> {
    const { world, states } = await this.#world(learner);
    const graph = graphOf(this.#context);
    const [best] = suggestSkills(graph, states, world.policy, world).filter(({ skill }) => this.#suits(skill.id));
    const open = unlockedSkills(graph, states, assumedIn(world, states)).filter(({ id }) => this.#suits(id));
    return { recommended: best ?? null, open };
  }

  /** Starts a session. Errors  `not_found` for an unknown skill, `no_problems`. */
  async start(
    caller: Caller,
    request: { skill_id: SkillId | null; persona: Persona; minutes: number },
    key: string | null,
  ): Promise<TurnResult<BoardView>> {
    const sessionId = idFrom(caller.id, key);
    const { kind } = await this.#turns.begin(this.#played, caller, { sessionId, key, request }, async (met) => {
      const around = await this.#turns.around(met);
      return {
        show: () => null,
        first: async (skills, { moment, footing }) => {
          const world = { ...around, ...footing };
          const skill = this.#skillFor(world, skills, request.skill_id);
          const problem = this.#choose(world, skills, skill, null, moment.random);
          if (problem === null)
            throw new RefusalError(
              'no_problems',
              `There are no problems for “${skill.name}” at the board yet. Choose another skill.`,
            );
          const profile = await this.#profile(caller.id, skills, skill.id);
          const asked = { session_id: sessionId, skill, problem, profile, persona: request.persona, minutes: request.minutes };
          return startBoard(world, skills, asked, moment);
        },
      };
    });
    const record = await this.#context.store.sessions.find(sessionId);
    if (record === null) throw new RefusalError('not_found');
    return { kind, reply: await this.view(record) };
  }

  /** Returns a board as it is now, running or not. */
  async view(record: SessionRecord): Promise<BoardView> {
    const live = this.#live.get(record.id);
    return live?.view() ?? (await this.#stored(record)).view;
  }

  /** Returns the counts of a session, so far or in total. */
  async counted(record: SessionRecord) {
    const { live } = this.#live.get(record.id)?.snapshot ?? (await this.#read(record));
    return { metrics: metricsOf(live), signals: signalsOf(live) };
  }

  /** Returns a session as one line for `stoa live replay`. */
  async recording(record: SessionRecord): Promise<RecordedBoard> {
    const { first, session } = {
      first: await this.#context.store.boards.firstProblem(record.id),
      session: BoardSession.parse(record.state),
    };
    const banked = first === null ? null : await this.#context.store.problems.find(first.problem_id, first.version);
    const problem = banked === null ? null : boardProblemOf(banked);
    if (problem === null) throw new RefusalError('not_found', 'The first problem of this session isn’t in the bank any more.');
    const { profile, persona, limit_minutes } = { ...session, profile: session.live.profile };
    const events = (await this.log(record.id)).flatMap(({ entry }) => entry.events);
    return { problem, profile, persona, limit_minutes, seed: session.session_id, events };
  }

  /** The whole log of a board. */
  async log(sessionId: string): Promise<KeptEntry[]> {
    const entries: KeptEntry[] = [];
    for (;;) {
      const page = await this.#context.store.boards.log(sessionId, entries.at(-1)?.position ?? 0, logPage);
      entries.push(...page);
      if (page.length < logPage) return entries;
    }
  }

  /** Returns the running board; opens it from its stored state unless it's already running. Errors  `too_many`. */
  async open(record: SessionRecord): Promise<LiveBoard> {
    const there = this.#live.get(record.id) ?? this.#opening.get(record.id);
    if (there !== undefined) return there;
    if (this.#live.size + this.#opening.size >= mostLive)
      throw new RefusalError('too_many', 'All boards are taken. Try again in a few minutes.');
    const opening = (async () => {
      try {
        await this.#context.store.boards.keep(record.id, this.#keeper);
        const now = await this.#context.store.sessions.find(record.id);
        const board = new LiveBoard(await this.#read(now ?? record), this.#ports());
        this.#live.set(record.id, board);
        this.#running.opened(record.id);
        return board;
      } finally {
        this.#opening.delete(record.id);
      }
    })();
    this.#opening.set(record.id, opening);
    return opening;
  }

  /** Looks on at a board, whichever server runs it; returns a function that stops. */
  lookOn(record: SessionRecord, one: { readonly emit: (frame: BoardFrame) => void }): Promise<() => void> {
    return this.#onlookers.lookOn(record.id, one, async () => {
      const live = this.#live.get(record.id);
      if (live !== undefined) return { view: live.view(), position: live.toldAt };
      return this.#stored((await this.#context.store.sessions.find(record.id)) ?? record);
    });
  }

  /** Stores the state of every board. */
  async close(): Promise<void> {
    this.#running.close();
    await Promise.all(Array.from(this.#live.values(), (board) => board.close()));
    await this.#writer.settled();
    this.#onlookers.close();
    this.wheel.stop();
  }

  async #stored(record: SessionRecord): Promise<ViewAt> {
    const { session, live: state, contents } = await this.#read(record);
    const around = { skillName: this.#skillName(session), readsInk: this.#context.handwriting !== undefined, now: state.now };
    return { view: boardView(session, state, contents, around), position: contents.position };
  }

  /** Reads a board as it was stored, plus what its log says beyond that. */
  async #read(record: SessionRecord): Promise<OpenedBoard> {
    const session = BoardSession.parse(record.state);
    const contents = new BoardContents();
    let { live } = session;
    let due = nothingKept;
    for (const kept of await this.log(record.id)) {
      contents.take(kept);
      if (kept.position <= session.log_position) continue;
      for (const event of kept.entry.events.length > 0 ? kept.entry.events : [null]) {
        const next = step(live, event, Math.max(event?.t ?? kept.t, live.now), this.#content);
        live = next.state;
        for (const effect of next.effects) {
          if (effect.effect === 'evidence')
            due = { ...due, shown: [...due.shown, { outcome: effect.outcome, aided: effect.aided }] };
          if (effect.effect === 'flag') due = { ...due, unsafe: [...due.unsafe, { unsafe: effect.unsafe, words: effect.words }] };
          if (effect.effect === 'ended')
            due = { ...due, end: { metrics: effect.metrics, signals: effect.signals, summary: effect.summary } };
        }
        if (event?.type === 'problem' && session.skill_id !== null)
          due = {
            ...due,
            next: this.#shelf.verifiedFor(session.skill_id).find((one) => boardProblemOf(one)?.stem === event.stem) ?? null,
          };
      }
    }
    const pens = await this.#context.store.boards.pens(record.id);
    return { session, live, learner: record.learner_id, contents, pens, due };
  }

  #ports(): BoardPorts {
    const { clock, log, handwriting } = this.#context;
    return {
      writer: this.#writer,
      wheel: this.wheel,
      now: () => clock().getTime(),
      content: this.#content,
      handwriting: handwriting ?? null,
      skillName: (session) => this.#skillName(session),
      keep: async (caller, sessionId, kept) => {
        await this.#turns.turn(this.#played, caller, { sessionId, key: null, beginning: null }, kept);
      },
      phrase: async ({ sessionId, learner, caller }, { context, secret }) => {
        const { ask, logs } = this.#turns.asking(randomUUID(), caller);
        const { reply } = await ask(liveLineAgent, context, secret);
        void this.#context.store.agentLogs
          .add(sessionId, learner, logs)
          .catch((error: unknown) => log.warn({ err: error }, 'an agent’s log was not kept'));
        return reply.text;
      },
      heed: async ({ sessionId, learner, caller }, words, live) => {
        if (this.#context.languageModel === null) return null;
        const { ask, logs } = this.#turns.asking(randomUUID(), caller);
        const { stem, answer } = live.problem;
        const [question] = questionsOf({ answer, stem, choices: [], variables: [] });
        const said = { message: words, earlier: [], answers: false, stopped: { grave: 0, other: 0 } };
        const { verdict } = await askForSafety(
          said,
          question === undefined ? null : { text: stem, answer: question },
          boardDefinition.leadsBackTo,
          ask,
        );
        void this.#context.store.agentLogs
          .add(sessionId, learner, logs)
          .catch((error: unknown) => log.warn({ err: error }, 'an agent’s log was not kept'));
        return verdict;
      },
      nextProblem: async (caller, session, pace) => {
        const { world, states } = await this.#world(caller.id);
        const skill = session.skill_id === null ? undefined : world.graph?.byId.get(session.skill_id);
        return skill === undefined
          ? null
          : this.#choose(
              world,
              states,
              skill,
              session.problem_id,
              seededRandom(`${session.session_id} ${session.problem_id}`),
              pace,
            );
      },
      decided: (seconds) => this.#metrics.boardDecision(seconds),
      told: (sessionId, position, frames) => this.#onlookers.told(sessionId, position, frames),
      failed: (sessionId, error) => log.error({ err: error, session: sessionId }, 'a live board could not go on'),
      left: (sessionId) => {
        this.#live.delete(sessionId);
        this.#running.left(sessionId);
      },
    };
  }

  async #world(learner: LearnerId): Promise<{ world: LearnerWorld; states: SkillStates }> {
    const { mastery, exposures } = this.#context.store;
    const [met, { skills, ...footing }] = await Promise.all([exposures.of(learner), mastery.of(learner)]);
    return { world: await this.#turns.around(metProblems(met), footing), states: skillStates(skills) };
  }

  #skillName({ skill_id, title }: BoardSession): string {
    return (skill_id === null ? undefined : this.#context.graph()?.byId.get(skill_id)?.name) ?? title;
  }

  #suits(skill: SkillId): boolean {
    return this.#shelf.verifiedFor(skill).some((problem) => boardProblemOf(problem) !== null);
  }

  #skillFor(world: LearnerWorld, skills: SkillStates, wanted: SkillId | null): Skill {
    const graph = graphOf(this.#context);
    const skill =
      wanted === null
        ? (suggestSkills(graph, skills, world.policy, world).find((one) => this.#suits(one.skill.id))?.skill ??
          graph.skills.find(({ id }) => this.#suits(id)))
        : graph.byId.get(wanted);
    if (skill === undefined)
      throw new RefusalError(wanted === null ? 'no_problems' : 'not_found', 'There are no problems for the board here yet.');
    return skill;
  }

  /** Chooses the next problem of a skill for the board, as practice would; never one that is reserved for a checkpoint. */
  #choose(
    world: LearnerWorld,
    skills: SkillStates,
    skill: Skill,
    last: string | null,
    random: () => number,
    pace: Pace = 'same',
  ): BankedProblem | null {
    const waits = new Set(world.met.checkpoints.flatMap(({ problem_id }) => (problem_id === null ? [] : [problem_id])));
    const from = world.shelf
      .verifiedFor(skill.id)
      .filter((problem) => boardProblemOf(problem) !== null && problem.item.meta.id !== last && !waits.has(problem.item.meta.id));
    const wanted =
      wantedDifficulty('practice', stateOf(skill, skills), 0, world.policy) + { easier: -1, same: 0, harder: 1 }[pace];
    return chooseProblem(from, wanted, [], random, world.met.exposed);
  }

  async #profile(learner: LearnerId, skills: SkillStates, skill: SkillId): Promise<BoardProfile> {
    const { sessions: kept, events } = this.#context.store;
    const [{ items }, diagnosed] = await Promise.all([
      kept.list(learner, ['board'], { limit: 20 }),
      events.diagnosedOf(learner, 200),
    ]);
    const sessions = items.flatMap(({ state }) => BoardSession.safeParse(state).data?.live ?? []);
    const errors = Map.groupBy(
      [...sessions.flatMap(({ mistakes }) => mistakes.map(({ category }) => category)), ...diagnosed],
      (category) => category,
    );
    return boardProfileOf({
      mastery: skills.get(skill)?.p_mastery ?? null,
      errors: Array.from(errors, ([category, made]) => ({ category, times: made.length })),
      sessions,
    });
  }
}
