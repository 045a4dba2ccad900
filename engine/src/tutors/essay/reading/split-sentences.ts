import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { spanOf, type TextSpan } from './text-span.ts';

const english = winkNLP(model, ['sbd']);

/**
 * Periods that end no sentence in an essay about documents: "Doc. 3" and "No. 5", "Sen. Goldwater", "the govt. had", "F. D. R.". One pattern for each:
 * what follows tells capitals apart in some and not in others.
 */
const abbreviations: readonly RegExp[] = [
  /\b(?:docs?|d|nos?|vol|pp?|ch|sec|art|fig|amend|c|ca|circa|est)\.(?=\s*[#\d])/giu,
  /\b(?:pres|gov|gen|sen|rep|rev|hon|prof|capt|col|lt|sgt|st|mt|ft|mr|mrs|ms|dr|vs?|approx)\.(?=\s+\p{L})/giu,
  /\b(?:[Gg]ovt|[Dd]ept|[Ee]tc)\.(?=\s+\p{Ll})/gu,
  /\b\p{Lu}\.(?=\s*\p{Lu})/gu,
];

/** Where a student left out the space: "the economy.Then it". Two letters before, so that "U.S.A" stays whole. */
const missingSpace = /(?<=\p{Ll}{2}[.!?]["”’)]?)(?=\p{Lu})/u;
/** Dots that trail off before a new sentence: "during this period... Although". */
const trailingDots = /(?<=\.\.\.|…)\s+(?=\p{Lu})/u;

/** A word before a period that might be short for something and is none here: "before he was sworn in. Enslaved people". */
const ordinaryEnd = /(?<=\s\p{Ll}{2,}[.!?]["”’)]?)\s+(?=["“]?\p{Lu}\p{L})/u;

const unmarkedEnd = new RegExp(`${missingSpace.source}|${trailingDots.source}|${ordinaryEnd.source}`, 'u');

/**
 * The sentences of a paragraph in their order; together they hold all of its words.
 *
 * A period after an abbreviation is hidden from the splitter behind another sign of the same length, so that places stay true. Without
 * punctuation a paragraph is one sentence.
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
    if (start < 0) continue; // the splitter wrote it otherwise than it stands: it goes with the sentence before
    let piece = start;
    for (const part of sentence.split(unmarkedEnd)) {
      const begin = hidden.indexOf(part, piece);
      begins.add(begin);
      piece = begin + part.length;
    }
    from = piece;
  }
  // Each reaches to the next, so that nothing between two is lost.
  const places = [...begins].toSorted((one, other) => one - other);
  return places
    .map((begin, at) => spanOf(paragraph, begin, places[at + 1] ?? paragraph.length))
    .filter(({ text }) => text.length > 0);
}
