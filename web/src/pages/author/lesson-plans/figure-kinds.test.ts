import { Figure } from '@stoa/schema/figure/figure';
import { describe, expect, it } from 'vitest';
import { curveBegins, figureKinds, freshItem, kindOf } from './figure-kinds.ts';

describe('the kinds of pictures that an author can pick', () => {
  it('cover every kind of figure', () => {
    expect(new Set(figureKinds.map(({ begins }) => begins.kind)).size).toBe(Figure.options.length);
  });

  it.each(figureKinds)('start as a valid picture, and are recognized again: $name', ({ name, begins }) => {
    expect(Figure.parse(begins)).toEqual(begins);
    expect(kindOf(begins)!.name).toBe(name);
  });

  it.each([
    ['number_line', ['labels', 'points', 'rays', 'jumps']],
    ['plane', ['points', 'paths', 'curves', 'half_planes']],
    ['polygons', ['dashes']],
    ['angles', ['arcs']],
  ] as const)('can add an item to each empty list of a %s', (kind, lists) => {
    const { begins } = figureKinds.find((one) => one.begins.kind === kind)!;
    for (const list of lists)
      expect(Figure.safeParse({ ...begins, [list]: [freshItem(kind, list, undefined)] }).error).toBeUndefined();
  });

  it('include a valid curve of every shape', () => {
    const { begins } = figureKinds.find((one) => one.begins.kind === 'plane')!;
    const curves = Object.values(curveBegins).map((curve) => ({ curve, label: null, dashed: false }));
    for (const curve of curves) expect(Figure.safeParse({ ...begins, curves: [curve] }).error).toBeUndefined();
  });
});
