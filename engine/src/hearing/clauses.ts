import { cardinals, parts } from '../math/read/number-words.ts';
import { plainWords, tidyInPlace, tokensOf, type MessageToken } from './message-words.ts';

/** A stretch of a message that says one thing. */
export type Clause = {
  readonly text: string; // exactly as in the message, from `start` up to `end`
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly MessageToken[]; // with their places in the message
  readonly words: string; // in plain spelling, including numbers, without question marks
  readonly asks: boolean; // ends with a question mark
  readonly opener: 'but' | 'so' | 'then' | 'because' | 'and' | 'or' | null; // the first word, if it joins on to what came before
};

const openers = new Set(['but', 'so', 'then', 'because', 'and', 'or']);
/** These words open a clause anywhere, except after one of the words listed with them. */
const joints: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['but', 'and so not nothing'],
    ['so', 'am is are was it feel feels think hope guess and even not or just this be ever always'], // "i am so tired", "i think so"
    ['then', 'and so but if now since ok more bigger less smaller larger greater'], // "more then 3"
    ['because', 'is just or not and only so but maybe'],
  ].map(([joint, before]) => [joint!, new Set(before!.split(' '))]),
);

/** "19, negative": the sign belongs to the number before it. */
const saysSign = new Set(['negative', 'minus']);

/** After "and" or "or", these words open a clause of their own. */
const subjects = new Set(
  'i we you it that this they he she there what why how can could is do does got get then the my am'.split(' '),
);

/** These words open a clause even without punctuation, unless the word before them leads up to them ("i know why"). */
const asksAnew = new Set(['what', 'why', 'how', 'can', 'could']);
const leadsUp = new Set(
  (
    'know get see understand explain tell me remember forgot forget of about is sure idea wonder for matter no not guess say says said mean means just look ' +
    'show ask asked find found figure out care and but so or then because that this it i we you they if when like even exactly a the to with from in on by ' +
    'confused wondering which what why how can could do does oh ok wait um well hey please yeah or'
  ).split(' '),
);

/**
 * Splits a message into clauses: at the ends of sentences and lines, at commas before words, at "but", "so", "then", "because",
 * at "and" and "or" before a new subject, and where a question follows without any punctuation.
 *
 * Shape   in order, without overlap; every word of the part of the message that is read (its first 2,000 characters) is in one
 *         of them. A message without a word, a number, or a sign has none.
 */
export function clausesOf(message: string): readonly Clause[] {
  const text = tidyInPlace(message);
  const tokens = tokensOf(text);
  const clauses: Clause[] = [];
  let open: MessageToken[] = [];
  const close = (): void => {
    const [first, last] = [open[0], open.at(-1)];
    if (first !== undefined && last !== undefined) clauses.push(clauseOf(message, text, first.at, last.end, open));
    open = [];
  };
  tokens.forEach((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (opensAnew(token, before, next, open)) close();
    open.push(token);
    const gap = next === undefined ? '\n' : text.slice(token.end, next.at);
    if (
      endsSentence(token, next, gap) ||
      gap.includes('\n') ||
      (token.plain === ',' &&
        next !== undefined &&
        !(saysSign.has(next.plain) && at + 2 === tokens.length) &&
        !goesOnListing(tokens.slice(at - 1, at + 3)) &&
        opensBehindComma(next, open))
    )
      close();
  });
  close();
  return clauses;
}

function clauseOf(message: string, text: string, start: number, end: number, tokens: readonly MessageToken[]): Clause {
  const words = plainWords(text.slice(start, end)).replaceAll(/ ?\?/g, '').trim();
  const first = words.split(' ')[0] ?? '';
  return {
    text: message.slice(start, end),
    start,
    end,
    tokens,
    words,
    asks: tokens.at(-1)?.plain === '?',
    opener: openers.has(first) ? (first as Clause['opener']) : null,
  };
}

/** "1, 2, and 3": true for the comma before the last of several numbers. */
const goesOnListing = ([before, , joint, next]: readonly MessageToken[]): boolean =>
  before !== undefined && next !== undefined && /^(?:and|or)$/.test(joint?.plain ?? '') && [before, next].every(isNumber);

/**
 * True at a comma before words. A comma before a number counts only after words without a number: "this is garbage, 35", not
 * "12, 15".
 */
function opensBehindComma(next: MessageToken, open: readonly MessageToken[]): boolean {
  if (next.word && !isNumberWord(next)) return true;
  return (isNumber(next) || /^[-+.$]$/.test(next.plain)) && open.filter(({ word }) => word).length > 1 && !open.some(isNumber);
}

/** True at a full stop, question mark, etc., at the last one of a row. The point in 3.5 or .75 is not a full stop. */
const endsSentence = (token: MessageToken, next: MessageToken | undefined, gap: string): boolean =>
  /^[.!?…;]$/.test(token.plain) &&
  !(next !== undefined && gap === '' && /^[.!?…;)\d]/.test(next.plain)) &&
  !(token.plain === '.' && next === undefined);

function opensAnew(
  token: MessageToken,
  before: MessageToken | undefined,
  next: MessageToken | undefined,
  open: readonly MessageToken[],
): boolean {
  if (before === undefined || !token.word || !open.some(({ word, plain }) => word || /^[\p{N}<>=]/u.test(plain))) return false;
  const after = joints.get(token.plain);
  if (after !== undefined) return !after.has(before.plain.split(' ').at(-1)!);
  if (token.plain === 'and' || token.plain === 'or')
    return next?.word === true && subjects.has(next.plain.split(' ')[0]!) && !isNumberWord(next);
  return asksAnew.has(token.plain.split(' ')[0]!) && !leadsUp.has(before.plain.split(' ').at(-1)!) && before.plain !== '"';
}

const isNumber = (token: MessageToken): boolean => isNumberWord(token) || /^\p{N}/u.test(token.plain);
const isNumberWord = ({ plain }: MessageToken): boolean => Object.hasOwn(cardinals, plain) || Object.hasOwn(parts, plain);
