import { readAnswer } from '../../../math/check-answer.ts';
import { cardinals, parts, scales } from '../../../math/read/number-words.ts';
import { isUnitName } from '../../../math/units/unit-table.ts';
import { tokensOf } from '../../../hearing/message-words.ts';
import type { Waiting } from '../../../hearing/answers/waiting-question.ts';

/** Words that mathematics is written in. */
const mathematicalWords = new Set(
  'and or plus minus times negative positive over point percent squared cubed equals equal is to of pi root square sqrt less greater more than at least most divided multiplied by x'.split(
    ' ',
  ),
);
const wholeAnswersInWords =
  /^(?:there (?:is|are) )?(?:no (?:real )?solutions?|none|no number|infinitely many(?: solutions)?|all (?:real )?numbers|undefined|(?:the )?empty set|always true|never true)$/;

const timeUnits = /^(?:s|sec|secs|seconds?|min|mins|minutes?|h|hr|hrs|hours?|days?|weeks?|months?|years?)$/i;

/**
 * Whether a piece of a message is mathematics by its looks, so that no word is ever read as a product of letters: "why" is not
 * w · h · y. Only letters of the question, number words, units behind a number and a few words of mathematics may be in it.
 */
function looksLikeMathematics(piece: string, waiting: Waiting): boolean {
  if (piece.length > 200 || idioms.test(piece.trim())) return false;
  if (/^\d{1,2} ?: ?\d\d$/.test(piece) && !/\d ?:/.test(waiting.answer.expected + waiting.signs)) return false; // a time of day
  if (wholeAnswersInWords.test(piece.toLowerCase()))
    return waiting.answer.input_type === 'set' || (waiting.answer.input_type === 'expression' && waiting.letters.size > 0);
  if (/^(?:is|are|of|and|or|to|than|at|by)(?![a-z])/i.test(piece)) return false;
  const text = piece.replace(/\\(?:text|mathrm|operatorname)\s*\{/g, '{');
  let [substance, behindNumber] = [false, false];
  for (const { plain, word, at, end } of tokensOf(text)) {
    const written = text.slice(at, end);
    if (/^[\p{Nd}½⅓⅔¼¾⅕-⅞∅ℝ∞π]/u.test(plain)) [substance, behindNumber] = [true, true];
    else if (!word) {
      if (!/^(?:\\[a-zA-Z]+|[-+*/÷×·⋅−–^=<>≤≥≠±√(){}[\],.:;%$°_|²³⁴∪∩€£'\\!])$/u.test(plain)) return false;
      if (/^\\(?:emptyset|varnothing|pi|infty)$/.test(plain)) substance = true;
    } else if (isNumberWord(plain)) [substance, behindNumber] = [true, true];
    else if (spelledByLetters(written, waiting.letters)) [substance, behindNumber] = [true, false];
    else if (behindNumber && isUnit(written, waiting)) behindNumber = false;
    else if (mathematicalWords.has(plain)) behindNumber = false;
    else return false;
  }
  return substance;
}

/** Figures that mean no number, and words that may name a place in a row. */
const idioms =
  /^(?:1[01]0 ?(?:%|percent)|one hundred percent|(?:a )?(?:quarter|half) (?:to|past) \w+|50\/50|24\/7|10\/10|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[?.!]*$/i;
const isNumberWord = (word: string): boolean =>
  [cardinals, scales, parts].some((table) => Object.hasOwn(table, word)) || word === 'dozen';
/** Whether a run of letters is made of the question's own: xy, X. */
export const spelledByLetters = (run: string, letters: ReadonlySet<string>): boolean =>
  run.length <= 6 && Array.from(run).every((letter) => letters.has(letter) || letters.has(letter.toLowerCase()));
/** "5 minutes" is time the student wants, unless the question asks for time. */
const isUnit = (word: string, { answer, plain }: Waiting): boolean =>
  (isUnitName(word) || isUnitName(word.toLowerCase())) &&
  (word.toLowerCase() !== 'in' || answer.judging.unit === 'in') &&
  (!timeUnits.test(word) ||
    timeUnits.test(answer.judging.unit ?? '') ||
    plain.split(' ').some((own) => timeUnits.test(own) && own.length > 2));

/** Figures and signs alone, and yet nothing that the reader reads: "0,75", "3//4". The checker tells her why, and it costs nothing. */
export const isBrokenMathematics = (piece: string, waiting: Waiting): boolean =>
  /^[-+*/\\|×÷·=<>().,:^\d\s]*$/.test(piece) && /\d\S/.test(piece) && looksLikeMathematics(piece, waiting) && !waiting.closed;

/** The piece as the question's reader takes it, in her writing; null where it reads nothing. */
export function readPiece(piece: string, waiting: Waiting): string | null {
  if (waiting.closed || !looksLikeMathematics(piece, waiting)) return null;
  // A telephone's own capital letter: X where the question has x.
  const text = piece.replace(/(?<![a-zA-Z\\])[A-Z](?![a-zA-Z])/g, (letter) =>
    !waiting.letters.has(letter) && waiting.letters.has(letter.toLowerCase()) ? letter.toLowerCase() : letter,
  );
  return readAnswer(waiting.answer, text).kind === 'read' ? text : null;
}
