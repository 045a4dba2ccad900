import { keptJson } from '../../../device-storage.ts';
import type { DeviceStorage } from '../../../device-storage.ts';
import type { Guideline } from '@stoa/schema/study-plan';
import type { UnsentWork } from './draft-saver.ts';

const prefix = 'stoa:plan:';
const keyOf = (account: string, topicId: string) => `${prefix}${account}:${topicId}`;
/** Where drafts were stored before servers stored them, for any author on this device. */
const earlierKeyOf = (topicId: string) => `${prefix}${topicId}`;

/**
 * Returns what this browser couldn't send yet of an account's draft, or null. Anything that another version of the page stored
 * in another shape is ignored.
 */
export function keptWork(shelf: DeviceStorage, account: string, topicId: string): UnsentWork | null {
  const value = keptJson(shelf.getItem(keyOf(account, topicId)));
  if (isUnsentWork(value)) return { ...value, guideline: withWholeProbes(value.guideline) };
  const earlier = Object(keptJson(shelf.getItem(earlierKeyOf(topicId)))) as { version?: unknown; guideline?: unknown };
  return typeof earlier.version === 'number' && isShapedLikePlan(earlier.guideline)
    ? { base_version: earlier.version, guideline: withWholeProbes(earlier.guideline), revision: 0 }
    : null;
}

/** Stores what couldn't be sent yet; null: everything has been sent. */
export function keepWork(shelf: DeviceStorage, account: string, topicId: string, unsent: UnsentWork | null): void {
  shelf.removeItem(earlierKeyOf(topicId));
  if (unsent === null) shelf.removeItem(keyOf(account, topicId));
  else shelf.setItem(keyOf(account, topicId), JSON.stringify(unsent));
}

/** Returns the topics for which this account has unsent work. */
export const keptTopics = (shelf: Pick<Storage, 'length' | 'key'>, account: string): string[] =>
  Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').flatMap((key) => {
    const [first, second] = key.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
    if (first === undefined) return [];
    return second === undefined ? [first] : first === account ? [second] : [];
  });

/** Returns a plan with each probe as an object, as the editor needs it: older drafts and files have only the probe's words. */
export const withWholeProbes = (guideline: Guideline): Guideline => withProbes(guideline) as Guideline;

const withProbes = (tree: unknown): unknown => {
  if (Array.isArray(tree)) return tree.map(withProbes);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, key === 'probe' ? wholeProbe(value) : withProbes(value)]),
  );
};

const wholeProbe = (held: unknown): unknown => {
  if (typeof held === 'string') return { text: held, expected: [], wrong: [], bridge: null, bridge_expected: [] };
  return { expected: [], wrong: [], bridge: null, bridge_expected: [], ...Object(held) };
};

const isUnsentWork = (value: unknown): value is UnsentWork => {
  const { base_version, revision, guideline } = Object(value) as {
    base_version?: unknown;
    revision?: unknown;
    guideline?: unknown;
  };
  return typeof base_version === 'number' && typeof revision === 'number' && isShapedLikePlan(guideline);
};

/** True if a tree has the parts that the editor needs. The validator decides whether it is valid. */
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
