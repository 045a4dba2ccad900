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
 * went_on     after a value on the way to it, or a step of her own that was only confirmed: nothing was wrong in that but that it was not the end
 * said_before she had said it since the question came, or since a wrong answer, and it was not taken for her answer
 */
export type CameBy = 'at_once' | 'unaided' | 'with_help' | 'after_help' | 'fixed' | 'went_on' | 'said_before';

/** Messages of the tutor that bring help with a question. */
const helps: ReadonlySet<string> = new Set(['hint', 'explain', 'withhold', 'bridge', 'clarify', 'another_way', 'probe']);

/** `question` as it stood when she answered, `session` before the turn, `said`: her answer. */
export function cameBy(session: LessonSession, question: Question, said: string): CameBy {
  if (wasSaid(session, question, said)) return 'said_before';
  if (question.wrong_attempts > 0) return stoppedOnTheWay(question) ? 'went_on' : 'fixed';
  const since = session.full_conversation_log.filter(({ role, turn }) => role === 'tutor' && turn > question.asked_at_turn);
  if (!question.aided) return since.length === 0 ? 'at_once' : 'unaided';
  const help = since.filter(({ act }) => helps.has(act ?? ''));
  // Where nothing was asked beside the question, a bridge only confirms what she found by herself.
  if (help.length > 0 && help.every(({ act }) => act === 'bridge')) return 'went_on';
  return helps.has(since.at(-1)?.act ?? '') ? 'with_help' : 'after_help';
}

/** Whether a message of hers that was not judged tells the answer already. What she only asked about, doubted or replied to a sub-question is her answer now for the first time. */
function wasSaid(
  { full_conversation_log: log }: LessonSession,
  { answer, asked_at_turn, question_text }: Question,
  said: string,
): boolean {
  const value = said.trim();
  if (!['integer', 'decimal', 'fraction'].includes(answer.input_type) || !isNumber.test(value)) return false;
  if (valuesIn(question_text).includes(value)) return false;
  const judgedLast = log.findLast(({ role, judged }) => role === 'student' && judged !== null)?.turn ?? 0;
  const from = Math.max(asked_at_turn, judgedLast);
  return log.some(
    ({ role, turn, text, heard }) =>
      role === 'student' &&
      turn > from &&
      heard !== undefined && // of what the safety check stopped nothing is
      mayHaveTold.includes(heard.taken.kind) &&
      !heard.cues.includes('doubts_value') &&
      !text.includes('?') &&
      Array.from(text.matchAll(told), ([, one]) => one).includes(value),
  );
}
const isNumber = /^-?\d+(?:[./]\d+)?$/;
const valuesIn = (text: string): string[] => text.match(/-?\d+(?:[./]\d+)?/g) ?? [];
const mayHaveTold: readonly string[] = ['remark', 'reason', 'idea', 'misconception', 'question'];
/** A value that she gives as what it is. */
const told =
  /(?:^\W*|=\s*|\b(?:its|it['’]?s|is|so|gets?|got|thats|that['’]?s|answer|number)\s+)\$?(-?\d+(?:[./]\d+)?)(?![\d./]|\s*[-+*×÷=])/gi;

/** Whether her last answer before this one is worked out by the solution on its way. */
function stoppedOnTheWay(question: Question): boolean {
  const last = question.previous_student_answers.at(-1);
  if (last === undefined) return false;
  const reading = readAnswer(question.answer, last);
  return reading.kind === 'read' && valueOnTheWay(question, reading.echo.latex) !== null;
}
