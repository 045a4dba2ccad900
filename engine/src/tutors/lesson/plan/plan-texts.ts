import { saysOfRule } from '../../../problems/misconception-rule.ts';
import type { Guideline, PlanQuestion, Probe, StepExample } from '@stoa/schema/study-plan';
import { speaksOfItself } from '../../../guards/internal-language.ts';
import { voice } from '../../../guards/voice.ts';
import { error, type Finding } from './plan-finding.ts';

/**
 * One text of a guideline and its place. One that `asks` may contain at most one question. One that only `tells` must not ask
 * anything, because the question after it is the only one of its turn. `math` is a line of TeX without dollar signs.
 */
type PlanText = { at: string; text: string; role: 'asks' | 'tells' | 'math' | 'label' };

const limits = { explanation: 300, math: 200, choice: 120 }; // for texts without a limit in their schema

const soundsLikeUs = voice({ longest: 800 });

/** Finds faults in the texts as texts: length, mathematics that isn't closed, more than one question, the server's voice. */
export function findingsInTexts(guideline: Guideline): Finding[] {
  return textsOf(guideline).flatMap(({ at, text, role }) => {
    const faults = [...(role === 'math' ? faultsOfFormula(text) : faultsOfProse(text)), ...faultsOfAsking(text, role)];
    const spoken = role === 'math' ? `$${text}$` : text;
    const heard = [soundsLikeUs(spoken), speaksOfItself(spoken)].flatMap((violation) => violation?.detail ?? []);
    return [...faults, ...heard.map((detail) => `The text ${detail}.`)].map((says) => error(at, says));
  });
}

function textsOf({ title, summary, syllabus, guidelines, plan }: Guideline): PlanText[] {
  const label = (at: string, text: string): PlanText => ({ at, text, role: 'label' });
  const tells = (at: string, text: string): PlanText => ({ at, text, role: 'tells' });
  return [
    label('title', title),
    label('summary', summary),
    label('syllabus', syllabus),
    ...guidelines.learning_objectives.map((text, i) => tells(`guidelines.learning_objectives.${i}`, text)),
    ...guidelines.prerequisites.map((text, i) => tells(`guidelines.prerequisites.${i}`, text)),
    ...guidelines.misconceptions.flatMap(({ description, correction, note, rule }, i) => [
      tells(`guidelines.misconceptions.${i}.description`, description),
      tells(`guidelines.misconceptions.${i}.correction`, correction),
      ...(note === null ? [] : [tells(`guidelines.misconceptions.${i}.note`, note)]),
      ...(rule === null ? [] : [tells(`guidelines.misconceptions.${i}.rule`, saysOfRule(rule))]),
    ]),
    ...guidelines.glossary.flatMap(({ words, meaning, example }, i) => [
      ...words.map((word, k) => label(`guidelines.glossary.${i}.words.${k}`, word)),
      tells(`guidelines.glossary.${i}.meaning`, meaning),
      ...(example === null ? [] : [tells(`guidelines.glossary.${i}.example`, example)]),
    ]),
    ...guidelines.uses.map((text, i) => tells(`guidelines.uses.${i}`, text)),
    // Only the answers: the wordings are the students' own, and nobody is told them.
    ...guidelines.student_questions.map(({ answer }, i) => tells(`guidelines.student_questions.${i}.answer`, answer)),
    label('guidelines.teaching_approach', guidelines.teaching_approach),
    ...plan.concepts.map(({ name }, i) => label(`concepts.${i}.name`, name)),
    ...textsOfQuestion('opening', plan.opening),
    ...plan.opening_examples.flatMap((example, i) => textsOfExample(`opening_examples.${i}`, example)),
    ...plan.steps.flatMap((step, i) => {
      const at = `steps.${i}`;
      const own = [label(`${at}.title`, step.title), label(`${at}.content_hint`, step.content_hint)];
      if (step.type === 'practice') return own;
      const questions = step.questions.flatMap((question, k) => textsOfQuestion(`${at}.questions.${k}`, question));
      if (step.type === 'check') return [...own, ...questions];
      return [
        ...own,
        tells(`${at}.explanation`, step.explanation),
        ...step.another_way.map((text, k) => tells(`${at}.another_way.${k}`, text)),
        ...textsOfExample(`${at}.worked_example`, step.worked_example),
        ...questions,
      ];
    }),
    tells('wrap_up', plan.wrap_up),
  ];
}

