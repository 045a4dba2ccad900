import type { z } from 'zod';
import { skillStates } from '@stoa/engine/mastery/skill-state';
import { metProblems, nothingMet } from '@stoa/engine/problems/met-problems';
import type { MetProblems } from '@stoa/engine/problems/met-problems';
import { askForSafety } from '@stoa/engine/safety/ask-for-safety';
import { readTyped } from '@stoa/engine/safety/read-typed';
import type { Unsafe } from '@stoa/engine/safety/unsafe';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { homeOf } from '@stoa/engine/tutors/practice/home';
import { readPracticeSession } from '@stoa/engine/tutors/practice/practice-session';
import type { PracticeSession } from '@stoa/engine/tutors/practice/practice-session';
import { readAnswerTo } from '@stoa/engine/tutors/practice/judge-answer';
import { practiceCard } from '@stoa/engine/tutors/practice/practice-card';
import { practiceTutor } from '@stoa/engine/tutors/practice/practice-tutor';
import { practiceView } from '@stoa/engine/tutors/practice/practice-view';
import type { PracticeState, PracticeWorld } from '@stoa/engine/tutors/practice/practice-world';
import { isRunningLow } from '@stoa/engine/problems/choose-problem';
import { startSession } from '@stoa/engine/tutors/practice/start-session';
import { makeAsk, turnBudgetMs } from '@stoa/engine/turn/ask';
import type { Ask } from '@stoa/engine/turn/ask';
import type { Grade, LearnerId } from '@stoa/schema/account';
import type { AnswerReading } from '@stoa/schema/answer-check';
import type { practice } from '@stoa/schema/contracts/practice';
import type { PracticeInput, PracticeReply, PracticeView } from '@stoa/schema/practice';
import type { SkillId } from '@stoa/schema/skill';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SessionRecord } from '@stoa/store/store';
import type { Caller } from '../auth/caller.ts';
import type { AppContext } from '../app-context.ts';
import type { Metrics } from '../metrics.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { RefusalError } from '../refusals.ts';
import { logModelCall } from '../request-log.ts';
import { fingerprint, idFrom } from './fingerprint.ts';
import type { KeyedTurn } from './require-key.ts';
import { runTurn, takeTurn } from './run-turn.ts';
import type { TurnPorts, TurnResult } from './run-turn.ts';
import { ShownLately } from './shown-lately.ts';
import { TurnsUnderWay } from './turns-under-way.ts';

type StartRequest = z.output<typeof practice.start.body>;
type Home = z.output<typeof practice.home.response>;

/** Practice as the routes see it: the engine's tutor over this server's bank, graph, policy and store. */
export class PracticeRoom {
  readonly ports: TurnPorts;
  readonly #context: AppContext;
  readonly #metrics: Metrics;
  readonly #shelf: CachedShelf;
  readonly #shownLately: ShownLately;
  readonly #underWay = new TurnsUnderWay();

  constructor(context: AppContext, metrics: Metrics, shelf: CachedShelf) {
    this.#context = context;
    this.#metrics = metrics;
    this.#shelf = shelf;
    const { store, clock } = context;
    this.#shownLately = new ShownLately(store.exposures, clock);
    this.ports = { store, clock, bankChanged: () => this.bankChanged() };
  }

  /** The bank has changed: look again before the next turn. */
  bankChanged(): Promise<void> {
    this.#shelf.expire();
    return this.#shelf.refresh();
  }

