import { contentOf } from '../misconceptions/shared-content.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import { meantWordsOf } from '../vocabulary/meant-words.ts';
import { isSameValue } from './same-value.ts';
import { signsOf, standsIn } from './waiting-question.ts';
import { amountOf } from './value-origin.ts';

/** What a value may answer: the question or the probe, with the words and signs of its text and its answers. */
export type AskedThing = {
  readonly content: ReadonlySet<string>;
  readonly signs: string;
  readonly expected: readonly string[];
};

/** Prepares a question or a probe. Shape: `expected` holds at least one answer, as an author writes it. */
export const askedThing = (text: string, expected: readonly string[]): AskedThing => ({ ...read(text), expected });

const read = rememberReadings(
  (text): Omit<AskedThing, 'expected'> => ({
    content: contentOf(meantWordsOf(text)),
    signs: signsOf(text.replace(/\.(?=\s|$)/g, ';')),
  }),
  500,
);

/** Whether a value is one of those that answer it. */
export const isExpectedBy = ({ expected }: AskedThing, value: string): boolean => expected.some((one) => isSameValue(one, value));

/** Whether a value occurs among the signs of the text. */
export const standsInAsked = ({ signs }: AskedThing, value: string): boolean => standsIn(signsOf(value), signs);

/** Whether a value has the same form as one of the expected answers. */
export const hasFormOf = ({ expected }: AskedThing, value: string): boolean =>
  expected.some((one) => formOf(one) === formOf(value));

const formOf = (text: string): string => {
  if (/^(?:yes|no|true|false)$/i.test(text.trim())) return 'yes or no';
  if (/^[a-h]$/i.test(text.trim())) return 'key';
  if (/[a-z]{2}/i.test(text)) return 'words';
  return /[a-z]/i.test(text) ? 'letters' : /[/:]/.test(text) ? 'fraction' : text.includes('.') ? 'decimal' : 'number';
};

/**
 * Returns how far a value is from the nearest expected amount: a third of the logarithm of their ratio, from 0 to 1. Returns 1
 * if it isn't an amount.
 */
export function distanceFrom({ expected }: AskedThing, value: string): number {
  const amount = amountOf(value);
  if (amount === null || amount === 0) return 1;
  return expected.reduce((nearest, one) => {
    const other = amountOf(one);
    return other === null || other === 0 ? nearest : Math.min(nearest, Math.abs(Math.log(Math.abs(amount / other))) / 3);
  }, 1);
}
