import { describe, expect, it } from 'vitest';
import type { BoardProblem } from '@stoa/schema/board/board-session';
import { judgeBoardLine } from './judge-line.ts';
import { leadsNowhere } from './leads-nowhere.ts';
import { nextMoveFrom } from './next-move.ts';

const linear: BoardProblem = { stem: 'Solve 2x + 3 = 11.', answer: 'x = 4', start: '2x + 3 = 11' };
const judge = (text: string, sound: string[] = [], mistaken: string[] = [], problem = linear) =>
  judgeBoardLine(problem, { sound, mistaken }, text);

describe('judgeBoardLine', () => {
  it.each([
    ['2x = 8', [], [], 'step'],
    ['2x = 14', [], [], 'mistake'],
    ['x = 7', [], ['2x = 14'], 'carried'],
    ['2x = 8', [], ['2x = 14'], 'step'],
    ['x = 8/2', ['2x = 8'], [], 'step'],
    ['x = 4', ['2x = 8'], [], 'solved'],
    ['4', ['2x = 8'], [], 'solved'],
    ['((', [], [], 'unreadable'],
  ] as const)('classifies %s after sound lines %j and mistaken lines %j as %s', (text, sound, mistaken, kind) => {
    expect(judge(text, [...sound], [...mistaken]).kind).toBe(kind);
  });

  it('names the mistake', () => {
    expect(judge('2x = 14')).toMatchObject({
      mistake: { error_category: 'sign_error', rule: 'sign_dropped_crossing' },
      answers: false,
    });
    expect(judge('x = 7')).toMatchObject({ kind: 'mistake', answers: true });
  });

  it('does not take a factored product for its expansion', () => {
    const problem = { stem: 'Expand 3(x + 4).', answer: '3x + 12', start: '3(x + 4)' };
    expect(judge('3x + 3*4', [], [], problem).kind).toBe('step');
    expect(judge('3x + 12', [], [], problem).kind).toBe('solved');
    expect(judge('3x + 4', [], [], problem).kind).toBe('mistake');
  });

  it('judges an answer even if the work has no starting line', () => {
    const story: BoardProblem = { stem: 'Ann has 12 apples and gives away 5. How many are left?', answer: '7', start: null };
    expect(judge('7', [], [], story).kind).toBe('solved');
    expect(judge('12 - 5', [], [], story).kind).toBe('step');
    expect(judge('9', [], [], story)).toMatchObject({ kind: 'mistake', answers: true });
  });
});

describe('nextMoveFrom', () => {
  it.each([
    ['2x + 3 = 11', 'undo_addition', 'subtracting 3 from both sides'],
    ['2x - 3 = 11', 'undo_subtraction', 'adding 3 to both sides'],
    ['11 = 2x + 3', 'undo_addition', 'subtracting 3 from both sides'],
    ['2x = 8', 'undo_multiplication', 'dividing both sides by 2'],
    ['x/3 = 5', 'undo_division', 'multiplying both sides by 3'],
    ['5x + 1 = 2x + 7', 'collect_variable', 'subtracting 2x from both sides'],
    ['3(x + 4) = 21', 'distribute', null],
    ['2x + 3x = 10', 'combine_terms', null],
    ['1/2 + 1/3', 'common_denominator', null],
    ['x^2 = 9', 'next_step', null],
  ])('knows the next move for %s: %s', (line, move, action) => expect(nextMoveFrom(line)).toMatchObject({ move, action }));
});

describe('leadsNowhere', () => {
  it.each([
    [['2x + 3 = 11', '2x + 3 + 5 = 11 + 5', '2x + 8 = 16'], true],
    [['5x - 4 = 21', '5x = 25', '5x + 3 = 28'], true],
    [['2x = 8', '2x + 1 = 9', '2x + 1 + 1 = 10', '2x + 1 + 1 + 1 = 11'], true],
    [['2x + 3 = 11', '2x + 3 - 3 = 11 - 3', '2x = 8'], false],
    [['7x - 5 = 3x + 11', '7x - 3x - 5 = 11', '4x - 5 = 11'], false],
    [['3(x + 2) = 21', '3x + 6 = 21', '3x = 15'], false],
    [['2x + 4 = 10', 'x + 2 = 5', 'x = 3'], false],
    [['2(x + 1) + 3(x - 2) = 11', '2x + 2 + 3x - 6 = 11', '5x - 4 = 11'], false],
    [['2/3 + 1/4', '8/12 + 3/12', '(8 + 3)/12'], false],
    [['11 = 2x + 3', '2x + 3 = 11'], false],
    [['2x = 8'], false],
  ])('for the lines %j is %s', (lines, nowhere) => expect(leadsNowhere(lines)).toBe(nowhere));
});
