import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const cookieName = 'stoa_devices';
const yearSeconds = 365 * 24 * 3600;
/** A shared computer forgets the account whose sign-in is longest ago. */
const mostAccounts = 8;

/**
 * Knows which accounts have signed in on a device before. The device itself keeps this in a cookie that we signed: for each
 * account a digest of its address, a name for the device, and the signature over both. The cookie grants no access: it only
 * decides whose wrong guesses are counted separately.
 */
export class KnownDevices {
  readonly #secret: string;
  readonly #secure: boolean;

  constructor(secret: string, { secure }: { secure: boolean }) {
    this.#secret = secret;
    this.#secure = secure;
  }

  /** Returns the name of the device that the request comes from, if this account has signed in on it; otherwise null. */
  deviceOf(headers: IncomingHttpHeaders, email: string): string | null {
    return this.#read(headers).find(({ account }) => account === this.#digest(email))?.device ?? null;
  }

  /** Returns the cookie that makes the device known to this account, as a `Set-Cookie` header. */
  remember(headers: IncomingHttpHeaders, email: string): string {
    const account = this.#digest(email);
    const known = this.#read(headers);
    const device = known.find((one) => one.account === account)?.device ?? randomBytes(12).toString('base64url');
    const others = known.filter((one) => one.account !== account).slice(0, mostAccounts - 1);
    const value = [{ account, device }, ...others].map((one) => `${one.account}.${one.device}.${this.#sign(one)}`).join('~');
    const secure = this.#secure ? '; Secure' : '';
    return `${cookieName}=${value}; Max-Age=${yearSeconds}; Path=/api; HttpOnly; SameSite=Lax${secure}`;
  }

  #read(headers: IncomingHttpHeaders): { account: string; device: string }[] {
    const cookie = headers.cookie?.split(';').find((one) => one.trim().startsWith(`${cookieName}=`));
    const entries =
      cookie
        ?.trim()
        .slice(cookieName.length + 1)
        .split('~', mostAccounts) ?? [];
    return entries.flatMap((entry) => {
      const parts = /^([\w-]{16})\.([\w-]{16})\.([\w-]{22})$/.exec(entry);
      if (parts === null) return [];
      const [, account = '', device = '', signature = ''] = parts;
      const expected = this.#sign({ account, device });
      return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? [{ account, device }] : [];
    });
  }

  #digest(email: string): string {
    return this.#hmac(`device of ${email.trim().toLowerCase()}`).slice(0, 16);
  }

  #sign({ account, device }: { account: string; device: string }): string {
    return this.#hmac(`${account}.${device}`).slice(0, 22);
  }

  #hmac(text: string): string {
    return createHmac('sha256', this.#secret).update(`known device: ${text}`).digest('base64url');
  }
}
