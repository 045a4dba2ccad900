/** The probabilities that describe a simulated student, in 0..1, and how much she reads. The tutor sees none of them. */
export type MindRates = {
  /** She knows a concept before the lesson; drawn for each concept separately. */
  knows: number;
  /** She holds a misconception of the topic before the lesson; drawn for each misconception separately. */
  holds: number;
  /** She can answer the opening question, which comes before anything is taught. */
  ready: number;
  /** Her answer is wrong although she knows the concept. */
  slip: number;
  /** Her answer is right although she doesn't know the concept, without any help. */
  guess: number;
  /** Her answer is right although she doesn't know the concept, after she has read all the help with this very question. */
  lifted: number;
  /** She learns an idea from a text that fully conveys it, if she reads all of the text. */
  takes: number;
  /** She recognizes a misconception of hers by answering a probe about it correctly. */
  sees: number;
  /** In one turn, she forgets something that she learned in this lesson and has never used. */
  forgets: number;
  /** The number of words in a message that she reads with full attention. */
  span: number;
};

/** Something that she learned in the lesson, and how often she has used it since. What she knew before isn't forgotten. */
type Kept = { uses: number; fresh: boolean };

/** The share of what she just learned and never used that is forgotten by the time of the test. Each use halves it. */
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
   * Reads a text. `degree` says how well it conveys an idea (`concept:…`, `misconception:…`), from 0 to 1. `known` is the share
   * of it that she has read before.
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

  /** Records that she answered a probe about one of her misconceptions correctly: she may give it up. */
  looksAgainAt(misconception: string): void {
    if (this.#held.has(misconception) && this.#random() < this.rates.sees) this.#drop(misconception);
  }

  /** Records that she used a concept by herself, and with it everything that she unlearned on its questions. */
  uses(concept: string, past: readonly string[]): void {
    for (const kept of [this.#concepts.get(concept), ...past.map((one) => this.#dropped.get(one))])
      if (kept !== undefined) kept.uses += 1;
  }

  /** Forgets what a turn makes her forget. */
  forgets(): void {
    this.#lose(({ uses, fresh }) => (fresh ? 0 : this.rates.forgets / 2 ** uses));
    for (const kept of [...this.#concepts.values(), ...this.#dropped.values()]) kept.fresh = false;
  }

  /** Forgets what the days until a later test make her forget. */
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
