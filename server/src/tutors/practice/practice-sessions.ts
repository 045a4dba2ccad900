import type { z } from 'zod';
import { skillStates } from '@stoa/engine/mastery/skill-state';
import type { Footing } from '@stoa/engine/skills/assumed';
import { metProblems, nothingMet } from '@stoa/engine/problems/met-problems';
import type { MetProblems } from '@stoa/engine/problems/met-problems';
import { askForSafety } from '@stoa/engine/safety/ask-for-safety';
import { readTyped } from '@stoa/engine/safety/read-typed';
import type { Unsafe } from '@stoa/engine/safety/unsafe';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { homeOf } from '@stoa/engine/tutors/practice/home';
import { readPracticeSession } from '@stoa/engine/tutors/practice/practice-session';
import type { PracticeSession } from '@stoa/engine/tutors/practice/practice-session';
import { readAnswerTo } from '@stoa/engine/problems/judge-answer';
import { practiceDefinition } from '@stoa/engine/tutors/practice/practice-definition';
import { practiceTutor } from '@stoa/engine/tutors/practice/practice-tutor';
import { practiceView } from '@stoa/engine/tutors/practice/practice-view';
import type { PracticeWorld } from '@stoa/engine/tutors/practice/practice-world';
import { isRunningLow } from '@stoa/engine/problems/choose-problem';
import { startSession } from '@stoa/engine/tutors/practice/start-session';
import type { LearnerId } from '@stoa/schema/account';
import type { AnswerReading } from '@stoa/schema/answer-check';
import type { practice } from '@stoa/schema/contracts/practice';
import type { PracticeInput, PracticeReply, PracticeView } from '@stoa/schema/practice';
import type { SkillId } from '@stoa/schema/skill';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SessionRecord } from '@stoa/store/store';
import type { Caller } from '../../auth/caller.ts';
import type { AppContext } from '../../app-context.ts';
import type { CachedShelf } from '../../problem-shelf.ts';
import { RefusalError } from '../../refusals.ts';
import { idFrom } from '../../turn/fingerprint.ts';
import type { KeyedTurn } from '../../turn/require-key.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';
import type { TurnResult } from '../../turn/run-turn.ts';
import { ShownLately } from './shown-lately.ts';

type StartRequest = z.output<typeof practice.start.body>;
type Home = z.output<typeof practice.home.response>;

/** Practice, as the routes use it: the engine's tutor on this server's bank, graph, policy, and store. */
export class PracticeSessions {
  readonly #context: AppContext;
  readonly #shelf: CachedShelf;
  readonly #shownLately: ShownLately;
  readonly #turns: TutorTurns;
  readonly #played: PlayedTutor<PracticeSession, PracticeInput, PracticeReply, PracticeReply> = {
    definition: practiceDefinition,
    read: readPracticeSession,
    write: (session) => session,
    over: async (around, session, input) => {
      await this.#fetch(session);
      return practiceTutor(input.kind === 'next' ? await this.#stocked(around, session.skill.id, session.mode) : around);
    },
  };

  constructor({ context, shelf, turns }: { context: AppContext; shelf: CachedShelf; turns: TutorTurns }) {
    this.#context = context;
    this.#shelf = shelf;
    this.#turns = turns;
    this.#shownLately = new ShownLately(context.store.exposures, context.clock);
  }

