import type { Guideline, PlanQuestion, StudyPlanStep } from '@stoa/schema/study-plan';
import type { Finding } from './plan-finding.ts';

type Found = Pick<Finding, 'at' | 'severity'>;

/** Where a lesson on a draft can begin: 0 for the opening question, or the number of a finished step. */
export type Beginning = number;

/**
 * Returns the parts of a draft that can be tried before the rest is finished. A step is finished if no error is found in it, in
 * a concept that it teaches, or in a misconception that its wrong answers name. The opening question can be tried if at least
 * one finished step comes after it.
 *
 * Parameters  `findings`: everything that was found in the draft, with places counted from the guideline or from the plan.
 */
export function finishedParts({ guidelines, plan }: Guideline, findings: readonly Found[]): Beginning[] {
  const hasError = errorsIn(findings);
  if (findings.some(({ at, severity }) => severity === 'error' && fromPlan(at) === 'concepts')) return []; // two concepts with one name
  const unsound = {
    concepts: new Set(plan.concepts.flatMap(({ id }, k) => (hasError(`concepts.${k}`) ? [id] : []))),
    misconceptions: new Set(
      guidelines.misconceptions.flatMap(({ id }, k) => (hasError(`guidelines.misconceptions.${k}`) ? [id] : [])),
    ),
  };
  const isSound = ({ concept, wrong_answers }: Pick<PlanQuestion, 'concept' | 'wrong_answers'>) =>
    !unsound.concepts.has(concept) && wrong_answers.every(({ misconception }) => !unsound.misconceptions.has(misconception));
  const isFinished = (step: StudyPlanStep, k: number) =>
    !hasError(`steps.${k}`) && !unsound.concepts.has(step.concept) && (step.type === 'practice' || step.questions.every(isSound));
  const steps = plan.steps.flatMap((step, k) => (isFinished(step, k) ? [k + 1] : []));
  const opens = steps.length > 0 && !hasError('opening') && isSound(plan.opening);
  return opens ? [0, ...steps] : steps;
}

/** Replacements for unfinished texts of a draft in its preview. */
const standIns = {
  title: 'A lesson without a title',
  wrap_up: 'What to remember is not written yet.',
  unwritten: 'Not written yet.',
};

/**
 * Returns a plan for a preview: the finished parts of a draft. Unfinished steps are left out, and the others are renumbered.
 * Anything else that's unfinished is left out too, or replaced by words that say so. A draft without an error stays as it is.
 *
 * Parameters  `parts`: as `finishedParts` names them, at least one step.
 * Shape       may have fewer steps and misconceptions than a plan that is taught. If the opening question isn't finished,
 *             another one replaces it, and the preview must begin at a step.
 */
export function planOfParts(guideline: Guideline, findings: readonly Found[], parts: readonly Beginning[]): Guideline {
  const hasError = errorsIn(findings);
  const { guidelines, plan } = guideline;
  const written = (at: string, text: string, instead: string) => (hasError(at) ? instead : text);
  const sound = <Item>(at: string, items: readonly Item[]) => items.filter((_, k) => !hasError(`${at}.${k}`));
  const orUnwritten = (texts: string[]) => (texts.length === 0 ? [standIns.unwritten] : texts);
  const concepts = sound('concepts', plan.concepts);
  return {
    ...guideline,
    title: written('title', guideline.title, standIns.title),
    summary: written('summary', guideline.summary, standIns.unwritten),
    syllabus: written('syllabus', guideline.syllabus, standIns.unwritten),
    guidelines: {
      learning_objectives: orUnwritten(sound('guidelines.learning_objectives', guidelines.learning_objectives)),
      prerequisites: orUnwritten(sound('guidelines.prerequisites', guidelines.prerequisites)),
      misconceptions: sound('guidelines.misconceptions', guidelines.misconceptions),
      glossary: sound('guidelines.glossary', guidelines.glossary),
      uses: sound('guidelines.uses', guidelines.uses),
      student_questions: sound('guidelines.student_questions', guidelines.student_questions),
      teaching_approach: written('guidelines.teaching_approach', guidelines.teaching_approach, standIns.unwritten),
    },
    plan: {
      concepts,
      opening: parts.includes(0) ? plan.opening : neverAsked(concepts[0]?.id ?? ''),
      opening_examples: parts.includes(0) ? plan.opening_examples : [],
      steps: plan.steps.filter((_, k) => parts.includes(k + 1)).map((step, k) => ({ ...step, step: k + 1 })),
      wrap_up: written('wrap_up', plan.wrap_up, standIns.wrap_up),
    },
  };
}

/** A placeholder, because a plan must have an opening question. A preview that begins at a step never asks it. */
const neverAsked = (concept: string): PlanQuestion => ({
  id: 'never-asked',
  concept,
  text: 'What is $1 + 1$?',
  answer: {
    input_type: 'integer',
    expected: '2',
    tolerance: null,
    accepted_forms: [],
    choices: [],
    judging: { form: 'any', variables: [], unit: null },
  },
  wrong_answers: [],
  probe: { text: 'What comes after 1?', expected: ['two'], wrong: [], bridge: null, bridge_expected: [] },
  hint: 'Count on from 1.',
  solution: [
    { step_index: 1, explanation: 'Start at 1.', math: '1' },
    { step_index: 2, explanation: 'Count on one.', math: '1 + 1 = 2' },
  ],
});

const errorsIn = (findings: readonly Found[]) => {
  const places = findings.flatMap(({ at, severity }) => (severity === 'error' ? [fromPlan(at)] : []));
  return (at: string) => places.some((place) => place === at || place.startsWith(`${at}.`));
};

const fromPlan = (at: string): string => at.replace(/^plan\./, '');
