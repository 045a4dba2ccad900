import type { Figure } from '@stoa/schema/figure/figure';
import type { Difficulty } from '../generator.ts';
import { describe, expect, it } from 'vitest';
import { allGenerators } from '../all-generators.ts';
import { writeProblem } from '../write-problem.ts';

/* Solves the problems again from their words alone, by other means than the generators use. */

const now = new Date('2026-01-05T08:00:00Z');

/** Returns problems of a family at some difficulties, each with its text and the right answer. */
function problemsOf(family: string, difficulties: readonly Difficulty[]) {
  const generator = allGenerators.find(({ name }) => name === family)!;
  return difficulties.flatMap((difficulty) =>
    Array.from({ length: 6 }, (_, seed) => {
      const { item, figure } = writeProblem(generator, difficulty, seed + 1, { now });
      return { stem: item.problem_content.stem, answer: Number(item.solution_logic.final_answer_canonical), figure };
    }),
  );
}

const numbersIn = (text: string): number[] => text.match(/\d+/g)!.map(Number);
/** Returns the list of data: the longest run of numbers with commas and "and" between them. */
const listIn = (stem: string): number[] =>
  numbersIn(stem.match(/\d+(?:, \d+)* and \d+/g)!.reduce((longest, run) => (run.length > longest.length ? run : longest)));
const degreesIn = (stem: string): number[] => [...stem.matchAll(/(\d+)°/g)].map((found) => Number(found[1]));
const plus = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const every = [1, 2, 3, 4, 5] as const;

describe('statistics, worked out again from the stem', () => {
  it.each(problemsOf('stat_mean_find', every))('$stem = $answer: the differences from the mean add up to 0', (problem) => {
    expect(plus(listIn(problem.stem).map((value) => value - problem.answer))).toBe(0);
  });

  it.each(problemsOf('stat_mean_missing', [1, 2, 3, 4]))('$stem = $answer: with it the mean is right', ({ stem, answer }) => {
    const wanted = Number(/mean of (?:\w+ numbers is )?(\d+)/.exec(stem)![1]);
    expect(plus([...listIn(stem), answer].map((value) => value - wanted))).toBe(0);
  });

  it.each(problemsOf('stat_median_find', every))('$stem = $answer: as many lie below as above', ({ stem, answer }) => {
    const data = listIn(stem);
    const sides = { below: data.filter((value) => value < answer).length, above: data.filter((value) => value > answer).length };
    expect(sides.below).toBe(sides.above);
    if (data.includes(answer)) return;
    const nearest = [Math.max(...data.filter((v) => v < answer)), Math.min(...data.filter((v) => v > answer))];
    expect(plus(nearest)).toBe(2 * answer);
  });

  it.each(problemsOf('stat_mode_find', every))('$stem = $answer: no other value is as frequent', ({ stem, answer }) => {
    const data = listIn(stem);
    const often = (value: number): number => data.filter((one) => one === value).length;
    expect(data.filter((value) => value !== answer && often(value) >= often(answer))).toEqual([]);
  });

  it.each(problemsOf('stat_range_find', [1, 2, 3]))('$stem = $answer: no two values are farther apart', ({ stem, answer }) => {
    const data = listIn(stem);
    expect(Math.max(...data.flatMap((a) => data.map((b) => a - b)))).toBe(answer);
  });

  it.each(problemsOf('stat_median_from_counts', [3, 4, 5]))('$stem = $answer: counted from the dots', ({ figure, answer }) => {
    const columns = figure?.kind === 'dot_plot' ? figure.columns : [];
    const count = (is: (value: number) => boolean): number =>
      plus(columns.map(({ value, count: dots }) => (is(value) ? dots : 0)));
    const half = count(() => true) / 2;
    expect(half).toBeGreaterThan(0);
    expect(count((value) => value < answer)).toBeLessThanOrEqual(half);
    expect(count((value) => value > answer)).toBeLessThanOrEqual(half);
  });
});

