import { normalized, placementPriors } from './knowledge-model.ts';
import type { KnowledgeModel } from './knowledge-model.ts';

/**
 * Evidence for a skill as a ratio: how much likelier the observation is for a learner who has the skill than for one who
 * doesn't. 1 means no evidence.
 */
export type EvidenceRatios = Float64Array;

/**
 * What is believed about a learner: the weight of each standing, the chance of each skill at each standing, and the chance over
 * all standings.
 */
export type Beliefs = {
  evidence: EvidenceRatios;
  standings: Float64Array;
  /** For each standing, the messages that it was computed from, so that another piece of evidence needs only a few rounds. */
  within: readonly Messages[];
  known: Float64Array;
};

/** The messages of belief propagation at one standing. All are odds of "known" against "not known". */
type Messages = {
  known: Float64Array;
  odds: Float64Array;
  /** For each skill, the message from the skills that it builds on. */
  down: Float64Array;
  /** For each skill, the messages from the skills that build on it, at their positions in `below`. */
  up: Float64Array;
};

const mostRounds = 12;
const settled = 1e-3;
const bound = 1e9; // of odds: beyond it, a probability can't be told from 0 or 1

/**
 * Computes the belief about every skill, given the evidence: P(skill known | evidence), summed over the standings, weighted by
 * how well each explains the evidence.
 *
 * The network has a node for each skill and a noisy conjunction for the skills that it builds on. Within a standing it is
 * solved by loopy belief propagation, up and down the graph in the order of prerequisites until the messages settle. On a graph
 * without undirected loops the result is exact; on a small one full of loops it is within 0.06 of the enumeration of all states
 * (see the tests). All skills share the standing, so it is summed over outside the network; inside, it would close a loop
 * through every pair of skills.
 *
 * Shape   `evidence` is indexed by the model's skill numbers. `prior` sums to 1.
 * Errors  none.
 * Source  Pearl (1988), "Probabilistic Reasoning in Intelligent Systems"; Doignon & Falmagne (1999), "Knowledge Spaces", for
 *         states that respect prerequisites; Yedidia, Freeman & Weiss (2005), IEEE Trans. Inf. Theory 51, for the Bethe
 *         approximation of the evidence.
 */
export function believe(model: KnowledgeModel, evidence: EvidenceRatios, prior: Float64Array): Beliefs {
  const within = model.whenReady.map((chances) => propagate(model, chances, evidence, null, mostRounds));
  const logs = within.map((messages, at) => Math.log(prior[at]!) + logEvidence(model, model.whenReady[at]!, messages));
  const highest = Math.max(...logs);
  const standings = normalized(Float64Array.from(logs, (log) => Math.exp(log - highest)));
  return { evidence, standings, within, known: mixed(within, standings) };
}

/** Standings with less weight than this are ignored by `suppose`. */
const negligible = 0.03;
const supposingRounds = 2; // enough, because the messages start from computed ones and travel far in a few rounds

/** Returns the chance of every skill if it were certain that a given one is known, or is not. */
export function suppose(model: KnowledgeModel, now: Beliefs, skill: number, known: boolean): Float64Array {
  const evidence = now.evidence.with(skill, now.evidence[skill]! * (known ? 1e6 : 1e-6));
  const weighty = now.within.map((_, at) => at).filter((at) => now.standings[at]! >= negligible);
  const within = weighty.map((at) => propagate(model, model.whenReady[at]!, evidence, now.within[at]!, supposingRounds));
  const fits = Float64Array.from(weighty, (at) => {
    const chance = now.within[at]!.known[skill]!;
    return now.standings[at]! * (known ? chance : 1 - chance);
  });
  return mixed(within, normalized(fits));
}

/** Averages the chances of the standings, by their weights. */
function mixed(within: readonly Messages[], standings: Float64Array): Float64Array {
  const known = new Float64Array(within[0]!.known.length);
  for (const [at, here] of within.entries()) {
    const weight = standings[at]!;
    for (let skill = 0; skill < known.length; skill += 1) known[skill]! += weight * here.known[skill]!;
  }
  return known;
}

/**
 * Passes messages in rounds, starting from those of `from` if given, until no chance changes any more. Most of a placement's
 * computing time is spent here.
 */
