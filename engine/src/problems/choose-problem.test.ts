import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SkillId } from '@stoa/schema/skill';
import { samplePolicy } from '../mastery/sample-policy.ts';
import { firstState } from '../mastery/skill-state.ts';
import { seededChance } from '../simulation/seeded-chance.ts';
import { chooseProblem, isRunningLow, wantedDifficulty } from './choose-problem.ts';
import { frameOf } from './problem-frame.ts';
import type { ServedProblem } from './served-problem.ts';
import { sampleProblem } from './sample-problems.ts';

const policy = samplePolicy();
const fresh = firstState({ id: SkillId.parse('add'), bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 } });
const problem = (number: number, difficulty: number, family = 'one') => sampleProblem({ number, difficulty, family });
const seen = (...problems: ReturnType<typeof problem>[]): ServedProblem[] =>
  problems.map(({ item, origin }) => ({ problem_id: item.meta.id, family: origin.family, as: 'problem' }));
const first = () => 0;

describe('wantedDifficulty', () => {
  it.each([
    { state: { p_mastery: 0.2 }, wanted: 1 },
    { state: { p_mastery: 0.35 }, wanted: 2 },
    { state: { p_mastery: 0.6 }, wanted: 3 },
    { state: { p_mastery: 0.8 }, wanted: 4 },
    { state: { p_mastery: 0.93 }, wanted: 5 },
    { state: { p_mastery: 0.6, streak: 3 }, wanted: 4 }, // a streak asks for a harder one
    { state: { p_mastery: 0.6, last_outcome: 'incorrect' as const }, wanted: 2 }, // a miss asks for an easier one
    { state: { p_mastery: 0.99, streak: 9 }, wanted: 5 },
    { state: { p_mastery: 0.1, last_outcome: 'incorrect' as const }, wanted: 1 },
  ])('is $wanted in practice for $state', ({ state, wanted }) => {
    expect(wantedDifficulty('practice', { ...fresh, ...state }, 0, policy)).toBe(wanted);
  });

  it("follows the policy's sequence in a checkpoint, and stays in the middle in a review", () => {
    expect([0, 1, 2, 3, 4, 5].map((done) => wantedDifficulty('checkpoint', fresh, done, policy))).toEqual([2, 3, 3, 4, 3, 2]);
    expect(wantedDifficulty('review', { ...fresh, p_mastery: 0.99 }, 7, policy)).toBe(3);
  });
});

describe('chooseProblem', () => {
  const [easy, middle, hard, other] = [problem(1, 1), problem(2, 3), problem(3, 5), problem(4, 3, 'two')] as const;
  const all = [easy, middle, hard, other];

  it.each([
    { title: 'the nearest to the difficulty wanted', wanted: 5, served: [], chosen: hard },
    { title: 'an unseen one before the nearest', wanted: 5, served: seen(hard, problem(9, 2, 'two')), chosen: middle },
    { title: 'among equals the family met longest ago', wanted: 3, served: seen(problem(9, 2, 'one')), chosen: other },
    { title: 'the one seen longest ago when all are seen', wanted: 3, served: seen(hard, other, middle, easy), chosen: hard },
  ])('takes $title', ({ wanted, served, chosen }) => {
    expect(chooseProblem(all, wanted, served, first)?.item.meta.id).toBe(chosen.item.meta.id);
  });

  const ids = (...problems: (typeof easy)[]) => new Set<string>(problems.map(({ item }) => item.meta.id));

  it.each([
    { title: 'of equals the one that nobody was shown lately', wanted: 3, shown: ids(middle), chosen: other },
    { title: 'one a step off that nobody was shown before the nearest', wanted: 4, shown: ids(middle, other), chosen: hard },
    { title: 'what was shown before what is two steps off', wanted: 1, shown: ids(easy), chosen: easy },
    { title: 'as ever when all were shown', wanted: 5, shown: ids(easy, middle, hard, other), chosen: hard },
  ])('avoids problems that others were shown lately: takes $title', ({ wanted, shown, chosen }) => {
    expect(chooseProblem(all, wanted, [], first, new Set(), shown)?.item.meta.id).toBe(chosen.item.meta.id);
  });

  it.each([
    { title: 'all is untouched', exposed: ids(), shown: ids(), low: false },
    { title: 'fewer are left than are wanted', exposed: ids(easy), shown: ids(hard), low: true },
    { title: 'of one difficulty all that is left was shown', exposed: ids(), shown: ids(easy), low: true },
    { title: 'she has met all of one difficulty herself', exposed: ids(easy), shown: ids(easy), low: false },
    { title: 'one of several of a difficulty was shown', exposed: ids(), shown: ids(middle), low: false },
  ])('is running low: $low when $title', ({ exposed, shown, low }) => {
    expect(isRunningLow(all, 3, exposed, shown)).toBe(low);
  });

  it.each([
    {
      title: 'asks nobody the same question with other numbers before another question',
      wanted: 3,
      difficulty: 3,
      chosen: 'other',
    },
    {
      title: 'takes another question a step off before the same one at the difficulty wanted',
      wanted: 3,
      difficulty: 2,
      chosen: 'other',
    },
    { title: 'takes the same question before another one that is two steps off', wanted: 3, difficulty: 1, chosen: 'same' },
  ])('$title', ({ wanted, difficulty, chosen }) => {
    const story = (number: number, level: number, stem: string) =>
      sampleProblem({ number, difficulty: level, family: 'one', stem });
    const met = story(1, 3, 'Ana has 12 pens. Each pen costs \\$3. What do they cost?');
    const same = story(2, 3, 'Leo has 7 pens. Each pen costs \\$5. What do they cost?');
    const other = story(3, difficulty, 'Leo has 7 pens and buys 5 more. How many pens does Leo have?');
    const taken = chooseProblem([met, same, other], wanted, seen(met), first);
    expect(taken?.item.meta.id).toBe({ same, other }[chosen]!.item.meta.id);
  });

  it('repeats no frame in ten problems if there are ten frames', () => {
    const asks = ['add', 'take away', 'share', 'double', 'halve', 'round', 'compare', 'order', 'estimate', 'check'];
    const shelf = asks.flatMap((ask, at) =>
      [1, 2, 3].map((copy) =>
        sampleProblem({
          number: 10 * at + copy,
          difficulty: 2 + (at % 3),
          family: `f${at % 2}`,
          stem: `Can you ${ask} ${copy}?`,
        }),
      ),
    );
    const random = seededChance(7);
    const served: ServedProblem[] = [];
    const frames: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const next = chooseProblem(shelf, 3, served, random)!;
      served.push(...seen(next));
      frames.push(frameOf(next));
    }
    for (let at = 0; at + 10 <= frames.length; at += 1) expect(new Set(frames.slice(at, at + 10)).size, `from ${at}`).toBe(10);
  });

  it('returns null for an empty shelf', () => expect(chooseProblem([], 3, [], first)).toBeNull());

  it('never repeats a problem before all others were served, nor twice in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), (size, seed) => {
        const shelf = Array.from({ length: size }, (_, at) => problem(at, 1 + (at % 5), `f${at % 3}`));
        const random = seededChance(seed);
        const served: ServedProblem[] = [];
        for (let turn = 0; turn < size * 3; turn += 1) served.push(...seen(chooseProblem(shelf, 3, served, random)!));
        const ids = served.map(({ problem_id }) => problem_id);
        for (let at = 0; at + size <= ids.length; at += size) expect(new Set(ids.slice(at, at + size)).size).toBe(size);
        ids.forEach((id, at) => expect(id).not.toBe(ids[at + 1]));
      }),
    );
  });
});
