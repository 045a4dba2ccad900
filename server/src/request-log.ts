import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { AskLogEntry } from '@stoa/engine/turn/ask';
import type { ServerConfig } from './config.ts';

/**
 * Returns an error's kind, message, and stack for the log, and never its other fields: a database puts the row's values there.
 */
function errorLine(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  // Zod's message may quote the value, so only the places are logged.
  const said = name === 'ZodError' || name === '$ZodError' ? 'a value did not fit its schema' : message;
  const frames = stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
  return { kind: name, message: said, ...(code === undefined ? {} : { code }), stack: frames };
}

/**
 * Removes whatever would let a reader of the log act as somebody: tokens and tickets, from any source (an address, a malformed
 * frame, an error's message). Every line passes through here last.
 */
const withoutTokens = (line: string): string =>
  line.replace(/stoa_[\w-]+(\.[\w-]+)?/g, 'stoa_…').replace(/\b(token|ticket)=[^&\s"\\]+/g, '$1=…');

/**
 * Opens the server's log: JSON, one object per line, on standard output by default. A turn doesn't wait until its lines are
 * written; what remains is written when the process ends.
 */
export const openLog = (level: ServerConfig['logLevel'], destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: errorLine },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutTokens },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );

/**
 * Logs one line for each request: its route's pattern (never its address, which may hold an id or a query), the outcome, how
 * long it took, and the account's id. Never a body, header, cookie, e-mail address, or answer.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, caller, refusedAs } = request;
    // A probe every second would bury everything else; only one that fails is logged.
    const isProbe = routeOptions.url?.startsWith('/api/health') === true && reply.statusCode < 400;
    request.log[isProbe ? 'debug' : 'info'](
      {
        method,
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 100) / 100,
        account: caller?.id ?? null,
        ...(refusedAs === null ? {} : { refused: refusedAs }),
      },
      'request',
    );
  });
}

/** Logs one line for each use of an agent: its name, the model, and the cost, but not the text. */
export const logModelCall = (log: Logger, turnId: string, entry: AskLogEntry): void =>
  log.info({ turn: turnId, ...entry }, 'model call');
