import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Contract } from '@stoa/schema/contracts/contract';
import type { StoredEssay } from '@stoa/store/essay-submissions';
import type { SessionRecord, TurnBeginning } from '@stoa/store/store';
import type { Caller } from '../auth/caller.ts';

type Read<C, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

/** An admitted request: parsed by the contract's schemas, its caller known and entitled to what she names. */
export type Call<C extends Contract = Contract> = {
  params: Read<C, 'params'>;
  query: Read<C, 'query'>;
  body: Read<C, 'body'>;
  caller: C['access']['who'] extends 'anyone' ? Caller | null : Caller;
  session: C['access']['owns'] extends 'session' | 'transcript' ? SessionRecord : null;
  essay: C['access']['owns'] extends 'essay' | 'read_essay' ? StoredEssay : null;
  /** What a turn in this session begins from; null if the request has no key for a turn, or names no session. */
  beginning: TurnBeginning | null;
  /** The Idempotency-Key, a UUID; null if the caller sent none. */
  key: string | null;
  now: Date;
  /** Called if the answer repeats that of an earlier request with the same key. */
  replayed: () => void;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Answer<C extends Contract> = C extends { streamed: true } ? Readable : z.input<C['response']>;

/** Answers a call. What it returns is filtered by the contract's response schema, unless it is a stream of JSON text. */
export type Handler<C extends Contract> = (call: Call<C>) => Promise<Answer<C>> | Answer<C>;

/** A handler for each contract of a group. */
export type HandlersOf<Group> = { [Name in keyof Group]: Group[Name] extends Contract ? Handler<Group[Name]> : never };
