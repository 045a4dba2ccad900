import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Generator, ProblemDraft } from '@stoa/factory/generator';
import { isSalted, sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { BankedProblem } from '@stoa/schema/problem';
import { ProblemId } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import { openStore } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';
import { Restock } from './restock.ts';

const skill = SkillId.parse('whole_add');
const whole = openSkillGraph().graph;
const graph = { ...whole, nodes: whole.nodes.filter(({ id }) => id === skill) };
const dated = (day: number) => ({ now: new Date(Date.UTC(2026, 8, day)), graph });

/** Generates sums of two numbers; `change` simulates what a later release writes differently. */
const sums = (change: (draft: ProblemDraft) => ProblemDraft = (draft) => draft, version = 1): Generator => ({
  name: 'restocked_sums',
  version,
  skill,
  difficulties: [1],
  draft(chance) {
    const [a, b] = [chance.int(11, 400), chance.int(401, 800)];
    return change({
      stem: `What is $${a} + ${b}$?`,
      answer: String(a + b),
      inputType: 'integer',
      steps: [{ explanation: 'Add the numbers, place by place.', math: `${a} + ${b} = ${a + b}` }],
      misconceptions: [],
      wrong: '1',
    });
  },
});
const wrongly = sums((draft) => ({ ...draft, answer: '7' }));
const asked = sums((draft) => ({ ...draft, stem: draft.stem.replace('What is', 'Work out').replace('?', '.') }));

let store: Store;
beforeEach(async () => {
  store = await openStore({ memory: true });
});
afterEach(() => store.close());

async function stock(generator: Generator | null, day: number) {
  const bank = writeBank({ salt: sampleSalt, graph, generators: generator === null ? [] : [generator], now: dated(day).now });
  const restock = await Restock.begin(store.problems, dated(day));
  await restock.take(bank);
  await restock.finish();
  await store.problems.markStocked(`day ${day}`);
  return restock.stocked;
}
const served = async (): Promise<BankedProblem[]> =>
  (await store.problems.verified({ skillId: skill, heldBack: false, limit: 100 })).items;
const versions = (problems: readonly BankedProblem[]) => problems.map(({ item }) => item.meta.version);

describe('a bank from before there was a salt', () => {
  it('is retired once the salted one is stocked, and its problems can still be looked up', async () => {
    const { verified } = writeBank({ salt: sampleSalt, graph, generators: [sums()], now: dated(1).now });
    const unsalted = verified.map(({ problem, ...rest }, at) => ({
      ...rest,
      problem: {
        ...problem,
        item: { ...problem.item, meta: { ...problem.item.meta, id: ProblemId.parse(randomUUID()) } },
        origin: { ...problem.origin, seed: at + 1 },
      },
    }));
    await store.problems.publish(unsalted);
    const { published, withdrawn } = await stock(sums(), 2);
    expect({ published, withdrawn }).toEqual({ published: verified.length, withdrawn: unsalted.length });
    expect((await store.problems.allVerified()).every(({ origin }) => isSalted(origin.seed))).toBe(true);
    const { id } = unsalted[0]!.problem.item.meta;
    expect((await store.problems.find(id, 1))!.item.meta.status).toBe('RETIRED');
  });
});

describe('restocking the bank', () => {
  it('does nothing when every problem would be written the same', async () => {
    const { published } = await stock(sums(), 1);
    expect(published).toBeGreaterThan(3);
    const edition = await store.problems.edition();
    expect(await stock(sums(), 2)).toEqual({ published: 0, rejected: 0, withdrawn: 0 });
    expect(await store.problems.edition()).toBe(edition);
  });

  it('publishes a problem with changed text as a new version, and serves only that one', async () => {
    const { published } = await stock(sums(), 1);
    expect(await stock(asked, 2)).toEqual({ published, rejected: 0, withdrawn: published });
    const now = await served();
    expect(new Set(versions(now))).toEqual(new Set([2]));
    expect(now.every(({ item }) => item.problem_content.stem.startsWith('Work out'))).toBe(true);
    const { id } = now[0]!.item.meta;
    expect((await store.problems.find(id, 1))!.item.meta.status).toBe('RETIRED');
    expect(await store.events.ofProblem(id, 2, 10)).toMatchObject([
      { body: { type: 'verification_approved', problem_version: 2 }, versions: { problem: { id, version: 2 } } },
    ]);
  });

  it('stores a rejected problem with its event and its issues, and serves none', async () => {
    const { rejected, published } = await stock(wrongly, 1);
    expect(published).toBe(0);
    expect(rejected).toBeGreaterThan(0);
    expect(await served()).toEqual([]);
    const [problem] = writeBank({ salt: sampleSalt, graph, generators: [wrongly], now: dated(1).now }).rejected;
    const { id } = problem!.problem.item.meta;
    expect((await store.problems.find(id))!.item.meta.status).toBe('REJECTED');
    const [event] = await store.events.ofProblem(id, 1, 10);
    expect(event).toMatchObject({ body: { type: 'verification_rejected', problem_id: id, skill_id: skill } });
    expect(event!.body).toHaveProperty('issues.length');

    expect(await stock(wrongly, 2)).toEqual({ published: 0, rejected: 0, withdrawn: 0 });
    await stock(sums(), 3);
    expect(new Set(versions(await served()))).toEqual(new Set([2]));
  });

  it('withdraws problems that the verifier no longer passes', async () => {
    const { published } = await stock(sums(), 1);
    const { rejected, withdrawn } = await stock(wrongly, 2);
    expect(withdrawn).toBe(published);
    expect(rejected).toBeGreaterThanOrEqual(published);
    expect(await served()).toEqual([]);
  });

  it('retires problems that a newer generator version replaces, and keeps sound problems that no generator writes anymore', async () => {
    const { published } = await stock(sums(), 1);
    expect(await stock(null, 2)).toEqual({ published: 0, rejected: 0, withdrawn: 0 });
    expect(await stock(sums(undefined, 2), 3)).toMatchObject({ rejected: 0, withdrawn: published });
    expect((await served()).every(({ origin }) => origin.generator_version === 2)).toBe(true);
  });

  it('leaves a problem alone that an author has retired', async () => {
    await stock(sums(), 1);
    const { id } = (await served())[0]!.item.meta;
    await store.problems.setStatus(id, 1, 'RETIRED', dated(2).now);
    await stock(asked, 3);
    expect((await store.problems.find(id))!.item.meta).toMatchObject({ version: 1, status: 'RETIRED' });
  });
});
