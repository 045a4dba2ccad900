/** Returns the log-odds of a probability that is first bounded to 0.001 … 0.999, so that nothing is ever certain. */
export const boundedLogOdds = (chance: number): number => {
  const bounded = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(bounded / (1 - bounded));
};

/** Returns the probability that has these log-odds. */
export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));
