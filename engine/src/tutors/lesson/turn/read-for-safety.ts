import { askForSafety } from '../../../safety/ask-for-safety.ts';
import { stopsSoFar } from '../../../safety/heed-verdict.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Ask } from '../../../turn/ask.ts';
import type { Speaker } from '../../../turn/speaker.ts';
import type { LessonSight } from './lesson-sight.ts';

/** Lets the safety agent read a student's message. Null: the lesson goes on. */
export function readForSafety(
  { session, text, grading }: LessonSight,
  ask: Ask,
): Promise<{ verdict: Unsafe | null; by: Speaker }> {
  const question = session.last_question; // the question of a lesson that was left still waits for its answer
  const earlier = session.conversation_history.filter(({ role }) => role === 'student').map((message) => message.text);
  return askForSafety(
    { message: text, earlier, answers: grading !== null, stopped: stopsSoFar(session.safety_flags) },
    question === null ? null : { text: question.question_text, answer: question.answer },
    'the lesson',
    ask,
  );
}
