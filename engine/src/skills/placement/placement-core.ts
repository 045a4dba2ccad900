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

/** How long a placement is, and when it has found out enough. */
export const placementRules = {
  fewest: 8,
  most: 20,
  /** It stops when the best question left promises less than this many bits about all skills together. */
  worthAsking: 1,
  /** Skills whose own answers promise most, of which the one that tells most of the others is asked. */
  candidates: 8,
  /** Of nearly equal questions chance takes one, so that a second placement is not the first over again. */
  nearlyEqual: 0.93,
  /** The first question is one that she can probably answer. */
  warmStart: [0.6, 0.9],
  /** A skill counts as known from this chance on. */
  credited: 0.85,
} as const;

/** A placement as far as it has come. */
export type PlacementSoFar = {
  graph: SkillGraphIndex;
  grade: Grade | null;
  /** What practice has shown before; of a skill that was asked here its answer alone counts. */
  states: SkillStates;
  answers: readonly PlacementAnswer[];
};

const models = new WeakMap<SkillGraphIndex, KnowledgeModel>();

/** The model of a graph, made once for each. */
function modelOf(graph: SkillGraphIndex): KnowledgeModel {
  const made = models.get(graph) ?? knowledgeModel(graph);
  models.set(graph, made);
  return made;
}

/** What is believed of the learner after her answers. */
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

/** The chance that a skill is known. */
export const chanceOfSkill = (graph: SkillGraphIndex, beliefs: Beliefs, id: SkillId): number =>
  beliefs.known[modelOf(graph).numberOf.get(id)!]!;

/** A question worth asking: the skill, and how many bits its answer promises about all skills together. */
export type Worth = { skill_id: SkillId; bits: number };

/**
 * The skill to ask about next, of those that can be asked; null where none of them promises enough, so that the placement is over.
 *
 * What a question is worth is the entropy that its answer takes away, expected over right and wrong, summed over all skills. Those whose own
 * answer is least certain are looked at (half-split, as ALEKS asks); for each of them the beliefs are computed as if it were known and as if
 * it were not, and the two answers mix these.
 *
 * Shape   `askable` are skills that have a problem and were not asked. `random` is uniform in [0, 1).
 * Errors  none.
 * Source  Lindley (1956), "On a measure of the information provided by an experiment"; Doignon & Falmagne (1999) for the half-split rule.
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

/** What an answer says of its own skill: the mutual information of the two, in bits. */
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
  let bits = 0; // against what the two suppositions come to together, so that no answer promises less than nothing
  for (let skill = 0; skill < now.known.length; skill += 1) {
    const mixed = (share: number) => share * yes[skill]! + (1 - share) * no[skill]!;
    bits += entropy(mixed(known)) - right * entropy(mixed(knownIfRight)) - (1 - right) * entropy(mixed(knownIfWrong));
  }
  return bits;
}

const entropy = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 0 : -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
