import type { TutorCard } from './tutor-card.ts';

/** A session as a store has it, as far as the registry must know it. */
type Held = { tutor: string; state: unknown };

/** The tutors of an installation by name. Everything fails closed: a name that is not here is nobody's session, and shows nothing. */
export class TutorRegistry {
  readonly #cards: ReadonlyMap<string, TutorCard>;

  /** Errors  throws where two tutors have one name. */
  constructor(cards: readonly TutorCard[]) {
    this.#cards = new Map(cards.map((card) => [card.name, card]));
    if (this.#cards.size < cards.length)
      throw new Error(`Two tutors have one name: ${cards.map(({ name }) => name).join(', ')}.`);
  }

  find(name: string): TutorCard | null {
    return this.#cards.get(name) ?? null;
  }

  get names(): string[] {
    return [...this.#cards.keys()];
  }

  /** The names of all agents, each once. */
  get agents(): string[] {
    return [...new Set(Array.from(this.#cards.values()).flatMap(({ agents }) => agents.map(({ name }) => name)))];
  }

  /** What of a session its learner may be given; null where the tutor is unknown, or the state is none of its. */
  exported({ tutor, state }: Held): unknown {
    const card = this.find(tutor);
    const read = card?.state.safeParse(state);
    if (card === null || read?.success !== true) return null;
    const shown = card.exported.safeParse(read.data);
    return shown.success ? shown.data : null;
  }
}
