import { withSlashedFractions } from '../../math/slashed-fractions.ts';
import { bareWords } from '../../math/judge/choices.ts';
import type { MessageToken } from '../message-words.ts';
import { isNumber, numberAt, partsNamed } from './number-at.ts';

/**
 * Returns the number that each choice is, null for a choice in words ("They are equal"). Returns null if fewer than two choices
 * are numbers.
 */
export function valuesOfChoices(choices: readonly string[]): readonly (string | null)[] | null {
  const values = choices.map((choice) => {
    const bare = bareWords(withSlashedFractions(choice)).replace(/[$\s]/g, '');
    return /^[-−\d./]+$/.test(bare) ? bare : null;
  });
  return values.filter((value) => value !== null).length < 2 ? null : values;
}

/** Finds the choices that a clause names by their numbers, in the order of its tokens: "seven tenths" for the choice 0.7. */
export const choicesByValue = (
  tokens: readonly MessageToken[],
  values: readonly (string | null)[],
): readonly { readonly position: number; readonly from: number; readonly to: number }[] =>
  tokens.flatMap((_, at) => {
    const number = numberAt(tokens, at, false);
    if (number === null) {
      const named = partsOfChoice(tokens, at, values);
      return named === null ? [] : [{ position: named, from: at, to: at + 1 }];
    }
    const position = values.findIndex((value) => value !== null && isOneNumber(value, number.readings[0]!));
    return position < 0 ? [] : [{ position, from: at, to: at + number.length }];
  });

/** "The eighths", "fifths": finds the choice that is a fraction with that denominator; null if none or several are. */
function partsOfChoice(tokens: readonly MessageToken[], at: number, values: readonly (string | null)[]): number | null {
  const { plain } = tokens[at]!;
  const parts = /ths?$|rds?$|^halves$/.test(plain) ? partsNamed(plain, false) : null;
  const isNamed = plain.endsWith('s') || (tokens[at - 1]?.plain === 'the' && tokens[at + 1]?.plain === 'one');
  if (parts === null || !isNamed || isNumber(tokens[at - 1])) return null;
  const having = values.flatMap((value, position) => (value?.endsWith(`/${parts}`) === true ? [position] : []));
  return having.length === 1 ? having[0]! : null;
}

function isOneNumber(choice: string, text: string): boolean {
  const [one, other] = [choice, text].map((number) => {
    const [over, under = '1'] = number.replace('−', '-').split('/');
    return Number(over) / Number(under);
  });
  return Math.abs(one! - other!) < 1e-9;
}
