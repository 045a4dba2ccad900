import { isDisclosure } from '../../../safety/crisis-message.ts';
import { askedIn as questionsAsked } from '../support/asked/asked-in.ts';
import { asksHowMuchIsLeft, asksIfLast, shortAnswerTo } from '../support/asked/short-answer-to.ts';
import { feelingsToMeet } from '../support/feelings-to-meet.ts';
import type { EverydayWord } from '@stoa/schema/everyday-words';
import { wayOf } from '../agents/master-tutor/idea-of-solution.ts';
import { saysTheAnswer } from '../support/explaining.ts';
import { isToldLately } from '../support/next-help.ts';
import { questionKnownIn } from '../support/asked/likely-question.ts';
import { comparedInWords } from '../support/claims/compared-in-words.ts';
import { extremeTold } from '../support/reasons/extreme-told.ts';
import { ownLine } from '../support/reasons/own-line.ts';
import { signsTold } from '../support/reasons/signs-told.ts';
import { pictureAsked } from '../support/pictures/picture-asked.ts';
import { sharedWords } from '../support/words-in-common.ts';
import { planIdea } from '../support/claims/plan-idea.ts';
import { toldBeforeAsking } from '../support/steps/asks-what-next.ts';
import { stepAsked } from '../support/steps/step-asked.ts';
import { mistakesValueOfChoice, otherValue } from '../support/claims/other-value.ts';
import { showsWork } from '../support/reasons/shows-work.ts';
import { comesToAnswer, weighAskedReason, worksTruly } from '../support/reasons/weigh-asked-reason.ts';
import { digitsCompared } from '../support/reasons/digits-compared.ts';
import { writesFalseLine, writesTrueLine } from '../support/claims/false-line.ts';
import { isClosed } from '../../../problems/is-closed.ts';
import { inOneLine, statedIn, worksFalsely } from '../support/claims/stated-lines.ts';
import { leadsAside } from '../support/claims/true-line-told.ts';
import { isComplete, type LessonSession, type Question } from '../state/lesson-session.ts';
import { givesReason } from '../hearing/reasons/because.ts';
import { findsTutorUnclear } from '../hearing/complains-of-reply.ts';
import { asksForm, formNamed } from '../hearing/asks-form.ts';
import { askedBeside } from '../hearing/asked-beside.ts';
import { checkWanted } from '../hearing/wish-to-check.ts';
import { valueAskedAbout } from '../hearing/answers/value-asked-about.ts';
import { topicWished } from '../hearing/topic-wished.ts';
import { paceWished } from '../hearing/pace-wished.ts';
import { mourns } from '../hearing/people/tells-of-loss.ts';
import { findsItUseless, toldByOthers } from '../hearing/people/told-by-others.ts';
import type { Cue } from '../hearing/heard.ts';
import { deedsOf } from '../support/progress/deeds-told.ts';
import type { Beside, ShortAnswer, TeachingAct } from './lesson-move.ts';
import { askedPlainly } from './on-asked-plainly.ts';
import { besideQuestion } from './beside-question.ts';
import { progressOf } from './progress-told.ts';
import type { LessonSight } from './lesson-sight.ts';

/**
 * Chooses what the reply takes up besides its act: first her feelings, then anything else she asked, and the reason that she
 * gave for a right answer.
 */