  /** Returns what a practice session sees, after loading the problem that is in front of the student. */
  async #world(session: PracticeSession | null, met: MetProblems, footing: Footing = {}): Promise<PracticeWorld> {
    const around = await this.#turns.around(met, footing);
    if (session !== null) await this.#fetch(session);
    return around;
  }

  async #fetch({ open }: PracticeSession): Promise<void> {
    if (open !== null) await this.#shelf.fetch(open.problem_id, open.version);
  }

  start(caller: Caller, request: StartRequest, key: string | null): Promise<TurnResult<PracticeReply>> {
    const sessionId = idFrom(caller.id, key);
    return this.#turns.begin(this.#played, caller, { sessionId, key, request }, async (met) => {
      const [latest, unfinished] = await Promise.all([
        this.#context.store.sessions.latest(caller.id, practiceDefinition.name),
        this.#unfinished(request, met),
      ]);
      const previous = latest === null ? null : readPracticeSession(latest.state);
      const world = await this.#stocked(await this.#world(unfinished, met), request.skill_id, request.mode);
      const asked = { session_id: sessionId, previous, unfinished, ...request };
      return {
        show: practiceTutor(world).show,
        first: (skills, { moment, footing }) => startSession({ ...world, ...footing }, skills, asked, moment),
      };
    });
  }

  turn(caller: Caller, { key, beginning }: KeyedTurn, input: PracticeInput): Promise<TurnResult<PracticeReply>> {
    return this.#turns.turn(this.#played, caller, { sessionId: beginning.session.id, key, beginning }, input);
  }

  /**
   * Prepares a world in which a problem of this skill is about to be chosen: adds what was shown of the skill recently, and
   * makes sure that the shelf has enough of it.
   */
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

  /** Has more problems of a skill written, if it has more. */
  async #replenish(skill: SkillId, use: 'practice' | 'checkpoint'): Promise<void> {
    const held = [...this.#shelf.verifiedFor(skill), ...this.#shelf.heldBackFor(skill)];
    const published = await this.#context.supply?.more(skill, use, held);
    if (published !== undefined && published > 0) await this.#turns.bankChanged();
  }

  /** Returns the unfinished checkpoint that a new one in the same skill would replace. */
  async #unfinished({ mode, skill_id }: StartRequest, { checkpoints }: MetProblems): Promise<PracticeSession | null> {
    const latest =
      mode === 'checkpoint' ? checkpoints.find((one) => one.skill_id === skill_id && one.problem_id !== null) : undefined;
    const record = latest === undefined ? null : await this.#context.store.sessions.find(latest.session_id);
    return record === null ? null : sessionOf(record);
  }

  /** Returns the session as its student left it. */
  async view(record: SessionRecord, now: Date): Promise<PracticeView> {
    const session = sessionOf(record);
    const { mastery, exposures } = this.#context.store;
    const [met, { skills, ...footing }] = await Promise.all([exposures.of(record.learner_id), mastery.of(record.learner_id)]);
    const world = await this.#world(session, metProblems(met), footing);
    return practiceView(world, { session, skills: skillStates(skills) }, now);
  }

  /** Returns how an answer to the current problem would be read, without using the right answer. */
  async read(record: SessionRecord, problemId: string, text: string): Promise<AnswerReading> {
    const { open, ...session } = sessionOf(record);
    if (open === null || open.problem_id !== problemId) throw new RefusalError('stale');
    const { shelf } = await this.#world({ ...session, open }, nothingMet);
    const problem = shelf.find(open.problem_id, open.version);
    if (problem === null) throw new RefusalError('stale');
    return readAnswerTo(problem, text);
  }

  /**
   * Checks a student's note on a problem: with the first safety layer and, if that finds nothing, with the safety agent. Null:
   * nothing in it is unsafe.
   */
  async readNote(caller: Caller, turnId: string, note: string, problem: BankedProblem): Promise<Unsafe | null> {
    const unsafe = readTyped(note);
    if (unsafe !== null || note.trim() === '') return unsafe;
    const said = { message: note, earlier: [], answers: false, stopped: { grave: 0, other: 0 } };
    const question = { text: problem.item.problem_content.stem, answer: answerQuestion(problem) };
    return (await askForSafety(said, question, 'the problem', this.#turns.asking(turnId, caller).ask)).verdict;
  }

  async home(learnerId: LearnerId, now: Date): Promise<Omit<Home, 'answered_reports'>> {
    const { store } = this.#context;
    const [world, latest, mastery] = await Promise.all([
      store.exposures.of(learnerId).then((met) => this.#world(null, metProblems(met))),
      store.sessions.latest(learnerId, practiceDefinition.name),
      store.mastery.of(learnerId),
    ]);
    return homeOf(
      { ...world, grade: mastery.grade, placed: mastery.placed },
      skillStates(mastery.skills),
      latest === null ? null : readPracticeSession(latest.state),
      now,
    );
  }
}

/** Returns the practice session of a record. Errors  `not_found` if the record is another tutor's. */
function sessionOf({ tutor, state }: SessionRecord): PracticeSession {
  if (tutor !== practiceDefinition.name)
    throw new RefusalError('not_found', 'We couldn’t find that practice. Go home and start a new one.');
  return readPracticeSession(state);
}
