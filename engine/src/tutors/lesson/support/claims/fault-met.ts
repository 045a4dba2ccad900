import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { equationLine } from './equation-line.ts';
import { equationSaid } from './equation-line-sentences.ts';
import { saysTheAnswer } from '../explaining.ts';
import { firstFault, type FirstFault } from './first-fault.ts';
import { unfinishedIn } from './stated-lines.ts';
import { sizeClaimed } from './size-claimed.ts';
import { wordingIn, type ChooseWording } from '../choose-wording.ts';
import { faultSaid, sizeAsked, wrongSaid } from './first-fault-sentences.ts';

/** The first mistake in the student's work, the words about it, and whether they also confirm something right before it. */
export type FaultMet = {
  readonly kind: FirstFault['kind'] | 'equation' | 'size';
  readonly right: boolean;
  readonly words: string;
};

/**
 * Finds the first mistake in what the student writes of her work on the question, with the words for it. A number alone is the
 * result of the work in her message before.
 *
 * Errors  none: null if nothing is known to be wrong, or if all wordings would give away the answer.
 */
export function faultMet(session: LessonSession, question: Question, text: string): FaultMet | null {
  const before = session.full_conversation_log.findLast(({ role }) => role === 'student');
  const ofThis = before !== undefined && before.turn > question.asked_at_turn ? before.text : null;
  const said = saidOf(question, text, ofThis);
  if (said === null) return null;
  // Before an expression that comes to the answer, some wordings would announce the answer.
  const choices = Array.from({ length: wordings }, (_, skip) => wordingIn(session, skip));
  const words = choices.map(said.words).find((one) => !saysTheAnswer(question, one));
  return words === undefined ? null : { kind: said.kind, right: said.right, words };
}
const wordings = 8;

type Said = Pick<FaultMet, 'kind' | 'right'> & { readonly words: (choose: ChooseWording) => string };

function saidOf(question: Question, text: string, before: string | null): Said | null {
  const fault = firstFault(question, text, before === null ? null : unfinishedIn(before));
  if (fault !== null)
    return {
      kind: fault.kind,
      right: fault.kind === 'slip' || fault.right !== null,
      words: (choose) => faultSaid(fault, choose),
    };
  const line = equationLine(question, text);
  if (line === 'one_side' || line === 'other')
    return { kind: 'equation', right: false, words: (choose) => equationSaid(line, choose) };
  const size = sizeClaimed(question, text);
  if (size !== null) return { kind: 'size', right: false, words: (choose) => sizeAsked(size, choose) };
  const earlier = before !== null && asksIfWrong.test(text) && !/\d/.test(text) ? firstFault(question, before) : null;
  return earlier?.kind === 'result' ? { kind: 'result', right: false, words: (choose) => wrongSaid(earlier.told, choose) } : null;
}

/** "Is that wrong then", about a line in the student's message before. */
const asksIfWrong =
  /^\W*(?:(?:so|wait|but|oh|ok|and|then)\W+)*(?:is|was|were|are) (?:that|this|it|we|i|they|what)\b.*\b(?:wrong|not right|false|incorrect)\b|^\W*(?:(?:so|wait|but|oh|ok|and|then)\W+)*(?:its|it['’]s|thats|that['’]s|that is|it is) (?:wrong|not right|false)\b/i;
