import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import { UnknownProblemError } from './problems.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { approved, everyPage, later, newLearner, noon, sampleProblem, servingOf, turnOf } from './test-samples.ts';

const idsOf = (problems: readonly BankedProblem[]) => problems.map(({ item: { meta } }) => `${meta.id} ${meta.version}`);
const banked = (...problems: BankedProblem[]) => problems.map((problem) => ({ problem, events: [approved(problem)] }));

describe.each(testDatabases)('the problem bank on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let skill_id: SkillId; // a different one for each test
  let tests = 0;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  beforeEach(() => {
    tests += 1;
    skill_id = SkillId.parse(`skill${tests}`);
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  it('gives back what was published, and the events of its verification', async () => {
    const problem = sampleProblem({ skill_id });
    expect(await store.problems.publish(banked(problem))).toBe(1);
    const { id } = problem.item.meta;
    expect(await store.problems.find(id)).toEqual(problem);
    expect(await store.problems.find(id, 1)).toEqual(problem);
    expect(await store.problems.find(id, 2)).toBeNull();
    expect(await store.problems.find(randomUUID())).toBeNull();
    expect(await store.events.ofProblem(id, 1, 10)).toMatchObject([
      { at: noon.toISOString(), learner_id: null, body: { type: 'verification_approved', problem_id: id } },
    ]);
  });

  it('gives a problem’s verification even if it was served many times since', async () => {
    const problem = sampleProblem({ skill_id });
    await store.problems.publish(banked(problem));
    const learner = await newLearner(store);
    for (let times = 1; times <= 5; times += 1)
      await store.journal.commit(turnOf(learner, { ...servingOf(problem), at: later(times) }));
    const events = await store.events.ofProblem(problem.item.meta.id, 1, 3);
    expect(events.map(({ body }) => body.type)).toEqual([
      'problem_served',
      'problem_served',
      'problem_served',
      'verification_approved',
    ]);
  });

  it('doesn’t change a version that it has', async () => {
    const problem = sampleProblem({ skill_id });
    await store.problems.publish(banked(problem));
    const changed = sampleProblem({ ...problem.item.meta }, 'Another stem');
    expect(await store.problems.publish(banked(changed, sampleProblem({ skill_id })))).toBe(1);
    expect(await store.problems.find(problem.item.meta.id)).toEqual(problem);
    expect(await store.events.ofProblem(problem.item.meta.id, 1, 10)).toHaveLength(1);
  });

  it('publishes a thousand problems at once, and none of them twice', async () => {
    const many = banked(...Array.from({ length: 1100 }, () => sampleProblem({ skill_id })));
    expect(await store.problems.publish(many)).toBe(1100);
    expect(await store.problems.publish(many)).toBe(0);
    expect((await store.problems.allVerified()).filter(({ item }) => item.meta.skill_id === skill_id)).toHaveLength(1100);
  });

  it('shows the newest verified version of each problem', async () => {
    const first = sampleProblem({ skill_id });
    const second = sampleProblem({ ...first.item.meta, version: 2 });
    const draft = sampleProblem({ ...first.item.meta, version: 3, status: 'DRAFT', verified_at: null });
    await store.problems.publish(banked(first, second, draft));

    expect((await store.problems.verified({ skillId: skill_id, heldBack: false, limit: 10 })).items).toEqual([second]);
    expect(await store.problems.allVerified()).toContainEqual(second);
    expect(await store.problems.allVerified()).not.toContainEqual(first);
    expect(await store.problems.find(first.item.meta.id)).toEqual(draft);
    expect(await store.problems.newestOf([first.item.meta.id, 'of nobody'])).toEqual([draft]);
    expect(await store.problems.newestOf([])).toEqual([]);

    await store.problems.setStatus(second.item.meta.id, 2, 'RETIRED', later(1));
    expect((await store.problems.verified({ skillId: skill_id, heldBack: false, limit: 10 })).items).toEqual([first]);
    expect(await store.problems.allVerified()).toContainEqual(first);
  });

  it('lists problems held back for checkpoints only on request', async () => {
    const open = sampleProblem({ skill_id });
    const held: BankedProblem = { ...sampleProblem({ skill_id }), held_back: true };
    await store.problems.publish(banked(open, held));
    const listed = async (heldBack: boolean) =>
      idsOf((await store.problems.verified({ skillId: skill_id, heldBack, limit: 10 })).items);
    expect(await listed(false)).toEqual(idsOf([open]));
    expect((await listed(true)).toSorted()).toEqual(idsOf([open, held]).toSorted());
  });

  it('has one salt, the first one it was given', async () => {
    const [first, second] = [await store.problems.salt('drawn first'), await store.problems.salt('drawn second')];
    expect([first, second]).toEqual(['drawn first', 'drawn first']);
  });

  it('gives a skill page by page, with one difficulty only if requested', async () => {
    const problems = [1, 2, 2, 3, 2].map((difficulty, n) =>
      sampleProblem({ skill_id, difficulty, created_at: later(Math.floor(n / 3)).toISOString() }),
    );
    await store.problems.publish(banked(...problems));
    for (const limit of [1, 2, 5, 9]) {
      const listed = await everyPage(limit, (page) => store.problems.verified({ skillId: skill_id, heldBack: false, ...page }));
      expect(idsOf(listed).toSorted()).toEqual(idsOf(problems).toSorted());
    }
    const { items, next_cursor } = await store.problems.verified({ skillId: skill_id, heldBack: false, difficulty: 2, limit: 3 });
    expect(items.map(({ item }) => item.meta.difficulty)).toEqual([2, 2, 2]);
    expect(next_cursor).toBeNull();
  });

  it('gets a new edition whenever the set of verified problems changes, and only then', async () => {
    const problem = sampleProblem({ skill_id });
    const { id } = problem.item.meta;
    const steps: [boolean, () => Promise<unknown>][] = [
      [true, () => store.problems.publish(banked(problem))],
      [false, () => store.problems.publish(banked(problem))],
      [true, () => store.problems.setStatus(id, 1, 'RETIRED', later(1))],
      [false, () => store.problems.setStatus(id, 1, 'RETIRED', later(2))],
      [false, () => store.problems.setStatus(id, 1, 'IN_REVIEW', later(3))],
      [true, () => store.problems.setStatus(id, 1, 'VERIFIED', later(4))],
    ];
    for (const [changes, step] of steps) {
      const before = await store.problems.edition();
      await step();
      expect((await store.problems.edition()) !== before).toBe(changes);
    }
  });

  it('gives what changed after an edition, each problem as it can be served now', async () => {
    const [first, other, old] = [sampleProblem({ skill_id }), sampleProblem({ skill_id }), sampleProblem({ skill_id })];
    const { id } = first.item.meta;
    const second = sampleProblem({ skill_id, id, version: 2 });
    await store.problems.publish(banked(old));
    const changedBy = async (...acts: (() => Promise<unknown>)[]) => {
      const before = await store.problems.edition();
      for (const act of acts) await act();
      return new Map((await store.problems.changedSince(before)).map((one) => [one.id, one.problem]));
    };
    const publish = (problem: BankedProblem) => () => store.problems.publish(banked(problem));
    const retire = (version: number) => () => store.problems.setStatus(id, version, 'RETIRED', later(version));

    expect(await changedBy(publish(old))).toEqual(new Map());
    expect(await changedBy(publish(first), publish(other))).toEqual(
      new Map([
        [id, first],
        [other.item.meta.id, other],
      ]),
    );
    expect(await changedBy(publish(second))).toEqual(new Map([[id, second]]));
    expect(await changedBy(retire(2))).toEqual(new Map([[id, first]]));
    expect(await changedBy(retire(1))).toEqual(new Map([[id, null]]));
  });

  it('sets no status for a problem that it doesn’t have', async () => {
    await expect(store.problems.setStatus(randomUUID(), 1, 'RETIRED', noon)).rejects.toThrow(UnknownProblemError);
  });
});

describe.each(testDatabases)('the audit of servings on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  beforeEach(async () => {
    await store.db.deleteFrom('servings').execute();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  it('finds no fault with what turns have served, through retirement and new verification', async () => {
    const learner = await newLearner(store);
    const problem = sampleProblem();
    const { id: problem_id, version } = problem.item.meta;
    await store.problems.publish(banked(problem));
    const serve = (minute: number) =>
      store.journal.commit(turnOf(learner, { serves: [{ problem_id, version }], at: later(minute) }));

    await serve(1);
    await store.problems.setStatus(problem_id, version, 'RETIRED', later(2));
    await serve(3); // refused
    await store.problems.setStatus(problem_id, version, 'VERIFIED', later(4));
    await serve(5);
    await serve(3); // from a server whose clock is behind
    await store.problems.setStatus(problem_id, version, 'RETIRED', later(1)); // and so is the clock of this one
    await serve(9); // refused

    expect(await store.problems.servedUnverified()).toEqual({ served: 3, unverified: [] });
    expect(await store.problems.timesServed(problem_id, version)).toBe(3);
  });

  it.each([
    { when: 'before it was verified', minute: -1, wrong: true },
    { when: 'at the moment of verification', minute: 0, wrong: false },
    { when: 'while it was verified', minute: 4, wrong: false },
    { when: 'at the moment of retirement', minute: 5, wrong: true },
    { when: 'after it was retired', minute: 6, wrong: true },
  ])('reports a problem that was served $when: $wrong', async ({ minute, wrong }) => {
    const problem = sampleProblem();
    const { id: problem_id, version } = problem.item.meta;
    await store.problems.publish(banked(problem));
    await store.problems.setStatus(problem_id, version, 'RETIRED', later(5));
    await store.db
      .insertInto('servings')
      .values({ problem_id, version, served_at: later(minute) })
      .execute(); // bypassing the journal
    expect(await store.problems.servedUnverified()).toEqual({
      served: 1,
      unverified: wrong ? [{ problem_id, version, at: later(minute).toISOString() }] : [],
    });
  });

  it('reports a problem that was never verified', async () => {
    const problem = sampleProblem({ status: 'IN_REVIEW', verified_at: null });
    const { id: problem_id, version } = problem.item.meta;
    await store.problems.publish([{ problem, events: [] }]);
    await store.db.insertInto('servings').values({ problem_id, version, served_at: noon }).execute();
    expect((await store.problems.servedUnverified()).unverified).toHaveLength(1);
  });
});
