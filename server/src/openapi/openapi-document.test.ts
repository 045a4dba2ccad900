import { describe, expect, it } from 'vitest';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import type { Contract } from '@stoa/schema/contracts/contract';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument('1.2.3', 'stoa.session_token');
const every = Object.entries(contracts).flatMap(([group, routes]) =>
  Object.entries<Contract>(routes).map(([name, contract]) => ({ id: `${group}.${name}`, contract })),
);
const operationOf = ({ path, method }: Contract) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase() as 'get']!;

describe('the OpenAPI document', () => {
  it.each(every)('describes $id as its contract says', ({ id, contract }) => {
    const operation = operationOf(contract);
    expect(operation.operationId).toBe(id);
    expect(operation.security.length > 0).toBe(contract.access.who !== 'anyone');
    expect(operation.parameters.filter((p) => p.in === 'path').map((p) => `:${p.name}`)).toEqual(
      contract.path.match(/:\w+/g) ?? [],
    );
    expect(operation.parameters.some((p) => p.name === 'Idempotency-Key')).toBe(contract.idempotent !== undefined);
    expect(operation.requestBody !== undefined).toBe(contract.body !== undefined);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']));
  });

  it('requires the idempotency key for a turn and makes it optional when a session starts', () => {
    const key = (contract: Contract) => operationOf(contract).parameters.find((p) => p.name === 'Idempotency-Key');
    expect(key(contracts.practice.turn)?.required).toBe(true);
    expect(key(contracts.practice.start)?.required).toBe(false);
  });

  it('refers to nothing that it doesn’t define', () => {
    const references = JSON.stringify(document).match(/"\$ref":"([^"]+)"/g) ?? [];
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Refusal"']));
    expect(document.components.schemas['Refusal']).toMatchObject({ type: 'object' });
  });

  it('describes the messages on the live line of a lesson, in both directions', () => {
    const line = document['x-websockets']['/sessions/ws/{sessionId}']!;
    expect(line.sends).toMatchObject({ properties: { type: { const: 'chat' } } });
    const kinds = (line.receives['oneOf'] as { properties: { type: { const: string } } }[]).map(
      (one) => one.properties.type.const,
    );
    expect(kinds).toEqual(['typing', 'assistant_part', 'assistant', 'state_update', 'error']);
    expect(docsPage(document)).toContain('/sessions/ws/{sessionId}');
  });

  it('is shown on a page for people, with every operation and no script', () => {
    const page = docsPage(document);
    expect(page).not.toMatch(/<script|style=|https?:\/\/(?!localhost)/);
    for (const { id } of every) expect(page).toContain(`id="${id}"`);
  });
});
