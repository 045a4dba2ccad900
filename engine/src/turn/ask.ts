import type { ZodType } from 'zod';
import type { Agent, PromptMessage, Violation } from './agent.ts';

/** What the outside mind is asked. `schema` is the reply's zod type; no learner's name, e-mail or id is in `messages`. */
export type ModelCall = {
  agent: string;
  messages: PromptMessage[];
  schema: ZodType;
  timeoutMs: number;
};

export type ModelAnswer =
  | { kind: 'reply'; value: unknown; provider: string; model: string; tokens: { input: number; output: number } }
  | { kind: 'none'; why: 'off' | 'timeout' | 'malformed' | 'refused' | 'error'; detail: string; provider: string | null; model: string | null };

/** A language model behind one function. It never throws: a failure is an answer of kind `none`. */
export type Mind = (call: ModelCall) => Promise<ModelAnswer>;

/** What came of asking: the reply, who spoke, and why the script did if it did. */
export type Asked<Reply> = {
  reply: Reply;
  source: 'model' | 'script';
  why: 'accepted' | 'off' | 'timeout' | 'malformed' | 'refused' | 'error' | 'guarded';
  violations: Violation[];
  agent: { name: string; version: number };
  provider: string | null;
  model: string | null;
  tokens: { input: number; output: number };
  ms: number;
};

/** The only door to a model. It never throws for what a model did, and never retries. */
export type Ask = <Reply, Context, Secret>(agent: Agent<Reply, Context, Secret>, context: Context, secret: Secret) => Promise<Asked<Reply>>;
