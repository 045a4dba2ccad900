import { longestMessage, type LessonInput } from '@stoa/schema/lesson';
import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { readTyped } from '../../../safety/read-typed.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import { asksOnTheWay, besideTheQuestion, numberToProbe, replyToProbe, type ProbeReply } from '../questions/reply-to-probe.ts';
import { valueOnTheWay } from '../questions/value-on-the-way.ts';
import { gradeAnswer } from '../questions/grade-answer.ts';
import { withAnswerAskedAbout } from '../hearing/answers/answer-asked-about.ts';
import { endsOtherLine } from '../hearing/answers/ends-other-line.ts';
import { inRightForm } from '../hearing/answers/answer-in-right-form.ts';
import { findsUnfit, offeredValue } from '../hearing/answers/offered-value.ts';
import { asksIfItIs, asksIfValueIs, checkWanted } from '../hearing/wish-to-check.ts';
import { valueAskedAbout } from '../hearing/answers/value-asked-about.ts';
import { selfCheckOf } from '../support/self-check.ts';
import { tellsOfHome } from '../hearing/people/tells-of-life.ts';
import { wrongAnswerWorked } from '../hearing/answers/wrong-answer-worked.ts';
import { heardOtherwise } from '../hearing/answers/heard-otherwise.ts';
import { numeralsIn } from '../support/numbers-in.ts';
import { planIdea } from '../support/claims/plan-idea.ts';
import { comparedInWords } from '../support/claims/compared-in-words.ts';
import { termClaimed } from '../support/claims/term-claimed.ts';
import { firstFault } from '../support/claims/first-fault.ts';
import { faultMet, type FaultMet } from '../support/claims/fault-met.ts';
import { signsTold } from '../support/reasons/signs-told.ts';
import { trueLineTold } from '../support/claims/true-line-told.ts';
import { writesTrueLine } from '../support/claims/false-line.ts';
import { saysTheWay } from '../support/reasons/weigh-asked-reason.ts';
import { isOfConcept } from '../support/mistakes/of-concept.ts';
import { asksOfValueSent } from '../support/mistakes/value-judged.ts';
import { isOfSolution, isSurelyMistaken } from '../support/mistakes/mistake-told.ts';
import { saysNoReason } from '../hearing/reasons/no-reason.ts';
import { givesReason } from '../hearing/reasons/because.ts';
import { reasonWords } from '../hearing/reasons/reason-words.ts';
import { partsMixed } from '../support/claims/parts-mixed.ts';
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
import { calculationAsked } from '../support/steps/calculation-asked.ts';
import { planProposed } from '../support/steps/plan-proposed.ts';
import { toldBeforeAsking } from '../support/steps/asks-what-next.ts';
import { asksAboutStep, asksWhichOperation } from '../support/steps/step-asked.ts';
import { stepTold } from '../support/reasons/step-told.ts';
import { wordsAsTyped } from '../../../safety/words-as-typed.ts';
import { grieves, situationIn } from './hearing-situation.ts';
import { reasonOfAnswered } from './reason-of-answered.ts';
import { piecesCounted } from '../support/claims/pieces-counted.ts';
import { plainlyStated } from '../hearing/answers/plainly-stated.ts';
import { isKnownWrong } from '../questions/is-known-wrong.ts';
import { isSaidSince, stepOfHers } from './step-of-hers.ts';

