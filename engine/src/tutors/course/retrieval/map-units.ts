import type { MappedUnit } from '@stoa/schema/course/student-snapshot';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { everydayWords } from '../../../hearing/vocabulary/everyday-words.ts';
import { wordDistance } from '../../../hearing/word-distance.ts';
import { formulaFeatures } from './formula-features.ts';
import { pairsOf, termWordsOf, type TermWord } from './question-terms.ts';
import { classifyText } from './unit-classifier.ts';
import { isNamed, rarityOf, type UnitIndex } from './unit-index.ts';
import { alikeness, pieceVector } from './word-pieces.ts';

/** The units that a text is about, and whether the course covers its topic at all. */
export type Mapping = { readonly units: readonly MappedUnit[]; readonly covered: boolean };

/**
 * At this score, a text is as likely as not to be about the unit. `sharpness` is how fast a higher score raises the confidence.
 */
const likely = { score: 0.7, sharpness: 4 } as const;
/** The course covers a text if it knows at least this share of the text's words, weighted by rarity. */
const leastCovered = 0.45;
/** The weight of a name that makes up the whole text. A name that makes up half of it counts half. */
const nameWeight = 1.2;
/** The weight of a word that is a misspelling of another. */
const slipWeight = 0.8;
/** The weight of a spelling similar to the unit's names, whatever the words are. */
const spelledWeight = 1;
/**
 * The weight of how likely students say this about the unit, compared with the words. Chances below the least count as the
 * least.
 */
const saidWeight = 1.5;
const leastChance = 1e-4;
/** If the chance of "none" is at least this share of the likeliest unit's chance, the course doesn't cover the text. */
const mostForeign = 0.7;
const leastScore = 0.35;
const mostUnits = 5;
const leastTold = 0.002;

/**
 * Finds the units that a student's text is about, surest first (course spec PV-AI-009's `mappedUnits`).
 *
 * Shape   BM25 over stems, pairs of stems and features of formulas, the unit's own names, the similarity of spelling, and how
 *         likely students say it about the unit. Misspelled words are replaced by the nearest word of the course. Confidences
 *         are between 0 and 1, and sum to at most 1; the rest is the chance that it is none of the units. Units below 0.002 are
 *         left out.
 * Source  Robertson & Zaragoza (2009), "The Probabilistic Relevance Framework: BM25 and Beyond"; k1 = 1.2, b = 0.3.
 */
export function mapUnits(text: string, index: UnitIndex): Mapping {
  const { scored, spokenOf } = scoreUnits(text, index);
  const { chances, foreign } = chancesOf(text.slice(0, longestHeard), index);
  const odds = scored.map(({ score }, at) =>
    score === 0 ? 0 : Math.exp(likely.sharpness * (score - likely.score)) * chances[at]! ** saidWeight,
  );
  const none = 1 + Math.max(0, ...odds) * foreign ** saidWeight;
  const all = odds.reduce((sum, one) => sum + one, none);
  const doubt = Math.min(1, spokenOf / leastCovered) ** 3; // a student who speaks mostly of other things isn't at a unit because of one word
  const units = scored
    .map(({ unitId }, at): MappedUnit => ({ unitId, confidence: (doubt * odds[at]!) / all }))
    .filter(({ confidence }) => confidence >= leastTold)
    .toSorted((one, other) => other.confidence - one.confidence)
    .slice(0, mostUnits);
  return { units, covered: foreign < mostForeign && spokenOf >= leastCovered && scored.some(({ score }) => score >= leastScore) };
}

/**
 * Returns how likely each unit is relative to the likeliest, judged by what students say about it, and how likely it is none.
 * Without a classifier, all are equally likely.
 */
function chancesOf(
  text: string,
  { classifier, units }: UnitIndex,
): { readonly chances: readonly number[]; readonly foreign: number } {
  if (classifier === null) return { chances: units.map(() => 1), foreign: 0 };
  const chances = [...classifyText(text, classifier)].map((chance) => Math.max(chance, leastChance));
  const ofUnits = chances.slice(0, -1);
  const likeliest = Math.max(...ofUnits);
  return { chances: ofUnits.map((chance) => chance / likeliest), foreign: chances.at(-1)! / likeliest };
}

/**
 * Returns how well each unit of an index fits a text by its words and its spelling (weighted by `spelled`), and how much of the
 * text the index covers, from 0 to 1.
 */
export function scoreUnits(
  text: string,
  index: UnitIndex,
  spelled = spelledWeight,
): { readonly scored: readonly { readonly unitId: UnitId; readonly score: number }[]; readonly spokenOf: number } {
  const { heard, stems, formulas, weights } = heardTerms(text, index);
  const pieces = pieceVector(text.slice(0, longestHeard));
  const scored = index.units.map((unit) => ({
    unitId: unit.unitId,
    score: scoreOf(unit, weights, stems, formulas.length > 0, index) + spelled * alikeness(pieces, unit.pieces),
  }));
  return { scored, spokenOf: coverage(heard, formulas, index) };
}

