import { cardinals } from '../../../../math/read/number-words.ts';
import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { because } from '../reasons/because.ts';

/** What leads up to a choice, or stands in it and tells nothing. */
const light = new Set(
  'i im a an the at to of it is its are be would will my answer think guess say pick choose go with um uh hm so ok okay well maybe probably just like and they that thats one'.split(
    ' ',
  ),
);
/** Fewer words of a choice may be anything else. */
const fewest = 2;

/**
 * The letter of the choice that a message says in its own words, right or wrong: all that tells something in it ("i think the table with 10 children"), or two such words or more that only this
 * choice has, in its order ("10 children"). A reason behind it is left aside.
 *
 * Errors  none: null where a word is said that the choice does not have, where two choices have them, and where it is asked.
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

/** The words and numbers that tell something, in their order. Mathematics in signs is for others to read. */
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

/** Whether words stand in others next to each other. */
const standsIn = (words: readonly string[], others: readonly string[]): boolean =>
  ` ${others.join(' ')} `.includes(` ${words.join(' ')} `);
