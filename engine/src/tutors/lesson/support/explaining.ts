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
 * Returns the explanation that a question relies on: its own step's; for practice right after an explanation, that one; else
 *         the nearest earlier one on the same concept, else the nearest one.
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
 * Returns the ways of explaining a step that the student hasn't been told, the step's explanation first. A way whose exact text
 *         is in the log was told. For ways told in a model's words only their number is known, so that many of the remaining
 *         ones are dropped, starting with the first.
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
 * Fits texts of the plan to the pace: if it's brief, the shortest comes first; if replies are limited, only texts that fit are
 * kept. If no text fits whole, returns parts of them. That is a last resort, because a part is hard to understand by itself
 * ("The mean is where things balance. 9 is 4 above 5.").
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

/** A reply has up to four sentences, and one of them is the verdict. */
const mostOfPart = 3;
const fitsIn = (text: string): boolean => partsOf(text, mostOfPart).length === 1;

/** A question that the student asks: its text, which an explanation may address, and the cues heard in it. */
export type Asked = { text: string; cues: readonly Cue[] };

/** A correction that shares this many words with the student's question speaks of what she asked. */
const aboutIt = 2;

/**
 * Chooses the next explanation for the question in focus: a way that the student hasn't been told, preferably the one that
 * speaks most of what `asked` mentions. After those come the step's worked example and her own finished questions on the same
 * concept, each once. When nothing new is left, the tutor goes through the question with her.
 *
 * If the correction of a misconception answers what the student asks, it comes before all ways.
 */
export function waysOf(
  session: LessonSession,
  question: Question,
  asked: Asked | null = null,
  pacing: Pacing = evenPacing,
): { words: string | null; example: StepExample | null } {
  // Before the first explanation there is no idea to put differently, and what comes later would only confuse.
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

/**
 * Returns the ways of a step, fitted to the pace, that the student hasn't been told and that don't give away the answer. The
 * explanation stays first, because the others may speak of what it introduces.
 */
const untoldFor = (session: LessonSession, question: Question, step: Explain, pacing: Pacing): string[] => {
  const untold = untoldWays(session, step);
  const begins = untold[0] === step.explanation && pacing.most === null ? 1 : 0;
  const fitted = [...untold.slice(0, begins), ...atPace(session, untold.slice(begins), pacing)];
  const ways = fitted.filter((one) => !saysTheAnswer(question, one));
  return ways.toSorted(
    (one, other) => Number(isOfAnother(session, question, one)) - Number(isOfAnother(session, question, other)),
  );
};

/** Returns the upcoming idea, for an opening question whose own help is used up; null if there is none. */
export function ideaAhead(session: LessonSession, question: Question, pacing: Pacing): string | null {
  const step = isOpening(question) ? explainStepOf(session, question) : null;
  return step === null ? null : (untoldFor(session, question, step, pacing)[0] ?? null);
}

/**
 * Returns an example that wasn't yet shown as help, and whose answer differs from that of the question in focus; null if there
 *         is none.
 */
export function exampleFor(session: LessonSession, question: Question): StepExample | null {
  const { unread, again } = examplesFor(session, question);
  return unread[0] ?? again[0] ?? null;
}

/**
 * Returns all such examples: those that the student hasn't read at all, and those that came before a question and may be read
 *         again.
 */
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

/** True if the question was asked before anything was explained. */
export const isOpening = ({ step }: Pick<Question, 'step'>): boolean => step === 0;

/** True for acts whose example helps with the question in focus, rather than preparing for a new one. */
const isAnswerToHer = (act: LessonSession['full_conversation_log'][number]['act']): boolean =>
  act === 'clarify' || act === 'another_way' || act === 'hint' || act === 'explain' || act === 'withhold';

/**
 * Returns the plan's questions on the concept of this one, worked out: first those that weren't asked in the completed steps,
 *         the latest first, and then those that the student has done. Leaves out questions with the same answer as this one.
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

/** True if the question asks for a number or a formula. An example with choices beside it is hard to read. */
const isOpen = (answer: Question['answer']): boolean => !isClosed(answer);

/** Returns an untold way from an earlier step about what the student asks, if no way of this step speaks of that. */
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
 * True if words of the plan give away the answer to a question. Authors checked them only against the questions of their own
 * step; a bank problem, or a question of another step, may have their example's numbers by chance.
 */
export const saysTheAnswer = ({ answer, question_text: stem }: Question, words: string): boolean =>
  toldIn(JSON.stringify({ answer, stem, words })) !== null;

/** Remembered, because authored questions and words come back with student after student. */
const toldIn = rememberReadings(
  (key): Leak | null => {
    const { answer, stem, words } = JSON.parse(key) as { answer: AnswerQuestion; stem: string; words: string };
    const leaks = findLeak({ text: words, answer, stem, shown: [], written: [] });
    return leaks.find(({ way }) => way !== 'solution' && way !== 'announced') ?? null;
  },
  3000,
  4000,
);

/**
 * Returns the correction of the misconception in the student's last answers to the question, for when she asks why they are
 *         wrong.
 */
function whyWrong(session: LessonSession, question: Question): string | null {
  const correction = question.wrong_attempts === 0 ? null : correctionIn(session.topic, lastShown(session, question));
  return correction === null || isTold(session.full_conversation_log, correction) ? null : correction;
}

const isTold = (log: LessonSession['full_conversation_log'], words: string): boolean =>
  log.some(({ role, text }) => role === 'tutor' && text.includes(words));

/** Returns the correction of a misconception that speaks of what the student asks, if she hasn't read it yet. */
function correctionFor({ topic, full_conversation_log }: LessonSession, asked: string): string | null {
  const untold = topic.guidelines.misconceptions
    .map(({ correction }) => correction)
    .filter((correction) => !isTold(full_conversation_log, correction));
  const best = mostAbout(untold, asked);
  return best !== null && sharedWords(best, asked) >= aboutIt ? best : null;
}

/**
 * Counts the ways of explaining that occur in the words as used, so that the next one is different. Other words don't count.
 */
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