/**
 * Perceives a turn of the student's: what is heard in the message, and how an answer in it is judged. Both happen only here,
 * deterministically.
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
  // Before anything is refused: a cry for help must be heard even in a message that is too long, or from a stale tab.
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
  // "4/30 is the smallest", when the question asks for the greatest: it's about another amount.
  const isOfOther = question !== null && input.kind === 'message' && extremeTold(question, text) !== null;
  const isByChance = question !== null && input.kind === 'message' && endsOtherLine(text, wayOf(question));
  const wish = question === null || input.kind === 'answer' ? null : wishToCheck(session, question, text, asHeard);
  const taking: TakenFor | null = isOfOther
    ? { kind: 'remark' }
    : isByChance || (question !== null && input.kind === 'message' && asksOfValueSent(text))
      ? { kind: 'check' }
      : offered === null
        ? (wish ?? wrongWork(world, question, text, input.kind, asHeard))
        : { kind: 'answer', text: offered };
  const heard: Heard = taking === null ? asHeard : { ...asHeard, taken: taking };
  const { taken } = heard;
  const grading =
    question !== null && taken.kind === 'answer' ? gradeHeard(world, question, { value: taken.text, text, heard }) : null;
  const fault = question === null || grading?.check.verdict === 'correct' ? null : faultMet(session, question, text);
  // A false line may belong to the previous question. A faulty step of this question, with another number or result, doesn't.
  const isOfThis = fault !== null && fault.kind !== 'result';
  const late = question === null || isOfThis ? null : reasonOfAnswered(session, question, text, input.kind, { heard, grading });
  if (late !== null) return { ...nothing, session, text, heard: late, free: true };
  if (fault !== null) return withFault({ session, text, heard, grading, fault });
  if (question !== null && grading !== null && isLeftToWorkOut(question, text, grading))
    return { ...nothing, session, text, heard: { ...heard, taken: { kind: 'remark' } }, free: true };
  const before = toldBeforeAsking(text);
  const asksStep =
    grading === null &&
    before === null &&
    (asksAboutStep(text) || asksWhichOperation(text)) &&
    !(question !== null && asksIfValueIs(text) && stepTold(question, text) !== null);
  const reply =
    question === null ||
    asksStep ||
    wish !== null ||
    grading?.check.verdict === 'correct' ||
    (grading === null && testsOwnAnswer(question, text))
      ? null
      : (piecesOfHers(question, text, grading) ??
        probeReplyIn(question, text, input.kind, heard) ??
        (input.kind === 'message' ? besideTheProbe(session, question, text, grading, heard) : null) ??
        (input.kind === 'message' ? stepOfHers(world, session, question, text, grading, heard) : null));
  if (reply !== null)
    return { ...nothing, session, text, heard: { ...heard, taken: { kind: 'probe_answer' } }, reply, free: true };
  const value =
    grading === null && taking === null && question !== null && input.kind === 'message'
      ? plainlyStated(question, text, heard)
      : null;
  if (question !== null && value !== null) {
    const stated: Heard = { ...heard, taken: { kind: 'answer', text: value } };
    const judged = gradeHeard(world, question, { value, text, heard: stated });
    if (judged.check.verdict === 'incorrect') return { ...nothing, session, text, heard: stated, grading: judged, free: true };
  }
  const free = !(taken.kind === 'answer' && taken.text === text);
  const reason = grading?.check.verdict === 'correct' ? reasonBeside(session, grading.question, text) : null;
  return { ...nothing, session, text, heard, grading, reason, free };
}

/** The parts of a turn that stay empty unless something is found. */
const nothing = { unsafe: null, grading: null, reply: null, reason: null, fault: null } as const;

/**
 * Hears her reason for a right answer as if it replied to "How did you see that?", because no misconception is heard in words
 * beside an answer.
 */
function reasonBeside(session: LessonSession, question: Question, text: string): LessonSight['reason'] {
  const words = withoutGuess(reasonWords(text));
  if (words === '' || saysNoReason(plainWords(tidyMessage(words)))) return null;
  return { words, acts: hearTyped(words, 'message', situationIn({ ...session, awaiting_reason: question }, null)).acts };
}

/** "Because 4+6 is 10... idk i just guess": a reason that is told and then taken back is a reason still. */
const withoutGuess = (words: string): string => {
  const told = words.replace(/[\s.,;…]+(?:(?:idk|but|and|i dont know)[\s,]+)*i (?:just |kinda |sorta )?guess(?:ed)?\b.*$/i, '');
  return givesReason.test(told) && /\d/.test(told) ? told : words;
};

/**
 * Recognizes that the student wants to know whether a value is right, if her words ask for exactly that. If the question has no
 * self-check and she names no value, she asks about the topic: the plan may answer "how do i check it".
 */
