import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { openApiDocument } from '@stoa/server/openapi/openapi-document';
import type { Operation } from '@stoa/server/openapi/openapi-document';

const operations = Object.entries(openApiDocument('0.0.0', 'cookie').paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    operation,
  })),
);

function operationOf({ method = 'GET', url }: InjectOptions): Operation | undefined {
  const path = (typeof url === 'string' ? url : '').split('?', 1)[0]!;
  return operations.find((one) => one.method === method && one.path.test(path))?.operation;
}

/**
 * Checks that a refusal is documented.
 *
 * Errors  throws if an operation was refused in a way that its API description doesn't mention.
 */
export function requireTold(request: InjectOptions, reply: LightMyRequestResponse): void {
  const operation = operationOf(request);
  if (operation === undefined || !String(reply.headers['content-type']).startsWith('application/problem+json')) return;
  const { type } = reply.json<{ type: string }>();
  const code = type.replace('/problems/', '');
  if (code === 'no_such_route') return; // with an id that is too long, the address matches no route
  const told = operation.responses[String(reply.statusCode)]?.description ?? '';
  if (!told.includes(`\`${code}\``))
    throw new Error(
      `${operation.operationId} refused with ${reply.statusCode} ${code}, and the API description does not say that it may`,
    );
}
