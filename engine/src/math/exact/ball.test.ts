import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OverBudget } from '../bounds/budget.ts';
import { Number60, compareBalls, exact, minus, over, plus, rootOf, times, toThe, type Ball } from './ball.ts';
import { applied } from './ball-functions.ts';

/** Twice as many digits: compared with a ball of sixty digits, as good as the number itself. */
const Precise = Decimal.clone({ precision: 120, toExpNeg: -1000, toExpPos: 1000 });

/** One number in two ways: as a ball, and to twice as many digits. */
type Twice = { readonly ball: Ball; readonly precise: Decimal };

const third = over(exact(new Number60(1)), exact(new Number60(3)));
const number = (text: string): Twice => ({ ball: exact(new Number60(text)), precise: new Precise(text) });
const starts: readonly Twice[] = [
  ...['0', '1', '2', '-3', '0.37', '-13.7', '1e-30', '1e30', '0.999999999999999999999'].map(number),
  { ball: third, precise: new Precise(1).div(3) },
];

const functions = [
  'sin',
  'cos',
  'tan',
  'arcsin',
  'arccos',
  'arctan',
  'ln',
  'exp',
  'sinh',
  'cosh',
  'tanh',
  'arcsec',
  'coth',
] as const;
const precisely: Readonly<Record<(typeof functions)[number], (x: Decimal) => Decimal>> = {
  sin: (x) => x.sin(),
  cos: (x) => x.cos(),
  tan: (x) => x.sin().div(x.cos()),
  arcsin: (x) => x.asin(),
  arccos: (x) => x.acos(),
  arctan: (x) => x.atan(),
  ln: (x) => x.ln(),
  exp: (x) => x.exp(),
  sinh: (x) => x.sinh(),
  cosh: (x) => x.cosh(),
  tanh: (x) => x.tanh(),
  arcsec: (x) => new Precise(1).div(x).acos(),
  coth: (x) => x.cosh().div(x.sinh()),
};

type Step = readonly [first: number, second: number, operation: number];
const steps = fc.array(fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(24)), { minLength: 2, maxLength: 8 });

/** Returns the numbers that result from a few operations, each applied to two earlier numbers. */
function numbersFrom(drawn: readonly Step[]): Twice[] {
  const all = [...starts];
  for (const [first, second, operation] of drawn) {
    // The newest numbers are chosen most often, so that errors can accumulate.
    const [a, b] = [first, second].map((at) => all[Math.max(0, all.length - 1 - (at % (at % 2 === 0 ? 3 : all.length)))]!) as [
      Twice,
      Twice,
    ];
    try {
      const next = worked(a, b, operation);
      const { ball, precise } = next ?? { ball: null, precise: null };
      if (ball !== null && precise.isFinite() && Math.abs(ball.value.e) < 400) all.push({ ball, precise });
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error; // too little is known to go on, so there is nothing to be wrong about
    }
  }
  return all;
}

function worked(a: Twice, b: Twice, operation: number): { ball: Ball | null; precise: Decimal } | null {
  const [whole, index] = [(operation % 5) - 2, 2 + (operation % 4)];
  const small = a.ball.value.abs().lt(300);
  switch (operation % 8) {
    case 0:
      return { ball: plus(a.ball, b.ball), precise: a.precise.plus(b.precise) };
    case 1:
      return { ball: minus(a.ball, b.ball), precise: a.precise.minus(b.precise) };
    case 2:
      return { ball: times(a.ball, b.ball), precise: a.precise.times(b.precise) };
    case 3:
      return { ball: over(a.ball, b.ball), precise: a.precise.div(b.precise) };
    case 4:
      return a.precise.isNegative() && index % 2 === 0
        ? null
        : { ball: rootOf(a.ball, index), precise: rooted(a.precise, index) };
    case 5:
      return { ball: toThe(a.ball, exact(new Number60(whole))), precise: a.precise.pow(whole) };
    default: {
      const name = functions[(operation * 7 + Math.abs(b.ball.value.e)) % functions.length]!;
      return small ? { ball: applied(name, a.ball, null), precise: precisely[name](a.precise) } : null;
    }
  }
}

const rooted = (x: Decimal, index: number): Decimal =>
  x.isNegative() ? rooted(x.neg(), index).neg() : x.isZero() ? x : x.pow(new Precise(1).div(index));

describe('a ball', () => {
  it('contains the exact number after any calculation', () => {
    fc.assert(
      fc.property(steps, (drawn) => {
        for (const { ball, precise } of numbersFrom(drawn)) {
          const away = new Precise(ball.value).minus(precise).abs();
          const most = new Precise(10).pow(new Precise(Math.max(ball.error, -5000)).toDecimalPlaces(6)).times('1.00001');
          expect(away.lte(most.plus('1e-100')) || `${away.toExponential(3)} > 10^${ball.error}`).toBe(true);
        }
      }),
      { seed: 20_261_121, numRuns: 150 },
    );
  });

  const two = exact(new Number60(2));
  const rootOfTwo = rootOf(two, 2);
  it.each<readonly [what: string, ball: Ball, error: number]>([
    ['2 + 2', plus(two, two), Number.NEGATIVE_INFINITY],
    ['√(2 + 2)', rootOf(plus(two, two), 2), Number.NEGATIVE_INFINITY],
    ['(2 + 2)/2', over(plus(two, two), two), Number.NEGATIVE_INFINITY],
    ['2³', toThe(two, exact(new Number60(3))), Number.NEGATIVE_INFINITY],
    ['√2', rootOfTwo, -56],
    ['√2·√2', times(rootOfTwo, rootOfTwo), -55],
    ['√2·√2 − 2', minus(times(rootOfTwo, rootOfTwo), two), -55],
    ['sin √2', applied('sin', rootOfTwo, null)!, -55],
  ])('is no wider than it has to be: %s', (_, ball, error) => {
    expect(ball.error).toBeLessThanOrEqual(error);
  });
});

describe('compareBalls', () => {
  const about = (value: string, error: number): Ball => ({ value: new Number60(value), error });
  it.each([
    { a: about('1', -50), b: about('1', -50), same: 'equal' },
    { a: about('1', -50), b: exact(new Number60('1.00000001')), same: 'different' },
    { a: about('1', -3), b: exact(new Number60('1.0001')), same: 'undecided' }, // they touch, and little is known
    { a: about('1', -3), b: exact(new Number60('1')), same: 'undecided' },
    { a: about('1e-70', -60), b: exact(new Number60('0')), same: 'equal' },
    { a: about('0', -60), b: exact(new Number60('1e-70')), same: 'undecided' }, // one of them is not zero
    { a: exact(new Number60('0')), b: exact(new Number60('1e-70')), same: 'different' },
    { a: plus(exact(new Number60('1')), exact(new Number60('1e-70'))), b: exact(new Number60('1')), same: 'undecided' }, // swallowed
  ])('$a.value ± 10^$a.error and $b.value ± 10^$b.error are $same', ({ a, b, same }) => {
    expect(compareBalls(a, b)).toBe(same);
    expect(compareBalls(b, a)).toBe(same);
  });
});