export function besidesOf(
  session: LessonSession,
  sight: LessonSight,
  teaching: TeachingAct,
  everyday: readonly EverydayWord[] = [],
): Beside[] {
  const { heard, grading, text } = sight;
  // "Can the mean be a number nobody has?" is a question that the plan answers, not loneliness.
  const isAsked =
    teaching.act === 'clarify' && questionKnownIn(session.topic, session.last_question, sight.text)?.answer === teaching.words;
  // A student who is leaving doesn't need to be offered a break.
  const stays = !('onward' in teaching) || teaching.onward.kind !== 'end';
  const met = isAsked ? [] : feelingsToMeet(sight).map((one) => (stays ? one : { ...one, break: false }));
  const feelings: Beside[] = [...greeting(sight), ...met, ...(stays ? [] : inGrief(session)), ...afterDanger(session, sight)];
  const question = session.last_question ?? session.awaiting_reason;
  if (mourns(heard) || (teaching.act === 'redirect' && heard.cues.includes('asks_the_question'))) return feelings;
  const returns =
    session.ended !== null && teaching.act === 'redirect' && (heard.cues.includes('comes_back') || heard.cues.includes('greets'));
  if (returns) return [...feelings, { do: 'answer_shortly', answer: 'welcome_back' }];
  if (question === null) return [...feelings, ...(session.extension === 'offered' ? shortlyOnOffer(heard, sight, teaching) : [])];
  const plain = askedPlainly(everyday, sight.session, question, sight, teaching);
  if (teaching.act === 'bridge' && isMetByIt(sight))
    return [...feelings, ...(plain.length === 0 && heard.cues.includes('was_passed_over') ? [passedOver] : plain)];
  const asked =
    heard.taken.kind === 'reason' ||
    heard.taken.kind === 'continuation' || // "ok, what's next"
    teaching.act === 'clarify' ||
    teaching.act === 'explain' ||
    teaching.act === 'tell'
      ? []
      : askedIn(heard, sight)
          .filter(({ text }) => session.awaiting_reason === null || !asksWhyAsked.test(text))
          .filter(({ text }) => !isMet(teaching, text) && !ofTutorItself.test(text))
          .slice(0, 1);
  const isUnanswered = (teaching.act === 'hint' || teaching.act === 'probe') && 'unanswered' in teaching;
  const isAnsweredAnyway =
    (teaching.act === 'hint' && grading === null) || // the hint itself is the answer
    plain.length > 0 ||
    findsTutorUnclear(text) ||
    heard.cues.includes('asks_of_tutor') ||
    (grading === null && stepAsked(sight.session, question, text) !== null);
  const toAnswer = isAnsweredAnyway ? [] : asked;
  const answers: Beside[] = isUnanswered
    ? [{ do: 'answer_shortly', answer: 'no_answer' }]
    : toAnswer.flatMap((one): Beside[] => besideQuestion(session, question, one, { teaching, text }));
  const trivia: Beside[] =
    heard.taken.kind === 'off_topic' && teaching.act === 'redirect' && !heard.cues.includes('tells_of_life')
      ? [{ do: 'answer_shortly', answer: 'trivia' }]
      : [];
  const toTutor =
    plain.length > 0
      ? passedOverToo(sight, plain)
      : asksForm(text) && grading === null
        ? [formOf(question, text)]
        : ofTutor(session, sight, question);
  const thought = heard.cues.includes('asks_of_tutor') ? [] : thoughtBeside(session, question, sight, teaching);
  const reasons = grading?.check.verdict === 'correct' ? reasonBeside(session, question, sight) : lateReason(teaching);
  const left: Beside[] =
    grading?.check.verdict === 'correct' && (asksHowMuchIsLeft.test(text) || asksIfLast(text)) && !isComplete(session)
      ? [progressOf(session)]
      : [];
  const isPaced = topicWished(text)?.kind !== 'about' || /\b(?:hard|fast|skip|quick|slow|easier)/i.test(text);
  const pace = grading?.check.verdict === 'correct' && isPaced ? paceWished(heard) : null;
  const paced: Beside[] = pace === null ? [] : [{ do: 'answer_shortly', answer: pace }];
  const pause: Beside[] =
    heard.taken.kind === 'break' && teaching.act === 'redirect' ? [{ do: 'answer_shortly', answer: 'break' }] : [];
  if (teaching.act === 'redirect' && teaching.of_last !== undefined)
    return [...feelings, { do: 'answer_shortly', answer: teaching.of_last }];
  const compared: Beside[] =
    teaching.act === 'redirect' && teaching.compared !== undefined ? [{ do: 'settle_comparison', ...teaching.compared }] : [];
  if (teaching.act === 'redirect' && teaching.held !== undefined)
    return [...feelings, { do: 'confirm_idea', of: 'the lesson', ...teaching.held }];
  if (teaching.act === 'redirect' && teaching.is_the_way === true)
    return [...feelings, { do: 'confirm_idea', of: 'the way', words: null }];
  const claimed = claimBeside(session, question, teaching);
  const others =
    (toTutor.length > 0 && grading === null) || claimed.length + compared.length > 0
      ? thought.filter((one) => one.do === 'answer_step' && heard.cues.includes('was_passed_over'))
      : [...thought, ...answers];
  return [...feelings, ...toTutor, ...reasons, ...claimed, ...compared, ...others, ...trivia, ...pause, ...paced, ...left];
}

