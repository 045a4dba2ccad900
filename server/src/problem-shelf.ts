import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { ProblemShelf } from '@stoa/engine/problems/problem-shelf';
import type { ProblemStore } from '@stoa/store/store';

/** What the shelf needs of the bank. */
type Bank = Pick<ProblemStore, 'edition' | 'allVerified' | 'changedSince' | 'find'>;

const checkEveryMs = 3000;
const mostRetired = 1000;

/**
 * Holds the verified bank in memory. It is read completely once, and after that only what has changed. It asks at most every
 * three seconds whether the bank has changed; a problem retired in between still isn't served, because the commit of a turn
 * checks the problem's status once more.
 */
export class CachedShelf implements ProblemShelf {
  readonly #problems: Bank;
  readonly #clock: () => Date;
  #edition: string | null = null;
  #checkedAt = -Infinity;
  #refreshing: Promise<void> | null = null;
  readonly #verified = new Map<string, BankedProblem>();
  #forPractice = new Map<SkillId, BankedProblem[]>();
  #heldBack = new Map<SkillId, BankedProblem[]>();
  #byVersion = new Map<string, BankedProblem>();
  /** Versions that some student still has in front of her, though the bank no longer serves them. */
  readonly #retired = new Map<string, BankedProblem>();

  constructor(problems: Bank, clock: () => Date) {
    this.#problems = problems;
    this.#clock = clock;
  }

  /** Brings the shelf up to date, unless the bank was asked recently. Concurrent calls share one query. */
  refresh(): Promise<void> {
    if (this.#clock().getTime() - this.#checkedAt < checkEveryMs) return Promise.resolve();
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Makes the next refresh ask the bank, because it has changed. */
  expire(): void {
    this.#checkedAt = -Infinity;
  }

  async #load(): Promise<void> {
    const edition = await this.#problems.edition();
    if (edition !== this.#edition) {
      if (this.#edition === null)
        for (const problem of await this.#problems.allVerified()) this.#put(problem.item.meta.id, problem);
      else for (const { id, problem } of await this.#problems.changedSince(this.#edition)) this.#put(id, problem);
      const all = [...this.#verified.values()].toSorted((a, b) => (a.item.meta.id < b.item.meta.id ? -1 : 1)); // sorted, so that a repeated choice is the same
      const skillOf = ({ item }: BankedProblem) => item.meta.skill_id;
      this.#forPractice = Map.groupBy(
        all.filter(({ held_back }) => held_back !== true),
        skillOf,
      );
      this.#heldBack = Map.groupBy(
        all.filter(({ held_back }) => held_back === true),
        skillOf,
      );
      this.#byVersion = new Map(all.map((problem) => [keyOf(problem.item.meta.id, problem.item.meta.version), problem]));
      this.#edition = edition;
    }
    this.#checkedAt = this.#clock().getTime();
  }

  #put(id: string, problem: BankedProblem | null): void {
    if (problem === null) this.#verified.delete(id);
    else this.#verified.set(id, problem);
  }

  /** Fetches a version that the shelf no longer has from the bank, so that `find` has it. */
  async fetch(id: string, version: number): Promise<void> {
    if (this.find(id, version) !== null) return;
    const problem = await this.#problems.find(id, version);
    if (problem === null) return;
    if (this.#retired.size >= mostRetired) this.#retired.clear();
    this.#retired.set(keyOf(id, version), problem);
  }

  verifiedFor(skillId: SkillId): readonly BankedProblem[] {
    return this.#forPractice.get(skillId) ?? [];
  }

  heldBackFor(skillId: SkillId): readonly BankedProblem[] {
    return this.#heldBack.get(skillId) ?? [];
  }

  find(id: string, version: number): BankedProblem | null {
    const key = keyOf(id, version);
    return this.#byVersion.get(key) ?? this.#retired.get(key) ?? null;
  }
}

const keyOf = (id: string, version: number) => `${id}@${version}`;