function textsOfQuestion(at: string, question: PlanQuestion): PlanText[] {
  const asks = (place: string, text: string): PlanText => ({ at: `${at}.${place}`, text, role: 'asks' });
  return [
    asks('text', question.text),
    ...textsOfProbe(`${at}.probe`, question.probe),
    asks('hint', question.hint),
    ...(question.self_check === undefined ? [] : [{ at: `${at}.self_check`, text: question.self_check, role: 'tells' } as const]),
    ...question.answer.choices.map((text, k): PlanText => ({ at: `${at}.answer.choices.${k}`, text, role: 'label' })),
    ...question.wrong_answers.flatMap(({ probe }, k) => textsOfProbe(`${at}.wrong_answers.${k}.probe`, probe)),
    ...stepsAsTexts(`${at}.solution`, question.solution),
  ];
}

const textsOfProbe = (at: string, { text, expected, wrong, bridge, bridge_expected }: Probe): PlanText[] => [
  { at: `${at}.text`, text, role: 'asks' },
  ...expected.map((reply, k): PlanText => ({ at: `${at}.expected.${k}`, text: reply, role: 'label' })),
  ...wrong.flatMap(({ answer, says }, k): PlanText[] => [
    { at: `${at}.wrong.${k}.answer`, text: answer, role: 'label' },
    { at: `${at}.wrong.${k}.says`, text: says, role: 'tells' },
  ]),
  ...(bridge === null ? [] : [{ at: `${at}.bridge`, text: bridge, role: 'asks' } as const]),
  ...bridge_expected.map((reply, k): PlanText => ({ at: `${at}.bridge_expected.${k}`, text: reply, role: 'label' })),
];

const textsOfExample = (at: string, { stem, steps, answer }: StepExample): PlanText[] => [
  { at: `${at}.stem`, text: stem, role: 'asks' },
  ...stepsAsTexts(`${at}.steps`, steps),
  { at: `${at}.answer`, text: answer, role: 'tells' },
];

const stepsAsTexts = (at: string, steps: StepExample['steps']): PlanText[] =>
  steps.flatMap(({ explanation, math }, k): PlanText[] => [
    { at: `${at}.${k}.explanation`, text: explanation, role: 'tells' },
    { at: `${at}.${k}.math`, text: math, role: 'math' },
  ]);

/** Checks the length of what has no limit in its schema: steps of a solution and choices. */
export function findingsInLengths(at: string, { answer, solution }: Pick<PlanQuestion, 'answer' | 'solution'>): Finding[] {
  const tooLong = (place: string, text: string, longest: number) =>
    text.length > longest ? [error(`${at}.${place}`, `The text has ${text.length} characters, more than ${longest}.`)] : [];
  return [
    ...answer.choices.flatMap((choice, k) => tooLong(`answer.choices.${k}`, choice, limits.choice)),
    ...solution.flatMap(({ explanation, math }, k) => [
      ...tooLong(`solution.${k}.explanation`, explanation, limits.explanation),
      ...tooLong(`solution.${k}.math`, math, limits.math),
    ]),
  ];
}

function faultsOfAsking(text: string, role: PlanText['role']): string[] {
  const marks = text.match(/\?/g)?.length ?? 0;
  if (role === 'asks') return marks > 1 ? ['Two questions at once: leave one question mark.'] : [];
  if (role === 'label' || marks === 0) return [];
  return ['This text explains, so it asks nothing: take the question mark out.'];
}

function faultsOfProse(text: string): string[] {
  const dollars = text.match(/(?<!\\)\$/g)?.length ?? 0;
  if (dollars % 2 !== 0) return ['A dollar sign opens mathematics and nothing closes it. Money is written \\$5.'];
  return [...text.matchAll(/(?<!\\)\$((?:\\.|[^$\\])*)\$/g)].flatMap((found) => faultsOfFormula(found[1]!));
}

/**
 * Finds faults in a formula: braces that don't pair, in TeX or not; commands without their arguments; a placeholder that a
 * program left unfilled.
 */
function faultsOfFormula(math: string): string[] {
  let depth = 0;
  for (const brace of math.replace(/\\[{}]/g, '')) {
    if (brace === '{') depth += 1;
    if (brace === '}') depth -= 1;
    if (depth < 0) break;
  }
  const faults: [boolean, string][] = [
    [math.trim() === '', 'There is nothing between two dollar signs.'],
    [depth !== 0, `The braces of "${math}" do not pair.`],
    [/(?<!\\)\$/.test(math), `"${math}" is mathematics already, so no dollar sign belongs in it.`],
    [
      /\\d?frac(?!\s*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\s*\{|\d\s*\d))/.test(math),
      `A fraction of "${math}" lacks one of its numbers.`,
    ],
    [
      (math.match(/\\left\b/g)?.length ?? 0) !== (math.match(/\\right\b/g)?.length ?? 0),
      `\\left and \\right of "${math}" do not pair.`,
    ],
    [/\bNaN\b|\[object|\bnull\b|\$\{|\bundefined\b/.test(math), `Something was left unfilled in "${math}".`],
  ];
  return faults.filter(([wrong]) => wrong).map(([, says]) => says);
}
