import {
  leads as leadsOf,
  longestLead,
  longestTail,
  smallWords,
  tails,
  valueVerbs,
} from '../../../../hearing/answers/claim-words.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';
import { tidyInPlace, tokensOf, type MessageToken } from '../../../../hearing/message-words.ts';
import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { readAnswer } from '../../../../math/check-answer.ts';
import { cardinals, parts, scales } from '../../../../math/read/number-words.ts';
import { isUnitName } from '../../../../math/units/unit-table.ts';
import { choiceInWords } from './choice-in-words.ts';
import { isWorking, restates } from './claims-nothing.ts';
import { statementsIn } from './statements-in.ts';

/** A value that was heard as an answer, and where it is in the message. */
export type HeardValue = { readonly answer: string; readonly start: number; readonly end: number };

/**
 * Returns the answer that a message states plainly: it's almost only the value, perhaps after "it's" or "the answer is", and
 *         before a thing that the question counts, "I think", or a reason. Such a value is judged, whatever it is; any other
 *         unexpected value may be a step, a doubt, or somebody else's, and is asked back.
 *
 * Parameters  `value`: what was heard as an answer; null if nothing was, and then mathematics alone may still be read as one.
 * Errors      none: null if nothing is stated, or if it only repeats the question or is a calculation without a result.
 */
export function statedAnswer(message: string, value: HeardValue | null, waiting: Waiting): string | null {
  const text = tidyInPlace(message);
  if (value === null) return mathematicsAlone(text, waiting);
  const written = text.slice(value.start, value.end);
  if (isIdiom.test(written) || (waiting.closed && /^not\b/i.test(written))) return null;
  return isPlainlySaid(text, value, waiting) && claimsSomething(written, waiting) ? value.answer : null;
}

/**
 * True if only a lead-up comes before a part of a message, and only a unit, "I think", or a reason after it. `text`: tidied in
 * place.
 */
