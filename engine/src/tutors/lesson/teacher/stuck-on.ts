import type { StuckOn } from '@stoa/schema/contracts/student-lessons';
import { shownMessages, totalSteps, type LessonSession } from '../state/lesson-session.ts';

/**
 * Returns the question that the student couldn't do, in its own words, and its step, for a lesson that didn't end well; null if
 * nothing says that she's stuck. In a lesson that isn't over, she's stuck on a question that she has answered wrongly twice or
 * asked for help with twice.
 */
export function stuckOn(session: LessonSession): StuckOn | null {
  const { ended, last_question, closed_questions, current_step, topic } = session;
  if (ended?.how === 'completed') return null;
  const step = topic.plan.steps.find((one) => one.step === Math.min(current_step, totalSteps(session)))?.title ?? topic.title;
  if (
    last_question !== null &&
    (last_question.wrong_attempts >= 2 || last_question.help_given >= 2 || ended?.how === 'needs_help')
  )
    return { step, question: last_question.question_text, wrong_attempts: last_question.wrong_attempts };
  if (ended?.how !== 'needs_help') return null;
  const told = closed_questions.findLast(({ end }) => end === 'told' || end === 'abandoned');
  const asked = shownMessages(session).findLast(({ question }) => question?.question_id === told?.question_id)?.question?.text;
  return told === undefined || asked === undefined ? null : { step, question: asked, wrong_attempts: told.wrong_attempts };
}
