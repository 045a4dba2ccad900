import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a browser may do with our pages: load from this server only, run no inline script, and not be framed by another page.
 *
 * Style attributes are the one exception: KaTeX, MathLive, and the skill map position what they draw with them
 * (`style="top: …"`), and an attribute can neither load nor run anything under the rest of this policy. Style elements and sheets
 * must be our own.
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

/** The headers of every reply of the API. A page has its own policy instead; data is neither cached nor shown as a page. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Puts a page's headers on every reply of this scope. HSTS only if people come by https. */
export async function secureHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  // Helmet writes to the raw reply, and Fastify would overwrite its policy with the one that all replies carry.
  app.addHook('onRequest', async (_, reply) => void reply.removeHeader('content-security-policy'));
  await app.register(helmet, {
    contentSecurityPolicy,
    hsts: publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
