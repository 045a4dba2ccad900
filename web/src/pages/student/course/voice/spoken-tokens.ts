/** The meaning of a spoken word: a number or letter, or the name of an operation. */
export type Token =
  | { kind: 'value' | 'relation' | 'sign'; tex: string }
  | { kind: 'times' | 'over' | 'power' | 'open' | 'close' }
  | { kind: 'root' | 'suffix'; tex: string };

const relations = {
  '=': 'equals|is equal to|equal to|is|=',
  '\\ge ': 'is greater than or equal to|greater than or equal to|≥',
  '\\le ': 'is less than or equal to|less than or equal to|≤',
  '>': 'is greater than|greater than|>',
  '<': 'is less than|less than|<',
};
const signs = { '\\pm ': 'plus or minus|±', '+': 'plus|+', '-': 'minus|negative|-|−' };
const roots = { '\\sqrt': 'the square root of|square root of|root', '\\sqrt[3]': 'the cube root of|cube root of' };
const suffixes = { '^2': 'squared', '^3': 'cubed', '\\%': 'percent|%' };
const values = { '\\pi ': 'pi' };
const bare = {
  times: 'times|multiplied by|*|×',
  over: 'divided by|over|/|÷',
  power: 'to the power of|^',
  open: 'open parenthesis|(',
  close: 'close parenthesis|)',
} as const;

const named = (kind: 'value' | 'relation' | 'sign' | 'root' | 'suffix', of: Readonly<Record<string, string>>) =>
  Object.entries(of).flatMap(([tex, said]) => said.split('|').map((phrase) => ({ phrase, token: { kind, tex } as Token })));

/** Longest first, so that "is less than or equal to" isn't read as "is". */
const phrases = [
  ...named('relation', relations),
  ...named('sign', signs),
  ...named('root', roots),
  ...named('suffix', suffixes),
  ...named('value', values),
  ...(Object.keys(bare) as (keyof typeof bare)[]).flatMap((kind) =>
    bare[kind].split('|').map((phrase) => ({ phrase, token: { kind } as Token })),
  ),
]
  .map(({ phrase, token }) => ({ words: phrase.split(' '), token }))
  .toSorted((one, other) => other.words.length - one.words.length);

/** Returns the words of a line, including figures and signs if a recognizer wrote them that way. */
const wordsOf = (said: string): string[] =>
  said
    .toLowerCase()
    .replaceAll(/[,.?!](?=\s|$)/g, ' ')
    .replaceAll(/([a-z])-(?=[a-z])/g, '$1 ')
    .replaceAll(/([+\-−±×÷*/=<>≤≥^()%])/g, ' $1 ')
    .replaceAll(/(\d)(?=[a-z])/g, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns the tokens of what was said; null if a word isn't mathematics. */
export function spokenTokens(said: string): Token[] | null {
  const words = wordsOf(said);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((one) => one.words.every((word, next) => words[at + next] === word));
    const number = numberAt(words, at);
    if (phrase !== undefined) tokens.push(phrase.token);
    else if (number !== null) tokens.push({ kind: 'value', tex: number.tex });
    else if (/^[a-z]$/.test(words[at]!)) tokens.push({ kind: 'value', tex: words[at]! });
    else return null;
    at += phrase?.words.length ?? number?.words ?? 1;
  }
  return tokens;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Reads a number in figures, or in words below a hundred, with "point" and figures after it. */
function numberAt(words: readonly string[], at: number): { tex: string; words: number } | null {
  if (/^\d+(\.\d+)?$/.test(words[at]!)) return { tex: words[at]!, words: 1 };
  const ten = tens.indexOf(words[at]!);
  const one = small.indexOf(words[ten === -1 ? at : at + 1] ?? '');
  if (ten === -1 && one === -1) return null;
  const joined = ten !== -1 && one > 0 && one < 10;
  const whole = ten === -1 ? one : (ten + 2) * 10 + (joined ? one : 0);
  const used = joined ? 2 : 1;
  if (words[at + used] !== 'point') return { tex: `${whole}`, words: used };
  const after = words.slice(at + used + 1).map((word) => small.indexOf(word));
  const end = after.findIndex((figure) => figure < 0 || figure > 9);
  const decimals = after.slice(0, end === -1 ? after.length : end);
  return decimals.length === 0 ? null : { tex: `${whole}.${decimals.join('')}`, words: used + 1 + decimals.length };
}
