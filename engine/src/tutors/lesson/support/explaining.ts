import type { StepExample, StudyPlanStep } from '@stoa/schema/study-plan';
import { findLeak, type Leak } from '../../../guards/leak/find-leak.ts';
import { rememberReadings } from '../../../guards/remember-readings.ts';
import { printedAnswer } from '../../../problems/answer-question.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { Cue } from '../hearing/heard.ts';
import { isClosed } from '../../../problems/is-closed.ts';
import { correctionIn, lastShown } from './mistakes/mistake-shown.ts';
import { withFractionBars } from './page-fractions.ts';
import { isOfAnother } from './of-another-question.ts';
import { stepAt } from './progress/step-progress.ts';
import { partsOf } from '../../../guards/sentence-count.ts';
import { evenPacing, type Pacing } from './progress/pacing.ts';
import { mostAbout, sharedWords } from './words-in-common.ts';
import { checkAnswer, type AnswerQuestion } from '../../../math/check-answer.ts';

type Explain = Extract<StudyPlanStep, { type: 'explain' }>;

/**
 * The explanation that a question leans on: its own step's; of practice that follows an explanation at once that one; else the nearest
 * before it on the same concept, else the nearest.
 */
export function explainStepOf(session: LessonSession, question: Pick<Question, 'step' | 'concept'>): Explain | null {
  const own = stepAt(session, Math.max(1, question.step));
  if (own?.type === 'explain') return own;
  const justBefore = stepAt(session, question.step - 1);
  if (own?.type === 'practice' && justBefore?.type === 'explain') return justBefore;
  const explains = session.topic.plan.steps.filter((step): step is Explain => step.type === 'explain');
  const before = explains.filter(({ step }) => step <= Math.max(1, question.step));
  return before.findLast(({ concept }) => concept === question.concept) ?? before.at(-1) ?? explains[0] ?? null;
}

/**
 * Ways of explaining a step that the student has not been told, its explanation first. A way that stands in the log word for word was told; of
 * those that were told in a model's words only their number is known, so that many of the others are left out, the first first.
 */
export function untoldWays(
  { full_conversation_log, ways_used }: Pick<LessonSession, 'full_conversation_log' | 'ways_used'>,
  { step, explanation, another_way }: Explain,
): string[] {
  const ways = [explanation, ...another_way];
  const untold = ways.filter((way) => !isTold(full_conversation_log, way));
  const inOtherWords = (ways_used[step] ?? 0) - (ways.length - untold.length);
  return untold.slice(Math.max(0, inOtherWords));
}

/**
 * Words of the plan as this pace wants them: the shortest first where it is brief; where a reply is limited, those that fit into it. A part of one
 * that is longer hardly stands by itself ("The mean is where things balance. 9 is 4 above 5."), so parts come only where none fits whole.
 */
export function atPace(
  { full_conversation_log }: Pick<LessonSession, 'full_conversation_log'>,
  texts: readonly string[],
  { brief, most }: Pacing,
): string[] {
  const sized = brief ? texts.toSorted((one, other) => one.length - other.length) : [...texts];
  if (most === null) return sized;
  const fitting = sized.filter(fitsIn);
  return fitting.length > 0
    ? fitting
    : sized.flatMap((text) => partsOf(text, mostOfPart)).filter((part) => !isTold(full_conversation_log, part));
}

/** Of a reply of four sentences one is the verdict. */
const mostOfPart = 3;
const fitsIn = (text: string): boolean => partsOf(text, mostOfPart).length === 1;

/** Warns of a mistake, and so explains nothing to who comes to the idea only now. */
const warns = /\b(?:mistake|can[’']t|cannot|don[’']t|doesn[’']t|isn[’']t|never|nobody|wrong|instead)\b/i;

/**
 * The words with which an idea begins: its explanation, or where few are wanted the shorter of it and the first other way, which stands by itself; then
 * another way that is short enough and explains; then the first part of the explanation.
 */
export function firstWayAtPace(ways: readonly string[], { brief, most }: Pacing): string | null {
  const [explanation, other] = ways;
  if (explanation === undefined || !brief) return explanation ?? null;
  const shortest = [explanation, other ?? explanation].toSorted((one, two) => one.length - two.length);
  if (most === null) return shortest[0]!;
  return shortest.find(fitsIn) ?? ways.find((way) => fitsIn(way) && !warns.test(way)) ?? partsOf(explanation, mostOfPart)[0]!;
}

