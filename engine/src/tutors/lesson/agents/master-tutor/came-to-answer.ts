import { readAnswer } from '../../../../math/check-answer.ts';
import { valueOnTheWay } from '../../questions/value-on-the-way.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';

/**
 * How she came to a right answer, by what the session holds of it and nothing else: praise says only what is so.
 *
 * at_once     the first thing that she said to the question
 * unaided     other words came between, and no help that she asked for
 * with_help   right in the turn after help
 * after_help  help came earlier, and something else after it
 * fixed       after a wrong answer to the same question
 * went_on     after a value on the way to it: nothing was wrong in that but that it was not the end
 */
export type CameBy = 'at_once' | 'unaided' | 'with_help' | 'after_help' | 'fixed' | 'went_on';

/** Messages of the tutor that bring help with a question. */
const helps: ReadonlySet<string> = new Set(['hint', 'explain', 'withhold', 'bridge', 'clarify', 'another_way', 'probe']);

/** `question` as it stood when she answered, `session` before the turn. */
export function cameBy(session: LessonSession, question: Question): CameBy {
  if (question.wrong_attempts > 0) return stoppedOnTheWay(question) ? 'went_on' : 'fixed';
  const since = session.full_conversation_log.filter(({ role, turn }) => role === 'tutor' && turn > question.asked_at_turn);
  if (!question.aided) return since.length === 0 ? 'at_once' : 'unaided';
  return helps.has(since.at(-1)?.act ?? '') ? 'with_help' : 'after_help';
}

/** Whether her last answer before this one is worked out by the solution on its way. */
function stoppedOnTheWay(question: Question): boolean {
  const last = question.previous_student_answers.at(-1);
  if (last === undefined) return false;
  const reading = readAnswer(question.answer, last);
  return reading.kind === 'read' && valueOnTheWay(question, reading.echo.latex) !== null;
}
