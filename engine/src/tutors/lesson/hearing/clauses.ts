import type { Waiting } from '../../../hearing/answers/waiting-question.ts';
import { cardinals, parts } from '../../../math/read/number-words.ts';
import { tokensOf, type MessageToken } from '../../../hearing/message-words.ts';

/** A stretch of a message that says one thing. */
export type Clause = {
  readonly tokens: readonly MessageToken[];
  readonly words: string; // in their plain spelling
  readonly asks: boolean; // its sentence ends with a question mark
  readonly reason: boolean; // because …: it explains, and claims nothing
};

/** A word of a clause in its plain spelling; "its" makes two of one token. */
export type FlatWord = { readonly word: string; readonly token: MessageToken };
export const flatten = (tokens: readonly MessageToken[]): FlatWord[] =>
  tokens.flatMap((token) => token.plain.split(' ').map((word) => ({ word, token })));

const reasons = new Set(['because', 'since']);
const joints = new Set(['but', 'so', 'then', ...reasons]);
const after = new Set([
  'and',
  'i',
  'i am',
  'i have',
  'i think',
  'it',
  'it is',
  'that',
  'that is',
  'so',
  'we',
  'you',
  'got',
  'get',
  'then',
  'the',
  'there',
  'ended',
  'came',
]);

/** "12 i counted them": what the student did, told behind her answer. */
const done = new Set(
  'added counted did divided multiplied halved doubled checked used worked took subtracted timesed drew wrote tried moved simplified cancelled canceled'.split(
    ' ',
  ),
);

/** The clauses of a message: at full stops, at commas before words, at but, so, then, because, and at "and" before a claim. */
export function clausesOf(text: string, waiting: Waiting): Clause[] {
  const tokens = tokensOf(text);
  const clauses: Clause[] = [];
  let [open, reason]: [MessageToken[], boolean] = [[], false];
  let sentenceFrom = 0;
  const close = (): void => {
    if (open.length > 0) clauses.push({ tokens: open, words: plainOf(open), asks: false, reason });
    open = [];
  };
  const endSentence = (asks: boolean): void => {
    close();
    if (asks)
      for (let i = sentenceFrom; i < clauses.length; i += 1) clauses[i] = { ...clauses[i]!, asks: i === clauses.length - 1 };
    sentenceFrom = clauses.length;
    reason = false;
  };
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const gap = next === undefined ? '\n' : text.slice(token.end, next.at);
    if (/^[.!?…;]$/.test(token.plain) && endsHere(token, tokens[i - 1], next, gap, waiting))
      return endSentence(token.plain === '?');
    if (['or', '('].includes(token.plain) && opensAnew(token, next, waiting)) {
      close();
      if (token.plain === '(') return undefined;
    }
    if (token.plain === ',' && next?.word === true && !isMathematical(next, waiting)) return close();
    if (
      token.plain === 'i' &&
      next !== undefined &&
      done.has(next.plain) &&
      endsInNumber(open) &&
      tokens[i + 2]?.plain !== 'not'
    ) {
      close();
      reason = true;
    }
    if (
      token.plain === 'and' &&
      next !== undefined &&
      tokens[i + 2]?.plain === '=' &&
      isMathematical(next, waiting) &&
      tells(open)
    )
      close();
    if (token.word && joints.has(token.plain) && open.length > 0) {
      close();
      reason = reasons.has(token.plain);
    } else if (token.word && reasons.has(token.plain)) reason = true;
    else if (token.plain === 'and' && next?.word === true && after.has(next.plain) && open.length > 0 && !reason) close();
    open.push(token);
    if (gap.includes('\n')) endSentence(false);
    return undefined;
  });
  endSentence(false);
  return clauses;
}

/** A number, or a unit behind one, is the last that was said. */
const endsInNumber = (tokens: readonly MessageToken[]): boolean =>
  tokens.slice(-2).some(({ plain }) => /^\p{N}/u.test(plain) || Object.hasOwn(cardinals, plain));

/** "I took 3 away from both sides": what the student did, and no value of a letter in it. */
const tells = (tokens: readonly MessageToken[]): boolean =>
  /^(?:i|we|you)\b/.test(tokens[0]?.plain ?? '') && tokens.every(({ plain }) => plain !== '=');

/** 3.5 and .75 hold no full stop, nor does no. 7; 5! is a factorial where the question has one. */
function endsHere(
  token: MessageToken,
  before: MessageToken | undefined,
  next: MessageToken | undefined,
  gap: string,
  waiting: Waiting,
): boolean {
  if (token.plain === '!' && waiting.signs.includes('!')) return false;
  if (token.plain === '.' && next !== undefined && /^\d/.test(next.plain) && (gap === '' || before?.plain === 'no')) return false;
  return true;
}

/** "12 or is it 7?", "3/4 (i divided by 2)" */
const opensAnew = (token: MessageToken, next: MessageToken | undefined, waiting: Waiting): boolean =>
  next?.word === true &&
  (token.plain === '('
    ? !isMathematical(next, waiting) && next.plain.length > 0
    : ['is', 'maybe', 'it', 'it is', 'perhaps'].includes(next.plain));

const isMathematical = ({ plain, raw }: MessageToken, { letters }: Waiting): boolean =>
  plain === 'and' ||
  plain === 'or' ||
  letters.has(raw) ||
  letters.has(raw.toLowerCase()) ||
  Object.hasOwn(cardinals, plain) ||
  Object.hasOwn(parts, plain);

const plainOf = (tokens: readonly MessageToken[]): string =>
  tokens
    .filter(({ plain, word }) => word || /^\p{N}/u.test(plain))
    .map(({ plain }) => plain)
    .join(' ');
