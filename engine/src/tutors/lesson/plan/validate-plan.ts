import { findMalRule } from '../../../math/mal-rules/catalogue.ts';
import { Guideline, type PlanQuestion, type StepExample, type StudyPlan, type StudyPlanStep } from '@stoa/schema/study-plan';
import { describeFigure } from '../../../figures/describe-figure.ts';
import { fieldWords } from '@stoa/schema/contracts/field-words';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import type { LeakWay } from '../../../guards/leak/ways.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import type { ProblemShelf } from '../../../problems/problem-shelf.ts';
import type { SkillGraphIndex } from '../../../skills/graph-index.ts';
import { findingsInGlossary } from './glossary-findings.ts';
import { error, repeated, warning, type Finding, placeInWords, saidOfLeak } from './plan-finding.ts';
import { findingsInQuestion } from './plan-question-findings.ts';
import { findingsInLengths, findingsInTexts } from './plan-texts.ts';
import { findingsInPractice } from './practice-findings.ts';

/**
 * Checks a guideline and its plan for everything that the schema can't express: whether steps, concepts and skills fit
 * together, whether every answer is itself judged right and every known wrong answer wrong, whether help keeps the answer
 * secret, and whether each text may be said.
 *
 * Shape   findings in the order of the file. If none has the severity `error`, the plan may be taught. Without a graph, skills
 *         aren't looked up; without the bank, practice isn't checked.
 * Errors  none: if the guideline doesn't even fit the schema, the findings say so in the words of a form, and nothing else is
 *         checked.
 */
export function validatePlan(
  written: Guideline,
  graph: Pick<SkillGraphIndex, 'byId'> | null,
  shelf: Pick<ProblemShelf, 'verifiedFor'> | null = null,
): Finding[] {
  const read = Guideline.safeParse(written, { error: fieldWords });
  if (!read.success) return read.error.issues.map(({ path, message }) => error(path.join('.').replace(/^plan\./, ''), message));

  const guideline = read.data; // including defaults for what an older plan leaves out
  const { guidelines, plan } = guideline;
  const questions = questionsOf(guideline);
  return [
    ...findingsInOrder(plan.steps),
    ...findingsInNames(guideline, questions),
    ...findingsInSkills(guideline, graph),
    ...findingsInRules(guideline),
    ...findingsInNumbers(plan, questions),
    ...(shelf === null ? [] : findingsInPractice(guideline, shelf)),
    ...unseenMisconceptions(guideline, questions),
    ...findingsInGlossary(guidelines, questions),
    ...questions.flatMap(({ at, question }) => [
      ...findingsInQuestion(at, question, guidelines),
      ...findingsInLengths(at, question),
    ]),
    ...findingsInOpeningExamples(plan),
    ...plan.steps.flatMap((_step, place) => findingsInTeaching(plan, place)),
    ...findingsInTexts(guideline),
  ];
}

type Placed = { at: string; question: PlanQuestion };

const questionsOf = ({ plan }: Guideline): Placed[] => [
  { at: 'opening', question: plan.opening },
  ...plan.steps.flatMap((step, i) =>
    step.type === 'practice' ? [] : step.questions.map((question, k) => ({ at: `steps.${i}.questions.${k}`, question })),
  ),
];

function findingsInOrder(steps: readonly StudyPlanStep[]): Finding[] {
  const checked = new Set<string>();
  const found: Finding[] = [];
  for (const [i, step] of steps.entries()) {
    if (step.step !== i + 1)
      found.push(error(`steps.${i}.step`, `This is step ${i + 1} by its place, and it says ${step.step}.`));
    if (step.type === 'check') checked.add(step.concept);
    if (step.type !== 'practice') continue;
    if (i === 0) found.push(error('steps.0', 'A plan teaches before it practices: the first step explains or checks.'));
    else if (!checked.has(step.concept))
      found.push(warning(`steps.${i}`, `Nothing checks "${step.concept}" before it is practiced.`));
  }
  const says = steps.length < 6 ? 'short' : steps.length > 10 ? 'long' : null;
  return says === null ? found : [...found, warning('steps', `${steps.length} steps are ${says}: six to ten make a lesson.`)];
}