/** Owns up, if she complains as well, and then answers. In her first message there's nothing to complain of. */
const passedOverToo = ({ session, heard }: LessonSight, plain: Beside[]): Beside[] =>
  heard.cues.includes('was_passed_over') && session.turn_count > 0 ? [passedOver, ...plain] : plain;

/** "Do you like pizza too or are you a robot": beside an answer, no part of the lesson answers it. */
const ofTutorItself =
  /\b(?:do (?:you|u) (?:like|love|eat|have(?! to\b)|play)\b|(?:are|r) (?:you|u) (?:an? )?(?:robot|bot|ai|human|person|real|computer))\b/i;

/** True if the act itself already answers the student's question, which is whether a value is right. */
const isMet = (teaching: TeachingAct, asked: string): boolean =>
  teaching.act === 'ask_again' && teaching.why === 'unsent' && (valueAskedAbout(asked) !== null || checkWanted(asked) !== null);

/** Returns a word for the first answer after the student told of a danger: it wasn't forgotten. */
const afterDanger = ({ safety_flags, turn_count }: LessonSession, { grading }: LessonSight): Beside[] =>
  grading !== null && safety_flags.some(({ kind, turn }) => isDisclosure(kind) && turn === turn_count)
    ? [{ do: 'answer_shortly', answer: 'not_forgotten' }]
    : [];

/** Returns a warm word for a student who leaves after she told of a loss in this lesson. */
const inGrief = ({ full_conversation_log }: LessonSession): Beside[] =>
  full_conversation_log.some(({ heard }) => heard !== undefined && mourns(heard))
    ? [{ do: 'acknowledge', told: 'loss', break: false, again: true, while: 'leaving' }]
    : [];

/** True if what the tutor says about the student's work also answers her message. It doesn't if she asks why or how. */
const isMetByIt = ({ grading, reply, fault, text }: LessonSight): boolean =>
  grading === null &&
  (fault !== null ||
    reply === null ||
    (reply.right === true &&
      reply.found !== null &&
      (toldBeforeAsking(text) !== null || !/\b(?:why|how|what|when|which)\b/i.test(text))));

/** Chooses the short answer to what the student asks while harder problems are on offer, if nothing in the plan answers it. */
function shortlyOnOffer(heard: LessonSight['heard'], sight: LessonSight, teaching: TeachingAct): Beside[] {
  if (teaching.act !== 'redirect' || heard.cues.includes('asks_of_tutor')) return [];
  if (heard.taken.kind === 'off_topic') return [{ do: 'answer_shortly', answer: 'trivia' }];
  const [asked] = askedIn(heard, sight);
  const isAsked = heard.taken.kind === 'question' || heard.taken.kind === 'check';
  if (!isAsked && heard.taken.kind !== 'break') return [];
  if (heard.taken.kind === 'break') return [{ do: 'answer_shortly', answer: 'break' }];
  const short = asked === undefined ? null : shortAnswerTo(asked);
  // The number of harder problems isn't known.
  return short === 'how_many_more' ? [] : [{ do: 'answer_shortly', answer: short ?? 'not_here' }];
}

/**
 * Finds the questions in the message. Beside a right answer, it also looks for a question in the words that were heard as her
 * reason.
 */
function askedIn(heard: LessonSight['heard'], { grading, text }: LessonSight): ReturnType<typeof questionsAsked> {
  const beside = grading?.check.verdict === 'correct' ? askedBeside(text) : null;
  const asked = questionsAsked(heard, text);
  return beside === null || asked.length > 0 ? asked : [{ about: 'why', text: beside }];
}

