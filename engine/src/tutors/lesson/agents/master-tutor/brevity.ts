import { isTrouble } from '../../../../hearing/trouble.ts';
import { spokenSentences } from '../../../../guards/sentence-count.ts';
import type { MasterTutorContext } from './master-tutor-context.ts';

/** The opening (lesson spec, TURN 1): two or three sentences besides the verdict, and then a question. */
const mostInOpening = 4;
/** A student who writes little gets two or three sentences (lesson spec, Student Style). */
const mostForQuiet = 3;

/** Returns the most sentences that a reply may have; null if there's no limit. */
export const mostSentences = ({ directive, style }: Pick<MasterTutorContext, 'directive' | 'style'>): number | null =>
  style.length === 'QUIET' ? mostForQuiet : directive.signal === 'TURN 1' ? mostInOpening : null;

/**
 * Returns the limit for one turn, in sentences; null if there's none. On top of `mostSentences`: one more for a goodbye, two
 * for a repeated offer, one for a feeling, two for a trouble, one for a greeting that is returned, two for a reason or a line
 * of hers that gets a response; none if she had no reason to give; and what the answer to her question takes. The explanation of
 * something new isn't counted: it's there to be read, like the example below it, and half of it would explain nothing.
 */
export function sentencesAllowed({ directive, style, task }: Brevity): number | null {
  const most = mostSentences({ directive, style });
  if (most === null) return null;
  const isEnd = task.next.kind === 'end' || task.next.kind === 'complete';
  const met = task.beside.find((one) => one.do === 'acknowledge');
  const ofFeeling = met === undefined ? 0 : isTrouble(met.told) ? 2 : 1;
  const ofGreeting = task.beside.some((one) => one.do === 'greet') ? 1 : 0;
  const takesUpWay = task.beside.some((one) => one.do === 'weigh_reason' || one.do === 'mend_line' || one.do === 'take_up_line');
  const ofReason = takesUpWay || (task.reason !== null && task.reason !== 'none') ? 2 : 0;
  const ofOffer = task.offers ? 2 : 0;
  const { next } = task;
  const ofNew = next.kind === 'question' && next.explanation !== null ? spokenSentences(next.explanation).length : 0;
  return most + ofNew + (isEnd ? 1 : 0) + ofOffer + ofFeeling + ofGreeting + ofReason + ofAnswer(task);
}

/** What she asked beside her answer is answered whole, if that takes no more than this. */
const mostOfAnswer = 4;

/** Returns the sentences that the answer to her question takes. */
function ofAnswer({ beside, answer_correct }: MasterTutorContext['task']): number {
  const answer = answer_correct === true ? beside.find(answersHer) : undefined;
  if (answer === undefined) return 0;
  const words = 'words' in answer && answer.words !== null ? spokenSentences(answer.words).length : 1;
  return Math.min(mostOfAnswer, words + 1);
}

/** True if it answers a question of hers, rather than responding to how she worked or feels. */
const answersHer = ({ do: what }: MasterTutorContext['task']['beside'][number]): boolean =>
  what === 'answer_question' ||
  what === 'answer_shortly' ||
  what === 'settle_comparison' ||
  what === 'settle_word' ||
  what === 'say_progress';

type Brevity = Pick<MasterTutorContext, 'directive' | 'style' | 'task'>;

/** Returns by how many sentences a reply is too long. The one question that ends an opening isn't counted. */
export function sentencesOver(response: string, context: Brevity): number {
  const most = sentencesAllowed(context);
  if (most === null) return 0;
  const sentences = spokenSentences(response);
  const asksLast = context.style.length !== 'QUIET' && sentences.at(-1)?.includes('?') === true;
  return sentences.length - (asksLast ? 1 : 0) - most;
}

/** True if the reply to a wish for another pace only says what changes. */
export const tellsPaceAlone = ({ task, message }: Pick<MasterTutorContext, 'task' | 'message'>): boolean =>
  message.wish === 'faster' || (message.wish === 'slower' && task.act === 'clarify');

/**
 * True if the reply should be short: the student writes little, struggles, is quick, or asked for a faster pace (lesson spec,
 * Student Style and Pacing Directive).
 */
export const isBrief = ({ style, directive, pace }: MasterTutorContext): boolean =>
  style.length === 'QUIET' || directive.signal === 'SIMPLIFY' || directive.signal === 'ACCELERATE' || pace === 'fast';

type Besides = MasterTutorContext['task']['beside'];

/** A short reply has room for one more thing, and for the answer to her question, which weighs more than how she worked. */
export function weightiest(beside: Besides): Besides {
  const met = beside.filter((one) => one.do === 'acknowledge').slice(0, 1);
  const answer = beside.find(answersHer);
  if (answer === undefined) return beside.slice(0, 1);
  const praise = beside.filter((one) => one.do === 'weigh_reason' && one.words === null).slice(0, 1);
  return [...(met.length > 0 ? met : praise), answer];
}
