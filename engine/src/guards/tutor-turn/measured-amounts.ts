import { rememberReadings } from '../remember-readings.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';

/** Units of the same kind, each with its size in the first unit of the row. */
const measures: readonly Readonly<Record<string, number>>[] = [
  { 'millimeters?|mm': 1, 'centimeters?|cm': 10, 'meters?|m': 1000, 'kilometers?|km': 1_000_000 },
  { 'inch(?:es)?': 1, 'foot|feet': 12, 'yards?': 36, 'miles?': 63_360 },
  { 'milligrams?|mg': 1, 'grams?|g': 1000, 'kilograms?|kg': 1_000_000 },
  { 'ounces?': 1, 'pounds?': 16, 'tons?': 32_000 },
  { 'milliliters?|ml': 1, 'liters?|l': 1000 },
  { 'cups?': 1, 'pints?': 2, 'quarts?': 4, 'gallons?': 16 },
  { 'seconds?': 1, 'minutes?': 60, 'hours?': 3600, 'days?': 86_400, 'weeks?': 604_800 },
  { 'cents?|penn(?:y|ies)': 1, 'nickels?': 5, 'dimes?': 10, 'dollars?': 100 },
];
const units = measures.flatMap((sizes, measure) =>
  Object.entries(sizes).map(([names, size]) => ({ measure, size, named: new RegExp(`^(?:${names})$`) })),
);
const unit = `(${measures.flatMap((sizes) => Object.keys(sizes)).join('|')})`;
const unitOf = (name: string) => units.find(({ named }) => named.test(name));

const amount = '(\\d+(?:\\.\\d+)?(?:/\\d+)?(?: of)?(?: an?)?|half (?:of )?an?|a quarter of an?|an?|one|each|every|half)';
const alike =
  '(?:is|are|equals?|makes?|has|is worth|contains?|holds?|is equal to|are equal to|is the same as|are the same as|is as long as)';
const equates = new RegExp(
  `(?<![\\d.,/$-] ?|\\b(?:of|and|by|than|from|plus|minus|per|in|for|to|is|are|times|over|with|after|every) )\\b${amount} ${unit} ${alike}(?: (?:just|only|exactly|about|always))? ${amount} ${unit}(?! (?:and|more|less|longer|shorter|plus|minus|long|wide|high|tall|deep|away|late|old|per|\\d)\\b|[\\w-])`,
  'g',
);
const compares = new RegExp(
  `\\b(?:an?|one|each|every) ${unit} (?:is|weighs|takes|lasts|holds)(?: (?:much|a lot|always|even|far|way))? (longer|bigger|larger|greater|more|heavier|shorter|smaller|less|lighter|tinier) than (?:an?|one) ${unit}\\b`,
  'g',
);
const supposed =
  /\b(?:if|not|never|whether|would|wrote|said|thought|suppose|instead|you (?:had|got|have|put|took)|roughly|nearly|almost|costs?|price)\b|n't/;

/** Returns how large an amount is, in the unit after it. */
function sizeOf(said: string): number {
  if (said.startsWith('half')) return 0.5;
  if (said.startsWith('a quarter')) return 0.25;
  const [top = '1', bottom = '1'] = (/^\d+(?:\.\d+)?(?:\/\d+)?/.exec(said)?.[0] ?? '1').split('/');
  return Number(top) / Number(bottom);
}

/**
 * True if a sentence equates two measures that aren't equal, or orders two units wrongly: "a liter is a hundred milliliters",
 * "a centimeter is one tenth of a meter", "a gram is heavier than a kilogram". The sentence must be folded.
 */
export const measuresFalsely = rememberReadings(
  (sentence): 'falsely' | null => {
    const said = saidInFigures(sentence).replace(/\ban? (hundred|thousand)\b/g, (_all, word: string) =>
      word === 'hundred' ? '100' : '1000',
    );
    const isStated = (at: number): boolean => !supposed.test(said.slice(0, at));
    // A second statement after a comma is read separately.
    const parts = said.split(/, (?:and|but|so|while) (?=an?\b|one\b|\d)/);
    const equal = parts
      .flatMap((part) => [...part.matchAll(equates)])
      .every(({ index, input, 1: a = '', 2: of = '', 3: b = '', 4: other = '' }) => {
        const [left, right] = [unitOf(of), unitOf(other)];
        if (left === undefined || right === undefined || left.measure !== right.measure || left === right) return true;
        return supposed.test(input.slice(0, index)) || Math.abs(sizeOf(a) * left.size - sizeOf(b) * right.size) < 1e-6;
      });
    const ordered = Array.from(said.matchAll(compares)).every(({ index, 1: of = '', 2: word = '', 3: other = '' }) => {
      const [left, right] = [unitOf(of), unitOf(other)];
      if (left === undefined || right === undefined || left.measure !== right.measure) return true;
      return !isStated(index) || (/short|small|less|light|tin/.test(word) ? left.size < right.size : left.size > right.size);
    });
    return equal && ordered ? null : 'falsely';
  },
  1000,
  2000,
);
