import type { Grade } from '@stoa/schema/account';
import type { BktParams, SkillId } from '@stoa/schema/skill';
import { stateOf } from '../../mastery/skill-state.ts';
import type { SkillStates } from '../../mastery/skill-state.ts';
import type { SkillGraphIndex } from '../graph-index.ts';
import { believe, suppose } from './beliefs.ts';
import type { Beliefs } from './beliefs.ts';
import { knowledgeModel, standingsBefore } from './knowledge-model.ts';
import type { KnowledgeModel } from './knowledge-model.ts';
import { ratioOfAnswer, ratioOfPractice } from './placement-answer.ts';
import type { PlacementAnswer } from './placement-answer.ts';

/** How long a placement takes, and when it has found out enough. */
export const placementRules = {
  fewest: 8,
  most: 20,
  /** The placement stops when the best remaining question promises less than this many bits about all skills together. */
  worthAsking: 1,
  /**
   * This many skills are examined: those whose answer is least certain. The one whose answer says the most about all skills is
   * asked.
   */
  candidates: 8,
  /**
   * Among questions that are worth nearly as much as the best, one is chosen at random, so that a second placement isn't the
   * same as the first.
   */
  nearlyEqual: 0.93,
  /** The first question is one that the learner can probably answer: her chance of knowing it is in this range. */
  warmStart: [0.6, 0.9],
  /** A skill counts as known from this chance on. */
  credited: 0.85,
} as const;

/** The current state of a placement. */
export type PlacementSoFar = {
  graph: SkillGraphIndex;
  grade: Grade | null;
  /** Earlier practice. For a skill that was asked here, only its answer counts. */
  states: SkillStates;
  answers: readonly PlacementAnswer[];
};

const models = new WeakMap<SkillGraphIndex, KnowledgeModel>();

/** Returns the model of a graph, which is built only once. */
function modelOf(graph: SkillGraphIndex): KnowledgeModel {
  const made = models.get(graph) ?? knowledgeModel(graph);
  models.set(graph, made);
  return made;
}

/** Returns the beliefs about the learner after her answers. */
export function beliefsOf({ graph, grade, states, answers }: PlacementSoFar): Beliefs {
  const model = modelOf(graph);
  const asked = new Map(answers.map((answer) => [answer.skill_id, answer]));
  const evidence = Float64Array.from(model.skills, (id) => {
    const skill = graph.byId.get(id)!;
    const answer = asked.get(id);
    return answer === undefined ? ratioOfPractice(stateOf(skill, states), skill) : ratioOfAnswer(answer, skill.bkt);
  });
  return believe(model, evidence, standingsBefore(grade));
}

/** Returns the chance that a skill is known. */
export const chanceOfSkill = (graph: SkillGraphIndex, beliefs: Beliefs, id: SkillId): number =>
  beliefs.known[modelOf(graph).numberOf.get(id)!]!;

/** The value of a question: the skill, and how many bits its answer promises about all skills together. */
export type Worth = { skill_id: SkillId; bits: number };

/**
 * Chooses the skill to ask about next, among those that can be asked. Returns null if none of them promises enough; the
 * placement is then over.
 *
 * The value of a question is the entropy that its answer is expected to remove, over right and wrong answers, summed over all
 * skills. Only the skills whose own answer is least certain are examined (half-split, as ALEKS asks). For each of them the
 * beliefs are computed as if it were known and as if it weren't; the beliefs after an answer are a mix of these two.
 *
 * Shape   `askable` are skills that have a problem and weren't asked. `random` is uniform in [0, 1).
 * Errors  none.
 * Source  Lindley (1956), "On a measure of the information provided by an experiment"; Doignon & Falmagne (1999) for the
 *         half-split rule.
 */
export function skillToAsk(
  { graph, answers }: Pick<PlacementSoFar, 'graph' | 'answers'>,
  beliefs: Beliefs,
  askable: ReadonlySet<SkillId>,
  random: () => number,
): Worth | null {
  if (answers.length >= placementRules.most) return null;
  const model = modelOf(graph);
  const own = model.skills
    .filter((id) => askable.has(id))
    .map((id) => ({
      id,
      at: model.numberOf.get(id)!,
      bits: ownBits(beliefs.known[model.numberOf.get(id)!]!, graph.byId.get(id)!.bkt),
    }))
    .toSorted((a, b) => b.bits - a.bits)
    .filter(
      ({ at }, _, all) => answers.length > 0 || isWarm(beliefs.known[at]!) || !all.some((one) => isWarm(beliefs.known[one.at]!)),
    );
  const worths = own
    .slice(0, placementRules.candidates)
    .map(({ id, at }) => ({ skill_id: id, bits: bitsOfQuestion(model, beliefs, at, graph.byId.get(id)!.bkt) }));
  const best = Math.max(...worths.map(({ bits }) => bits));
  if (answers.length >= placementRules.fewest && best < placementRules.worthAsking) return null;
  const good = worths.filter(({ bits }) => bits >= best * placementRules.nearlyEqual);
  return good[Math.floor(random() * good.length)] ?? null;
}

const isWarm = (known: number): boolean => known >= placementRules.warmStart[0] && known <= placementRules.warmStart[1];

type Rates = Pick<BktParams, 'p_slip' | 'p_guess'>;

/** Returns what an answer says about its own skill: their mutual information, in bits. */
function ownBits(known: number, { p_slip, p_guess }: Rates): number {
  const right = known * (1 - p_slip) + (1 - known) * p_guess;
  return entropy(right) - known * entropy(p_slip) - (1 - known) * entropy(p_guess);
}

function bitsOfQuestion(model: KnowledgeModel, now: Beliefs, at: number, { p_slip, p_guess }: Rates): number {
  const [yes, no] = [suppose(model, now, at, true), suppose(model, now, at, false)];
  const known = now.known[at]!;
  const right = known * (1 - p_slip) + (1 - known) * p_guess;
  const knownIfRight = (known * (1 - p_slip)) / right;
  const knownIfWrong = (known * p_slip) / (1 - right);
  let bits = 0; // compared to the mix of the two suppositions, so that no answer promises less than zero
  for (let skill = 0; skill < now.known.length; skill += 1) {
    const mixed = (share: number) => share * yes[skill]! + (1 - share) * no[skill]!;
    bits += entropy(mixed(known)) - right * entropy(mixed(knownIfRight)) - (1 - right) * entropy(mixed(knownIfWrong));
  }
  return bits;
}

const entropy = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 0 : -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
