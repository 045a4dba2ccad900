import { parts } from '../../math/read/number-words.ts';
import type { MessageToken } from '../message-words.ts';
import { numberAt } from './number-at.ts';
import type { Waiting } from './waiting-question.ts';

/** The most tokens that are read as one expression, and the most stretches that are tried from one place. */
const longest = 20;
const mostTried = 12;

/**
 * Finds the right answer in words that say it aloud: "x squared plus eight x plus sixteen", "5 root 2", "x to the seventh", "6
 * exes and 3". The longest stretch counts. Returns null unless it is the right answer, because otherwise it isn't sure what
 * such words mean.
 *
 * Shape   `length` in tokens. Only for a question that asks for more than a number.
 */
export function spokenExpressionAt(
  tokens: readonly MessageToken[],
  at: number,
  waiting: Waiting,
  isRight: (text: string) => boolean,
): { readonly text: string; readonly length: number } | null {
  const { expected, input_type } = waiting.answer;
  const asks = input_type === 'expression' || input_type === 'set' || /[a-z√^(]/i.test(expected);
  if (!asks || tokens.length > 60) return null;
  const all = piecesFrom(tokens, at, waiting);
  const pieces = leadsToRelation.test(tokens[at - 1]?.plain ?? '') ? withSubject(all, expected) : all;
  const ends = pieces.map(({ to }, k) => ({ k, to })).filter(({ k }) => k > 0);
  for (const { k, to } of ends.toReversed().slice(0, mostTried)) {
    const written = pieces.slice(0, k + 1).map(({ text }) => text);
    if (!/[\d)a-z²³]$/i.test(written.at(-1)!)) continue;
    const text = readingsOf(written, expected).find((reading) => isRight(reading));
    if (text !== undefined) return { text, length: to - at };
  }
  return null;
}

const leadsToRelation = /^(?:|it|that|so|um|uh|like|be|answer|get|got|say|[,:])$/;

/** "Anything over 4" if x > 4 is asked for: adds the missing letter. */
const withSubject = (pieces: readonly Piece[], expected: string): readonly Piece[] => {
  const [, letter] = /^ ?([a-z]) ?[<>≤≥]/i.exec(expected) ?? [];
  const [first] = pieces;
  return first === undefined || letter === undefined || !/^[<>]/.test(first.text)
    ? pieces
    : [{ ...first, text: letter + first.text }, ...pieces.slice(1)];
};

type Piece = { readonly text: string; readonly to: number };

const words: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  negative: '-',
  times: '*',
  over: '/',
  slash: '/',
  squared: '^2',
  square: '^2',
  cubed: '^3',
  equals: '=',
  equal: '=',
  is: '=',
  and: '+',
  root: 'root',
  radical: 'root',
  sqrt: 'root',
  parentheses: '',
  parenthesis: '',
  parens: '',
  quantity: '',
  '√': 'root',
  '×': '*',
  '·': '*',
  '−': '-',
  '–': '-',
  '≥': '>=',
  '≤': '<=',
  '±': '±',
  pi: 'pi',
  π: 'pi',
};
/** Phrases of several words, the longer ones first. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^plus or minus(?= |$)/, '±'],
  [/^plus minus(?= |$)/, '±'],
  [/^(?:is )?(?:greater|more|bigger|larger) (?:than|then) or equals?(?: to)?(?= |$)/, '>='],
  [/^(?:is )?(?:less|smaller) (?:than|then) or equals?(?: to)?(?= |$)/, '<='],
  [/^(?:is )?at least(?= |$)/, '>='],
  [/^(?:is )?at most(?= |$)/, '<='],
  [/^(?:is )?(?:everything |anything |all )?(?:greater|more|bigger|larger) (?:than|then)(?= |$)/, '>'],
  [/^(?:is )?(?:less|smaller) (?:than|then)(?= |$)/, '<'],
  [/^(?:the )?square roots? of(?= |$)/, 'root'],
  [/^square roots?(?= |$)/, 'root'],
  [/^(?:to the power(?: of)?|to the)(?= |$)/, '^'],
  [/^divided by(?= |$)/, '/'],
  [/^multiplied by(?= |$)/, '*'],
  [/^> =(?= |$)/, '>='],
  [/^< =(?= |$)/, '<='],
];

const every = '(?:is )?(?:every number |any number |numbers |all numbers |everything |anything )?';
/** More phrases, used if the question asks for a relation; "x over 4" is then not a quotient. */
const relations: readonly (readonly [RegExp, string])[] = [
  [/^(?:is )?(?:bigger|greater|more|larger) or (?:the )?(?:same|equal)(?: (?:as|to))?(?= |$)/, '>='],
  [/^(?:is )?(?:smaller|less|lower) or (?:the )?(?:same|equal)(?: (?:as|to))?(?= |$)/, '<='],
  [new RegExp(`^${every}(?:greater|more|bigger|larger|over|above|exceeds|superior)(?: (?:to|of))?(?= |$)`), '>'],
  [new RegExp(`^${every}(?:less|smaller|under|below|inferior)(?: (?:to|of))?(?= |$)`), '<'],
];

