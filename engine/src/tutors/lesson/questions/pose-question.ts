import type { StudentQuestion } from '@stoa/schema/lesson';
import type { BankedProblem } from '@stoa/schema/problem';
import type { PlanQuestion, QuestionAnswer } from '@stoa/schema/study-plan';
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
} as const satisfies Partial<Question>;

/** A question of the plan, as it is asked. */
export const posePlanQuestion = (planned: PlanQuestion, { question_id, step, turn }: Posing): Question => ({
  ...fresh,
  previous_student_answers: [],
  question_id,
  source: { kind: 'plan', id: planned.id },
  step,
  question_text: planned.text,
  expected_answer: printedAnswer(planned.answer),
  answer: planned.answer,
  concept: planned.concept,
  asked_at_turn: turn,
  probe: planned.probe,
  hint: planned.hint,
  wrong_answers: planned.wrong_answers,
  solution: planned.solution,
});

/** A problem of the verified bank, as it is asked in a lesson. Its help comes from its own ladders and steps. */
export function poseBankProblem(problem: BankedProblem, { question_id, step, concept, turn }: Posing): Question {
  const { item, origin } = problem;
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
    question_text: item.problem_content.stem,
    expected_answer: printedAnswer(answer),
    answer,
    concept,
    asked_at_turn: turn,
    probe: probeOf(problem) ?? probes[item.answer_spec.input_type][turn % 3]!,
    hint: hintOf(problem),
    wrong_answers: [], // the bank's triggers are matched against the problem itself
    solution: item.solution_logic.steps,
  };
}

const [first, fits, wants] = [
  'Go back over how you found that. What did you do first?',
  'Put your answer back into the question. Does it fit?',
  'Look at the question again. What does it give you, and what does it ask for?',
];
/** Questions that any wrong answer deserves, by turns: they let the student look at her own thinking. */
const probes: Record<QuestionAnswer['input_type'], readonly [string, string, string]> = {
  integer: [first, 'Look at your answer. Is it about as large as you would expect?', wants],
  decimal: [first, 'Look at your answer. Is it about as large as you would expect?', wants],
  fraction: [first, 'Look at your answer. Is it about as large as you would expect?', wants],
  expression: ['Go through your steps once more. Which one are you least sure of?', fits, wants],
  set: ['How did you look for the values? Could there be others, or one too many?', fits, wants],
  boolean: ['What made you decide that?', 'Try it with one example. What do you see?', wants],
  multiple_choice: ['What made you choose that one?', 'Which of the other choices can you rule out, and why?', wants],
};

/** Supposes something that she did, and so does not suit everybody who is stuck. */
const ofHerDeed = /\b(?:you|yours?|yourself|now|still|became|also|too)\b/i;
/** Says nothing without the line of mathematics behind it. */
const leansOnMath =
  /:$|\b(?:this|these|so many|this many)[.:]$|\b(?:this|these) (?:total|fraction|number|many|sign|one|part|rule)\b[^.]*\.$|\bcome to\b/i;

/** One question that looks at the very thing this problem is about; null where no ladder of it begins with one for everybody. */
function probeOf(problem: BankedProblem): string | null {
  const looks = problem.item.misconceptions.flatMap(({ hint_ladder }) => hint_ladder[0] ?? []);
  const asks = (text: string) => text.trim().endsWith('?') && text.indexOf('?') === text.lastIndexOf('?');
  return looks.find((text) => asks(text) && !ofHerDeed.test(text) && keepsTheAnswer(problem, text)) ?? null;
}

/** The very next thing to do: the first step of the solution in words, else a rule that one of the ladders tells. */
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

/** The question as a student sees it: nothing here is read of the answer itself. */
export const studentQuestion = ({ question_id, question_text, answer }: Question): StudentQuestion => ({
  question_id,
  text: question_text,
  input_type: answer.input_type,
  choices: answer.choices,
  variables: answer.judging.variables,
  unit: answer.judging.unit,
  asked_form: askedForm(answer.judging.form, /\bratio\b/i.test(question_text)),
});
