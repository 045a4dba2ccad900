import { AnswerFigure, type WrittenAnswerFigure } from '@stoa/schema/figure/answer-figure';
import type { Difficulty } from '../generator.ts';

/**
 * What a picture may depend on: the stem and how hard the problem is. Never on the answer, since its scale could give it
 * away.
 */
type Asked = { stem: string; variable: string; difficulty: Difficulty };
type Picture = { difficulties: readonly Difficulty[]; figure: (asked: Asked) => WrittenAnswerFigure | null };

const picture = (difficulties: readonly Difficulty[], figure: Picture['figure']): Picture => ({ difficulties, figure });

const symmetric = (bound: number) => ({ from: -bound, to: bound, step: 1 });
const plane = (bound: number) => ({ x: symmetric(bound), y: symmetric(bound) });

/** Returns the denominator that all fractions of the stem share; null if they differ. */
function sharedDenominator({ stem }: Asked): number | null {
  const found = new Set([...stem.matchAll(/\\frac\{\d+\}\{(\d+)\}/g)].map(([, below]) => Number(below)));
  return found.size === 1 ? [...found][0]! : null;
}

const point = (bound: number) => (): WrittenAnswerFigure => ({ kind: 'points_on_number_line', scale: symmetric(bound) });
/** A number line to 40 on either side, labeled by fives. */
const wide = (): WrittenAnswerFigure => ({
  kind: 'points_on_number_line',
  scale: { from: -40, to: 40, step: 5 },
  parts: 5,
});
const pair = (bound: number) => (): WrittenAnswerFigure => ({ kind: 'points_on_number_line', scale: symmetric(bound), count: 2 });
const ray =
  (bound: number) =>
  ({ variable }: Asked): WrittenAnswerFigure => ({ kind: 'ray_on_number_line', scale: symmetric(bound), variable });
const place = (bound: number) => (): WrittenAnswerFigure => ({ kind: 'points_on_plane', ...plane(bound) });
const line = (bound: number) => (): WrittenAnswerFigure => ({ kind: 'line_on_plane', ...plane(bound) });
const balance = ({ variable }: Asked): WrittenAnswerFigure => ({ kind: 'balance', letter: variable });
const angle = (): WrittenAnswerFigure => ({ kind: 'angle' });

/** Bars cut into as many parts as the stem's fractions. There are `wholes` bars, so the answer can't be more than that. */
const shaded =
  (wholes: number) =>
  (asked: Asked): WrittenAnswerFigure | null => {
    const parts = sharedDenominator(asked);
    return parts === null || parts < 2 || parts > 24 ? null : { kind: 'shaded_parts', parts, wholes };
  };
const fractionLine =
  (to: number) =>
  (asked: Asked): WrittenAnswerFigure | null => {
    const parts = sharedDenominator(asked);
    return parts === null || parts < 2 || parts > 12
      ? null
      : { kind: 'points_on_number_line', scale: { from: 0, to, step: 1 }, parts };
  };
/** As many equal parts as the stem says the whole is cut into. */
const slices = ({ stem }: Asked): WrittenAnswerFigure | null => {
  const said = /\b(\d+) equal/.exec(stem)?.[1];
  return said === undefined ? null : { kind: 'shaded_parts', parts: Number(said) };
};

const all: readonly Difficulty[] = [1, 2, 3, 4, 5];

/**
 * The families whose answers can be given in a picture, by the generator's name, with the difficulties at which every answer
 * fits in it.
 */
const pictures: Readonly<Record<string, Picture>> = {
  int_add_compute: picture([1, 2], wide),
  int_add_missing: picture([1, 2], point(20)),
  int_subtract_compute: picture([1], point(20)),
  int_subtract_missing: picture([1, 2], point(20)),
  int_number_line_situation: picture([1], point(20)),
  int_number_line_absolute_value: picture([1, 2], wide),
  frac_ident_part_of_whole: picture([1, 2], slices),
  frac_add_like_compute: picture([1, 2, 3], shaded(2)),
  frac_add_like_missing: picture([3, 4, 5], shaded(1)),
  frac_add_like_story: picture([1, 2], shaded(1)),
  frac_sub_like_compute: picture([1, 2], shaded(1)),
  frac_sub_like_story: picture([1, 2], shaded(1)),
  frac_number_line_jumps: picture([1, 2], fractionLine(3)),
  frac_whole_times_fraction: picture([1, 2, 3], fractionLine(6)),
  eq_absolute_value_solve: picture([1, 2], pair(20)),
  eq_absolute_value_distance: picture([1, 2, 3], pair(20)),
  eq_one_step_add_balance: picture(all, balance),
  eq_one_step_mult_balance: picture(all, balance),
  eq_two_step_balance: picture(all, balance),
  eq_both_sides_balance: picture(all, balance),
  ineq_one_step_solve: picture([1, 2], ray(20)),
  ineq_two_step_solve: picture([1, 2, 3], ray(15)),
  ineq_multi_step_solve: picture([1, 2, 3], ray(15)),
  ineq_compound_between: picture([1, 2, 3], () => ({ kind: 'interval_on_number_line', scale: symmetric(15) })),
  func_domain_range_root: picture([3, 4], ray(15)),
  coord_plane_walk: picture([1, 2, 3], place(12)),
  coord_plane_mirror: picture(all, place(12)),
  coord_segments_midpoint: picture([1, 2, 3], place(12)),
  line_write_equation_from_slope: picture([1], line(12)),
  line_write_equation_two_points: picture([2, 3], line(12)),
  line_write_equation_level_or_upright: picture(all, line(12)),
  sys_substitution_solve: picture(all, place(12)),
  sys_elimination_solve: picture(all, place(12)),
  quad_vertex_from_vertex_form: picture([1, 2], place(12)),
  quad_factoring_products: picture([1, 2], pair(12)),
  quad_factoring_trinomials: picture([1, 2, 3], pair(12)),
  quad_square_root_pure: picture([1, 2, 3], pair(15)),
  quad_square_root_bracket: picture([2, 3], pair(20)),
  geo_angles_on_line: picture(all, angle),
  geo_angles_triangle: picture(all, angle),
  geo_quadrilaterals_angle: picture(all, angle),
  trig_angle_from_sides: picture(all, angle),
  trig_angle_special: picture(all, angle),
  trig_angle_complement: picture(all, angle),
  stat_mean_find: picture([1, 2], () => ({ kind: 'bar', scale: { from: 0, to: 16, step: 1 }, title: 'Mean' })),
};

/** The names of the families that have an answer figure, for the test that each of them is a generator. */
export const picturedFamilies: readonly string[] = Object.keys(pictures);

/**
 * Returns the picture in which a problem's answer can be given, or null. It is made only from the stem and the difficulty.
 *
 * Errors  throws if a picture contradicts itself, which is a mistake in the table above.
 */
export function answerFigureOf(family: string, asked: Asked): AnswerFigure | null {
  const found = pictures[family];
  if (found === undefined || !found.difficulties.includes(asked.difficulty)) return null;
  const figure = found.figure(asked);
  return figure === null ? null : AnswerFigure.parse(figure);
}