/** Says whether a word of the lesson means what the student takes it to mean. */
function claimBeside(session: LessonSession, question: Question, teaching: TeachingAct): Beside[] {
  const claimed = teaching.act === 'redirect' ? teaching.claimed : undefined;
  if (claimed === undefined) return [];
  const { meaning, holds } = claimed;
  const isKept = saysTheAnswer(question, meaning) || isToldLately(session, meaning);
  return [{ do: 'settle_word', holds, other: claimed.holds ? null : claimed.other, words: isKept ? null : meaning }];
}

/** Answers what the student says to the tutor itself: that it may be wrong, how she's doing, why it asks. */
function ofTutor(session: LessonSession, { text, heard: { cues, acts }, grading }: LessonSight, question: Question): Beside[] {
  if (grading !== null) {
    if (cues.includes('sorry_for_spelling')) return [{ do: 'answer_shortly', answer: 'spelling_fine' }];
    if (cues.includes('apologizes')) return [{ do: 'answer_shortly', answer: 'no_worries' }];
    if (grading.check.verdict !== 'correct') return [];
    if (cues.includes('noticed_slip') && question.wrong_attempts > 0) return [{ do: 'answer_shortly', answer: 'slip_noticed' }];
    if (cues.includes('was_passed_over')) return [passedOver];
    return findsTutorUnclear(text) ? [{ do: 'answer_shortly', answer: 'was_unclear' }] : [];
  }
  if (cues.includes('was_passed_over')) return [passedOver];
  if (findsTutorUnclear(text)) return [{ do: 'answer_shortly', answer: 'was_unclear' }];
  if (cues.includes('disputes')) return [{ do: 'answer_shortly', answer: 'disputed' }];
  if (cues.includes('asks_if_slow')) return [howSheDoes(session, question, 'slow')];
  if (cues.includes('asks_how_i_do')) return [howSheDoes(session, question, 'how')];
  if (cues.includes('asks_why_asked')) return [{ do: 'answer_shortly', answer: 'why_asked' }];
  if (cues.includes('had_help')) return [{ do: 'answer_shortly', answer: 'had_help' }];
  const short = shortlyToCue.find(([cue]) => cues.includes(cue));
  if (short !== undefined) return [{ do: 'answer_shortly', answer: short[1] }];
  if (cues.includes('guessed')) return [{ do: 'answer_shortly', answer: 'guessed' }];
  return toldByOthers({ text, heard: { cues, acts } }) ? ofOthers(text, question) : [];
}

/** Cues that have one short answer, whatever the message was heard as. */
const shortlyToCue: readonly (readonly [Cue, ShortAnswer])[] = [
  ['sorry_for_spelling', 'spelling_fine'],
  ['suspects_trick', 'no_catch'],
  ['asks_if_harder', 'gets_harder'],
  ['mocks_hard', 'hard_or_not'],
  ['hesitates', 'takes_time'],
];

/** Tells the student what she has done so far, unless counting it would give away the answer to the open question. */
function howSheDoes(session: LessonSession, question: Question, asked: 'how' | 'slow'): Beside {
  const deeds = deedsOf(session);
  if (deeds === null || saysTheAnswer(question, deeds))
    return { do: 'answer_shortly', answer: asked === 'slow' ? 'not_slow' : 'how_i_do' };
  return { do: 'say_deeds', asked, deeds };
}

/** Says how an answer to the question is written. */
const formOf = ({ answer: { input_type } }: Question, text: string): Beside => {
  const named = isClosed({ input_type }) ? null : formNamed(text);
  return { do: 'answer_shortly', answer: named === null ? (formsOfAnswer[input_type] ?? 'form_number') : `form_${named}` };
};
const formsOfAnswer: Readonly<Partial<Record<Question['answer']['input_type'], ShortAnswer>>> = {
  fraction: 'form_fraction',
  decimal: 'form_decimal',
  multiple_choice: 'form_choice',
  boolean: 'form_truth',
  expression: 'form_expression',
};

const passedOver: Beside = { do: 'answer_shortly', answer: 'passed_over' };

