import type { MessageToken } from '../message-words.ts';
import { numberAt } from './number-at.ts';
import type { Waiting } from './waiting-question.ts';

/**
 * Reads a number in scientific notation as it is typed or said ("4.5 x 10^4", "4.5 times ten to the fourth"), if the question
 * asks for one.
 */
export function scientificNumberAt(
  tokens: readonly MessageToken[],
  at: number,
  { answer }: Waiting,
): { readonly text: string; readonly length: number } | null {
  if (!/10\s*\^/.test(answer.expected)) return null;
  const first = numberAt(tokens, at, false);
  if (first === null) return null;
  let next = at + first.length;
  const plain = (): string => tokens[next]?.plain ?? '';
  // 4.5e-4, as calculators show it
  if (plain() === 'e' && /^[-−]$/.test(tokens[next + 1]?.plain ?? '') && /^\d{1,2}$/.test(tokens[next + 2]?.plain ?? ''))
    return { text: `${first.readings[0]}*10^(-${tokens[next + 2]!.plain})`, length: next + 3 - at };
  if (!/^(?:x|×|\*|·|times)$/.test(plain())) return null;
  next += 1;
  if (!/^(?:10|ten)$/.test(plain())) return null;
  next += 1;
  const before = next;
  while (/^(?:\^|to|the|power|of|at|in|[({])$/.test(plain())) next += 1;
  const minus = /^(?:-|−|minus|negative)$/.test(plain());
  if (minus) next += 1;
  const power = ordinals.get(plain()) ?? /^\d{1,2}$/.exec(plain())?.[0];
  if (next === before || power === undefined) return null;
  next += 1;
  while (/^(?:power|[)}])$/.test(plain())) next += 1;
  return { text: `${first.readings[0]}*10^${minus ? '(-' : ''}${power}${minus ? ')' : ''}`, length: next - at };
}

const ordinals: ReadonlyMap<string, string> = new Map(
  'second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, at): [string, string] => [word, String(at + 2)])
    .concat(
      'two three four five six seven eight nine ten'.split(' ').map((word, at): [string, string] => [word, String(at + 2)]),
    ),
);
