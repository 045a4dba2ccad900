import type { BktParams } from '@stoa/schema/skill';

/** A positive number with 256 bits: mantissa · 2^exponent. Only for tests, which compare the doubles with it. */
type Wide = { mantissa: bigint; exponent: number };

const bits = 256;

function wide(mantissa: bigint, exponent: number): Wide {
  const spare = mantissa.toString(16).length * 4 - bits;
  return spare > 0 ? { mantissa: mantissa >> BigInt(spare), exponent: exponent + spare } : { mantissa, exponent };
}

/** Converts a double between 0 and 1 without rounding. */
const exactly = (value: number): Wide => wide(BigInt(value * 2 ** 1000) << 74n, -1074);

const times = (a: Wide, b: Wide): Wide => wide(a.mantissa * b.mantissa, a.exponent + b.exponent);
const over = (a: Wide, b: Wide): Wide => wide((a.mantissa << BigInt(2 * bits)) / b.mantissa, a.exponent - b.exponent - 2 * bits);

function plus(a: Wide, b: Wide): Wide {
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  const shift = high.exponent - low.exponent;
  return shift > 4 * bits && high.mantissa > 0n ? high : wide((high.mantissa << BigInt(shift)) + low.mantissa, low.exponent);
}

const oneMinus = (value: Wide): Wide => wide((1n << BigInt(-value.exponent)) - value.mantissa, value.exponent);

function log({ mantissa, exponent }: Wide): number {
  const spare = Math.max(0, mantissa.toString(2).length - 60);
  return Math.log(Number(mantissa >> BigInt(spare))) + (exponent + spare) * Math.LN2;
}

/**
 * Returns the log-odds of mastery after some answers, by the odds form of practice spec §3.2, o′ = (o · ratio + t) / (1 − t),
 * in 256 bits.
 */
export function exactLogOdds(
  p_init: number,
  outcomes: readonly ('correct' | 'incorrect')[],
  { p_slip, p_guess, p_transit }: Pick<BktParams, 'p_slip' | 'p_guess' | 'p_transit'>,
): number {
  const [init, slip, guess, transit] = [p_init, p_slip, p_guess, p_transit].map(exactly) as [Wide, Wide, Wide, Wide];
  const ratios = { correct: over(oneMinus(slip), guess), incorrect: over(slip, oneMinus(guess)) };
  const stays = oneMinus(transit);
  const odds = outcomes.reduce(
    (before, outcome) => over(plus(times(before, ratios[outcome]), transit), stays),
    over(init, oneMinus(init)),
  );
  return log(odds);
}
