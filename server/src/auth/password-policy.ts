import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fieldRefusal } from '../refusals.ts';

/** The owner of the password: it may not be her own name or address. */
export type PasswordOwner = { name: string; email: string };

/**
 * Judging takes time that grows with the length. A password that is weak in its first forty characters isn't made strong by the
 * rest.
 */
const judged = 40;
/** Of five grades, the first that withstands guessing at a sign-in page: a million guesses and more. */
const goodEnough = 2;

/**
 * Refuses a new password that an attacker would try early: the common ones and their usual disguises, repeats, rows of the
 * keyboard, dates, the owner's name or address, our name. There are no rules of composition (NIST SP 800-63B, 3.1.1.2); the
 * schema limits the length.
 *
 * The list (@zxcvbn-ts, 50,000 passwords) is loaded when the first password is chosen: 75 ms and 26 MB.
 *
 * Errors  `validation`, with a sentence that says what to do instead.
 */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault = await faultOf(password, owner);
  if (fault === null) return;
  throw fieldRefusal('password', fault);
}

async function faultOf(password: string, { name, email }: PasswordOwner): Promise<string | null> {
  if (password.trim() === '') return 'A password of only spaces is easy to guess. Choose a few words in a row instead.';
  const own = [email, ...email.split(/[@.]/), name, ...name.split(/\s+/)].filter((word) => word.length > 2);
  const { score, sequence } = (await estimator()).check(password.slice(0, judged), [...own, 'stoa']);
  if (score >= goodEnough) return null;
  const isOwn = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs');
  return isOwn
    ? 'That password is close to your name, your email or the name of this site. Choose a few words that have nothing to do with you.'
    : 'That password is easy to guess: many people use it or one like it. Choose a few words in a row, such as three things you can see.';
}

let loading: Promise<ZxcvbnFactory> | null = null;
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs: graphs }]) => new Estimator({ dictionary, graphs }),
  );
  return loading;
}
