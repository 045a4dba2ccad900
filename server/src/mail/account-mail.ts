import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Store } from '@stoa/store/store';
import type { Mail, Mailer } from './mailer.ts';

export type Recipient = { name: string; email: string };

/** The most letters that one person gets in an hour, whoever asks for them. */
const mostAnHour = 3;
const hourMs = 3_600_000;

/** The paths of the pages that links lead to. The secret is after the `#`, which no browser sends to a server. */
export const resetPath = (token: string): string => `/reset-password#${token}`;
const confirmPath = (token: string): string => `/confirm-email#${encodeURIComponent(token)}`;

/**
 * Sends the letters about an account. They are sent after the request has been answered, so that its timing doesn't reveal
 * whether there was one to send. A letter that couldn't be sent is logged without its recipient.
 */
export class AccountMail {
  readonly #mailer: Mailer;
  readonly #attempts: Store['attempts'];
  readonly #about: { address: string; secret: string; clock: () => Date; log: Logger };
  readonly #underWay = new Set<Promise<void>>();

  constructor(
    mailer: Mailer,
    { attempts }: Pick<Store, 'attempts'>,
    about: { address: string; secret: string; clock: () => Date; log: Logger },
  ) {
    this.#mailer = mailer;
    this.#attempts = attempts;
    this.#about = about;
  }

  /** True if letters reach people without an admin. */
  get reachesPeople(): boolean {
    return this.#mailer.kind === 'smtp';
  }

  resetLink({ name, email }: Recipient, token: string): void {
    this.#send({
      to: email,
      subject: 'Set a new password for Stoa',
      text: letter(
        name,
        'Someone, probably you, asked for a new password. Set it here:',
        this.#link(resetPath(token)),
        'The link works once, for one hour. If you didn’t ask for it, you can ignore this email. Your password stays as it is.',
      ),
    });
  }

  confirmLink({ name, email }: Recipient, token: string): void {
    this.#send({
      to: email,
      subject: 'Welcome to Stoa: confirm your email',
      text: letter(
        name,
        'Welcome! Confirm that this is your email, then sign in with the password you chose:',
        this.#link(confirmPath(token)),
        'The link works for one day. If you didn’t sign up, you can ignore this email.',
      ),
    });
  }

  hasAccountAlready({ name, email }: Recipient): void {
    this.#send({
      to: email,
      subject: 'You already have a Stoa account',
      text: letter(
        name,
        'Someone, probably you, tried to sign up with this email. You already have an account, so sign in here:',
        this.#link('/sign-in'),
        `If you forgot your password, you can set a new one: ${this.#link('/forgot-password')}`,
        'If it wasn’t you, you can ignore this email. Nothing has changed.',
      ),
    });
  }

  newAddressLink({ name, email }: Recipient, token: string): void {
    this.#send({
      to: email,
      subject: 'Confirm your new email for Stoa',
      text: letter(
        name,
        'You asked to use this email for your Stoa account. Confirm it here:',
        this.#link(confirmPath(token)),
        'The link works once, for one day. Until then, you sign in with your old email. If you didn’t ask for this, you can ignore it.',
      ),
    });
  }

  /** Sent to the old address. */
  addressChanged({ name, email }: Recipient): void {
    if (!this.reachesPeople) return;
    this.#send({
      to: email,
      subject: 'Your Stoa email was changed',
      text: letter(
        name,
        'Your account now has another email, so this one no longer signs you in.',
        'If that wasn’t you, tell an adult at your school or the administrator of your Stoa server now.',
      ),
    });
  }

  /** Not sent if letters wait in a folder: this one has nothing to pass on. */
  passwordChanged({ name, email }: Recipient): void {
    if (!this.reachesPeople) return;
    this.#send({
      to: email,
      subject: 'Your Stoa password was changed',
      text: letter(
        name,
        'Your password was just changed, and every other device was signed out.',
        `If that wasn’t you, set a new password now: ${this.#link('/forgot-password')}`,
      ),
    });
  }

  /** Resolves when every letter has been handed over or has failed. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #link(path: string): string {
    return `${this.#about.address}${path}`;
  }

  #send(mail: Mail): void {
    const sending = this.#sendIfFew(mail)
      .catch((error: unknown) => {
        // A mail server's message may quote the address, so only the code is logged.
        const code = error instanceof Error && 'code' in error ? error.code : null;
        this.#about.log.error({ code }, 'an email about an account could not be sent');
      })
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async #sendIfFew(mail: Mail): Promise<void> {
    const { clock, secret, log } = this.#about;
    const now = clock();
    const key = createHmac('sha256', secret).update(`mail to ${mail.to.toLowerCase()}`).digest('base64url');
    const few = await this.#attempts.change([key], now, (before) => {
      const count = before.get(key);
      const counts = count !== undefined && now.getTime() - count.since.getTime() < hourMs ? count : { count: 0, since: now };
      if (counts.count >= mostAnHour) return { after: new Map(), result: false };
      return { after: new Map([[key, { count: counts.count + 1, since: counts.since, last_at: now }]]), result: true };
    });
    if (few) await this.#mailer.send(mail);
    else log.warn('an email about an account was not sent: its owner got three within the hour');
  }
}

const letter = (name: string, ...paragraphs: string[]) => [`Hi ${name},`, ...paragraphs, 'Stoa'].join('\n\n');
