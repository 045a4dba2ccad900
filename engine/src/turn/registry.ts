import type { Activity } from '@stoa/schema/activity';
import type { TutorDefinition } from './tutor-definition.ts';

/** A stored session, with the fields that the registry needs. */
type Held = { tutor: string; state: unknown };

/** The tutors of an installation by name. Everything fails closed: a session whose tutor isn't listed shows nothing. */
export class TutorRegistry {
  readonly #definitions: ReadonlyMap<string, TutorDefinition>;

  /** Errors  throws if two tutors have the same name. */
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

  /**
   * Returns what a list of recent activity says about a session; null if the tutor is unknown, or the state isn't one of its
   *         states.
   */
  activity({ tutor, state }: Held): Activity | null {
    return this.find(tutor)?.activity.safeParse(state).data ?? null;
  }

  /** The names of the tutors whose turns leave traces. */
  get traced(): string[] {
    return Array.from(this.#definitions.values()).flatMap(({ name, leavesTraces }) => (leavesTraces ? [name] : []));
  }

  /**
   * Returns the part of a session that its learner may have; null if the tutor is unknown, or the state isn't one of its
   *         states.
   */
  exported({ tutor, state }: Held): unknown {
    const definition = this.find(tutor);
    const read = definition?.state.safeParse(state);
    if (definition === null || read?.success !== true) return null;
    const shown = definition.exported.safeParse(read.data);
    return shown.success ? shown.data : null;
  }
}
