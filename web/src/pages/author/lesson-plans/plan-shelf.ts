import type { DeviceStorage } from '../../../device-storage.ts';
import type { Guideline } from '@stoa/schema/study-plan';

/** An author's unpublished work on a topic, and the published version it was begun on. */
export type KeptPlan = { version: number; guideline: Guideline };

const keyOf = (topicId: string) => `stoa:plan:${topicId}`;

/** The draft as this browser kept it, or null. Anything that another version of the page stored there in another shape is ignored. */
export function keptPlan(shelf: DeviceStorage, topicId: string): KeptPlan | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(keyOf(topicId)) ?? 'null');
    return isKeptPlan(value) ? { ...value, guideline: withWholeProbes(value.guideline) } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const keepPlan = (shelf: DeviceStorage, topicId: string, kept: KeptPlan): void =>
  shelf.setItem(keyOf(topicId), JSON.stringify(kept));

export const dropPlan = (shelf: DeviceStorage, topicId: string): void => shelf.removeItem(keyOf(topicId));

/** The topics with a draft on this device. */
export const keptTopics = (shelf: Pick<Storage, 'length' | 'key'>): string[] =>
  Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').flatMap((key) =>
    key.startsWith(keyOf('')) ? [key.slice(keyOf('').length)] : [],
  );

/** A plan with each probe as an object, as the editor walks through it: drafts and files of earlier times have its words alone. */
export const withWholeProbes = (guideline: Guideline): Guideline => withProbes(guideline) as Guideline;

const withProbes = (tree: unknown): unknown => {
  if (Array.isArray(tree)) return tree.map(withProbes);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, key === 'probe' ? wholeProbe(value) : withProbes(value)]),
  );
};

const wholeProbe = (held: unknown): unknown => {
  if (typeof held === 'string') return { text: held, expected: [], wrong: [], bridge: null };
  return { expected: [], wrong: [], bridge: null, ...Object(held) };
};

const isKeptPlan = (value: unknown): value is KeptPlan =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'guideline' in value &&
  isShapedLikePlan(value.guideline);

/** Whether a tree has the parts that the editor walks through. Whether it is sound is the validator's to say. */
export function isShapedLikePlan(value: unknown): value is Guideline {
  const { plan, guidelines } = Object(value) as { plan?: unknown; guidelines?: unknown };
  const { steps, concepts, opening } = Object(plan) as { steps?: unknown; concepts?: unknown; opening?: unknown };
  const { misconceptions } = Object(guidelines) as { misconceptions?: unknown };
  return (
    Array.isArray(misconceptions) &&
    Array.isArray(concepts) &&
    isShapedLikeQuestion(opening) &&
    Array.isArray(steps) &&
    steps.every(
      (step) => step?.type === 'practice' || (Array.isArray(step?.questions) && step.questions.every(isShapedLikeQuestion)),
    )
  );
}

function isShapedLikeQuestion(value: unknown): boolean {
  const { answer, solution, wrong_answers } = Object(value) as Record<string, unknown>;
  const { judging } = Object(answer) as { judging?: unknown };
  return Array.isArray(solution) && Array.isArray(wrong_answers) && typeof judging === 'object' && judging !== null;
}
