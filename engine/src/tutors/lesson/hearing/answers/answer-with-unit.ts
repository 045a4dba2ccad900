import { because } from '../reasons/because.ts';
import { tokensOf } from '../../../../hearing/message-words.ts';

/** Small words inside a unit of several words: pages per minute, of the pizza. */
const between = new Set(['per', 'a', 'an', 'each', 'every', 'of', 'the', 'in']);
const mostWords = 5;

/**
 * Returns the answer before words of the question: "12 minutes" if minutes are asked for, "34 pages per minute", "one and a
 *         quarter yards". Null if another word comes after it, or if what is left is no answer.
 *
 * Parameters  `asked`: the question's text; `reads`: whether a text can be read as an answer to it.
 */
export function answerWithUnit(text: string, asked: string, reads: (text: string) => boolean): string | null {
  const known = new Set(tokensOf(asked).flatMap(({ plain, word }) => (word ? [single(plain)] : [])));
  let rest = text.trim().replace(/[.!]+$/, '');
  let named = false;
  for (let k = 0; k < mostWords; k += 1) {
    const [whole, before, word] = /^(.*\S)\s+(\p{L}+)$/u.exec(rest) ?? /^(.*\d)(\p{L}+)$/u.exec(rest) ?? [];
    if (whole === undefined) return null;
    const isKnown = word!.length > 2 && known.has(single(word!.toLowerCase()));
    if (!isKnown && !between.has(word!.toLowerCase())) return null;
    named ||= isKnown;
    rest = before!.trim();
    if (named && reads(rest)) return rest;
  }
  return null;
}

/**
 * Returns the number of things that the question counts: to "How many tenths are in 3.4?" the answer "34 tenths" is 34, though
 *         it can be read as 34/10. Null if the question doesn't count this.
 */
export function countAsked(text: string, asked: string): string | null {
  const counted = /\bhow many \**(\p{L}+)/iu.exec(asked)?.[1];
  const [, number, thing] = counts.exec(text.replace(/(?<=\bthere ?(?:are|is|['’]?s) )(?:no|zero)\b/i, '0')) ?? [];
  return counted !== undefined && thing !== undefined && single(thing.toLowerCase()) === single(counted.toLowerCase())
    ? number!
    : null;
}

/** A number of things: "34 tenths", "there are 0 hundredths because nothing is there". */
const counts = new RegExp(
  String.raw`^\s*(?:(?:i think |so )?there(?:['’]?s|\s+(?:are|is)) )?([\d.,]*\d)\s*(\p{L}+)(?:[.!]*\s*$|,? (?:${because})\b)`,
  'iu',
);

const single = (word: string): string => word.replace(/(?<=.{2})s$/, '');