  /** What a turn sees beside its own state, with what `session` has on the table within reach. */
  async world(session: PracticeSession | null, met: MetProblems, grade: Grade | null = null): Promise<PracticeWorld> {
    await this.#shelf.refresh();
    if (session !== null && session.open !== null) await this.#shelf.fetch(session.open.problem_id, session.open.version);
    const { policy, crisisContacts: crisis_contacts } = this.#context;
    return { graph: this.#context.graph(), policy, shelf: this.#shelf, met, grade, crisis_contacts };
  }

  /** The door to a model for one turn of one person. No prompt can say who she is. */
  ask(turnId: string, caller: Caller): Ask {
    const { languageModel, log } = this.#context;
    return makeAsk({
      languageModel,
      budgetMs: turnBudgetMs,
      clock: () => performance.now(),
      identities: [caller.name, caller.email, caller.id],
      log: (entry) => {
        logModelCall(log, turnId, entry);
        this.#metrics.modelCall(entry);
      },
    });
  }

  start(caller: Caller, request: StartRequest, key: string | null): Promise<TurnResult<PracticeReply>> {
    const sessionId = idFrom(caller.id, key);
    const turn = {
      id: key ?? sessionId,
      fingerprint: fingerprint('practice.start', request),
      learnerId: caller.id,
      session: { id: sessionId, tutor: 'practice' as const, version: 0 },
    };
    return this.#take(turn, async () => {
      const { sessions, exposures } = this.#context.store;
      const [latest, met] = await Promise.all([
        sessions.latest(caller.id, 'practice'),
        exposures.of(caller.id).then(metProblems),
      ]);
      const previous = latest === null ? null : readPracticeSession(latest.state);
      const unfinished = await this.#unfinished(request, met);
      const world = await this.#stocked(await this.world(unfinished, met), request.skill_id, request.mode);
      const begin = (skills: PracticeState['skills'], moment: Parameters<typeof startSession>[3], grade: Grade | null) => {
        const { state, ...done } = startSession(
          { ...world, grade },
          skills,
          { session_id: sessionId, previous, unfinished, ...request },
          moment,
        );
        return { ...done, session: state.session };
      };
      return takeTurn(turn, begin, this.ports);
    });
  }

  turn(caller: Caller, { key, beginning: read }: KeyedTurn, input: PracticeInput): Promise<TurnResult<PracticeReply>> {
    const asked = {
      id: key,
      fingerprint: fingerprint('practice.turn', read.session.id, input),
      learnerId: caller.id,
      input,
      ask: this.ask(key, caller),
    };
    return this.#take(asked, async (waited) => {
      const beginning = (waited ? await this.#context.store.journal.begin(read.session.id, key) : null) ?? read;
      const turn = { ...asked, session: beginning.session, beginning };
      const session = sessionOf(beginning.session);
      const around = await this.world(session, metProblems(beginning.met), beginning.mastery.grade);
      const world = input.kind === 'next' ? await this.#stocked(around, session.skill.id, session.mode) : around;
      const state = {
        read: (skills: PracticeState['skills']) => ({ session, skills }),
        write: (after: PracticeState) => after.session,
        again: async () => ({ session, skills: new Map() }), // a reply is stored as it was shown
      };
      return runTurn(practiceTutor(world), turn, state, this.ports);
    });
  }

  /** A world in which a problem of this skill is about to be chosen: with what was shown of it lately, and enough of it on the shelf. */
  async #stocked(world: PracticeWorld, skill: SkillId | undefined, mode: PracticeSession['mode']): Promise<PracticeWorld> {
    if (skill === undefined || mode === 'review' || world.graph?.byId.has(skill) !== true) return world;
    if (mode === 'checkpoint') {
      const fresh = world.shelf.heldBackFor(skill).filter(({ item }) => !world.met.exposed.has(item.meta.id));
      if (fresh.length < world.policy.checkpoint_problems) await this.#replenish(skill, mode);
      return world;
    }
    const shownLately = await this.#shownLately.of(skill);
    const { shelf, met, policy } = world;
    if (isRunningLow(shelf.verifiedFor(skill), policy.mastery_streak, met.exposed, shownLately))
      await this.#replenish(skill, mode);
    return { ...world, shownLately };
  }

  /** Has more problems of a skill written, where it has more to give. */
  async #replenish(skill: SkillId, use: 'practice' | 'checkpoint'): Promise<void> {
    const held = [...this.#shelf.verifiedFor(skill), ...this.#shelf.heldBackFor(skill)];
    const published = await this.#context.supply?.more(skill, use, held);
    if (published !== undefined && published > 0) await this.bankChanged();
  }

  /** The checkpoint that a new one in the same skill would replace. */
  async #unfinished({ mode, skill_id }: StartRequest, { checkpoints }: MetProblems): Promise<PracticeSession | null> {
    const latest =
      mode === 'checkpoint' ? checkpoints.find((one) => one.skill_id === skill_id && one.problem_id !== null) : undefined;
    const record = latest === undefined ? null : await this.#context.store.sessions.find(latest.session_id);
    return record === null ? null : sessionOf(record);
  }

  async #take(turn: { id: string; learnerId: LearnerId }, take: (waited: boolean) => Promise<TurnResult<PracticeReply>>) {
    try {
      const result = await this.#underWay.take(turn.learnerId, turn.id, take);
      this.#metrics.turn('practice', result.kind);
      return result;
    } catch (error) {
      if (error instanceof RefusalError) this.#metrics.turn('practice', error.code === 'key_reused' ? 'key_reused' : 'conflict');
      throw error;
    }
  }

  /** The session as its student left it. */
  async view(record: SessionRecord, now: Date): Promise<PracticeView> {
    const session = sessionOf(record);
    const { mastery, exposures } = this.#context.store;
    const [met, { skills, grade }] = await Promise.all([exposures.of(record.learner_id), mastery.of(record.learner_id)]);
    const world = await this.world(session, metProblems(met), grade);
    return practiceView(world, { session, skills: skillStates(skills) }, now);
  }

  /** How an answer to the problem on the table would be read, with nothing of the answer at hand. */
  async read(record: SessionRecord, problemId: string, text: string): Promise<AnswerReading> {
    const { open, ...session } = sessionOf(record);
    if (open === null || open.problem_id !== problemId) throw new RefusalError('stale');
    const { shelf } = await this.world({ ...session, open }, nothingMet);
    const problem = shelf.find(open.problem_id, open.version);
    if (problem === null) throw new RefusalError('stale');
    return readAnswerTo(problem, text);
  }

  /** Reads a note of hers on a problem: the first layer, and where it finds nothing the safety agent. Null: nothing is unsafe in it. */
  async readNote(caller: Caller, turnId: string, note: string, problem: BankedProblem): Promise<Unsafe | null> {
    const unsafe = readTyped(note);
    if (unsafe !== null || note.trim() === '') return unsafe;
    const said = { message: note, earlier: [], answers: false, stopped: { grave: 0, other: 0 } };
    const question = { text: problem.item.problem_content.stem, answer: answerQuestion(problem) };
    return (await askForSafety(said, question, this.ask(turnId, caller))).verdict;
  }

  async home(learnerId: LearnerId, now: Date): Promise<Omit<Home, 'answered_reports'>> {
    const { store } = this.#context;
    const [world, latest, mastery] = await Promise.all([
      store.exposures.of(learnerId).then((met) => this.world(null, metProblems(met))),
      store.sessions.latest(learnerId, 'practice'),
      store.mastery.of(learnerId),
    ]);
    return homeOf(
      { ...world, grade: mastery.grade },
      skillStates(mastery.skills),
      latest === null ? null : readPracticeSession(latest.state),
      now,
    );
  }
}

/** The practice behind a record. Errors  `not_found` where the record is another tutor's. */
function sessionOf({ tutor, state }: SessionRecord): PracticeSession {
  if (tutor !== practiceCard.name) throw new RefusalError('not_found', 'There is no such practice. Go home and begin a new one.');
  return readPracticeSession(state);
}
