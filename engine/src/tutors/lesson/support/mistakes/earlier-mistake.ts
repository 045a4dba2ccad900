import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { saysTheAnswer } from '../explaining.ts';
import { numeralsIn } from '../numbers-in.ts';
import { correctionIn } from './mistake-shown.ts';

/** What was wrong in a question that is done: there was nothing, or the words that put it right. Or whether it was right, where it was. */
type EarlierMistake = { readonly kind: 'no_mistake' | 'was_right' } | { readonly kind: 'words'; readonly words: string };

const asksOfIt = /\b(?:what|where|how|which|why)\b.*\b(?:wrong|mistakes?|mess(?:ed)? (?:it |that )?up|miss(?:ed)?|mess)\b/;
/** "Was that right", "I got it wrong didn't I", "that was wrong tho wasn't it": of an answer that is judged already. */
const whetherRight =
  /^(?:(?:oh|no|wait|ok|so|um|hmm|and|but) )*(?:(?:was|were) (?:that|it|my answer|the last 1|the last one)(?: 1| one)? (?:right|wrong|correct|ok)|(?:that|it) was (?:right|wrong|correct)(?: though| tho)? (?:was not it|was it|right)|(?:did )?i (?:get|got|did) (?:it|that|that 1|the last 1)(?: 1| one)? (?:right|wrong)(?: did not i| did i| right)?)[ ?]*$/;
/** Whether she asks if the answer that she sent last was right, and says nothing else. */
export const asksWhetherRight = (text: string): boolean => whetherRight.test(plainWords(tidyMessage(text)));

/** Turns after an answer in which "that" is still that answer. */
const turnsToAsk = 2;
const first = /\bfirst (?:one|question|problem|1)\b/;
const last = /\b(?:last|previous|other) (?:one|question|problem|1)\b|\b(?:before|earlier|back there|just now)\b/;

/** "63 is wrong i think its 73", "wait is 63 wrong": of the right value of a question that is done, and none of this one's. */
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
 * What she did wrong in a question that is done, where she asks for it: "wait what did i do wrong on the first one", "was that right". What put the misconception right that
 * showed there, else how its solution goes.
 *
 * Errors  none: null where she asks of nothing done, and where nothing can be said that keeps the answer of the question in focus.
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