/** A question of the student's: its words, which an explanation may speak of, and what was heard in them. */
export type Asked = { text: string; cues: readonly Cue[] };

/** Two of the student's words in a correction: then it speaks of what was asked. */
const aboutIt = 2;

/**
 * The next way of explaining what the question in focus is about: one that she has not been told, and of those the one that speaks most
 * of what `asked` names; then the step's worked example, and the student's own questions on the same that are done, each once; then nothing new,
 * and the tutor goes through the question with her.
 *
 * What the student asks may be answered in one sentence by the correction of a misconception, which then comes before all ways.
 */
export function waysOf(
  session: LessonSession,
  question: Question,
  asked: Asked | null = null,
  pacing: Pacing = evenPacing,
): { words: string | null; example: StepExample | null } {
  // Before the first explanation no idea is there to be told in other words: what comes later would be one more riddle.
  if (isOpening(question) && asked === null) return { words: null, example: exampleFor(session, question) };
  const step = explainStepOf(session, question);
  if (step === null) return { words: null, example: null };
  const wrong = asked?.cues.includes('names_mistake') ? whyWrong(session, question) : null;
  if (wrong !== null) return { words: wrong, example: null };
  const ways = untoldFor(session, question, step, pacing);
  const way =
    asked === null ? (ways[0] ?? null) : (earlierWay(session, question, step, ways, asked.text) ?? mostAbout(ways, asked.text));
  const correction = asked === null ? null : correctionFor(session, asked.text);
  if (
    asked !== null &&
    correction !== null &&
    sharedWords(correction, asked.text) > (way === null ? 0 : sharedWords(way, asked.text))
  )
    return { words: correction, example: null };
  if (way !== null) return { words: way, example: null };
  return { words: null, example: exampleFor(session, question) };
}

/** The ways of a step that she has not been told and that keep the answer, as this pace wants them. */
const untoldFor = (session: LessonSession, question: Question, step: Explain, pacing: Pacing): string[] => {
  const ways = atPace(session, untoldWays(session, step), pacing).filter((one) => !saysTheAnswer(question, one));
  return ways.toSorted(
    (one, other) => Number(isOfAnother(session, question, one)) - Number(isOfAnother(session, question, other)),
  );
};

/** The idea that comes next, for an opening question whose own help is used up; null where there is none. */
export function ideaAhead(session: LessonSession, question: Question, pacing: Pacing): string | null {
  const step = isOpening(question) ? explainStepOf(session, question) : null;
  return step === null ? null : (untoldFor(session, question, step, pacing)[0] ?? null);
}

/** An example that the student has not been shown in answer to her, and that ends in another answer than the question in focus wants. */
export function exampleFor(session: LessonSession, question: Question): StepExample | null {
  const { unread, again } = examplesFor(session, question);
  return unread[0] ?? again[0] ?? null;
}

/** All of these: those that she has not read at all, and what stood before a question and may be read once more. */
export function examplesFor(session: LessonSession, question: Question): { unread: StepExample[]; again: StepExample[] } {
  const step = explainStepOf(session, question);
  if (step === null) return { unread: [], again: [] };
  const own = isOpening(question)
    ? session.topic.plan.opening_examples
    : saysTheAnswer(question, `It is ${step.worked_example.answer}.`)
      ? []
      : [step.worked_example];
  const log = session.full_conversation_log;
  const shown = new Set(log.flatMap(({ example }) => example?.stem ?? []));
  const answered = new Set(log.flatMap(({ act, example }) => (isAnswerToHer(act) && example !== null ? example.stem : [])));
  const examples = [...own, ...solvedOn(session, question)].filter(({ stem }) => !answered.has(stem));
  return { unread: examples.filter(({ stem }) => !shown.has(stem)), again: examples.filter(({ stem }) => shown.has(stem)) };
}

/** Asked before anything was explained. */
export const isOpening = ({ step }: Pick<Question, 'step'>): boolean => step === 0;

/** Acts whose example is help, and no preparation for a question. */
const isAnswerToHer = (act: LessonSession['full_conversation_log'][number]['act']): boolean =>
  act === 'clarify' || act === 'another_way' || act === 'hint' || act === 'explain' || act === 'withhold';

