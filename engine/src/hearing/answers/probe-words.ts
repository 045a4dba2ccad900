import type { Clause } from '../clauses.ts';
import { withLeftover } from '../leftover.ts';
import { plainWords, tokensOf } from '../message-words.ts';
import { isNoReply } from '../no-reply.ts';
import { stemOf } from '../vocabulary/stem.ts';
import { wordDistance } from '../word-distance.ts';
import type { AskedProbe } from '../hearing-context.ts';
import { numberAt } from './number-at.ts';
import type { ProbeReply } from './probe-replies.ts';

/** Words with the same meaning, for operations and comparisons; one row each. */
const sayTheSame = [
  'multiply multiplication multiplying times product mult',
  'divide division dividing split share',
  'add addition plus sum',
  'subtract subtraction subtracting minus take away',
  'larger bigger greater more',
  'smaller less littler tinier fewer',
].map((row) => row.split(' '));
const sameTerm: ReadonlyMap<string, string> = new Map(
  sayTheSame.flatMap((row) => row.map((word): [string, string] => [stemOf(word), stemOf(row[0]!)])),
);
const termOf = (word: string): string => sameTerm.get(stemOf(word)) ?? stemOf(word);
const small = new Set(
  'the a an of to is are it they that by in on from with and way ways one ones number side part parts'.split(' '),
);
const termsOf = (text: string): string[] =>
  plainWords(withLeftover(text))
    .split(' ')
    .filter((word) => word !== '' && word !== '?' && !small.has(word))
    .map(termOf);

/** Words that deny: "not sixths". */
const denies = /\b(?:not|never|neither)\b/;
const asks = /^(?:what|why|how|where|when|who|can|could|do|does|is|are) /;

const replyAt = ({ start, end }: Clause, answer: string, right: boolean, clear: boolean): ProbeReply => ({
  start,
  end,
  answer,
  right,
  clear,
  opens: true,
  chance: clear ? 0.9 : 0.7,
});

/** Reads a number that is written in words alone and returns it in figures; null if the text has other words. */
export function numberInWords(text: string): string | null {
  const tokens = tokensOf(text.trim());
  if (tokens.length === 0 || /\d/.test(text)) return null;
  const number = numberAt(tokens, 0, false);
  return number?.length === tokens.length ? number.readings[0]! : null;
}

/** Finds the replies in words that a message contains: expected ones, and other ones that the probe offers. */
export function repliesInWords(clauses: readonly Clause[], { text, expected }: AskedProbe): readonly ProbeReply[] {
  // Expected replies like "twenty" and "10x" are left out: they would also be found in "one hundred twenty" and "10x - 15".
  const inWords = expected.filter(
    (one) =>
      /\p{L}/u.test(one) &&
      !/^(?:yes|no)$/i.test(one.trim()) &&
      !(/[\d+*/^=]/.test(one) && !/\p{L}{2}/u.test(one)) &&
      numberInWords(one) === null,
  );
  const options = [
    ...inWords.map((words) => ({ words, right: true })),
    ...alternativesIn(text)
      .filter((words) => !expected.some((one) => termsOf(one).includes(termOf(words))))
      .map((words) => ({ words, right: false })),
  ];
  return clauses.flatMap((clause) => {
    if (asks.test(clause.words) || denies.test(clause.words)) return [];
    const terms = new Set(termsOf(clause.text));
    const holds = (wanted: string): boolean =>
      terms.has(wanted) ||
      (wanted.length > 4 && [...terms].some((term) => term[0] === wanted[0] && wordDistance(term, wanted) === 1));
    return options.flatMap(({ words, right }) => {
      const wanted = termsOf(words);
      const isThere = wanted.length === 0 ? clause.text.toLowerCase().includes(words.toLowerCase()) : wanted.every(holds);
      return isThere ? [replyAt(clause, right ? expected[0]! : words, right, terms.size <= wanted.length + 3)] : [];
    });
  });
}

/** Pairs of opposites that a probe may offer, wherever they are in its text ("closer to 0 or farther?"). */
const opposites: readonly (readonly [string, string])[] = [
  ['closer', 'farther'],
  ['nearer', 'farther'],
  ['more', 'less'],
  ['more', 'fewer'],
  ['bigger', 'smaller'],
  ['larger', 'smaller'],
  ['greater', 'less'],
  ['longer', 'shorter'],
  ['higher', 'lower'],
  ['above', 'below'],
  ['before', 'after'],
  ['inside', 'outside'],
  ['left', 'right'],
  ['up', 'down'],
  ['positive', 'negative'],
  ['odd', 'even'],
  ['same', 'different'],
  ['add', 'subtract'],
  ['multiply', 'divide'],
];

/** Returns the replies that a probe offers: "larger or smaller?" offers two. */
function alternativesIn(text: string): readonly string[] {
  const words = new Set(plainWords(text).split(' '));
  const offered = opposites.find(([one, other]) => words.has(one) && words.has(other));
  if (offered !== undefined) return offered;
  const [, one, other] = /(?:^|[\s:,])(\p{L}+),? or (?:a |an |the )?(\p{L}+)/iu.exec(text) ?? [];
  return one === undefined || other === undefined ? [] : [one, other];
}

const leadIn =
  '(?:(?:um|uh|hm|well|oh|so|ok|but|wait|i think|i guess|maybe|probably|lol|duh|obviously|it is|that is|teacher|please) )*';
