import type { Guideline, PlanQuestion, Probe, StudyPlanStep } from '@stoa/schema/study-plan';

/** A place in a guideline: the names and indexes on the way to it, joined by dots, `plan.steps.0.title`. */
export type PlanPath = string;

export function valueAt(tree: unknown, at: PlanPath): unknown {
  return at
    .split('.')
    .reduce<unknown>((of, key) => (of === null || typeof of !== 'object' ? undefined : Reflect.get(of, key)), tree);
}

/** Returns the same tree with another value at one place; parts that aren't on the path to it stay the same objects. */
export function withValueAt<Tree>(tree: Tree, at: PlanPath, value: unknown): Tree {
  const [key, ...rest] = at.split('.');
  const below = (of: unknown) => (rest.length === 0 ? value : withValueAt(of, rest.join('.'), value));
  if (Array.isArray(tree)) return tree.with(Number(key), below(tree[Number(key)])) as Tree;
  return { ...tree, [key!]: below(Reflect.get(tree as object, key!)) };
}

/**
 * Converts a place from the validator, whose paths inside the plan start at the plan, to a path from the root of the guideline.
 *
 *     steps.2.questions.1.hint → plan.steps.2.questions.1.hint      guidelines.misconceptions.0 → the same
 */
export const planPath = (at: string): PlanPath =>
  /^(concepts|opening|opening_examples|steps|wrap_up)(\.|$)/.test(at) ? `plan.${at}` : at;

const kinds: Record<string, string> = {
  steps: 'step',
  questions: 'question',
  wrong_answers: 'wrong answer',
  wrong: 'wrong reply',
  expected: 'reply',
  bridge_expected: 'reply to what leads back',
  misconceptions: 'misconception',
  glossary: 'word',
  student_questions: 'question of students',
  asks: 'wording',
  statements: 'statement',
  problems: 'kind of problem',
  concepts: 'concept',
  another_way: 'another way',
};

/**
 * Returns a place in words, counting from 1.
 *
 *     plan.steps.0.questions.1.hint → step 1, question 2, hint      opening.solution.1 → opening, solution 2
 */
export function nameOfPath(at: PlanPath): string {
  const names: string[] = [];
  for (const key of at.split('.')) {
    if (key === 'plan' || key === 'guidelines') continue;
    if (/^\d+$/.test(key)) names.push(`${names.pop() ?? ''} ${Number(key) + 1}`.trim());
    else names.push(kinds[key] ?? key.replaceAll('_', ' '));
  }
  return names.filter((name) => name !== '').join(', ') || 'the plan';
}

/** Returns a list with one of its items moved; the same list if the new position is outside of it. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  if (to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
}

/** Renumbers items that store their own position, from 1 in their order. */
export const renumbered = <Key extends string, Item extends Record<Key, number>>(list: readonly Item[], key: Key): Item[] =>
  list.map((item, at) => ({ ...item, [key]: at + 1 }));

/** Returns a name that no question of the plan has yet. */
export function freshQuestionId({ plan }: Pick<Guideline, 'plan'>, step: number): string {
  const taken = new Set(plan.steps.flatMap((one) => (one.type === 'practice' ? [] : one.questions.map(({ id }) => id))));
  for (let count = 1; ; count += 1) {
    const id = `s${step}-q${count}`;
    if (!taken.has(id)) return id;
  }
}

/** Returns a probe with everything still to fill in. */
export const emptyProbe = (): Probe => ({ text: '', expected: [], wrong: [], bridge: '', bridge_expected: [] });

export const emptySolutionStep = { step_index: 1, explanation: '', math: '' };

export const emptyQuestion = (id: string, concept: string): PlanQuestion => ({
  id,
  concept,
  text: '',
  answer: {
    input_type: 'integer',
    expected: '',
    tolerance: null,
    accepted_forms: [],
    choices: [],
    judging: { form: 'any', variables: [], unit: null },
  },
  wrong_answers: [],
  probe: emptyProbe(),
  hint: '',
  solution: [emptySolutionStep, { ...emptySolutionStep, step_index: 2 }],
});

/** Returns as many empty questions as a step of its type needs at least, each with its own name. */
function emptyQuestions(
  count: number,
  { plan }: Guideline,
  { step, concept }: Pick<StudyPlanStep, 'step' | 'concept'>,
): PlanQuestion[] {
  const questions: PlanQuestion[] = [];
  while (questions.length < count) {
    const before: StudyPlanStep = { type: 'check', step, title: '', concept, content_hint: '', questions };
    questions.push(emptyQuestion(freshQuestionId({ plan: { ...plan, steps: [...plan.steps, before] } }, step), concept));
  }
  return questions;
}

/** Returns a step with everything that its type requires, and nothing written yet. */
export function emptyStep(type: StudyPlanStep['type'], guideline: Guideline): StudyPlanStep {
  const [concept] = guideline.plan.concepts;
  const number = guideline.plan.steps.length + 1;
  const step = { step: number, title: '', concept: concept?.id ?? '', content_hint: '' };
  switch (type) {
    case 'explain':
      return {
        type,
        ...step,
        explanation: '',
        another_way: ['', ''],
        worked_example: { stem: '', steps: [emptySolutionStep], answer: '' },
        questions: emptyQuestions(2, guideline, step),
      };
    case 'check':
      return { type, ...step, questions: emptyQuestions(3, guideline, step) };
    case 'practice': {
      const { skill_id } = concept ?? { skill_id: '' as PracticeSkill };
      return { type, ...step, skill_id, difficulties: [2], problems: [], right_needed: 2 };
    }
  }
}

type PracticeSkill = Extract<StudyPlanStep, { type: 'practice' }>['skill_id'];
