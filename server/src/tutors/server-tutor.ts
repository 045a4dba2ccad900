import type { FastifyInstance } from 'fastify';
import type { TutorDefinition } from '@stoa/engine/turn/tutor-definition';
import type { z } from 'zod';
import type { Contract } from '@stoa/schema/contracts/contract';
import type { RefusalCode } from '../refusals.ts';
import type { Handler } from '../routes/handler.ts';
import type { Admission } from '../routes/serve-contract.ts';
import type { Services } from '../routes/services.ts';

/** A value for each route, by group and name. */
export type ByRoute<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** A tutor as this server knows it. The list of these is the only place in the server that names all tutors. */
export type ServerTutor = {
  /** Its definition in the engine, and those of what else it serves, such as a preview. */
  definitions: readonly TutorDefinition[];
  /** Contracts of its routes that aren't in the schema's list of all contracts. */
  contracts?: ByRoute<Contract>;
  /** The first words of the addresses that its web pages have. */
  pages?: readonly string[];
  /** What the API description says of each group of its routes. */
  tags: Readonly<Record<string, string>>;
  /** Refusals, by operation id, that follow from what an operation does and can't be derived from its contract. */
  refusals: Readonly<Record<string, readonly RefusalCode[]>>;
  /** Its live lines, for the API description. */
  lines?: readonly LineOfTutor[];
  /** Opens the tutor with the server's services. */
  open: (services: Services, app: FastifyInstance) => OpenedTutor;
};

/** A live line for the API description: where it opens, and what is sent in each direction, one JSON object per frame. */
export type LineOfTutor = { address: string; summary: string; sends: z.ZodType; receives: z.ZodType };

export type OpenedTutor = {
  handlers: object; // a handler for each of its contracts, by group and name; `serveAll` checks that none is missing
  /** Opens its live lines; returns the set of those that are open at any moment. */
  lines?: (app: FastifyInstance, admission: Admission) => Promise<ReadonlySet<unknown>>;
};

/**
 * Merges routes of several sources: more than one of them may serve the same group. Errors throws if two define the same route.
 */
export function merged<T>(...parts: readonly ByRoute<T>[]): ByRoute<T> {
  const all: Record<string, Record<string, T>> = {};
  for (const [group, routes] of parts.flatMap((part) => Object.entries(part))) {
    const had = (all[group] ??= {});
    for (const [name, route] of Object.entries(routes)) {
      if (Object.hasOwn(had, name)) throw new Error(`${group}.${name} is given twice.`);
      had[name] = route;
    }
  }
  return all;
}

/** Merges the handlers of kernel and tutors. */
export const mergedHandlers = (...parts: readonly object[]): ByRoute<Handler<Contract>> =>
  merged(...parts.map((part) => part as ByRoute<Handler<Contract>>));
