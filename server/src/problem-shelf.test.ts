import { expect, it } from 'vitest';
import { sampleProblem } from '@stoa/store/test-samples';
import { ProblemId } from '@stoa/schema/problem';
import type { BankedProblem } from '@stoa/schema/problem';
import { CachedShelf } from './problem-shelf.ts';

const idOf = (letter: string) => ProblemId.parse(`${letter.repeat(8)}-0000-4000-8000-000000000000`);
const named = (letter: string, version = 1) => sampleProblem({ id: idOf(letter), version });

it('reads the whole bank once, then only the changes, at most every three seconds, and keeps the order', async () => {
  const asked: string[] = [];
  let edition = 1;
  let changes: { id: string; problem: BankedProblem | null }[] = [];
  const bank: ConstructorParameters<typeof CachedShelf>[0] = {
    edition: async () => String(edition),
    allVerified: async () => (asked.push('all'), [named('b'), named('d')]),
    changedSince: async (since) => (asked.push(`since ${since}`), changes),
    find: async () => null,
  };
  let now = 0;
  const shelf = new CachedShelf(bank, () => new Date(now));
  const skill = named('b').item.meta.skill_id;
  const held = async (passed: number) => {
    now += passed;
    await shelf.refresh();
    return shelf.verifiedFor(skill).map(({ item }) => `${item.meta.id[0]}${item.meta.version}`);
  };

  expect(await held(3000)).toEqual(['b1', 'd1']);
  edition = 5;
  changes = [
    { id: idOf('c'), problem: named('c') },
    { id: idOf('a'), problem: named('a') },
    { id: idOf('b'), problem: named('b', 2) },
    { id: idOf('d'), problem: null },
    { id: idOf('e'), problem: null },
  ];
  expect(await held(2999)).toEqual(['b1', 'd1']);
  expect(await held(1)).toEqual(['a1', 'b2', 'c1']);
  expect([shelf.find(idOf('b'), 1), shelf.find(idOf('d'), 1)]).toEqual([null, null]);
  expect(shelf.find(idOf('b'), 2)?.item.meta.version).toBe(2);
  expect(await held(3000)).toEqual(['a1', 'b2', 'c1']);
  edition = 6;
  changes = [{ id: idOf('a'), problem: null }];
  expect(await held(3000)).toEqual(['b2', 'c1']);
  expect(asked).toEqual(['all', 'since 1', 'since 5']);
});
