import { isTrouble } from '../../../../hearing/trouble.ts';
import { spokenSentences } from '../../../../guards/sentence-count.ts';
import type { MasterTutorContext } from './master-tutor-context.ts';

/** The opening (lesson spec, TURN 1): two or three sentences of the tutor's beside the verdict, and then a question. */
const mostInOpening = 4;
/** Who writes little is answered in two or three sentences (lesson spec, Student Style). */
const mostForQuiet = 3;

/** The most sentences that a reply may have; null where nothing limits them. */
export const mostSentences = ({ directive, style }: Pick<MasterTutorContext, 'directive' | 'style'>): number | null =>
  style.length === 'QUIET' ? mostForQuiet : directive.signal === 'TURN 1' ? mostInOpening : null;

/**
 * The same of one turn: a goodbye may take one more, a choice that is offered again two, and a feeling that is met, a trouble two, a hello that is returned one; a reason or a line of
 * hers that is taken up, two; a reason that she has not got, none.
 */
export function sentencesAllowed({ directive, style, task }: Brevity): number | null {
  const most = mostSentences({ directive, style });
  if (most === null) return null;
  const isEnd = task.next.kind === 'end' || task.next.kind === 'complete';
  const met = task.beside.find((one) => one.do === 'acknowledge');
  const ofFeeling = met === undefined ? 0 : isTrouble(met.told) ? 2 : 1;
  const ofGreeting = task.beside.some((one) => one.do === 'greet') ? 1 : 0;
  const takesUpWay = task.beside.some((one) => one.do === 'weigh_reason' || one.do === 'mend_line');
  const ofReason = takesUpWay || (task.reason !== null && task.reason !== 'none') ? 2 : 0;
  const ofOffer = task.offers ? 2 : 0;
  return most + (isEnd ? 1 : 0) + ofOffer + ofFeeling + ofGreeting + ofReason;
}
type Brevity = Pick<MasterTutorContext, 'directive' | 'style' | 'task'>;

/** By how many sentences a reply is too long; the one question that the opening ends with is none of its own. */
export function sentencesOver(response: string, context: Brevity): number {
  const most = sentencesAllowed(context);
  if (most === null) return 0;
  const sentences = spokenSentences(response);
  const asksLast = context.style.length !== 'QUIET' && sentences.at(-1)?.includes('?') === true;
  return sentences.length - (asksLast ? 1 : 0) - most;
}

/** Whether the wish for another pace is met with what changes, and with nothing else. */
export const tellsPaceAlone = ({ task, message }: Pick<MasterTutorContext, 'task' | 'message'>): boolean =>
  message.wish === 'faster' || (message.wish === 'slower' && task.act === 'clarify');

/** Few words for who writes few, for who struggles, and for who is quick or asked for it (lesson spec, Student Style and Pacing Directive). */
export const isBrief = ({ style, directive, pace }: MasterTutorContext): boolean =>
  style.length === 'QUIET' || directive.signal === 'SIMPLIFY' || directive.signal === 'ACCELERATE' || pace === 'fast';