/** Converts the tokens from a place on to signs, letters, and numbers, up to the first that isn't one. */
function piecesFrom(tokens: readonly MessageToken[], at: number, { letters, answer }: Waiting): readonly Piece[] {
  const known = /[<>≤≥]/.test(answer.expected) ? [...phrases, ...relations] : phrases;
  const pieces: Piece[] = [];
  for (let k = at; k < tokens.length && k < at + longest;) {
    const { plain, raw } = tokens[k]!;
    const ahead = tokens
      .slice(k, k + 6)
      .map((token) => token.plain)
      .join(' ');
    const phrase = known.find(([pattern]) => pattern.test(ahead));
    const letter = letterOf(plain, raw, letters);
    const number = numberAt(tokens, k, true);
    const isDigitOrdinal = /^\d+$/.test(plain) && /^(?:th|st|nd|rd)$/.test(tokens[k + 1]?.plain ?? '');
    const ordinal = pieces.at(-1)?.text === '^' ? (isDigitOrdinal ? plain : ordinalOf(plain)) : null;
    if (phrase !== undefined) {
      k += phrase[0].exec(ahead)![0].split(' ').length;
      pieces.push({ text: phrase[1], to: k });
    } else if (letter !== null) pieces.push({ text: letter, to: (k += 1) });
    else if (ordinal !== null) pieces.push({ text: ordinal, to: (k += isDigitOrdinal ? 2 : 1) });
    else if (Object.hasOwn(words, plain)) pieces.push({ text: words[plain]!, to: (k += 1) });
    else if (number !== null && /^[-\d./]+$/.test(number.readings[0]!))
      pieces.push({ text: number.readings[0]!, to: (k += number.length) });
    else if (/^[-+*/^()=<>²³]$/.test(plain)) pieces.push({ text: plain, to: (k += 1) });
    else if (pieces.length > 0 && /^(?:the|a|of)$/.test(plain)) k += 1;
    else break;
  }
  return pieces;
}

/** Returns the letter of the question that a word is, also as it is heard or in the plural: ex, exes, xs. */
function letterOf(plain: string, raw: string, letters: ReadonlySet<string>): string | null {
  const one = plain.replace(/^ex(?:es)?$/, 'x').replace(/^why$/, 'y');
  const bare = one.length === 2 && one.endsWith('s') ? one[0]! : one;
  if (bare.length !== 1 || !/[a-z]/.test(bare)) return null;
  return letters.has(raw) ? raw : letters.has(bare) ? bare : null;
}

/** Returns the exponent that an ordinal names: 7 for "to the seventh". */
const ordinalOf = (word: string): string | null =>
  word === 'second' ? '2' : Object.hasOwn(parts, word) ? String(parts[word]) : null;

/** Writes the pieces out: a root with the number after it, products of sums in parentheses. */
function readingsOf(pieces: readonly string[], expected: string): readonly string[] {
  const rooted = pieces
    .join(' ')
    .replace(/root (\S+)/g, 'sqrt($1)')
    .replace(/\^ (\S+)/g, '^$1')
    .replace(/ /g, '')
    .replace(/\+-|-\+/g, '-');
  const factors = rooted.split('*');
  const products = factors.length > 1 ? [factors.map((factor) => `(${factor})`).join('')] : [];
  // "x7" if a power is asked for
  const raised = /\^/.test(expected) ? [rooted.replace(/([a-z])(\d)/gi, '$1^$2')] : [];
  return [rooted, ...products, ...raised];
}
