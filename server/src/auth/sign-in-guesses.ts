import { createHmac } from 'node:crypto';
import type { AttemptCount, Store } from '@stoa/store/store';
import { RefusalError } from '../refusals.ts';
import { addressGroup } from './address-group.ts';
import { judgeGuess } from './guess-policy.ts';

/**
 * Who tries a password: somebody on a device that the account knows, somebody who is already signed in, or a stranger, counted
 * by her address.
 */
export type Guesser = { kind: 'device' | 'session'; id: string } | { kind: 'stranger'; address: string };

/**
 * Counts wrong passwords by account and guesser, in the database, so that all copies of the server share the counts and a
 * restart keeps them. Keys are digests under the secret: no person's or computer's address is stored.
 */
export class SignInGuesses {
  readonly #attempts: Store['attempts'];
  readonly #secret: string;
  readonly #ceiling: number;

  constructor({ attempts }: Pick<Store, 'attempts'>, secret: string, { ceiling }: { ceiling: number }) {
    this.#attempts = attempts;
    this.#secret = secret;
    this.#ceiling = ceiling;
  }

  /**
   * Admits a try, which counts as wrong until `right` is called: of a hundred tries at once, only five are admitted.
   *
   * Errors  `too_many` with `Retry-After` for a guesser who has to wait; `proof_needed` past the ceiling of strangers.
   */
  async begin(email: string, guesser: Guesser, now: Date): Promise<void> {
    const { own, strangers } = this.#keys(email, guesser);
    const keys = strangers === null ? [own] : [own, strangers];
    const verdict = await this.#attempts.change(keys, now, (before) => {
      const counted = { own: known(before, own, now), strangers: strangers === null ? null : known(before, strangers, now) };
      const judged = judgeGuess(counted, { now, ceiling: this.#ceiling });
      const after = new Map([[own, judged.own]]);
      if (strangers !== null && judged.strangers !== null) after.set(strangers, judged.strangers);
      return { after, result: judged.verdict };
    });
    if (verdict.kind === 'prove_it') throw new RefusalError('proof_needed');
    if (verdict.kind === 'wait') {
      throw new RefusalError('too_many', `Too many wrong passwords in a row. Try again in ${inWords(verdict.seconds)}.`, {
        headers: { 'retry-after': String(verdict.seconds) },
      });
    }
  }

  /** Records that the try was right: the guesser's count is cleared, and the strangers' count is reduced by this one. */
  async right(email: string, guesser: Guesser, now: Date): Promise<void> {
    const { own, strangers } = this.#keys(email, guesser);
    await this.#attempts.forget([own]);
    if (strangers === null) return;
    await this.#attempts.change([strangers], now, (before) => {
      const count = known(before, strangers, now);
      return { after: new Map([[strangers, { ...count, count: Math.max(0, count.count - 1) }]]), result: null };
    });
  }

  /** Lets strangers try again, because the owner has proved by a link that the account is hers. */
  async forgive(email: string, guesser: Guesser): Promise<void> {
    const { own, strangers } = this.#keys(email, guesser);
    await this.#attempts.forget(strangers === null ? [own] : [own, strangers]);
  }

  #keys(email: string, guesser: Guesser): { own: string; strangers: string | null } {
    const account = email.trim().toLowerCase();
    const key = (text: string) => createHmac('sha256', this.#secret).update(`guess: ${text}`).digest('base64url');
    if (guesser.kind !== 'stranger') return { own: key(`${account} by ${guesser.kind} ${guesser.id}`), strangers: null };
    return { own: key(`${account} from ${addressGroup(guesser.address)}`), strangers: key(`${account} by strangers`) };
  }
}

const known = (counts: ReadonlyMap<string, AttemptCount>, key: string, now: Date): AttemptCount =>
  counts.get(key) ?? { count: 0, since: now, last_at: now };

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
