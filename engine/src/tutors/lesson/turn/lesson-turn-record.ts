import { hintStrategies, type HintLevel } from '@stoa/schema/hint';
import type { JudgedAnswer, LessonMessage } from '@stoa/schema/lesson';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { StepExample } from '@stoa/schema/study-plan';
import type { Speaker } from '../../../turn/speaker.ts';
import { TurnRecord, type RecordedState } from '../../../turn/turn-record.ts';
import type { Moment } from '../../../turn/tutor.ts';
import { lessonDefinition } from '../lesson-definition.ts';
import type { Heard } from '../hearing/heard.ts';
import type { CountedInLesson, Grading, TeachingAct } from './lesson-move.ts';
import type { LessonWords } from './lesson-words.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { exposedQuestions } from '../questions/exposed-questions.ts';
import { nameOfQuestion, problemOfQuestion } from '../questions/name-of-question.ts';

const wholeLog = 400; // messages; more than a lesson of `mostTurns` has, and it bounds a finished lesson in which she keeps talking
const window = 10; // lesson spec, SessionState: the sliding window

/** How far each act's help goes, in the levels of practice spec §7.5. Acts not listed here don't help with a question. */
const helpLevels: Readonly<Partial<Record<TeachingAct['act'], HintLevel>>> = { probe: 1, hint: 2, withhold: 2, explain: 3 };

type Attempted = { problem_id: string; problem_version: number; skill_id: SkillId; attempt_id: string };

/** The record of one turn of a lesson. It adds what only lessons record to what every tutor records. */
export class LessonTurnRecord extends TurnRecord<LessonSession, typeof lessonDefinition.evidence, LessonWorld> {
  constructor(world: LessonWorld, before: RecordedState<LessonSession>, moment: Moment) {
    super(world, before, moment, lessonDefinition, 'lesson');
  }

  countTurn(): void {
    this.session = { ...this.session, turn_count: this.session.turn_count + 1 };
  }

  say(message: Omit<LessonMessage, 'id' | 'turn' | 'at'>, heard?: Heard): LessonMessage {
    const { full_conversation_log: log, conversation_history: history } = this.session;
    const said: LessonMessage = { id: (log.at(-1)?.id ?? -1) + 1, turn: this.session.turn_count, at: this.now(), ...message };
    this.session = {
      ...this.session,
      full_conversation_log: [...log, heard === undefined ? said : { ...said, heard }].slice(-wholeLog),
      conversation_history: [...history, said].slice(-window),
    };
    return said;
  }

  /** Records a message of the student's, with what was heard in it; nothing is heard in a message that safety stopped. */
  hear(text: string, judged: JudgedAnswer | null, heard?: Heard): void {
    this.say({ role: 'student', text, act: null, example: null, question: null, judged }, heard);
  }

  /** Records a judged answer: the attempt, its one piece of evidence, and what that masters and unlocks. */
  settle(grading: Grading, counted: CountedInLesson | null): void {
    const { question, check } = grading;
    const on = this.onQuestion(question);
    if (on === null) return;
    const problem = this.problemOf(question);
    const attempt_id = this.moment.turnId;
    const attempt_number = question.previous_student_answers.length + 1;
    this.record({ type: 'attempt_submitted', ...on, attempt_id, attempt_number }, problem);
    const { verdict, reason } = check;
    const normalized = check.verdict === 'unreadable' ? null : check.normalized;
    this.record({ type: 'attempt_evaluated', ...on, attempt_id, verdict, reason, normalized }, problem);
    if (verdict === 'incorrect') this.diagnose(grading, { ...on, attempt_id }, problem);
    if (counted === null) return;
    const { skill_id } = counted.after;
    const name = this.world.graph?.byId.get(skill_id)?.name ?? skill_id;
    this.takeEvidence(counted, name, problem, attempt_id);
  }

  /**
   * Puts a question in focus. Whatever its source, it's a problem of the bank and is served as one: the commit makes sure that
   * it's verified.
   *
   * Errors  throws for a question of a published plan that is no verified problem: no student may be asked it.
   */
  pose(question: Question, reason: string, by: Speaker | null): void {
    this.session = { ...this.session, last_question: question };
    const problem = problemOfQuestion(this.world, question);
    if (problem !== null) return this.serveProblem(problem, reason, by);
    if (question.source.kind === 'plan' && this.world.planProblems === null) return; // a question of a draft, which only its author sees
    throw new Error(
      `the lesson ${this.session.topic.topic_id} would ask what is not verified: ${JSON.stringify(question.source)}`,
    );
  }

  /** Records the questions that can no longer say anything about the student after this turn. */
  exposeQuestions(teaching: TeachingAct | null, example: StepExample | null): void {
    for (const exposure of exposedQuestions(this.world, this.began.session, this.session, teaching, example))
      this.expose(exposure);
  }

  /** Records the cause of a wrong answer, if the plan, the bank or one of the engine's rules knows it. */
  private diagnose({ misconception, suited }: Grading, on: Attempted, problem: BankedProblem | null): void {
    if (misconception === null && suited === null) return;
    const source = misconception === null ? 'mal_rule' : 'misconception';
    const diagnosis = {
      divergence_step_index: null,
      error_category: 'unknown',
      diagnosis_explanation: (suited ?? '').slice(0, 400),
      confidence_score: 1,
    } as const;
    this.record({ type: 'diagnosis_completed', ...on, source, misconception_id: misconception, diagnosis }, problem);
  }

  /**
   * Records help with the question that was in focus, by how far it goes: a pointer to look again, the next step, or everything
   * up to the last step.
   */
  help(question: Question | null, act: TeachingAct['act'], { text, spoke }: Extract<LessonWords, { kind: 'said' }>): void {
    const level = helpLevels[act];
    const on = question === null ? null : this.onQuestion(question);
    if (level === undefined || question === null || on === null) return;
    const by = spoke.at(-1) ?? null;
    const violations = by?.violations.map(({ guard }) => guard) ?? [];
    const attempt_id = act === 'withhold' ? null : this.moment.turnId;
    const hint = { hint_level: level, hint_strategy: hintStrategies[level], hint_text: text, violations };
    this.record({ type: 'hint_served', ...on, attempt_id, ...hint }, this.problemOf(question), by);
  }

  private problemOf(question: Question): BankedProblem | null {
    return problemOfQuestion(this.world, question);
  }

  /** Returns the ids that events use for the question; null for a draft's own question. */
  private onQuestion(question: Question) {
    const named = nameOfQuestion(this.world, question);
    return named === null ? null : { problem_id: named.problem_id, problem_version: named.version, skill_id: named.skill_id };
  }
}
