import type { PracticeInput, PracticeMode, PracticeReply } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import type { SkillStates } from '../../mastery/skill-state.ts';
import type { Ask } from '../../turn/ask.ts';
import { TurnDriver } from '../../turn/turn-driver.ts';
import type { Moment } from '../../turn/tutor.ts';
import type { PracticeApplied } from './practice-move.ts';
import { metAfter, type MetProblems } from '../../problems/met-problems.ts';
import { takePracticeTurn } from './practice-turn.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { startSession } from './start-session.ts';

/** An input without the problem's id; the driver adds that of the open problem. */
type Act = PracticeInput extends infer Input
  ? Input extends { problem_id: unknown }
    ? Omit<Input, 'problem_id'>
    : Input
  : never;

/** A learner in practice, for tests. */
export class PracticeDriver extends TurnDriver<PracticeState, PracticeInput, PracticeReply, PracticeReply> {
  private sessions = 0;
  private readonly around: PracticeWorld;
  private met: MetProblems;

  constructor(world: PracticeWorld, given: { ask?: Ask; seed?: number } = {}) {
    super(given);
    this.around = world;
    this.met = world.met;
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

  /** Sends an input about the open problem, `seconds` after the last one. */
  async act(act: Act, seconds = 30): Promise<this> {
    return this.take((act.kind === 'next' ? act : { ...act, problem_id: this.problem.item.meta.id }) as PracticeInput, seconds);
  }

  override take(input: PracticeInput, seconds = 30): Promise<this> {
    return super.take(input, seconds);
  }

  answer = (answer: string, seconds = 30): Promise<this> => this.act({ kind: 'attempt', answer }, seconds);
  right = (seconds = 30): Promise<this> => this.answer(this.problem.item.solution_logic.final_answer_canonical, seconds);
  next = (): Promise<this> => this.act({ kind: 'next' });

  /** The open problem, including its answers. */
  get problem(): BankedProblem {
    const { open } = this.state.session;
    const problem = open === null ? null : this.world.shelf.find(open.problem_id, open.version);
    if (problem === null) throw new Error('There is no problem on the table.');
    return problem;
  }

  get mastery(): number | undefined {
    return this.state.skills.get(this.state.session.skill.id)?.p_mastery;
  }

  /** The world as it is now, including what the student has met so far. */
  private get world(): PracticeWorld {
    const { around, met } = this;
    const { graph, policy, shelf, crisis_contacts, shownLately = new Set(), grade = null } = around;
    return { graph, policy, shelf, crisis_contacts, shownLately, grade, met };
  }

  protected turn(input: PracticeInput, moment: Moment): Promise<PracticeApplied> {
    return takePracticeTurn(this.world, this.state, input, this.ask, moment);
  }

  protected show(reply: PracticeReply): PracticeReply {
    return reply;
  }

  protected override keep(applied: PracticeApplied): this {
    this.met = metAfter(this.met, applied, applied.state.session.session_id);
    return super.keep(applied);
  }
}
