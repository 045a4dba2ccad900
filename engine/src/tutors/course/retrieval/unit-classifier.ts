import type { UnitId } from '@stoa/schema/course/unit-id';
import { formulaFeatures } from './formula-features.ts';
import { pairsOf, termWordsOf } from './question-terms.ts';

/** A text that is known to be about a unit, or about none. */
export type UnitExample = { readonly unitId: UnitId | null; readonly text: string };

/** How much each feature of a text speaks for each unit, learned from examples. */
export type UnitClassifier = {
  readonly unitIds: readonly (UnitId | null)[];
  /** The row of each feature in `weights`, which has a column for each unit in the order of `unitIds`. */
  readonly rows: ReadonlyMap<string, number>;
  readonly weights: Float64Array;
};

const passes = 6;
const step = 1;

/**
 * Trains a classifier of units on examples: multinomial logistic regression by stochastic gradient descent.
 *
 * Shape   the same examples give the same classifier: they are taken in a fixed order, spread over the units, without
 *         randomness. A feature of only one example is dropped, unless it is a word.
 * Errors  none; without examples, all units are equally likely.
 * Source  Bishop (2006), "Pattern Recognition and Machine Learning", 4.3.4.
 */
export function trainUnitClassifier(unitIds: readonly (UnitId | null)[], examples: readonly UnitExample[]): UnitClassifier {
  const found = examples.map(({ unitId, text }) => ({ target: unitIds.indexOf(unitId), features: textFeatures(text) }));
  const counts = new Map<string, number>();
  for (const { features } of found) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => count > 1 || !feature.startsWith('#')).map(([feature]) => feature);
  const rows = new Map(kept.map((feature, row) => [feature, row]));
  const classifier = { unitIds, rows, weights: new Float64Array(rows.size * unitIds.length) };
  const known = found.map(({ target, features }) => ({ target, features: placed(features, rows) }));
  const stride = strideThrough(known.length);
  for (let pass = 0; pass < passes; pass += 1)
    for (let taken = 0, at = pass; taken < known.length; taken += 1, at += stride)
      learn(known[at % known.length]!, classifier, step / (1 + pass / 2));
  return classifier;
}

/** Returns how likely a text is about each unit, in the order of the classifier's units. The chances sum to 1. */
export const classifyText = (text: string, classifier: UnitClassifier): Float64Array =>
  chancesOf(placed(textFeatures(text), classifier.rows), classifier);

/** Features by their rows, with their values in the text. */
type Placed = { readonly rows: readonly number[]; readonly values: readonly number[] };

function placed(features: ReadonlyMap<string, number>, rows: ReadonlyMap<string, number>): Placed {
  const known = [...features].filter(([feature]) => rows.has(feature));
  return { rows: known.map(([feature]) => rows.get(feature)!), values: known.map(([, value]) => value) };
}

function learn({ target, features }: { target: number; features: Placed }, classifier: UnitClassifier, rate: number): void {
  const { weights, unitIds } = classifier;
  const errors = chancesOf(features, classifier).map((chance, unit) => (unit === target ? 1 : 0) - chance);
  for (let at = 0; at < features.rows.length; at += 1) {
    const start = features.rows[at]! * unitIds.length;
    const change = rate * features.values[at]!;
    for (let unit = 0; unit < errors.length; unit += 1) weights[start + unit]! += change * errors[unit]!;
  }
}

function chancesOf({ rows, values }: Placed, { unitIds, weights }: UnitClassifier): Float64Array {
  const sums = new Float64Array(unitIds.length);
  for (let at = 0; at < rows.length; at += 1) {
    const start = rows[at]! * unitIds.length;
    for (let unit = 0; unit < sums.length; unit += 1) sums[unit]! += values[at]! * weights[start + unit]!;
  }
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / all);
}

/** Returns a step for going through a list that is coprime to its length, so that neighbors are taken far apart. */
function strideThrough(length: number): number {
  let stride = Math.max(1, Math.round(length * 0.618));
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  while (length > 1 && divisor(stride, length) !== 1) stride += 1;
  return stride;
}

/**
 * Returns the features of a text by kind, each kind a vector of length 1: stems and pairs of them, formulas, and pieces of
 * words.
 */
function textFeatures(text: string): ReadonlyMap<string, number> {
  const stems = termWordsOf(text).map(({ stem }) => stem);
  const features = new Map<string, number>();
  const put = (found: readonly string[]): void => {
    const each = 1 / Math.sqrt(found.length || 1);
    for (const feature of found) features.set(feature, each);
  };
  put([...new Set([...stems, ...pairsOf(stems)])]);
  put([...new Set(formulaFeatures(text))]);
  put([...new Set(piecesOf(text))]);
  return features;
}

/** Returns the pieces of three to five characters of a text, marked so that a piece can't be mistaken for a word. */
function piecesOf(text: string): readonly string[] {
  const plain = ` ${text
    .toLowerCase()
    .replace(/\\[a-z]+|[{}$]/g, ' ')
    .replace(/\d/g, '0')
    .replace(/\s+/g, ' ')
    .trim()} `;
  const pieces: string[] = [];
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= plain.length; at += 1) pieces.push(`#${plain.slice(at, at + length)}`);
  return pieces;
}
