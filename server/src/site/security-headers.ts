import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a browser may do with our pages: load from this server and nowhere else, run no inline script, be framed by nobody.
 *
 * Style attributes are the one exception: KaTeX, MathLive and the skill map place what they draw by them (`style="top: …"`), and
 * an attribute can neither load nor run anything under the rest of this policy. Style elements and sheets stay our own.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
};

/** What every reply carries. A page has its own policy instead; data is neither kept by a cache nor shown as a page. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Puts a page's headers on every reply of this scope. HSTS only where people come by https. */
export async function secureHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  // Helmet writes on the raw reply, over which Fastify would send the policy that all replies carry.
  app.addHook('onRequest', async (_, reply) => void reply.removeHeader('content-security-policy'));
  await app.register(helmet, {
    contentSecurityPolicy,
    hsts: publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
