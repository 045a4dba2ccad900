import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptCount } from '@stoa/store/store';
import { judgeGuess, waitAfter } from './guess-policy.ts';

const second = 1000;
const day = 24 * 3600 * second;
const start = Date.parse('2026-11-22T08:00:00Z');
const none = (at = start): AttemptCount => ({ count: 0, since: new Date(at), last_at: new Date(at) });

/** Simulates a guesser who tries as soon as she may. Returns the times of her tries, in seconds since the first. */
function triesWithin(ms: number): number[] {
  const tries: number[] = [];
  let own = none();
  for (let at = 0; at < ms;) {
    const judged = judgeGuess({ own, strangers: null }, { now: new Date(start + at), ceiling: 100 });
    own = judged.own;
    if (judged.verdict.kind === 'go_on') tries.push(at / second);
    at += judged.verdict.kind === 'wait' ? judged.verdict.seconds * second : second;
  }
  return tries;
}

describe('a person who guesses passwords', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 15],
    [6, 30],
    [9, 240],
    [12, 1920],
    [13, 3600],
    [500, 3600],
  ])('waits after %i wrong guesses: %i seconds', (wrong, seconds) => {
    expect(waitAfter(wrong)).toBe(seconds * second);
  });

  it('gets five tries at once, then waits longer each time, and gets fewer than 40 in a day', () => {
    const tries = triesWithin(day);
    expect(tries.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 19, 49, 109]);
    expect(tries.length).toBeLessThan(40);
  });

  it('starts over after a day without a try', () => {
    const own = { count: 40, since: new Date(start), last_at: new Date(start) };
    const later = judgeGuess({ own, strangers: null }, { now: new Date(start + day), ceiling: 100 });
    expect(later).toMatchObject({ verdict: { kind: 'go_on' }, own: { count: 1 } });
  });
});

describe('the guesses of strangers', () => {
  it('are counted together, and past the ceiling a stranger has to prove that the account is theirs', () => {
    let strangers: AttemptCount = none();
    for (let address = 0; address < 100; address += 1) {
      const judged = judgeGuess({ own: none(), strangers }, { now: new Date(start), ceiling: 100 });
      expect(judged.verdict.kind).toBe('go_on'); // each from an address of its own
      strangers = judged.strangers!;
    }
    expect(judgeGuess({ own: none(), strangers }, { now: new Date(start), ceiling: 100 }).verdict.kind).toBe('prove_it');
  });

  it('are forgotten a day after the first of them, however steadily they come', () => {
    const strangers = { count: 100, since: new Date(start), last_at: new Date(start + day - 1) };
    const at = (ms: number) => judgeGuess({ own: none(start + ms), strangers }, { now: new Date(start + ms), ceiling: 100 });
    expect(at(day - 1).verdict.kind).toBe('prove_it');
    expect(at(day)).toMatchObject({ verdict: { kind: 'go_on' }, strangers: { count: 1 } });
  });

  it('never slow down a device that the account knows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 1e9 }), (slips, after) => {
        const own = { ...none(), count: slips };
        const judged = judgeGuess({ own, strangers: null }, { now: new Date(start + after), ceiling: 1 });
        expect(judged.verdict.kind).toBe('go_on');
      }),
    );
  });
});

it('a refused try is not counted, so waiting helps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 30 }), fc.integer({ min: 0, max: 14_999 }), (wrong, after) => {
      const own = { ...none(), count: wrong };
      const judged = judgeGuess({ own, strangers: none() }, { now: new Date(start + after), ceiling: 100 });
      expect(judged.verdict.kind).toBe('wait');
      expect(judged.own).toEqual(own);
      expect(judged.strangers).toEqual(none());
    }),
  );
});
