import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bank } from '@stoa/factory/write-bank';
import { writeBank } from '@stoa/factory/write-bank';
import { isSalted } from '@stoa/factory/salted-seed';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { SkillId } from '@stoa/schema/skill';
import type { Store } from '@stoa/store/store';
import { testDatabases } from '@stoa/store/test-databases';
import type { TestDatabase } from '@stoa/store/test-databases';
import { openBankSupply, writeFirst } from './bank-supply.ts';
import type { SupplyOrder } from './bank-supply.ts';
import { writeTask } from './bank-task.ts';
import type { BankTask } from './bank-task.ts';
import { BankWriters } from './bank-writers.ts';

const skills = ['eq_one_step_add', 'eq_one_step_mult', 'sys_check', 'sys_word_problems'].map((id) => SkillId.parse(id));
const last = skills.at(-1)!;
const everything = openSkillGraph().graph;
const graph = { ...everything, nodes: everything.nodes.filter(({ id }) => skills.includes(id)) };
const now = new Date('2026-09-01T08:00:00Z');
const salt = 'the salt of this bank';
const whole = writeBank({ graph, salt, now });
const idsOf = (problems: readonly { item: { meta: { id: string } } }[]) => problems.map(({ item }) => item.meta.id).toSorted();
const wholeIds = idsOf(whole.verified.map(({ problem }) => problem));

const written = new Map<string, Bank>();
/**
 * Writes each task once for all tests, because its result is the same every time. Only the result of a task for more problems
 * depends on what the bank holds.
 */
function writtenOnce(task: BankTask): Bank {
  if (task.kind === 'more') return writeTask(graph, task);
  const key = JSON.stringify(task);
  const bank = written.get(key) ?? writeTask(graph, task);
  written.set(key, bank);
  return bank;
}

/** Writes in this thread, one task per round of the event loop; only the first problems until it is released. */
class Writer {
  readonly most = 2;
  readonly besideStudents = 1;
  /** The most tasks that ran at once. */
  busiest = 0;
  #underWay = 0;
  readonly wrote: string[] = [];
  isClosed = false;
  readonly #mayGoOn = Promise.withResolvers<void>();
  readonly #fails: SkillId | null;

  constructor({ held = false, fails = null }: { held?: boolean; fails?: SkillId | null } = {}) {
    this.#fails = fails;
    if (!held) this.#mayGoOn.resolve();
  }

  goOn = (): void => this.#mayGoOn.resolve();

  write = async (task: BankTask): Promise<Bank> => {
    if (task.kind === 'whole') await this.#mayGoOn.promise;
    this.#underWay += 1;
    this.busiest = Math.max(this.busiest, this.#underWay);
    await turnOfTheLoop();
    this.#underWay -= 1;
    if (this.isClosed) throw new Error('closed');
    if (task.kind === 'whole') this.wrote.push(task.skill);
    if (task.kind === 'whole' && task.skill === this.#fails) throw new Error('this skill cannot be written');
    return writtenOnce(task);
  };

  close = async (): Promise<void> => {
    this.isClosed = true;
    this.goOn();
  };
}

describe.each(testDatabases)('the supply of the bank on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await start();
  });
  beforeEach(async () => {
    store = await database.open();
  });
  afterEach(() => store.close());
  afterAll(() => database.stop());

  const open = (order: Partial<SupplyOrder> & Pick<SupplyOrder, 'writers'>) =>
    openBankSupply({ store, graph, clock: () => now, salt, sources: 'these', ...order });
  const served = async () => idsOf(await store.problems.allVerified());
  const approvals = async () =>
    (await Promise.all(wholeIds.map((id) => store.events.ofProblem(id, 1, 10)))).map(({ length }) => length);

  it('opens an empty bank with verified problems of every skill, and writes all the rest afterward', async () => {
    const writers = new Writer({ held: true });
    const supply = await open({ writers });
    const first = await store.problems.allVerified();
    for (const skill of skills)
      expect(first.filter(({ item }) => item.meta.skill_id === skill).length, skill).toBeGreaterThanOrEqual(2);
    expect(first.every(({ item, origin }) => item.meta.status === 'VERIFIED' && isSalted(origin.seed))).toBe(true);
    expect(first.length).toBeLessThan(wholeIds.length / 4);
    expect(await store.problems.stockedFrom()).toBeNull();

    writers.busiest = 0;
    writers.goOn();
    await supply.settled;
    expect(writers.busiest).toBe(1); // students are being served, and nobody waits for problems
    expect(await served()).toEqual(wholeIds);
    expect(await store.problems.stockedFrom()).toBe('these');
    expect(await approvals()).toEqual(wholeIds.map(() => 1));
  });

  it('writes a requested skill next, with all writers, and tells a requester with an older shelf how many problems were added', async () => {
    const writers = new Writer({ held: true });
    const supply = await open({ writers });
    const held = await store.problems.allVerified();
    const asked = supply.more(last, 'checkpoint', held);
    const history = supply.whole([last]);
    writers.busiest = 0;
    writers.goOn();
    const ofLast = whole.verified.filter(({ problem }) => problem.item.meta.skill_id === last).length;
    expect(await asked).toBe(ofLast - 2);
    await history;
    expect(writers.busiest).toBe(2);
    expect(writers.wrote.indexOf(last)).toBeLessThan(skills.length - 1);
    await supply.settled;

    const [first] = skills;
    const ofFirst = whole.verified.filter(({ problem }) => problem.item.meta.skill_id === first).length;
    expect(await supply.more(first!, 'practice', held)).toBe(ofFirst - 2);
    expect(await served()).toEqual(wholeIds); // nothing was written for it
  });

