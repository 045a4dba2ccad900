import type { Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { gradeAnswer } from './grade-answer.ts';

/** True if the plan or the bank has a value as a wrong answer: then it's no step, though the line that comes to it is true. */
export function isKnownWrong(world: LessonWorld, question: Question, value: string): boolean {
  const { check, misconception, suited } = gradeAnswer(world, question, value);
  return check.verdict === 'incorrect' && (misconception !== null || suited !== null);
}
