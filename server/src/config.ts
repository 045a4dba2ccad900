import path from 'node:path';
import { z } from 'zod';

/** The server's configuration, from its environment. `providers` reads the variables of the language model itself. */
export type ServerConfig = {
  host: string;
  port: number;
  /** Where PGlite stores its files and, on a laptop, the server its secret. */
  dataFolder: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  /** Whether there are demo accounts that any visitor may use. */
  demo: boolean;
  /** Whether the demo student has eight weeks of history at the first start. */
  demoHistory: boolean;
  /** Signs cookies and tokens; null: use the one in the data folder. */
  secret: string | null;
  /** The bearer token of a metrics scraper; null: only admins see the metrics. */
  metricsToken: string | null;
  /** The address that people use, if it isn't the one listened on; https makes cookies `Secure`. */
  publicUrl: string | null;
  /** The proxies that are trusted to say who the client is, by address or range. */
  trustProxy: string[] | false;
  admin: { email: string; password: string | null } | null;
  /** Whether anybody may open an account, or only an admin. */
  signUp: 'open' | 'closed';
  /** The mail server, and the sender's address; without a url, mail waits in the data folder. */
  mail: { url: string | null; from: string };
  /** How turns of courses search their rows. */
  retrieval: { kind: 'tables' } | { kind: 'pgvector' } | { kind: 'pinecone'; host: string; apiKey: string };
  /** An external exam service, and the token that it knows this server by; null: the one that comes with Stoa. */
  examService: { url: string; token: string | null } | null;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  limits: {
    bodyBytes: number;
    /** By account. */
    requestsPerMinute: number;
    /** By address, for callers who aren't signed in: a whole school may share one. */
    requestsPerAddress: number;
    /** Accounts, demo sessions and tokens that one address may open in a minute. */
    openingsPerMinute: number;
    /** Wrong passwords that one address may try in a minute. Right ones are not counted. */
    signInsPerMinute: number;
    /** Wrong passwords at one account in a day, from devices that it doesn't know, before a link has to prove who owns it. */
    guessesPerAccount: number;
  };
  /** The built web, served as it is. */
  webFolder: string;
};

/** The environment asks for something impossible; the message says for each variable what to change. */
export class ServerConfigError extends Error {
  override name = 'ServerConfigError';
  constructor(problems: readonly string[]) {
    super(`The server cannot start as configured:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

const root = path.resolve(import.meta.dirname, '../..');
const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Returns the base of links in emails: the public address, or this machine's own. */
export function addressOf({ publicUrl, host, port }: Pick<ServerConfig, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '');
  return `http://${isLoopback(host) && host !== '::1' ? host : 'localhost'}:${port}`;
}

const yesOrNo = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no', 'on', 'off'], 'is neither 1 nor 0')
  .transform((word) => ['1', 'true', 'yes', 'on'].includes(word));
const count = (from: number, to: number) =>
  z.coerce.number(`is not a number from ${from} to ${to}`).int().min(from).max(to, `is not a number from ${from} to ${to}`);

const Env = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('is not a port: a number from 0 to 65535').int().min(0).max(65_535).default(4000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'is not a redis:// address' }).optional(),
  STOA_DATA: z.string().default(path.join(root, 'data')),
  STOA_DEMO: yesOrNo.optional(),
  STOA_DEMO_HISTORY: yesOrNo.default(true),
  STOA_SECRET: z.string().min(32, 'is shorter than 32 characters: take the output of `openssl rand -base64 32`').optional(),
  STOA_METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
  STOA_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'is not an http:// or https:// address' }).optional(),
  STOA_TRUST_PROXY: z.string().optional(),
  STOA_ADMIN_EMAIL: z.email('is not an e-mail address').optional(),
  STOA_ADMIN_PASSWORD: z.string().min(8, 'is shorter than 8 characters').max(128, 'is longer than 128 characters').optional(),
  STOA_SIGN_UP: z.enum(['open', 'closed'], 'is neither open nor closed').default('open'),
  STOA_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' }).optional(),
  STOA_MAIL_FROM: z.string().optional(),
  STOA_EXAM_SERVICE_URL: z.url({ protocol: /^https?$/, error: 'is not an http:// or https:// address' }).optional(),
  STOA_EXAM_SERVICE_TOKEN: z.string().optional(),
  STOA_WEB: z.string().default(path.join(root, 'web/dist')),
  STOA_RETRIEVAL: z.enum(['tables', 'pgvector', 'pinecone'], 'is neither tables, pgvector nor pinecone').optional(),
  PINECONE_API_KEY: z.string().optional(),
  PINECONE_INDEX_HOST: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  STOA_MAX_BODY_BYTES: count(1024, 10_000_000).default(65_536),
  STOA_MAX_REQUESTS_PER_MINUTE: count(1, 1_000_000).default(600),
  STOA_MAX_REQUESTS_PER_ADDRESS: count(1, 1_000_000).default(6000),
  STOA_MAX_OPENINGS_PER_MINUTE: count(1, 1_000_000).default(300),
  STOA_MAX_SIGN_INS_PER_MINUTE: count(1, 1_000_000).default(100),
  STOA_MAX_GUESSES_PER_ACCOUNT: count(1, 1_000_000).default(100),
});

