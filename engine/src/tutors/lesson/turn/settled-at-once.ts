import { givenTold, tellsWhatIsGiven } from '../hearing/answers/tells-what-is-given.ts';
import type { TakenFor } from '../hearing/heard.ts';
import { comparisonSettled } from '../support/claims/comparison-settled.ts';
import { earlierMistake } from '../support/mistakes/earlier-mistake.ts';
import { termClaimed } from '../support/claims/term-claimed.ts';
import { answerTested, testsOwnAnswer } from '../support/claims/tests-own-answer.ts';
import { wordingIn } from '../support/choose-wording.ts';
import { whyNot } from '../support/mistakes/why-not.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import { onWishToCheck } from './on-wish-to-check.ts';

/** The kinds of message that may state what a word means, or compare two amounts. */
const mayClaim: readonly TakenFor['kind'][] = ['question', 'check', 'remark', 'reason', 'idea', 'feeling', 'small_talk'];

/**
 * Gives the reply that the plan or mathematics settles, whatever else the message is: why a value isn't the answer, what was
 * wrong in an earlier question, how two amounts compare, what a word means.
 *
 * Errors  none: null if nothing of the kind is asked or said.
 */
export function settledAtOnce(session: LessonSession, question: Question, sight: LessonSight): TeachingAct | null {
  const {
    text,
    heard: { taken },
  } = sight;
  if (testsOwnAnswer(question, text))
    return { act: 'bridge', right: null, words: answerTested(wordingIn(session)), again: false, opens: null };
  if (taken.kind === 'remark' && tellsWhatIsGiven(question, text))
    return { act: 'bridge', right: null, words: givenTold(wordingIn(session)), again: false, opens: null };
  const why = whyNot(session, question, text);
  if (why !== null)
    return why.kind === 'unsent' ? onWishToCheck(session, question, sight) : { act: 'hint', grading: null, words: why.words };
  const earlier = earlierMistake(session, question, text);
  if (earlier !== null)
    return earlier.kind === 'words'
      ? { act: 'clarify', words: earlier.words, example: null }
      : { act: 'redirect', of_last: earlier.kind };
  const mayCompare = mayClaim.includes(taken.kind) || taken.kind === 'misconception';
  const compared = mayCompare ? comparisonSettled(question, text) : null;
  if (compared !== null) return { act: 'redirect', compared };
  const claimed = mayClaim.includes(taken.kind) ? termClaimed(session, question, text) : null;
  // A possible misconception is handled as one, so that it's remembered, unless the claim is true or matches no other word's
  // meaning.
  return claimed !== null && (claimed.holds || claimed.other === null || taken.kind !== 'idea')
    ? { act: 'redirect', claimed }
    : null;
}
