import { equals, type Rational } from '../../math/exact/rational.ts';
import { countPattern, countValue } from './spoken-numbers.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import type { Tell } from './ways.ts';

/**
 * What a stem asks for, and how a hint may say its value. With `only`, another value said this way isn't a wrong answer
 * announced, but a step on the way.
 */
type Name = { readonly asked: RegExp; readonly said: readonly RegExp[]; readonly only?: boolean };

const number = `(-?${countPattern})`;
const called = (stem: string, ...said: string[]): Name => ({
  asked: new RegExp(`\\b(?:${stem})\\b`, 'i'),
  said: said.map((one) => new RegExp(one, 'gi')),
});
const stands = '(?:is|are|stands|sits|lies|comes|falls|ends up)(?: right| exactly)?';

/** What a stem may ask for, and how a hint can say it without using that name. */
const names: readonly Name[] = [
  called(
    'median',
    `(?<![\\w.])${number} ${stands} (?:in )?the (?:very )?middle\\b`,
    `\\b(?:in the middle|the middle (?:number|value|one)|the one in the middle) ?(?:is|stands|:|=|you find) ${number}(?![\\w/]|\\.\\d)`,
  ),
  called(
    'mode',
    `(?<![\\w.])${number} (?:appears|occurs|comes|shows up|is there|is found) (?:the )?most\\b`,
    `(?<![\\w.])${number} is the most (?:common|frequent)\\b`,
    `\\bmost (?:often|common|frequent)(?: (?:number|value|one))? is ${number}(?![\\w/]|\\.\\d)`,
  ),
  called(
    'degree',
    `\\bdegree (?:is |of )?${number}(?![\\w/]|\\.\\d)`,
    `\\bhighest (?:power|exponent) is ${number}(?![\\w/]|\\.\\d)`,
  ),
  called(
    'remainder|left over',
    `(?<![\\w.])${number} (?:[a-z]+ )?(?:is|are|will be|would be) left over\\b`,
    `\\bleaves ${number} (?:[a-z]+ )?(?:left )?over\\b`,
  ),
  {
    ...called(
      'slope|gradient|rate of change',
      `\\b(?:goes|rises|climbs|moves|steps|grows) (?:up )?(?:by )?${number}(?![\\w/]|\\.\\d)`,
    ),
    only: true,
  },
  {
    asked: /\d\s*\^\s*\(?-?[a-z]|\b(?:what|which|find the) (?:exponent|power)\b/i,
    said: [new RegExp(`\\^ ?\\(?${number}(?![\\w/]|\\.\\d)`, 'gi'), new RegExp(`\\bto the power (?:of )?${number}\\b`, 'gi')],
    only: true,
  },
  called(
    'how many times|how often',
    `\\b(?:goes|go|fits?|divides|contains it|holds it)\\b[^.?!;]{0,30} (?:only |just |exactly )*${number} (?:whole |full )?times?\\b`,
  ),
];

/** Finds the answer under another name than the stem's: "9 is in the middle" for the median, "it goes into 6 one time". */
export function tellsOfAsked(value: Rational, draft: FoldedDraft): Tell[] {
  return names
    .filter(({ asked }) => asked.test(draft.stem.said))
    .flatMap(({ said, only }) => said.map((pattern) => ({ pattern, only })))
    .flatMap(({ pattern, only }) => Array.from(draft.said.matchAll(pattern), (match) => ({ match, only })))
    .flatMap(({ match, only }): Tell[] => {
      const told = countOf(match[1]!);
      if (told === null) return [];
      const place = { from: match.index, to: match.index + match[0].length };
      if (equals(told, value) && !(only === true && draft.stem.said.includes(match[0].trim())))
        return [{ way: 'described', says: `says “${match[0].trim()}”`, ...place }];
      const asks = /^[^.!]{0,60}\?/.test(draft.said.slice(place.to));
      return only === true ||
        asks ||
        draft.knownSpellings.has(match[1]!) ||
        isSupposed(draft.said.slice(Math.max(0, match.index - 40), match.index))
        ? []
        : [{ way: 'announced', says: `announces ${match[1]!} as the answer`, ...place }];
    });
}

const isSupposed = (before: string): boolean =>
  /\b(?:if|whether|suppose|said|thought|wrote|not|n't|your?)\b[^.?!;]{0,30}$/i.test(before);

function countOf(text: string): Rational | null {
  const value = countValue(text.replace(/^-/, '').toLowerCase());
  return value === null ? null : text.startsWith('-') ? { n: -value.n, d: value.d } : value;
}

const definitionQuestion =
  /\b(?:what (?:is|does) an?|what are|define(?: an?)?|what do (?:we|you) (?:mean by|call) an?) ([a-z]{3,}(?: [a-z]{3,})?)(?: means?)?\s*(?:[?.]|$)/i;

/** Returns what a stem asks to define, such as the rectangle in "What is a rectangle?"; null if it asks for something else. */
export const definedIn = (stem: string): string | null => definitionQuestion.exec(stem)?.[1] ?? null;

/** Finds a definition given in any words: "A rectangle is a quadrilateral where …" for "What is a rectangle?". */
export function tellsOfDefinition(answer: string, { said, stem }: FoldedDraft): Tell[] {
  const asked = definedIn(stem.said);
  if (asked === null || answer.trim().split(/\s+/).length < 4) return [];
  const given = new RegExp(
    `\\b${literal(asked)}s? (?:is|are|means|has to be) (?:(?:always|simply|just|also|really|actually|indeed|basically) )*(?:an?|the|any|when|where) [a-z]+ [^.?!]{12,}`,
    'i',
  ).exec(said);
  if (
    given === null ||
    /\b(?:(?:what|how|why|whether|if)\b[^.?!]{0,30}|think(?: that| of)? ?(?:an?|the)? ?)$/i.test(
      said.slice(Math.max(0, given.index - 40), given.index),
    )
  )
    return [];
  return [{ way: 'text', says: 'defines what is asked', from: given.index, to: given.index + given[0].length }];
}
