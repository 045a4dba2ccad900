import type { LearningEvent } from '@stoa/schema/learning-event';
import type { PracticeInput, PracticeMode, PracticeReply } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import type { SkillStates } from '../../mastery/skill-state.ts';
import { seededChance } from '../../simulation/seeded-chance.ts';
import { makeAsk, noModel, type Ask } from '../../turn/ask.ts';
import type { PracticeApplied } from './practice-move.ts';
import { metAfter, type MetProblems } from '../../problems/met-problems.ts';
import { takePracticeTurn } from './practice-turn.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { startSession } from './start-session.ts';

/** An act without the problem's id: the driver names the one on the table. */
type Act = PracticeInput extends infer Input
  ? Input extends { problem_id: unknown }
    ? Omit<Input, 'problem_id'>
    : Input
  : never;

/** The tutor without any model behind it. */
export const scriptsOnly: Ask = makeAsk({ languageModel: noModel, log: () => undefined, clock: () => 0 });

/** A learner at her practice, for tests: she acts, time goes by between her acts, and what came of it is kept. */
export class PracticeDriver {
  state!: PracticeState;
  reply!: PracticeReply;
  events: LearningEvent[] = [];
  applied!: PracticeApplied;
  now = new Date('2026-03-02T09:00:00Z');
  private turns = 0;
  private sessions = 0;
  private readonly random: () => number;
  private readonly around: PracticeWorld;
  private met: MetProblems;
  private readonly ask: Ask;

  constructor(world: PracticeWorld, { ask = scriptsOnly, seed = 1 }: { ask?: Ask; seed?: number } = {}) {
    this.around = world;
    this.met = world.met;
    this.ask = ask;
    this.random = seededChance(seed);
  }

  start({
    mode = 'practice',
    skill,
    skills = new Map(),
    start_anyway = false,
  }: { mode?: PracticeMode; skill?: string; skills?: SkillStates; start_anyway?: boolean } = {}): this {
    const previous = this.state === undefined ? null : this.state.session;
    this.sessions += 1;
    const unfinished = previous?.mode === 'checkpoint' && previous.skill.id === skill ? previous : null;
    const request = {
      session_id: this.sessions === 1 ? 'session' : `session-${this.sessions}`,
      unfinished,
      mode,
      skill_id: skill === undefined ? undefined : SkillId.parse(skill),
      previous,
      start_anyway,
    };
    return this.keep(startSession(this.world, skills, request, this.moment()));
  }

  /** Acts on the problem on the table, `seconds` after the last act. */
  async act(act: Act, seconds = 30): Promise<this> {
    return this.take((act.kind === 'next' ? act : { ...act, problem_id: this.problem.item.meta.id }) as PracticeInput, seconds);
  }

  /** Takes a turn as it came over the line, whatever it names. */
  async take(input: PracticeInput, seconds = 30): Promise<this> {
    this.now = new Date(this.now.getTime() + seconds * 1000);
    return this.keep(await takePracticeTurn(this.world, this.state, input, this.ask, this.moment()));
  }

  answer = (answer: string, seconds = 30): Promise<this> => this.act({ kind: 'attempt', answer }, seconds);
  right = (seconds = 30): Promise<this> => this.answer(this.problem.item.solution_logic.final_answer_canonical, seconds);
  next = (): Promise<this> => this.act({ kind: 'next' });

  /** The problem on the table, answers and all. */
  get problem(): BankedProblem {
    const { open } = this.state.session;
    const problem = open === null ? null : this.world.shelf.find(open.problem_id, open.version);
    if (problem === null) throw new Error('There is no problem on the table.');
    return problem;
  }

  get mastery(): number | undefined {
    return this.state.skills.get(this.state.session.skill.id)?.p_mastery;
  }

  /** The world as it is now, and with it what she has met until now. */
  private get world(): PracticeWorld {
    const { around, met } = this;
    const { graph, policy, shelf, crisis_contacts, shownLately = new Set(), grade = null } = around;
    return { graph, policy, shelf, crisis_contacts, shownLately, grade, met };
  }

  private moment() {
    this.turns += 1;
    return { now: this.now, random: this.random, turnId: `turn-${this.turns}` };
  }

  private keep(applied: PracticeApplied): this {
    this.met = metAfter(this.met, applied, applied.state.session.session_id);
    this.applied = applied;
    this.state = applied.state;
    this.reply = applied.reply;
    this.events.push(...applied.events);
    return this;
  }
}