describe('geometry, worked out again from the stem', () => {
  it.each(problemsOf('geo_triangle_area_find', every))('$stem = $answer: half of the rectangle', ({ stem, answer }) => {
    const [base, height] = numbersIn(stem);
    expect(answer + answer).toBe(base! * height!);
  });

  it.each(problemsOf('geo_triangle_area_right_angle', [3, 4, 5]))("$stem = $answer: by Heron's formula", ({ stem, answer }) => {
    const sides = numbersIn(stem);
    const half = plus(sides) / 2;
    expect(answer ** 2).toBeCloseTo(
      sides.reduce((product, side) => product * (half - side), half),
      6,
    );
  });

  it.each(problemsOf('geo_triangle_area_missing', [2, 3, 4, 5]))('$stem = $answer: gives the stated area', ({ stem, answer }) => {
    const [covered, known] = numbersIn(stem);
    expect((known! * answer) / 2).toBe(covered);
  });

  it.each(problemsOf('geo_angles_on_line', [1, 2, 3, 4]))('$stem = $answer: the line has 180°', ({ stem, answer }) => {
    expect(plus(degreesIn(stem)) + answer).toBe(180);
  });

  it.each(problemsOf('geo_angles_triangle', [1, 2, 3]))('$stem = $answer: the triangle has 180°', ({ stem, answer }) => {
    expect(plus(degreesIn(stem)) + answer + (stem.includes('right triangle') ? 90 : 0)).toBe(180);
  });

  it.each(problemsOf('geo_angles_triangle', [4, 5]))('$stem = $answer: both base angles are equal', ({ stem, answer }) => {
    const [given] = degreesIn(stem);
    const [tip, foot] =
      stem.includes('its vertex angle?') || stem.includes('its vertex angle,') ? [answer, given!] : [given!, answer];
    expect(tip + foot + foot).toBe(180);
  });

  it.each(problemsOf('geo_angles_around_point', [3, 4]))('$stem = $answer: a full turn has 360°', ({ stem, answer }) => {
    expect(plus(degreesIn(stem)) + answer).toBe(360);
  });

  it.each(problemsOf('geo_angles_crossing', [1, 2, 3]))('$stem = $answer: vertical angles equal, others on a line', (problem) => {
    const [given] = degreesIn(problem.stem);
    expect(problem.answer).toBe(/across from it|vertical angle/.test(problem.stem) ? given : 180 - given!);
  });
});

/** Returns the corners of the first polygon of a figure. */
const cornersOf = (figure: Figure | undefined): { x: number; y: number }[] => {
  if (figure?.kind === 'polygons') return figure.shapes[0]!.places;
  return figure?.kind === 'plane' ? figure.paths[0]!.places : [];
};
/** Returns the area that the corners enclose. */
const enclosed = (corners: readonly { x: number; y: number }[]): number =>
  Math.abs(
    plus(
      corners.map(({ x, y }, at) => {
        const next = corners[(at + 1) % corners.length]!;
        return x * next.y - next.x * y;
      }),
    ),
  ) / 2;
/** Returns how long one unit of a drawing is, using the side whose label comes first. */
function drawnUnit(figure: Figure | undefined): number {
  const corners = cornersOf(figure);
  const label = figure?.kind === 'polygons' ? figure.shapes[0]!.sides[0]!.label : null;
  return Number.parseFloat(label!) / Math.hypot(corners[1]!.x - corners[0]!.x, corners[1]!.y - corners[0]!.y);
}

describe('answers read from a picture, measured in the picture', () => {
  it.each(problemsOf('geo_area_composed_cut', every))('$stem = $answer: the area of all parts', ({ figure, answer }) => {
    expect(enclosed(cornersOf(figure)) * drawnUnit(figure) ** 2).toBeCloseTo(answer, -1);
  });

  it.each(problemsOf('geo_coord_polygons_measure', [4, 5]))('$stem = $answer: the area of the polygon', ({ figure, answer }) => {
    expect(enclosed(cornersOf(figure))).toBe(answer);
  });

  it.each(problemsOf('line_slope_graph', every.slice(0, 2)))('$stem = $answer: the slope of the line', ({ figure, answer }) => {
    const curve = figure?.kind === 'plane' ? figure.curves[0]?.curve : undefined;
    expect(curve?.shape === 'line' ? curve.slope : null).toBe(answer);
  });

  it.each(problemsOf('eq_both_sides_balance', every))('$stem = $answer: both pans weigh the same', ({ figure, answer }) => {
    if (figure?.kind !== 'balance') throw new Error('no balance');
    const [left, right] = [figure.left, figure.right].map(({ bags, units }) => bags * answer + units);
    expect(left).toBe(right);
  });

  it.each(problemsOf('stat_mad_dots', every))('$stem = $answer: mean distance from the mean', ({ figure, answer }) => {
    const columns = figure?.kind === 'dot_plot' ? figure.columns : [];
    const dots = columns.flatMap(({ value, count }) => Array.from({ length: count }, () => value));
    const middle = plus(dots) / dots.length;
    expect(plus(dots.map((value) => Math.abs(value - middle))) / dots.length).toBeCloseTo(answer, 9);
  });
});
