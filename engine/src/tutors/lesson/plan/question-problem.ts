import { ProblemId } from '@stoa/schema/problem';
import type { BankedProblem, InputType, ProblemTest } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import type { Guideline, PlanQuestion } from '@stoa/schema/study-plan';
import { describeFigure } from '../../../figures/describe-figure.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { choiceKey, findChoice } from '../../../math/judge/choices.ts';
import { answerQuestion } from '../../../problems/answer-question.ts';
import { faultOfTrigger, matchMisconception } from '../../../problems/match-misconception.ts';
import { canonicalAnswer } from '../../../verification/canonical-answer.ts';
import { finalAnswerTypes, unverified } from '../../../verification/unverified-problem.ts';

/** A question of a plan with its place, as an author sees it, and its difficulty, by the kind of its step. */
export type PlacedQuestion = { at: string; question: PlanQuestion; difficulty: 1 | 2 | 3 };

/**
 * The difficulty of a question by its place. A plan doesn't state difficulties, but the first questions on an idea are meant to
 * be easier than those that check it.
 */
const difficulties = { opening: 1, explain: 2, check: 3 } as const;

/** Returns every question of the plan's own, in order. */
export const questionsOf = ({ plan }: Pick<Guideline, 'plan'>): PlacedQuestion[] => [
  { at: 'opening', question: plan.opening, difficulty: difficulties.opening },
  ...plan.steps.flatMap((step, i) =>
    step.type === 'practice'
      ? []
      : step.questions.map((question, k) => ({ at: `steps.${i}.questions.${k}`, question, difficulty: difficulties[step.type] })),
  ),
];

/** The parts of a plan that are needed to read its questions. */
export type PlannedTopic = Pick<Guideline, 'title' | 'guidelines' | 'plan'> & { topic_id: string };

/**
 * Turns a question of a plan into a problem of the bank, not verified yet. What a plan doesn't state is filled in truthfully:
 * no model took part, no seed was drawn, the difficulty follows from the place, the misconceptions are the guideline's own, and
 * the ladder of a wrong answer is the help that a lesson gives: the probe, the hint, and the first step of the solution.
 *
 * Parameters  `id`: the problem's, the same in every version of the plan.
 * Errors      throws if the question's concept isn't one of the plan's: the plan's own check finds that first.
 */
export function questionProblem(
  topic: PlannedTopic,
  { question, difficulty }: PlacedQuestion,
  { id, now }: { id: string; now: Date },
): BankedProblem {
  const { topic_id } = topic;
  const { answer, solution } = question;
  const skill = topic.plan.concepts.find((concept) => concept.id === question.concept)?.skill_id;
  if (skill === undefined) throw new Error(`the question ${question.id} of ${topic_id} is about no concept of the plan`);
  const expected = canonicalAnswer(answer, question.text);
  const problem: BankedProblem = {
    item: {
      meta: {
        id: ProblemId.parse(id),
        skill_id: SkillId.parse(skill),
        difficulty,
        ...unverified(`lesson/${topic_id}`, now),
      },
      problem_content: {
        stem: question.text,
        format: 'mixed',
        variables: Object.fromEntries(answer.judging.variables.map((letter) => [letter, 'a variable of the question'])),
        diagram_prompt: question.figure === undefined ? null : describeFigure(question.figure),
      },
      answer_spec: {
        answer_mode: 'final_only',
        input_type: answer.input_type,
        tolerance: answer.tolerance,
        accepted_forms: answer.accepted_forms,
        ui: { placeholder: null, choices: answer.choices },
      },
      solution_logic: {
        final_answer_canonical: expected,
        final_answer_type: finalAnswerTypes[answer.input_type],
        steps: solution,
      },
      misconceptions: misconceptionsOf(question),
    },
    judging: answer.judging,
    ...(question.figure !== undefined && { figure: question.figure }),
    mal_rules: rulesOf(topic, question),
    tests: [],
    origin: { generator: `lesson/${topic_id}`, generator_version: 1, seed: 0, family: `lesson/${topic_id}/${question.id}` },
    lesson: { topic_id, question_id: question.id },
  };
  return { ...problem, tests: testsOf(problem, answer.expected) };
}

