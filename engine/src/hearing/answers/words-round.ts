import { cardinals } from '../../math/read/number-words.ts';
import type { MessageToken } from '../message-words.ts';

/** The words round a value as its stance is read from them, n for each number. */
export const wordsOf = (tokens: readonly MessageToken[]): string =>
  tokens
    .filter(({ plain, word }) => word || /^[\p{N}<>=+*/-]/u.test(plain))
    .map(({ plain }) => (/^\p{N}/u.test(plain) || (plain !== 'one' && Object.hasOwn(cardinals, plain)) ? 'n' : plain))
    .join(' ');
