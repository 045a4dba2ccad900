import { longestMessage, type LessonInput } from '@stoa/schema/lesson';
import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { readTyped } from '../../../safety/read-typed.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import { asksOnTheWay, numberToProbe, replyToProbe, type ProbeReply } from '../questions/reply-to-probe.ts';
import { valueOnTheWay } from '../questions/value-on-the-way.ts';
import { gradeAnswer } from '../questions/grade-answer.ts';
import { withAnswerAskedAbout } from '../hearing/answers/answer-asked-about.ts';
import { endsOtherLine } from '../hearing/answers/ends-other-line.ts';
import { inRightForm } from '../hearing/answers/answer-in-right-form.ts';
import { findsUnfit, offeredValue } from '../hearing/answers/offered-value.ts';
import { checkWanted } from '../hearing/wish-to-check.ts';
import { valueAskedAbout } from '../hearing/answers/value-asked-about.ts';
import { selfCheckOf } from '../support/self-check.ts';
import { tellsOfHome } from '../hearing/people/tells-of-life.ts';
import { heardOtherwise } from '../hearing/answers/heard-otherwise.ts';
import { numeralsIn } from '../support/numbers-in.ts';
import { planIdea } from '../support/claims/plan-idea.ts';
import { comparedInWords } from '../support/claims/compared-in-words.ts';
import { termClaimed } from '../support/claims/term-claimed.ts';
import { faultMet, type FaultMet } from '../support/claims/fault-met.ts';
import { falseEquivalent } from '../support/claims/false-equivalent.ts';
import { signsTold } from '../support/reasons/signs-told.ts';
import { trueOfQuestion } from '../support/claims/true-of-question.ts';
import { writesTrueLine } from '../support/claims/false-line.ts';
import { saysTheWay } from '../support/reasons/weigh-asked-reason.ts';
import { isOfSolution, isSurelyMistaken } from '../support/mistakes/mistake-told.ts';
import { saysNoReason } from '../hearing/reasons/no-reason.ts';
import { reasonWords } from '../hearing/reasons/reason-words.ts';
import { partCounted } from '../support/claims/part-counted.ts';
import { testsOwnAnswer } from '../support/claims/tests-own-answer.ts';
import { hearPress, hearTyped, nothingHeard } from '../hearing/hear-turn.ts';
import type { Heard, TakenFor } from '../hearing/heard.ts';
import { extremeTold } from '../support/reasons/extreme-told.ts';
import { TutorRefusal } from '../../../turn/tutor-refusal.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { Grading } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import { wishSentence } from '../hearing/wish-sentences.ts';
import { planProposed } from '../support/steps/plan-proposed.ts';
import { asksAboutStep } from '../support/steps/step-asked.ts';
import { doneStepTold, firstStepTold, partTold, stepTold } from '../support/reasons/step-told.ts';
import { wordsAsTyped } from '../../../safety/words-as-typed.ts';
import { grieves, situationIn } from './hearing-situation.ts';
import { reasonOfAnswered } from './reason-of-answered.ts';

/**
 * Notices what a turn of the student's is: what is heard in the message, and how an answer in it is judged. Both are found here and
 * nowhere else, deterministically.
 *
 * Errors  throws `TutorRefusal`: `empty_message`, `long_message`, `stale`. Nothing has changed then.
 */
