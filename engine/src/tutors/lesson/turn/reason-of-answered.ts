import { because, givesReason } from '../hearing/reasons/because.ts';
import { valueOfAnswered } from '../hearing/answers/value-of-answered.ts';
import { pictureAsked } from '../support/pictures/picture-asked.ts';
import { tellsOfHome } from '../hearing/people/tells-of-life.ts';
import { numeralsIn } from '../support/numbers-in.ts';
import { planIdea } from '../support/claims/plan-idea.ts';
import { taughtAbout } from '../support/asked/facts-about.ts';
import { comparedInWords } from '../support/claims/compared-in-words.ts';
import { signsTold } from '../support/reasons/signs-told.ts';
import { writesFalseLine } from '../support/claims/false-line.ts';
import { doesOtherwise, weighAskedReason, worksTruly } from '../support/reasons/weigh-asked-reason.ts';
import { reckonsAnswer } from '../support/reasons/reckons-answer.ts';
import { speaksOfAnswered, type ToldAs } from '../hearing/reasons/reason-afterwards.ts';
import { hearTyped } from '../hearing/hear-turn.ts';
import type { Heard } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { Grading } from './lesson-move.ts';
import { situationIn } from './hearing-situation.ts';

/** What is heard in a message against the question that waits, and how an answer in it is judged. */
type HeardNow = { readonly heard: Heard; readonly grading: Grading | null };

/**
 * Her reason for the question before, which she has just answered rightly, told or asked while the next one waits; null where the message is none.
 */
export const reasonOfAnswered = (
  session: LessonSession,
  question: Question,
  text: string,
  kind: 'message' | 'answer',
  now: HeardNow,
): Heard | null => askedAfterwards(session, question, text, kind) ?? toldAfterwards(session, question, text, kind, now);

function toldAfterwards(
  session: LessonSession,
  question: Question,
  text: string,
  kind: 'message' | 'answer',
  { heard, grading }: HeardNow,
): Heard | null {
  const { acts, taken } = heard;
  const answered = session.just_answered;
  if (answered === null || tellsOfHome(text)) return null;
  // "38 cause I added all the sides": the mistake that is known here, with its value, though the question before came to 38, too.
  const mistake = grading?.misconception ?? null;
  const tellsMistake = mistake !== null && acts.some((act) => act.act === 'misconception' && act.misconception === mistake);
  if (tellsMistake && numeralsIn(text).length === 1) return null;
  // "True, cause you put a zero on": of a question that true and false answer, after one that they don't.
  const isClosed = question.answer.input_type === 'boolean' && answered.answer.input_type !== 'boolean';
  if (isClosed && taken.kind === 'answer' && grading !== null) return null;
  const isItsSum = reckonsAnswer(text, answered) && !reckonsAnswer(text, question) && grading?.check.verdict !== 'correct';
  const value = kind === 'message' && grading !== null ? acts.find(({ act }) => act === 'answer') : undefined;
  const isItsValue = isItsSum || (value !== undefined && valueOfAnswered(text, value, answered, question));
  // Of a right answer nothing is told that its way does without: a rule for the question that waits, and a wrong one.
  const isOtherWay =
    !/\d/.test(text) && !signsHold(text, answered) && doesOtherwise(text, answered) && doesOtherwise(text, question);
  if (isOtherWay) return null;
  const isOfWaiting = signsHold(text, question) && !signsHold(text, answered);
  if (isOfWaiting || (!isItsValue && isAnswerAlone(text, taken, grading))) return null;
  const isOfItsSigns = signsHold(text, answered) && !signsHold(text, question);
  // "25 because a square has 4 sides": what is sent to the question that waits, with its reason.
  const isSent =
    taken.kind === 'answer' && grading !== null && (grading.check.verdict === 'correct' || grading.check.verdict === 'incorrect');
  if (isSent && !isItsValue && !isOfItsSigns) return null;
  const told = {
    as: isOfItsSigns ? ('reason' as const) : toldAs(text, acts, taken),
    atOnce: saidAtOnce(session, question, text, heard),
  };
  if (!isItsValue && !isOfItsSigns && (grading?.check.verdict === 'correct' || !speaksOfAnswered(text, answered, question, told)))
    return null;
  const again = hearTyped(text, kind, situationIn({ ...session, awaiting_reason: answered }, null));
  if (isOfItsSigns) return { ...again, taken: { kind: 'reason' } };
  if (isItsValue) return isItsSum || again.taken.kind === 'remark' ? { ...again, taken: { kind: 'reason' } } : again;
  return again.taken.kind === 'reason' ? again : null;
}

