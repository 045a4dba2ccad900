import type { SkillState } from '@stoa/schema/mastery';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { Skill } from '@stoa/schema/skill';
import { isMastered, needsReview } from '../mastery/standing.ts';
import { stateOf, type SkillStates } from '../mastery/skill-state.ts';
import { assumedSkills, startGrade, type Assumed, type Footing } from './assumed.ts';
import type { SkillGraphIndex } from './graph-index.ts';
import { unlockedSkills } from './unlocked.ts';

/** A skill worth practicing, with the reason in words for the learner. */
export type Suggestion = {
  skill: Skill;
  state: SkillState;
  kind: 'needs_review' | 'continue' | 'new';
  reason: string;
};

/**
 * Returns what to practice next, best first (practice spec §8.2), among the unlocked skills that are not mastered, or whose
 * mastery has fallen below the review threshold:
 *
 *   1. the lowest mastery first,
 *   2. then the longest time since it was practiced; never is longest,
 *   3. then the higher priority, if the graph gives one,
 *   4. then the lower grade band and grade,
 *   5. then the skill that unlocks more others,
 *   6. then the order of the graph, which is the order of teaching.
 *
 * For a learner who has stated her grade, skills of her grade or below come first, then those above it, and at the very end
 * those that are only assumed (from earlier grades or by her placement) and were never tried. After a placement, skills of the
 * next grade count as hers. For a new learner without a grade there are only the graph's initial values, and only the roots are
 * unlocked, so she begins at a root, the lowest grade first.
 */
export function suggestSkills(
  graph: SkillGraphIndex,
  states: SkillStates,
  policy: PracticePolicy,
  footing: Footing = {},
): Suggestion[] {
  const assumed = assumedSkills(graph, states, footing, policy);
  const start = footing.grade == null ? null : startGrade(graph, footing.grade);
  const ahead = footing.placed == null ? 0 : 1; // a placement has shown what she is ready for
  const turn = ({ skill, state }: Candidate): number =>
    assumed.has(skill.id) && state.opportunities < (footing.placed == null ? 1 : begunFrom)
      ? 2
      : start !== null && skill.grade > start + ahead
        ? 1
        : 0;
  return unlockedSkills(graph, states, assumed)
    .map((skill) => ({ skill, state: stateOf(skill, states) }))
    .filter(({ state }) => !isMastered(state) || needsReview(state, policy))
    .toSorted(
      (a, b) => turn(a) - turn(b) || (footing.placed == null ? 0 : afterPlacement(graph, start, a, b)) || inOrder(graph, a, b),
    )
    .map(({ skill, state }) => ({ skill, state, kind: kindOf(state), reason: reasonFor(graph, skill, state, assumed, footing) }));
}

type Candidate = { skill: Skill; state: SkillState };

/**
 * From this many answers on, an estimate describes the learner. Before, it comes from the graph or from one answer of a
 * placement.
 */
const begunFrom = 2;

/**
 * Compares two skills of a learner who has taken a placement. Skills that she has begun come first. The others are sorted by
 * how many skills of this grade and the next they unlock: their mastery is the graph's initial value, which only says how hard
 * others find them.
 */
function afterPlacement(graph: SkillGraphIndex, start: number | null, a: Candidate, b: Candidate): number {
  const begun = ({ state }: Candidate) => state.opportunities >= begunFrom;
  if (begun(a) !== begun(b)) return begun(a) ? -1 : 1;
  const opens = ({ skill }: Candidate) => graph.opens(skill.id, start === null ? undefined : start + 1);
  return begun(a) ? 0 : opens(b) - opens(a);
}

function inOrder(graph: SkillGraphIndex, a: Candidate, b: Candidate): number {
  return (
    a.state.p_mastery - b.state.p_mastery ||
    lastPractised(a.state) - lastPractised(b.state) ||
    priorityOf(b.skill) - priorityOf(a.skill) ||
    bandOf(a.skill) - bandOf(b.skill) ||
    a.skill.grade - b.skill.grade ||
    graph.opens(b.skill.id) - graph.opens(a.skill.id)
  ); // a stable sort keeps the order of the graph among the rest
}

const lastPractised = ({ last_practiced_at }: SkillState): number =>
  last_practiced_at === null ? 0 : Date.parse(last_practiced_at);
const priorityOf = ({ priority }: Skill): number => priority ?? 0;
const bandOf = ({ grade_band }: Skill): number => Number.parseInt(grade_band, 10);

function kindOf(state: SkillState): Suggestion['kind'] {
  if (isMastered(state)) return 'needs_review';
  return state.opportunities > 0 ? 'continue' : 'new';
}

function reasonFor(graph: SkillGraphIndex, { id }: Skill, state: SkillState, assumed: Assumed, { placed }: Footing): string {
  if (isMastered(state)) return 'You had this once, and the last answers were shaky. A few problems will bring it back.';
  if (placed != null && state.opportunities > 0 && state.opportunities < begunFrom) {
    return state.last_outcome === 'incorrect'
      ? 'You’ve tried one of these, and your placement says you’re ready to learn it.'
      : 'You’ve gotten one of these right, and your placement says you’re ready for more.';
  }
  if (state.opportunities > 0) {
    return state.last_outcome === 'incorrect'
      ? 'You have begun this one. Of the skills open to you it needs the most practice.'
      : 'You have begun this one and are on your way. A little more and you have mastered it.';
  }
  if (assumed.has(id) && placed != null) return 'Your placement says that you probably know this. A few problems will show it.';
  if (assumed.has(id))
    return 'You have probably learned this in an earlier grade. A few problems will show that you still have it.';
  const before = graph.prerequisitesOf(id);
  const standsOn = before.map(({ name }) => name);
  if (before.some((skill) => assumed.has(skill.id)) && placed != null)
    return `It builds on ${listed(standsOn)}, and your placement says you’re ready for it.`;
  if (before.some((skill) => assumed.has(skill.id)))
    return `It builds on ${listed(standsOn)}. We’ll assume you know that for now. If you don’t, you can go back any time.`;
  if (standsOn.length > 0) return `You have mastered ${listed(standsOn)}, and this builds on it.`;
  const opens = graph.dependentsOf(id).length;
  return opens === 0
    ? 'A good place to start: it needs nothing before it.'
    : 'A good place to start: it needs nothing before it, and much is built on it.';
}

/** Joins names: "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
