import type { Activity } from '@stoa/schema/activity';
import type { TutorDefinition } from './tutor-definition.ts';

/** A session as a store has it, as far as the registry must know it. */
type Held = { tutor: string; state: unknown };

/** The tutors of an installation by name. Everything fails closed: a name that is not here is nobody's session, and shows nothing. */
export class TutorRegistry {
  readonly #definitions: ReadonlyMap<string, TutorDefinition>;

  /** Errors  throws where two tutors have one name. */
  constructor(definitions: readonly TutorDefinition[]) {
    this.#definitions = new Map(definitions.map((definition) => [definition.name, definition]));
    if (this.#definitions.size < definitions.length)
      throw new Error(`Two tutors have one name: ${definitions.map(({ name }) => name).join(', ')}.`);
  }

  find(name: string): TutorDefinition | null {
    return this.#definitions.get(name) ?? null;
  }

  get names(): string[] {
    return [...this.#definitions.keys()];
  }

  /** The names of all agents, each once. */
  get agents(): string[] {
    return [...new Set(Array.from(this.#definitions.values()).flatMap(({ agents }) => agents.map(({ name }) => name)))];
  }

  /** What a list of recent activity says of a session; null where the tutor is unknown, or the state is none of its. */
  activity({ tutor, state }: Held): Activity | null {
    return this.find(tutor)?.activity.safeParse(state).data ?? null;
  }

  /** The names of the tutors whose turns leave traces. */
  get traced(): string[] {
    return Array.from(this.#definitions.values()).flatMap(({ name, leavesTraces }) => (leavesTraces ? [name] : []));
  }

  /** What of a session its learner may be given; null where the tutor is unknown, or the state is none of its. */
  exported({ tutor, state }: Held): unknown {
    const definition = this.find(tutor);
    const read = definition?.state.safeParse(state);
    if (definition === null || read?.success !== true) return null;
    const shown = definition.exported.safeParse(read.data);
    return shown.success ? shown.data : null;
  }
}