/**
 * Questions of the plan on what this one is about, worked out: those that were not asked in the steps that are done, the latest first, and
 * then those that the student has done. None that wants the answer of this one.
 */
export function solvedOn(
  { topic, closed_questions, current_step }: LessonSession,
  { concept, answer, question_text }: Question,
): StepExample[] {
  const asked = closed_questions.flatMap(({ source }) => (source.kind === 'plan' ? source.id : []));
  const planned = topic.plan.steps.flatMap((one) =>
    one.type === 'practice' ? [] : one.questions.map((own) => ({ own, at: one.step })),
  );
  const fits = planned.filter(
    ({ own }) =>
      own.concept === concept &&
      own.text !== question_text &&
      isOpen(own.answer) &&
      checkAnswer(answer, own.answer.expected).verdict !== 'correct',
  );
  const untouched = fits.filter(({ own, at }) => at < current_step && !asked.includes(own.id)).toReversed();
  const again = asked.toReversed().flatMap((id) => fits.find(({ own }) => own.id === id) ?? []);
  return [...untouched, ...again].map(({ own }) => ({
    stem: own.text,
    ...(own.figure !== undefined && { figure: own.figure }),
    steps: own.solution,
    answer: withFractionBars(printedAnswer(own.answer)),
  }));
}

/** Asked for a number or a formula: with choices beside it, an example is hard to read. */
const isOpen = (answer: Question['answer']): boolean => !isClosed(answer);

/** Where no way of the step speaks of what the student asks: an untold one of a step before it that does. */
function earlierWay(
  session: LessonSession,
  question: Question,
  { step }: Explain,
  ways: readonly string[],
  asked: string,
): string | null {
  if (ways.some((way) => sharedWords(way, asked) > 0)) return null;
  const before = session.topic.plan.steps.flatMap((one) => (one.type === 'explain' && one.step < step ? [one] : []));
  const best = mostAbout(
    before.flatMap((one) => untoldWays(session, one)).filter((one) => !saysTheAnswer(question, one)),
    asked,
  );
  return best !== null && sharedWords(best, asked) > 0 ? best : null;
}

/**
 * Whether words of the plan say the answer to a question. They were held against the questions of their own step; a problem of the bank,
 * or a question of another step, may have the numbers of their example by chance.
 */
export const saysTheAnswer = ({ answer, question_text: stem }: Question, words: string): boolean =>
  toldIn(JSON.stringify({ answer, stem, words })) !== null;

/** Question and words are an author's, and come back with student after student. */
const toldIn = rememberReadings(
  (key): Leak | null => {
    const { answer, stem, words } = JSON.parse(key) as { answer: AnswerQuestion; stem: string; words: string };
    const leaks = findLeak({ text: words, answer, stem, shown: [], written: [] });
    return leaks.find(({ way }) => way !== 'solution' && way !== 'announced') ?? null;
  },
  3000,
  4000,
);

/** What puts right the misconception that showed in the student's last answers to the question, where she asks why they are wrong. */
function whyWrong(session: LessonSession, question: Question): string | null {
  const correction = question.wrong_attempts === 0 ? null : correctionIn(session.topic, lastShown(session, question));
  return correction === null || isTold(session.full_conversation_log, correction) ? null : correction;
}

const isTold = (log: LessonSession['full_conversation_log'], words: string): boolean =>
  log.some(({ role, text }) => role === 'tutor' && text.includes(words));

/** The correction of a misconception that speaks of what the student asks, where she has not read it yet. */
function correctionFor({ topic, full_conversation_log }: LessonSession, asked: string): string | null {
  const untold = topic.guidelines.misconceptions
    .map(({ correction }) => correction)
    .filter((correction) => !isTold(full_conversation_log, correction));
  const best = mostAbout(untold, asked);
  return best !== null && sharedWords(best, asked) >= aboutIt ? best : null;
}

/** Counts the ways of explaining that stand in words as used, so that the next one is another; other words count for nothing. */
export function useWay(session: LessonSession, words: string | null): LessonSession {
  if (words === null) return session;
  for (const one of session.topic.plan.steps) {
    if (one.type !== 'explain') continue;
    const used = [one.explanation, ...one.another_way].filter((way) => words.includes(way)).length;
    if (used > 0)
      return { ...session, ways_used: { ...session.ways_used, [one.step]: (session.ways_used[one.step] ?? 0) + used } };
  }
  return session;
}
