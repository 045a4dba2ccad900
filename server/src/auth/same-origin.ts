import type { IncomingHttpHeaders } from 'node:http';

/**
 * True if a request that changes something comes from our own pages. Browsers say where it comes from, and a page can't make
 * them lie: `Sec-Fetch-Site` first, `Origin` if that is absent. A request with neither isn't from a browser that sends cookies
 * across sites (and `SameSite=Lax` prevents that too). A bearer token is sent on purpose, so it needs no such proof.
 *
 * Shape  `publicUrl` is the address that people use if the server is behind a proxy.
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
