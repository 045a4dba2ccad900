import type { StudentQuestion } from '@stoa/schema/lesson';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Guideline, PlanQuestion, Probe, QuestionAnswer, StudyPlanStep } from '@stoa/schema/study-plan';
import { answerQuestion } from '../../../problems/answer-question.ts';
import { saidOfMisconception } from '../plan/said-of-misconception.ts';
import { carriersOf, type Carrier } from './carried-ideas.ts';

/** A question as its author sees it: what is known about the one on the screen. */
export type KeyedQuestion = {
  readonly text: string;
  readonly concept: string;
  readonly answer: QuestionAnswer;
  readonly wrong: readonly { readonly answer: string; readonly misconception: string }[];
  readonly probes: readonly KeyedProbe[];
  /** Help with this very question: its hint, and the lines of its solution. */
  readonly help: readonly Carrier[];
  readonly solution: readonly string[];
};

/** A sub-question that can be answered. `misconception` is the one that it reveals to her; null if it's for any mistake. */
export type KeyedProbe = Probe & { readonly misconception: string | null };

/** What the evaluation knows about a lesson besides the student's screen: its plan, and the bank's problems on its skills. */
export type LessonKey = {
  readonly topic: string;
  readonly plan: Guideline['plan'];
  /** The texts that explain each concept, and those that correct each misconception. */
  readonly ideas: ReadonlyMap<string, readonly Carrier[]>;
  /** The texts that respond to each misconception: the correction, what the student is told about it, its probes. */
  readonly meetings: ReadonlyMap<string, readonly Carrier[]>;
  /** The meanings of the topic's words, by each of their names. */
  readonly meanings: ReadonlyMap<string, readonly Carrier[]>;
  readonly misconceptions: readonly string[];
  /** How often a misconception leads to wrong answers on the questions of a concept, in 0..1. */
  readonly trips: (misconception: string, concept: string) => number;
  readonly problems: readonly BankedProblem[];
  /** Finds the question on the screen; null if neither the plan nor the bank has it. */
  readonly find: (question: Pick<StudentQuestion, 'text' | 'figure'>, step: number) => KeyedQuestion | null;
};

type Ways = [idea: string, texts: string[]];

/** Builds the key of a lesson. The names of concepts and misconceptions have prefixes: `concept:` and `misconception:`. */
export function keyOf(
  { guideline_id, plan, guidelines }: Pick<Guideline, 'guideline_id' | 'plan' | 'guidelines'>,
  problems: readonly BankedProblem[],
): LessonKey {
  const planned = [plan.opening, ...plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions))];
  const byText = new Map(planned.map((question) => [question.text, ofPlan(question)]));
  const inBank = new Map(
    problems.map((problem) => [asShown(problem.item.problem_content.stem, problem.item.problem_content.diagram_prompt), problem]),
  );
  const byStem = new Map(problems.map((problem) => [problem.item.problem_content.stem, problem])); // for questions of which only the words are given
  const misconceptions = guidelines.misconceptions.map(({ id }) => id);
  return {
    topic: guideline_id,
    plan,
    ideas: carriersOf(
      new Map([
        ...plan.concepts.map(({ id }): Ways => [`concept:${id}`, waysToExplain(id, plan.steps, planned)]),
        ...guidelines.misconceptions.map(({ id, correction }): Ways => [`misconception:${id}`, [correction]]),
      ]),
    ),
    meetings: carriersOf(
      new Map(
        guidelines.misconceptions.map((one) => [
          one.id,
          [one.correction, saidOfMisconception(one) ?? '', ...probesOn(one.id, planned).map(({ text }) => text)],
        ]),
      ),
    ),
    meanings: carriersOf(
      new Map(guidelines.glossary.flatMap(({ words, meaning }) => words.map((word) => [word.toLowerCase(), [meaning]] as const))),
    ),
    misconceptions,
    trips: (misconception, concept) => {
      const of = planned.filter((question) => question.concept === concept);
      const tripped = of.filter(({ wrong_answers }) => wrong_answers.some((one) => one.misconception === misconception));
      return tripped.length / Math.max(1, of.length);
    },
    problems,
    find: ({ text, figure }, step) => {
      const of = byText.get(text);
      if (of !== undefined) return of;
      const problem = inBank.get(asShown(text, figure?.words ?? null)) ?? (figure === undefined ? byStem.get(text) : undefined);
      const concept = plan.steps[step - 1]?.concept ?? plan.steps.at(-1)!.concept;
      return problem === undefined ? null : ofBank(problem, concept);
    },
  };
}

/** Includes the drawing, to distinguish problems that ask the same about different pictures. */
const asShown = (stem: string, drawn: string | null): string => `${stem}\n${drawn ?? ''}`;

/** Returns the explanations and worked examples of a concept, and the help with its questions. */
function waysToExplain(concept: string, steps: readonly StudyPlanStep[], planned: readonly PlanQuestion[]): string[] {
  const ofSteps = steps.flatMap((step) =>
    step.type === 'explain' && step.concept === concept
      ? [step.explanation, ...step.another_way, step.worked_example.steps.map(({ explanation }) => explanation).join(' ')]
      : [],
  );
  const ofQuestions = planned
    .filter((question) => question.concept === concept)
    .map(({ hint, solution }) => [hint, ...solution.map(({ explanation }) => explanation)].join(' '));
  return [...ofSteps, ...ofQuestions];
}

const probesOn = (misconception: string, planned: readonly PlanQuestion[]): Probe[] =>
  planned.flatMap(({ wrong_answers }) =>
    wrong_answers.flatMap((one) => (one.misconception === misconception ? [one.probe] : [])),
  );

const canBeAnswered = ({ expected }: Probe): boolean => expected.length > 0;

function helpWith(hint: string | null, solution: PlanQuestion['solution']): readonly Carrier[] {
  const lines = solution.map(({ explanation, math }) => `${explanation} $${math}$`);
  const ways = [lines.join(' '), lines.slice(0, -1).join(' '), ...(hint === null ? [] : [hint])].filter((way) => way !== '');
  return carriersOf(new Map([['help', ways]]), { numbers: true }).get('help') ?? [];
}

const ofPlan = ({ text, concept, answer, wrong_answers, probe, hint, solution }: PlanQuestion): KeyedQuestion => ({
  text,
  concept,
  answer,
  wrong: wrong_answers.map(({ answer: wrong, misconception }) => ({ answer: wrong, misconception })),
  probes: [
    ...wrong_answers.map((one) => ({ ...one.probe, misconception: one.misconception })),
    { ...probe, misconception: null },
  ].filter(canBeAnswered),
  help: helpWith(hint, solution),
  solution: solution.flatMap(({ explanation, math }) => [explanation, math]),
});

const ofBank = (problem: BankedProblem, concept: string): KeyedQuestion => {
  const { problem_content, solution_logic } = problem.item;
  const answer = answerQuestion(problem);
  return {
    text: problem_content.stem,
    concept,
    answer: { ...answer, accepted_forms: [...answer.accepted_forms], choices: [...answer.choices] },
    wrong: [],
    probes: [],
    help: helpWith(null, solution_logic.steps),
    solution: solution_logic.steps.flatMap(({ explanation, math }) => [explanation, math]),
  };
};
