import type { z } from 'zod';
import type { Role } from '../account.ts';

/**
 * Who may call a route. `owns` names the thing the route touches that has an owner: the server checks it against the caller,
 * and the authorization matrix in `e2e` walks route × role × owner. A route without an access does not compile.
 */
export type Access = {
  who: 'anyone' | 'signed_in' | readonly Role[];
  /** What decides who may use an account: a person has to do it, signed in by a browser. A program's token is refused. */
  by?: 'person';
} &
  /** A learner: what she knows. Teachers may read it, as they may read her transcripts. */
  (
    | { owns: 'nothing' | 'learner' | 'report' }
    /** An essay: its writer's alone, or for teachers to read too. */
    | { owns: 'essay' | 'read_essay' }
    /** A transcript: the session, which teachers may read too. Sessions of other tutors than these are none that the route knows. */
    | { owns: 'session' | 'transcript'; tutors: readonly string[] }
  );

/** One route's whole contract, read by the server that serves it, the web that calls it and the OpenAPI page. */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`; // parameters as `:name`
  summary: string;
  access: Access;
  /**
   * Who is calling is looked up anew, not remembered from a moment ago: for what a revoked session may not do even once. It is so
   * wherever a person has to do it.
   */
  sensitive?: boolean;
  /** A repeated request with the same `Idempotency-Key` (a UUID) gets the first answer. */
  idempotent?: true | 'required'; // required: without a key it is refused
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** How large a body may be, where that is more than an installation allows elsewhere. */
  bodyBytes?: number;
  response: z.ZodType;
  /** The answer is sent as it is read, piece by piece: it may be too big to be held at once. Then the handler writes the JSON itself. */
  streamed?: true;
};

/** Keeps the literal types of a contract. */
export const contract = <const C extends Contract>(c: C): C => c;
