import { betterAuth } from 'better-auth';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Store } from '@stoa/store/store';
import { signToken } from './bearer-token.ts';
import type { PasswordHashing } from './password-hashing.ts';

const days = 24 * 60 * 60;
export const sessionDays = 30;
export const tokenDays = 90;

/**
 * Accounts and sessions, by better-auth over our own tables. Nothing of it is mounted as a route: the doors of
 * `routes/account` call it.
 *
 * What is stored  passwords as scrypt hashes. A session's row holds the random half of its token; the other half is its
 *                 signature under the house's secret, so whoever reads the table alone cannot act as anyone.
 * What is not     addresses and browsers of people. Rate limits are ours and keep their counts in memory or Redis.
 * How long        a cookie lives 30 days and a program's token 90, both fixed: use does not prolong them.
 */
export function houseAuth({
  store,
  secret,
  publicUrl,
  passwords,
  log,
}: {
  store: Store;
  secret: string;
  publicUrl: string | null;
  passwords: PasswordHashing;
  log: Logger;
}) {
  return betterAuth({
    appName: 'Stoa',
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    database: { db: store.db, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: passwords.hash, verify: passwords.verify },
    },
    user: { additionalFields: { role: { type: 'string', input: false, required: true, defaultValue: 'student' } } },
    session: { expiresIn: sessionDays * days, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'stoa',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false }, // our migrations make the tables, and their tests hold them to it
    },
    // Its messages quote e-mail addresses, so only that something failed is written down.
    logger: { level: 'error', log: (level) => log.error({ level }, 'better-auth reports a failure') },
    plugins: [houseDoors],
  });
}

export type HouseAuth = ReturnType<typeof houseAuth>;

/** Two doors that better-auth lacks: a session without a password (demo accounts) and a token for a program. */
const houseDoors = {
  id: 'house-doors',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: 'POST', body: z.object({ userId: z.string() }) }, async (ctx) => {
      const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
      if (user === null) throw new APIError('NOT_FOUND');
      const session = await ctx.context.internalAdapter.createSession(user.id);
      await setSessionCookie(ctx, { session, user });
      return user.id;
    }),
    issueToken: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), label: z.string(), now: z.date() }) },
      async (ctx) => {
        const { userId, label, now } = ctx.body;
        const expiresAt = new Date(now.getTime() + tokenDays * days * 1000);
        const about = { expiresAt, userAgent: `token: ${label}` };
        const session = await ctx.context.internalAdapter.createSession(userId, false, about, true);
        return { token: signToken(session.token, ctx.context.secret), expiresAt };
      },
    ),
  },
} satisfies BetterAuthPlugin;
