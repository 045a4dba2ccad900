import type { NewFlag } from '@stoa/schema/flag';
import type { LearningEvent, LearningEventBody } from '@stoa/schema/learning-event';
import type { JudgedAnswer, LessonMessage } from '@stoa/schema/lesson';
import { SkillId } from '@stoa/schema/skill';
import { unlockedBy } from '../../skills/unlocked.ts';
import type { Moment } from '../../turn/tutor.ts';
import { eventMaker, onProblem } from '../../turn/event-maker.ts';
import { assumedIn } from '../../skills/reach.ts';
import type { Speaker } from '../../turn/speaker.ts';
import type { Grading, Settled } from './turn/lesson-move.ts';
import type { Question } from './state/lesson-session.ts';
import { nameOfQuestion } from './questions/name-of-question.ts';
import type { LessonState, LessonWorld } from './state/lesson-world.ts';

const wholeLog = 400; // messages; a lesson of `mostTurns` has far fewer, and a finished one that is talked to on and on stays bounded
const window = 10; // lesson spec, SessionState: the sliding window

/** One turn as it is written down: each method is one thing that happens, with its events. */
export class LessonTurnRecord {
  state: LessonState;
  readonly events: LearningEvent[] = [];
  readonly serves: { problem_id: string; version: number }[] = [];
  readonly flags: NewFlag[] = [];
  private readonly world: LessonWorld;
  /** The lesson before the turn. */
  readonly began: LessonState;
  private readonly moment: Moment;

  constructor(world: LessonWorld, before: LessonState, moment: Moment) {
    this.world = world;
    this.began = before;
    this.state = before;
    this.moment = moment;
  }

  get session() {
    return this.state.session;
  }

  set session(session: LessonState['session']) {
    this.state = { ...this.state, session };
  }

  now(): string {
    return this.moment.now.toISOString();
  }

  countTurn(): void {
    this.session = { ...this.session, turn_count: this.session.turn_count + 1 };
  }

  say(message: Omit<LessonMessage, 'id' | 'turn' | 'at'>): LessonMessage {
    const { full_conversation_log: log, conversation_history: history } = this.session;
    const said: LessonMessage = { id: (log.at(-1)?.id ?? -1) + 1, turn: this.session.turn_count, at: this.now(), ...message };
    this.session = {
      ...this.session,
      full_conversation_log: [...log, said].slice(-wholeLog),
      conversation_history: [...history, said].slice(-window),
    };
    return said;
  }

  hear(text: string, judged: JudgedAnswer | null): void {
    this.say({ role: 'student', text, act: null, example: null, question: null, judged });
  }

  /** Takes a judged answer in: the question's life, the one piece of evidence, what it masters and opens. */
  settle(grading: Grading, settled: Settled): void {
    this.state = { session: { ...this.session, ...settled.changes }, skills: settled.skills };
    const { question, check } = grading;
    const on = this.onQuestion(question);
    if (on === null) return;
    const attempt_id = this.moment.turnId;
    const attempt_number = question.previous_student_answers.length + 1;
    this.record(question, { type: 'attempt_submitted', ...on, attempt_id, attempt_number });
    const normalized = check.verdict === 'unreadable' ? null : check.normalized;
    this.record(question, {
      type: 'attempt_evaluated',
      ...on,
      attempt_id,
      verdict: check.verdict,
      reason: check.reason,
      normalized,
    });

    const { counted } = settled;
    if (counted === null) return;
    const { before, after, evidence } = counted;
    const { outcome, setting: weight } = evidence;
    const skill_id = after.skill_id;
    this.record(question, {
      type: 'mastery_updated',
      skill_id,
      attempt_id,
      outcome,
      weight,
      before: before.p_mastery,
      after: after.p_mastery,
    });
    if (!counted.newlyMastered) return;
    this.record(question, { type: 'skill_mastered', skill_id, p_mastery: after.p_mastery });
    const { graph } = this.world;
    if (graph === null || !graph.byId.has(skill_id)) return;
    for (const { id } of unlockedBy(graph, skill_id, this.state.skills, assumedIn(this.world, this.began.skills)))
      this.record(question, { type: 'skill_unlocked', skill_id: id, by: skill_id });
  }

  /** Puts a question in focus. A problem of the bank is served, and the commit holds that it is verified. */
  pose(question: Question, reason: string, by: Speaker | null): void {
    this.session = { ...this.session, last_question: question };
    const { source } = question;
    if (source.kind !== 'bank') return;
    const problem = this.world.shelf.find(source.problem_id, source.version);
    if (problem === null) return;
    this.serves.push({ problem_id: source.problem_id, version: source.version });
    const { difficulty } = problem.item.meta;
    this.events.push(eventMaker(this.world, problem)({ type: 'problem_served', ...onProblem(problem), difficulty, reason }, by));
  }

  private record(question: Question, body: LearningEventBody): void {
    const { source } = question;
    const problem = source.kind === 'bank' ? this.world.shelf.find(source.problem_id, source.version) : null;
    this.events.push(eventMaker(this.world, problem)(body));
  }

  /** What events call the question: a bank problem by its id, a plan's question by topic and name. Null where it stands for no skill. */
  private onQuestion({ source, concept }: Question) {
    const { topic } = this.session;
    if (source.kind === 'bank')
      return { problem_id: source.problem_id as string, problem_version: source.version, skill_id: source.skill_id };
    const skill = topic.plan.concepts.find(({ id }) => id === concept)?.skill_id;
    if (skill === undefined) return null;
    return {
      problem_id: nameOfQuestion(topic, { source }),
      problem_version: topic.plan_version,
      skill_id: SkillId.parse(skill),
    };
  }

  /** The skill states that differ from those before the turn. */
  changed() {
    return [...this.state.skills.values()].filter((one) => this.began.skills.get(one.skill_id) !== one);
  }

  finish(): LessonState {
    this.session = { ...this.session, version: this.began.session.version + 1 };
    return this.state;
  }
}
