import type { LessonInput, LessonReply, LessonWish } from '@stoa/schema/lesson';
import type { SkillStates } from '../../../mastery/skill-state.ts';
import type { Ask } from '../../../turn/ask.ts';
import { takeTurn } from '../../../turn/take-turn.ts';
import { TurnDriver } from '../../../turn/turn-driver.ts';
import type { Moment } from '../../../turn/tutor.ts';
import type { LessonApplied } from '../turn/apply-turn.ts';
import { lessonTutor } from '../lesson-tutor.ts';
import { planProblems, type LessonState, type LessonWorld } from '../state/lesson-world.ts';
import { approvedQuestions } from './approved-questions.ts';
import { startLesson } from '../start-lesson.ts';
import type { Topic } from '../state/topic.ts';

const known = new WeakMap<Topic, ReturnType<typeof planProblems>>();

/** Cached: these are the same every time, and take a hundred times as long as a turn does. */
function planProblemsOf(topic: Topic): ReturnType<typeof planProblems> {
  const problems = known.get(topic) ?? planProblems(approvedQuestions(topic).map(({ problem }) => problem));
  known.set(topic, problems);
  return problems;
}

/** A learner in a lesson, for tests. */
export class LessonDriver extends TurnDriver<LessonState, LessonInput, LessonApplied['reply'], LessonReply> {
  private readonly bare: Omit<LessonWorld, 'planProblems'>;

  constructor(world: Omit<LessonWorld, 'planProblems'>, given: { ask?: Ask; seed?: number } = {}) {
    super(given);
    this.bare = world;
  }

  /** Returns the world with the questions of a topic in the bank. */
  private around(topic: Topic): LessonWorld {
    return { ...this.bare, planProblems: planProblemsOf(topic) };
  }

  private get world(): LessonWorld {
    return this.around(this.state.session.topic);
  }

  async start(
    topic: Topic,
    { skills = new Map(), extension = true }: { skills?: SkillStates; extension?: boolean } = {},
  ): Promise<this> {
    const student_context = { grade: topic.grade, board: topic.syllabus, language_level: 'standard' } as const;
    const request = {
      session_id: 'lesson',
      topic,
      student_context,
      pace_preference: 'normal',
      allow_extension: extension,
      earlier: null,
    } as const;
    return this.keep(await startLesson(this.around(topic), skills, request, this.ask, this.moment()));
  }

  say = (message: string): Promise<this> => this.take({ kind: 'message', message, question_id: null });
  wish = (wish: LessonWish): Promise<this> => this.take({ kind: 'wish', wish, question_id: null });
  answer = (message: string): Promise<this> => this.take({ kind: 'answer', message, question_id: this.question.question_id });
  right = (): Promise<this> => this.answer(this.question.answer.expected);
  /** Sends the right answer. If she's then asked how she saw it, she wants to go on. */
  rightAndOn = async (): Promise<this> => {
    await this.right();
    return this.session.awaiting_reason === null ? this : this.wish('continue');
  };
  wrong = (): Promise<this> => this.answer(wrongAnswerTo(this.question));

  get session() {
    return this.state.session;
  }

  /** Returns the question in focus, including its answer. */
  get question() {
    const { last_question } = this.session;
    if (last_question === null) throw new Error('No question is in focus.');
    return last_question;
  }

  protected turn(input: LessonInput, moment: Moment): Promise<LessonApplied> {
    return takeTurn(lessonTutor(this.world), this.state, input, this.ask, moment);
  }

  protected show(stored: LessonApplied['reply'], state: LessonState): LessonReply {
    return lessonTutor(this.around(state.session.topic)).show(stored, state);
  }
}

/** Returns an answer that can be read but is wrong, whatever is asked. */
export function wrongAnswerTo({ answer }: LessonDriver['question']): string {
  switch (answer.input_type) {
    case 'boolean':
      return answer.expected === 'true' ? 'false' : 'true';
    case 'multiple_choice':
      return answer.expected === 'A' ? 'B' : 'A';
    default:
      return '987654';
  }
}
