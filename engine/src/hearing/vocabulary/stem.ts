import { rememberReadings } from '../../guards/remember-readings.ts';

const withoutEnding = (word: string): string => {
  const bare =
    word.length < 4
      ? word
      : endings.reduce((found, [ending, instead]) => (found === word ? replaced(word, ending, instead) : found), word);
  return bare.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/(?<=..)e$/, '');
};

const endings: readonly (readonly [string, string])[] = [
  ['ations', ''],
  ['ation', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['sses', 'ss'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['xes', 'x'],
  ['ers', ''],
  ['ed', ''],
  ['ly', ''],
  ['s', ''],
];

/** Replaces the ending if at least three letters, including a vowel, are left. "ss" is not a plural. */
function replaced(word: string, ending: string, instead: string): string {
  if (!word.endsWith(ending) || (ending === 's' && word.endsWith('ss'))) return word;
  const left = word.slice(0, -ending.length) + instead;
  return left.length >= 3 && /[aeiouy]/.test(left) ? left : word;
}

/**
 * Returns a word without its ending, so that "adds", "added", and "adding" become the same. For plain lower-case words.
 * Different words may share a stem, so if a word can also be looked up as written, do that first.
 */
export const stemOf = rememberReadings(withoutEnding, 10_000, 40);
