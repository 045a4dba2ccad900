/**
 * Returns the real zeros of a polynomial in floating point, by bisection: between two neighboring turning points it is zero
 * at most once.
 *
 * Shape   coefficients from the lowest power up, the last one not zero. Zeros that are closer together than floating point
 *         can distinguish may be missed.
 */
export function approximateRoots(coefficients: readonly number[]): number[] {
  if (coefficients.length <= 1) return [];
  if (coefficients.length === 2) return [-coefficients[0]! / coefficients[1]!];
  const turns = approximateRoots(coefficients.slice(1).map((c, i) => c * (i + 1)));
  const reach = 1 + Math.max(...coefficients.slice(0, -1).map((c) => Math.abs(c / coefficients.at(-1)!)));
  const ends = [-reach, ...turns, reach].sort((a, b) => a - b);
  const f = (x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0);
  return ends.slice(1).flatMap((high, i) => {
    const low = ends[i]!;
    return f(low) === 0 ? [low] : f(low) * f(high) < 0 ? [between(f, low, high)] : [];
  });
}

/**
 * Returns where a function changes its sign between two numbers. If that is a multiple of 1/12 at which the function is zero,
 * returns it exactly.
 */
export function between(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const rising = f(high) > 0;
  for (let i = 0; i < 200 && high - low > 0; i += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const value = f(middle);
    if (value === 0) return middle;
    if (value > 0 === rising) high = middle;
    else low = middle;
  }
  const whole = Math.round(low * 12) / 12;
  return Math.abs(whole - low) < 1e-9 && f(whole) === 0 ? whole : Math.abs(f(low)) < Math.abs(f(high)) ? low : high;
}
