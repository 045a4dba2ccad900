import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pacingDirective, type PacingSignal, type PacingSignals } from './pacing-directive.ts';

const signals = (change: Partial<PacingSignals> = {}): PacingSignals => ({
  turn: 5,
  average_mastery: 0.7,
  trend: 'steady',
  wrong_answers: 0,
  is_complete: false,
  pace_preference: 'normal',
  ...change,
});

/** The specification's table, at and around each of its limits. */
const table: [string, Partial<PacingSignals>, PacingSignal][] = [
  ['the first turn', { turn: 1 }, 'TURN 1'],
  ['the first turn, whatever else holds', { turn: 1, average_mastery: 0.9, trend: 'improving', is_complete: true }, 'TURN 1'],
  ['the second turn', { turn: 2 }, 'STEADY'],
  ['nothing shown yet', { average_mastery: null }, 'STEADY'],
  ['nothing shown yet, and struggling', { average_mastery: null, trend: 'struggling', wrong_answers: 3 }, 'STEADY'],
  ['0.8 and improving', { average_mastery: 0.8, trend: 'improving' }, 'ACCELERATE'],
  ['0.79 and improving', { average_mastery: 0.79, trend: 'improving' }, 'STEADY'],
  ['0.8 and steady', { average_mastery: 0.8, trend: 'steady' }, 'STEADY'],
  ['0.95 and struggling', { average_mastery: 0.95, trend: 'struggling' }, 'SIMPLIFY'],
  ['complete at 0.8', { average_mastery: 0.8, is_complete: true }, 'EXTEND'],
  ['complete at 0.9, improving', { average_mastery: 0.9, is_complete: true, trend: 'improving' }, 'EXTEND'],
  ['complete at 0.79', { average_mastery: 0.79, is_complete: true }, 'STEADY'],
  ['0.39', { average_mastery: 0.39 }, 'SIMPLIFY'],
  ['0.39 with two wrong', { average_mastery: 0.39, wrong_answers: 2 }, 'SIMPLIFY'],
  ['0.4', { average_mastery: 0.4 }, 'STEADY'],
  ['0.4 with two wrong', { average_mastery: 0.4, wrong_answers: 2 }, 'CONSOLIDATE'],
  ['0.4 with one wrong', { average_mastery: 0.4, wrong_answers: 1 }, 'STEADY'],
  ['0.65 with two wrong', { average_mastery: 0.65, wrong_answers: 2 }, 'CONSOLIDATE'],
  ['0.65 with four wrong, struggling', { average_mastery: 0.65, wrong_answers: 4, trend: 'struggling' }, 'CONSOLIDATE'],
  ['0.66 with two wrong', { average_mastery: 0.66, wrong_answers: 2 }, 'STEADY'],
  ['0.66 with two wrong, struggling', { average_mastery: 0.66, wrong_answers: 2, trend: 'struggling' }, 'SIMPLIFY'],
  ['0.5 with one wrong, struggling', { average_mastery: 0.5, wrong_answers: 1, trend: 'struggling' }, 'SIMPLIFY'],
  ['slow, 0.9 and improving', { average_mastery: 0.9, trend: 'improving', pace_preference: 'slow' }, 'STEADY'],
  ['slow, complete at 0.9', { average_mastery: 0.9, is_complete: true, pace_preference: 'slow' }, 'EXTEND'],
  ['fast, 0.65 and improving', { average_mastery: 0.65, trend: 'improving', pace_preference: 'fast' }, 'ACCELERATE'],
  ['fast, 0.64 and improving', { average_mastery: 0.64, trend: 'improving', pace_preference: 'fast' }, 'STEADY'],
  ['fast, 0.9 and steady', { average_mastery: 0.9, pace_preference: 'fast' }, 'STEADY'],
  ['fast, 0.3', { average_mastery: 0.3, pace_preference: 'fast' }, 'SIMPLIFY'],
];

describe('the pacing directive', () => {
  it.each(table)('depends on the signals: %s', (_, change, signal) => {
    expect(pacingDirective(signals(change)).signal).toBe(signal);
  });

  it('covers all six signals in the specification, each with its own words', () => {
    const all: PacingSignal[] = ['TURN 1', 'ACCELERATE', 'EXTEND', 'SIMPLIFY', 'CONSOLIDATE', 'STEADY'];
    expect(new Set(table.map(([, , signal]) => signal))).toEqual(new Set(all));
    expect(
      new Set(table.map(([, change]) => pacingDirective({ ...signals(change), pace_preference: 'normal' }).directive)).size,
    ).toBe(6);
  });

  it.each([
    [{ turn: 1 }, /two or three sentences.*one simple question/i],
    [{ average_mastery: 0.9, trend: 'improving' }, /skip.*support/i],
    [{ average_mastery: 0.9, is_complete: true }, /harder/i],
    [{ average_mastery: 0.2 }, /shorter sentences, one or two ideas/i],
    [{ average_mastery: 0.5, wrong_answers: 2 }, /same|just as hard.*confidence/i],
    [{}, /one idea at a time/i],
  ] as const)('says what the specification requires for %o', (change, words) => {
    expect(pacingDirective(signals(change)).directive).toMatch(words);
  });

  it('includes the pace that the student asked for, from the second turn on', () => {
    for (const turn of [2, 9]) {
      expect(pacingDirective(signals({ turn, pace_preference: 'slow' })).directive).toContain('slowly');
      expect(pacingDirective(signals({ turn, pace_preference: 'fast' })).directive).toContain('faster');
    }
    expect(pacingDirective(signals({ turn: 1, pace_preference: 'fast' })).directive).toBe(
      pacingDirective(signals({ turn: 1 })).directive,
    );
  });

  it('never rushes a student who is struggling or who asked to go slowly', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(5), fc.constantFrom('improving', 'steady', 'struggling'), fc.constantFrom('slow', 'normal', 'fast'),
        (average_mastery, wrong_answers, trend, pace_preference) => {
          const { signal } = pacingDirective(signals({ average_mastery, wrong_answers, trend, pace_preference } as Partial<PacingSignals>));
          if (trend !== 'improving' || pace_preference === 'slow') expect(signal).not.toBe('ACCELERATE');
        },
      ),
    ); // prettier-ignore
  });
});
