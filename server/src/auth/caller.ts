import type { IncomingHttpHeaders } from 'node:http';
import { LearnerId, Role } from '@stoa/schema/account';
import type { Store } from '@stoa/store/store';
import type { AppContext } from '../app-context.ts';
import { cookieValueOf } from './bearer-token.ts';
import { deviceName } from './device-name.ts';
import type { Auth } from './auth.ts';
import { isDemoAddress } from './reserved-addresses.ts';

/** The account that a request comes from. */
export type Caller = {
  id: LearnerId;
  role: Role;
  name: string;
  email: string;
  /** A browser sends its cookie automatically; a program sends its token on purpose. */
  by: 'cookie' | 'token';
  /** The session behind the cookie or token. */
  sessionId: string;
};

/** The credential that the request carries: its kind and its signed value. Null if it carries none. */
type Pass = { by: Caller['by']; value: string };

/**
 * How long a caller is remembered: if this process is the only one, and if another process may revoke what this one remembers.
 * Alone, it's longer than a student thinks between two turns, because whatever is revoked is forgotten here at once.
 */
const rememberedMs = { alone: 5 * 60_000, among: 2000 } as const;
const mostRemembered = 10_000;
/** How precisely the time of a session's last use is recorded. */
const seenEveryMs = 15 * 60_000;

/**
 * Finds out who is calling.
 *
 * Checking the database for every request would be half the cost of a practice turn, so the caller is remembered for a while.
 * What this process itself revokes (signing out, another role or password, suspending, erasing), it forgets at once, so on a
 * laptop revocation is immediate. With several copies of the server, another copy may still admit a revoked session for two
 * seconds, but not to sensitive routes.
 */
export class CallerBook {
  readonly #auth: Auth;
  readonly #clock: () => Date;
  readonly #cookieName: Promise<string>;
  readonly #accounts: Pick<Store['accounts'], 'seen'>;
  readonly #demo: boolean;
  readonly #rememberedMs: number;
  readonly #known = new Map<string, { caller: Caller; until: number }>();
  /** How often something was revoked. A caller who was read before a revocation isn't remembered after it. */
  #revoked = 0;

  constructor(auth: Auth, { store, config, clock }: Pick<AppContext, 'store' | 'config' | 'clock'>) {
    this.#rememberedMs = rememberedMs[store.kind === 'pglite' ? 'alone' : 'among'];
    this.#auth = auth;
    this.#clock = clock;
    this.#accounts = store.accounts;
    this.#demo = config.demo;
    this.#cookieName = auth.$context.then((context) => context.authCookies.sessionToken.name);
  }

  /** Finds the caller; null if there is none. `anew`: asks the database even if the caller is remembered. */
  async find(headers: IncomingHttpHeaders, { anew = false } = {}): Promise<Caller | null> {
    const name = await this.#cookieName;
    const pass = passOf(headers, name);
    if (pass === null) return null;

    const now = this.#clock().getTime();
    const key = `${pass.by} ${pass.value}`;
    const known = this.#known.get(key);
    if (!anew && known !== undefined && known.until > now) return known.caller;

    const revoked = this.#revoked;
    const found = await this.#auth.api.getSession({ headers: new Headers({ cookie: `${name}=${pass.value}` }) });
    this.#known.delete(key);
    if (found === null || found.session.expiresAt.getTime() <= now) return null;
    const { id, role, name: called, email, suspendedAt } = found.user;
    if (suspendedAt != null || (isDemoAddress(email) && !this.#demo)) return null;
    const sessionId = found.session.id;
    const caller: Caller = { id: LearnerId.parse(id), role: Role.parse(role), name: called, email, by: pass.by, sessionId };
    if (now - found.session.updatedAt.getTime() >= seenEveryMs) await this.#accounts.seen(sessionId, new Date(now));
    if (this.#revoked !== revoked) return caller;
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(key, { caller, until: Math.min(now + this.#rememberedMs, found.session.expiresAt.getTime()) });
    return caller;
  }

  /**
   * Returns the token of the request's session without its signature; null if there is none. Only `find` checks whether it's
   * valid.
   */
  async sessionToken(headers: IncomingHttpHeaders): Promise<string | null> {
    const pass = passOf(headers, await this.#cookieName);
    return pass === null ? null : (decodeURIComponent(pass.value).split('.', 1)[0] ?? null);
  }

  /** Ends the session of this request, in the database and here. Returns the cookies that tell the browser so. */
  async end(headers: IncomingHttpHeaders): Promise<string[]> {
    const name = await this.#cookieName;
    const pass = passOf(headers, name);
    if (pass === null) return [];
    const ended = await this.#auth.api.signOut({
      headers: new Headers({ cookie: `${name}=${pass.value}` }),
      returnHeaders: true,
    });
    this.#revoked += 1;
    this.#known.delete(`${pass.by} ${pass.value}`);
    return ended.headers.getSetCookie();
  }

  /** Returns the headers that better-auth needs to act for this request, and the browser's name for the list of sessions. */
  async passOn(headers: IncomingHttpHeaders): Promise<Headers> {
    const name = await this.#cookieName;
    const pass = passOf(headers, name);
    return new Headers({
      'user-agent': deviceName(headers['user-agent']),
      ...(pass === null ? {} : { cookie: `${name}=${pass.value}` }),
    });
  }

  /** Forgets an account that is gone or whose role has changed. */
  forget(id: LearnerId): void {
    this.#revoked += 1;
    for (const [key, { caller }] of this.#known) if (caller.id === id) this.#known.delete(key);
  }
}

/** A token takes precedence over a cookie: a program that sends one means it. */
function passOf(headers: IncomingHttpHeaders, cookieName: string): Pass | null {
  const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (headers.authorization !== undefined) {
    const value = bearer === undefined ? null : cookieValueOf(bearer);
    return value === null ? null : { by: 'token', value };
  }
  for (const cookie of headers.cookie?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=', 2);
    if (name === cookieName && value !== undefined && value !== '') return { by: 'cookie', value };
  }
  return null;
}
