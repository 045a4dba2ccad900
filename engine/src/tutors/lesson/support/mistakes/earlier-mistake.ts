import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { saysTheAnswer } from '../explaining.ts';
import { numeralsIn } from '../numbers-in.ts';
import { correctionIn } from './mistake-shown.ts';

/**
 * What was wrong in a finished question: nothing, or the words that correct it; or that it was right, if the student asked
 * that.
 */
type EarlierMistake = { readonly kind: 'no_mistake' | 'was_right' } | { readonly kind: 'words'; readonly words: string };

const asksOfIt = /\b(?:what|where|how|which|why)\b.*\b(?:wrong|mistakes?|mess(?:ed)? (?:it |that )?up|miss(?:ed)?|mess)\b/;
/** "Was that right", "I got it wrong didn't I", "that was wrong tho wasn't it": asks about an answer that has been judged. */
const whetherRight =
  /^(?:(?:oh|no|wait|ok|so|um|hmm|and|but) )*(?:(?:was|were) (?:that|it|my answer|the last 1|the last one)(?: 1| one)? (?:right|wrong|correct|ok)|(?:that|it) was (?:right|wrong|correct)(?: though| tho)? (?:was not it|was it|right)|(?:did )?i (?:get|got|did) (?:it|that|that 1|the last 1)(?: 1| one)? (?:right|wrong)(?: did not i| did i| right)?)[ ?]*$/;
/** True if the student only asks whether the last answer that she sent was right. */
export const asksWhetherRight = (text: string): boolean => whetherRight.test(plainWords(tidyMessage(text)));

/** For this many turns after an answer, "that" still means that answer. */
const turnsToAsk = 2;
const first = /\bfirst (?:one|question|problem|1)\b/;
const last = /\b(?:last|previous|other) (?:one|question|problem|1)\b|\b(?:before|earlier|back there|just now)\b/;

/**
 * "63 is wrong i think its 73", "wait is 63 wrong": true if the value is right for a finished question and doesn't occur in the
 * current one.
 */
function doubtsAnswered({ answer }: Question, { question_text, previous_student_answers }: Question, text: string): boolean {
  const [, one, other] = valueIsWrong.exec(text) ?? [];
  const value = one ?? other;
  const isOfThis =
    value !== undefined && [question_text, ...previous_student_answers].some((own) => numeralsIn(own).includes(value));
  return value !== undefined && !isOfThis && checkAnswer(answer, value).verdict === 'correct';
}
const valueIsWrong =
  /^\W*(?:(?:no|wait|oh|ok|um+|hm+|i think|so|well|but)\W+)*(?:(-?\d+(?:[./]\d+)?)%? (?:is|was) (?:wrong|incorrect|not right)\b|(?:is|was) (-?\d+(?:[./]\d+)?)%? (?:wrong|incorrect)\b)/i;

/**
 * Returns what the student did wrong in a finished question, if she asks: "wait what did i do wrong on the first one", "was
 *         that right". That's the correction of the misconception that showed there, or else the question's solution.
 *
 * Errors  none: null if she asks about nothing finished, or if everything that could be said would give away the answer to the
 *         question in focus.
 */
export function earlierMistake(session: LessonSession, question: Question, text: string): EarlierMistake | null {
  const words = plainWords(tidyMessage(text));
  const { closed_questions: closed, topic } = session;
  const justDone = closed.at(-1);
  const isOfJustDone =
    justDone !== undefined &&
    question.wrong_attempts === 0 &&
    session.turn_count - justDone.turn <= turnsToAsk &&
    whetherRight.test(words);
  if (isOfJustDone && justDone.end.startsWith('right')) return { kind: 'was_right' };
  if (session.just_answered !== null && doubtsAnswered(session.just_answered, question, text)) return { kind: 'was_right' };
  if (!asksOfIt.test(words)) return null;
  const done = first.test(words) ? closed[0] : last.test(words) ? closed.at(-1) : undefined;
  if (done === undefined) return null;
  if (done.wrong_attempts === 0 && done.end.startsWith('right')) return { kind: 'no_mistake' };
  const { source } = done;
  const asked = [...topic.plan.steps.flatMap((step) => ('questions' in step ? step.questions : [])), topic.plan.opening].find(
    (one) => source.kind === 'plan' && one.id === source.id,
  );
  const shown = session.misconceptions.filter(({ concept }) => concept === done.concept).map(({ id }) => id);
  const known = asked?.wrong_answers.find(({ misconception }) => shown.includes(misconception))?.misconception;
  const correction = correctionIn(topic, known);
  const solution = asked?.solution.map(lineOf).join(' ');
  const said = [correction, solution].find((one) => one != null && !saysTheAnswer(question, one));
  return said == null ? null : { kind: 'words', words: said };
}
