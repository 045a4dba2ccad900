import { cardinals, parts, scales } from '../../math/read/number-words.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import { wordDistance } from '../word-distance.ts';

/** Misheard and misspelled number words, besides those that the reader knows. */
const alike: Readonly<Record<string, string>> = {
  won: 'one',
  to: 'two',
  too: 'two',
  tu: 'two',
  tree: 'three',
  free: 'three',
  for: 'four',
  fore: 'four',
  ate: 'eight',
  tin: 'ten',
  fife: 'five',
  sicks: 'six',
  ex: 'x',
  eights: 'eighths',
  forth: 'fourth',
  forths: 'fourths',
  force: 'fourths',
  quater: 'quarter',
  quaters: 'quarters',
  haf: 'half',
  twenny: 'twenty',
  tirty: 'thirty',
  thirdy: 'thirty',
  ninty: 'ninety',
  hunderd: 'hundred',
  hundert: 'hundred',
  thousend: 'thousand',
  tenth: 'tenths',
  siks: 'six',
  thurty: 'thirty',
  therty: 'thirty',
  thurte: 'thirty',
  fifs: 'fifths',
  therd: 'third',
  therds: 'thirds',
  thowsand: 'thousand',
  thowzand: 'thousand',
  thowzind: 'thousand',
};

/** Spanish number words, which Spanish-speaking students use. Without "uno", a game, and "once", an English word. */
const spanish: Readonly<Record<string, string>> = {
  cero: 'zero',
  dos: 'two',
  tres: 'three',
  cuatro: 'four',
  cinco: 'five',
  seis: 'six',
  siete: 'seven',
  ocho: 'eight',
  nueve: 'nine',
  diez: 'ten',
  doce: 'twelve',
  trece: 'thirteen',
  catorce: 'fourteen',
  quince: 'fifteen',
  veinte: 'twenty',
  treinta: 'thirty',
  cuarenta: 'forty',
  cincuenta: 'fifty',
  sesenta: 'sixty',
  setenta: 'seventy',
  ochenta: 'eighty',
  noventa: 'ninety',
  medio: 'half',
  medios: 'halves',
  tercio: 'third',
  tercios: 'thirds',
  cuarto: 'fourth',
  cuartos: 'fourths',
  quinto: 'fifth',
  quintos: 'fifths',
  sexto: 'sixth',
  sextos: 'sixths',
  octavo: 'eighth',
  octavos: 'eighths',
};
/** Words that students really mean, although they resemble number words. */
const meant = new Set(
  'then than even ever give gave live love line fine mine nice nose more most move your hour tour our four right night light sight might fight weight height like have hive six sex ones once none done gone ore or on in ten tent tens sent tried third bird word ninths eight eat late dive fire file life five severe server never over seen been fix mix there theres their theirs these those threw through throw'
    .split(' ')
    .filter((word) => ![cardinals, parts, scales].some((table) => Object.hasOwn(table, word))),
);
const numberWords = [...Object.keys(cardinals), ...Object.keys(parts), ...Object.keys(scales)].filter((word) => word.length > 2);
/** Finds the number word that a word is a typo of: the same first letter, and one letter off, or up to two in a long word. */
const slippedFrom = rememberReadings(
  (word): string | null =>
    numberWords
      .map((one) => ({ one, distance: one[0] === word[0] ? wordDistance(word, one) : Infinity }))
      .filter(({ distance }) => distance <= (word.length > 6 ? 2 : 1))
      .toSorted((x, y) => x.distance - y.distance)[0]?.one ?? null,
  5_000,
);

/** Returns the number word that a word is, or is a typo of; null if it is neither. */
export function numberWordOf(word: string, slipsToo: boolean): { word: string; sure: boolean } | null {
  if ([cardinals, parts, scales].some((table) => Object.hasOwn(table, word))) return { word, sure: true };
  if (Object.hasOwn(spanish, word)) return { word: spanish[word]!, sure: true };
  if (!slipsToo) return null;
  if (Object.hasOwn(alike, word)) return { word: alike[word]!, sure: false };
  if (word.length < 3 || word.length > 12 || meant.has(word)) return null;
  const near = slippedFrom(word);
  return near === null ? null : { word: near, sure: false };
}
