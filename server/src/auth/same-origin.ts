import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something may come from where it comes from. Browsers say so and cannot be made to lie by a
 * page: `Sec-Fetch-Site` first, `Origin` where it is absent. A request with neither is not from a browser that carries
 * cookies across sites (and `SameSite=Lax` keeps the cookie home besides). A bearer token is shown on purpose, so it needs no
 * such proof.
 *
 * Shape  `publicUrl` is the address people use where a proxy stands before the server.
 */
export function isFromHere(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (headers.authorization !== undefined) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
