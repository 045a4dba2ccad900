import { readAnswer } from '../../../../math/check-answer.ts';
import { valueOnTheWay } from '../../questions/value-on-the-way.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';

/**
 * How the student came to a right answer. It's based only on what the session recorded, so that praise says only what is true.
 *
 * at_once     the first thing that she said to the question
 * unaided     after other messages, but without help that she asked for
 * after_help  after help
 * fixed       after a wrong answer to the same question
 * went_on     after a value on the way to it, or a step of her own that was only confirmed: that wasn't wrong, just not the end
 * said_before she had said it since the question came, or since a wrong answer, but it wasn't taken for her answer
 */
export type CameBy = 'at_once' | 'unaided' | 'after_help' | 'fixed' | 'went_on' | 'said_before';

/** Acts of the tutor that help with a question. */
const helps: ReadonlySet<string> = new Set(['hint', 'explain', 'withhold', 'bridge', 'clarify', 'another_way', 'probe']);

/**
 * Finds how she came to her right answer. `question` is as it was when she answered, `session` as it was before the turn,
 * `said` is her answer, and `text` the message that has it.
 */
export function cameBy(session: LessonSession, question: Question, said: string, text: string): CameBy {
  if (wasSaid(session, question, said) || (insists.test(text) && wasNamed(session, question, text))) return 'said_before';
  if (question.wrong_attempts > 0) return stoppedOnTheWay(question) ? 'went_on' : 'fixed';
  const since = session.full_conversation_log.filter(({ role, turn }) => role === 'tutor' && turn > question.asked_at_turn);
  if (!question.aided) return since.length === 0 ? 'at_once' : 'unaided';
  const help = since.filter(({ act }) => helps.has(act ?? ''));
  // If no question was asked besides this one, a bridge only confirms what she found by herself.
  if (help.length > 0 && help.every(({ act }) => act === 'bridge')) return 'went_on';
  return 'after_help';
}

/** "8/28. thats what i said": she says that she had given this answer. */
const insists =
  /\b(?:what|like|as) i (?:already |just )?(?:said|wrote|put|told|meant|sent)\b|\bi (?:have |already |just |did |literally )*(?:said|told|wrote|sent|gave)\b|\balready (?:said|told|wrote|sent|gave)\b/i;

/** True if a number of this message, which isn't the question's, is in an earlier message of hers that wasn't judged. */
function wasNamed(
  { full_conversation_log: log }: LessonSession,
  { asked_at_turn, question_text, answer }: Question,
  text: string,
): boolean {
  const given = answer.choices.length > 0 ? [] : valuesIn(question_text);
  const named = valuesIn(text).filter((value) => !given.includes(value));
  return log.some(
    ({ role, turn, text: earlier, judged }) =>
      role === 'student' && turn > asked_at_turn && judged === null && valuesIn(earlier).some((value) => named.includes(value)),
  );
}

/**
 * True if a message of hers that wasn't judged already states the answer. A value that she only asked about, doubted, or gave
 * in reply to a sub-question doesn't count: she answers with it now for the first time.
 */
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
      heard !== undefined && // nothing is heard in a message that safety stopped
      mayHaveTold.includes(heard.taken.kind) &&
      !heard.cues.includes('doubts_value') &&
      !text.includes('?') &&
      Array.from(text.matchAll(told), ([, one]) => one).includes(value),
  );
}
const isNumber = /^-?\d+(?:[./]\d+)?$/;
const valuesIn = (text: string): string[] => text.match(/-?\d+(?:[./]\d+)?/g) ?? [];
const mayHaveTold: readonly string[] = ['remark', 'reason', 'idea', 'misconception', 'question'];
/** Matches a value that she states as a result. */
const told =
  /(?:^\W*|=\s*|\b(?:its|it['’]?s|is|so|gets?|got|thats|that['’]?s|answer|number)\s+)\$?(-?\d+(?:[./]\d+)?)(?![\d./]|\s*[-+*×÷=])/gi;

/** True if her last answer before this one is a value that the solution works out on the way. */
function stoppedOnTheWay(question: Question): boolean {
  const last = question.previous_student_answers.at(-1);
  if (last === undefined) return false;
  const reading = readAnswer(question.answer, last);
  return reading.kind === 'read' && valueOnTheWay(question, reading.echo.latex) !== null;
}