/**
 * Reads the server's configuration. An empty variable counts as unset.
 *
 * Demo mode is on by default only if nobody else can reach the server: no DATABASE_URL, and listening on this machine alone.
 *
 * Errors  `ServerConfigError` with every problem at once.
 */
export function readServerConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    throw new ServerConfigError(parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`));
  }
  const e = parsed.data;
  if (e.DATABASE_URL !== undefined && e.STOA_SECRET === undefined) {
    throw new ServerConfigError([
      'STOA_SECRET is needed with DATABASE_URL, the same on every copy of the server: take the output of `openssl rand -base64 32`.',
    ]);
  }
  if (e.STOA_SMTP_URL !== undefined && (e.STOA_PUBLIC_URL === undefined || e.STOA_MAIL_FROM === undefined)) {
    throw new ServerConfigError([
      'STOA_SMTP_URL needs STOA_PUBLIC_URL, where the links in emails lead, and STOA_MAIL_FROM, such as `Stoa <stoa@your.school>`.',
    ]);
  }
  return {
    host: e.HOST,
    port: e.PORT,
    dataFolder: path.resolve(e.STOA_DATA),
    databaseUrl: e.DATABASE_URL ?? null,
    redisUrl: e.REDIS_URL ?? null,
    demo: e.STOA_DEMO ?? (e.DATABASE_URL === undefined && isLoopback(e.HOST)),
    demoHistory: e.STOA_DEMO_HISTORY,
    secret: e.STOA_SECRET ?? null,
    metricsToken: e.STOA_METRICS_TOKEN ?? null,
    publicUrl: e.STOA_PUBLIC_URL ?? null,
    trustProxy: e.STOA_TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    admin: e.STOA_ADMIN_EMAIL === undefined ? null : { email: e.STOA_ADMIN_EMAIL, password: e.STOA_ADMIN_PASSWORD ?? null },
    signUp: e.STOA_SIGN_UP,
    mail: { url: e.STOA_SMTP_URL ?? null, from: e.STOA_MAIL_FROM ?? 'Stoa <stoa@localhost>' },
    retrieval: retrievalOf(e),
    examService:
      e.STOA_EXAM_SERVICE_URL === undefined ? null : { url: e.STOA_EXAM_SERVICE_URL, token: e.STOA_EXAM_SERVICE_TOKEN ?? null },
    logLevel: e.LOG_LEVEL,
    limits: {
      bodyBytes: e.STOA_MAX_BODY_BYTES,
      requestsPerMinute: e.STOA_MAX_REQUESTS_PER_MINUTE,
      requestsPerAddress: e.STOA_MAX_REQUESTS_PER_ADDRESS,
      openingsPerMinute: e.STOA_MAX_OPENINGS_PER_MINUTE,
      signInsPerMinute: e.STOA_MAX_SIGN_INS_PER_MINUTE,
      guessesPerAccount: e.STOA_MAX_GUESSES_PER_ACCOUNT,
    },
    webFolder: path.resolve(e.STOA_WEB),
  };
}

/** Chooses Pinecone if a key and a host are given, unless something else is configured. */
function retrievalOf(e: z.output<typeof Env>): ServerConfig['retrieval'] {
  const { STOA_RETRIEVAL: kind, PINECONE_API_KEY: apiKey, PINECONE_INDEX_HOST: host } = e;
  if (kind === 'tables' || kind === 'pgvector') return { kind };
  if (apiKey !== undefined && host !== undefined) return { kind: 'pinecone', host, apiKey };
  if (kind === 'pinecone')
    throw new ServerConfigError([
      'STOA_RETRIEVAL=pinecone needs PINECONE_API_KEY, and PINECONE_INDEX_HOST, the address of the index.',
    ]);
  return { kind: 'tables' };
}