const longestHeard = 2_000;

/** Returns the terms of a text in the words of a course, each with a weight that doesn't consider yet how rare it is. */
function heardTerms(text: string, index: UnitIndex) {
  const heard = termWordsOf(text.slice(0, longestHeard)).flatMap((word) => knownWord(word, index));
  const stems = heard.map(({ stem }) => stem);
  const formulas = [...new Set(formulaFeatures(text.slice(0, longestHeard)))];
  const weights = new Map<string, number>();
  for (const { stem, weight } of heard) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  for (const pair of pairsOf(stems)) if (index.holding.has(pair)) weights.set(pair, 0.7);
  for (const feature of formulas) if (index.holding.has(feature)) weights.set(feature, feature.includes('+') ? 1.8 : 0.5);
  return { heard, stems, formulas, weights };
}

/**
 * Returns the terms of a text, weighted by how much they tell: words, pairs and formulas, rarer ones more. Words that the
 * course doesn't have are included as well.
 */
export function weighedTerms(text: string, index: UnitIndex): ReadonlyMap<string, number> {
  const { weights } = heardTerms(text, index);
  const asWritten = termWordsOf(text.slice(0, longestHeard)).flatMap(({ stem, plain }) =>
    weights.has(stem) || everydayWords.has(plain) ? [] : [[stem, 1] as const],
  );
  return new Map(
    [...weights, ...asWritten].map(([term, weight]) => [term, weight * (leastRarity + rarityOf(term, index))] as const),
  );
}
/** The least weight of a term: even what every unit mentions can tell two sections of a unit apart. */
const leastRarity = 0.1;

function scoreOf(
  { terms, length, names }: UnitIndex['units'][number],
  weights: ReadonlyMap<string, number>,
  stems: readonly string[],
  hasFormula: boolean,
  index: UnitIndex,
): number {
  let score = 0;
  for (const [term, weight] of weights) {
    const count = terms.get(term) ?? 0;
    if (count > 0)
      score += (weight * rarityOf(term, index) * count * 2.2) / (count + 1.2 * (0.7 + (0.3 * length) / index.usualLength)) / 2.2;
  }
  const distinct = new Set(stems).size + (hasFormula ? 1 : 0);
  const longest = Math.max(0, ...names.filter((name) => isNamed(name, stems)).map((name) => new Set(name).size));
  return distinct === 0 ? score : score + (nameWeight * longest) / distinct;
}

type Heard = { readonly stem: string; readonly weight: number };

/**
 * Looks up a word in the course: the word itself, or the word that it misspells. Everyday words that the course doesn't have
 * are skipped.
 */
function knownWord({ stem, plain }: TermWord, index: UnitIndex): readonly Heard[] {
  if (index.holding.has(stem)) return [{ stem, weight: 1 }];
  if (everydayWords.has(plain)) return [];
  const meant = slipOf(plain, index.vocabulary);
  return [meant === null ? { stem, weight: 1 } : { stem: meant, weight: slipWeight }];
}

/** Returns the stem of the course's word that a word misspells; null if none is near enough. */
function slipOf(word: string, vocabulary: UnitIndex['vocabulary']): string | null {
  if (word.length < 4 || word.length > 24) return null;
  const allowed = word.length < 7 ? 1 : word.length < 10 ? 2 : 3;
  let best: { stem: string; slips: number } | null = null;
  for (const [other, stem] of vocabulary) {
    if (other.length < 4 || (word.length < 9 && other[0] !== word[0]) || Math.abs(other.length - word.length) > allowed) continue;
    const slips = wordDistance(word, other);
    if (slips <= Math.min(allowed, other.length / 3) && slips < (best?.slips ?? Infinity)) best = { stem, slips };
  }
  return best?.stem ?? null;
}

/**
 * Returns how much of a text the course covers, weighted by rarity, from 0 to 1. An unknown word counts more than an unknown
 * formula.
 */
function coverage(heard: readonly Heard[], formulas: readonly string[], { holding, ...rest }: UnitIndex): number {
  const parts = [
    ...heard.map(({ stem }) =>
      holding.has(stem)
        ? { weight: 0.2 + rarityOf(stem, { holding, ...rest }), isKnown: true }
        : { weight: unknownWeighs, isKnown: false },
    ),
    ...(formulas.length === 0 ? [] : [{ weight: 0.6, isKnown: formulas.some((feature) => holding.has(feature)) }]),
  ];
  const sum = (of: typeof parts) => of.reduce((total, { weight }) => total + weight, 0);
  return parts.length === 0 ? 0 : sum(parts.filter(({ isKnown }) => isKnown)) / sum(parts);
}
const unknownWeighs = 1.4;
