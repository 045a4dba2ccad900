/** Chances in 0..1 that are true of a simulated student, and how much she reads; the tutor sees none of them. */
export type MindRates = {
  /** She knows a concept before the lesson, each by itself. */
  knows: number;
  /** She holds a misconception of the topic before the lesson, each by itself. */
  holds: number;
  /** She can answer the opening question, which stands before everything that is taught. */
  ready: number;
  /** Wrong although she knows it. */
  slip: number;
  /** Right although she doesn't know it, without any help. */
  guess: number;
  /** Right although she doesn't know it, where help with this very question was read whole. */
  lifted: number;
  /** She takes an idea in that a text carries whole, where she reads all of it. */
  takes: number;
  /** She sees a misconception of hers by answering a probe about it right. */
  sees: number;
  /** A turn makes her forget what she learned in this lesson and has never used. */
  forgets: number;
  /** Words that she reads of a message with full attention. */
  span: number;
};

/** What was learned in the lesson: used so often since. What was known before is not forgotten. */
type Kept = { uses: number; fresh: boolean };

/** Of what she has just learned and never used so much is gone by the time of the test; each use halves it. */
const goneByTheTest = 0.4;

/**
 * The hidden state of a simulated student: the concepts that she knows, and the misconceptions that she holds.
 *
 *     P(right) = (1 − slip if she knows the concept, else guess) × Π over held misconceptions (1 − how often they trip its questions)
 *     P(an idea is taken in) = takes × attention × how far the text carries it
 *     attention = min(1, span / words), and a third of it where she has read most of it before
 *     P(forgotten in a turn) = forgets / 2^uses
 *
 * Only words teach: a text that carries none of her ideas changes nothing, whatever it was meant for.
 *
 * Units   all chances in 0..1; `random` is drawn from in the order of the calls.
 */
export class StudentMind {
  readonly #concepts = new Map<string, Kept>();
  readonly #held = new Set<string>();
  readonly #dropped = new Map<string, Kept>();
  readonly #all: { concepts: readonly string[]; misconceptions: readonly string[] };
  readonly rates: MindRates;
  readonly #random: () => number;

  constructor(rates: MindRates, all: { concepts: readonly string[]; misconceptions: readonly string[] }, random: () => number) {
    this.rates = rates;
    this.#all = all;
    this.#random = random;
    for (const concept of all.concepts) if (random() < rates.knows) this.#concepts.set(concept, { uses: Infinity, fresh: false });
    for (const misconception of all.misconceptions) if (random() < rates.holds) this.#held.add(misconception);
  }

  knows = (concept: string): boolean => this.#concepts.has(concept);
  holds = (misconception: string): boolean => this.#held.has(misconception);
  get misconceptions(): readonly string[] {
    return [...this.#held];
  }

  /**
   * Reads a text. `degree` says how far it carries an idea (`concept:…`, `misconception:…`), from 0 to 1; `known` how much of it she has read before.
   */
  reads(text: string, known: number, degree: (idea: string) => number): void {
    const words = text.split(/\s+/).length;
    const attention = Math.min(1, this.rates.span / words) * (known > 0.5 ? 1 / 3 : 1);
    const takesIn = (idea: string): boolean => {
      const chance = this.rates.takes * attention * degree(idea);
      return chance > 0 && this.#random() < chance;
    };
    for (const concept of this.#all.concepts)
      if (!this.knows(concept) && takesIn(`concept:${concept}`)) this.#concepts.set(concept, { uses: 0, fresh: true });
    for (const misconception of this.misconceptions) if (takesIn(`misconception:${misconception}`)) this.#drop(misconception);
  }

  /** She has answered a probe right that lets her see what she believes. */
  looksAgainAt(misconception: string): void {
    if (this.#held.has(misconception) && this.#random() < this.rates.sees) this.#drop(misconception);
  }

  /** She has used a concept by herself, and with it everything that she has unlearned on its questions. */
  uses(concept: string, past: readonly string[]): void {
    for (const kept of [this.#concepts.get(concept), ...past.map((one) => this.#dropped.get(one))])
      if (kept !== undefined) kept.uses += 1;
  }

  /** A turn goes by. */
  forgets(): void {
    this.#lose(({ uses, fresh }) => (fresh ? 0 : this.rates.forgets / 2 ** uses));
    for (const kept of [...this.#concepts.values(), ...this.#dropped.values()]) kept.fresh = false;
  }

  /** Time goes by, until a test some days after. */
  waits(): void {
    this.#lose(({ uses }) => goneByTheTest / 2 ** uses);
  }

  #lose(chance: (kept: Kept) => number): void {
    for (const [concept, kept] of this.#concepts)
      if (kept.uses < Infinity && this.#random() < chance(kept)) this.#concepts.delete(concept);
    for (const [misconception, kept] of this.#dropped)
      if (this.#random() < chance(kept)) {
        this.#dropped.delete(misconception);
        this.#held.add(misconception);
      }
  }

  #drop(misconception: string): void {
    this.#held.delete(misconception);
    this.#dropped.set(misconception, { uses: 0, fresh: true });
  }
}
