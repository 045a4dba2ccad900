import { bareWords } from '../../math/judge/choices.ts';

/** The numbers that choices are, null for one in words ("They are equal"); null where fewer than two are numbers. */
export function valuesOfChoices(choices: readonly string[]): readonly (string | null)[] | null {
  const values = choices.map((choice) => {
    const bare = bareWords(choice.replace(/\\d?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')).replace(/[$\s]/g, '');
    return /^[-−\d./]+$/.test(bare) ? bare : null;
  });
  return values.filter((value) => value !== null).length < 2 ? null : values;
}

/** What a number or a fraction comes to. */
export function amountOf(number: string): number {
  const [over, under = '1'] = number.replace('−', '-').split('/');
  return Number(over) / Number(under);
}

export const sameAmount = (one: string, other: string): boolean => Math.abs(amountOf(one) - amountOf(other)) < 1e-9;
