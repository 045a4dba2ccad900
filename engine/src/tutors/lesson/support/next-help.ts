import type { BankedProblem } from '@stoa/schema/problem';
import type { StepExample } from '@stoa/schema/study-plan';
import { answerQuestion, shownAnswer } from '../../../problems/answer-question.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { fittingProblems, selectionFor } from '../questions/practice-problems.ts';
import { lineOf, saysNothing, stepsToShow } from '../questions/steps-to-show.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { atPace, examplesFor, ideaAhead, saysTheAnswer, waysOf } from './explaining.ts';
import { numbersIn } from './numbers-in.ts';
import { withFractionBars } from './page-fractions.ts';
import type { Pacing } from './progress/pacing.ts';
import { stepAt } from './progress/step-progress.ts';
import { meaningsOfWordsIn } from './asked/word-meaning.ts';

/** One more piece of help with a question: words, or a worked example. */
export type Help =
  | { kind: 'line'; words: string } // the hint, or the next line of the solution
  | { kind: 'way' | 'meaning'; words: string } // the idea in other words; what a word of the question means
  | { kind: 'example'; example: StepExample };

/**
 * Returns the next help with a question that the student hasn't read. In order: the hint and the solution's lines except the
 *         last; the idea in other words; worked examples from the step and the plan; a worked bank problem of the same kind;
 *         what a word of the question means; a bank problem with smaller numbers. With `first: 'ways'`, other words come before
 *         the lines. Null if all help was given.
 */
export function nextHelp(
  world: Pick<LessonWorld, 'shelf' | 'met'>,
  session: LessonSession,
  question: Question,
  pacing: Pacing,
  first: 'lines' | 'ways' = 'lines',
): Help | null {
  const line = nextLine(session, question);
  const way = waysOf(session, question, null, pacing).words;
  const inWords: (Help | null)[] = [
    line === null ? null : { kind: 'line', words: line },
    way === null ? null : { kind: 'way', words: way },
  ];
  const own = (first === 'lines' ? inWords : inWords.toReversed()).find((one) => one !== null);
  return own ?? inExamples(world, session, question, pacing);
}

/** Chooses help when the words are used up. Examples that the student read before a question come last. */
function inExamples(
  world: Pick<LessonWorld, 'shelf' | 'met'>,
  session: LessonSession,
  question: Question,
  pacing: Pacing,
): Help | null {
  const { unread, again } = examplesFor(session, question);
  return worked(unread[0]) ?? besideThePlan(world, session, question, pacing) ?? worked(again[0]);
}

function besideThePlan(
  world: Pick<LessonWorld, 'shelf' | 'met'>,
  session: LessonSession,
  question: Question,
  pacing: Pacing,
): Help | null {
  const siblings = siblingsInBank(world, session, question);
  const seen = session.full_conversation_log.some(({ example }) => example !== null && siblings.all.has(example.stem));
  if (!seen && siblings.hardest !== undefined) return worked(exampleOf(siblings.hardest));
  const meaning = atPace(session, meaningsOfWordsIn(session, question), pacing).find((words) => !saysTheAnswer(question, words));
  if (meaning !== undefined) return { kind: 'meaning', words: meaning };
  return siblings.easiest === undefined ? null : worked(exampleOf(siblings.easiest));
}

const worked = (example: StepExample | undefined): Help | null => (example === undefined ? null : { kind: 'example', example });

/**
 * Finds the bank problems with the smallest and the largest numbers among those that she hasn't seen and that need only what
 * was taught. Excludes problems that have this question's answer or numbers, or that are reserved for a checkpoint. `all`: the
 * stems of all fitting problems, including those that she has seen.
 */
