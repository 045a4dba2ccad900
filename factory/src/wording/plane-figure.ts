import type { WrittenFigure } from '@stoa/schema/figure/figure';

type PlaneFigure = Extract<WrittenFigure, { kind: 'plane' }>;
type Scale = PlaneFigure['x'];

/** The grid that most textbooks print: ten to each side. */
export const gridOfTen = {
  kind: 'plane',
  x: { from: -10, to: 10, step: 1 },
  y: { from: -10, to: 10, step: 1 },
} as const satisfies PlaneFigure;

/** Only the first quadrant, up to ten. */
export const firstQuadrant = {
  kind: 'plane',
  x: { from: 0, to: 10, step: 1 },
  y: { from: 0, to: 10, step: 1 },
} as const satisfies PlaneFigure;

/** Returns a scale that contains these numbers and zero, with an extra mark at each end that is not zero. */
export function scaleOver(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= 20) ?? 1000;
  return {
    from: low === 0 ? 0 : step * (Math.floor(low / step) - 1),
    to: high === 0 ? 0 : step * (Math.ceil(high / step) + 1),
    step,
  };
}

/** Returns a grid around these places. */
export const planeOver = (
  places: readonly { x: number; y: number }[],
  rest: Omit<PlaneFigure, 'kind' | 'x' | 'y'>,
): PlaneFigure => ({
  kind: 'plane',
  x: scaleOver(places.map(({ x }) => x)),
  y: scaleOver(places.map(({ y }) => y)),
  ...rest,
});
