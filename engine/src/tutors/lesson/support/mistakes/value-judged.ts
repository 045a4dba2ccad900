import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { numeralsIn } from '../numbers-in.ts';

const number = String.raw`(-?\d+(?:[./]\d+)?)%?`;
/** "Was 3 right or wrong", "i said 14 and you never told me if it was right", "i sent 5 was it wrong". */
const ofValue = new RegExp(
  String.raw`\b(?:was|were)(?: my| the)? ${number} (?:right|wrong|correct|incorrect|ok|good|the answer)\b|\bi (?:said|sent|put|wrote|answered|gave you|typed) ${number}\b.*\b(?:you|u) (?:never|did not|didnt|not|dont) (?:even )?(?:tell|told|say|said|answer)\b|\bi (?:said|sent|put|wrote|answered|typed) ${number}(?: and| so| but)? (?:was|is) (?:it|that) (?:right|wrong|correct)\b|^(?:[a-z]+ ){0,3}${number} was (?:right|wrong|correct) ?(?:or not|or wrong|or right|\?)`,
);
/** "Is it right or not", "just tell me yes or no": about what she sent last. */
const ofLast =
  /\b(?:(?:is|was)(?: it| that| this| mine)? (?:right|good|correct|ok|wrong) or (?:not|no|wrong|right|bad)|(?:right|good) or (?:not|wrong|no)|yes or no)[ ?]*(?:(?:just )?tell me(?: yes or no)?)?[ ?]*$/;

/** True if the student asks whether a value was right that she says she sent: that isn't sending it. */
export const asksOfValueSent = (text: string): boolean => ofValue.test(plainWords(tidyMessage(text)));

/**
 * Says how a value of hers was judged, if she asks about one that she sent: in this question, or in the one before. A value that
 * wasn't judged, but is the answer to the question before, was right, too.
 *
 * Errors  none: null if she asks about no such value. Nothing is told about a value that she hasn't sent.
 */
export function valueJudged(session: LessonSession, question: Question, text: string): 'was_right' | 'was_wrong' | null {
  const words = plainWords(tidyMessage(text));
  const hers = session.full_conversation_log.filter(({ role }) => role === 'student');
  const value = ofValue
    .exec(words)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (value === undefined) {
    const last = hers.at(-1);
    const isOfThis = last !== undefined && last.turn > question.asked_at_turn;
    return ofLast.test(words) && isOfThis && last.judged?.verdict === 'incorrect' ? 'was_wrong' : null;
  }
  const since = session.closed_questions.at(-2)?.turn ?? 0; // this question, and the one before
  const sent = hers.findLast(
    ({ turn, judged, text: said }) => judged !== undefined && turn >= since && numeralsIn(said).includes(value),
  );
  if (sent?.judged?.verdict === 'correct') return 'was_right';
  if (sent?.judged?.verdict === 'incorrect') return 'was_wrong';
  return isAnswerBefore(session, question, value) ? 'was_right' : null;
}

/** True if a value is the answer to the last finished question of the plan, and not to the one in focus. */
function isAnswerBefore({ closed_questions, topic, just_answered }: LessonSession, question: Question, value: string): boolean {
  const done = closed_questions.at(-1);
  if (done === undefined || checkAnswer(question.answer, value).verdict === 'correct') return false;
  const { source } = done;
  const planned = [...topic.plan.steps.flatMap((step) => ('questions' in step ? step.questions : [])), topic.plan.opening];
  const asked =
    just_answered?.question_id === done.question_id
      ? just_answered
      : planned.find((one) => source.kind === 'plan' && one.id === source.id);
  return asked !== undefined && checkAnswer(asked.answer, value).verdict === 'correct';
}
