import { useSyncExternalStore } from 'react';
import type { ExamTier } from '@stoa/schema/course/tier';

/** An exam question that a student put on her own list, only on this device. The exam service says when it opens again. */
export type RevisitItem = { questionId: string; unit: string; tier: ExamTier };

const nameOf = (courseId: string) => `stoa:revisit:${courseId}`;
const subscribers = new Set<() => void>();
const read = new Map<string, { text: string | null; items: readonly RevisitItem[] }>();

const isItem = (value: unknown): value is RevisitItem =>
  typeof value === 'object' &&
  value !== null &&
  'questionId' in value &&
  typeof value.questionId === 'string' &&
  'unit' in value &&
  typeof value.unit === 'string' &&
  'tier' in value &&
  (value.tier === 'bronze' || value.tier === 'silver' || value.tier === 'gold');

function itemsIn(text: string | null): readonly RevisitItem[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Returns the list of a course, the same object until it changes. */
function listOf(courseId: string): readonly RevisitItem[] {
  const text = localStorage.getItem(nameOf(courseId));
  const known = read.get(courseId);
  if (known !== undefined && known.text === text) return known.items;
  const items = itemsIn(text);
  read.set(courseId, { text, items });
  return items;
}

function keep(courseId: string, items: readonly RevisitItem[]): void {
  if (items.length === 0) localStorage.removeItem(nameOf(courseId));
  else localStorage.setItem(nameOf(courseId), JSON.stringify(items));
  for (const tell of subscribers) tell();
}

/** Puts a question on the list, once. */
export const addToRevisitList = (courseId: string, item: RevisitItem): void =>
  keep(courseId, [...listOf(courseId).filter(({ questionId }) => questionId !== item.questionId), item]);

export const takeFromRevisitList = (courseId: string, questionId: string): void =>
  keep(
    courseId,
    listOf(courseId).filter((item) => item.questionId !== questionId),
  );

/** Returns the list, and updates when it changes. */
export function useRevisitList(courseId: string): readonly RevisitItem[] {
  return useSyncExternalStore(
    (tell) => {
      subscribers.add(tell);
      return () => void subscribers.delete(tell);
    },
    () => listOf(courseId),
  );
}
