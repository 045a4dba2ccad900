import { isSameText } from '../../math/compare/same-text.ts';
import { tidyInPlace, tokensOf } from '../message-words.ts';
import { numberAt } from './number-at.ts';

/** True if two texts have the same value, in figures or in words: "120" and "a hundred and twenty". */
export const isSameValue = (one: string, other: string): boolean =>
  isSameText(one, other) || readingsOf(one).some((reading) => readingsOf(other).includes(reading));

/** Returns the possible readings of a text that is a number and nothing else; otherwise the text itself. */
function readingsOf(text: string): readonly string[] {
  const tokens = tokensOf(tidyInPlace(text));
  const number = tokens.length === 0 ? null : (numberAt(tokens, 0, false) ?? numberAt(tokens, 0, true));
  return number?.length === tokens.length ? number.readings : [text];
}
