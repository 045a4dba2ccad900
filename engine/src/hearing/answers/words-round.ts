import { cardinals } from '../../math/read/number-words.ts';
import type { MessageToken } from '../message-words.ts';

/** Returns the words around a value, from which its stance is read, with n for each number. */
export const wordsOf = (tokens: readonly MessageToken[]): string =>
  tokens
    .filter(({ plain, word }) => word || /^[\p{N}<>=+*/-]/u.test(plain))
    .map(({ plain }) => (/^\p{N}/u.test(plain) || (plain !== 'one' && Object.hasOwn(cardinals, plain)) ? 'n' : plain))
    .join(' ');