/**
 * Answers what the student says others think or do. If they find it useless: what it's good for. If they do it differently:
 * that there are several ways. After a wrong answer, nothing: the rule `saidByOthers` responds to her mistake instead.
 */
const ofOthers = (text: string, { wrong_attempts }: Question): Beside[] => {
  if (findsItUseless(text)) return [{ do: 'answer_shortly', answer: 'relevance' }];
  return wrong_attempts > 0 ? [] : [{ do: 'answer_shortly', answer: 'other_ways' }];
};

/** Returns the greeting in the student's first message. A greeting by itself is small talk, which has its own reply. */
const greeting = ({ session, heard: { cues, taken } }: LessonSight): Beside[] =>
  session.turn_count === 0 && cues.includes('greets') && taken.kind !== 'small_talk' ? [{ do: 'greet' }] : [];

/**
 * "Why do you ask?", "what do you mean": questions about the tutor's request for a reason, which she needn't answer. No passage
 * of the plan answers them.
 */
const asksWhyAsked =
  /\bwhy\b.*\b(?:ask|asking|explain|tell|say|know)\b|\bwhat (?:do|did) (?:you|u|ya) mean\b|\bhow (?:do|did) i (?:see|know)\b|^\W*(?:why|what|how|huh)\W*$/i;

/** "10x7 is 70 and then i still need the 2x7 part": matches the part that's left to do, after a line of work. */
const stillToDo = /[\s,;.]*\b(?:and |but |so )?(?:then |now )?i (?:still|just|only) (?:need|have|got)\b.*$/i;

/** Responds to a thought in a message without an answer: a step that she asks about, a surprise, an idea that the plan has. */
function thoughtBeside(session: LessonSession, question: Question, sight: LessonSight, teaching: TeachingAct): Beside[] {
  if (sight.grading !== null || session.last_question === null) return [];
  const step = teaching.act === 'hint' || teaching.act === 'redirect' ? stepAsked(sight.session, question, sight.text) : null;
  if (step !== null && step.verdict !== 'next') return [{ do: 'answer_step', verdict: step.verdict }];
  if (teaching.act !== 'redirect' || sight.heard.taken.kind !== 'remark') return [];
  if (sight.heard.cues.includes('is_surprised')) return [{ do: 'share_surprise' }];
  const done = sight.text.replace(stillToDo, '');
  if (done !== sight.text && writesTrueLine(done)) return [{ do: 'confirm_idea', of: 'the way', words: null }];
  const isTrue =
    comparedInWords(sight.text)?.holds === true ||
    (writesTrueLine(sight.text) && !leadsAside(question, sight.text)) ||
    extremeTold(question, sight.text)?.holds === true;
  if (isTrue || signsTold(sight.text, question)?.holds === true) return [{ do: 'confirm_idea', of: 'the lesson', words: null }];
  const picture = pictureAsked(session, question, sight.text);
  if (picture !== null) return [{ do: 'answer_question', ...picture }];
  const of = planIdea(session, question, sight.text);
  return of === null ? [] : [{ do: 'confirm_idea', of, words: null }];
}

/**
 * Responds to the reason that she gives beside a right answer. A false line is mended, and a reason is weighed. If nobody can
 * judge it, her own true line is taken up.
 */
