import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { ProblemShelf } from '@stoa/engine/problems/problem-shelf';
import type { ProblemStore } from '@stoa/store/store';

/** What the shelf asks of the bank. */
type Bank = Pick<ProblemStore, 'edition' | 'allVerified' | 'changedSince' | 'find'>;

const checkEveryMs = 3000;
const mostRetired = 1000;

/**
 * The verified bank in memory. It is read whole once, and from then on what has changed in it. Whether the bank has changed is asked at most every three seconds; what is retired in between is not
 * served all the same, because the commit of a turn looks at the problem's status once more.
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
  /** Versions that are on somebody's table still, though the bank no longer serves them. */
  readonly #retired = new Map<string, BankedProblem>();

  constructor(problems: Bank, clock: () => Date) {
    this.#problems = problems;
    this.#clock = clock;
  }

  /** Brings the shelf up to date, if the bank has not been asked lately. Several at once share one question. */
  refresh(): Promise<void> {
    if (this.#clock().getTime() - this.#checkedAt < checkEveryMs) return Promise.resolve();
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** The bank has changed: the next refresh asks it. */
  expire(): void {
    this.#checkedAt = -Infinity;
  }

  async #load(): Promise<void> {
    const edition = await this.#problems.edition();
    if (edition !== this.#edition) {
      if (this.#edition === null)
        for (const problem of await this.#problems.allVerified()) this.#put(problem.item.meta.id, problem);
      else for (const { id, problem } of await this.#problems.changedSince(this.#edition)) this.#put(id, problem);
      const all = [...this.#verified.values()].toSorted((a, b) => (a.item.meta.id < b.item.meta.id ? -1 : 1)); // a repeated choice is the same
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

  /** Takes a version from the bank that the shelf no longer has, so that `find` has it. */
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
