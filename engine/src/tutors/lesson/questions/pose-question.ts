import { shownFigure } from '../../../figures/describe-figure.ts';
import { statementOf, withoutPicture } from '../../../problems/problem-statement.ts';
import type { StudentQuestion } from '@stoa/schema/lesson';
import type { BankedProblem } from '@stoa/schema/problem';
import { probeInWords, type PlanQuestion, type QuestionAnswer } from '@stoa/schema/study-plan';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { answerQuestion, printedAnswer } from '../../../problems/answer-question.ts';
import { askedForm } from '../../../problems/student-problem.ts';
import type { Question } from '../state/lesson-session.ts';

/** Where and when a question is asked. */
export type Posing = { question_id: string; step: number; concept: string; turn: number };

const fresh = {
  wrong_attempts: 0,
  previous_student_answers: [],
  phase: 'asked',
  aided: false,
  counted: false,
  help_given: 0,
  open_probe: null,
} as const satisfies Partial<Question>;

/** Makes a question from one of the plan's, as it's asked. */
export const posePlanQuestion = (planned: PlanQuestion, { question_id, step, turn }: Posing): Question => ({
  ...fresh,
  previous_student_answers: [],
  question_id,
  source: { kind: 'plan', id: planned.id },
  step,
  question_text: planned.text,
  ...(planned.figure !== undefined && { figure: planned.figure }),
  expected_answer: printedAnswer(planned.answer),
  answer: planned.answer,
  concept: planned.concept,
  asked_at_turn: turn,
  probe: planned.probe,
  hint: planned.hint,
  ...(planned.self_check !== undefined && { self_check: planned.self_check }),
  wrong_answers: planned.wrong_answers,
  solution: planned.solution,
});

/**
 * Makes a question from a problem of the verified bank, as it's asked in a lesson. Its help comes from its own ladders and
 * steps.
 */
export function poseBankProblem(problem: BankedProblem, { question_id, step, concept, turn }: Posing): Question {
  const { item, origin, figure } = problem;
  const judged = answerQuestion(problem);
  const answer: QuestionAnswer = { ...judged, accepted_forms: [...judged.accepted_forms], choices: [...judged.choices] };
  return {
    ...fresh,
    previous_student_answers: [],
    question_id,
    source: {
      kind: 'bank',
      problem_id: item.meta.id,
      version: item.meta.version,
      family: origin.family,
      skill_id: item.meta.skill_id,
    },
    step,
    question_text: statementOf(problem), // the tutor gets the figure's content in words
    ...(figure !== undefined && { figure }),
    expected_answer: printedAnswer(answer),
    answer,
    concept,
    asked_at_turn: turn,
    probe: probeInWords(probeOf(problem) ?? probes[item.answer_spec.input_type][turn % 3]!),
    hint: hintOf(problem),
    wrong_answers: [], // the bank's triggers are matched against the problem itself
    solution: item.solution_logic.steps,
  };
}

const [first, fits, wants] = [
  'Go back over how you found that, one step at a time, and check each step. Then answer again.',
  'Put your answer back into the question, and see whether it fits. Then answer again.',
  'Read the question again. Look for what it gives you and for what it asks. Then answer again.',
];
const size = 'Look at your answer, and think about how large it should be. Then answer again.';
/**
 * Probes that fit any wrong answer, used in turn: each makes her look at her own thinking. None of them is a question, because
 * no reply to it could be judged.
 */
const probes: Record<QuestionAnswer['input_type'], readonly [string, string, string]> = {
  integer: [first, size, wants],
  decimal: [first, size, wants],
  fraction: [first, size, wants],
  expression: ['Go through your steps once more, and look at the one you are least sure of. Then answer again.', fits, wants],
  set: ['Check each of your values in the question, and look for one that is missing. Then answer again.', fits, wants],
  boolean: ['Try it with one example of your own. Then answer again.', first, wants],
  multiple_choice: ['Look at each of the other choices, and rule out what cannot be right. Then answer again.', first, wants],
};

/** Assumes something that she did, and so doesn't fit every student who is stuck. */
const ofHerDeed = /\b(?:you|yours?|yourself|now|still|became|also|too)\b/i;
/** Means nothing without the line of mathematics after it. */
const leansOnMath =
  /:$|\b(?:this|these|so many|this many)[.:]$|\b(?:this|these) (?:total|fraction|number|many|sign|one|part|rule)\b[^.]*\.$|\bcome to\b/i;

/** Returns a question about the point of this problem; null if none of its ladders begins with one that fits everybody. */
function probeOf(problem: BankedProblem): string | null {
  const looks = problem.item.misconceptions.flatMap(({ hint_ladder }) => hint_ladder[0] ?? []);
  const asks = (text: string) => text.trim().endsWith('?') && text.indexOf('?') === text.lastIndexOf('?');
  return looks.find((text) => asks(text) && !ofHerDeed.test(text) && keepsTheAnswer(problem, text)) ?? null;
}

/** Returns the very next thing to do: the first step of the solution in words, else a rule from one of the ladders. */
function hintOf(problem: BankedProblem): string {
  const { misconceptions, solution_logic } = problem.item;
  const begins = solution_logic.steps
    .slice(0, 1)
    .flatMap(({ explanation }) => (leansOnMath.test(explanation) ? [] : explanation));
  const rungs = [1, 0].flatMap((rung) => misconceptions.flatMap(({ hint_ladder }) => hint_ladder[rung] ?? []));
  const steps = solution_logic.steps.slice(0, -1).map(({ explanation }) => explanation);
  return (
    [...begins, ...rungs.filter((rung) => !ofHerDeed.test(rung)), ...steps].find((text) => keepsTheAnswer(problem, text)) ??
    'Write down what the question gives you, one thing at a time, and what it asks for.'
  );
}

const keepsTheAnswer = (problem: BankedProblem, text: string): boolean =>
  findLeak({ text, answer: answerQuestion(problem), stem: problem.item.problem_content.stem, shown: [], written: [] }).length ===
  0;

/** Returns the question as a student sees it. Nothing in it is derived from the answer itself. */
export const studentQuestion = ({ question_id, question_text, figure, answer }: Question): StudentQuestion => ({
  question_id,
  text: figure === undefined ? question_text : withoutPicture(question_text, figure),
  ...(figure !== undefined && { figure: shownFigure(figure) }),
  input_type: answer.input_type,
  choices: answer.choices,
  variables: answer.judging.variables,
  unit: answer.judging.unit,
  asked_form: askedForm(answer.judging.form, /\bratio\b/i.test(question_text)),
});
