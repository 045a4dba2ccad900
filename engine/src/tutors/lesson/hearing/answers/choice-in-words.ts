import { cardinals } from '../../../../math/read/number-words.ts';
import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { because } from '../reasons/because.ts';

/** Words that lead up to a choice, or are in it but don't tell which it is. */
const light = new Set(
  'i im a an the at to of it is its are be would will my answer think guess say pick choose go with um uh hm so ok okay well maybe probably just like and they that thats one'.split(
    ' ',
  ),
);
/** With fewer words of a choice, anything else may be meant. */
const fewest = 2;

/**
 * Returns the letter of the choice that a message names in its words, right or wrong: all of the choice's content words ("i
 *         think the table with 10 children"), or at least two in a row that only this choice has ("10 children"). A reason
 *         after it is ignored.
 *
 * Errors  none: null if a word isn't the choice's, if two choices have the words, or if it's a question.
 */
export function choiceInWords(message: string, choices: readonly string[]): string | null {
  if (message.includes('?')) return null;
  const said = tellingIn(message.split(reason)[0]!);
  const all = choices.map(tellingIn);
  if (said.length === 0 || !said.some((word) => /[a-z]{3}/.test(word))) return null;
  const whole = all.flatMap((words, at) => (words.join(' ') === said.join(' ') ? [at] : []));
  const part = said.length < fewest ? [] : all.flatMap((words, at) => (standsIn(said, words) ? [at] : []));
  const [found, ...others] = whole.length > 0 ? whole : part;
  return found === undefined || others.length > 0 ? null : String.fromCodePoint(65 + found);
}
const reason = new RegExp(String.raw`\b(?:${because})\b`, 'i');

/** Returns the content words and numbers of a text in order. Mathematics in signs is read elsewhere. */
const tellingIn = (text: string): string[] =>
  (text.includes('$')
    ? []
    : (text
        .toLowerCase()
        .replace(/[’']/g, '')
        .match(/[a-z]+|\d+(?:[./]\d+)?%?/g) ?? [])
  )
    .filter((word) => !light.has(word))
    .map((word) => (Object.hasOwn(cardinals, word) ? String(cardinals[word]) : stemOf(/^kids?$/.test(word) ? 'children' : word)));

/** True if the words occur next to each other in the others. */
const standsIn = (words: readonly string[], others: readonly string[]): boolean =>
  ` ${others.join(' ')} `.includes(` ${words.join(' ')} `);