function findingsInNames({ guidelines, plan }: Guideline, questions: readonly Placed[]): Finding[] {
  const known = new Set(plan.concepts.map(({ id }) => id));
  const unnamed = (at: string, concept: string) =>
    known.has(concept) ? [] : [error(`${at}.concept`, `The plan has no concept "${concept}".`)];
  const twice = (at: string, ids: readonly string[]) =>
    repeated(ids).map((id) => error(at, `The id "${id}" stands there more than once.`));
  const asked = questions.map(({ question }) => sameWhenAsked(question));
  return [
    ...twice(
      'concepts',
      plan.concepts.map(({ id }) => id),
    ),
    ...twice(
      'guidelines.misconceptions',
      guidelines.misconceptions.map(({ id }) => id),
    ),
    ...questions.flatMap(({ at, question: { id } }, k) =>
      questions.slice(0, k).some((earlier) => earlier.question.id === id) ? twice(`${at}.id`, [id, id]) : [],
    ),
    ...questions.flatMap(({ at }, k) => {
      const first = asked.indexOf(asked[k]!);
      return first === k ? [] : [error(`${at}.text`, `It asks the same as ${placeInWords(questions[first]!.at)}.`)];
    }),
    ...questions.flatMap(({ at, question }) => unnamed(at, question.concept)),
    ...plan.steps.flatMap((step, i) => [
      ...unnamed(`steps.${i}`, step.concept),
      ...(step.type === 'practice' ? step.problems : []).flatMap(({ concept }, k) =>
        concept === undefined ? [] : unnamed(`steps.${i}.problems.${k}`, concept),
      ),
    ]),
  ];
}

/**
 * Normalizes a question so that two which a student takes for the same are equal: the words, regardless of spaces, case and
 * final mark, and the choices in any order.
 */
const sameWhenAsked = ({ text, answer }: PlanQuestion): string =>
  JSON.stringify([spaceless(text).replace(/[.?!:]+$/, ''), answer.choices.map(spaceless).toSorted()]);

function findingsInSkills({ plan }: Guideline, graph: Pick<SkillGraphIndex, 'byId'> | null): Finding[] {
  if (graph === null) return [];
  const named = [
    ...plan.concepts.map(({ skill_id }, i) => ({ at: `concepts.${i}.skill_id`, skill_id })),
    ...plan.steps.flatMap((step, i) => (step.type === 'practice' ? { at: `steps.${i}.skill_id`, skill_id: step.skill_id } : [])),
  ];
  return named
    .filter(({ skill_id }) => !graph.byId.has(skill_id))
    .map(({ at, skill_id }) => error(at, `The skill graph has no skill "${skill_id}".`));
}

/**
 * Finds two questions with the same numbers, or a worked example with those of a question: what was worked out for one then
 * answers the other, or is taken for it.
 */
function findingsInNumbers({ steps, opening_examples }: StudyPlan, questions: readonly Placed[]): Finding[] {
  const asked = questions.map(({ at, question: { text } }) => ({ at, numbers: numbersOf(text) }));
  const examples = [
    ...opening_examples.map(({ stem }, i) => ({ at: `opening_examples.${i}.stem`, numbers: numbersOf(stem) })),
    ...steps.flatMap((step, i) =>
      step.type === 'explain' ? { at: `steps.${i}.worked_example.stem`, numbers: numbersOf(step.worked_example.stem) } : [],
    ),
  ];
  const places = [...asked.map(({ at, numbers }) => ({ at: `${at}.text`, numbers })), ...examples];
  return places.flatMap(({ at, numbers }, k) => {
    const first = numbers === null ? undefined : places.slice(0, k).find((earlier) => earlier.numbers === numbers);
    return first === undefined ? [] : [error(at, `Its numbers are those of ${placeInWords(first.at)}: take others.`)];
  });
}

