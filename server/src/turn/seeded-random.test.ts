import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const draws = (seed: string, n: number) => Array.from({ length: n }, seededRandom(seed));

describe('seededRandom', () => {
  it('draws the same numbers for the same turn and different ones for another', () => {
    expect(draws('turn-1', 20)).toEqual(draws('turn-1', 20));
    expect(draws('turn-1', 20)).not.toEqual(draws('turn-2', 20));
  });

  it('is uniform in [0, 1): a tenth of 20,000 draws falls in each tenth, by chi-squared', () => {
    const counts = new Array<number>(10).fill(0);
    for (const draw of draws('uniform', 20_000)) counts[Math.floor(draw * 10)]! += 1;
    const chiSquared = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(chiSquared).toBeLessThan(27.9); // the 99.9% point at 9 degrees of freedom
  });

  it('has a first draw that averages one half over many turns', () => {
    const first = Array.from({ length: 5000 }, (_, i) => seededRandom(`turn-${i}`)());
    const mean = first.reduce((sum, draw) => sum + draw, 0) / first.length;
    expect(mean).toBeCloseTo(0.5, 1);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...first)).toBeLessThan(1);
  });
});