function wishToCheck(session: LessonSession, question: Question, text: string, { taken }: Heard): TakenFor | null {
  if (findsUnfit(session, text)) return { kind: 'check', wants: 'another' };
  // "Is it 24 - 7?" asks about the way, and not about a value.
  if (calculationAsked(text) !== null && planProposed(question, text)) return null;
  const wanted = taken.kind === 'answer' || taken.kind === 'two_answers' ? null : checkWanted(text);
  if (wanted === null || wanted === 'verdict') return wanted === null ? null : { kind: 'check' };
  if (wanted === 'why' && asksAboutStep(text)) return null; // "just tell me yes or no do i divide"
  if (wanted === 'why' || selfCheckOf(question) !== null) return { kind: 'check', wants: wanted };
  return valueAskedAbout(text) === null ? null : { kind: 'check' };
}

/**
 * Takes work whose result is a known wrong answer for an answer, if nothing else in the message was one. Work that has only
 * made the two numbers of such a fraction may be the misconception behind it, and so may a result that she only asks about.
 */
function wrongWork(
  world: LessonWorld,
  question: Question | null,
  text: string,
  kind: LessonInput['kind'],
  { taken }: Heard,
): TakenFor | null {
  if (question === null || kind !== 'message' || !mayBeWork.includes(taken.kind)) return null;
  if (firstFault(question, text) !== null) return null;
  const told = trueLineTold(question, text);
  const leadsOn = told?.kind === 'of_way' || told?.kind === 'of_answer';
  const worked = leadsOn ? null : wrongAnswerWorked(question, text, (value) => isKnownWrong(world, question, value));
  if (worked !== null) return { kind: 'answer', text: worked };
  const may_be =
    partsMixed(question, text) ?? (told?.kind === 'mistake' && endsWith(text, told.value) ? told.misconception : undefined);
  return may_be === undefined ? null : { kind: 'idea', may_be };
}
const endsWith = (text: string, value: string): boolean => numeralsIn(text).at(-1) === value && !text.includes(`-${value}`);
const mayBeWork: readonly TakenFor['kind'][] = ['question', 'check', 'remark', 'reason', 'idea', 'small_talk', 'feeling'];