/** A plan doesn't sort its misconceptions into categories. */
const errorTag = 'unknown';

const misconceptionsOf = ({ answer, wrong_answers, hint, solution }: PlanQuestion): BankedProblem['item']['misconceptions'] =>
  wrong_answers.map((wrong) => ({
    id: wrong.misconception,
    error_tag: errorTag,
    trigger: { kind: 'exact_answer', value: asKept(answer, wrong.answer) },
    hint_ladder: [wrong.probe.text, hint, nextStep(solution)],
  }));

/** Returns an answer as it's stored: a choice by its key. */
function asKept({ input_type, choices }: PlanQuestion['answer'], answer: string): string {
  const at = input_type === 'multiple_choice' ? findChoice(answer, choices) : null;
  return at === null ? answer.trim() : choiceKey(at);
}

/** Returns the first step of the solution, within the length limit of a hint. */
function nextStep([first]: PlanQuestion['solution']): string {
  if (first === undefined) throw new Error('a question without a solution');
  const whole = `${first.explanation} $${first.math}$`;
  return whole.length <= 400 ? whole : first.explanation;
}

/** Returns what the guideline says about each misconception of a question, once. */
function rulesOf({ title, guidelines }: PlannedTopic, { wrong_answers }: PlanQuestion): NonNullable<BankedProblem['mal_rules']> {
  const met = new Set(wrong_answers.map(({ misconception }) => misconception));
  return guidelines.misconceptions
    .filter(({ id }) => met.has(id))
    .map(({ id, note, description }) => ({ id, says: note ?? description, source: `the guideline “${title}”` }));
}

/** For each input type, a text that can't be read as an answer, and answers so far off that no misconception leads to them. */
const samples: Record<InputType, { unreadable: string; farOff: readonly string[] }> = {
  integer: { unreadable: '12 +', farOff: ['987654321', '-987654321'] },
  decimal: { unreadable: '1.2.3', farOff: ['98765.4321', '-98765.4321'] },
  fraction: { unreadable: '3/', farOff: ['98765/4321', '12345/98767'] },
  expression: { unreadable: '2 + (', farOff: ['98765', '98765 + 4321'] },
  set: { unreadable: '{1, 2', farOff: ['{98765, 43210}', '(98765, 43210)', '98765'] },
  boolean: { unreadable: 'maybe', farOff: ['true', 'false'] },
  multiple_choice: { unreadable: '?', farOff: [] },
};

/**
 * Returns the problem's tests: the right answer, also as the plan writes it; each known wrong one; one that can't be read; and
 * one that's wrong without a known cause.
 */
function testsOf(problem: BankedProblem, written: string): ProblemTest[] {
  const { misconceptions } = problem.item;
  const question = answerQuestion(problem);
  const { expected, input_type, choices } = question;
  const { unreadable, farOff } = samples[input_type];
  const explained = (answer: string) => matchMisconception(problem, answer, checkAnswer(question, answer)) !== null;
  const wrongs = [...farOff, ...choices.map((_, at) => choiceKey(at))].filter(
    (one) => checkAnswer(question, one).verdict === 'incorrect',
  );
  const wrong = wrongs.find((one) => !explained(one)) ?? wrongs[0];
  const known = misconceptions.filter(({ trigger }) => faultOfTrigger(trigger, question) === null);
  return [
    { kind: 'correct', answer: expected },
    { kind: 'correct', answer: written },
    ...known.map(({ trigger, error_tag }) => ({ kind: 'misconception' as const, answer: trigger.value, error_tag })),
    { kind: 'invalid', answer: unreadable },
    ...(wrong === undefined ? [] : [{ kind: 'wrong' as const, answer: wrong }]),
  ];
}
