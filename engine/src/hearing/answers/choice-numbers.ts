import { bareWords } from '../../math/judge/choices.ts';
import { tokensOf, type MessageToken } from '../message-words.ts';
import { numberAt } from './number-at.ts';

/**
 * Returns the whole numbers in some tokens with their signs, however they are joined: 5 and 35 of "5:35" and "five
 * thirty-five", 4 and -2 of "(4,-2)".
 */
function numbersIn(tokens: readonly MessageToken[]): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const { raw, word } = tokens[at]!;
    const number = word ? numberAt(tokens, at, false) : null;
    const before = tokens[at - 1];
    const sign = before !== undefined && /^(?:-|−|–|minus|negative|neg)$/.test(before.plain) ? '-' : '';
    if (number !== null) found.push(...piecesOf(number.readings[0]!));
    else if (/^\d/.test(raw)) found.push(...piecesOf(sign + raw));
    at += number?.length ?? 1;
  }
  return found;
}

const piecesOf = (number: string): readonly string[] => number.replaceAll('−', '-').match(/-?\d+/g) ?? [];

/**
 * Finds the choice that has the same numbers as a clause, in the same order; null if the clause has fewer than two, or if no
 * choice or several match.
 */
export function choiceByNumbers(tokens: readonly MessageToken[], choices: readonly string[]): number | null {
  const said = numbersIn(tokens);
  if (said.length < 2) return null;
  const positions = choices.flatMap((choice, position) => {
    const own = numbersIn(tokensOf(bareWords(choice).replaceAll(/\\[a-z]+|[{}$]/g, ' ')));
    return own.join() === said.join() ? [position] : [];
  });
  return positions.length === 1 ? positions[0]! : null;
}