  it('continues a start that was broken off', async () => {
    const broken = await open({ writers: new Writer({ held: true }) });
    await broken.close();
    const faults: unknown[] = [];
    const stopped = await open({ writers: new Writer({ fails: last }), onFault: (fault) => void faults.push(fault) });
    await stopped.settled;
    expect(faults).toMatchObject([{ errors: [{ message: 'this skill cannot be written' }] }]);
    await expect(stopped.whole([last])).resolves.toBeUndefined(); // nobody waits for it any more
    expect(await store.problems.stockedFrom()).toBeNull();
    expect((await served()).length).toBeGreaterThan(wholeIds.length / 2);
    await stopped.close();

    const supply = await open({ writers: new Writer() });
    await supply.settled;
    expect(await served()).toEqual(wholeIds);
    expect(await approvals()).toEqual(wholeIds.map(() => 1));
    expect(await store.problems.stockedFrom()).toBe('these');
  });

  it('writes only the rest of a bank that was begun, and doesn’t make anybody wait for what is there', async () => {
    const begun = await open({ writers: new Writer({ held: true }) });
    const [firstSkill] = skills;
    const ofFirst = whole.verified.filter(({ problem }) => problem.item.meta.skill_id === firstSkill);
    await begun.close();
    await store.problems.publish(ofFirst);

    const parts: string[] = [];
    const writers = new Writer({ held: true });
    const supply = await open({
      writers,
      begun: [firstSkill!],
      onStocked: (part, { published }) => parts.push(`${part} ${published}`),
    });
    expect(parts).toEqual(['first 0']);
    await supply.whole([firstSkill!]);
    writers.goOn();
    await supply.settled;
    expect(writers.wrote.toSorted()).toEqual(skills.slice(1).toSorted());
    expect(await served()).toEqual(wholeIds);
    expect(await approvals()).toEqual(wholeIds.map(() => 1));
    expect(await store.problems.stockedFrom()).toBe('these');
  });

  it('is stocked once when two servers start on it together, with the salt of the first', async () => {
    const [one, other] = await Promise.all(
      [salt, 'another salt'].map(async (own) => {
        const writers = new Writer();
        return open({ writers, salt: own, first: writeFirst(writers, { graph, salt: own, now }) });
      }),
    );
    await Promise.all([one!.settled, other!.settled]);
    const kept = await store.problems.salt('asked for');
    expect([salt, 'another salt']).toContain(kept);
    const expected = idsOf(writeBank({ graph, salt: kept, now }).verified.map(({ problem }) => problem));
    expect(await served()).toEqual(expected);
    const events = await Promise.all(expected.map((id) => store.events.ofProblem(id, 1, 10)));
    expect(events.map(({ length }) => length)).toEqual(expected.map(() => 1));
  });

  it('serves nothing from a bank with other sources before it is updated to the current ones', async () => {
    const earlier = await open({ writers: new Writer(), sources: 'earlier ones' });
    await earlier.settled;
    const unknown = new Writer({ held: true });
    let isOpen = false;
    const opening = open({ writers: unknown }).then((supply) => {
      isOpen = true;
      return supply;
    });
    for (let rounds = 0; rounds < 50; rounds += 1) await turnOfTheLoop();
    expect(isOpen).toBe(false);
    unknown.goOn();
    await opening;
    expect(await store.problems.stockedFrom()).toBe('these');
    const idle = new Writer();
    await (
      await open({ writers: idle })
    ).settled;
    expect(idle.wrote).toEqual([]);
  });

  it('writes extra problems on request, once for simultaneous requests, until a skill has no more to give', async () => {
    const writers = new Writer();
    await (
      await open({ writers })
    ).settled;
    const supply = await open({ writers });
    const before = await store.problems.allVerified();
    const own = before.filter(({ item }) => item.meta.skill_id === last);
    const [one, other] = await Promise.all([1, 2].map(async () => supply.more(last, 'checkpoint', own)));
    expect(one).toBeGreaterThan(2);
    expect(other).toBe(one);
    const known = new Set(before.map(({ item }) => item.problem_content.stem));
    const added = (await store.problems.allVerified()).filter(({ item }) => !known.has(item.problem_content.stem));
    expect(added).toHaveLength(one!);
    expect(added.every(({ held_back, origin }) => held_back === true && isSalted(origin.seed))).toBe(true);

    const many = Array.from({ length: 240 }, () => own[0]!);
    expect(await supply.more(last, 'practice', many)).toBe(0);
  });
});

describe('the threads that write problems', () => {
  it('write the same as this thread would, and drop unwritten tasks when they are closed', async () => {
    const writers = new BankWriters(graph);
    const skill = last;
    expect(await writers.write({ kind: 'whole', skill, salt, now })).toEqual(
      writeTask(graph, { kind: 'whole', skill, salt, now }),
    );
    const unwritten = writers.write({ kind: 'first', skills, salt, now });
    await Promise.all([expect(unwritten).rejects.toThrow('closing'), writers.close()]);
    await expect(writers.write({ kind: 'whole', skill, salt, now })).rejects.toThrow('closing');
  });

  it('report what went wrong, and a new thread writes the next', async () => {
    const broken = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ kind }) => kind === 'first' ? process.exit(3) : parentPort.postMessage({ error: new Error('no paper') }));`;
    const writers = new BankWriters(graph, { script: new URL(`data:text/javascript,${encodeURIComponent(broken)}`) });
    await expect(writers.write({ kind: 'first', skills, salt, now })).rejects.toThrow('ended with 3');
    await expect(writers.write({ kind: 'whole', skill: last, salt, now })).rejects.toThrow('no paper');
    await writers.close();
  });
});
