import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LearnerId } from '@stoa/schema/account';
import type { ProblemReport } from '@stoa/schema/problem-report';
import type { Store } from './store.ts';
import { testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';
import { everyPage, exported, flagAt, fractions, later, newLearner } from './test-samples.ts';
import { UnknownLearnerError } from './unknown-learner.ts';

const reportAt = (minute: number): ProblemReport => ({
  id: randomUUID(),
  created_at: later(minute).toISOString(),
  problem_id: randomUUID(),
  problem_version: 1,
  seed: 7,
  generator: 'add-like-fractions',
  skill_id: fractions,
  stem: 'What is $\\frac15 + \\frac25$?',
  message: 'I think it is 3/5, and it says no.',
  attempts: [],
  status: 'open',
  withheld: false,
  passed_on: null,
  answer: null,
});
const asked = { fingerprint: 'asked', safety: null, flag: null };
const answer = { verdict: 'you_were_right', message: 'Thank you: it is mended.', at: later(60).toISOString() } as const;

describe.each(testDatabases)('problem reports on $name', ({ start }) => {
  let database: TestDatabase;
  let store: Store;
  let reporter: LearnerId;
  beforeAll(async () => {
    database = await start();
    store = await database.open();
  });
  beforeEach(async () => {
    await store.db.deleteFrom('problem_reports').execute();
    reporter = await newLearner(store);
  });
  afterAll(async () => {
    await store.close();
    await database.stop();
  });

  it('are found again, with the person who filed them', async () => {
    const report = reportAt(1);
    expect(await store.reports.file(report, reporter, asked)).toEqual(report);
    expect(await store.reports.find(report.id)).toEqual({ report, reporter, fingerprint: 'asked', safety: null });
    expect(await store.reports.find(randomUUID())).toBeNull();
  });

  it('are filed once, however often the request is repeated', async () => {
    const report = reportAt(1);
    await store.reports.file(report, reporter, asked);
    expect(await store.reports.file({ ...report, message: 'again' }, reporter, asked)).toEqual(report);
    expect((await store.reports.mine(reporter, { limit: 10 })).items).toEqual([report]);
  });

  it('are filed together with what was flagged in them, once, or not at all', async () => {
    const report = { ...reportAt(1), message: '', withheld: true };
    const safety = { kind: 'crisis' as const, words: 'Thank you for telling me.' };
    const flagged = { fingerprint: 'asked', safety, flag: { session_id: randomUUID(), flag: flagAt(1, { kind: 'abuse' }) } };
    for (const _ of [1, 2]) await store.reports.file(report, reporter, flagged);
    expect((await store.flags.find(flagged.flag.session_id))!.flags).toMatchObject([{ kind: 'abuse', words: 'words' }]);
    expect(await store.reports.find(report.id)).toEqual({ report, reporter, fingerprint: 'asked', safety });

    const other = { ...flagged, flag: { ...flagged.flag, session_id: randomUUID() } };
    await store.accounts.erase(reporter, later(9));
    await expect(store.reports.file(reportAt(2), reporter, other)).rejects.toThrow(UnknownLearnerError);
    expect(await store.flags.find(other.flag.session_id)).toBeNull();
  });

  it('passed on by an author are flagged once for the adults who look after the writer', async () => {
    const report = reportAt(1);
    await store.reports.file(report, reporter, asked);
    const concern = flagAt(5, { kind: 'concern', source: 'author', words: report.message, answered: null });
    const passed = await store.reports.passOn(report.id, concern);
    expect(passed).toEqual({ ...report, passed_on: later(5).toISOString() });
    expect(await store.reports.passOn(report.id, { ...concern, at: later(6).toISOString() })).toEqual(passed);
    expect((await store.flags.find(reporter))!.flags).toMatchObject([
      { kind: 'concern', source: 'author', words: report.message },
    ]);
    expect(await store.reports.passOn(randomUUID(), concern)).toBeNull();
    expect((await exported(store, reporter))['flags']).toEqual([]); // nothing that anybody at home could find in her export
  });

  it('from before texts could be withheld can be read', async () => {
    const { withheld: _, ...old } = reportAt(1);
    await store.reports.file(old as ProblemReport, reporter, asked);
    await store.db.updateTable('problem_reports').set({ fingerprint: null }).execute();
    expect(await store.reports.find(old.id)).toEqual({
      report: { ...old, withheld: false },
      reporter,
      fingerprint: null,
      safety: null,
    });
  });

  it('are answered, and the answer is unseen until the reporter has seen it', async () => {
    const report = reportAt(1);
    await store.reports.file(report, reporter, asked);
    expect(await store.reports.unseenAnswers(reporter)).toBe(0);

    const answered = { ...report, status: 'answered', answer };
    expect(await store.reports.answer(report.id, answer)).toEqual(answered);
    expect(await store.reports.unseenAnswers(reporter)).toBe(1);
    expect((await store.reports.mine(reporter, { limit: 10 })).items).toEqual([answered]);

    await store.reports.markSeen(await newLearner(store)); // somebody else's reading changes nothing for this learner
    expect(await store.reports.unseenAnswers(reporter)).toBe(1);
    await store.reports.markSeen(reporter);
    expect(await store.reports.unseenAnswers(reporter)).toBe(0);

    await store.reports.answer(report.id, { ...answer, message: 'There is more to say.' });
    expect(await store.reports.unseenAnswers(reporter)).toBe(1);
    expect(await store.reports.answer(randomUUID(), answer)).toBeNull();
  });

  it('are in the inbox with the open ones first, each group newest first', async () => {
    const reports = [1, 2, 2, 3, 4].map(reportAt);
    for (const report of reports) await store.reports.file(report, reporter, asked);
    for (const report of [reports[0]!, reports[4]!]) await store.reports.answer(report.id, answer);

    const minutes = (listed: ProblemReport[]) =>
      listed.map(({ created_at }) => (Date.parse(created_at) - later(0).getTime()) / 60_000);
    for (const limit of [1, 2, 3, 10]) {
      expect(minutes(await everyPage(limit, (page) => store.reports.inbox(page)))).toEqual([3, 2, 2, 4, 1]);
      expect(minutes(await everyPage(limit, (page) => store.reports.inbox({ status: 'open', ...page })))).toEqual([3, 2, 2]);
      expect(minutes(await everyPage(limit, (page) => store.reports.inbox({ status: 'answered', ...page })))).toEqual([4, 1]);
    }
  });

  it('by somebody without an account are refused', async () => {
    await store.accounts.erase(reporter, later(9));
    await expect(store.reports.file(reportAt(1), reporter, asked)).rejects.toThrow(UnknownLearnerError);
  });
});
