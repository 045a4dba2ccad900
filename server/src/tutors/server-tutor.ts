import type { FastifyInstance } from 'fastify';
import type { TutorDefinition } from '@stoa/engine/turn/tutor-definition';
import type { z } from 'zod';
import type { Contract } from '@stoa/schema/contracts/contract';
import type { RefusalCode } from '../refusals.ts';
import type { Handler } from '../routes/handler.ts';
import type { Admission } from '../routes/serve-contract.ts';
import type { Services } from '../routes/services.ts';

/** Something for each route, by group and name. */
export type ByRoute<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** A tutor as this server knows it. The list of these is the only place of the server that names all tutors. */
export type ServerTutor = {
  /** Its definition in the engine, and those of what it serves beside it, such as a preview. */
  definitions: readonly TutorDefinition[];
  /** Contracts of its routes that do not stand in the schema's list of all contracts. */
  contracts?: ByRoute<Contract>;
  /** The first words of the addresses that the web has its pages at. */
  pages?: readonly string[];
  /** What the API description says of each group of its routes. */
  tags: Readonly<Record<string, string>>;
  /** Refusals that follow from what an operation does and cannot be told from its contract, by operation id. */
  refusals: Readonly<Record<string, readonly RefusalCode[]>>;
  /** Its live lines, for the API description. */
  lines?: readonly LineOfTutor[];
  /** Opens it on the services of the server. */
  open: (services: Services, app: FastifyInstance) => OpenedTutor;
};

/** A live line as it is described: where it opens, and what goes over it in each direction, one JSON object a frame. */
export type LineOfTutor = { address: string; summary: string; sends: z.ZodType; receives: z.ZodType };

export type OpenedTutor = {
  handlers: object; // a handler for each of its contracts, by group and name; `serveAll` holds that none is missing
  /** Opens its live lines; returns those that are open at any moment. */
  lines?: (app: FastifyInstance, admission: Admission) => Promise<ReadonlySet<unknown>>;
};

/** Routes of several givers as one: a group may be served by more than one of them. Errors  throws where two give the same route. */
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

/** The handlers of kernel and tutors, merged. */
export const mergedHandlers = (...parts: readonly object[]): ByRoute<Handler<Contract>> =>
  merged(...parts.map((part) => part as ByRoute<Handler<Contract>>));
