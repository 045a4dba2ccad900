import { describe, expect, it } from 'vitest';
import { AnswerFigure, type WrittenAnswerFigure } from './answer-figure.ts';
import { isTypedAlike, marksIn, noMarks, textOfMarks } from './answer-marks.ts';

const scale = { from: -12, to: 12, step: 1 };
const plane = { x: scale, y: scale };

describe('an answer given in a picture', () => {
  it.each<[written: WrittenAnswerFigure, typed: string, written: string]>([
    [{ kind: 'points_on_number_line', scale }, '−7', '-7'],
    [{ kind: 'points_on_number_line', scale: { from: 0, to: 3, step: 1 }, parts: 4 }, String.raw`\frac{7}{4}`, '7/4'],
    [{ kind: 'points_on_number_line', scale: { from: 0, to: 3, step: 1 }, parts: 4 }, '1 3/4', '7/4'],
    [{ kind: 'points_on_number_line', scale: { from: 0, to: 1, step: 1 }, parts: 8 }, '3/4', '6/8'], // the text matches what is in the picture
    [{ kind: 'points_on_number_line', scale: { from: 0, to: 2, step: 1 }, parts: 10 }, '1.3', '1.3'],
    [{ kind: 'points_on_number_line', scale, count: 2 }, '{5, -3}', '{-3, 5}'],
    [{ kind: 'points_on_number_line', scale, count: 2 }, String.raw`\{-3, 5\}`, '{-3, 5}'],
    [{ kind: 'ray_on_number_line', scale, variable: 'x' }, 'x >= 3', 'x ≥ 3'],
    [{ kind: 'ray_on_number_line', scale, variable: 'x' }, String.raw`x\le-2`, 'x ≤ -2'],
    [{ kind: 'ray_on_number_line', scale, variable: 't' }, '4 > t', 't < 4'],
    [{ kind: 'interval_on_number_line', scale }, '(-4, 2]', '(-4, 2]'],
    [{ kind: 'points_on_plane', ...plane }, String.raw`\left(2,-3\right)`, '(2, -3)'],
    [{ kind: 'points_on_plane', ...plane, count: 2 }, '{(1, 2), (3, 4)}', '{(1, 2), (3, 4)}'],
    [{ kind: 'line_on_plane', ...plane }, 'y=2x+1', 'y = 2x + 1'],
    [{ kind: 'line_on_plane', ...plane }, 'y = (2/3)x - 1', 'y = (2/3)x - 1'],
    [{ kind: 'line_on_plane', ...plane }, 'y = -x', 'y = -x'],
    [{ kind: 'line_on_plane', ...plane }, 'y = -4', 'y = -4'],
    [{ kind: 'line_on_plane', ...plane }, 'x = 3', 'x = 3'],
    [{ kind: 'shaded_parts', parts: 8, wholes: 2 }, '11/8', '11/8'],
    [{ kind: 'bar', scale: { from: 0, to: 16, step: 1 }, title: 'Mean' }, '7', '7'],
    [{ kind: 'balance', letter: 'x' }, '7', '7'],
    [{ kind: 'balance', letter: 'n' }, 'n = 7', '7'],
    [{ kind: 'angle' }, '35°', '35'],
  ])('%j shows “%s” and writes “%s”', (written, typed, text) => {
    const figure = AnswerFigure.parse(written);
    const marks = marksIn(figure, typed);
    expect(marks).not.toBeNull();
    expect(textOfMarks(figure, marks!)).toBe(text);
    expect(textOfMarks(figure, marksIn(figure, text)!)).toBe(text);
  });

  it.each<[written: WrittenAnswerFigure, typed: string]>([
    [{ kind: 'points_on_number_line', scale }, '13'], // beyond the line
    [{ kind: 'points_on_number_line', scale }, '1/2'], // between two marks
    [{ kind: 'points_on_number_line', scale }, 'seven'],
    [{ kind: 'points_on_number_line', scale, count: 2 }, '{4}'],
    [{ kind: 'ray_on_number_line', scale, variable: 'x' }, 'y > 3'],
    [{ kind: 'ray_on_number_line', scale, variable: 'x' }, 'x = 3'],
    [{ kind: 'points_on_plane', ...plane }, '(1, 2), (3, 4)'],
    [{ kind: 'line_on_plane', ...plane }, 'y = x^2'],
    [{ kind: 'shaded_parts', parts: 8 }, '1/3'],
    [{ kind: 'balance', letter: 'x' }, '21'],
    [{ kind: 'angle' }, '200'],
  ])('%j has no place for “%s”', (written, typed) => {
    expect(marksIn(AnswerFigure.parse(written), typed)).toBeNull();
  });

  it.each<WrittenAnswerFigure>([
    { kind: 'points_on_number_line', scale },
    { kind: 'ray_on_number_line', scale, variable: 'x' },
    { kind: 'interval_on_number_line', scale },
    { kind: 'points_on_plane', ...plane },
    { kind: 'line_on_plane', ...plane },
    { kind: 'shaded_parts', parts: 8 },
    { kind: 'bar', scale: { from: 0, to: 16, step: 1 }, title: 'Mean' },
    { kind: 'balance', letter: 'x' },
    { kind: 'angle' },
  ])('%j writes nothing before something is marked', (written) => {
    const figure = AnswerFigure.parse(written);
    expect(textOfMarks(figure, noMarks(figure.kind))).toBe('');
    expect(marksIn(figure, '')).toEqual(noMarks(figure.kind));
  });

  it('writes nothing while a mark is missing', () => {
    const pair = AnswerFigure.parse({ kind: 'points_on_number_line', scale, count: 2 });
    expect(textOfMarks(pair, { kind: 'points_on_number_line', at: [4] })).toBe('');
    const line = AnswerFigure.parse({ kind: 'line_on_plane', ...plane });
    expect(textOfMarks(line, { kind: 'line_on_plane', places: [{ x: 1, y: 2 }] })).toBe('');
    const same = { x: 1, y: 2 };
    expect(textOfMarks(line, { kind: 'line_on_plane', places: [same, same] })).toBe('');
  });

  it('is recognized when the math field writes it in LaTeX', () => {
    expect(isTypedAlike('x ≥ 3', String.raw`x\ge 3`)).toBe(true);
    expect(isTypedAlike('(2, -3)', String.raw`\left(2,-3\right)`)).toBe(true);
    expect(isTypedAlike('x ≥ 3', 'x > 3')).toBe(false);
  });
});

it.each([
  ['a bag alone against weights', { bags: 1, units: 0 }, { bags: 0, units: 6 }, '6'],
  ['the same the other way around', { bags: 0, units: 6 }, { bags: 1, units: 0 }, '6'],
  ['two bags', { bags: 2, units: 0 }, { bags: 0, units: 12 }, ''],
  ['a bag with weights beside it', { bags: 1, units: 2 }, { bags: 0, units: 8 }, ''],
  ['a bag against nothing', { bags: 1, units: 0 }, { bags: 0, units: 0 }, ''],
])('reads a balance with %s', (_, left, right, text) => {
  expect(textOfMarks({ kind: 'balance', letter: 'x' }, { kind: 'balance', left, right })).toBe(text);
});