/** Returns the numbers of a text by size, if there are at least two; null if there are fewer. */
function numbersOf(text: string): string | null {
  const numbers = text.replace(/(?<=\d),(?=\d{3}\b)/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length < 2
    ? null
    : numbers
        .map(Number)
        .toSorted((a, b) => a - b)
        .join(' ');
}

/** Finds names of mal-rules that don't exist. */
const findingsInRules = ({ guidelines }: Guideline): Finding[] =>
  guidelines.misconceptions.flatMap(({ rule }, i) =>
    rule === null || findMalRule(rule) !== null
      ? []
      : [error(`guidelines.misconceptions.${i}.rule`, `No mal-rule is called "${rule}".`)],
  );

/** Finds misconceptions that no known wrong answer leads to: they'd never be met, and a lesson would have no help for them. */
function unseenMisconceptions({ guidelines }: Guideline, questions: readonly Placed[]): Finding[] {
  const seen = new Set(questions.flatMap(({ question }) => question.wrong_answers.map(({ misconception }) => misconception)));
  return guidelines.misconceptions.flatMap(({ id }, i) =>
    seen.has(id) ? [] : [warning(`guidelines.misconceptions.${i}`, `No known wrong answer leads to "${id}".`)],
  );
}

/** Minimum number of other explanations in an explain step. */
const leastWays = 2;
/** Maximum number of sentences before the first question after the opening. */
const longestOpening = 4;
const sentencesIn = (text: string): number => text.split(/(?<=[.!?])\s+(?=\S)/).length;

/** Leaks that an example may contain: it's solved to its end and its result is announced, whatever is asked afterwards. */
const ofItsOwn: ReadonlySet<LeakWay> = new Set(['solution', 'announced']);

/** Checks that what is said before a question, or as another explanation while it waits, doesn't answer it. */
function findingsInTeaching({ steps, opening }: StudyPlan, place: number): Finding[] {
  const at = `steps.${place}`;
  const step = steps[place]!;
  if (step.type !== 'explain') return [];
  const few =
    step.another_way.length < leastWays
      ? [error(`${at}.another_way`, 'An explain step says its idea in two other ways at least.')]
      : [];
  const isFirst = steps.findIndex(({ type }) => type === 'explain') === place;
  const long =
    isFirst && sentencesIn(step.explanation) > longestOpening
      ? [
          error(
            `${at}.explanation`,
            `The first explanation has at most ${longestOpening} sentences: a question follows it at once.`,
          ),
        ]
      : [];
  const ahead = steps.flatMap((other, k) =>
    other.type === 'practice'
      ? []
      : other.questions.filter(({ concept }) => k === place + 1 || explainedAt(steps, k, concept) === place),
  );
  const asked = explainedAt(steps, 0, opening.concept) === place ? [opening, ...ahead] : ahead;
  const { stem, figure, steps: lines, answer } = step.worked_example;
  const said = [
    { where: 'explanation', text: step.explanation },
    ...(step.figure === undefined ? [] : [{ where: 'figure', text: describeFigure(step.figure) }]),
    ...step.another_way.map((text, k) => ({ where: `another_way.${k}`, text })),
    {
      where: 'worked_example',
      text: [stem, ...lines.map(({ explanation, math }) => `${explanation} $${math}$`), answer].join('\n'),
    },
    ...(figure === undefined ? [] : [{ where: 'worked_example.figure', text: describeFigure(figure) }]),
  ];
  return [
    ...few,
    ...long,
    ...said.flatMap(({ where, text }) =>
      asked.flatMap((question) =>
        findLeak({ text, answer: question.answer, stem: question.text, shown: [], written: [] })
          .filter(({ way }) => !ofItsOwn.has(way))
          .slice(0, 1)
          .map((leak) => error(`${at}.${where}`, `It answers the question "${question.id}": it ${saidOfLeak(text, leak)}.`)),
      ),
    ),
    ...step.questions
      .filter((question) => isSameProblem(step.worked_example, question))
      .map(({ id }) => error(`${at}.worked_example`, `It is the question "${id}" itself: take other numbers.`)),
  ];
}

/** Checks that help with the opening question doesn't answer it. */
const findingsInOpeningExamples = ({ opening, opening_examples }: StudyPlan): Finding[] =>
  opening_examples.flatMap((example, i) => {
    const text = [example.stem, ...example.steps.map(({ explanation, math }) => `${explanation} $${math}$`), example.answer].join(
      '\n',
    );
    const told = findLeak({ text, answer: opening.answer, stem: opening.text, shown: [], written: [] }).find(
      ({ way }) => !ofItsOwn.has(way),
    );
    return [
      ...(told === undefined
        ? []
        : [error(`opening_examples.${i}`, `It answers the opening question: it ${saidOfLeak(text, told)}.`)]),
      ...(isSameProblem(example, opening)
        ? [error(`opening_examples.${i}`, 'It is the opening question itself: take other numbers.')]
        : []),
    ];
  });

/**
 * Returns the place of the explain step that helps with a question: its own, else the nearest before it on the concept, else
 * the nearest before it.
 */
function explainedAt(steps: readonly StudyPlanStep[], place: number, concept: string): number {
  const before = steps.slice(0, place + 1);
  if (before.at(-1)?.type === 'explain') return place;
  const onConcept = before.findLastIndex((step) => step.type === 'explain' && step.concept === concept);
  return onConcept >= 0 ? onConcept : before.findLastIndex((step) => step.type === 'explain');
}

/** True if both have the same words, or the same formulas in the same order and the same answer. */
function isSameProblem({ stem, answer }: StepExample, question: PlanQuestion): boolean {
  if (spaceless(stem) === spaceless(question.text)) return true;
  const [one, other] = [formulasIn(stem), formulasIn(question.text)];
  return (
    one !== '' && one === other && checkAnswer(question.answer, answer.replace(/(?<!\\)\$/g, '').trim()).verdict === 'correct'
  );
}

const spaceless = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
const formulasIn = (text: string): string =>
  Array.from(text.matchAll(/(?<!\\)\$([^$]*)\$/g), (found) => spaceless(found[1]!)).join(' ; ');