/** Returns the text of the question, its hint and its solution. */
const wayOf = ({ question_text, hint, solution }: Question): string =>
  [question_text, hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ');

/**
 * Downgrades a misconception that isn't certain to an idea that she's asked to try, or to a remark if the plan says the same. A
 * comparison of two amounts is never in doubt: it holds or it doesn't.
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
  // "The mode is the average" states what another word means, so the word's meaning is the reply.
  if (isGuess && termClaimed(session, question, text)?.holds === false) return { ...heard, taken: { kind: 'remark' } };
  const isSure = told?.act === 'misconception' && isSurelyMistaken(text, told, question, session);
  if (isSure) return heard;
  const isOthers = !isOfConcept(session, question, taken.id);
  if (isOthers) return { ...heard, acts: acts.filter(({ act }) => act !== 'misconception'), taken: { kind: 'remark' } };
  // A true line is no mistake. Neither are words from this question's own solution, if the misconception isn't a known one
  // here.
  const isKnownHere = question.wrong_answers.some(({ misconception }) => misconception === taken.id);
  if (writesTrueLine(text) || (!isKnownHere && (saysTheWay(text, question) || isOfSolution(text, question))))
    return { ...heard, taken: { kind: asksIfItIs(text) ? 'check' : 'remark' } };
  const isOfPlan =
    told?.act === 'misconception' && told.confidence < surerThanWords && planIdea(session, question, text) !== null;
  return { ...heard, taken: isOfPlan ? { kind: 'remark' } : { kind: 'idea', may_be: taken.id } };
}

/**
 * At this confidence or above, what was heard outweighs words shared with the plan: "g(5) means g times 5" shares them with the
 * sentence that denies it.
 */
const surerThanWords = 0.75;
/** Below this confidence, a misconception is only a guess, and anything more certain comes first. */
const guessed = 0.65;

/** Grades the value that was heard in a message, in the form that she wrote it in. */
function gradeHeard(world: LessonWorld, question: Question, sent: { value: string; text: string; heard: Heard }): Grading {
  return withMistakeTold(gradeAnswer(world, question, inRightForm(question, sent.value, sent.text)), sent.heard);
}

/** Takes the misconception that she states beside a wrong answer as its cause, if none is known. */
function withMistakeTold(grading: Grading, { acts }: Heard): Grading {
  const told = acts.find((act) => act.act === 'misconception');
  if (told === undefined || grading.misconception !== null || grading.check.verdict !== 'incorrect') return grading;
  return { ...grading, misconception: told.misconception };
}

/** Finds what she says of the answer's pieces. It comes before a reply to the open probe, which may be only half of it. */
function piecesOfHers(question: Question, text: string, grading: Grading | null): ProbeReply | null {
  const pieces = grading === null ? piecesCounted(question, text) : null;
  return pieces === null ? null : { right: true, found: pieces.of, pieces };
}

/** Finds a reply to the open probe, in the whole message or in the part of it that was heard as one: "umm eight i guess". */
function probeReplyIn(question: Question, text: string, kind: 'message' | 'answer', { acts, taken }: Heard): ProbeReply | null {
  const whole = replyToProbe(question, text, kind);
  if (whole !== null || taken.kind === 'answer') return whole;
  const act = acts.find((one) => one.act === 'probe_answer');
  const probe = question.open_probe?.probe;
  if (act === undefined || probe === undefined || !besideTheQuestion(question, probe, text).includes(act.text)) return null;
  return replyToProbe(question, act.answer, 'message') ?? (taken.kind === 'remark' ? numberToProbe(question, text) : null);
}

/**
 * Finds a reply to what the tutor asked besides the question, when no probe in the plan has it. A value that the solution works
 * out on the way is right. Another value isn't judged (`right: null`) if the tutor had led her back with a question without
 * listed answers.
 */
function besideTheProbe(
  { full_conversation_log: log }: LessonSession,
  question: Question,
  text: string,
  grading: Grading | null,
  { taken, acts }: Heard,
): ProbeReply | null {
  const states = taken.kind === 'check' && acts[0]?.act === 'answer'; // a value, without asking whether it's right
  if (grading?.check.verdict !== 'incorrect' && !states) return null;
  // A tutor message that only responds to her talk doesn't withdraw the question that it asked before.
  const before = log.findLast(({ role, act }) => role === 'tutor' && act !== 'redirect' && act !== 'open' && act !== 'ask_again');
  if (before === undefined || before.turn <= question.asked_at_turn) return null;
  // She asked for a common denominator, was told what that is, and names it.
  const common = grading !== null && ofCommonMultiple.test(before.text) ? stepTold(question, grading.text) : null;
  if (common !== null && !isSaidSince({ full_conversation_log: log }, question, common)) return { right: true, found: common };
  if (!before.text.includes('?')) return null;
  const isLedBack = before.act === 'bridge' && asksOnTheWay(before.text.trim());
  if (grading === null) return isLedBack ? { right: null } : null;
  const isKnownMistake = grading.suited !== null;
  const found = !isKnownMistake || isLedBack ? valueOnTheWay(question, grading.text) : null;
  const wasSaid = log.some(
    ({ act, turn, text }) => act === 'bridge' && turn > question.asked_at_turn && text.includes(`$${found}$`),
  );
  // What she sent before is no new finding: the sub-question asks for more.
  const isOld = log.some(
    ({ role, turn, text: hers }) => role === 'student' && turn > question.asked_at_turn && hers.trim() === text.trim(),
  );
  if (found !== null && !wasSaid && !isOld) return { right: true, found };
  return isLedBack && !isKnownMistake ? { right: null } : null;
}

const ofCommonMultiple = /\b(?:common (?:multiple|denominator)s?|lcm|lcd)\b/i;

const stopped = (session: LessonSession, text: string, unsafe: Unsafe): LessonSight => ({
  ...nothing,
  session,
  text,
  unsafe,
  heard: nothingHeard,
  free: true,
});

/** True for "x = 24 - 7": it says what is to be worked out, but not the result. */
const isLeftToWorkOut = (question: Question, text: string, { check }: Grading): boolean =>
  check.verdict === 'incorrect' && check.reason === 'form' && planProposed(question, text);

/**
 * Handles work that isn't all right. Beside a wrong answer, the fault explains it; if the fault is a slip, it does so better
 * than a misconception with the same result. Anything else isn't treated as an answer.
 */
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
