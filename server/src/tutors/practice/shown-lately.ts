import type { SkillId } from '@stoa/schema/skill';
import type { ExposureStore } from '@stoa/store/store';

const lately = 24 * 60 * 60_000;
const keptMs = 5000;

/**
 * Knows which solutions of a skill anybody at this installation was shown in the last 24 hours. It only decides which of
 * several problems comes first, so an answer that is a few seconds old is good enough, and a class that works on one skill
 * causes one query.
 */
export class ShownLately {
  readonly #exposures: ExposureStore;
  readonly #clock: () => Date;
  readonly #known = new Map<SkillId, { at: number; shown: Promise<ReadonlySet<string>> }>();

  constructor(exposures: ExposureStore, clock: () => Date) {
    this.#exposures = exposures;
    this.#clock = clock;
  }

  of(skill: SkillId): Promise<ReadonlySet<string>> {
    const at = this.#clock().getTime();
    const known = this.#known.get(skill);
    if (known !== undefined && at - known.at < keptMs) return known.shown;
    const shown = this.#ask(skill, new Date(at - lately));
    this.#known.set(skill, { at, shown });
    return shown;
  }

  async #ask(skill: SkillId, since: Date): Promise<ReadonlySet<string>> {
    try {
      return new Set(await this.#exposures.shownSince(skill, since));
    } catch (error) {
      this.#known.delete(skill); // so that the next turn asks again
      throw error;
    }
  }
}
