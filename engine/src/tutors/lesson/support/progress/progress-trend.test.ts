import { describe, expect, it } from 'vitest';
import type { QuestionEnd } from '../../state/lesson-session.ts';
import { progressTrend } from './progress-trend.ts';

const ends: Readonly<Record<string, QuestionEnd>> = { R: 'right_unaided', r: 'right_aided', t: 'told', l: 'abandoned' };
/**
 * The ended questions: R right without help, r right with help, t told, l left. Then the number of wrong answers to the current
 * question, or - if there is none.
 */
const trendOf = (closed: string, wrong: number | null): string =>
  progressTrend(
    Array.from(closed, (sign) => ({ end: ends[sign]! })),
    wrong === null ? null : { wrong_attempts: wrong },
  );

describe('the trend of a session', () => {
  it.each<[string, number | null, string]>([
    ['', null, 'steady'],
    ['', 0, 'steady'],
    ['', 1, 'steady'],
    ['', 2, 'struggling'],
    ['R', 0, 'steady'],
    ['RR', 0, 'improving'],
    ['RR', null, 'improving'],
    ['rR', 0, 'improving'],
    ['Rr', 0, 'steady'],
    ['tR', 0, 'steady'],
    ['tRR', 0, 'improving'],
    ['RlR', 0, 'improving'], // a question that the student left shows nothing
    ['RR', 1, 'steady'],
    ['RR', 2, 'steady'],
    ['RR', 3, 'struggling'],
    ['rr', 2, 'struggling'], // a third of it came right
    ['Rr', 2, 'steady'],
    ['R', 2, 'steady'],
    ['t', 0, 'struggling'],
    ['Rt', 0, 'steady'],
    ['rt', 0, 'struggling'],
    ['RRt', 0, 'steady'],
    ['tt', 0, 'struggling'],
    ['ttR', 0, 'steady'],
    ['tl', 0, 'struggling'],
  ])('after "%s" and %s wrong answers is %s', (closed, wrong, trend) => {
    expect(trendOf(closed, wrong)).toBe(trend);
  });
});
