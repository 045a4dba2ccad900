import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { spanOf, type TextSpan } from './text-span.ts';

const english = winkNLP(model, ['sbd']);

/**
 * Periods that don't end a sentence in an essay about documents: "Doc. 3" and "No. 5", "Sen. Goldwater", "the govt. had", "F.
 * D. R.". They need separate patterns, because only some depend on whether a capital follows.
 */
const abbreviations: readonly RegExp[] = [
  /\b(?:docs?|d|nos?|vol|pp?|ch|sec|art|fig|amend|c|ca|circa|est)\.(?=\s*[#\d])/giu,
  /\b(?:pres|gov|gen|sen|rep|rev|hon|prof|capt|col|lt|sgt|st|mt|ft|mr|mrs|ms|dr|vs?|approx)\.(?=\s+\p{L})/giu,
  /\b(?:[Gg]ovt|[Dd]ept|[Ee]tc)\.(?=\s+\p{Ll})/gu,
  /\b\p{Lu}\.(?=\s*\p{Lu})/gu,
];

/** Matches a missing space: "the economy.Then it". Requires two letters before it, so that "U.S.A" stays whole. */
const missingSpace = /(?<=\p{Ll}{2}[.!?]["”’)]?)(?=\p{Lu})/u;
/** Matches dots that trail off before a new sentence: "during this period... Although". */
const trailingDots = /(?<=\.\.\.|…)\s+(?=\p{Lu})/u;

/**
 * Matches a period after a word that could be an abbreviation but isn't one here: "before he was sworn in. Enslaved people".
 */
const ordinaryEnd = /(?<=\s\p{Ll}{2,}[.!?]["”’)]?)\s+(?=["“]?\p{Lu}\p{L})/u;

const unmarkedEnd = new RegExp(`${missingSpace.source}|${trailingDots.source}|${ordinaryEnd.source}`, 'u');

/**
 * Splits a paragraph into its sentences, in order. Together they contain all of its words.
 *
 * The period after an abbreviation is hidden from the splitter behind another character of the same length, so that positions
 * stay correct. A paragraph without punctuation is one sentence.
 */
export function splitSentences(paragraph: string): readonly TextSpan[] {
  const hidden = abbreviations.reduce(
    (text, pattern) => text.replaceAll(pattern, (short) => `${short.slice(0, -1)}\u2024`),
    paragraph,
  );
  const begins = new Set([0]);
  let from = 0;
  for (const sentence of english.readDoc(hidden).sentences().out()) {
    const start = hidden.indexOf(sentence, from);
    if (start < 0) continue; // the splitter changed the text, so this part goes with the sentence before
    let piece = start;
    for (const part of sentence.split(unmarkedEnd)) {
      const begin = hidden.indexOf(part, piece);
      begins.add(begin);
      piece = begin + part.length;
    }
    from = piece;
  }
  // Each sentence extends to the next, so that nothing between them is lost.
  const places = [...begins].toSorted((one, other) => one - other);
  return places
    .map((begin, at) => spanOf(paragraph, begin, places[at + 1] ?? paragraph.length))
    .filter(({ text }) => text.length > 0);
}
