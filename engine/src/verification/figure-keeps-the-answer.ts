import type { Figure } from '@stoa/schema/figure/figure';
import type { BankedProblem } from '@stoa/schema/problem';
import { withSlashedFractions } from '../math/slashed-fractions.ts';

/**
 * Checks that no part of a figure is labeled with the answer: a tape whose whole is asked for shows `?` there. A value read
 * off a scale or a table may be the answer, because reading it is the task.
 */
export function figureKeepsTheAnswer({ item, figure }: BankedProblem): string[] {
  if (figure === undefined) return [];
  const label = labelThatTells(figure, item.solution_logic.final_answer_canonical, item.problem_content.stem);
  return label === null ? [] : [`the figure is labeled with the answer "${label}"`];
}

/** Returns the answer if a part of the figure is labeled with it; null if none is, or if the stem gives that number anyway. */
export function labelThatTells(figure: Figure, expected: string, stem: string): string | null {
  const answer = bare(expected);
  if (numbersOf(stem).includes(answer)) return null;
  return labelsOf(figure).some((label) => bare(label) === answer) ? answer : null;
}

const numbersOf = (text: string): string[] => withSlashedFractions(text).match(/\d+(?:[./]\d+)?/g) ?? [];

const bare = (text: string): string => text.replace(/[\s°$]|cm|mm|in\.|ft|yd|m$/g, '').replace('−', '-');

/** Returns the labels of a figure, without its scales and tables. */
function labelsOf(figure: Figure): string[] {
  const given = (labels: readonly (string | null)[]): string[] => labels.filter((label) => label !== null);
  switch (figure.kind) {
    case 'number_line':
      return given([...figure.points, ...figure.jumps].map(({ label }) => label));
    case 'fraction_strips':
      return given(figure.strips.map(({ label }) => label));
    case 'plane':
      return given([...figure.points, ...figure.curves].map(({ label }) => label));
    case 'angles':
      return given(figure.arcs.map(({ label }) => label));
    case 'polygons':
      return given([
        ...figure.shapes.flatMap(({ sides, corners }) => [
          ...sides.map(({ label }) => label),
          ...corners.map(({ angle }) => angle),
        ]),
        ...figure.dashes.map(({ label }) => label),
      ]);
    case 'circle':
      return given([figure.line?.label ?? null]);
    case 'function_machine':
      return given([figure.rule]);
    case 'tape_diagram':
      return given(figure.tapes.flatMap(({ parts, whole }) => [whole, ...parts.map(({ label }) => label)]));
    default:
      return [];
  }
}
