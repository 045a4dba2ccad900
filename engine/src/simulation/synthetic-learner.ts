import type { BktParams, SkillId } from '@stoa/schema/skill';

/** A kind of learner: the true probabilities on a skill, which the tutor can only estimate. */
export type LearnerKind = {
  name: string;
  /** Returns the learner's true parameters, given those of the graph. */
  truth: (graph: BktParams) => BktParams;
};

export const learnerKinds = {
  /** Exactly as the graph assumes. */
  typical: { name: 'typical', truth: (graph) => graph },
  /** Learns at half the pace and slips twice as often. */
  slow: {
    name: 'slow',
    truth: ({ p_init, p_transit, p_slip, p_guess }) => ({
      p_init: p_init / 2,
      p_transit: p_transit / 2,
      p_slip: Math.min(0.4, p_slip * 2),
      p_guess,
    }),
  },
  /** Learns at twice the pace and knows much already. */
  quick: {
    name: 'quick',
    truth: ({ p_init, p_transit, p_slip, p_guess }) => ({
      p_init: Math.min(0.9, p_init * 2),
      p_transit: Math.min(0.5, p_transit * 2),
      p_slip: p_slip / 2,
      p_guess,
    }),
  },
  /** Knows everything and never slips. */
  perfect: { name: 'perfect', truth: () => ({ p_init: 1, p_transit: 1, p_slip: 0, p_guess: 1 }) },
  /** Never right, whatever happens. */
  hopeless: { name: 'hopeless', truth: () => ({ p_init: 0, p_transit: 0, p_slip: 1, p_guess: 0 }) },
} as const satisfies Record<string, LearnerKind>;

/** A learner whose true state is known, which a real learner's never is: for each skill she knows it or doesn't. */
export class SyntheticLearner {
  private readonly known = new Map<SkillId, boolean>();
  private readonly kind: LearnerKind;
  private readonly random: () => number;

  constructor(kind: LearnerKind, random: () => number) {
    this.kind = kind;
    this.random = random;
  }

  /** True if the learner really has the skill now. */
  knows(skill: { id: SkillId; bkt: BktParams }): boolean {
    const already = this.known.get(skill.id);
    if (already !== undefined) return already;
    const knows = this.random() < this.kind.truth(skill.bkt).p_init;
    this.known.set(skill.id, knows);
    return knows;
  }

  /** True if the learner's first answer to a problem is right. Afterwards she may have learned from it. */
  meets(skill: { id: SkillId; bkt: BktParams }): boolean {
    const { p_slip, p_guess, p_transit } = this.kind.truth(skill.bkt);
    const knows = this.knows(skill);
    const right = this.random() < (knows ? 1 - p_slip : p_guess);
    if (!knows && this.random() < p_transit) this.known.set(skill.id, true);
    return right;
  }
}
