import type { QuestionPhase } from '../state/lesson-session.ts';

/** What a lesson can do for somebody who does not know a concept yet. */
export const teachings = ['explanation', 'example', 'probe', 'hint', 'explain', 'tell', 'right'] as const;
export type Teaching = (typeof teachings)[number];

/** Chances in 0..1 that are true of a simulated student; the tutor sees none of them. */
export type StudentRates = {
  /** The student knows a concept before the lesson, each by itself. */
  knows: number;
  /** The student can answer the opening question, which stands before everything that is taught. */
  ready: number;
  /** Wrong although the student knows it. */
  slip: number;
  /** Right although the student does not, without any help. */
  guess: number;
  /** Right although the student does not know it, after so much help with this very question. */
  lifted: Readonly<Record<Exclude<QuestionPhase, 'asked'>, number>>;
  /** That the student knows the concept from then on, by what she was told of it. `right`: a right answer that was confirmed. */
  learns: Readonly<Record<Teaching, number>>;
};

/**
 * The hidden state of a simulated student: each concept of a plan is known to her or not, and teaching makes it known by chance. There is
 * no half-knowledge and no forgetting.
 *
 *     P(right | known) = 1 − slip
 *     P(right | not)   = guess without help, `lifted` after a probe, a hint, an explanation of this very question
 *     P(known after a teaching | not known before) = `learns`
 *
 * Units   all chances in 0..1. `random` is drawn from in the order of the calls.
 */
export class HiddenKnowledge {
  readonly #known = new Map<string, boolean>();
  readonly #rates: StudentRates;
  readonly #random: () => number;

  constructor(rates: StudentRates, concepts: readonly string[], random: () => number) {
    this.#rates = rates;
    this.#random = random;
    for (const concept of concepts) this.#known.set(concept, random() < rates.knows);
  }

  /** The truth about a concept; a concept that is none of the plan's is not known. */
  knows = (concept: string): boolean => this.#known.get(concept) ?? false;

  /** Whether the student's answer to a question will be right, with the help she had with it. */
  isRight({ concept, phase, opening }: { concept: string; phase: QuestionPhase; opening: boolean }): boolean {
    const { slip, guess, lifted, ready } = this.#rates;
    const unknown = Math.max(guess, opening ? ready : 0, phase === 'asked' ? 0 : lifted[phase]);
    return this.#random() < (this.knows(concept) ? 1 - slip : unknown);
  }

  /** Takes in what the student was told of a concept. */
  isTold(concept: string, teaching: Teaching): void {
    if (!this.#known.has(concept) || this.knows(concept)) return;
    if (this.#random() < this.#rates.learns[teaching]) this.#known.set(concept, true);
  }
}
