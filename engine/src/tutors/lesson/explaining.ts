import type { StepExample, StudyPlanStep } from '@stoa/schema/study-plan';
import type { LessonSession, Question } from './lesson-session.ts';
import { stepAt } from './step-progress.ts';

type Explain = Extract<StudyPlanStep, { type: 'explain' }>;

/** The explanation that a question leans on: its own step's, else the nearest before it on the same concept, else the nearest. */
export function explainStepOf(session: LessonSession, question: Pick<Question, 'step' | 'concept'>): Explain | null {
  const own = stepAt(session, Math.max(1, question.step));
  if (own?.type === 'explain') return own;
  const explains = session.topic.plan.steps.filter((step): step is Explain => step.type === 'explain');
  const before = explains.filter(({ step }) => step <= Math.max(1, question.step));
  return before.findLast(({ concept }) => concept === question.concept) ?? before.at(-1) ?? explains[0] ?? null;
}

/**
 * The next way of explaining what the question in focus is about: the ways of the step in turn, then its worked example, then nothing
 * new, and the tutor goes through the question with her instead.
 */
export function waysOf(session: LessonSession, question: Question): { words: string | null; example: StepExample | null } {
  const step = explainStepOf(session, question);
  if (step === null) return { words: null, example: null };
  const used = session.ways_used[step.step] ?? 0;
  const ways = used === 0 ? [step.explanation, ...step.another_way] : step.another_way;
  const at = used === 0 ? 0 : used - 1;
  return at < ways.length
    ? { words: ways[at]!, example: null }
    : { words: null, example: at === ways.length ? step.worked_example : null };
}

/** Counts a way of explaining as used, so that the next one is another. */
export function useWay(session: LessonSession, question: Pick<Question, 'step' | 'concept'>): LessonSession {
  const step = explainStepOf(session, question);
  if (step === null) return session;
  return { ...session, ways_used: { ...session.ways_used, [step.step]: (session.ways_used[step.step] ?? 0) + 1 } };
}
