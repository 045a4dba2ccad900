import { randomBytes } from 'node:crypto';
import type { Bank } from '@stoa/factory/write-bank';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillGraph, SkillId } from '@stoa/schema/skill';
import type { ProblemSupply } from '@stoa/server/problem-supply';
import type { Store } from '@stoa/store/store';
import { bankSources } from './bank-sources.ts';
import type { BankTask } from './bank-task.ts';
import { Restock } from './restock.ts';
import type { Stocked } from './restock.ts';

/**
 * The most problems that the bank may have of one skill: enough for any student, and a limit for scripts that would fill the
 * disk.
 */
const mostOfOneSkill = 240;

type Writers = {
  readonly most: number;
  /** How many writers work while students are served and nobody waits for their results. */
  readonly besideStudents: number;
  write: (task: BankTask) => Promise<Bank>;
  close: () => Promise<void>;
};

export type SupplyOrder = {
  store: Pick<Store, 'problems'>;
  graph: SkillGraph;
  clock: () => Date;
  /** The writers, which write and verify several tasks at once. */
  writers: Writers;
  /** The salt for the seeds of a new bank; an existing bank keeps its own. */
  salt: string;
  /** The first problems of a new bank, if they are already being written with this salt. */
  first?: Promise<Bank[]> | undefined;
  /** Skills whose problems a new bank already has completely, in which case it also has the first problems of all. */
  begun?: readonly SkillId[] | undefined;
  /** What the generators write from; by default, a fingerprint of the sources. */
  sources?: string | undefined;
  /** Called with the results when a part of the bank is ready: the first problems, and then all. */
  onStocked?: (part: 'first' | 'whole', stocked: Stocked) => void;
  /** Called for an error in problems that are written while students are already served. */
  onFault?: (error: unknown) => void;
};

/**
 * Makes sure that the bank holds what the generators write, as verified by the current verifier, and adds more when a learner
 * has met most of it.
 *
 * Resolves when students may be served. An empty bank then has two verified problems of each skill, and the rest follows while
 * students are served, starting with the skills that somebody asks for. A bank from other sources is first brought up to date,
 * so that nothing is served that this version wouldn't serve. If a start is interrupted, the next one continues: what is there
 * stays.
 */
export async function openBankSupply(order: SupplyOrder): Promise<BankSupply> {
  const { problems } = order.store;
  const [salt, stockedFrom, sources] = [
    await problems.salt(order.salt),
    await problems.stockedFrom(),
    order.sources ?? (await bankSources()),
  ];
  const supply = new BankSupply(order, salt);
  if (stockedFrom === sources) return supply;
  try {
    await supply.stock(sources, { isFirst: stockedFrom === null });
    return supply;
  } catch (error) {
    await supply.close();
    throw error;
  }
}

/** Writes the first verified problems of every skill, divided among all threads. */
export function writeFirst(
  writers: Pick<SupplyOrder['writers'], 'most' | 'write'>,
  { graph, salt, now }: { graph: SkillGraph; salt: string; now: Date },
): Promise<Bank[]> {
  const { most } = writers;
  const skills = graph.nodes.map(({ id }) => id);
  const shares = Array.from({ length: most }, (_, share) => skills.filter((__, at) => at % most === share));
  return Promise.all(shares.map((share) => writers.write({ kind: 'first', skills: share, salt, now })));
}

/** Returns 256 random bits, different for each installation; stored with the bank and kept secret. */
export const freshSalt = (): string => randomBytes(32).toString('base64url');

class BankSupply implements ProblemSupply {
  readonly #order: SupplyOrder;
  readonly #salt: string;
  readonly #now: Date;
  /** Skills that aren't complete yet, each with a promise of the number of new problems. */
  readonly #pending = new Map<SkillId, PromiseWithResolvers<number>>();
  /** Those of them that nobody is writing yet, in order. */
  #queue: SkillId[] = [];
  #stocking: Promise<void> = Promise.resolve();
  /** Those that somebody waits for: all writers work until they are complete. */
  readonly #asked = new Set<SkillId>();
  /** Resolved when the answer to whether all writers are needed may have changed. */
  #changed = Promise.withResolvers<void>();
  /**
   * How many problems of a skill were added since it was last requested, because the caller may have an older state of the
   * shelf.
   */
  readonly #news = new Map<SkillId, number>();
  readonly #underWay = new Map<string, Promise<number>>();
  readonly #exhausted = new Set<string>();
  #isClosed = false;

  constructor(order: SupplyOrder, salt: string) {
    this.#order = order;
    this.#salt = salt;
    this.#now = order.clock();
  }

