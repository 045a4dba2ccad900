import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { foldSigns, squeezed } from '../../guards/leak-fold.ts';
import { readAnswer } from '../../math/check-answer.ts';
import { writtenKey } from '../../math/judge/choices.ts';
import { cardinals, parts, scales } from '../../math/read/number-words.ts';
import { isUnitName } from '../../math/units/unit-table.ts';
import { tokensOf, type MessageToken } from './message-words.ts';

/** The question that waits, prepared once for hearing: its words, its letters, and whether its own text holds its answer. */
export type Waiting = {
  readonly answer: QuestionAnswer;
  readonly signs: string; // the text, its signs folded and squeezed
  readonly words: ReadonlySet<string>;
  readonly plain: string;
  readonly letters: ReadonlySet<string>;
  /** Which is larger, 3/4 or 2/3: what stands in the text may be the answer. */
  readonly holdsAnswer: boolean;
  readonly closed: boolean; // a choice or a yes or no
  /** Numbers that stand in the question, whole fractions first, digits of theirs only after a probe. */
  readonly everyDigitIsKnown: boolean;
  /** She was led back to the question, and says it again: what repeats the question, and a sum, count now. */
  readonly askedAgain: boolean;
};

export function prepareQuestion(
  { answer, text }: { answer: QuestionAnswer; text: string },
  lastTutorAct: string | null,
): Waiting {
  // A full stop before a number would make it a decimal once the blanks are gone.
  const signs = squeezed(foldSigns(text).replace(/\.(?=\s|$)/g, ';')).toLowerCase();
  const plain = tokensOf(foldSigns(text)).map((token) => token.plain);
  const closed = answer.input_type === 'multiple_choice' || answer.input_type === 'boolean';
  const mathematics = Array.from(text.matchAll(/\$([^$]*)\$/g), ([, inside]) => inside!.replace(/\\[a-zA-Z]+/g, ' '));
  const letters = [
    ...answer.judging.variables,
    ...lettersIn(mathematics.join(' ')),
    ...(closed ? [] : lettersIn(answer.expected)),
  ];
  return {
    answer,
    signs,
    plain: plain.join(' '),
    words: new Set(plain),
    letters: new Set(letters),
    holdsAnswer: !closed && standsIn(squeezed(foldSigns(answer.expected)).toLowerCase(), signs),
    closed,
    everyDigitIsKnown: lastTutorAct === 'probe',
    askedAgain: lastTutorAct === 'ask_again' || lastTutorAct === 'redirect',
  };
}

/** Letters that stand alone or beside digits: the x of 2x, not those of "cm" and "min". */
const lettersIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z])/g), ([letter]) => letter);

