import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import type { EssayWork } from '@stoa/schema/essay/submission';
import { mostAside } from './essay-submissions.ts';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { later, newLearner, noon, turnOf } from './test-samples.ts';
import { UnknownLearnerError } from './unknown-learner.ts';

const written = (text: string): EssayWork => ({
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  marks: [],
});

describe.each(testDatabases)('an essay in the store on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let learner: LearnerId;
  let id: string;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  const begun = (of: LearnerId) =>
    ({ id: randomUUID(), learner_id: of, dbq_id: 'farmers', title: 'Farmers', scope: 'full', timing: 'timed' }) as const;
  beforeEach(async () => {
    learner = await newLearner(store);
    const essay = begun(learner);
    id = essay.id;
    await store.essays.start(essay, noon);
  });
  const save = (text: string, expected_version: number, more: { instead?: boolean; flagged?: string[] } = {}) =>
    store.essays.save(
      id,
      { expected_version, work: written(text), instead: false, flagged: [], ...more },
      later(expected_version),
    );
  const stored = async () => (await store.essays.find(id))!;
  const copies = async () => (await stored()).aside.map(({ work }) => work);

  it('is created empty, once, for an existing account', async () => {
    const first = await stored();
    expect(first).toMatchObject({ version: 1, submitted_at: null, aside: [], work: { marks: [] } });
    expect(await store.essays.start({ ...begun(learner), id }, later(9))).toEqual(first);
    await expect(store.essays.start(begun('nobody' as LearnerId), noon)).rejects.toThrow(UnknownLearnerError);
  });

  it('is saved version after version', async () => {
    expect(await save('One', 1)).toEqual({ kind: 'saved', version: 2, saved_at: later(1).toISOString() });
    expect(await save('Two', 2)).toEqual({ kind: 'saved', version: 3, saved_at: later(2).toISOString() });
    expect((await stored()).work).toEqual(written('Two'));
    expect((await store.essays.list(learner, { limit: 5 })).items).toMatchObject([{ id, saved_at: later(2).toISOString() }]);
  });

  it('is saved once if the same work is sent again', async () => {
    for (const _ of ['sent', 'sent again']) expect(await save('One', 1)).toMatchObject({ kind: 'saved', version: 2 });
    expect(await copies()).toEqual([]);
  });

  it('keeps both texts if it has changed in the meantime: the stored one stays, and the other is put aside once', async () => {
    await save('One', 1);
    for (const _ of ['sent', 'sent again'])
      expect(await save('Late', 1)).toMatchObject({ kind: 'changed', essay: { version: 2 } });
    expect((await stored()).work).toEqual(written('One'));
    expect(await copies()).toEqual([written('Late')]);
  });

  it('becomes the other text if the student chooses it, and the stored one is put aside', async () => {
    await save('One', 1);
    await save('Late', 1);
    expect(await save('Late', 2, { instead: true })).toMatchObject({ kind: 'saved', version: 3 });
    expect((await stored()).work).toEqual(written('Late'));
    expect(await copies()).toEqual([written('One')]);
  });

  it('takes one of two saves at once and keeps the other aside', async () => {
    const kinds = (await Promise.all([save('Left', 1), save('Right', 1)])).map((saved) => saved?.kind);
    expect(new Set(kinds)).toEqual(new Set(['changed', 'saved']));
    const both = [(await stored()).work, ...(await copies())].map(({ document }) => JSON.stringify(document)).join();
    expect(both).toMatch(/Left/);
    expect(both).toMatch(/Right/);
  });

  it('keeps only the newest copies, up to a limit', async () => {
    await save('One', 1);
    for (let n = 0; n <= mostAside; n += 1) await save(`Copy ${n}`, 1);
    expect(await copies()).toHaveLength(mostAside);
    expect((await copies()).at(-1)).toEqual(written(`Copy ${mostAside}`));
  });

  it('is handed in once; what is saved later is put aside', async () => {
    await save('One', 1);
    expect((await store.essays.submit(id, later(60)))?.submitted_at).toBe(later(60).toISOString());
    expect((await store.essays.submit(id, later(61)))?.submitted_at).toBe(later(60).toISOString());
    expect(await save('More', 2)).toMatchObject({ kind: 'submitted' });
    expect((await stored()).work).toEqual(written('One'));
    expect(await copies()).toEqual([written('More')]);
  });

  it('keeps what was flagged in it, even if the save is refused', async () => {
    await save('One', 1, { flagged: ['a'] });
    await save('Late', 1, { flagged: ['a', 'b'] });
    expect((await stored()).flagged).toEqual(['a', 'b']);
  });

  it('can be 200 kB long and contain characters that no database stores', async () => {
    const text = `${'words '.repeat(35_000)}\ud83d\0`;
    expect(await save(text, 1)).toMatchObject({ kind: 'saved' });
    expect(await save(text, 1)).toMatchObject({ kind: 'saved', version: 2 });
    expect(JSON.stringify((await stored()).work)).toContain('words words');
  });

  it('starts with what it is given, and can get another scope and clock later', async () => {
    const given = { ...begun(learner), scope: 'sourcing', timing: 'untimed', work: written('A claim.') } as const;
    const set = { place: 1, of: 2, source: 3, next: [{ dbq_id: 'farmers', source: 5 }] };
    expect(await store.essays.start({ ...given, set }, noon)).toMatchObject({
      work: written('A claim.'),
      set,
      clock_since: null,
    });
    await store.essays.setCoaching(given.id, { scope: 'full', timing: 'timed', clock_since: later(5) });
    expect(await store.essays.find(given.id)).toMatchObject({
      scope: 'full',
      timing: 'timed',
      clock_since: later(5).toISOString(),
    });
  });

  it('is found by its phase and by words of its text or of the conversation', async () => {
    const word = randomUUID();
    const ids = async (asked: { search?: string; phase?: 'thesis' }) =>
      (await store.essays.newest({ limit: 50, ...asked })).items.map((essay) => essay.id);
    const talk = [{ talk: { role: 'coach', text: `What does 100%_${word} stand for?` } }];
    await store.journal.commit(
      turnOf(learner, { session: { id, tutor: 'essay', expectedVersion: 0, state: { phase: 'thesis', talk } } }),
    );
    await save(`A draft of ${word}x`, 1);
    expect(await ids({ search: `${word}X` })).toEqual([id]);
    expect(await ids({ search: `100%_${word}` })).toEqual([id]);
    expect(await ids({ search: `1000_${word}` })).toEqual([]);
    expect(await ids({ phase: 'thesis' })).toEqual([id]);
    const [found] = (await store.essays.newest({ limit: 1, search: `${word}x` })).items;
    expect(found).toMatchObject({ phase: 'thesis', excerpt: `A draft of ${word}x`, learner: { id: learner } });
  });

  it('isn’t found if nobody started it', async () => {
    const nowhere = randomUUID();
    expect(await store.essays.find(nowhere)).toBeNull();
    expect(await store.essays.submit(nowhere, noon)).toBeNull();
  });
});
