import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldWords } from '@stoa/schema/contracts/field-words';
import type { TutorRegistry } from '@stoa/engine/turn/registry';
import type { Access, Contract } from '@stoa/schema/contracts/contract';
import { isUuid, requireOwner, requireRole } from '../auth/access.ts';
import { isFromHere } from '../auth/same-origin.ts';
import type { Bulkhead } from '../bulkhead.ts';
import type { Caller, CallerBook } from '../auth/caller.ts';
import type { AppContext } from '../app-context.ts';
import { refuseNul } from '../refuse-nul.ts';
import { RefusalError } from '../refusals.ts';
import type { RequestLimits } from '../request-limits.ts';
import type { Call, Handler } from './handler.ts';

export type Admission = {
  context: AppContext;
  callers: CallerBook;
  limits: RequestLimits;
  /** Where requests wait when there are more than can be answered at once. */
  requests: Bulkhead;
};

/**
 * Opens one route as its contract says. It checks in this order: whether there is a free slot, who is calling, whether the
 * request comes from our pages, whether the caller asks too often, whether her role may use the route. Then the request is
 * parsed and, when its turn comes, whether it names something of the caller's own. Then the handler runs, and only what the
 * response schema knows is sent.
 */
export function serveContract<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: Handler<C>,
  admission: Admission,
): void {
  const { context } = admission;
  const { access } = contract;
  checkOwned(contract, context.tutors);

  app.route({
    method: contract.method,
    url: contract.path,
    config: { access },
    ...(contract.bodyBytes !== undefined && { bodyLimit: Math.max(contract.bodyBytes, context.config.limits.bodyBytes) }),
    onRequest: async (request) => {
      const anew = access.by === 'person' || contract.sensitive === true;
      await admission.requests.run(() => admit(request, access, admission, { anew }));
    },
    handler: async (request, reply) => {
      const read = {
        params: readPart('params', contract.params, request.params),
        query: readPart('query', contract.query, request.query),
        body: readPart('body', contract.body, request.body),
      };
      const key = contract.idempotent !== undefined ? readKey(request) : null;
      const replayed = () => void reply.header('idempotency-replayed', 'true');
      const answer: unknown = await admission.requests.resume(async () => {
        const owned = await requireOwner(access, { ...asNamed(read), key }, request.caller, context.store);
        // The schemas above are the contract's own, so what they have parsed has the types that the handler expects.
        return handler({
          ...read,
          caller: request.caller,
          ...owned,
          key,
          now: context.clock(),
          replayed,
          request,
          reply,
        } as Call<C>);
      });
      const text = contract.streamed === true ? answer : JSON.stringify(contract.response.parse(answer));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}

/** Does what every declared route does first, with a contract or not. */
export async function admit(
  request: FastifyRequest,
  access: Access,
  { context, callers, limits }: Admission,
  { anew = false } = {},
): Promise<void> {
  request.caller = await callers.find(request.headers, { anew });
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isFromHere(request.headers, context.config.publicUrl)) {
    throw new RefusalError('foreign_origin');
  }
  await limits.ofRequests(request);
  requireRole(access, request.caller, request);
}

function readPart(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  refuseNul(value, part);
  const result = schema.safeParse(value, { error: fieldWords });
  if (result.success) return result.data;
  const fields = result.error.issues.flatMap(nearest).map(({ path, message }) => ({ in: part, path: path.join('.'), message }));
  const [first] = fields;
  const place = first === undefined || first.path === '' ? `the ${part}` : `“${first.path}” in the ${part}`;
  throw new RefusalError('validation', `Look at ${place}. ${first?.message ?? ''}`.trim(), {
    more: { fields },
  });
}

/** For a body that may have one of several shapes: returns the issues with the shape that it comes nearest to. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
  return closest!.flatMap((one) => nearest({ ...one, path: [...issue.path, ...one.path] }));
}

function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && isUuid(key)) return key.toLowerCase();
  throw new RefusalError('validation', 'The header Idempotency-Key must be one UUID.', {
    more: { fields: [{ in: 'header', path: 'Idempotency-Key', message: 'not a UUID' }] },
  });
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asNamed = ({ params, body }: { params: unknown; body: unknown }) => ({ params: asRecord(params), body: asRecord(body) });

/**
 * Throws if a contract that checks ownership has no parameter that names the thing, because the check would do nothing, or if it
 * names an unknown tutor.
 */
function checkOwned({ path, access }: Contract, tutors: TutorRegistry): void {
  const named = {
    nothing: true,
    learner: path.includes(':learnerId'),
    report: path.includes(':reportId'),
    essay: path.includes(':essayId'),
    read_essay: path.includes(':essayId'),
    session: true,
    transcript: true,
  };
  if (!named[access.owns]) throw new Error(`${path} says it owns a ${access.owns}, but names none in its path.`);
  const unknown = 'tutors' in access ? access.tutors.filter((name) => tutors.find(name) === null) : [];
  if (unknown.length > 0)
    throw new Error(`${path} serves sessions of ${unknown.join(', ')}, which is no tutor of this installation.`);
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Who may call this route. A route without it does not start. */
    access?: Access;
  }
}