function siblingsInBank(
  { shelf, met }: Pick<LessonWorld, 'shelf' | 'met'>,
  session: LessonSession,
  question: Question,
): { easiest?: BankedProblem; hardest?: BankedProblem; all: ReadonlySet<string> } {
  const planned = stepAt(session, question.step); // before the first step nothing was taught that a problem could need
  const selection = planned === undefined ? null : selectionFor(session.topic.plan, planned);
  if (selection === null) return { all: new Set() };
  const { source } = question;
  const family = source.kind === 'bank' ? source.family : null;
  const wait = new Set(met.checkpoints.map(({ problem_id }) => problem_id));
  const seen = new Set(
    session.full_conversation_log.flatMap((message) => [message.example?.stem ?? [], message.question?.text ?? []].flat()),
  );
  const numbers = numbersIn(question.question_text).join(' ');
  const fitting = fittingProblems(shelf, selection).filter(
    (problem) =>
      (family === null || problem.origin.family === family) && !wait.has(problem.item.meta.id) && isReadable(problem, question),
  );
  const unseen = fitting
    .filter(({ item: { problem_content } }) => {
      const { stem } = problem_content;
      return !seen.has(stem) && numbersIn(stem).join(' ') !== numbers;
    })
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return {
    easiest: unseen[0],
    hardest: unseen.at(-1),
    all: new Set(fitting.map(({ item }) => item.problem_content.stem)),
  };
}

/** True if the problem has a solution to read and no choices, and its answer isn't the answer to the question in focus. */
function isReadable(problem: BankedProblem, { answer }: Question): boolean {
  const { answer_spec, solution_logic } = problem.item;
  return (
    answer_spec.input_type !== 'multiple_choice' &&
    answer_spec.input_type !== 'boolean' &&
    solution_logic.steps.length > 0 &&
    checkAnswer(answer, answerQuestion(problem).expected).verdict !== 'correct'
  );
}

const sizeOf = ({ item }: BankedProblem): number => Math.max(0, ...numbersIn(item.problem_content.stem));

const exampleOf = (problem: BankedProblem): StepExample => ({
  stem: problem.item.problem_content.stem,
  steps: problem.item.solution_logic.steps,
  answer: withFractionBars(shownAnswer(problem)),
});

const writtenDown = 'Written down: ';

/**
 * Returns the hint, and then the steps except the last. If a step's explanation is the hint, which was told, only its
 *         mathematics is left.
 */
const linesOf = (session: LessonSession, question: Question): string[] => [
  ...(question.phase === 'hint' || question.phase === 'explain' ? [] : [question.hint]),
  ...stepsToShow(question).map(({ explanation, math }) =>
    explanation === question.hint && !saysNothing(math) && isToldSince(session, question.asked_at_turn, explanation)
      ? `${writtenDown}$${math}$`
      : lineOf({ explanation, math }),
  ),
];

/** Returns the next line that the student hasn't read since the question was asked. */
export const nextLine = (session: LessonSession, question: Question): string | null =>
  linesOf(session, question)
    // The mathematics of a "Written down" line was also read if the whole line was told.
    .find((line) => !isToldSince(session, question.asked_at_turn, line.replace(writtenDown, ''))) ?? null;

/** True if the tutor has said these words since the given turn. */
export const isToldSince = ({ full_conversation_log }: LessonSession, since: number, words: string): boolean =>
  full_conversation_log.some(({ role, turn, text }) => role === 'tutor' && turn >= since && text.includes(words));

const turnsRemembered = 6;

/** True if the tutor said these words within the last six turns. They aren't repeated sooner. */
export const isToldLately = (session: LessonSession, words: string): boolean =>
  isToldSince(session, session.turn_count - turnsRemembered, words);

/** This few lines are easily overlooked, so the idea in other words goes with them. */
const fewLines = 1;

/**
 * Explains a question up to its last step: the lines that the student hasn't read. If there are none, or only one, adds the
 * idea in other words; if those are used up, a worked example.
 */
export function explanationOf(
  world: Pick<LessonWorld, 'shelf' | 'met'>,
  session: LessonSession,
  question: Question,
  pacing: Pacing,
): { steps: { explanation: string; math: string }[]; words: string | null; example: StepExample | null } {
  const since = question.asked_at_turn;
  const steps = stepsToShow(question).filter(
    ({ explanation, math }) => !(isToldSince(session, since, explanation) && isToldSince(session, since, `$${math}$`)),
  );
  const withIdea = steps.length === 0 || (steps.length <= fewLines && question.step > 0 && pacing.most === null);
  const words = withIdea ? waysOf(session, question, null, pacing).words : null;
  if (steps.length > 0 || words !== null) return { steps, words, example: null };
  const help = inExamples(world, session, question, pacing);
  return {
    steps,
    words: help === null ? ideaAhead(session, question, pacing) : help.kind === 'example' ? null : help.words,
    example: help?.kind === 'example' ? help.example : null,
  };
}
