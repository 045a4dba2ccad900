import { createHash } from 'node:crypto';
import { lessonPersonas } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import { SimulatedStudent } from '@stoa/engine/tutors/lesson/simulation/lesson-student';
import { keyOf } from '@stoa/engine/tutors/lesson/simulation/lesson-key';
import { bareWords } from '@stoa/engine/tutors/lesson/simulation/student-words';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { Settings } from '@stoa/schema/account';
import type { Grade } from '@stoa/schema/account';
import type { PracticeInput, PracticeReply } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { lessons } from '@stoa/schema/contracts/lessons';
import { SkillId } from '@stoa/schema/skill';
import { TopicId } from '@stoa/schema/study-plan';
import type { Guideline } from '@stoa/schema/study-plan';
import type { TurnBeginning } from '@stoa/store/store';
import type { Caller } from '../auth/caller.ts';
import type { AppContext } from '../app-context.ts';
import { Metrics } from '../metrics.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import { idFrom } from '../turn/fingerprint.ts';
import { TutorTurns } from '../turn/tutor-turns.ts';
import { LessonSessions } from '../tutors/lesson/lesson-sessions.ts';
import { PracticeSessions } from '../tutors/practice/practice-sessions.ts';
import { demoClass } from './demo-class-plan.ts';
import { demoSittings } from './demo-student-plan.ts';
import type { Sitting } from './sitting.ts';

const dayMs = 24 * 60 * 60_000;
const studentSeed = 7;
/** Nothing has happened yet that is less than an hour ago. */
const leastMs = 60 * 60_000;

type Learner = Pick<Caller, 'id' | 'role' | 'name' | 'email'>;
type Past = { grade: Grade; sittings: readonly Sitting[]; seed: number };

/**
 * Plays eight weeks of the demo student, so that every page shows what it is for. She takes real turns: the tutors, the bank and the
 * journal are the server's own; only the clock of those turns is set back. No model is asked. The same server gets the same history,
 * its days counted from now. Whoever has practiced or learned already keeps what she has, and nothing is played.
 *
 * Returns the number of turns.
 */
export async function playDemoHistory(
  context: AppContext,
  shelf: CachedShelf,
  learner: Learner,
  closing: AbortSignal,
): Promise<number> {
  return playPast(context, shelf, learner, { grade: 7, sittings: demoSittings, seed: studentSeed }, closing);
}

/** Plays the week of each student of the demo class in the same way, one after the other. `openAccount` gives the account of each. Returns the number of turns. */
export async function playDemoClass(
  context: AppContext,
  shelf: CachedShelf,
  openAccount: (slug: string, name: string) => Promise<Learner | null>,
  closing: AbortSignal,
): Promise<number> {
  let turns = 0;
  for (const [at, { slug, name, ...past }] of demoClass.entries()) {
    if (closing.aborted) break;
    const learner = await openAccount(slug, name);
    if (learner !== null) turns += await playPast(context, shelf, learner, { ...past, seed: studentSeed + 1 + at }, closing);
  }
  return turns;
}

async function playPast(
  context: AppContext,
  shelf: CachedShelf,
  learner: Learner,
  past: Past,
  closing: AbortSignal,
): Promise<number> {
  const { store } = context;
  const [practiced, learned] = await Promise.all([
    store.sessions.latest(learner.id, 'practice'),
    store.sessions.latest(learner.id, 'lesson'),
  ]);
  if (practiced !== null || learned !== null) return 0;
  const player = new HistoryPlayer(context, shelf, { ...learner, by: 'cookie', sessionId: 'demo history' }, past.seed, closing);
  await store.accounts.saveSettings(learner.id, Settings.parse({ grade: past.grade }));
  return player.play(past.sittings);
}

/** The skills that the histories of the demo practice, those that their lessons do among them. */
export async function skillsOfHistory(planOf: (topic: TopicId) => Promise<{ guideline: Guideline } | null>): Promise<SkillId[]> {
  return skillsOf([...demoSittings, ...demoClass.flatMap(({ sittings }) => sittings)], planOf);
}

async function skillsOf(
  sittings: readonly Sitting[],
  planOf: (topic: TopicId) => Promise<{ guideline: Guideline } | null>,
): Promise<SkillId[]> {
  const skills = sittings.map(async (sitting) => {
    if (sitting.kind === 'practice') return sitting.skill === null ? [] : [SkillId.parse(sitting.skill)];
    const plan = await planOf(TopicId.parse(sitting.topic));
    return plan?.guideline.plan.steps.flatMap((step) => (step.type === 'practice' ? [step.skill_id] : [])) ?? [];
  });
  return [...new Set((await Promise.all(skills)).flat())];
}

