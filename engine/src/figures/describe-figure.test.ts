import { describe, expect, it } from 'vitest';
import { Figure } from '@stoa/schema/figure/figure';
import { describeFigure } from './describe-figure.ts';
import { sampleFigures } from './sample-figures.ts';

const worded = (figure: Parameters<typeof Figure.parse>[0]): string => describeFigure(Figure.parse(figure));

describe('the description of a figure in words', () => {
  it.each(sampleFigures.map((figure, at) => ({ kind: figure.kind, at, figure })))(
    'describes a $kind ($at) in whole sentences',
    ({ figure }) => {
      const words = describeFigure(figure);
      expect(words).toMatch(/^(A|An|\d|Fraction|Tape|Money|Base|Angles)/);
      expect(words).toMatch(/\.$/);
      expect(words).not.toMatch(/undefined|NaN|null|\[object|\s{2}|\.\./);
    },
  );

  it('is tested on every kind of figure', () => {
    // A kind that is missing here doesn't compile.
    const kinds: Record<Figure['kind'], true> = {
      number_line: true,
      fraction_strips: true,
      area_model: true,
      bar_chart: true,
      picture_chart: true,
      dot_plot: true,
      line_graph: true,
      histogram: true,
      box_plot: true,
      two_way_table: true,
      plane: true,
      angles: true,
      polygons: true,
      circle: true,
      solid: true,
      balance: true,
      clock: true,
      money: true,
      base_ten: true,
      function_machine: true,
      tape_diagram: true,
    };
    expect(new Set(sampleFigures.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  });

  it.each([
    {
      reads: 'the point of a number line by its mark',
      figure: {
        kind: 'number_line',
        scale: { from: 0, to: 1, step: 0.125 },
        labels: 'ends',
        points: [{ at: 0.375, label: 'P' }],
      },
      says: /P is on the third mark after 0/,
      keeps: /3\/8|0\.375/,
    },
    {
      reads: 'a bar by the lines of the scale',
      figure: {
        kind: 'bar_chart',
        title: 'Trees planted',
        axis: 'Trees',
        scale: { from: 0, to: 60, step: 10 },
        bars: [
          { name: 'March', value: 35 },
          { name: 'April', value: 50 },
        ],
      },
      says: /March ends halfway between the lines for 30 and 40/,
      keeps: /35/,
    },
    {
      reads: 'a point of a plane by its moves from the origin',
      figure: {
        kind: 'plane',
        x: { from: -5, to: 5, step: 1 },
        y: { from: -5, to: 5, step: 1 },
        points: [{ x: -3, y: 2, label: 'A' }],
      },
      says: /A is 3 to the left and 2 up from the origin/,
      keeps: /\(−3, 2\)/,
    },
    {
      reads: 'a line by two points of the grid',
      figure: {
        kind: 'plane',
        x: { from: -5, to: 5, step: 1 },
        y: { from: -5, to: 5, step: 1 },
        curves: [{ curve: { shape: 'line', slope: 2, intercept: -1 } }],
      },
      says: /goes through \(0, −1\) and/,
      keeps: /slope|2x/,
    },
    {
      reads: 'a clock by its hands',
      figure: { kind: 'clock', hour: 4, minute: 35 },
      says: /between the 4 and the 5.*at the 7/,
      keeps: /4:35/,
    },
    {
      reads: 'shaded parts by their count',
      figure: { kind: 'fraction_strips', strips: [{ parts: 8, shaded: 3 }] },
      says: /8 equal parts, 3 of them shaded/,
      keeps: /3\/8/,
    },
  ])('describes $reads and leaves the value to the student', ({ figure, says, keeps }) => {
    const words = worded(figure);
    expect(words).toMatch(says);
    expect(words).not.toMatch(keeps);
  });

  it.each([
    { of: 'a bar above its scale', figure: { kind: 'bar_chart', title: 'T', axis: 'A', scale: { from: 0, to: 10, step: 2 }, bars: [{ name: 'a', value: 12 }, { name: 'b', value: 1 }] } }, // prettier-ignore
    { of: 'more parts shaded than there are', figure: { kind: 'fraction_strips', strips: [{ parts: 3, shaded: 4 }] } },
    { of: 'quartiles out of order', figure: { kind: 'box_plot', title: 'T', axis: 'A', scale: { from: 0, to: 10, step: 1 }, boxes: [{ least: 1, lower_quartile: 5, median: 4, upper_quartile: 6, greatest: 9 }] } }, // prettier-ignore
    { of: 'a scale of a thousand marks', figure: { kind: 'number_line', scale: { from: 0, to: 1000, step: 1 } } },
  ])('refuses $of', ({ figure }) => {
    expect(Figure.safeParse(figure).success).toBe(false);
  });

  const fourSided = (corners: readonly { x: number; y: number }[], mark: object = {}): string =>
    worded({
      kind: 'polygons',
      shapes: [{ places: [...corners], sides: [{ label: '9 in.' }, mark, {}, {}], corners: [{}, {}, {}, {}] }],
    });
  const upright = [
    { x: 0, y: 3 },
    { x: 9, y: 3 },
    { x: 9, y: 4 },
    { x: 0, y: 4 },
  ];

  it('calls four upright sides a rectangle, and ends a sentence with one period', () => {
    expect(fourSided(upright)).toBe('A rectangle. Its bottom side is labeled 9 in.');
  });

  it('leaves the kind of a figure open if marks are there to tell it, or if it leans', () => {
    expect(fourSided(upright, { ticks: 1 })).toMatch(/^A figure with four sides\./);
    expect(fourSided(upright.with(2, { x: 10, y: 4 }))).toMatch(/^A figure with four sides\./);
  });
});
