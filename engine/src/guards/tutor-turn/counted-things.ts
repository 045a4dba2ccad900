import { flattenText } from '../flatten/flatten-text.ts';
import { foldText } from '../words-of.ts';
import { rememberReadings } from '../remember-readings.ts';
import { rootOf } from './idea-words.ts';
import { counts } from './number-words.ts';

/** A number with the words that say what it counts ("5 bags"), by their roots. The last word names the thing. */
export type CountedThing = { readonly count: number; readonly of: readonly string[]; readonly at: number };

const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
const ends =
  /^(?:and|or|of|in|on|at|to|for|from|with|by|is|are|was|were|has|have|had|that|which|who|so|but|because|since|as|than|into|per|make|makes|gives|give|equals|each|left|more|times|plus|minus|over|goes|go|the|a|an|it|you|we|then|not|if|when|hold|holds|cost|costs|away|off|apart|out|up|down|first|last|too|altogether|all|both|again|would|will|can)$/;
/** Words that may come between a number and what it counts. */
export const describes =
  /^(?:equal|whole|full|same|other|long|short|big|small|red|blue|green|yellow|white|black|large|right|different|new|exact|separate|parallel)$/;

/** Returns every number in a text, in figures or words, except names of parts ("fifths"). */
export const numbersSaid = (text: string): ReadonlySet<number> =>
  new Set(
    Array.from(foldText(flattenText(text)).matchAll(/\d+(?:\.\d+)?|[a-z]+/g), ([word]) =>
      /^\d/.test(word) ? Number(word) : counts.includes(word) ? counts.indexOf(word) : (tens[word] ?? Number.NaN),
    ).filter((count) => !Number.isNaN(count)),
  );

/** Returns every number in a text with what it counts: up to two words after it. */
export const countsIn = rememberReadings(
  (text): readonly CountedThing[] => {
    const said = foldText(flattenText(text)).replace(/(\d),(?=\d{3}\b)/g, '$1');
    const tokens = Array.from(said.matchAll(/\d+(?:\.\d+)?%?|[a-z]+(?:-[a-z]+)*|[^\sa-z\d]/g), (match) => ({
      word: match[0],
      at: match.index,
    }));
    return tokens.flatMap(({ word, at }, i) => {
      const count =
        /^\d/.test(word) && !word.endsWith('%') ? Number(word) : counts.includes(word) ? counts.indexOf(word) : tens[word];
      if (count === undefined || /[-/*+^=$]/.test(tokens[i - 1]?.word ?? '')) return [];
      const of: string[] = [];
      const ofThe = /^of (?:the|its|her|his|these|those|our|your)\b/.exec(
        tokens
          .slice(i + 1, i + 3)
          .map((one) => one.word)
          .join(' '),
      )
        ? 3
        : 1;
      for (const next of tokens.slice(i + ofThe, i + ofThe + 3)) {
        if (!/^[a-z]{2,}/.test(next.word) || ends.test(next.word)) break;
        of.push(rootOf(next.word));
        if (!describes.test(next.word)) break;
      }
      return of.length === 0 || describes.test(of.at(-1) ?? '') ? [] : [{ count, of, at }];
    });
  },
  400,
  4000,
);

/** True if two numbers count the same thing: the words of the shorter are the last words of the longer. */
export function sameCounted({ of: one }: CountedThing, { of: other }: CountedThing): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(-length).join(' ') === other.slice(-length).join(' ');
}
