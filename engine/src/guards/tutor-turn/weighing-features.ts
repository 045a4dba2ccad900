import type { SpokenTurn } from './spoken-turn.ts';

/** The guards whose objections are weighed. */
const weighedGuards = [
  'verdict',
  'stance',
  'false_fact',
  'unverified',
  'leak',
  'conveys',
  'internal_language',
  'off_topic',
  'flattery',
  'invention',
  'repetition',
] as const;

/** The names of the features by which the objections to a turn are weighed, in order. */
export const weighingFeatureNames = [
  ...weighedGuards,
  'something is objected to',
  'how many objections',
  'wording',
  'wording by length',
  'length',
  'much length',
  'nothing to get across',
] as const;

/** A fourth objection adds nothing to a third. */
const mostObjections = 3;
const wordsOfATurn = 20;

/** Returns the logarithm of the odds, for shares that may be 0 or 1. */
const oddsOf = (share: number): number => Math.log((share + 0.01) / (1.01 - share));

/**
 * Returns the features that decide whether a turn may be said, in the order of `weighingFeatureNames`: which guards object and
 * how often, how much the turn is worded like a bad one, and how long it is.
 */
export function weighingFeatures(turn: SpokenTurn, objecting: readonly string[], worded: number): number[] {
  const words = turn.text.split(/\s+/).length;
  const odds = oddsOf(worded);
  return [
    ...weighedGuards.map((guard) => Number(objecting.includes(guard))),
    Number(objecting.length > 0),
    Math.min(mostObjections, objecting.length),
    odds,
    odds * Math.log(words),
    Math.log(words),
    words / wordsOfATurn,
    Number(turn.must_convey === null),
  ];
}
