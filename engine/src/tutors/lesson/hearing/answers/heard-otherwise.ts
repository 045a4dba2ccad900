import type { LessonWish } from '@stoa/schema/lesson';
import { checkAnswer, readAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { comparisonSettled } from '../../support/claims/comparison-settled.ts';
import { selfCorrected } from '../../support/claims/self-corrected.ts';
import { inOneLine, statedIn } from '../../support/claims/stated-lines.ts';
import { planProposed } from '../../support/steps/plan-proposed.ts';
import { hasOtherExpression } from './expression-of-hers.ts';
import type { Heard, TakenFor } from '../heard.ts';
import { partOfFraction } from './part-of-fraction.ts';
import { partToldOfWhole } from './part-told.ts';
import { ratioOfThings } from './ratio-of-things.ts';
import { rightAmongWords } from './right-among-words.ts';
import { sideTold } from './side-told.ts';
import { totalTold } from './total-told.ts';
import { topAndBottom } from './top-and-bottom.ts';
import { saidInstead } from './taken-back.ts';
import { tellsOfWork, tellsWhatIsGiven } from './tells-what-is-given.ts';
import { withItsSubject } from './verb-without-subject.ts';
import { workComesToAnswer } from './work-comes-to-answer.ts';

/**
 * Corrects what was heard in a message: finds an answer that wasn't heard, drops one that is taken back, and one that is no
 * answer. `hearAgain`: hears other words against the same question.
 */
export function heardOtherwise(question: Question, text: string, heard: Heard, hearAgain: (words: string) => Heard): Heard {
  const instead = saidInstead(text);
  if (instead !== null) return withInstead(heard, instead, hearAgain);
  if (asksToCompare(question, text, heard.taken)) return { ...heard, taken: { kind: 'question' } };
  if (heard.taken.kind === 'answer') return isNone(question, text, heard.taken.text) ? { ...heard, taken: noneOf(text) } : heard;
  const isWish = heard.taken.kind === 'wish';
  if (heard.taken.kind === 'wish' && !(besideWork.includes(heard.taken.wish) && holdsWork(text))) return heard;
  const corrected = selfCorrected(text);
  const last = corrected === text ? null : hearAgain(corrected).taken;
  if (last?.kind === 'answer' && checkAnswer(question.answer, last.text).verdict === 'correct') return { ...heard, taken: last };
  const found =
    ratioOfThings(question, text) ??
    rightAmongWords(question, text) ??
    workComesToAnswer(question, text) ??
    partToldOfWhole(question, text) ??
    topAndBottom(question, text) ??
    partOfFraction(question, text) ??
    totalTold(question, text) ??
    sideTold(question, text);
  if (found !== null) return { ...heard, taken: { kind: 'answer', text: found } };
  const unsure = saysUnsure.test(text) ? hearAgain(text.replace(saysUnsure, '')).taken : null;
  if (unsure?.kind === 'answer' && checkAnswer(question.answer, unsure.text).verdict === 'correct')
    return { ...heard, taken: unsure };
  if (heard.taken.kind === 'wish' && heard.taken.wish !== 'another_question') return heard;
  return withSubject(question, text, isWish ? { ...heard, taken: { kind: 'remark' } } : heard, hearAgain);
}

/** Wishes that may be heard in what she says beside her work: "… is 5. but you said heres a picture". */
const besideWork: readonly LessonWish[] = ['another_question', 'picture', 'explain_differently'];

/** "Dunno 6?": a right value counts, however unsure she is of it. */
const saysUnsure =
  /^\W*(?:(?:um+|uh+|hm+|well)\W+)*(?:i )?(?:dunno|du?nno|don['’]?t know|idk|no idea|no clue|not sure)\b(?: but| maybe)*[\s,.…?!]*(?=(?:like |maybe |its |it['’]?s )*-?\d[\d./:, ]*\W*$)/i;

/** A message that holds a calculation is no wish for another question, unless it asks for one outright. */
const holdsWork = (text: string): boolean => !asksForAnother.test(text) && statedIn(inOneLine(text)).length > 0;
const asksForAnother =
  /\b(?:skip|pass on|change)\b|\b(?:another|different|new|other|easier|harder|next) (?:one|question|problem|please|pls)\b/i;

/** Takes what the student says instead, if it's an answer. An answer that she only takes back is no longer hers. */
function withInstead(heard: Heard, instead: string, hearAgain: (words: string) => Heard): Heard {
  const again = /[\p{L}\d<>=]/u.test(instead) ? hearAgain(instead) : null;
  if (again?.taken.kind === 'answer') return { ...heard, taken: again.taken };
  return again === null && heard.taken.kind === 'answer' ? { ...heard, taken: { kind: 'check' } } : heard;
}

/**
 * True if the value is no answer: the student's own calculation that isn't among the choices, a description of the picture, or
 * a calculation without a result.
 */
const isNone = (question: Question, text: string, said: string): boolean =>
  hasOtherExpression(question, text) ||
  tellsOfWork(question.answer, text) ||
  (tellsWhatIsGiven(question, text) && checkAnswer(question.answer, said).verdict !== 'correct') ||
  planProposed(question, text);

/** "Is 4.12 bigger than 4.7", at a question that asks for another number: neither of the two is her answer. */
const asksToCompare = (question: Question, text: string, taken: TakenFor): boolean =>
  beginsAsking.test(text) &&
  comparisonSettled(question, text) !== null &&
  !(taken.kind === 'answer' && checkAnswer(question.answer, taken.text).verdict === 'correct');
const beginsAsking = /^\W*(?:(?:so|wait|but|ok|and|um+|oh) )*(?:is|are|isn['’]?t)\b/i;

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
