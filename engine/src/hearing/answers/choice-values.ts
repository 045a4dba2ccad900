import { bareWords } from '../../math/judge/choices.ts';
import type { MessageToken } from '../message-words.ts';
import { numberAt } from './number-at.ts';

/** The numbers that choices are, null for one in words ("They are equal"); null where fewer than two are numbers. */
export function valuesOfChoices(choices: readonly string[]): readonly (string | null)[] | null {
  const values = choices.map((choice) => {
    const bare = bareWords(choice.replace(/\\d?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')).replace(/[$\s]/g, '');
    return /^[-−\d./]+$/.test(bare) ? bare : null;
  });
  return values.filter((value) => value !== null).length < 2 ? null : values;
}

/** The choices that a clause names by their numbers, in the order of its tokens: "seven tenths" where one is 0.7. */
export const choicesByValue = (
  tokens: readonly MessageToken[],
  values: readonly (string | null)[],
): readonly { readonly position: number; readonly from: number; readonly to: number }[] =>
  tokens.flatMap((_, at) => {
    const number = numberAt(tokens, at, false);
    if (number === null) return [];
    const position = values.findIndex((value) => value !== null && isOneNumber(value, number.readings[0]!));
    return position < 0 ? [] : [{ position, from: at, to: at + number.length }];
  });

function isOneNumber(choice: string, text: string): boolean {
  const [one, other] = [choice, text].map((number) => {
    const [over, under = '1'] = number.replace('−', '-').split('/');
    return Number(over) / Number(under);
  });
  return Math.abs(one! - other!) < 1e-9;
}