/** Whether signs stand in others as a piece of their own: 3/4 in "write3/4as", not 3 in "13". */
function standsIn(piece: string, signs: string): boolean {
  if (piece === '') return false;
  for (let at = signs.indexOf(piece); at >= 0; at = signs.indexOf(piece, at + 1)) {
    const [before, after] = [signs[at - 1] ?? ' ', signs.slice(at + piece.length, at + piece.length + 2)];
    const cutsBefore = /[\d./]/.test(before) && /^[\d./]/.test(piece);
    const cutsAfter = /^(?:[\d/]|\.\d)/.test(after) && /[\d./]$/.test(piece);
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}

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
 * Whether a piece of a message is mathematics by its looks, so that no word of hers is ever read as a product of letters: "why" is not
 * w · h · y. Only letters of the question, number words, units behind a number and a few words of mathematics may be in it.
 */
export function looksLikeMathematics(piece: string, waiting: Waiting): boolean {
  if (piece.length > 200 || idioms.test(piece.trim())) return false;
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
const idioms = /^(?:100 ?%|one hundred percent|50\/50|24\/7|10\/10|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[?.!]*$/i;
const isNumberWord = (word: string): boolean =>
  [cardinals, scales, parts].some((table) => Object.hasOwn(table, word)) || word === 'dozen';
const spelledByLetters = (run: string, letters: ReadonlySet<string>): boolean =>
  run.length <= 6 && Array.from(run).every((letter) => letters.has(letter) || letters.has(letter.toLowerCase()));
/** "5 minutes" is time she wants, unless the question asks for time. */
const isUnit = (word: string, { answer, plain }: Waiting): boolean =>
  (isUnitName(word) || isUnitName(word.toLowerCase())) &&
  (word.toLowerCase() !== 'in' || answer.judging.unit === 'in') &&
  (!timeUnits.test(word) ||
    timeUnits.test(answer.judging.unit ?? '') ||
    plain.split(' ').some((own) => timeUnits.test(own) && own.length > 2));

/** Figures and signs alone, and yet nothing that the reader reads: "0,75", "3//4". The checker tells her why, and it costs nothing. */
export const isBrokenMathematics = (piece: string, waiting: Waiting): boolean =>
  /^[-+*/×÷·=<>().,:^\d\s]*$/.test(piece) && /\d\S/.test(piece) && looksLikeMathematics(piece, waiting) && !waiting.closed;

/** The piece as the question's reader takes it, in her writing; null where it reads nothing. */
export function readPiece(piece: string, waiting: Waiting): string | null {
  if (waiting.closed || !looksLikeMathematics(piece, waiting)) return null;
  // A telephone's own capital letter: X where the question has x.
  const text = piece.replace(/(?<![a-zA-Z\\])[A-Z](?![a-zA-Z])/g, (letter) =>
    !waiting.letters.has(letter) && waiting.letters.has(letter.toLowerCase()) ? letter.toLowerCase() : letter,
  );
  return readAnswer(waiting.answer, text).kind === 'read' ? text : null;
}

/** Whether the question asks for the value of these signs: they stand in it, alone, and no sign of relation behind them. */
export function asksFor(piece: string, { signs }: Waiting): boolean {
  const at = signs.indexOf(piece);
  if (piece === '' || at < 0) return false;
  return !/[-+*/^.\d]/.test(signs[at - 1] ?? ' ') && !/[-+*/^\d(=<>≤≥]/.test(signs[at + piece.length] ?? ' ');
}

/** "Minus 3", "+3": what to do, not what comes out, unless the question is about numbers below zero and this is none of its own. */
function tellsWhatToDo(signs: string, { signs: question, answer }: Waiting): boolean {
  const [, sign, number] = /^(\+|plus|minus|times|[*×÷:])\s*(\S+)/i.exec(signs) ?? [];
  if (sign === undefined) return false;
  return (
    sign.toLowerCase() !== 'minus' || !/-/.test(question + answer.expected) || standsIn(number!, question.replace(/[-+]/g, ' '))
  );
}

/** A sum still to be worked out, or an equation on the way: her working, and no claim that it is the answer. */
export function isWorking(piece: string, waiting: Waiting): boolean {
  const signs = foldSigns(piece).trim();
  const expected = foldSigns(waiting.answer.expected).trim();
  if (signs === expected) return false;
  if (tellsWhatToDo(signs, waiting)) return true;
  const sides = signs.split(/[=<>≤≥≠]|\bis\b|\bequals\b/i).map((side) => side.trim());
  if (sides.length > 1 && sides[0] !== '') {
    if (sides.at(-1) === '') return true;
    const isolated = sides.some((side) => /^[a-zA-Z](?:\([a-zA-Z]\))?$/.test(side));
    const expectsLine = /[=<>≤≥]/.test(expected) && !/^[a-zA-Z] ?[=<>≤≥]/.test(expected);
    if (isolated || expectsLine) return false;
    return isSum(sides.at(-1)!) || !asksFor(squeezed(sides[0]!).toLowerCase(), waiting);
  }
  const hasLetters = lettersIn(signs).some((letter) => waiting.letters.has(letter) || waiting.letters.has(letter.toLowerCase()));
  if (hasLetters || isSum(expected)) return false;
  return isSum(signs) || piece.includes('÷') || (waiting.answer.input_type === 'integer' && /\d ?\/ ?\d/.test(signs));
}

/** Numbers with a sign or a word of reckoning between them; one bar alone is a fraction, one colon a ratio. */
const isSum = (signs: string): boolean =>
  /[\d)] ?[-+*^] ?[\d(]|\/.*\/|[\da-z)] (?:plus|minus|times|divided|multiplied) /i.test(signs);

/** Whether a piece only says what stands in the question, so that it claims nothing by itself. */
export function restates(piece: string, waiting: Waiting): boolean {
  if (waiting.closed || waiting.holdsAnswer || waiting.askedAgain) return false;
  const signs = squeezed(foldSigns(piece)).toLowerCase();
  if (standsIn(signs, waiting.signs)) return true;
  if (
    /^[a-z=]+$/.test(signs) &&
    spelledByLetters(signs.replace(/=|is/g, ''), waiting.letters) &&
    /\d/.test(waiting.answer.expected)
  )
    return true; // x alone, or x x
  if (waiting.everyDigitIsKnown && /^\d+$/.test(signs) && waiting.signs.split(/\D+/).includes(signs)) return true;
  const numbers = signs.split(/,|and/).filter((part) => part !== '');
  return numbers.length > 1 && numbers.every((part) => standsIn(part, waiting.signs));
}

/** Whether a piece names a choice or says yes or no, and the text that the checker reads; null where it does neither. */
export function readClosed(piece: string, waiting: Waiting): string | null {
  const { answer } = waiting;
  const text = piece.trim();
  if (text === '' || text.length > 200 || !waiting.closed) return null;
  if (readAnswer(answer, text).kind === 'read') return text;
  const words = tokensOf(text).map(({ plain }) => plain);
  if (answer.input_type === 'boolean') return words.length === 1 ? (inOtherWords[words[0]!] ?? null) : null;
  return keyOfChoice(text, words, answer.choices);
}

const inOtherWords: Readonly<Record<string, string>> = {
  yep: 'yes',
  yup: 'yes',
  yeah: 'yes',
  aye: 'yes',
  nope: 'no',
  nah: 'no',
  nay: 'no',
};
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function keyOfChoice(text: string, words: readonly string[], choices: readonly string[]): string | null {
  const key = (position: number): string | null =>
    position >= 0 && position < choices.length ? String.fromCodePoint(65 + position) : null;
  const spelled = (choice: string): string => squeezed(foldSigns(choice)).toLowerCase();
  const same = choices.findIndex((choice) => spelled(choice) === spelled(text));
  if (same >= 0) return key(same);
  if (['a', 'an', 'the'].includes(words[0]!) && words.length > 1) {
    const named = choices.findIndex((choice) => spelled(choice) === spelled(text.replace(/^(?:an?|the)\s+/i, '')));
    if (named >= 0) return key(named);
  }
  const [first, ...rest] = words.filter((word) => word !== 'the');
  if (['option', 'choice', 'letter', 'answer'].includes(first ?? '') && rest.length === 1) {
    const letter = writtenKey(rest[0]!);
    return letter === null ? null : key(letter.charCodeAt(0) - 65);
  }
  const tail = rest.join(' ');
  if (first !== undefined && ['', 'one', 'option', 'choice', 'answer'].includes(tail)) {
    if (tail === '' && words.length === 1) return null; // "second" may be the beginning of anything
    if (places.includes(first)) return key(places.indexOf(first));
    if (first === 'last') return key(choices.length - 1);
  }
  // "B equilateral": key and text have to name the same one.
  const lead = writtenKey(words[0] ?? '');
  const leads = lead === null ? null : lead.charCodeAt(0) - 65;
  return leads !== null &&
    choices[leads] !== undefined &&
    spelled(choices[leads]) === spelled(text.replace(/^\(?[A-Za-z][).:]?\s+/, ''))
    ? key(leads)
    : null;
}

/** The tokens of a piece, for those who take words off its ends. */
export const pieceOf = (text: string, tokens: readonly MessageToken[]): string =>
  tokens.length === 0 ? '' : text.slice(tokens[0]!.at, tokens.at(-1)!.end);
