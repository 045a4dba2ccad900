import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Settings } from '@stoa/schema/account';
import { SkillId } from '@stoa/schema/skill';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { everyPage, fractions, later, learned, newLearner, skillAt, turnOf } from './test-samples.ts';

const decimals = SkillId.parse('dec_add');

describe.each(testDatabases)('mastery on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  it('is empty for a new learner, at version 0', async () => {
    expect(await store.mastery.of(await newLearner(store))).toEqual({ version: 0, skills: [], grade: null, placed: null });
  });

  it('keeps the skills that a turn does not change', async () => {
    const learner = await newLearner(store);
    const turns = [[skillAt(0.2), skillAt(0.3, decimals)], [skillAt(0.5)], []];
    for (const [expectedVersion, changed] of turns.entries()) {
      await store.journal.commit(turnOf(learner, { masteries: { expectedVersion, changed } }));
    }
    expect(await store.mastery.of(learner)).toEqual({
      version: 3,
      skills: [skillAt(0.3, decimals), skillAt(0.5)],
      grade: null,
      placed: null,
    });
  });

  it('comes with the learner’s grade, at the start of a turn, too', async () => {
    const learner = await newLearner(store);
    await store.accounts.saveSettings(learner, Settings.parse({ grade: 7 }));
    expect(await store.mastery.of(learner)).toEqual({ version: 0, skills: [], grade: 7, placed: null });
    const id = randomUUID();
    await store.journal.commit(turnOf(learner, { session: { id, tutor: 'practice', expectedVersion: 0, state: {} } }));
    expect((await store.journal.begin(id, 'another turn'))!.mastery.grade).toBe(7);
  });

  it('keeps every digit of a probability', async () => {
    const learner = await newLearner(store);
    const p = 0.1 + 0.2; // 0.30000000000000004
    await store.journal.commit(turnOf(learner, { masteries: { expectedVersion: 0, changed: [skillAt(p)] } }));
    expect((await store.mastery.of(learner)).skills[0]?.p_mastery).toBe(p);
  });

  it('gives its history newest first, of one skill if requested', async () => {
    const learner = await newLearner(store);
    for (const minute of [1, 2, 3]) {
      const events = [learned(minute / 10, 0.5), learned(minute / 10, 0.6, decimals)];
      await store.journal.commit(turnOf(learner, { events, at: later(minute) }));
    }
    const all = await everyPage(4, (page) => store.mastery.history(learner, page));
    expect(all.map(({ before }) => before)).toEqual([0.3, 0.3, 0.2, 0.2, 0.1, 0.1]);
    const ofFractions = await everyPage(2, (page) => store.mastery.history(learner, { skillId: fractions, ...page }));
    expect(ofFractions).toEqual(
      [3, 2, 1].map((minute) => ({
        at: later(minute).toISOString(),
        skill_id: fractions,
        outcome: 'correct',
        before: minute / 10,
        after: 0.5,
      })),
    );
  });
});