  /** Resolves when students may be served. */
  async stock(sources: string, { isFirst }: { isFirst: boolean }): Promise<void> {
    const { store, graph, writers, salt, first: early, begun, onStocked, onFault } = this.#order;
    const restock = await Restock.begin(store.problems, { now: this.#now, graph });
    const there = new Set(isFirst ? begun : []);
    const skills = graph.nodes.map(({ id }) => id).filter((id) => !there.has(id));
    restock.leave(there);
    if (isFirst) {
      const first = salt === this.#salt ? early : undefined; // another server may have stored another salt
      if (begun === undefined)
        for (const bank of await (first ?? writeFirst(writers, { graph, salt: this.#salt, now: this.#now })))
          await restock.take(bank);
      onStocked?.('first', restock.stocked);
    }
    for (const skill of skills) {
      const whole = Promise.withResolvers<number>();
      whole.promise.catch(() => undefined); // the error is reported below, and to whoever waits for this skill
      this.#pending.set(skill, whole);
    }
    this.#queue = skills;
    const whole = this.#writeWhole(restock, sources, { steady: isFirst ? writers.besideStudents : writers.most });
    this.#stocking = whole.catch((error: unknown) => {
      if (isFirst && !this.#isClosed) onFault?.(error);
    });
    if (!isFirst) await whole;
  }

  async more(skill: SkillId, use: 'practice' | 'checkpoint', held: readonly BankedProblem[]): Promise<number> {
    const soon = this.#soon(skill);
    const news = soon === undefined ? this.#news.get(skill) : soon.catch(() => 0);
    this.#news.delete(skill);
    if (news !== undefined) return news;
    const name = `${skill} ${use}`;
    if (this.#exhausted.has(name) || held.length >= mostOfOneSkill) return 0;
    const writing = this.#underWay.get(name) ?? this.#writeMore(skill, use, held).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, writing);
    const published = await writing;
    if (published === 0) this.#exhausted.add(name);
    return published;
  }

  async whole(skills: readonly SkillId[]): Promise<void> {
    await Promise.all(skills.flatMap((skill) => this.#soon(skill) ?? []));
  }

  /** Resolves when all skills are complete, the supply is closed, or an error has been reported. */
  get settled(): Promise<void> {
    return this.#stocking;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#change();
    await this.#order.writers.close();
    await this.#stocking;
  }

  /** Moves a skill that isn't complete to the front of the queue. */
  #soon(skill: SkillId): Promise<number> | undefined {
    const at = this.#queue.indexOf(skill);
    if (at >= 0) {
      this.#queue.unshift(...this.#queue.splice(at, 1));
      this.#asked.add(skill);
      this.#change();
    }
    return this.#pending.get(skill)?.promise;
  }

  #change(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /** Resolves when somebody waits for the next skill, or there is no next one. */
  async #untilAsked(): Promise<void> {
    for (let [next] = this.#queue; next !== undefined && !this.#asked.has(next) && !this.#isClosed; [next] = this.#queue)
      await this.#changed.promise;
  }

  /**
   * Writes skill after skill, several at once: with `steady` writers all the time, and with all of them while somebody waits.
   * An error in one skill doesn't affect the others.
   */
  async #writeWhole(restock: Restock, sources: string, { steady }: { steady: number }): Promise<void> {
    const { store, writers, onStocked } = this.#order;
    const faults: unknown[] = [];
    const writeAll = async (isSteady: boolean) => {
      for (;;) {
        if (!isSteady) await this.#untilAsked();
        const skill = this.#queue.shift();
        if (skill === undefined) this.#change();
        if (skill === undefined || this.#isClosed) return;
        const whole = this.#pending.get(skill);
        try {
          const published = await restock.take(await writers.write({ kind: 'whole', skill, salt: this.#salt, now: this.#now }));
          if (published > 0) this.#news.set(skill, published);
          whole?.resolve(published);
        } catch (error) {
          faults.push(error);
          whole?.reject(error);
        }
        this.#pending.delete(skill);
      }
    };
    await Promise.all(Array.from({ length: writers.most }, (_, at) => writeAll(at < steady)));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} skills could not be stocked`, { cause: faults[0] });
    if (this.#isClosed) return;
    await restock.finish();
    await store.problems.markStocked(sources);
    onStocked?.('whole', restock.stocked);
  }

  async #writeMore(skill: SkillId, use: 'practice' | 'checkpoint', held: readonly BankedProblem[]): Promise<number> {
    const { store, clock, writers } = this.#order;
    const { verified } = await writers.write({ kind: 'more', skill, use, held, salt: this.#salt, now: clock() });
    return store.problems.publish(verified);
  }
}
