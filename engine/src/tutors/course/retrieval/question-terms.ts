import { plainWord } from '../../../hearing/message-words.ts';
import { stemOf } from '../../../hearing/vocabulary/stem.ts';
import { formulaFeatures } from './formula-features.ts';

/** A word of a text as it is looked up: its stem, and the word in plain spelling. */
export type TermWord = { readonly stem: string; readonly plain: string };

/** Returns the content words of a text, in order, without those that only ask or connect. */
export const termWordsOf = (text: string): readonly TermWord[] =>
  Array.from(
    text
      .replace(asksMeaning, ' ')
      .replace(/\\[a-z]+|[{}$]/gi, ' ')
      .matchAll(/\p{L}+(?:['’]\p{L}+)*/gu),
    ([raw]) => inPlainSpelling(raw),
  )
    .flatMap((plain) => plain.split(' '))
    .filter((plain) => plain.length > 1 && !asking.has(plain))
    .map((plain) => ({ stem: stemOf(plain), plain }));

/** In a course, "cos" is the cosine and not short for "because". */
const inPlainSpelling = (word: string): string => (/^cos$/i.test(word) ? 'cos' : plainWord(word));

/** Returns the terms of a text: the stems of its words, each pair of neighboring stems, and the features of its formulas. */
export function termsOf(text: string): readonly string[] {
  const stems = termWordsOf(text).map(({ stem }) => stem);
  return [...stems, ...pairsOf(stems), ...formulaFeatures(text)];
}

/** "What does q mean?" asks for a meaning; "how do I find the mean" asks for an average. */
const asksMeaning =
  /(?<=\b(?:do|does|did|wats?|whats?)\b[^?.!]*(?<!\b(?:the|a|an|find|get|calculate|of|and|or|between) *))\bmean\b(?! *(?:of|from|and|or|median|mode)\b)|\bmeans\b/gi;

export const pairsOf = (stems: readonly string[]): readonly string[] => stems.slice(1).map((stem, at) => `${stems[at]!} ${stem}`);

/** Words that ask, greet and connect, and say nothing about the topic. */
const asking = new Set(
  (
    'what which how why when where who whose is are was were be been am do does did done doing can could will would should shall may might must have has ' +
    'had having i you he she it we they me him her us them my your his its our their mine the a an of to in on at by for with from into about and or but if then than so ' +
    'as that this these those there here not no yes please help helps need needs want get gets got getting give gives show tell teach explain understand know ' +
    'meaning again just still only really very much some any all like ok hi hey hello thanks sorry think thing things stuff way work works use uses used ' +
    'using let us go goes going come make makes made find finding figure look say says said see question questions answer problem problems math maths topic ' +
    'lesson unit chapter section class homework test exam study learn stuck confused confusing hard easy difficult idea example examples because um uh oh lol bro omg ' +
    'ive im dont cant isnt one ones first second next always never forget forgot remember start try trying called difference between something anything everything ' +
    'kind type part parts also too even out up down off over now today more ' +
    'hola necesito ayuda con como cómo que qué cual cuál es la el los las del de en por favor puedes explicar explica para se hago hacer resuelvo entiendo mi yo y tengo sobre gracias'
  ).split(' '),
);
