import type { IncomingHttpHeaders } from 'node:http';
import { LearnerId, Role } from '@stoa/schema/account';
import type { Store } from '@stoa/store/store';
import type { AppContext } from '../app-context.ts';
import { cookieValueOf } from './bearer-token.ts';
import { deviceName } from './device-name.ts';
import type { Auth } from './auth.ts';
import { isDemoAddress } from './reserved-addresses.ts';

/** Whoever stands behind a request. */
export type Caller = {
  id: LearnerId;
  role: Role;
  name: string;
  email: string;
  /** A browser sends its cookie unasked; a program shows its token on purpose. */
  by: 'cookie' | 'token';
  /** The session behind the cookie or token. */
  sessionId: string;
};

/** What the request shows: which kind of pass, and its signed value. Null: nothing. */
type Pass = { by: Caller['by']; value: string };

/**
 * How long an answer is remembered, where this process is the only one and where another may revoke what this one remembers. Alone it is longer than
 * a student thinks between two turns: whatever is revoked is forgotten here at once.
 */
const rememberedMs = { alone: 5 * 60_000, among: 2000 } as const;
const mostRemembered = 10_000;
/** How exactly it is kept when a session was used last. */
const seenEveryMs = 15 * 60_000;

/**
 * Finds out who is calling.
 *
 * A check of the database for every request would be half the cost of a practice turn, so an answer is remembered for a moment. What
 * this process itself revokes (signing out, another role or password, suspending, erasing) it forgets at once, so on a laptop revocation is immediate; with
 * several copies of the server, another copy may still let a revoked session in for two seconds, but not to what is sensitive.
 */
export class CallerBook {
  readonly #auth: Auth;
  readonly #clock: () => Date;
  readonly #cookieName: Promise<string>;
  readonly #accounts: Pick<Store['accounts'], 'seen'>;
  readonly #demo: boolean;
  readonly #rememberedMs: number;
  readonly #known = new Map<string, { caller: Caller; until: number }>();
  /** How often something was revoked. What was read before is not remembered after. */
  #revoked = 0;

  constructor(auth: Auth, { store, config, clock }: Pick<AppContext, 'store' | 'config' | 'clock'>) {
    this.#rememberedMs = rememberedMs[store.kind === 'pglite' ? 'alone' : 'among'];
    this.#auth = auth;
    this.#clock = clock;
    this.#accounts = store.accounts;
    this.#demo = config.demo;
    this.#cookieName = auth.$context.then((context) => context.authCookies.sessionToken.name);
  }

  /** `anew`: asks the database whatever is remembered. */
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

  /** The token of the session that a request shows, without its signature; null: none. `find` says whether it is any good. */
  async sessionToken(headers: IncomingHttpHeaders): Promise<string | null> {
    const pass = passOf(headers, await this.#cookieName);
    return pass === null ? null : (decodeURIComponent(pass.value).split('.', 1)[0] ?? null);
  }

  /** Ends the session of this request, in the database and here. Returns the cookies that say so to a browser. */
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

  /** What better-auth has to be shown to act for this request, and how the browser is called in a list. */
  async passOn(headers: IncomingHttpHeaders): Promise<Headers> {
    const name = await this.#cookieName;
    const pass = passOf(headers, name);
    return new Headers({
      'user-agent': deviceName(headers['user-agent']),
      ...(pass === null ? {} : { cookie: `${name}=${pass.value}` }),
    });
  }

  /** Forgets an account whose role has changed or that is gone. */
  forget(id: LearnerId): void {
    this.#revoked += 1;
    for (const [key, { caller }] of this.#known) if (caller.id === id) this.#known.delete(key);
  }
}

/** A token counts before a cookie: a program that shows one means it. */
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
