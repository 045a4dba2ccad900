import type { KeptPlacement, PlacementResult } from '@stoa/schema/placement';
import type { SkillRef } from '@stoa/schema/practice';
import type { Skill, SkillId, Strand } from '@stoa/schema/skill';
import { isMastered } from '../../mastery/standing.ts';
import { stateOf } from '../../mastery/skill-state.ts';
import type { SkillStates } from '../../mastery/skill-state.ts';
import type { SkillGraphIndex } from '../../skills/graph-index.ts';
import { beliefsOf, chanceOfSkill, placementRules } from '../../skills/placement/placement-core.ts';
import { listed, suggestSkills } from '../../skills/recommend.ts';
import { soFar } from './ask-next.ts';
import type { PlacementSession } from './placement-session.ts';
import type { PlacementWorld } from './placement-world.ts';

/**
 * Returns the skills that a placement credits: those that the student probably knows, judged by all her answers. Leaves out any
 * skill that she got wrong or hadn't learned here, and any that is already mastered and needs no credit.
 */
export function creditedSkills(graph: SkillGraphIndex, session: PlacementSession, states: SkillStates): SkillId[] {
  const beliefs = beliefsOf(soFar(graph, session, states));
  const missed = new Set(session.asked.filter(isMissed).map(({ skill_id }) => skill_id));
  return graph.skills
    .filter(({ id }) => !missed.has(id) && chanceOfSkill(graph, beliefs, id) >= placementRules.credited)
    .filter((skill) => !isMastered(stateOf(skill, states)))
    .map(({ id }) => id);
}

const isMissed = ({ outcome }: PlacementSession['asked'][number]): boolean => outcome === 'incorrect' || outcome === 'not_yet';

/** Builds the result of a placement in words and lists, and the record of it that is kept. */
export function placementResult(
  world: PlacementWorld,
  graph: SkillGraphIndex,
  session: PlacementSession,
  states: SkillStates,
  at: string,
): { result: PlacementResult; kept: KeptPlacement } {
  const credited = creditedSkills(graph, session, states);
  const has = new Set([...credited, ...graph.skills.filter((skill) => isMastered(stateOf(skill, states))).map(({ id }) => id)]);
  const suggested = suggestSkills(graph, states, world.policy, { grade: session.grade, placed: credited });
  const practicable = suggested.filter(({ skill }) => !has.has(skill.id) && world.shelf.verifiedFor(skill.id).length > 0);
  const strands = strandsOf(graph, has);
  const ready = practicable.slice(0, readyShown).map(({ skill }) => named(skill));
  const lookAgain = session.asked
    .filter(({ outcome }) => outcome === 'incorrect')
    .flatMap(({ skill_id }) => graph.byId.get(skill_id) ?? []);
  return {
    kept: { session_id: session.session_id, at, credited },
    result: {
      at,
      questions: session.asked.length,
      headline: headlineOf(ready),
      words: wordsOf(strands, lookAgain, credited.length),
      strands,
      ready,
      look_again: lookAgain.map(named),
    },
  };
}

const readyShown = 4;
const named = ({ id, name }: Skill): SkillRef => ({ id, name });

function strandsOf(graph: SkillGraphIndex, has: ReadonlySet<SkillId>): PlacementResult['strands'] {
  const strands = [...new Set(graph.skills.map(({ strand }) => strand))];
  return strands
    .map((strand) => {
      const skills = graph.skills.filter((skill) => skill.strand === strand);
      return { strand, credited: skills.filter(({ id }) => has.has(id)).length, of: skills.length };
    })
    .filter(({ credited }) => credited > 0);
}

const headlineOf = ([first]: readonly SkillRef[]): string =>
  first === undefined ? 'You know everything we asked about.' : `You’re ready for “${first.name}.”`;

function wordsOf(strands: PlacementResult['strands'], lookAgain: readonly Skill[], credited: number): string[] {
  const strong = strands
    .filter(({ credited: known, of }) => known >= of * strongFrom && of > 1)
    .map(({ strand }) => strandWords[strand]);
  return [
    credited === 0
      ? 'We’ll start at the beginning and go at your pace. Every skill is open to you.'
      : `Your answers tell us you probably know ${credited === 1 ? 'one skill' : `${credited} skills`} already, so you won’t have to start with those.`,
    ...(strong.length > 0 ? [`You’re strong in ${listed(strong.slice(0, 4))}.`] : []),
    ...(lookAgain.length > 0
      ? [
          `${lookAgain.length === 1 ? 'One question didn’t' : `${lookAgain.length} questions didn’t`} go well, and that’s fine: now we know where practice will help.`,
        ]
      : []),
    ...(credited > 0 ? ['Nothing counts as mastered yet. You show that in practice.'] : []),
  ];
}

/** A strand counts as a strength if at least this share of its skills is known. */
const strongFrom = 0.7;

const strandWords: Record<Strand, string> = {
  whole_numbers: 'whole numbers',
  fractions: 'fractions',
  decimals: 'decimals',
  ratio_percent: 'ratios and percents',
  integers: 'integers',
  expressions: 'expressions',
  equations: 'equations',
  inequalities: 'inequalities',
  exponents_radicals: 'exponents and radicals',
  lines_functions: 'lines and functions',
  systems: 'systems of equations',
  polynomials: 'polynomials',
  quadratics: 'quadratics',
  geometry: 'geometry',
  trigonometry: 'trigonometry',
  statistics: 'statistics',
  probability: 'probability',
  other: 'other topics',
};
