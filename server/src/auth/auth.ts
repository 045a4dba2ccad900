import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Role } from '@stoa/schema/account';
import { tokenMark } from '@stoa/store/accounts';
import type { Store } from '@stoa/store/store';
import type { AccountMail } from '../mail/account-mail.ts';
import { signToken } from './bearer-token.ts';
import type { PasswordHashing } from './password-hashing.ts';

const days = 24 * 60 * 60;
export const sessionDays = 30;
export const tokenDays = 90;
const resetMinutes = 60;
/** How long a link that an admin passes on is valid: long enough to reach its owner over a weekend. */
const handedLinkDays = 3;

/**
 * Sets up accounts and sessions with better-auth on our own tables. None of its routes are mounted: the handlers in
 * `routes/account` call it.
 *
 * What is stored  passwords as scrypt hashes. A session's row holds the random half of its token; the other half is its
 *                 signature under the server's secret, so whoever reads the table alone can't act as anyone. Only a digest of
 *                 each link that was sent. Each browser's kind and system, so that its owner recognizes it in a list.
 * What is not     addresses of computers. Rate limits are ours.
 * Confirmed       if mail reaches people, anyone who signs up confirms her address before she signs in; otherwise, and if an
 *                 admin opens the account, it counts as confirmed.
 * How long        a cookie lives 30 days and a program's token 90; using them doesn't extend that.
 */
export function makeAuth({
  store,
  secret,
  publicUrl,
  passwords,
  mail,
  log,
}: {
  store: Store;
  secret: string;
  publicUrl: string | null;
  passwords: PasswordHashing;
  mail: AccountMail;
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
      requireEmailVerification: mail.reachesPeople,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      sendResetPassword: async ({ user, token }) => mail.resetLink(user, token),
      onExistingUserSignUp: async ({ user }) => mail.hasAccountAlready(user),
    },
    emailVerification: {
      sendOnSignUp: mail.reachesPeople,
      sendOnSignIn: mail.reachesPeople,
      expiresIn: days,
      sendVerificationEmail: async ({ user, token }) => mail.confirmLink(user, token),
    },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: true, defaultValue: 'student' },
        suspendedAt: { type: 'date', input: false, required: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, emailVerified: user.emailVerified || !mail.reachesPeople } }),
        },
      },
      session: {
        create: {
          // Every way to sign in creates a session, so this one check keeps a suspended account out.
          before: async ({ userId }, ctx) => {
            const user = await ctx?.context.internalAdapter.findUserById(userId);
            if (user != null && (user as { suspendedAt?: Date | null }).suspendedAt != null)
              throw new APIError('FORBIDDEN', { code: suspendedCode });
          },
        },
      },
    },
    session: { expiresIn: sessionDays * days, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'stoa',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false }, // our migrations create the tables, and the migrations' tests check them against it
    },
    // Its messages quote e-mail addresses, so we log only that something failed.
    logger: { level: 'error', log: (level) => log.error({ level }, 'better-auth reports a failure') },
    plugins: [accountEndpoints],
  });
}

/** The error code that better-auth reports for a suspended account. */
export const suspendedCode = 'ACCOUNT_SUSPENDED';

export type Auth = ReturnType<typeof makeAuth>;

/** The key under which better-auth stores the secret of a link that sets a password. */
const resetIdentifier = (token: string) => `reset-password:${token}`;

/**
 * The key under which the secret of a link to a new address is stored. The address is part of the secret, so the table holds
 * only its digest.
 */
const addressIdentifier = (token: string) => `new-address:${token}`;
/** The prefix of such a link's secret. */
const addressMark = 'new.';
export const isAddressLink = (token: string): boolean => token.startsWith(addressMark);

/**
 * What better-auth lacks: a session without a password (demo accounts), a token for a program, a link that an admin can pass
 * on.
 */
const accountEndpoints = {
  id: 'context-checks',
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
        const about = { expiresAt, userAgent: `${tokenMark}${label}` };
        const session = await ctx.context.internalAdapter.createSession(userId, false, about, true);
        return { token: signToken(session.token, ctx.context.secret), expiresAt };
      },
    ),
    issueResetLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), now: z.date() }) },
      async (ctx) => {
        const token = randomBytes(24).toString('base64url');
        const expiresAt = new Date(ctx.body.now.getTime() + handedLinkDays * days * 1000);
        const identifier = resetIdentifier(token);
        await ctx.context.internalAdapter.createVerificationValue({ identifier, value: ctx.body.userId, expiresAt });
        return { token, expiresAt };
      },
    ),
    /** Returns the account whose password the link's secret may set; null if the secret is invalid or has expired. */
    ownerOfResetLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string(), now: z.date() }) },
      async (ctx) => {
        const found = await ctx.context.internalAdapter.findVerificationValue(resetIdentifier(ctx.body.token));
        return found === null || found.expiresAt <= ctx.body.now ? null : found.value;
      },
    ),
    issueAddressLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), email: z.string(), now: z.date() }) },
      async (ctx) => {
        const token = `${addressMark}${randomBytes(24).toString('base64url')}.${Buffer.from(ctx.body.email).toString('base64url')}`;
        const expiresAt = new Date(ctx.body.now.getTime() + days * 1000);
        const identifier = addressIdentifier(token);
        await ctx.context.internalAdapter.createVerificationValue({ identifier, value: ctx.body.userId, expiresAt });
        return token;
      },
    ),
    /**
     * Returns the account and the new address that the link's secret confirms; null if the secret is invalid or has expired.
     */
    ownerOfAddressLink: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string(), now: z.date() }) },
      async (ctx) => {
        const { token, now } = ctx.body;
        const found = await ctx.context.internalAdapter.findVerificationValue(addressIdentifier(token));
        if (found === null || found.expiresAt <= now) return null;
        return { id: found.value, email: Buffer.from(token.split('.')[2] ?? '', 'base64url').toString() };
      },
    ),
    /**
     * Opens an account for somebody else. Its address counts as confirmed. Without a password, it waits for a link that sets
     * one.
     */
    openAccount: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ name: z.string(), email: z.string(), role: Role, password: z.string().nullable() }),
      },
      async (ctx) => {
        const { password, ...about } = ctx.body;
        const { internalAdapter } = ctx.context;
        const hash = password === null ? null : await ctx.context.password.hash(password);
        const user = await internalAdapter.createUser({ ...about, emailVerified: true }, { method: 'admin' });
        if (hash !== null)
          await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hash });
        return user.id;
      },
    ),
  },
} satisfies BetterAuthPlugin;
