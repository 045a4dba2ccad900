import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for turns, lines of symmetry, units of area and of rates, prisms, and outliers. */

export const turnOfHalfCircle = malRule({
  name: 'turn_of_half_circle',
  category: 'conceptual_error',
  says: 'You took 180° for a full turn. A full turn is 360°.',
  source: sources.own,
  hints: { look: 'How many degrees are in a full turn?', principle: 'A full turn is 360°. A half turn is 180°.' },
  answer: (degrees: number): number => degrees / 2,
});

export const turnOfHundred = malRule({
  name: 'turn_of_hundred',
  category: 'conceptual_error',
  says: 'You took 100° for a full turn. A full turn is 360°.',
  source: sources.own,
  hints: { look: 'Is a full turn 100 degrees?', principle: 'A full turn is 360°, not 100°.' },
  answer: (part: number): number => 100 * part,
});

export const halfForWholeFigure = malRule({
  name: 'half_for_whole_figure',
  category: 'omission_error',
  says: 'You found one half of the figure. The other half matches it.',
  source: sources.own,
  hints: {
    look: 'Does your number belong to one half or to the whole figure?',
    principle: 'A line of symmetry divides a figure into two matching halves.',
  },
  answer: (half: number): number => half,
});

export const symmetryLineCounted = malRule({
  name: 'symmetry_line_counted',
  category: 'conceptual_error',
  says: 'You counted the line of symmetry as a side. It lies inside the figure.',
  source: sources.own,
  hints: {
    look: 'Which lengths are on the outside of the figure?',
    principle: 'The perimeter is the distance around. A line inside is not part of it.',
  },
  answer: (whole: number, line: number): number => whole + line,
});

export const symmetryLinesDoubled = malRule({
  name: 'symmetry_lines_doubled',
  category: 'conceptual_error',
  says: 'You counted each line of symmetry twice, once from each end.',
  source: sources.own,
  hints: {
    look: 'Does each line have one end or two?',
    principle: 'A line of symmetry goes all the way through the figure. Count it once.',
  },
  answer: (lines: number): number => 2 * lines,
});

export const angleOfPolygonForTurn = malRule({
  name: 'angle_of_polygon_for_turn',
  category: 'conceptual_error',
  says: 'You gave an angle of the polygon. The question asks about the turn.',
  source: sources.own,
  hints: {
    look: 'Is it the angle at a corner, or the turn around the center?',
    principle: 'The turns around the center add up to 360°. Divide by the number of equal turns.',
  },
  answer: (sides: number): number => 180 - 360 / sides,
});

export const oneTurnForSeveral = malRule({
  name: 'one_turn_for_several',
  category: 'omission_error',
  says: 'You gave one step of the turn. The figure turns several steps.',
  source: sources.own,
  hints: { look: 'How many steps does the corner move?', principle: 'Multiply the angle of one step by the number of steps.' },
  answer: (one: number): number => one,
});

export const lengthFactorForArea = malRule({
  name: 'length_factor_for_area',
  category: 'units_error',
  says: 'You used the number for lengths. For square units, use it twice.',
  source: sources.own,
  hints: {
    look: 'Do you change a length or an area?',
    principle: 'A square unit has two directions, so multiply or divide by the factor twice.',
  },
  answer: (amount: number, factor: number): number => amount * factor,
});

export const areaFactorDoubled = malRule({
  name: 'area_unit_factor_doubled',
  category: 'conceptual_error',
  says: 'You doubled the number for lengths. For square units, multiply it by itself.',
  source: sources.own,
  hints: {
    look: 'How many small squares fit in one large square?',
    principle: 'The small squares are in rows. Multiply the number of rows by the number in each row.',
  },
  answer: (amount: number, factor: number): number => amount * 2 * factor,
});

export const rateUnitTurned = malRule({
  name: 'rate_unit_turned',
  category: 'units_error',
  says: 'You divided where you need to multiply, or the other way around.',
  source: sources.own,
  hints: {
    look: 'Is the new amount of time longer or shorter?',
    principle: 'In more time, more happens. In less time, less happens.',
  },
  answer: (amount: number, factor: number): number => amount / factor,
});

export const rateUnitKept = malRule({
  name: 'rate_unit_kept',
  category: 'omission_error',
  says: 'You changed only one of the two units of the rate.',
  source: sources.own,
  hints: { look: 'Which two units does the rate have?', principle: 'Change the units one at a time until both are right.' },
  answer: (amount: number): number => amount,
});

export const prismBasesLeftOut = malRule({
  name: 'prism_bases_left_out',
  category: 'omission_error',
  says: 'You left out the two triangles at the ends.',
  source: sources.own,
  hints: { look: 'Which faces are not rectangles?', principle: 'A triangular prism has three rectangles and two triangles.' },
  answer: (around: number, length: number): number => around * length,
});

export const prismBasesNotHalved = malRule({
  name: 'prism_bases_not_halved',
  category: 'procedural_error',
  says: 'You took each triangle for a rectangle. A triangle is half of base times height.',
  source: sources.own,
  hints: { look: 'What is the area of one of the triangles?', principle: 'A triangle is half of base times height.' },
  answer: (around: number, length: number, base: number, height: number): number => around * length + 2 * base * height,
});

export const oldCountKept = malRule({
  name: 'old_count_kept',
  category: 'procedural_error',
  says: 'You divided by the old number of values. One value is gone.',
  source: sources.own,
  hints: { look: 'How many values are left?', principle: 'When a value is left out, the number of values goes down by 1.' },
  answer: (total: number, count: number): number => total / count,
});

export const newMeanForChange = malRule({
  name: 'new_mean_for_change',
  category: 'omission_error',
  says: 'You gave the new mean. The question asks how much it changes.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for a mean or for a change?',
    principle: 'A change is the difference between before and after.',
  },
  answer: (mean: number): number => mean,
});
