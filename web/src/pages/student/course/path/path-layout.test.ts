import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { nextUnit, placeUnits, unitSize } from './path-layout.ts';

const small = [
  { unitId: 'A', prerequisites: [] },
  { unitId: 'B', prerequisites: ['A'] },
  { unitId: 'C', prerequisites: ['A'] },
  { unitId: 'D', prerequisites: ['A', 'C'] },
];

/** Units that each build on some earlier ones. */
const anyUnits = fc.array(fc.array(fc.nat(), { maxLength: 3 }), { maxLength: 20 }).map((all) =>
  all.map((picks, at) => ({
    unitId: `U${at}`,
    prerequisites: at === 0 ? [] : [...new Set(picks.map((pick) => `U${pick % at}`))],
  })),
);

describe('the layout of a learning path', () => {
  it('puts each unit below its prerequisites, with no overlap and within its size', () => {
    fc.assert(
      fc.property(anyUnits, (units) => {
        const { placed, edges, width, height } = placeUnits(units);
        expect(placed.map(({ unitId }) => unitId)).toEqual(units.map(({ unitId }) => unitId));
        expect(edges).toHaveLength(units.flatMap(({ prerequisites }) => prerequisites).length);
        for (const { from, to } of edges) expect(from.y + unitSize.height).toBeLessThan(to.y);
        for (const { x, y } of placed) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + unitSize.width).toBeLessThanOrEqual(width);
          expect(y + unitSize.height).toBeLessThanOrEqual(height);
        }
        const apart = placed.every((one, at) =>
          placed.slice(at + 1).every((other) => one.y !== other.y || Math.abs(one.x - other.x) >= unitSize.width),
        );
        expect(apart).toBe(true);
      }),
    );
  });

  it('leaves out an edge to a unit that doesn’t exist', () => {
    expect(placeUnits([{ unitId: 'A', prerequisites: ['gone'] }]).edges).toEqual([]);
  });

  it.each([
    { from: 'A', direction: 'down', to: 'B' },
    { from: 'B', direction: 'right', to: 'C' },
    { from: 'C', direction: 'left', to: 'B' },
    { from: 'D', direction: 'up', to: 'C' },
    { from: 'D', direction: 'down', to: null },
    { from: 'gone', direction: 'up', to: null },
  ] as const)('moves $direction from $from to $to', ({ from, direction, to }) => {
    expect(nextUnit(placeUnits(small), from, direction)).toBe(to);
  });
});
