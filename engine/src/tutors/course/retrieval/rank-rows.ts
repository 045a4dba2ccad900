import type { RowNamespace } from '@stoa/schema/course/course-row';
import type { FoundRow } from './course-index.ts';
import { nearness, type Embedding } from './embedder.ts';
import { termsOf } from './question-terms.ts';

/** A question that rows are compared with: its terms, weighted by how much they tell, and its embedding. */
export type RowQuestion = { readonly weights: ReadonlyMap<string, number>; readonly vector: Embedding | null };

/**
 * The extra weight of words in a heading, and the weight of nearness compared with shared words (tools/measure-course-rows.ts).
 */
const headingWeight = 0.5;
const nearnessWeight = 1;

/** Returns how well a row fits a question; 0 if they have nothing in common. */
function fitOf({ row, terms, vector }: FoundRow, question: RowQuestion, all: number): number {
  const share = (has: ReadonlySet<string>): number => {
    let sum = 0;
    for (const [term, weight] of question.weights) if (has.has(term)) sum += weight;
    return all === 0 ? 0 : sum / all;
  };
  const heading = new Set(termsOf(row.heading));
  const near = vector === null || question.vector === null ? 0 : Math.max(0, nearness(vector, question.vector));
  return share(terms) + headingWeight * share(heading) + nearnessWeight * near;
}

/**
 * Ranks rows by how well they fit a question, best first: by the weighted share of its terms that they contain, and by the
 * nearness of the embeddings.
 *
 * Shape   rows that fit equally well are sorted by their names, so that every index gives the same order.
 */
export function rankRows<N extends RowNamespace>(
  found: readonly FoundRow<N>[],
  question: RowQuestion,
  most: number,
): readonly FoundRow<N>[] {
  const all = [...question.weights.values()].reduce((sum, weight) => sum + weight, 0);
  return found
    .map((one) => ({ one, fit: fitOf(one, question, all) }))
    .toSorted((a, b) => b.fit - a.fit || compareIds(a.one.row.id, b.one.row.id))
    .slice(0, most)
    .map(({ one }) => one);
}

const compareIds = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
