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

/** A question of a plan where it stands: its place for an author, and how hard it is by the kind of its step. */
export type PlacedQuestion = { at: string; question: PlanQuestion; difficulty: 1 | 2 | 3 };

/** How hard a question is by its place: a plan names no difficulty, and what is asked first of an idea is meant to be easier than what checks it. */
const difficulties = { opening: 1, explain: 2, check: 3 } as const;

/** Every question that a plan asks of its own, in its order. */
export const questionsOf = ({ plan }: Pick<Guideline, 'plan'>): PlacedQuestion[] => [
  { at: 'opening', question: plan.opening, difficulty: difficulties.opening },
  ...plan.steps.flatMap((step, i) =>
    step.type === 'practice'
      ? []
      : step.questions.map((question, k) => ({ at: `steps.${i}.questions.${k}`, question, difficulty: difficulties[step.type] })),
  ),
];

/** What of a plan its questions are read with. */
export type PlannedTopic = Pick<Guideline, 'title' | 'guidelines' | 'plan'> & { topic_id: string };

/**
 * A question of a plan as a problem of the bank, not verified yet. What a plan does not have gets what is true of it: no model took part, no
 * seed was drawn, its difficulty follows from its place, its misconceptions are the guideline's own, and the ladder of a wrong answer is
 * the help that a lesson gives: the probe, the hint, and the steps before the last.
 *
 * Parameters  `id`: the problem's, the same in every version of the plan.
 * Errors      throws where the question's concept is none of the plan's: the plan's own check finds that first.
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

/** A plan sorts its misconceptions into no category. */
const errorTag = 'unknown';

const misconceptionsOf = ({ answer, wrong_answers, hint, solution }: PlanQuestion): BankedProblem['item']['misconceptions'] =>
  wrong_answers.map((wrong) => ({
    id: wrong.misconception,
    error_tag: errorTag,
    trigger: { kind: 'exact_answer', value: asKept(answer, wrong.answer) },
    hint_ladder: [wrong.probe.text, hint, nextStep(solution)],
  }));

/** A choice is kept by its key. */
function asKept({ input_type, choices }: PlanQuestion['answer'], answer: string): string {
  const at = input_type === 'multiple_choice' ? findChoice(answer, choices) : null;
  return at === null ? answer.trim() : choiceKey(at);
}

/** The first step of the solution, as far as a hint may go. */
function nextStep([first]: PlanQuestion['solution']): string {
  if (first === undefined) throw new Error('a question without a solution');
  const whole = `${first.explanation} $${first.math}$`;
  return whole.length <= 400 ? whole : first.explanation;
}

/** What the guideline says of each misconception of a question, once. */
function rulesOf({ title, guidelines }: PlannedTopic, { wrong_answers }: PlanQuestion): NonNullable<BankedProblem['mal_rules']> {
  const met = new Set(wrong_answers.map(({ misconception }) => misconception));
  return guidelines.misconceptions
    .filter(({ id }) => met.has(id))
    .map(({ id, note, description }) => ({ id, says: note ?? description, source: `the guideline “${title}”` }));
}

/** What no answer of a type can be read from; and answers so far off that no misconception leads to them. */
const samples: Record<InputType, { unreadable: string; farOff: readonly string[] }> = {
  integer: { unreadable: '12 +', farOff: ['987654321', '-987654321'] },
  decimal: { unreadable: '1.2.3', farOff: ['98765.4321', '-98765.4321'] },
  fraction: { unreadable: '3/', farOff: ['98765/4321', '12345/98767'] },
  expression: { unreadable: '2 + (', farOff: ['98765', '98765 + 4321'] },
  set: { unreadable: '{1, 2', farOff: ['{98765, 43210}', '(98765, 43210)', '98765'] },
  boolean: { unreadable: 'maybe', farOff: ['true', 'false'] },
  multiple_choice: { unreadable: '?', farOff: [] },
};

/** The right answer as the plan writes it, each known wrong one, one that cannot be read, and one that is wrong and unexplained. */
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
