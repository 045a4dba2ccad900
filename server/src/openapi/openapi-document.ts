import { allServerTutors } from '../tutors/all-server-tutors.ts';
import { merged } from '../tutors/server-tutor.ts';
import type { ServerTutor } from '../tutors/server-tutor.ts';
import { z } from 'zod';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import type { Contract } from '@stoa/schema/contracts/contract';
import { Refusal } from '@stoa/schema/refusal';
import { refusals } from '../refusals.ts';
import type { RefusalCode } from '../refusals.ts';
import { ownRefusals } from './own-refusals.ts';

type JsonSchema = Record<string, unknown>;
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema; description?: string };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<
    string,
    { description: string; headers?: Record<string, JsonSchema>; content: Record<string, { schema: JsonSchema }> }
  >;
};

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** OpenAPI can't describe a WebSocket. By address: what a client sends and what it gets, one JSON object per frame. */
  'x-websockets': Record<string, { summary: string; description: string; sends: JsonSchema; receives: JsonSchema }>;
  components: { securitySchemes: Record<string, JsonSchema>; schemas: Record<string, JsonSchema> };
};

const kernelTags: Record<string, string> = {
  account: 'Accounts, sessions, tokens, settings',
  audit: 'The trace of what was served',
  flags: 'What was flagged of all that students type, and who has looked at it',
  knowledgeGraph: 'Skills and their prerequisites',
  learners: 'Students, for themselves and for those who look after them',
  mastery: 'What a learner knows',
  problemBank: 'Verified problems and answer checking',
};

/** Builds the API description in OpenAPI 3.1 from the very contracts that the routes are served by. */
export function openApiDocument(
  version: string,
  cookieName: string,
  tutors: readonly ServerTutor[] = allServerTutors,
): OpenApiDocument {
  const served = merged<Contract>(contracts, ...tutors.map((tutor) => tutor.contracts ?? {}));
  const tags = Object.assign({}, kernelTags, ...tutors.map((tutor) => tutor.tags)) as Record<string, string>;
  const refusals = Object.assign({}, ownRefusals, ...tutors.map((tutor) => tutor.refusals)) as typeof ownRefusals;
  const paths: OpenApiDocument['paths'] = {};
  for (const [group, routes] of Object.entries(served)) {
    for (const [name, contract] of Object.entries(routes)) {
      const path = contract.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][contract.method.toLowerCase()] = operation(`${group}.${name}`, group, contract, refusals);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stoa',
      version,
      description:
        'A tutoring platform: one learner, one record of what she knows. Errors are problem documents (RFC 9457) whose `type` ' +
        'names the refusal; /problems explains each. A request repeated with the same `Idempotency-Key` gets the first answer, ' +
        'with the header `Idempotency-Replayed: true`.',
    },
    tags: Object.keys(served).map((name) => ({ name, description: tags[name] ?? name })),
    paths,
    'x-websockets': Object.fromEntries(
      tutors
        .flatMap(({ lines = [] }) => lines)
        .map(({ address, summary, sends, receives }) => [
          address,
          {
            summary,
            description:
              'The owner of the session alone. Open it with `?token=` (a token of POST /api/me/tokens), with `?ticket=` (a ticket opens ' +
              'one line once), or with the cookie of a page of this server. Before the upgrade it is refused as any route is.',
            sends: jsonSchema(sends, 'input'),
            receives: jsonSchema(receives, 'output'),
          },
        ]),
    ),
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'Set by signing in. Requests must be same-origin.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'For programs: POST /api/me/tokens.' },
      },
      schemas: { Refusal: jsonSchema(Refusal, 'output') },
    },
  };
}

function operation(operationId: string, group: string, contract: Contract, refusals: typeof ownRefusals): Operation {
  const { access, params, query, body, response, idempotent = false } = contract;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  if (idempotent) parameters.push(keyParameter(needsKey(contract)));
  const needsBody = body !== undefined && !body.safeParse(undefined).success;
  return {
    operationId,
    tags: [group],
    summary: contract.summary,
    description: describeAccess(access),
    security: access.who === 'anyone' ? [] : access.by === 'person' ? [{ cookie: [] }] : [{ cookie: [] }, { bearer: [] }],
    parameters,
    ...(body && { requestBody: { required: needsBody, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      200: {
        description: 'Done',
        ...(idempotent && { headers: { 'Idempotency-Replayed': replayedHeader } }),
        content: { 'application/json': { schema: jsonSchema(response, 'output') } },
      },
      ...refusalResponses(contract, refusals[operationId] ?? []),
    },
  };
}

/** True if the key is required: a turn without one couldn't be repeated safely. */
export const needsKey = ({ idempotent }: Pick<Contract, 'idempotent'>): boolean => idempotent === 'required';

const replayedHeader = {
  schema: { const: 'true' },
  description: 'Present where this is the answer that an earlier request with the same key got.',
};

const keyParameter = (required: boolean): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  schema: { type: 'string', format: 'uuid' },
  description: 'A fresh UUID for each new request; the same one to repeat it.',
});

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(type as z.ZodType, 'input'),
  }));
}

function describeAccess({ who, owns, by }: Contract['access']): string {
  const people =
    who === 'anyone' ? 'Anyone.' : who === 'signed_in' ? 'Anyone signed in.' : `Accounts with the role ${who.join(' or ')}.`;
  const own = {
    nothing: '',
    learner: ' A learner’s own record; teachers and admins may read any.',
    session: ' Her own session alone.',
    transcript: ' Her own session, or a learner’s as her teacher.',
    essay: ' Her own essay alone.',
    read_essay: ' Her own essay, or a student’s as her teacher.',
    report: ' Her own report, or as its author.',
  };
  return people + own[owns] + (by === 'person' ? ' In person: with the cookie of a browser, not with a token.' : '');
}

function refusalResponses(contract: Contract, own: readonly RefusalCode[]): Operation['responses'] {
  const { access, params, query, body, idempotent } = contract;
  const codes: RefusalCode[] = ['too_many', 'unexpected', 'busy', 'closing', 'unavailable', ...own];
  if (params ?? query ?? body ?? idempotent) codes.push('validation');
  if (params) codes.push('address_too_long');
  if (body || contract.method !== 'GET') codes.push('malformed', 'too_large', 'unsupported_media_type'); // an unexpected body is parsed too
  if (access.who !== 'anyone') codes.push('sign_in_needed');
  if (Array.isArray(access.who)) codes.push('not_allowed');
  if (access.by === 'person') codes.push('person_needed');
  if (access.owns !== 'nothing') codes.push('not_yours');
  if (access.owns !== 'nothing' || params) codes.push('not_found');
  if (contract.method !== 'GET') codes.push('foreign_origin');
  if (idempotent) codes.push('key_reused');
  if (needsKey(contract)) codes.push('stale', 'key_needed');
  if (contract === contracts.account.signIn) codes.push('wrong_credentials');

  const byStatus = Map.groupBy([...new Set(codes)].toSorted(), (code) => refusals[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      String(status),
      {
        description: named.map((code) => `\`${code}\`: ${refusals[code].title}`).join('. '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}
