import type { LearningEvent } from '@stoa/schema/learning-event';
import type { LessonInput, LessonReply, LessonWish } from '@stoa/schema/lesson';
import type { SkillStates } from '../../../mastery/skill-state.ts';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import { makeAsk, type Ask } from '../../../turn/ask.ts';
import { takeTurn } from '../../../turn/take-turn.ts';
import type { LessonApplied } from '../turn/apply-turn.ts';
import { lessonTutor } from '../lesson-tutor.ts';
import { planProblems, type LessonState, type LessonWorld } from '../state/lesson-world.ts';
import { approvedQuestions } from './approved-questions.ts';
import { startLesson } from '../start-lesson.ts';
import type { Topic } from '../state/topic.ts';

const scriptsOnly: Ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });

/** A learner in her lesson, for tests: she says something, time goes by, and what came of it is kept. */
export class LessonDriver {
  state!: LessonState;
  reply!: LessonReply;
  applied!: LessonApplied;
  events: LearningEvent[] = [];
  now = new Date('2026-03-02T09:00:00Z');
  private turns = 0;
  private readonly random: () => number;
  private readonly bare: Omit<LessonWorld, 'planProblems'>;
  private readonly ask: Ask;

  constructor(world: Omit<LessonWorld, 'planProblems'>, { ask = scriptsOnly, seed = 1 }: { ask?: Ask; seed?: number } = {}) {
    this.bare = world;
    this.ask = ask;
    this.random = seededChance(seed);
  }

  /** The world with the questions of a topic in the bank. */
  private around(topic: Topic): LessonWorld {
    return { ...this.bare, planProblems: planProblems(approvedQuestions(topic).map(({ problem }) => problem)) };
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

  /** Takes a turn as it came over the line. */
  async take(input: LessonInput, seconds = 20): Promise<this> {
    this.now = new Date(this.now.getTime() + seconds * 1000);
    const moment = this.moment();
    return this.keep(await takeTurn(lessonTutor(this.world), this.state, input, this.ask, moment));
  }

  say = (message: string): Promise<this> => this.take({ kind: 'message', message, question_id: null });
  wish = (wish: LessonWish): Promise<this> => this.take({ kind: 'wish', wish, question_id: null });
  answer = (message: string): Promise<this> => this.take({ kind: 'answer', message, question_id: this.question.question_id });
  right = (): Promise<this> => this.answer(this.question.answer.expected);
  wrong = (): Promise<this> => this.answer(wrongAnswerTo(this.question));

  get session() {
    return this.state.session;
  }

  /** The question in focus, answers and all. */
  get question() {
    const { last_question } = this.session;
    if (last_question === null) throw new Error('No question is in focus.');
    return last_question;
  }

  private moment() {
    this.turns += 1;
    return { now: this.now, random: this.random, turnId: `turn-${this.turns}` };
  }

  private keep(applied: LessonApplied): this {
    this.applied = applied;
    this.state = applied.state;
    this.reply = lessonTutor(this.around(applied.state.session.topic)).show(applied.reply, applied.state);
    this.events.push(...applied.events);
    return this;
  }
}

/** An answer that is read and is wrong, whatever is asked. */
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
