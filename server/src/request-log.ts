import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { AskLogEntry } from '@stoa/engine/turn/ask';
import type { ServerConfig } from './config.ts';

/** An error's kind, message and place. Never its other fields: a database puts the row's values there. */
function errorLine(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  // Zod lists what it found; a message of its own may quote it, so the places are enough.
  const said = name === 'ZodError' || name === '$ZodError' ? 'a value did not fit its schema' : message;
  const frames = stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
  return { kind: name, message: said, ...(code === undefined ? {} : { code }), stack: frames };
}

/**
 * A line without what would let its reader act as somebody: tokens and tickets, wherever they come from (an address, a frame that could
 * not be read, the message of an error). Every line passes here last.
 */
const withoutTokens = (line: string): string =>
  line.replace(/stoa_[\w-]+(\.[\w-]+)?/g, 'stoa_…').replace(/\b(token|ticket)=[^&\s"\\]+/g, '$1=…');

/**
 * The server's log: JSON, one line each, on standard output unless told otherwise. A turn does not wait until its lines are written; what is
 * left when the process ends is written then.
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
 * One line for each request: what was asked by its route's pattern (never its address, which may hold an id or a query), what came
 * of it, how long it took, and the account's id. No body, header, cookie, e-mail address or answer is ever in it.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, caller, refusedAs } = request;
    // A probe every second would bury everything else; one that fails is worth a line.
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

/** One line for each use of an agent: who, by which model, what it cost; not what was said. */
export const logModelCall = (log: Logger, turnId: string, entry: AskLogEntry): void =>
  log.info({ turn: turnId, ...entry }, 'model call');