export function isPlainlySaid(text: string, { start, end }: Pick<HeardValue, 'start' | 'end'>, waiting: Waiting): boolean {
  const tokens = tokensOf(text).filter(({ raw }) => !/^["'“”(),.!;…*~]$/.test(raw));
  return (
    leadUp(
      tokens.filter((token) => token.end <= start),
      waiting,
    ) &&
    follow(
      tokens.filter((token) => token.at >= end),
      waiting,
    )
  );
}

/** True if only a unit, "i think", or a reason comes after a position in a message. */
export const endsWith = (text: string, end: number, waiting: Waiting): boolean =>
  follow(
    tokensOf(text).filter(({ raw, at }) => at >= end && !/^["'“”(),.!;…*~]$/.test(raw)),
    waiting,
  );

/** True if the text says more than the question does, and isn't a calculation on the way. */
export const claimsSomething = (written: string, waiting: Waiting): boolean =>
  waiting.askedAgain || !(isWorking(written, waiting) || restates(written, waiting));

/** Returns the equation that a message ends with as a sentence of its own, if one is asked for: "every time minus 4. y = -4x - 17". */
export function equationAtEnd(message: string, waiting: Waiting): string | null {
  const last = statementsIn(tidyInPlace(message)).at(-1) ?? '';
  return /^[a-z] ?=/i.test(waiting.answer.expected) && last.includes('=') && !last.includes('?')
    ? statedAnswer(last, null, waiting)
    : null;
}

/** Numbers that say how sure somebody is. */
const isIdiom = /^(?:1[01]0 ?(?:%|percent)|(?:10|ten) out of (?:10|ten)|50\/50|24\/7)$/i;

const wordsOf = (tokens: readonly MessageToken[]): string[] => tokens.flatMap(({ plain }) => plain.split(' '));

const plainly = new Set(['filler', 'claim', 'conclusion']);
/** Phrases that only lead up to an answer here. They tell nothing to the hearing when it weighs the words around a value. */
const leadsHere = new Set(
  'my number is|the number i got is|i told you|i did tell you|i did say|welp|ight|aight|alright|all right|alrighty|i find|i try again|i tried again|trying again|try again|let me try|let me try again|ok back|back|new answer|my new answer is|here goes|hmm'.split(
    '|',
  ),
);

/**
 * True if words only lead up to an answer: "ok so i think it's", "the perimeter is", "x =". "No" and "wait" may do something
 * else.
 */
function leadUp(tokens: readonly MessageToken[], waiting: Waiting): boolean {
  const all = wordsOf(tokens);
  const words = all.filter((word) => word !== ':');
  if (all.length > 0 && words.length === 0) return false; // a face
  if (namesWhatIsAsked(words, waiting)) return true;
  const [who, verb, ...more] = words.slice(leadingFillers(words));
  if (more.length === 0 && verb !== undefined && tellsWhoHas(who!, verb, waiting)) return true;
  for (let at = 0; at < words.length;) {
    const length = longestOf(
      words.slice(at),
      longestLead,
      (phrase) => (plainly.has(leadsOf.get(phrase) ?? '') && phrase !== 'no') || leadsHere.has(phrase),
    );
    if (length > 0) at += length;
    else if (words[at] === '=' || (waiting.letters.has(words[at]!) && /^(?:=|is)$/.test(words[at + 1] ?? ''))) at += 1;
    else return false;
  }
  return true;
}

/** True for a lead-up in words of the question: "The perimeter is". */
function namesWhatIsAsked(words: readonly string[], waiting: Waiting): boolean {
  const [verb] = words.slice(-1);
  const named = words.slice(0, -1).filter((word) => word !== 'the' && word !== 'of');
  return (
    verb !== undefined && valueVerbs.includes(verb) && named.length > 0 && named.every((word) => isOfTheQuestion(word, waiting))
  );
}

/** Returns how many words before an answer only lead up to it: "ok so", "i think". */
function leadingFillers(words: readonly string[]): number {
  let at = 0;
  while (at < words.length) {
    const length = longestOf(
      words.slice(at),
      longestLead,
      (phrase) => plainly.has(leadsOf.get(phrase) ?? '') || leadsHere.has(phrase),
    );
    if (length === 0) return at;
    at += length;
  }
  return at;
}

/**
 * True for somebody or something of the question with its verb, or for what is left: "she plants", "it stay". "I have 20 minutes"
 * and "she has 4 in each" tell something else, or a step.
 */
function tellsWhoHas(who: string, verb: string, waiting: Waiting): boolean {
  const isNamed = waiting.words.has(who) && who.length > 2;
  // "You need 15" tells the denominator, if a fraction is asked for.
  if (waiting.answer.input_type === 'fraction' && who !== 'it') return false;
  if ((isNamed || subjects.has(who)) && verb.length > 3 && isOfTheQuestion(verb, waiting) && stemOf(verb) !== stemOf('have'))
    return true;
  return (who === 'it' && isLeft.has(stemOf(verb))) || ((isNamed || who === 'they') && hasIt.has(stemOf(verb)));
}
const subjects = new Set('it he she they each everyone everybody'.split(' '));
const isLeft = new Set('stay remain leave cost make equal must will'.split(' ').map(stemOf));
const hasIt = new Set('has have get need pay stay remain leave cost eat equal make is are will must'.split(' ').map(stemOf));

/** True if what follows a value is what the question counts: "9 sections". "1 sec" and "5 minutes left" are something else. */
const namesUnit = (tokens: readonly MessageToken[], waiting: Waiting): boolean =>
  follow(tokens, waiting) &&
  wordsOf(tokens).every((word) => word !== 'left') &&
  wordsOf(tokens).some((word) => isOfTheQuestion(word, waiting));

/** True if words only follow an answer: its unit, what the question counts, "i think", a reason. */
function follow(tokens: readonly MessageToken[], waiting: Waiting): boolean {
  const words = wordsOf(tokens).filter((word) => word !== '?');
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    if (word === 'because' && at < words.length - 1) return true;
    const length = longestOf(words.slice(at), longestTail, (phrase) => tails.has(phrase));
    if (length > 0) at += length;
    else if (isOfTheQuestion(word, waiting) || isUnitName(word) || smallWords.has(word) || behind.has(word)) at += 1;
    else return false;
  }
  return true;
}
const behind = new Set(['each', 'altogether', 'now', '%', 'percent', '°', '$', 'per']);

const isOfTheQuestion = (word: string, { words }: Waiting): boolean =>
  word.length > 2 && !asking.test(word) && [word, `${word}s`, word.replace(/s$/, '')].some((one) => words.has(one));
const asking = /^(?:how|what|which|why|when|where|who|many|much|more|less|than|then|there)$/;

function longestOf(words: readonly string[], most: number, isOne: (phrase: string) => boolean): number {
  for (let length = Math.min(most, words.length); length > 0; length -= 1)
    if (isOne(words.slice(0, length).join(' '))) return length;
  return 0;
}

/**
 * Returns mathematics alone, after a claim or nothing, that only the question's own reader can read: `x \lt 3`, "I got x = 5",
 *         "letter c"; or what the message comes to at its end: "… and x = 4", "… so c". A number by itself is left to the
 *         hearing.
 */
function mathematicsAlone(text: string, waiting: Waiting): string | null {
  const tokens = tokensOf(text).filter(({ raw }) => !/^["'“”.!…*~]$/.test(raw));
  if (waiting.closed && tokens.length === 2 && /^(?:letter|choice|option)$/.test(tokens[0]!.plain)) tokens.shift();
  const from = tokens.findIndex(
    (token, at) => isMathematics(token, tokens[at + 1], waiting) && !/^(?:and|or)$/.test(token.plain),
  );
  const end = from < 0 ? -1 : tokens.findIndex((token, at) => at > from && !isMathematics(token, tokens[at + 1], waiting));
  const unitAfter = end >= 0 && !waiting.closed && from > 0 && namesUnit(tokens.slice(end), waiting);
  const stretch = from < 0 ? [] : tokens.slice(from, unitAfter ? end : undefined);
  const [first, last] = [stretch[0], stretch.at(-1)];
  if (first === undefined || last === undefined || last.end - first.at > longest) return conclusionIn(tokens, text, waiting);
  const written = text.slice(first.at, last.end);
  const isOnlyMathematics = stretch.every((token, at) => isMathematics(token, stretch[at + 1], waiting));
  const before = tokens.slice(0, from);
  const leads = leadUp(before, waiting) && !wordsOf(before).includes('was'); // "the answer was 12" may be another question's
  if (!isOnlyMathematics || !leads) return conclusionIn(tokens, text, waiting);
  return (from > 0 || !/^[\d\s.,]+$/.test(written)) && reads(written, waiting) ? written : null;
}
const longest = 200;

/**
 * Returns two values if the student doesn't choose between them: "3/4 or 4/3?", "b and d", "6? or 2?". Null if there aren't
 *         two, or if together they are one answer, like a set.
 */
export function twoAnswers(message: string, waiting: Waiting): readonly string[] | null {
  const text = tidyInPlace(message);
  const pieces = text.split(waiting.closed ? /\b(?:or|and)\b/i : /\bor\b/i);
  if (pieces.length !== 2 || readAnswer(waiting.answer, message.trim()).kind === 'read') return null;
  const values = pieces.flatMap((piece) => valueIn(piece.replace(/[?,.!\s]+$/, ''), waiting) ?? []);
  return new Set(values).size === 2 ? values : null;
}

/** Returns the value of a part of a message, if the words around it only lead up to one, or doubt it. */
function valueIn(piece: string, waiting: Waiting): string | null {
  const value = piece.trim().replace(doubting, '').trim();
  const isPlain = waiting.closed || !/\p{L}{3}/u.test(value);
  if (isPlain && readAnswer(waiting.answer, value).kind === 'read') return value;
  const { input_type, choices } = waiting.answer;
  return input_type === 'multiple_choice' ? choiceInWords(piece, choices, waiting.plain) : null;
}
const doubting =
  /^(?:(?:i|think|its?|it's|is|either|could|be|maybe|would|have|got|the|answer|um+|so)\b\s*)+|\s+(?:i think|i guess|maybe|idk)$/gi;

function conclusionIn(tokens: readonly MessageToken[], text: string, waiting: Waiting): string | null {
  const joints = waiting.closed ? /^(?:so|then|therefore)$/ : /^(?:so|then|and|therefore)$/;
  const joint = tokens.findLastIndex(({ plain }) => joints.test(plain));
  const [first, ...rest] = joint < 0 ? [] : tokens.slice(joint + 1);
  const last = rest.at(-1) ?? first;
  if (first === undefined || last === undefined) return null;
  const isOne = waiting.closed ? rest.length === 0 : waiting.letters.has(first.plain) && rest[0]?.plain === '=';
  const written = text.slice(first.at, last.end);
  return isOne && rest.every(({ word }) => !word) && reads(written, waiting) ? written : null;
}

const reads = (written: string, waiting: Waiting): boolean =>
  claimsSomething(written, waiting) && readAnswer(waiting.answer, written).kind === 'read';

function isMathematics(
  { plain, raw, word }: MessageToken,
  next: MessageToken | undefined,
  { letters, closed, answer }: Waiting,
): boolean {
  if (closed) return /^(?:[a-h]|true|false)$/i.test(raw);
  if (!word) return true;
  return (
    letters.has(raw) ||
    letters.has(raw.toLowerCase()) ||
    (raw.length === 1 && next?.plain === '=' && answer.input_type !== 'expression') ||
    mathematicalWords.has(plain) ||
    numberWords.some((table) => Object.hasOwn(table, plain))
  );
}
const mathematicalWords = new Set('and or plus minus negative over point pi sqrt'.split(' '));
const numberWords = [cardinals, parts, scales];
