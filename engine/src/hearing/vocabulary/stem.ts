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

/** Without the ending where at least three letters, a vowel among them, are left; "ss" is no plural. */
function replaced(word: string, ending: string, instead: string): string {
  if (!word.endsWith(ending) || (ending === 's' && word.endsWith('ss'))) return word;
  const left = word.slice(0, -ending.length) + instead;
  return left.length >= 3 && /[aeiouy]/.test(left) ? left : word;
}

/**
 * A word without its ending, so that "adds", "added" and "adding" are one. Of plain lower-case words; two words that share a stem need
 * not be one word, so who can look a word up as it is written does that first.
 */
export const stemOf = rememberReadings(withoutEnding, 10_000, 40);
