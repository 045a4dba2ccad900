import { checkAnswer, readAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { planProposed } from '../../support/steps/plan-proposed.ts';
import { hasOtherExpression } from './expression-of-hers.ts';
import type { Heard, TakenFor } from '../heard.ts';
import { ratioOfThings } from './ratio-of-things.ts';
import { rightAmongWords } from './right-among-words.ts';
import { saidInstead } from './taken-back.ts';
import { tellsWhatIsGiven } from './tells-what-is-given.ts';
import { withItsSubject } from './verb-without-subject.ts';

/**
 * What is heard in a message that the ear has taken for something else than it is: an answer that it does not hear, one that is taken back, and what is none. `hearAgain`: hears
 * other words against the same question.
 */
export function heardOtherwise(question: Question, text: string, heard: Heard, hearAgain: (words: string) => Heard): Heard {
  const instead = saidInstead(text);
  if (instead !== null) return withInstead(heard, instead, hearAgain);
  if (heard.taken.kind === 'answer') return isNone(question, text, heard.taken.text) ? { ...heard, taken: noneOf(text) } : heard;
  if (heard.taken.kind === 'wish') return heard;
  const found = ratioOfThings(question, text) ?? rightAmongWords(question, text);
  if (found !== null) return { ...heard, taken: { kind: 'answer', text: found } };
  return withSubject(question, text, heard, hearAgain);
}

/** What she says in its place, where that is an answer; what is only taken back is no longer hers. */
function withInstead(heard: Heard, instead: string, hearAgain: (words: string) => Heard): Heard {
  const again = /[\p{L}\d<>=]/u.test(instead) ? hearAgain(instead) : null;
  if (again?.taken.kind === 'answer') return { ...heard, taken: again.taken };
  return again === null && heard.taken.kind === 'answer' ? { ...heard, taken: { kind: 'check' } } : heard;
}

/** A sum of hers that no choice has, the picture told again, or a line whose result is still to be found: none of them answers. */
const isNone = (question: Question, text: string, said: string): boolean =>
  hasOtherExpression(question, text) ||
  (tellsWhatIsGiven(question, text) && checkAnswer(question.answer, said).verdict !== 'correct') ||
  planProposed(question, text);

const noneOf = (text: string): TakenFor => (/\?|\bwhat (?:about|if)\b/i.test(text) ? { kind: 'question' } : { kind: 'remark' });

function withSubject(question: Question, text: string, heard: Heard, hearAgain: (words: string) => Heard): Heard {
  const complete = withItsSubject(text);
  if (complete === null) return heard;
  const again = hearAgain(complete.text).taken;
  const value = again.kind === 'answer' ? again.text : complete.said.replace(/\s*\b(?:of|out of|over)\b\s*/i, '/');
  if (readAnswer(question.answer, value).kind !== 'read') return heard;
  const isTaken = complete.isTold || checkAnswer(question.answer, value).verdict === 'correct';
  return { ...heard, taken: isTaken ? { kind: 'answer', text: value } : { kind: 'check' } };
}
