import type { z } from 'zod';
import type { Role } from '../account.ts';

/**
 * Who may call a route. `owns` names the thing with an owner that the route reads or changes: the server checks it against the
 * caller, and the authorization matrix in `e2e` walks route × role × owner. A route without an access doesn't compile.
 */
export type Access = {
  who: 'anyone' | 'signed_in' | readonly Role[];
  /**
   * For routes that decide who may use an account: a person has to call them, signed in with a browser. A program's token is
   * refused.
   */
  by?: 'person';
} &
  /** What a learner knows. Teachers may read it, like her transcripts. */
  (
    | { owns: 'nothing' | 'learner' | 'report' }
    /** An essay: for its writer alone, or also for teachers to read. */
    | { owns: 'essay' | 'read_essay' }
    /**
     * A session, or its transcript, which teachers may read too. The route doesn't find sessions of tutors that aren't listed.
     */
    | { owns: 'session' | 'transcript'; tutors: readonly string[] }
  );

/** The whole contract of one route, read by the server that serves it, the web that calls it, and the OpenAPI page. */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`; // parameters as `:name`
  summary: string;
  access: Access;
  /**
   * The caller is looked up in the database, not remembered, because a revoked session must not call this even once. Always so
   * if `by` is 'person'.
   */
  sensitive?: boolean;
  /** A repeated request with the same `Idempotency-Key` (a UUID) gets the first answer. */
  idempotent?: true | 'required'; // required: without a key it is refused
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The largest body allowed, if that is more than the installation's usual limit. */
  bodyBytes?: number;
  response: z.ZodType;
  /**
   * The answer is sent piece by piece as it is read, because it may be too big for memory. The handler then writes the JSON
   * itself.
   */
  streamed?: true;
};

/** Preserves the literal types of a contract. */
export const contract = <const C extends Contract>(c: C): C => c;