export function perceiveTurn(world: LessonWorld, { session }: LessonState, input: LessonInput): LessonSight {
  if (input.kind === 'wish') {
    requireFocus(session, input.question_id);
    return { ...nothing, session, text: wishSentence(input.wish), heard: hearPress(input.wish), free: false };
  }
  const text = wordsAsTyped(input.message.trim());
  if (text === '') throw new TutorRefusal('empty_message', 'There is nothing in this message. Write a few words, or an answer.');
  // Before anything is refused: a cry for help is heard in a message that is too long, and from a stale tab.
  const unsafe = readTyped(text, grieves(session));
  if (unsafe !== null) return stopped(session, text.slice(0, longestMessage).toWellFormed(), unsafe);
  if (text.length > longestMessage)
    throw new TutorRefusal(
      'long_message',
      `This message is too long to read at once. Say it in at most ${longestMessage} characters; yours has ${text.length}.`,
    );
  requireFocus(session, input.question_id);
  const question = session.ended === null || session.ended.how === 'left' ? session.last_question : null;
  const offered = question === null || input.kind === 'answer' ? null : offeredValue(session, text);
  const situation = situationIn(session, question, world.everydayWords);
  const hearNow = (words: string): Heard => hearTyped(words, input.kind, situation);
  const whole = inDoubt(session, question, text, hearNow(text));
  const asHeard =
    question === null || input.kind === 'answer'
      ? whole
      : heardOtherwise(question, text, withAnswerAskedAbout(question, text, whole, hearNow), hearNow);
  // "4/30 is the smallest", where the greatest is asked for: of another one.
  const isOfOther = question !== null && input.kind === 'message' && extremeTold(question, text) !== null;
  const isByChance = question !== null && input.kind === 'message' && endsOtherLine(text, wayOf(question));
  const wish = question === null || input.kind === 'answer' ? null : wishToCheck(session, question, text, asHeard);
  const taking: TakenFor | null = isOfOther
    ? { kind: 'remark' }
    : isByChance
      ? { kind: 'check' }
      : offered === null
        ? wish
        : { kind: 'answer', text: offered };
  const heard: Heard = taking === null ? asHeard : { ...asHeard, taken: taking };
  const { taken } = heard;
  const grading =
    question !== null && taken.kind === 'answer'
      ? withMistakeTold(gradeAnswer(world, question, inRightForm(question, taken.text, text)), heard)
      : null;
  const fault = question === null || grading?.check.verdict === 'correct' ? null : faultMet(session, question, text);
  // A line that isn't so may be of the question before; a step of this one, with another number or result, is not.
  const isOfThis = fault !== null && fault.kind !== 'result';
  const late = question === null || isOfThis ? null : reasonOfAnswered(session, question, text, input.kind, { heard, grading });
  if (late !== null) return { ...nothing, session, text, heard: late, free: true };
  if (fault !== null) return withFault({ session, text, heard, grading, fault });
  if (question !== null && grading !== null && isLeftToWorkOut(question, text, grading))
    return { ...nothing, session, text, heard: { ...heard, taken: { kind: 'remark' } }, free: true };
  const asksStep = grading === null && asksAboutStep(text);
  const reply =
    question === null ||
    asksStep ||
    wish !== null ||
    grading?.check.verdict === 'correct' ||
    (grading === null && testsOwnAnswer(question, text))
      ? null
      : (probeReplyIn(question, text, input.kind, heard) ??
        besideTheProbe(session, question, text, grading, heard) ??
        (input.kind === 'message' ? stepOfHers(session, question, text, grading, heard) : null));
  if (reply !== null)
    return { ...nothing, session, text, heard: { ...heard, taken: { kind: 'probe_answer' } }, reply, free: true };
  const free = !(taken.kind === 'answer' && taken.text === text);
  const reason = grading?.check.verdict === 'correct' ? reasonBeside(session, grading.question, text) : null;
  return { ...nothing, session, text, heard, grading, reason, free };
}

/** What a turn has none of unless it is found. */
const nothing = { unsafe: null, grading: null, reply: null, reason: null, fault: null } as const;

/** Her reason for an answer that is right, heard as her reply to "How did you see that?" is: beside the answer no misconception is heard. */
function reasonBeside(session: LessonSession, question: Question, text: string): LessonSight['reason'] {
  const words = reasonWords(text);
  if (words === '' || saysNoReason(plainWords(tidyMessage(words)))) return null;
  return { words, acts: hearTyped(words, 'message', situationIn({ ...session, awaiting_reason: question }, null)).acts };
}

/**
 * That she wants to know whether a value is right, where her words ask for just that. Where nothing tells how to see it, who names no value asks of the matter: "how do i check it" may
 * be answered by the plan.
 */
function wishToCheck(session: LessonSession, question: Question, text: string, { taken }: Heard): TakenFor | null {
  if (findsUnfit(session, text)) return { kind: 'check', wants: 'another' };
  const wanted = taken.kind === 'answer' || taken.kind === 'two_answers' ? null : checkWanted(text);
  if (wanted === null || wanted === 'verdict') return wanted === null ? null : { kind: 'check' };
  if (wanted === 'why' || selfCheckOf(question) !== null) return { kind: 'check', wants: wanted };
  return valueAskedAbout(text) === null ? null : { kind: 'check' };
}

