import { LearnerId } from '@stoa/schema/account';
import { describe, expect, it } from 'vitest';
import { CallerBook } from './caller.ts';

const ada = LearnerId.parse('00000000-0000-4000-8000-000000000001');
const headers = { cookie: 'pass=signed' };

/** A CallerBook over a database that says who Ada is, and counts how often it is asked. */
function bookAlone(answer: () => Promise<void> = async () => undefined) {
  const clock = { now: new Date('2026-11-23T08:00:00Z') };
  const asked = { times: 0 };
  const auth = {
    $context: Promise.resolve({ authCookies: { sessionToken: { name: 'pass' } } }),
    api: {
      getSession: async () => {
        asked.times += 1;
        await answer();
        return {
          session: { id: 'session', updatedAt: clock.now, expiresAt: new Date('2026-12-01T00:00:00Z') },
          user: { id: ada, role: 'student', name: 'Ada', email: 'ada@maple.school', suspendedAt: null },
        };
      },
    },
  };
  const context = {
    store: { kind: 'pglite', accounts: { seen: async () => undefined } },
    config: { demo: false },
    clock: () => clock.now,
  };
  type Parts = ConstructorParameters<typeof CallerBook>;
  const book = new CallerBook(auth as unknown as Parts[0], context as unknown as Parts[1]);
  const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  return { book, asked, pass };
}

describe('the lookup of who is calling', () => {
  it('asks the database once in five minutes, as long as nothing is revoked', async () => {
    const { book, asked, pass } = bookAlone();
    await book.find(headers);
    pass(299);
    expect(await book.find(headers)).toMatchObject({ id: ada });
    expect(asked.times).toBe(1);
    pass(2);
    await book.find(headers);
    expect(asked.times).toBe(2);
  });

  it('asks the database at once after the account’s sessions were revoked, and for a sensitive request', async () => {
    const { book, asked } = bookAlone();
    await book.find(headers);
    book.forget(ada);
    await book.find(headers);
    await book.find(headers, { anew: true });
    expect(asked.times).toBe(3);
  });

  it('doesn’t keep an answer when the sessions were revoked while the database was being asked', async () => {
    const [asking, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { book, asked } = bookAlone(() => {
      asking.resolve();
      return read.promise;
    });
    const found = book.find(headers);
    await asking.promise;
    book.forget(ada);
    read.resolve();
    await found;
    await book.find(headers);
    expect(asked.times).toBe(2);
  });
});
