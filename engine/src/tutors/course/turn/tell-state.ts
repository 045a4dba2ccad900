import type { ConceptCard, LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { OwnResult } from '../hearing/own-problem.ts';
import { concerns, type AskedEquality } from '../hearing/asked-equality.ts';
import type { CourseRequest } from '../hearing/course-request.ts';
import { leastMeant } from '../hearing/hear-course-message.ts';
import { sureEnough } from '../policy/compute-policy.ts';
import type { CourseSentence } from './course-sentences.ts';
import type { CourseSpeech } from './course-speech.ts';
import { drillWith, examQuestion, isClear, keyIdeas, say, shortTitle, socratic } from './said-response.ts';
import { isToldWhy, nextStepWords, tierWords, waitOf, whyFirst } from './way-words.ts';

/**
 * Answers what a student asks about the conversation itself, from its state: the card in front of her, what was graded last,
 * her exam questions, the way to what she wants. Code knows all of that, so no model is asked. Null if she asks nothing about
 * it.
 */
export function tellState(speech: CourseSpeech): LlmTutorResponse | null {
  const { event, situation, heard } = speech;
  if (event.type === 'DRILL_STUCK') return situation.drill?.unitId === event.unitId ? helpWithDrill(speech, 'hint') : null;
  if (heard === null) return null;
  if (heard.equality !== null) return sameOrNot(speech, heard.equality);
  if (heard.ownResult !== null && !isOfCard(speech, heard.ownResult)) return ownProblem(speech, heard.ownResult);
  // If she asks for one meaning before any card is open, the script replies instead, because it also says where the unit leads.
  const isBeforeCards = isClear(speech) && !isCardOpen(speech) && speech.terms.length === 1;
  if (isOfOpenExam(speech)) return socratic(speech, say(speech, 'examNoHelp'));
  if (speech.terms.length > 0 && !isBeforeCards) return meaning(speech);
  const cared = kindWords(speech, heard);
  if (cared !== null) return cared;
  if (heard.request !== null && isMeant(speech, heard)) return answers[heard.request.kind](speech);
  // While an exam question is open, any message without a clear topic of its own is about that question.
  return isExamInFront(speech) && !isClear(speech) ? socratic(speech, say(speech, 'examNoHelp')) : null;
}

/** True if she asks for the meaning of a word in the exam question in front of her. */
const isOfOpenExam = (speech: CourseSpeech): boolean =>
  isExamInFront(speech) && speech.terms.some((term) => speech.situation.exam?.words.includes(term.section.toLowerCase()));

/**
 * True if a request can be taken as meant. One that isn't outright refers to the card in front of her. Without a card, it may
 * be about a topic that the course doesn't have, or one that the tutor has to ask about.
 */
function isMeant(
  { situation, mappedUnits: [first] }: CourseSpeech,
  { request, covered, namesForeign }: NonNullable<CourseSpeech['heard']>,
): boolean {
  if (request === null || request.outright) return true;
  if (namesForeign) return false;
  if (situation.exam !== null || situation.drill !== null) return covered || request.kind !== 'help_with_word';
  return covered && (first === undefined || first.confidence < leastMeant);
}

/** True if the last card is an exam question that is waiting. */
const isExamInFront = ({ situation: { exam, lastCard } }: CourseSpeech): boolean => exam !== null && lastCard?.type === 'EXAM';

const answers: Readonly<Record<CourseRequest, (speech: CourseSpeech) => LlmTutorResponse | null>> = {
  who: (speech) => aside(speech, 'whoItIs'),
  why_this: whyThis,
  used_for: usedFor,
  why_wrong: howItGoes,
  was_right: wasRight,
  own_mistake: (speech) => andOn(speech, 'foundMistake'),
  next_step: (speech) => goOn(speech, nextStepWords(speech)),
  yes: (speech) => goOn(speech, null),
  progress: (speech) => socratic(speech, nextStepWords(speech)),
  tier: (speech) => socratic(speech, tierWords(speech)),
  when_taught: () => null, // the answer that follows says what comes before it
  exam: examAsked,
  unlock: whenUnlocked,
  if_wrong: (speech) => socratic(speech, say(speech, 'ifWrong')),
  practice: (speech) => practice(speech, speech.situation.drill === null ? null : 'practiceOther'),
  harder: (speech) => practice(speech, 'practiceHarder'),
  easier: (speech) => practice(speech, 'practiceEasier'),
  help: (speech) => help(speech, 'hint'),
  hint: (speech) => help(speech, 'hint'),
  explain_last: explainLast,
  tired: (speech) => socratic(speech, say(speech, 'tired')),
  help_with_word: (speech) => help(speech, 'hint'),
  show_answer: (speech) => (isCardOpen(speech) ? help(speech, 'hintNotAnswer') : workedExample(speech)),
  example: workedExample,
  option: answerTyped,
  value: answerTyped,
  no: (speech) => socratic(speech, say(speech, 'declined')),
  stop: (speech) => socratic(speech, say(speech, 'stopped')),
  thanks: (speech) => (isCardOpen(speech) ? aside(speech, 'welcome') : socratic(speech, say(speech, 'thanked'))),
  clicked: (speech) => andOn(speech, 'clicked'),
  hello: (speech) => (speech.situation.said.length === 0 ? null : socratic(speech, say(speech, 'greeted'))),
  something_else: (speech) => socratic(speech, say(speech, 'whatElse')),
  bored: (speech) => socratic(speech, say(speech, isExamInFront(speech) ? 'examNoHelp' : 'bored')),
  test_soon: testSoon,
  complaint: sorry,
  read_aloud: (speech) => aside(speech, 'notReadAloud'),
  draw: (speech) => aside(speech, 'notDrawing'),
  joke: (speech) => aside(speech, 'joke'),
  aside: (speech) => aside(speech, 'aside'),
  off_task: (speech) => socratic(speech, say(speech, 'offTask')),
};

const isCardOpen = (speech: CourseSpeech): boolean => speech.situation.drill !== null || isExamInFront(speech);

/** Replies to a remark that isn't about the topic, and leads back to what is in front of her. */
function aside(speech: CourseSpeech, sentence: CourseSentence): LlmTutorResponse {
  const { exam, drill } = speech.situation;
  if (isExamInFront(speech) && exam !== null)
    return socratic(speech, `${say(speech, sentence)} ${say(speech, 'examWaits', { exam: shortTitle(exam.title) })}`);
  const next = drill !== null ? 'stillOpen' : speech.situation.goal === null ? 'whenReadyTopic' : 'whenReady';
  return socratic(speech, `${say(speech, sentence)} ${say(speech, next)}`);
}

/** Replies to something that she found out herself, then leads to what is open, or to the next problem. */
const andOn = (speech: CourseSpeech, sentence: 'foundMistake' | 'clicked'): LlmTutorResponse =>
  isCardOpen(speech) || speech.situation.goal === null
    ? aside(speech, sentence)
    : socratic(speech, `${say(speech, sentence)} ${say(speech, 'readyForNext')}`);

/** Says whether her last answer was right. If a card is open, her answer to it hasn't been checked yet. */
function wasRight(speech: CourseSpeech): LlmTutorResponse | null {
  const { graded } = speech.situation;
  if (isCardOpen(speech)) return answerTyped(speech);
  if (graded === null) return socratic(speech, say(speech, 'nothingGraded'));
  if (!graded.isCorrect) return socratic(speech, say(speech, 'wasNotRight'));
  return socratic(speech, `${say(speech, 'wasRight')} ${say(speech, 'readyForNext')}`);
}

/**
 * Says what the unit is good for outside of school; or why it comes first, if she asked for another unit and hasn't been told
 * why.
 */
function usedFor(speech: CourseSpeech): LlmTutorResponse {
  const { use } = speech.focus;
  if (use === null || (speech.way !== null && !isToldWhy(speech)) || speech.situation.said.some((line) => line.includes(use)))
    return whyThis(speech);
  const words = say(speech, 'usedFor', { use });
  return socratic(speech, isCardOpen(speech) ? words : `${words} ${say(speech, 'wantPractice')}`);
}

/** Says how to get ready for a test in her own class. */
function testSoon(speech: CourseSpeech): LlmTutorResponse {
  return isCardOpen(speech) ? aside(speech, 'testSoon') : socratic(speech, say(speech, 'testSoon'));
}

/** Replies to a complaint that she isn't helped: another hint, an example, or what is allowed during an exam question. */
function sorry(speech: CourseSpeech): LlmTutorResponse {
  if (isExamInFront(speech)) return socratic(speech, say(speech, 'examNoHelp'));
  const better = speech.situation.drill === null ? workedExample(speech) : helpWithDrill(speech, 'hint');
  return better === null
    ? socratic(speech, `${say(speech, 'sorry')} ${say(speech, 'whichPart')}`)
    : { ...better, tutor_text: `${say(speech, 'sorry')} ${better.tutor_text}` };
}

/** Replies kindly to what troubles her, if she talks about nothing else. Her teacher is told too (`toldIn`). */
function kindWords(speech: CourseSpeech, { trouble, request }: NonNullable<CourseSpeech['heard']>): LlmTutorResponse | null {
  if (trouble === null || isClear(speech) || request?.outright === true) return null;
  return socratic(speech, say(speech, speech.situation.goal === null ? 'whenReadyTopic' : 'whenReady'));
}

/**
 * Says whether two expressions are the same, which is computed and never assumed. If one belongs to the open card, she is asked
 * to use its answer box.
 */
function sameOrNot(speech: CourseSpeech, equality: AskedEquality): LlmTutorResponse {
  const { drill, examIsOpen } = speech.situation;
  if (examIsOpen) return socratic(speech, say(speech, 'noChecks'));
  if (drill !== null && concerns(equality, drill.secrets)) return socratic(speech, say(speech, 'typeInCard'));
  const { left, right, isEqual } = equality;
  return socratic(speech, say(speech, isEqual ? 'isSame' : 'isNotSame', { left: `$${left}$`, right: `$${right}$` }));
}

/** True if what she typed is, or may be, the card in front of her: its answer belongs there. */
function isOfCard({ situation }: CourseSpeech, { problem, result }: OwnResult): boolean {
  const bare = (text: string): string => text.replace(/\\(?:left|right|cdot)|[\s{}*]/g, '');
  return situation.drill?.secrets.some((secret) => [problem, result].some((one) => bare(secret) === bare(one))) ?? false;
}

/** Says whether her result for her own problem is right. That is computed. */
function ownProblem(speech: CourseSpeech, { problem, result, isRight }: OwnResult): LlmTutorResponse {
  if (speech.situation.examIsOpen) return socratic(speech, say(speech, 'noChecks'));
  const isEquation = problem.includes('=');
  const sentence = isEquation ? (isRight ? 'ownSolved' : 'ownNotSolved') : 'ownRewritten';
  const words = say(speech, sentence, { problem: `$${problem}$`, result: `$${result}$` });
  return socratic(speech, speech.situation.drill === null ? words : `${words} ${say(speech, 'stillOpen')}`);
}

/** Says what a word means, or two, in the course's own words. */
function meaning(speech: CourseSpeech): LlmTutorResponse {
  const text = speech.terms.map((term) => term.text).join(' ');
  const said = speech.situation.said.some((line) => line.includes(text)) ? say(speech, 'meansAgain', { means: text }) : text;
  const { exam, drill } = speech.situation;
  if (isExamInFront(speech) && exam !== null)
    return socratic(speech, `${said} ${say(speech, 'examWaits', { exam: shortTitle(exam.title) })}`);
  return socratic(speech, `${said} ${say(speech, drill === null ? 'afterMeaning' : 'stillOpen')}`);
}

function whyThis(speech: CourseSpeech): LlmTutorResponse {
  const why = whyFirst(speech, 'whyFirst') ?? say(speech, 'whyGoal', { next: nextStepWords(speech) });
  return socratic(speech, why);
}

/** Explains how what was graded last is solved. If nothing has been graded, helps with the problem in front of her. */
function howItGoes(speech: CourseSpeech): LlmTutorResponse | null {
  const { graded } = speech.situation;
  if (graded === null)
    return speech.situation.drill === null && !isExamInFront(speech)
      ? socratic(speech, say(speech, 'nothingGraded'))
      : help(speech, 'hint');
  if (graded.how === null) return socratic(speech, say(speech, 'howUnknown'));
  const title = shortTitle(speech.others.get(graded.unitId)?.title ?? graded.unitId);
  return socratic(speech, say(speech, graded.kind === 'drill' ? 'howDrill' : 'howExam', { how: graded.how, title }));
}

/** "Huh?" is about what is in front of her, or about what was graded last. */
function explainLast(speech: CourseSpeech): LlmTutorResponse | null {
  const { graded, drill } = speech.situation;
  return graded === null || drill !== null || isExamInFront(speech) ? help(speech, 'hint') : howItGoes(speech);
}

/** Says what comes next if it is already in front of her; otherwise does it. */
function goOn(speech: CourseSpeech, step: string | null): LlmTutorResponse | null {
  const { exam, drill } = speech.situation;
  if (isExamInFront(speech) && exam !== null) return socratic(speech, say(speech, 'examWaits', { exam: shortTitle(exam.title) }));
  if (drill !== null) return socratic(speech, say(speech, 'drillWaits'));
  if (speech.situation.said.length === 0 && !isClear(speech)) return null; // nothing was offered
  if (isClear(speech) && !isToldWhy(speech)) return null; // she means a unit, and the answer that follows says why it begins with another
  const question = examQuestion(speech);
  if (question !== null || step === null) return question ?? practice(speech, null);
  return drillWith(speech, `${step} ${practiceWords(speech)}`) ?? socratic(speech, step);
}

/** Serves a practice problem of the unit that is taught. */
export function practice(
  speech: CourseSpeech,
  sentence: 'practiceOther' | 'practiceHarder' | 'practiceEasier' | null,
): LlmTutorResponse {
  const text = sentence === null ? practiceWords(speech) : say(speech, sentence);
  return drillWith(speech, text) ?? noDrill(speech);
}

/** Serves a key idea of a unit that has no problems. */
export function noDrill(speech: CourseSpeech): LlmTutorResponse {
  const { concept } = speech.focus;
  const text = concept === null ? say(speech, 'firstStep') : `${ideaIn(speech, concept)} ${say(speech, 'whichPart')}`;
  const why = isToldWhy(speech) ? null : whyFirst(speech, 'startWith');
  return socratic(speech, why === null ? text : `${why} ${text}`);
}

/**
 * Returns what is said with a drill: why it is from another unit than she asked for, if she hasn't been told; otherwise a reply
 * to the last result.
 */
export function practiceWords(speech: CourseSpeech): string {
  const { policy, situation, examsReachable, event, alike } = speech;
  if (policy.examReady && !examsReachable) return say(speech, 'examsDown');
  const isNew = situation.lastCard?.unitId !== policy.focusUnitId || (event.type === 'NONE' && isClear(speech));
  if (isNew && speech.way !== null && !isToldWhy(speech, event.type === 'NONE' && isClear(speech) ? 3 : 12) && !isNamed(speech)) {
    const others = alike.length === 0 ? '' : ` If you mean ${listed(alike)}, tell me.`;
    return `${whyFirst(speech, 'startWith')!}${others}`;
  }
  const { graded } = situation;
  if (graded === null || event.type === 'NONE' || graded.unitId !== policy.focusUnitId) return say(speech, 'practice');
  if (graded.kind === 'exam') return say(speech, graded.isCorrect ? 'practice' : 'practiceAfterExam');
  return say(speech, graded.isCorrect ? 'practiceAfterRight' : 'practiceAfterWrong');
}

/** True if she names the unit that is taught herself, so that nobody has to explain why. */
export const isNamed = ({ mappedUnits: [surest], policy, event }: CourseSpeech): boolean =>
  event.type === 'NONE' && surest?.unitId === policy.focusUnitId && surest.confidence >= sureEnough;

const listed = (titles: readonly string[]): string =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} or ${titles.at(-1)!}`;

/** Serves an exam question if she may take one now; otherwise says what is still needed. */
function examAsked(speech: CourseSpeech): LlmTutorResponse {
  const { situation, readiness, now, examsReachable } = speech;
  if (situation.exam !== null) return socratic(speech, say(speech, 'examWaits', { exam: shortTitle(situation.exam.title) }));
  const question = examQuestion(speech);
  if (question !== null) return question;
  if (!readiness.examReady) return socratic(speech, say(speech, 'notYetExam', { next: nextStepWords(speech) }));
  if (!examsReachable) return practice(speech, null);
  return readiness.nextEligibleAt === null
    ? socratic(speech, say(speech, 'noExams'))
    : socratic(speech, say(speech, 'allLocked', { wait: waitOf(readiness.nextEligibleAt, now) }));
}

/** Says when a locked question can be tried again. */
function whenUnlocked(speech: CourseSpeech): LlmTutorResponse {
  const { revisit, now } = speech;
  if (revisit.lockedCount > 0 && revisit.nextEligibleAt !== null)
    return socratic(speech, say(speech, 'unlocked', { wait: waitOf(revisit.nextEligibleAt, now) }));
  return revisit.isReady
    ? socratic(speech, say(speech, 'lockOver'))
    : socratic(speech, say(speech, 'noneLocked', { next: nextStepWords(speech) }));
}

/**
 * Helps with what is in front of her: not with an exam question, with a hint for a drill, and otherwise with how to begin. Null
 * if nothing has been said yet.
 */
function help(speech: CourseSpeech, sentence: 'hint' | 'hintNotAnswer'): LlmTutorResponse | null {
  const { situation, focus, policy } = speech;
  if (isExamInFront(speech)) return socratic(speech, say(speech, 'examNoHelp'));
  if (situation.drill !== null) return helpWithDrill(speech, sentence);
  if (situation.said.length === 0) return null;
  if (situation.goal === null && situation.lastCard === null) return socratic(speech, say(speech, 'askTopic')); // she hasn't begun
  if (focus.concept === null) return null;
  if (policy.stuck && !areKeyIdeasInFront(speech)) return keyIdeas(speech, focus.concept);
  return focus.drill === null ? noDrill(speech) : socratic(speech, say(speech, 'idea', { idea: ideaIn(speech, focus.concept) }));
}

const areKeyIdeasInFront = ({ situation: { lastCard }, policy }: CourseSpeech): boolean =>
  lastCard?.type === 'CONCEPT' && lastCard.unitId === policy.focusUnitId;

/** Returns one key idea of a unit, preferably one that the tutor hasn't said yet. */
export const ideaIn = ({ situation: { said } }: CourseSpeech, { key_ideas }: ConceptCard): string =>
  key_ideas.find((one) => !said.some((line) => line.includes(one))) ?? key_ideas[0]!;

/**
 * Returns the next hint for an open drill. If drills show that she is stuck and she hasn't seen the key ideas, these come
 * first. If there are no more hints, says so.
 */
export function helpWithDrill(speech: CourseSpeech, sentence: 'hint' | 'hintNotAnswer'): LlmTutorResponse {
  const { situation, policy, focus } = speech;
  const isOfFocus = situation.drill?.unitId === policy.focusUnitId;
  if (policy.stuck && isOfFocus && focus.concept !== null && !situation.keyIdeasOf.has(policy.focusUnitId))
    return keyIdeas(speech, focus.concept);
  const [hint] = situation.drill?.hints ?? [];
  if (hint !== undefined) return socratic(speech, say(speech, sentence, { hint }));
  const untold = isOfFocus
    ? focus.concept?.key_ideas.find((one) => !situation.said.some((line) => line.includes(one)))
    : undefined;
  return socratic(speech, untold === undefined ? say(speech, 'noMoreHints') : say(speech, 'hint', { hint: untold }));
}

/** Shows a worked example of the unit that is taught. */
function workedExample(speech: CourseSpeech): LlmTutorResponse | null {
  if (isExamInFront(speech)) return socratic(speech, say(speech, 'examNoHelp'));
  const example = speech.focus.concept?.worked_example;
  if (example == null) return help(speech, 'hint');
  const lines = [example.problem_latex, ...(example.steps_latex ?? []), example.final_answer_latex];
  return socratic(speech, say(speech, 'example', { example: `${lines.map((line) => `$${line}$`).join(', then ')}.` }));
}

/** Says that an answer that she typed as a message belongs on the card. */
function answerTyped(speech: CourseSpeech): LlmTutorResponse | null {
  if (isExamInFront(speech)) return socratic(speech, say(speech, 'examChoose'));
  return speech.situation.drill === null ? null : socratic(speech, say(speech, 'typeInCard'));
}