/** What the question says, and what is worked out on its way. */
const wayOf = ({ question_text, hint, solution }: Question): string =>
  [question_text, hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ');

/**
 * A misconception that is told in words and is not beyond doubt is an idea that she is asked to try, and none at all where the plan says the same. Where it compares two
 * amounts there is no doubt: it holds or it doesn't.
 */
function inDoubt(session: LessonSession, question: Question | null, text: string, heard: Heard): Heard {
  const { taken, acts } = heard;
  if (question === null || taken.kind !== 'misconception') return heard;
  if (tellsOfHome(text))
    return { ...heard, acts: acts.filter(({ act }) => act !== 'misconception'), taken: { kind: 'small_talk' } };
  const compared = comparedInWords(text);
  if (signsTold(text, question)?.holds === true) return { ...heard, taken: { kind: 'remark' } };
  const told = acts.find((act) => act.act === 'misconception' && act.misconception === taken.id);
  const isGuess = told === undefined || told.confidence < guessed;
  if (compared !== null) {
    if (compared.holds) return { ...heard, taken: { kind: 'remark' } };
    return isGuess ? { ...heard, acts: acts.filter(({ act }) => act !== 'misconception'), taken: { kind: 'remark' } } : heard;
  }
  // "The mode is the average": what another word means, which is settled by what it means.
  if (isGuess && termClaimed(session, question, text)?.holds === false) return { ...heard, taken: { kind: 'remark' } };
  const isSure = told?.act === 'misconception' && isSurelyMistaken(text, told, question, session);
  if (isSure) return heard;
  // What is so is no mistake, and neither are the words of this very way, of a mistake that isn't made here.
  const isKnownHere = question.wrong_answers.some(({ misconception }) => misconception === taken.id);
  if (writesTrueLine(text) || (!isKnownHere && (saysTheWay(text, question) || isOfSolution(text, question))))
    return { ...heard, taken: { kind: 'remark' } };
  const isOfPlan =
    told?.act === 'misconception' && told.confidence < surerThanWords && planIdea(session, question, text) !== null;
  return { ...heard, taken: isOfPlan ? { kind: 'remark' } : { kind: 'idea', may_be: taken.id } };
}

/** From here on the ear is believed rather than words in common with the plan, which "g(5) means g times 5" has with what denies it. */
const surerThanWords = 0.75;
/** Up to here it is a guess, and what can be settled otherwise is. */
const guessed = 0.65;

/** A wrong answer that nothing explains is explained by the mistake that she tells beside it. */
function withMistakeTold(grading: Grading, { acts }: Heard): Grading {
  const told = acts.find((act) => act.act === 'misconception');
  if (told === undefined || grading.misconception !== null || grading.check.verdict !== 'incorrect') return grading;
  return { ...grading, misconception: told.misconception };
}

/** As it is written, or as the ear hears it among other words: "umm eight i guess". */
function probeReplyIn(question: Question, text: string, kind: 'message' | 'answer', { acts, taken }: Heard): ProbeReply | null {
  const whole = replyToProbe(question, text, kind);
  if (whole !== null || taken.kind === 'answer') return whole;
  const act = acts.find((one) => one.act === 'probe_answer');
  if (act === undefined) return null;
  return replyToProbe(question, act.answer, 'message') ?? (taken.kind === 'remark' ? numberToProbe(question, text) : null);
}

/**
 * A reply to what the tutor asked beside the question where no probe of the plan holds it: a value that the solution works out on the way is right; another,
 * sent when she was led back with a question that holds no answers, is judged by nobody.
 */
function besideTheProbe(
  { full_conversation_log: log }: LessonSession,
  question: Question,
  text: string,
  grading: Grading | null,
  { taken, acts }: Heard,
): ProbeReply | null {
  const states = taken.kind === 'check' && acts[0]?.act === 'answer'; // a value, and no question whether it is right
  if (grading?.check.verdict !== 'incorrect' && !states) return null;
  // What only takes up her talk takes no question back.
  const before = log.findLast(({ role, act }) => role === 'tutor' && act !== 'redirect' && act !== 'open' && act !== 'ask_again');
  if (before === undefined || before.turn <= question.asked_at_turn || !before.text.includes('?')) return null;
  const isLedBack = before.act === 'bridge' && asksOnTheWay(before.text.trim());
  if (grading === null) return isLedBack ? { right: null } : null;
  const isKnownMistake = grading.suited !== null;
  const found = !isKnownMistake || isLedBack ? valueOnTheWay(question, grading.text) : null;
  const wasSaid = log.some(
    ({ act, turn, text }) => act === 'bridge' && turn > question.asked_at_turn && text.includes(`$${found}$`),
  );
  // What she has sent before is nothing that she has found since: the sub-question asks for more.
  const isOld = log.some(
    ({ role, turn, text: hers }) => role === 'student' && turn > question.asked_at_turn && hers.trim() === text.trim(),
  );
  if (found !== null && !wasSaid && !isOld) return { right: true, found };
  return isLedBack && !isKnownMistake ? { right: null } : null;
}

/** What a message may be taken for that tells a step on the way. */
const mayTellStep: readonly Heard['taken']['kind'][] = ['remark', 'reason', 'idea', 'question', 'check'];
/** A statement with a question mark: "wait each part is 25?". */
const asksByTone =
  /^\W*(?:(?:so|wait|oh|ok|and|but|um+|hm+|then|like|does that mean|you mean|u mean)\W+)*(?!(?:what|how|why|when|where|which|who|do|does|did|is|are|can|could|should|would|will|whats|hows)\b)[^?]*\d[^?]*\?\s*$/i;
/** That she asks whether it is right. */
const asksIfSo = /\b(?:right|correct|ok|okay|good|isn['’]?t it|is it|is that|is this|the answer)\b/i;

/** A step of hers that is so: confirmed, and led on from. What she asks is answered by it only where she asks whether it is so. */
function stepOfHers(
  session: LessonSession,
  question: Question,
  text: string,
  grading: Grading | null,
  { taken }: Heard,
): ProbeReply | null {
  if (grading !== null && grading.check.verdict !== 'incorrect') return null;
  // "4 and 7", of 4 : 7, is more than its first number.
  if (grading === null && trueOfQuestion(question, text) !== null) return null;
  const counted = grading !== null || taken.kind === 'check' || taken.kind === 'remark' ? partCounted(question, text) : null;
  if (counted !== null && !isSaidSince(session, question, counted.count))
    return { right: true, found: counted.count, counts: counted.of };
  const found =
    grading === null
      ? mayTellStep.includes(taken.kind) && (taken.kind !== 'question' || asksIfSo.test(text) || asksByTone.test(text))
        ? stepTold(question, text)
        : null
      : (partTold(question, text) ??
        firstStepTold(question, text) ??
        doneStepTold(question, text) ??
        (/\bso far\b/i.test(text) || (text.includes('=') && writesTrueLine(text)) ? stepTold(question, text) : null));
  if (found === null || isSaidSince(session, question, found)) return null;
  const but = falseEquivalent(question, text, found);
  return { right: true, found, ...(but === null ? {} : { but }) };
}

/** Whether the tutor has said a number since the question came. */
const isSaidSince = ({ full_conversation_log: log }: LessonSession, { asked_at_turn }: Question, number: string): boolean =>
  log.some(({ turn, text, act }) => turn > asked_at_turn && act !== null && numeralsIn(text).includes(number));

const stopped = (session: LessonSession, text: string, unsafe: Unsafe): LessonSight => ({
  ...nothing,
  session,
  text,
  unsafe,
  heard: nothingHeard,
  free: true,
});

/** "x = 24 - 7": what is to be worked out, and not yet what it comes to. */
const isLeftToWorkOut = (question: Question, text: string, { check }: Grading): boolean =>
  check.verdict === 'incorrect' && check.reason === 'form' && planProposed(question, text);

/** Work of hers that isn't right all the way: beside an answer that is wrong, it explains it, and a slip better than a mistake that comes to the same; by itself it is no answer. */
function withFault({
  session,
  text,
  heard,
  grading,
  fault,
}: Pick<LessonSight, 'session' | 'text' | 'heard' | 'grading'> & { fault: FaultMet }): LessonSight {
  const isJudged = grading?.check.verdict === 'incorrect';
  const explained = isJudged
    ? { ...grading, suited: fault.words, probe: null, ...(fault.kind === 'slip' && { misconception: null, rule: null }) }
    : null;
  return { ...nothing, session, text, heard, grading: explained, fault, free: true };
}

function requireFocus({ last_question, ended }: LessonSession, question_id: string | null): void {
  const inFocus = ended === null ? (last_question?.question_id ?? null) : null;
  if (question_id === null || question_id === inFocus) return;
  throw new TutorRefusal(
    'stale',
    'The lesson has gone on to something else, perhaps in another tab. Your message is still in the field; look at the new question first.',
  );
}
