import { isDeepStrictEqual } from 'node:util';
import type { FamilyRecord } from '@stoa/engine/verification/skill-is-served';
import { isSalted } from '@stoa/factory/salted-seed';
import { asVersion, contentOf } from '@stoa/engine/verification/as-version';
import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import type { Verification } from '@stoa/engine/verification/verify-problem';
import type { Bank } from '@stoa/factory/write-bank';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillGraph, SkillId } from '@stoa/schema/skill';
import type { ProblemStore } from '@stoa/store/store';

/** The result of stocking: new verified versions, rejected ones that were recorded, and versions that are no longer served. */
export type Stocked = { published: number; rejected: number; withdrawn: number };

/**
 * Updates a bank to what the generators write now and to what the verifier accepts now, part by part. A version never changes,
 * so:
 * - a problem whose content has changed is published as its next version, and the one before is retired;
 * - what the verifier rejects is stored as REJECTED with its event, and no version of it is served any more;
 * - at the end, what a newer version of a generator has replaced is retired, and so is what was drawn without this
 *   installation's salt, because its numbers are the same everywhere; what no generator writes any more is verified again;
 * - what an author has retired stays retired, and what no generator wrote is left alone.
 *
 * What was taken before a crash is found and left alone by the next run, which takes everything again.
 */
export class Restock {
  readonly #problems: ProblemStore;
  readonly #policy = openVerificationPolicy();
  readonly #dated: { now: Date; graph: SkillGraph };
  /** Generated problems that were served when this began. */
  readonly #served: ReadonlyMap<string, BankedProblem>;
  readonly #generated = new Set<string>();
  readonly #newest = new Map<string, number>();
  readonly #stocked: Stocked = { published: 0, rejected: 0, withdrawn: 0 };

  private constructor(problems: ProblemStore, dated: { now: Date; graph: SkillGraph }, served: readonly BankedProblem[]) {
    this.#problems = problems;
    this.#dated = dated;
    this.#served = new Map(served.filter(isGenerated).map((problem) => [problem.item.meta.id, problem]));
  }

  static async begin(problems: ProblemStore, dated: { now: Date; graph: SkillGraph }): Promise<Restock> {
    return new Restock(problems, dated, await problems.allVerified());
  }

  /** Returns the results so far. */
  get stocked(): Stocked {
    return { ...this.#stocked };
  }

  /**
   * Takes a part of what the generators write; the same part may be taken twice. Returns the number of new verified versions.
   */
  async take({ verified, rejected }: Pick<Bank, 'verified' | 'rejected'>): Promise<number> {
    const written: Verification[] = [...verified, ...rejected];
    const idOf = ({ problem }: Verification) => problem.item.meta.id;
    const others = await this.#problems.newestOf(written.map(idOf).filter((id) => !this.#served.has(id)));
    const kept = new Map(others.map((one) => [String(one.item.meta.id), one]));
    const fresh: Verification[] = [];
    const retire: BankedProblem[] = [];
    for (const verification of written) {
      const { origin } = verification.problem;
      const id = idOf(verification);
      if (this.#generated.has(id)) continue;
      this.#generated.add(id);
      this.#newest.set(origin.generator, Math.max(origin.generator_version, this.#newest.get(origin.generator) ?? 0));
      const before = this.#served.get(id) ?? kept.get(id);
      if (before === undefined) fresh.push(verification);
      else if (mayFollow(before, verification)) {
        fresh.push(asVersion(verification, before.item.meta.version + 1));
        if (before.item.meta.status === 'VERIFIED') retire.push(before);
      }
    }
    return this.#change(fresh, retire);
  }

  /** Leaves the problems of these skills as they are: they were just written and verified from the same sources. */
  leave(skills: ReadonlySet<SkillId>): void {
    for (const [id, { item }] of this.#served) if (skills.has(item.meta.skill_id)) this.#generated.add(id);
  }

  /** Withdraws what no generator writes any more, after everything has been taken. */
  async finish(): Promise<void> {
    const fresh: Verification[] = [];
    const retire: BankedProblem[] = [];
    for (const problem of this.#served.values()) {
      const { generator, generator_version, seed } = problem.origin;
      if (this.#generated.has(problem.item.meta.id)) continue;
      const writtenNow = this.#newest.get(generator);
      if (writtenNow !== undefined && (generator_version < writtenNow || !isSalted(seed))) retire.push(problem);
      else {
        const again = verifyProblem(problem, { ...this.#dated, families: noFamilies, policy: this.#policy });
        if (again.kind === 'verified') continue;
        fresh.push(asVersion(again, problem.item.meta.version + 1));
        retire.push(problem);
      }
    }
    await this.#change(fresh, retire);
  }

  async #change(fresh: readonly Verification[], retire: readonly BankedProblem[]): Promise<number> {
    const isVerified = ({ kind }: Verification) => kind === 'verified';
    if (fresh.length + retire.length === 0) return 0;
    const published = await this.#problems.publish(fresh.filter(isVerified));
    this.#stocked.published += published;
    this.#stocked.rejected += await this.#problems.publish(fresh.filter((one) => !isVerified(one)));
    for (const { item } of retire) await this.#problems.setStatus(item.meta.id, item.meta.version, 'RETIRED', this.#dated.now);
    this.#stocked.withdrawn += retire.length;
    return published;
  }
}

/** Problems that are verified again here are from families that no longer write them. */
const noFamilies: FamilyRecord = new Map();

/** Problems by people and models aren't managed here. */
const isGenerated = ({ item }: BankedProblem) => item.meta.provenance.generator_model.startsWith('stoa/');

/** True if what was written now differs from the stored version. */
function mayFollow(kept: BankedProblem, { kind, problem }: Verification): boolean {
  const { status } = kept.item.meta;
  if (status !== 'VERIFIED' && status !== 'REJECTED') return false; // a person has decided its status
  return (status === 'VERIFIED') !== (kind === 'verified') || !isDeepStrictEqual(contentOf(kept), contentOf(problem));
}