function reasonBeside(
  session: LessonSession,
  question: Question,
  { text, heard: { acts, cues }, reason: told }: LessonSight,
): Beside[] {
  if (writesFalseLine(text) && worksFalsely(text)) {
    const way = wayOf(question);
    return way === null ? [] : [{ do: 'mend_line', words: way }];
  }
  if (mistakesValueOfChoice(question, text))
    return [{ do: 'weigh_reason', of: 'this question', given: 'by_chance', words: wayOf(question), fault: { kind: 'not_so' } }];
  const value = otherValue(question, text);
  if (value !== null)
    return [
      { do: 'weigh_reason', of: 'this question', given: 'by_chance', words: null, fault: { kind: 'other_value', number: value } },
    ];
  const digits = digitsCompared(question, text);
  if (digits !== null) return [{ do: 'weigh_reason', of: 'this question', given: 'fits', words: digits }];
  const line = ownLine(question, text);
  const own: Beside[] = line === null ? [] : [{ do: 'take_up_line', line }];
  if (told === null || (cues.includes('noticed_slip') && !/\d/.test(told.words))) return own; // "i counted wrong" is no reason
  const asked = askedBeside(text);
  const words = asked === null ? told.words : told.words.replace(asked, ' ').trim();
  const reason = acts.find(({ act, confidence }) => act === 'reason' && confidence > sureOfReason);
  // "I thought free means no money" says what she took a word to mean, which is no reason.
  const isWorked = givesReason.test(words) && /\d\s*[-+*x×÷/]\s*\d/.test(words);
  const isGiven =
    (reason !== undefined || isWorked) &&
    speaksOfWay(words) &&
    !/\bi thought\b|\bbut (?:it|that|this|i)\b.*\b(?:still|should)\b/i.test(words) &&
    (asked === null || givesReason.test(words)) &&
    !/^\W*\w+ of (?:the )?\w+\W*$/i.test(reason?.text ?? ''); // "7 of 8" is no reason
  // A question beside her work is answered, and the work isn't praised: the praise would sound like a yes to the question.
  if (!isGiven && (asked !== null || !showsWork(words))) return asked === null ? own : [];
  const weighed = weighAskedReason(session, question, words, { taken: { kind: 'reason' }, acts: told.acts });
  const { standing, fault } = weighed;
  const of = 'this question';
  // A calculation says how, unless she gives it as her reason.
  const is_work = !givesReason.test(words) && statedIn(inOneLine(words)).length > 0 && !tellsOfThings(question, words);
  if (standing === 'fits') return [{ do: 'weigh_reason', of, given: 'fits', words: null, is_work }];
  if (standing === 'misconception') return [{ do: 'weigh_reason', of, given: 'misconception', words: weighed.words }];
  if (standing === 'by_chance')
    return weighed.words === null
      ? []
      : [{ do: 'weigh_reason', of, given: 'by_chance', words: weighed.words, ...(fault && { fault }) }];
  // The solution's way would talk over hers, which may be better.
  const comesOut = worksTruly(words) && comesToAnswer(words, question);
  return own.length > 0 ? own : [{ do: 'weigh_reason', of, given: 'unknown', words: null, is_work: comesOut }];
}
const sureOfReason = 0.6;

/** True if she says with the words of the question what her numbers are: "in every row 8 tiles so 8+8+8+8 = 32". */
const tellsOfThings = ({ question_text, hint, solution }: Question, words: string): boolean =>
  sharedWords(
    [question_text, hint, ...solution.map(({ explanation }) => explanation)].join(' '),
    words.replace(/\b(?:add\w*|plus|minus|times|divid\w*|multipl\w*|subtract\w*|take|away|equals?)\b/gi, ' '),
  ) > 1;

/** True if the words beside an answer tell a way to it. "my grandma bakes every sunday so I know flour" doesn't. */
const speaksOfWay = (words: string): boolean => givesReason.test(words) || showsWork(words) || doesSomething.test(words);
const doesSomething =
  /(?<!\bbut\W+(?:\w+\W+){0,4})\b(?:i|you|u|ya|we|they|just|then|and) (?:just |only |have to |had to |need to |can |always |first )*(?:add|added|plus|subtract|subtracted|take|took|minus|times|timesed|multiply|multiplied|multiplyed|divide|divided|split|share|shared|count|counted|halve|halved|double|doubled|keep|kept|put|switch|flip|move|moved|line|lined)\b/i;

/** Responds to the reason for the previous question if she gives it while the next question is already waiting. */
function lateReason(teaching: TeachingAct): Beside[] {
  const late = teaching.act === 'redirect' ? teaching.late_reason : undefined;
  if (late === undefined) return [];
  const { standing, words } = late;
  if (standing === 'by_chance' || standing === 'misconception')
    return words === null ? [] : [{ do: 'weigh_reason', of: 'the last one', given: standing, words }];
  return standing === 'none' ? [] : [{ do: 'weigh_reason', of: 'the last one', given: standing, words: null }];
}
