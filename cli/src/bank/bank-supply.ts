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

/** The most problems that the bank ever has of one skill: enough for anybody, and no patient script fills the disk. */
const mostOfOneSkill = 240;

type Writers = {
  readonly most: number;
  /** How many of them write while students are served and nobody waits for what is written. */
  readonly besideStudents: number;
  write: (task: BankTask) => Promise<Bank>;
  close: () => Promise<void>;
};

export type SupplyOrder = {
  store: Pick<Store, 'problems'>;
  graph: SkillGraph;
  clock: () => Date;
  /** Who writes and verifies, so many tasks at once. */
  writers: Writers;
  /** What a new bank draws its seeds with; one that has a salt keeps it. */
  salt: string;
  /** The first problems of a new bank, where they are being written with this salt already. */
  first?: Promise<Bank[]> | undefined;
  /** Skills that a new bank has whole already, and its first problems too. */
  begun?: readonly SkillId[] | undefined;
  /** From what the generators write; a fingerprint of the sources when not given. */
  sources?: string | undefined;
  /** Told what a part of the bank has come to: the first problems, and then all. */
  onStocked?: (part: 'first' | 'whole', stocked: Stocked) => void;
  /** Told of a fault of what is written while students are served already. */
  onFault?: (error: unknown) => void;
};

/**
 * Sees to it that the bank holds what the generators write, as the verifier sees it now, and gives more where a learner has met most of it.
 *
 * Resolves when students may be served. An empty bank has two verified problems of each skill then, and the rest follows
 * while they are served, first of the skills that somebody asks for. A bank from other sources is brought up to these first, so that
 * nothing is served that this version would not serve. A start that was broken off is taken up by the next one: what is there stays.
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

/** The first verified problems of every skill, as many threads sharing them as there are. */
export function writeFirst(
  writers: Pick<SupplyOrder['writers'], 'most' | 'write'>,
  { graph, salt, now }: { graph: SkillGraph; salt: string; now: Date },
): Promise<Bank[]> {
  const { most } = writers;
  const skills = graph.nodes.map(({ id }) => id);
  const shares = Array.from({ length: most }, (_, share) => skills.filter((__, at) => at % most === share));
  return Promise.all(shares.map((share) => writers.write({ kind: 'first', skills: share, salt, now })));
}

/** 256 bits that no other installation has; kept with the bank, and told to nobody. */
export const freshSalt = (): string => randomBytes(32).toString('base64url');

class BankSupply implements ProblemSupply {
  readonly #order: SupplyOrder;
  readonly #salt: string;
  readonly #now: Date;
  /** Skills of which not all is there yet, and those that are told how many problems have come. */
  readonly #pending = new Map<SkillId, PromiseWithResolvers<number>>();
  /** Those of them that nobody is writing yet, the next one first. */
  #queue: SkillId[] = [];
  #stocking: Promise<void> = Promise.resolve();
  /** Those that somebody waits for: all writers write until they are there. */
  readonly #asked = new Set<SkillId>();
  /** Resolved when it may have changed whether all writers are wanted. */
  #changed = Promise.withResolvers<void>();
  /** How many problems of a skill have come since it was last asked for: whoever asks may look at a shelf from before. */
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
      const first = salt === this.#salt ? early : undefined; // another server may have drawn another one
      if (begun === undefined)
        for (const bank of await (first ?? writeFirst(writers, { graph, salt: this.#salt, now: this.#now })))
          await restock.take(bank);
      onStocked?.('first', restock.stocked);
    }
    for (const skill of skills) {
      const whole = Promise.withResolvers<number>();
      whole.promise.catch(() => undefined); // it is told below, and to whoever waits for this skill
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

  /** Resolves when all skills are whole, or the supply is closed, or a fault has been told. */
  get settled(): Promise<void> {
    return this.#stocking;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#change();
    await this.#order.writers.close();
    await this.#stocking;
  }

  /** Has a skill written next that is not whole yet. */
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
   * Writes skill after skill, several at once: `steady` writers all the time, and all of them while somebody waits. What one fault keeps out
   * does not keep the others out.
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
