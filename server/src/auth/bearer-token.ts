import { createHmac } from 'node:crypto';

const prefix = 'stoa_'; // so that a token that leaks into a repository or a chat is recognized

/** Returns the token that a program is given: the session's token and its signature under the server's secret. */
export function signToken(sessionToken: string, secret: string): string {
  return `${prefix}${sessionToken}.${createHmac('sha256', secret).update(sessionToken).digest('base64url')}`;
}

/**
 * Returns the same session as a signed cookie's value, or null if the text isn't one of our tokens. The signature is checked
 * later.
 */
export function cookieValueOf(bearer: string): string | null {
  const parts = /^stoa_([\w-]+)\.([\w-]{43})$/.exec(bearer);
  if (parts === null) return null;
  return encodeURIComponent(`${parts[1]!}.${Buffer.from(parts[2]!, 'base64url').toString('base64')}`);
}
