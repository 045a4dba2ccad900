import type { MappedUnit } from '@stoa/schema/course/student-snapshot';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { everydayWords } from '../../../hearing/vocabulary/everyday-words.ts';
import { wordDistance } from '../../../hearing/word-distance.ts';
import { formulaFeatures } from './formula-features.ts';
import { pairsOf, termWordsOf, type TermWord } from './question-terms.ts';
import { classifyText } from './unit-classifier.ts';
import { isNamed, rarityOf, type UnitIndex } from './unit-index.ts';
import { alikeness, pieceVector } from './word-pieces.ts';

/** The units that a text is about, and whether the course treats what it speaks of at all. */
export type Mapping = { readonly units: readonly MappedUnit[]; readonly covered: boolean };

/** A score of about this much is as likely as not to be about the unit; `sharpness` is how fast a higher one makes it sure. */
const likely = { score: 0.7, sharpness: 4 } as const;
/** How much of what she says, by rarity, the course must speak of before it treats it. */
const leastCovered = 0.45;
/** A name that says all that she says counts this much; one that says half of it half as much. */
const nameWeight = 1.2;
/** A word that is a slip of another counts a little less. */
const slipWeight = 0.8;
/** What is spelled like a unit's names speaks for it a little, whatever the words are. */
const spelledWeight = 1;
/** What is said like students say it at a unit weighs this much beside the words; a chance below the least says no more than the least. */
const saidWeight = 1.5;
const leastChance = 1e-4;
/** Where "none" has this share of the likeliest unit's chance or more, the course doesn't treat it. */
const mostForeign = 0.7;
const leastScore = 0.35;
const mostUnits = 5;
const leastTold = 0.002;

/**
 * Finds the units that a student's text is about, the surest first (course spec PV-AI-009's `mappedUnits`).
 *
 * Shape   BM25 over stems, pairs of stems and features of formulas, the unit's own names, how alike they are spelled, and how likely students say it
 *         at the unit; slips of the pen are taken for the nearest word of the course. A confidence is between 0 and 1; those of all units sum to 1 at most: the rest is that it is none of them. Units below 0.002 are left out.
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
  const doubt = Math.min(1, spokenOf / leastCovered) ** 3; // who speaks mostly of other things isn't at a unit because of one word
  const units = scored
    .map(({ unitId }, at): MappedUnit => ({ unitId, confidence: (doubt * odds[at]!) / all }))
    .filter(({ confidence }) => confidence >= leastTold)
    .toSorted((one, other) => other.confidence - one.confidence)
    .slice(0, mostUnits);
  return { units, covered: foreign < mostForeign && spokenOf >= leastCovered && scored.some(({ score }) => score >= leastScore) };
}

/** How likely each unit is beside the likeliest by what students say of it, and how likely it is that it is none; without a classifier all are alike. */
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

/** How well each unit of an index fits a text by its words, its spelling weighed by `spelled`, and how much of the text the index speaks of, from 0 to 1. */
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

/** What a text speaks of in the words of a course: each term with its weight, before it is asked how rare it is. */
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

/** The terms of a text, each by how much it tells: words, pairs and formulas, the rarer in the course the more. Words that the course hasn't got stand for themselves as well. */
export function weighedTerms(text: string, index: UnitIndex): ReadonlyMap<string, number> {
  const { weights } = heardTerms(text, index);
  const asWritten = termWordsOf(text.slice(0, longestHeard)).flatMap(({ stem, plain }) =>
    weights.has(stem) || everydayWords.has(plain) ? [] : [[stem, 1] as const],
  );
  return new Map(
    [...weights, ...asWritten].map(([term, weight]) => [term, weight * (leastRarity + rarityOf(term, index))] as const),
  );
}
/** What every unit speaks of still tells two of its sections apart. */
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

/** A word as the course knows it: itself, or the word that it is a slip of; everyday words that the course hasn't got are passed over. */
function knownWord({ stem, plain }: TermWord, index: UnitIndex): readonly Heard[] {
  if (index.holding.has(stem)) return [{ stem, weight: 1 }];
  if (everydayWords.has(plain)) return [];
  const meant = slipOf(plain, index.vocabulary);
  return [meant === null ? { stem, weight: 1 } : { stem: meant, weight: slipWeight }];
}

/** The stem of the word of the course that a word is a slip of; null where none is near enough. */
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

/** How much of what she says the course speaks of, by rarity: from 0 to 1. A word that it hasn't got weighs more than a formula that it hasn't got. */
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
