import type { Guideline } from '@stoa/schema/study-plan';
import type { LessonGoal } from '../state/lesson-session.ts';
import { sharedWords } from '../support/words-in-common.ts';

const nameWeighs = 3;

/**
 * Finds the plan that teaches what somebody asks for. Plans are ranked by the words that a topic's title and search terms share
 * with the requested topic, then by those that its summary and objectives share with the request. Returns null if none shares a
 * word with the requested topic, or if two fit equally well.
 */
export function planForGoal<Plan extends { readonly guideline: Guideline }>(
  plans: readonly Plan[],
  { topic, learning_objectives }: LessonGoal,
): Plan | null {
  const wanted = topic ?? learning_objectives.join('\n');
  const ranked = plans
    .map((plan) => ({ plan, score: fitOf(plan.guideline, wanted, learning_objectives.join('\n')) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = ranked;
  return first === undefined || first.score === second?.score ? null : first.plan;
}

function fitOf({ title, search_terms = [], summary, guidelines }: Guideline, wanted: string, objectives: string): number {
  if (title.toLowerCase() === wanted.trim().toLowerCase()) return Infinity;
  const name = Math.max(...[title, ...search_terms].map((text) => likeness(text, wanted)));
  const said = [summary, ...guidelines.learning_objectives].join('\n');
  return name === 0 ? 0 : nameWeighs * name + sharedWords(said, wanted) + sharedWords(said, objectives);
}

/** Counts shared words, giving less to a longer name that shares no more. */
const likeness = (text: string, wanted: string): number => {
  const shared = sharedWords(text, wanted);
  return shared === 0 ? 0 : shared + shared / (1 + text.split(/\s+/).length);
};
