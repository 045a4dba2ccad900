import { equals, rational, type Rational } from '../../math/exact/rational.ts';
import type { FoldedDraft } from './hearing.ts';
import type { Tell } from './ways.ts';

/** Counts that everybody knows without the problem: how many of the noun are in, on or of the whole. */
const everyday: readonly (readonly [noun: string, whole: string, count: number])[] = [
  ['months?', 'year', 12],
  ['weeks?', 'year', 52],
  ['days?', 'leap year', 366],
  ['days?', '(?:normal |whole )?year', 365],
  ['days?', 'week', 7],
  ['days?', 'fortnight', 14],
  ['hours?', '(?:whole |full )?day', 24],
  ['(?:hours?|numbers?)', '(?:clock(?: face)?|watch)', 12],
  ['minutes?', 'hour', 60],
  ['seconds?', 'minute', 60],
  ['years?', 'decade', 10],
  ['years?', 'century', 100],
  ['(?:cents?|pennies|penny)', '(?:dollar|euro)', 100],
  ['(?:pence|pennies|penny)', 'pound', 100],
  ['(?:inch|inches)', 'foot', 12],
  ['letters?', '(?:English )?alphabet', 26],
  ['seasons?', 'year', 4],
  ['eggs?', '(?:full |whole )?dozen', 12],
  ['fingers?', 'hand', 5],
  ['fingers?', '(?:two|both|your) hands', 10],
  ['toes?', 'foot', 5],
  ['legs?', 'spider', 8],
  ['legs?', '(?:dog|cat|horse|cow|chair|table)', 4],
  ['legs?', '(?:insect|ant|beetle|fly)', 6],
  ['arms?', 'octopus', 8],
  ['wheels?', 'car', 4],
  ['wheels?', '(?:bicycle|bike)', 2],
  ['wheels?', 'tricycle', 3],
  ['sides?', 'triangle', 3],
  ['(?:sides?|corners?)', '(?:square|rectangle)', 4],
  ['(?:sides?|corners?)', 'pentagon', 5],
  ['(?:sides?|corners?)', 'hexagon', 6],
  ['(?:sides?|corners?)', 'octagon', 8],
  ['(?:faces?|sides?)', '(?:cube|die)', 6],
  ['(?:cards?)', '(?:deck|pack)(?: of cards)?', 52],
  ['degrees?', 'right angle', 90],
  ['degrees?', '(?:full |whole )?(?:circle|turn)', 360],
];

/**
 * Finds the answer described by a well-known count: "The number of months in a year", "as many as a spider has legs". The
 * plain fact ("an hour has 60 minutes"), a question about it, and a fact that the stem itself mentions are allowed.
 */
export function tellsOfEveryday(value: Rational, { said, stem }: FoldedDraft): Tell[] {
  if (!/\b(?:number of|as many|the same as|one for)\b/i.test(said)) return [];
  return everyday
    .filter(
      ([noun, whole, count]) =>
        equals(rational(BigInt(count)), value) && !(speaksOf(noun, stem.said) && speaksOf(whole, stem.said)),
    )
    .flatMap(([noun, whole]) => {
      const those = `(?:in|on|of|to|per|make|makes) (?:an?|the|one|each|every|your|any)? ?${whole}`;
      const has = `(?:an?|the|one|each|every|any) ${whole} has ${noun}`;
      const pattern = new RegExp(
        `\\b(?:(?:number of|as many(?: [a-z]+)? as(?: there are)?|the same(?: number)? as(?: the| there are)*) (?:the )?(?:${noun}(?: there are| that are)? ${those}|${has})|one for (?:each|every) ${noun} ${those})\\b`,
        'gi',
      );
      return Array.from(said.matchAll(pattern)).flatMap((match): Tell[] => {
        const end = match.index + match[0].length;
        const asks =
          /^[^.!;]{0,60}\?/.test(said.slice(end)) ||
          /\b(?:by|if|than|when|divide|multiply|times) (?:the |about )?$/i.test(said.slice(0, match.index).slice(-24));
        return asks ? [] : [{ way: 'described', says: `says that it is ${match[0]}`, from: match.index, to: end }];
      });
    })
    .slice(0, 1);
}

const speaksOf = (name: string, text: string): boolean => new RegExp(`\\b${name}s?\\b`, 'i').test(text);