const saysNo = new RegExp(
  `^${leadIn}(?:(?:no|nope|nah|naw|never|negative|nay|nuh uh|of course not|i do not think so|not (?!sure|really sure|certain|yet))\\b|(?:it|they|you|u|we|that|he|she|i|one)(?: just)? (?:can|could|does|do|did|is|are|will|would|was) not\\b(?! (?:know|understand|get|think|sure|remember)))`,
);
const saysYes = new RegExp(
  `^${leadIn}(?:(?:yes|yess|yeah|yep|yup|ya|yah|yeh|sure|totally|definitely|always|mhm|uh huh|si|yessir|of course|i think so|i guess so|guess so|correct|true)\\b|(?:it|they|you|u|we|that) (?:can|could|does|do|is|are|will|would)$)`,
);

/** Finds the replies to a yes-or-no probe: "nah u cant", "yeah they can", "not evenly". */
export function repliesOfYesOrNo(clauses: readonly Clause[], { expected }: AskedProbe): readonly ProbeReply[] {
  const wanted = expected.map((one) => one.trim().toLowerCase()).find((one) => /^(?:yes|no|true|false)$/.test(one));
  if (wanted === undefined) return [];
  const [yes, no] = /^(?:true|false)$/.test(wanted) ? ['true', 'false'] : ['yes', 'no'];
  return clauses.flatMap((clause) => {
    const { words, text } = clause;
    if (asks.test(words) || isNoReply(words)) return [];
    const said = saysNo.test(words) || /^false\b/.test(words) ? no : saysYes.test(words) ? yes : null;
    if (said === null) return [];
    const first = /\p{L}+/u.exec(text)?.[0] ?? said;
    const right = said === wanted;
    const asSaid = yes === 'yes' && /^(?:n[oa]|never|y[ea]|si|sure)/i.test(first) ? first : said;
    return [replyAt(clause, right ? expected[0]! : asSaid, right, true)];
  });
}

/** Finds replies to a probe that expects several numbers, in any order: "1 and 5". */
export function repliesOfNumbers(clauses: readonly Clause[], { expected }: AskedProbe): readonly ProbeReply[] {
  const wanted = expected.map((one) =>
    one
      .replace(/\band\b/g, ' ')
      .split(/[\s,;&]+/)
      .filter(Boolean),
  );
  const lists = wanted.filter((list) => list.length > 1 && list.every((one) => /^-?\d+(?:\.\d+)?$/.test(one)));
  if (lists.length === 0) return [];
  return clauses.flatMap((clause) => {
    const said = numbersIn(clause);
    const isSaid = lists.some((list) => said.toSorted().join(' ') === list.toSorted().join(' '));
    if (isSaid) return [replyAt(clause, expected[0]!, true, true)];
    // "2 n 6" if 3 and 4 are expected: the right count of numbers and nothing else
    const isAsMany = lists.some((list) => said.length === list.length);
    return isAsMany && !clause.asks && onlyNumbers.test(framed(clause)) ? [replyAt(clause, said.join(' and '), false, true)] : [];
  });
}

const onlyNumbers =
  /^(?:(?:um|uh|it is|is it|maybe|i think|i guess|so|like) )*n(?: (?:and|n|,|&|or|maybe|like) | )n(?: (?:i think|dude|maybe|lol|i guess))?$/;

/** The words of a clause, with n for each number. */
function framed({ tokens }: Clause): string {
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = numberAt(tokens, at, false);
    words.push(number === null ? tokens[at]!.plain : 'n');
    at += number?.length ?? 1;
  }
  return words.join(' ').replace(/ [.!]$/, '');
}

/** Sets of words that a probe may ask for one of: a place, a direction, a side. Another word of the same set is a wrong reply. */
const kinds: readonly (readonly string[])[] = [
  'ones tens hundreds thousands tenths hundredths thousandths'.split(' '),
  'left right up down'.split(' '),
  'north south east west'.split(' '),
  'hypotenuse opposite adjacent'.split(' '),
  'add subtract multiply divide'.split(' '),
  'numerator denominator'.split(' '),
  'positive negative zero'.split(' '),
  'mean median mode range'.split(' '),
  'odd even prime composite'.split(' '),
  'acute right obtuse straight'.split(' '),
];

/** Finds a wrong reply of the kind that is asked for: "tens?", if "hundreds" is expected. */
export function repliesOfKind(clauses: readonly Clause[], { expected }: AskedProbe): readonly ProbeReply[] {
  const [first, ...more] = clauses;
  const named = expected.map((one) => one.trim().toLowerCase());
  const kind = kinds.find((words) => named.some((one) => words.includes(one)));
  if (first === undefined || more.length > 0 || kind === undefined || asks.test(first.words) || denies.test(first.words))
    return [];
  const words = withLeftover(first.words).split(' ');
  const isOne = (one: string, word: string): boolean => one === word || one.replace(/s$/, '') === word;
  const said = kind.filter((one) => words.some((word) => isOne(one, word)));
  if (said.length !== 1 || named.includes(said[0]!) || words.length > 6) return [];
  return [replyAt(first, said[0]!, false, true)];
}

function numbersIn({ tokens }: Clause): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = numberAt(tokens, at, false);
    if (number !== null) found.push(number.readings[0]!.replace('−', '-'));
    at += number?.length ?? 1;
  }
  return found;
}
