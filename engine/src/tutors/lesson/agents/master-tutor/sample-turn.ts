import type { LessonMessage } from '@stoa/schema/lesson';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { cuesIn } from '../../hearing/cues.ts';
import type { TakenFor } from '../../hearing/heard.ts';
import type { Beside, Grading, Onward, TeachingAct } from '../../turn/lesson-move.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { masterTutorContext, type TurnSignals } from './master-tutor-context.ts';
import { posePlanQuestion } from '../../questions/pose-question.ts';
import { sampleQuestions, sampleSession, sampleTopic } from '../../samples/sample-topic.ts';

/** Returns a question of the sample topic, waiting in a lesson. */
export function sampleQuestion(id: string, change: Partial<Question> = {}): Question {
  const planned = sampleQuestions.find((one) => one.id === id)!;
  return { ...posePlanQuestion(planned, { question_id: 'q1', step: 1, concept: planned.concept, turn: 0 }), ...change };
}

/** Judges the student's answer to it. */
export function graded(question: Question, text: string): Grading {
  const known = question.wrong_answers.find(({ answer }) => answer === text);
  return {
    question,
    text,
    check: checkAnswer(question.answer, text),
    misconception: known?.misconception ?? null,
    suited: known?.probe.text ?? null,
    probe: known?.probe ?? null,
    rule: null,
  };
}

export const solutionOf = ({ solution }: Question) => solution.map(({ explanation, math }) => ({ explanation, math }));

/** Goes on to a question with nothing before it or, when `entering` the first step, with its explanation and worked example. */
export function onwardTo(question: Question, entering = false): Extract<Onward, { kind: 'question' }> {
  const step = sampleTopic.plan.steps[0]!;
  const material =
    entering && step.type === 'explain'
      ? { entering: { step: 1, title: step.title }, explanation: step.explanation, example: step.worked_example }
      : { entering: null, explanation: null, example: null };
  return { kind: 'question', step: 1, material, question };
}

/** Turns lines of a conversation, "Tutor: …" and "Student: …", into messages of a session. */
export const conversation = (...lines: string[]): LessonMessage[] =>
  lines.map((line, id) => ({
    id,
    turn: Math.floor(id / 2),
    at: '2026-01-01T00:00:00.000Z',
    role: line.startsWith('Student: ') ? 'student' : 'tutor',
    text: line.replace(/^(?:Student|Tutor): /, ''),
    act: null,
    example: null,
    question: null,
    judged: null,
  }));

export type Turn = {
  question: Question | null;
  teaching: TeachingAct;
  message: string;
  taken?: TakenFor;
  session?: Partial<LessonSession>;
  log?: LessonMessage[];
  beside?: readonly Beside[];
  skip?: { step: number; onward: Extract<Onward, { kind: 'question' }> }[];
} & Partial<Pick<TurnSignals, 'directive' | 'style'>>;

/** Returns what the master tutor is told about such a turn. */
export const sampleTurn = ({
  question,
  teaching,
  message,
  taken,
  session = {},
  log = [],
  skip = [],
  beside = [],
  ...signals
}: Turn) =>
  masterTutorContext(
    sampleSession({
      last_question: question,
      full_conversation_log: log,
      conversation_history: log.slice(-10),
      ...session,
    }),
    {
      heard: { acts: [], taken: taken ?? { kind: 'answer', text: message }, cues: cuesIn(message), terms: [] },
      teaching,
      beside,
      may_skip_to: skip,
    },
    {
      directive: signals.directive ?? { signal: 'STEADY', words: 'One idea at a time.' },
      style: signals.style ?? { length: 'MODERATE', words: 'Three to five sentences.' },
      message,
    },
  );
