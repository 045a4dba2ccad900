import type { UnitId } from '@stoa/schema/course/unit-id';
import { pairsOf, termsOf, termWordsOf } from './question-terms.ts';
import { trainUnitClassifier, type UnitClassifier } from './unit-classifier.ts';
import { pieceVector, type PieceVector } from './word-pieces.ts';

/** The searchable data of a unit. Missing parts are empty. */
export type FindableUnit = {
  readonly unitId: UnitId;
  readonly title: string;
  readonly anchorText: string;
  readonly words: readonly string[];
  readonly says: readonly string[];
  readonly notation: readonly string[];
  readonly misconceptions: readonly { readonly description: string }[];
  readonly lesson: readonly string[];
};

/** How much each part of a unit tells about its topic. */
const fieldWeights = { title: 3, words: 2, notation: 3, anchor: 1.5, misconceptions: 1, lesson: 0.35 } as const;

/** The units of a course, prepared for searching. */
export type UnitIndex = {
  readonly units: readonly {
    readonly unitId: UnitId;
    readonly terms: ReadonlyMap<string, number>;
    readonly length: number;
    /** The names of the unit, each as the stems of its words. */
    readonly names: readonly (readonly string[])[];
    /** The pieces of its names by spelling, with the title counted twice. */
    readonly pieces: PieceVector;
  }[];
  /** In how many units each term occurs. */
  readonly holding: ReadonlyMap<string, number>;
  readonly usualLength: number;
  /** Tells the units apart by what students say about them; null if there are no such examples. */
  readonly classifier: UnitClassifier | null;
  /** Every word of the course, for correcting misspellings. */
  readonly vocabulary: ReadonlyMap<string, string>; // plain word → its stem
};

/** Indexes the units of a course once for all questions in it. `notTreated` are questions that no unit covers. */
export function indexUnits(course: readonly FindableUnit[], notTreated: readonly string[] = []): UnitIndex {
  const vocabulary = new Map<string, string>();
  const units = course.map(({ words, says, ...unit }) => {
    const phrases = [...words, ...says];
    const terms = new Map<string, number>();
    const put = (texts: readonly string[], weight: number): void => {
      for (const text of texts) {
        for (const { plain, stem } of termWordsOf(text)) vocabulary.set(plain, stem);
        for (const term of termsOf(text)) terms.set(term, (terms.get(term) ?? 0) + weight);
      }
    };
    put([unit.title], fieldWeights.title);
    put(phrases, fieldWeights.words);
    put(unit.notation, fieldWeights.notation);
    put([unit.anchorText], fieldWeights.anchor);
    put(
      unit.misconceptions.map(({ description }) => description),
      fieldWeights.misconceptions,
    );
    put(unit.lesson, fieldWeights.lesson);
    // A name like "solve for h" would be left with too few words to identify anything.
    const names = [unit.title, ...phrases]
      .filter((name) => !/(?<!\p{L})\p{L}(?!\p{L})/u.test(name))
      .map((name) => termWordsOf(name).map(({ stem }) => stem));
    return {
      unitId: unit.unitId,
      terms,
      length: sumOf(terms.values()),
      names: names.filter((name) => name.length > 0),
      pieces: pieceVector([unit.title, unit.title, unit.anchorText, ...phrases, ...unit.notation].join(' ')),
    };
  });
  const holding = new Map<string, number>();
  for (const { terms } of units) for (const term of terms.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  const usualLength = sumOf(units.map(({ length }) => length)) / (units.length || 1);
  let learned: UnitClassifier | null | undefined;
  return {
    units,
    holding,
    usualLength,
    vocabulary,
    // Training takes half a second for a large course, and many processes never need it.
    get classifier() {
      if (learned === undefined) learned = classifierOf(course, notTreated);
      return learned;
    },
  };
}

function classifierOf(course: readonly FindableUnit[], notTreated: readonly string[]): UnitClassifier | null {
  if (course.every(({ says }) => says.length === 0)) return null;
  const examples = course.flatMap(({ unitId, title, words, says, notation }) =>
    [title, ...says, ...words, ...notation].map((text) => ({ unitId, text })),
  );
  const foreign = notTreated.map((text) => ({ unitId: null, text }));
  return trainUnitClassifier([...course.map(({ unitId }) => unitId), null], [...examples, ...foreign]);
}

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

/**
 * Returns how rare a term is in the course: 1 if only one unit has it, 0 if all do, on the same scale for small and large
 * courses.
 */
export function rarityOf(term: string, { units, holding }: Pick<UnitIndex, 'units' | 'holding'>): number {
  const of = (count: number) => Math.log(1 + (units.length - count + 0.5) / (count + 0.5));
  return of(Math.max(1, holding.get(term) ?? 1)) / of(1);
}

/**
 * True if all stems of a name are in the question. In a name of several words, each pair of neighbors must be in the same
 * order.
 */
export function isNamed(name: readonly string[], stems: readonly string[]): boolean {
  const pairs = new Set(pairsOf(stems));
  return name.length === 1 ? stems.includes(name[0]!) : pairsOf(name).every((pair) => pairs.has(pair));
}
