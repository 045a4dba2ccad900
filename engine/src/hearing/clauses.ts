import { cardinals, parts } from '../math/read/number-words.ts';
import { plainWords, tidyInPlace, tokensOf, type MessageToken } from './message-words.ts';

/** A stretch of a message that says one thing. */
export type Clause = {
  readonly text: string; // as it stands in the message from `start` up to `end`
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly MessageToken[]; // with their places in the message
  readonly words: string; // in their plain spelling, numbers among them, question marks not
  readonly asks: boolean; // ends with a question mark
  readonly opener: 'but' | 'so' | 'then' | 'because' | 'and' | 'or' | null; // the first word, where it joins the clause to what came before
};

const openers = new Set(['but', 'so', 'then', 'because', 'and', 'or']);
/** These open a clause wherever they stand, unless a word before them belongs to them. */
const joints: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['but', 'and so not nothing'],
    ['so', 'am is are was it feel feels think hope guess and even not or just this be ever always'], // "i am so tired", "i think so"
    ['then', 'and so but if now since ok more bigger less smaller larger greater'], // "more then 3"
    ['because', 'is just or not and only so but maybe'],
  ].map(([joint, before]) => [joint!, new Set(before!.split(' '))]),
);

/** "19, negative": of the number before it. */
const saysSign = new Set(['negative', 'minus']);

/** After "and" and "or" these open a clause of their own. */
const subjects = new Set(
  'i we you it that this they he she there what why how can could is do does got get then the my am'.split(' '),
);

/** A question or plea opens anew where a student strings it to what came before, unless the word before leads up to it. */
const asksAnew = new Set(['what', 'why', 'how', 'can', 'could']);
const leadsUp = new Set(
  (
    'know get see understand explain tell me remember forgot forget of about is sure idea wonder for matter no not guess say says said mean means just look ' +
    'show ask asked find found figure out care and but so or then because that this it i we you they if when like even exactly a the to with from in on by ' +
    'confused wondering which what why how can could do does oh ok wait um well hey please yeah or'
  ).split(' '),
);

/**
 * The clauses of a message: at ends of sentences and lines, at commas before words, at but, so, then, because, at "and" and "or" before
 * a new subject, and where a question is strung to what came before it without any sign.
 *
 * Shape   in order and apart from one another; every word of the message that is heard (its first 2,000 signs) is in one of them. A
 *         message without a word, a number or a sign has none.
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

/** "1, 2, and 3": the comma before the last of several numbers */
const goesOnListing = ([before, , joint, next]: readonly MessageToken[]): boolean =>
  before !== undefined && next !== undefined && /^(?:and|or)$/.test(joint?.plain ?? '') && [before, next].every(isNumber);

/** A comma before words; before a number only where words stood before it and no number: "this is garbage, 35", not "12, 15". */
function opensBehindComma(next: MessageToken, open: readonly MessageToken[]): boolean {
  if (next.word && !isNumberWord(next)) return true;
  return (isNumber(next) || /^[-+.$]$/.test(next.plain)) && open.filter(({ word }) => word).length > 1 && !open.some(isNumber);
}

/** Full stops, question marks and the like, the last of several; 3.5 and .75 hold no full stop. */
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