function propagate(
  { below, first, skills }: KnowledgeModel,
  chances: Float64Array,
  evidence: EvidenceRatios,
  from: Messages | null,
  rounds: number,
): Messages {
  const count = skills.length;
  const down = from === null ? new Float64Array(count).fill(1) : from.down.slice();
  const up = from === null ? new Float64Array(below.length).fill(1) : from.up.slice();
  const odds = new Float64Array(count); // for each skill: its evidence and all messages to it, updated as they change
  for (let skill = 0; skill < count; skill += 1) odds[skill] = evidence[skill]! * down[skill]!;
  for (let edge = 0; edge < below.length; edge += 1) odds[below[edge]!]! *= up[edge]!;

  for (let round = 0, moved = 1; round < rounds && moved > settled; round += 1) {
    moved = 0;
    for (let skill = 0; skill < count; skill += 1) {
      let all = 1;
      for (let edge = first[skill]!; edge < first[skill + 1]!; edge += 1) all *= sent(odds[below[edge]!]!, up[edge]!);
      const ready = chances[skill]!;
      const chance = ready * (all + (1 - all) * placementPriors.gap);
      const message = chance / (1 - chance);
      const before = odds[skill]!;
      const after = (before / down[skill]!) * message;
      odds[skill] = after;
      down[skill] = message;
      moved = Math.max(moved, Math.abs(after / (1 + after) - before / (1 + before)));
    }
    for (let skill = count - 1; skill >= 0; skill -= 1) {
      const end = first[skill + 1]!;
      if (first[skill] === end) continue;
      const { ifAll, ifNot } = explained(odds[skill]! / down[skill]!, chances[skill]!);
      let all = 1;
      for (let edge = first[skill]!; edge < end; edge += 1) all *= sent(odds[below[edge]!]!, up[edge]!);
      for (let edge = first[skill]!; edge < end; edge += 1) {
        const heard = below[edge]!;
        const others = all / sent(odds[heard]!, up[edge]!);
        const message = 1 + (others * (ifAll - ifNot)) / ifNot;
        const before = odds[heard]!;
        const after = Math.min(bound, Math.max(1 / bound, (before / up[edge]!) * message));
        odds[heard] = after;
        up[edge] = message;
        moved = Math.max(moved, Math.abs(after / (1 + after) - before / (1 + before)));
      }
    }
  }
  return { known: odds.map((one) => one / (1 + one)), odds, down, up };
}

/**
 * Returns the message of a skill to one that builds on it: the chance that it is known, without what that other skill
 * contributed.
 */
function sent(odds: number, up: number): number {
  const ratio = odds / up;
  return Math.max(1 / bound, ratio / (1 + ratio));
}

/**
 * Returns how well a skill and everything above it are explained if all that it builds on is known, and if something is
 * missing. `ratio`: its odds without the message from below.
 */
function explained(ratio: number, ready: number): { ifAll: number; ifNot: number } {
  const yes = ratio / (1 + ratio);
  const gap = ready * placementPriors.gap;
  return { ifAll: yes * ready + (1 - yes) * (1 - ready), ifNot: yes * gap + (1 - yes) * (1 - gap) };
}

/**
 * Returns the logarithm of the evidence's likelihood at a standing, by Bethe's approximation: a sum over skills and
 * conjunctions, minus the messages that both count.
 */
function logEvidence({ below, first, skills }: KnowledgeModel, chances: Float64Array, { odds, down, up }: Messages): number {
  let log = 0;
  for (let skill = 0; skill < skills.length; skill += 1) {
    const ratio = odds[skill]! / down[skill]!;
    const { ifAll, ifNot } = explained(ratio, chances[skill]!);
    let all = 1;
    for (let edge = first[skill]!; edge < first[skill + 1]!; edge += 1) all *= sent(odds[below[edge]!]!, up[edge]!);
    log += Math.log(all * ifAll + (1 - all) * ifNot) + Math.log1p(ratio);
  }
  for (let edge = 0; edge < below.length; edge += 1) {
    const whole = odds[below[edge]!]!;
    log -= Math.log((1 + whole) / (1 + whole / up[edge]!)); // 1 + up is in both terms and cancels
  }
  return log;
}
