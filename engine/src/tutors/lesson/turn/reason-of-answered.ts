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

/** What is heard in a message as a response to the waiting question, and how an answer in it is judged. */
type HeardNow = { readonly heard: Heard; readonly grading: Grading | null };

/**
 * Hears the student's reason for the previous question, which she just got right, if she states or asks it while the next
 * question waits. Returns null if the message isn't such a reason.
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
  if (answered === null || tellsOfHome(text) || asksSomething.test(text)) return null;
  // "38 cause I added all the sides": the known mistake of the waiting question, with its value, even if the previous answer
  // was 38 too.
  const mistake = grading?.misconception ?? null;
  const tellsMistake = mistake !== null && acts.some((act) => act.act === 'misconception' && act.misconception === mistake);
  if (tellsMistake && numeralsIn(text).length === 1) return null;
  // "True, cause you put a zero on": answers the waiting true-or-false question, as the previous one wasn't of that kind.
  const isClosed = question.answer.input_type === 'boolean' && answered.answer.input_type !== 'boolean';
  if (isClosed && taken.kind === 'answer' && grading !== null) return null;
  const isItsSum = reckonsAnswer(text, answered) && !reckonsAnswer(text, question) && grading?.check.verdict !== 'correct';
  const value = kind === 'message' && grading !== null ? acts.find(({ act }) => act === 'answer') : undefined;
  const isItsValue = isItsSum || (value !== undefined && valueOfAnswered(text, value, answered, question));
  // A reason for a right answer doesn't name an operation that its solution doesn't use. This message states a rule for the
  // waiting question, and a wrong one.
  const isOtherWay =
    !/\d/.test(text) && !signsHold(text, answered) && doesOtherwise(text, answered) && doesOtherwise(text, question);
  if (isOtherWay) return null;
  const isOfWaiting = signsHold(text, question) && !signsHold(text, answered);
  if (isOfWaiting || (!isItsValue && isAnswerAlone(text, taken, grading))) return null;
  const isOfItsSigns = signsHold(text, answered) && !signsHold(text, question);
  // "25 because a square has 4 sides": an answer to the waiting question, with its reason.
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

/** She asks about something, corrects how she was understood, or says that she doesn't understand. */
const asksSomething =
  /\b(?:do ?n['’]?t|dont|do not|didn['’]?t|didnt|never) (?:really |even |quite )?(?:get|understand|see (?:why|how)|know (?:why|how|what))\b|\bconfus\w*|\bi mean(?:t)?\b|\b(?:im|i['’]m|i am|i was) (?:asking|talking)\b|\?+\s*(?=[a-z])|^\W*(?:(?:wait|but|so|no|and|ok|um+|hm+)\W+)*(?:what|huh|when|which|how|why)\b/i;

/**
 * Hears "Is it because 22 split in 2 is 11?" as the reason for the previous question, asked. Returns null if that isn't the
 * reason; then it's answered as a question.
 */
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

/** True for "welp 8/7": a value with hardly any words, or a known wrong answer, is sent to the waiting question. */
const isAnswerAlone = (text: string, taken: Heard['taken'], grading: Grading | null): boolean =>
  taken.kind === 'answer' &&
  grading !== null &&
  !givesReason.test(text) &&
  (grading.misconception !== null || text.trim().split(/\s+/).length <= fewWords);
const fewWords = 4;

const signsHold = (text: string, question: Question): boolean => signsTold(text, question)?.holds === true;

/** True if she says it right after her answer, and the plan has nothing on it that could be about the waiting question. */
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

/** How sure the hearing must be that she gives a reason, if nothing else is heard. */
const sureOfReason = 0.3;
/** The same, if she mentions numbers: "there were 8 slices the whole time". */
const sureOfReasonWithNumbers = 0.25;
/** At this confidence or above, it's taken as a question, whatever it's about. */
const sureOfQuestion = 0.55;

function toldAs(text: string, acts: Heard['acts'], taken: Heard['taken']): ToldAs {
  if (taken.kind === 'misconception') return 'mistake';
  if (taken.kind === 'idea') return 'reason';
  // A misconception that was heard but ruled out (the message is a remark now) is a thought of hers.
  const reasons = acts.some(
    ({ act, confidence }) =>
      act === 'misconception' || (act === 'reason' && confidence > (/\d/.test(text) ? sureOfReasonWithNumbers : sureOfReason)),
  );
  const isDoubtful = acts.every(({ confidence }) => confidence < sureOfQuestion); // including the reading as a question
  return (taken.kind === 'remark' && (reasons || worksTruly(text))) || (taken.kind === 'question' && isDoubtful)
    ? 'reason'
    : null;
}
