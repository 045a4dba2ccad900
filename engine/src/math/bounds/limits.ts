/**
 * Limits on the size of what the engine will look at. School mathematics stays far below each of them; anything above gets a
 * clear refusal at once instead of a slow answer. The hostile cases in check-answer.test.ts try all of them.
 */
export const limits = {
  textLength: 1_000, // UTF-16 units of one answer or one line
  tokens: 300,
  depth: 40, // brackets, fractions, roots and exponents inside each other
  sides: 12, // of one chain of = or <
  digits: 30, // of one number as written; fewer than evaluation carries, so that a long decimal is never taken for √2
  powerBits: 4_096, // size of an exact power
  factorial: 60,
  polynomialDegree: 200,
  termProducts: 8_000, // of one judgment, see budget.ts
  evaluation: 120, // sines of 60 digits, at all points of one comparison; each takes 0.1 ms
  decimalExponent: 5_000, // powers of ten of an evaluated number
  // In steps (allowance.ts): a million steps take about 0.03 seconds.
  answerSteps: 1_600_000, // of one judgment of an answer
  canonicalSteps: 150_000, // of putting one answer into its canonical text
  lineSteps: 900_000, // of judging one line of work
  exactSteps: 400_000, // of those, for what exact work can show
  workSteps: 3_000_000, // of judging all lines of the work
  linearSteps: 40_000, // of finding out whether an equation is linear
  explanationSteps: 600_000, // of the search for what went wrong in one line
  correctionSteps: 150_000, // of working out what that line should have been
  explanationsSteps: 2_000_000, // of all those searches
} as const;