type PracticeSitting = Extract<Sitting, { kind: 'practice' }>;
type LessonSitting = Extract<Sitting, { kind: 'lesson' }>;

class HistoryPlayer {
  readonly #context: AppContext;
  readonly #caller: Caller;
  readonly #closing: AbortSignal;
  readonly #now: number;
  #time: number;
  #keys = 0;
  #reports = 0;
  readonly #seed: number;
  readonly #random: () => number;
  readonly #shelf: CachedShelf;
  readonly #practice: PracticeSessions;
  readonly #lessons: LessonSessions;

  constructor(context: AppContext, shelf: CachedShelf, caller: Caller, seed: number, closing: AbortSignal) {
    this.#caller = caller;
    this.#seed = seed;
    this.#random = seededChance(seed);
    this.#closing = closing;
    this.#now = context.clock().getTime();
    this.#time = this.#now;
    const log = context.log.child({}, { level: 'warn' }); // nobody reads hundreds of lines on turns that nobody asked for
    this.#context = { ...context, clock: () => new Date(this.#time), languageModel: null, log };
    this.#shelf = shelf; // the bank is as it is now
    const metrics = new Metrics(); // nobody has asked for these turns, so the server does not count them
    const turns = new TutorTurns(this.#context, metrics, this.#shelf);
    const services = { context: this.#context, shelf: this.#shelf, turns };
    this.#practice = new PracticeSessions(services);
    this.#lessons = new LessonSessions(services);
  }

  async play(sittings: readonly Sitting[]): Promise<number> {
    await this.#context.supply?.whole(await skillsOf(sittings, (topic) => this.#lessons.plans.find(topic))); // the same problems whenever it is played
    await this.#shelf.refresh();
    for (const sitting of sittings) {
      if (this.#closing.aborted) break;
      const sinceMs = sitting.daysAgo * dayMs + Math.floor(this.#random() * 3 * 60 * 60_000);
      this.#time = this.#now - (sitting.daysAgo === 0 ? leastMs : 0) - sinceMs;
      if (sitting.kind === 'lesson') await this.#learn(sitting);
      else await this.#drill(sitting);
    }
    return this.#keys - this.#reports;
  }

  async #drill(sitting: PracticeSitting): Promise<void> {
    const { mode, skill, problems, right, leavesOpen = false, reports } = sitting;
    if (skill === null ? !(await this.#somethingIsDue()) : !this.#has(SkillId.parse(skill), mode)) return;
    const start = { mode, start_anyway: true, ...(skill !== null && { skill_id: SkillId.parse(skill) }) };
    let { reply } = await this.#practice.start(this.#caller, start, this.#key());
    for (let met = 1; met <= problems && reply.view.phase.kind === 'answering' && !this.#closing.aborted; met += 1) {
      const last = met === problems;
      if (last && reports !== undefined) await this.#report(reply, reports);
      reply = await this.#solve(reply, this.#random() < right, sitting, last && leavesOpen);
      if (!reply.view.may.next || (last && leavesOpen)) return;
      reply = await this.#act(reply, { kind: 'next' }, 5);
    }
  }

  /** One problem: right at once, or wrong first, then with what the tutor says. */
  async #solve(served: PracticeReply, knows: boolean, sitting: PracticeSitting, leaves: boolean): Promise<PracticeReply> {
    const problem = this.#problemOf(served);
    if (knows && !leaves) return this.#act(served, written(problem, rightAnswer(problem)), 20 + this.#random() * 40);
    let reply = await this.#act(
      served,
      written(problem, wrongAnswer(problem, sitting.misconceives === true)),
      25 + this.#random() * 40,
    );
    if (leaves || reply.view.phase.kind !== 'answering') return reply;
    if (reply.view.may.hint && this.#random() < 0.3)
      reply = await this.#act(reply, { kind: 'ask_hint', problem_id: problem.item.meta.id }, 30);
    return this.#act(reply, written(problem, rightAnswer(problem)), 30 + this.#random() * 60);
  }

  async #act({ view }: PracticeReply, input: PracticeInput, seconds: number): Promise<PracticeReply> {
    this.#pass(seconds);
    const key = this.#key();
    const { reply } = await this.#practice.turn(this.#caller, { key, beginning: await this.#begin(view.session_id, key) }, input);
    return reply;
  }

  /** A report by the student that an author has answered since. */
  async #report({ view }: PracticeReply, message: string): Promise<void> {
    const { store } = this.#context;
    const { item, origin } = this.#problemOf({ view });
    const filed = {
      id: idFrom(this.#caller.id, this.#key()),
      created_at: new Date(this.#time).toISOString(),
      problem_id: item.meta.id,
      problem_version: item.meta.version,
      seed: origin.seed,
      generator: `${origin.generator}@${origin.generator_version}`,
      skill_id: item.meta.skill_id,
      stem: item.problem_content.stem,
      message,
      attempts: view.attempts,
      withheld: false,
      passed_on: null,
      status: 'open' as const,
      answer: null,
    };
    this.#reports += 1;
    await store.reports.file(filed, this.#caller.id, { fingerprint: '', safety: null, flag: null });
    await store.reports.answer(filed.id, {
      verdict: 'problem_is_right',
      message: 'Good question! The problem is correct as written. Read the last sentence again. It says what to find.',
      at: new Date(this.#time + dayMs).toISOString(),
    });
  }

  async #learn({ daysAgo, topic, persona, turns }: LessonSitting): Promise<void> {
    const plan = await this.#lessons.plans.findTaught(TopicId.parse(topic));
    if (plan === null) return; // a server may teach without it
    const skills = plan.guideline.plan.steps.flatMap((step) => (step.type === 'practice' ? [step.skill_id] : []));
    const key = keyOf(
      plan.guideline,
      skills.flatMap((skill) => this.#shelf.verifiedFor(skill)),
    );
    const student = new SimulatedStudent(lessonPersonas[persona], key, bareWords, seededChance(this.#seed + daysAgo));
    const request = lessons.start.body.parse({ goal: { guideline_id: plan.topic_id } });
    const { reply } = await this.#lessons.start(this.#caller, request, this.#key());
    student.reads(reply.message, reply.view);
    let { view } = reply;
    for (let taken = 0; taken < turns && view.ended === null && !this.#closing.aborted; taken += 1) {
      const { input, seconds } = student.says(view);
      this.#pass(seconds);
      const turn = this.#key();
      const beginning = await this.#begin(view.session_id, turn);
      const told = await this.#lessons.turn(this.#caller, beginning.session, { key: turn, beginning }, input);
      student.reads(told.reply.message, told.reply.view);
      ({ view } = told.reply);
    }
  }

  /** A server may teach other skills than these. */
  #has(skill: SkillId, mode: PracticeSitting['mode']): boolean {
    return (mode === 'checkpoint' ? this.#shelf.heldBackFor(skill) : this.#shelf.verifiedFor(skill)).length > 0;
  }

  async #somethingIsDue(): Promise<boolean> {
    return (await this.#practice.home(this.#caller.id, new Date(this.#time))).due_today > 0;
  }

  async #begin(sessionId: string, key: string): Promise<TurnBeginning> {
    const beginning = await this.#context.store.journal.begin(sessionId, key);
    if (beginning === null) throw new Error(`The session ${sessionId} of the demo student was begun and is not there.`);
    return beginning;
  }

  #problemOf({ view: { problem } }: Pick<PracticeReply, 'view'>): BankedProblem {
    const found = problem === null ? null : this.#shelf.find(problem.id, problem.version);
    if (found === null) throw new Error('The demo student has a problem on the table that the bank does not have.');
    return found;
  }

  #pass(seconds: number): void {
    this.#time += Math.round(seconds * 1000);
  }

  /** The key of the next turn: the same in every history, and this student's alone. */
  #key(): string {
    this.#keys += 1;
    const hex = createHash('sha256').update(`demo history ${this.#seed} ${this.#keys}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`; // version 8: our own making
  }
}

function written({ item }: BankedProblem, answer: string): PracticeInput {
  const problem_id = item.meta.id;
  return item.answer_spec.answer_mode === 'work_shown'
    ? { kind: 'attempt_work', problem_id, lines: [answer] }
    : { kind: 'attempt', problem_id, answer };
}

const rightAnswer = ({ item, tests }: BankedProblem): string =>
  tests.find(({ kind }) => kind === 'correct')?.answer ?? item.solution_logic.final_answer_canonical;

function wrongAnswer({ tests }: BankedProblem, misconceives: boolean): string {
  const kinds = misconceives ? (['misconception', 'wrong'] as const) : (['wrong', 'misconception'] as const);
  const found = kinds.flatMap((kind) => tests.filter((test) => test.kind === kind))[0];
  return found?.answer ?? '987654';
}
