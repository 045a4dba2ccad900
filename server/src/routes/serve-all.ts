import type { FastifyInstance } from 'fastify';
import type { Contract } from '@stoa/schema/contracts/contract';
import type { Handler } from './handler.ts';
import { serveContract } from './serve-contract.ts';
import type { Admission } from './serve-contract.ts';

type Groups<T> = Record<string, Record<string, T>>;

/**
 * Opens every route of every group.
 *
 * Errors  throws for a contract without a handler or a handler without a contract, naming it; the server doesn't start.
 */
export function serveAll(app: FastifyInstance, contracts: Groups<Contract>, handlers: object, admission: Admission): void {
  const given = handlers as Groups<Handler<Contract>>;
  const names = (groups: Groups<unknown>) =>
    Object.entries(groups).flatMap(([group, routes]) => Object.keys(routes).map((name) => `${group}.${name}`));
  const [wanted, had] = [names(contracts), names(given)];
  const faults = [
    ...wanted.filter((name) => !had.includes(name)).map((name) => `${name} has no handler`),
    ...had.filter((name) => !wanted.includes(name)).map((name) => `${name} has no contract`),
  ];
  if (faults.length > 0) throw new Error(`The server does not start: ${faults.join(', ')}.`);

  for (const [group, routes] of Object.entries(contracts)) {
    for (const [name, contract] of Object.entries(routes)) serveContract(app, contract, given[group]![name]!, admission);
  }
}
