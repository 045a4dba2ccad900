import { describe, expect, it } from 'vitest';
import { checkSteps } from '../check-steps.ts';
import { echoOf } from '../print.ts';
import { readStatement } from './read-statement.ts';

const grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false };

describe('÷ and : take a fraction written with a slash as a whole', () => {
  it.each<[verdict: string, lines: string[]]>([
    ['follows', ['2/3 ÷ 3/4', '2/3 * 4/3', '8/9']],
    ['follows', ['6 ÷ 1/2', '12']],
    ['follows', ['1 1/2 ÷ 3/4', '3/2*4/3', '2']],
    ['follows', ['3 ÷ 1 1/2', '2']],
    ['follows', ['3/4 : 1/2', '3/2']],
    ['follows', ['2/3 divided by 3/4', '8/9']],
    ['follows', ['\\frac23 \\div \\frac34', '8/9']],
    ['follows', ['2/3 \\div 3/4', '8/9']],
    ['follows', ['-1/2 ÷ -3/4', '2/3']],
    ['follows', ['12 ÷ 3/4 ÷ 1/2', '32']],
    ['follows', ['6/1/2', '3']],
    ['follows', ['12 ÷ 3 * 4', '16']],
    ['follows', ['(6 ÷ 1)/2', '3']],
    ['does_not_follow', ['6 ÷ 1/2', '3']],
    ['does_not_follow', ['2/3 ÷ 3/4', '1/18']],
    ['does_not_follow', ['3/4 : 1/2', '3/8']],
    ['does_not_follow', ['12 ÷ 3 * 4', '1']],
  ])('%s: %j', (verdict, lines) => {
    for (const step of checkSteps(lines)) expect(step.verdict).toBe(verdict);
  });

  it.each([
    ['2/3 ÷ 3/4', '2/3 ÷ 3/4', '\\frac{2}{3} \\div \\frac{3}{4}'],
    ['(6÷2)/3', '(6 ÷ 2)/3', '\\left(6 \\div 2\\right) / 3'],
    ['6÷(1+2)', '6 ÷ (1 + 2)', '6 \\div \\left(1 + 2\\right)'],
    ['3÷1 1/2', '3 ÷ 1 1/2', '3 \\div 1\\tfrac{1}{2}'],
    ['2/3:3/4', '2/3:3/4', '\\frac{2}{3} : \\frac{3}{4}'],
  ])('and the echo of %s shows it', (answer, plain, latex) => {
    const reading = readStatement(answer, grammar);
    if (reading.kind !== 'read') throw new Error(reading.kind);
    expect(echoOf(reading.read)).toEqual({ plain, latex });
  });
});
