import { create } from 'jsondiffpatch';
import type { Delta } from 'jsondiffpatch';
import type { Guideline } from '@stoa/schema/study-plan';
import type { PlanPath } from './plan-draft.ts';

/** One difference between two plans. `at`: its place now, or its former place if it was removed. */
export type PlanChange =
  | { kind: 'changed'; at: PlanPath; before: string; after: string }
  | { kind: 'added'; at: PlanPath; after: string }
  | { kind: 'removed'; at: PlanPath; before: string }
  | { kind: 'moved'; at: PlanPath; what: string };

/** Items are matched by what names them, so that one that moved or changed isn't mistaken for another. */
const differ = create({
  objectHash: (item, index) => nameOf(item) ?? `#${index}`,
  // Numbers that only give an item's position follow from the order.
  propertyFilter: (name) => name !== 'step' && name !== 'step_index',
});

/** Returns all differences between two plans, field by field, in the order of the plan. */
export function planChanges(before: Guideline, after: Guideline): PlanChange[] {
  const changes = changesIn(differ.diff(before, after), '', after);
  return changes.toSorted((a, b) => rankOf(a.at) - rankOf(b.at));
}

function changesIn(delta: Delta, at: PlanPath, after: unknown): PlanChange[] {
  if (delta === undefined) return [];
  if (Array.isArray(delta)) {
    if (delta.length === 1) return [{ kind: 'added', at, after: inWords(delta[0]) }];
    if (delta.length === 2) return [{ kind: 'changed', at, before: inWords(delta[0]), after: inWords(delta[1]) }];
    return delta[2] === 3 ? [] : [{ kind: 'removed', at, before: inWords(delta[0]) }];
  }
  return '_t' in delta ? changesInList(delta, at, after) : changesInParts(delta, at, after);
}

const changesInParts = (delta: object, at: PlanPath, after: unknown): PlanChange[] =>
  Object.entries(delta as Record<string, Delta>).flatMap(([key, below]) =>
    changesIn(below, at === '' ? key : `${at}.${key}`, Object(after)[key]),
  );

/** In a list's delta, a plain number is a position now, and `_` with a number is a former position. */
function changesInList(delta: object, at: PlanPath, after: unknown): PlanChange[] {
  const { _t: _, ...entries } = delta as Record<string, Delta> & { _t: 'a' };
  const removed = new Map(Object.entries(entries).flatMap(([key, one]) => (isRemoval(key, one) ? [[key.slice(1), one[0]]] : [])));
  return Object.entries(entries).flatMap(([key, one]): PlanChange[] => {
    if (!key.startsWith('_')) {
      // One line of text was replaced by another.
      if (Array.isArray(one) && one.length === 1 && typeof one[0] === 'string' && removed.has(key))
        return [{ kind: 'changed', at: `${at}.${key}`, before: inWords(removed.get(key)), after: one[0] }];
      return changesIn(one, `${at}.${key}`, Object(after)[key]);
    }
    if (isMove(one)) return [{ kind: 'moved', at: `${at}.${one[1]}`, what: inWords(Object(after)[one[1]]) }];
    const position = key.slice(1);
    const added: Delta = entries[position];
    const isReplaced = typeof removed.get(position) === 'string' && Array.isArray(added) && added.length === 1;
    return isReplaced ? [] : changesIn(one, `${at}.${position}`, null);
  });
}

const isMove = (delta: Delta): delta is [unknown, number, 3] => Array.isArray(delta) && delta[2] === 3;
const isRemoval = (key: string, delta: Delta): delta is [unknown, 0, 0] =>
  key.startsWith('_') && Array.isArray(delta) && delta[2] === 0;

/** Returns what names an item of a list; null if only its position does. */
function nameOf(item: object): string | null {
  const of = item as Record<string, unknown>;
  if ('id' in of) return `id ${String(of['id'])}`;
  if ('misconception' in of) return `answer ${String(of['answer'])}`;
  if ('family' in of) return `family ${String(of['family'])}`;
  if (Array.isArray(of['words'])) return `word ${String(of['words'][0])}`;
  // A step is identified by its questions, whatever its title is now.
  const { questions } = of;
  if (Array.isArray(questions)) return `step ${String(of['type'])} ${String((questions[0] as { id?: unknown } | undefined)?.id)}`;
  return of['type'] === 'practice' ? `step practice ${String(of['concept'])} ${String(of['skill_id'])}` : null;
}

/** Returns a value for a person who reads the list: a text as it is, a whole item by its name. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  const named = ['title', 'text', 'name', 'description', 'answer', 'explanation', 'words', 'family', 'id']
    .map((key) => inWords(Reflect.get(value, key)))
    .find((words) => words !== '');
  return named ?? '';
}

const parts = [
  'title',
  'summary',
  'subject',
  'strand',
  'grade',
  'syllabus',
  'guidelines',
  'plan.concepts',
  'plan.opening',
  'plan.steps',
];
/** Returns a sort key for a place: its position in the editor, from the top. */
function rankOf(at: PlanPath): number {
  const part = parts.findIndex((one) => at === one || at.startsWith(`${one}.`));
  const step = Number(/^plan\.steps\.(\d+)/.exec(at)?.[1] ?? 0);
  return (part === -1 ? parts.length : part) * 100 + step;
}