/** "Is it because 22 split in 2 is 11?": the reason for the question before, asked. Null where that is not the reason, which is answered as a question. */
function askedAfterwards(session: LessonSession, question: Question, text: string, kind: 'message' | 'answer'): Heard | null {
  const answered = session.just_answered;
  const [, reason] = isItBecause.exec(text) ?? [];
  if (answered === null || reason === undefined || writesFalseLine(reason)) return null;
  const again = hearTyped(reason, kind, situationIn({ ...session, awaiting_reason: answered }, null));
  const heard: Heard = { ...again, taken: { kind: 'reason' } };
  const isOfWaiting = reckonsAnswer(reason, question) && !reckonsAnswer(reason, answered);
  return !isOfWaiting && weighAskedReason(session, answered, reason, heard).standing === 'fits' ? heard : null;
}
const isItBecause = new RegExp(
  String.raw`^\W*(?:(?:so|and|oh|ok|okay|wait|um|hmm|well) )*(?:(?:is|was) (?:it|that|this) (?:right |just |only |all )?|(?:its|it['’]?s|thats|that['’]?s) )((?:${because})\b.+?)\??\s*$`,
  'i',
);

/** "welp 8/7": a value with hardly a word, or one that is known to be wrong here, is sent to the question that waits. */
const isAnswerAlone = (text: string, taken: Heard['taken'], grading: Grading | null): boolean =>
  taken.kind === 'answer' &&
  grading !== null &&
  !givesReason.test(text) &&
  (grading.misconception !== null || text.trim().split(/\s+/).length <= fewWords);
const fewWords = 4;

const signsHold = (text: string, question: Question): boolean => signsTold(text, question)?.holds === true;

/** Whether she says it right after her answer, and the plan has nothing of it that could be said of the question that waits. */
function saidAtOnce(session: LessonSession, question: Question, text: string, { taken, cues }: Heard): boolean {
  const closed = session.closed_questions.findLast(({ question_id }) => question_id === session.just_answered?.question_id);
  return (
    closed?.turn === session.turn_count &&
    taken.kind === 'remark' &&
    !cues.includes('is_surprised') &&
    comparedInWords(text)?.holds !== false &&
    planIdea(session, question, text) === null &&
    pictureAsked(session, question, text) === null &&
    taughtAbout(session, question, text).length === 0
  );
}

/** How sure the ear must be that she gives a reason where nothing else is heard. */
const sureOfReason = 0.3;
/** The same where she speaks of numbers: "there were 8 slices the whole time". */
const sureOfReasonWithNumbers = 0.25;
/** From here on a question is one, whatever it is about. */
const sureOfQuestion = 0.55;

function toldAs(text: string, acts: Heard['acts'], taken: Heard['taken']): ToldAs {
  if (taken.kind === 'misconception') return 'mistake';
  if (taken.kind === 'idea') return 'reason';
  // A mistake that was settled otherwise is a thought of hers.
  const reasons = acts.some(
    ({ act, confidence }) =>
      act === 'misconception' || (act === 'reason' && confidence > (/\d/.test(text) ? sureOfReasonWithNumbers : sureOfReason)),
  );
  const isDoubtful = acts.every(({ confidence }) => confidence < sureOfQuestion); // the reading as a question, too
  return (taken.kind === 'remark' && (reasons || worksTruly(text))) || (taken.kind === 'question' && isDoubtful)
    ? 'reason'
    : null;
}
