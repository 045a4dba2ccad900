import type { Difference } from '@stoa/schema/agent-log';
import type { z } from 'zod';
import { speaksHarm } from '../guards/harm/speaks-harm.ts';
import { wordsOf } from '../guards/words-of.ts';

export type PromptMessage = { role: 'system' | 'user'; content: string };

/** One thing that a guard objects to, by the guard's name. `detail` is for the log and never for a student. */
export type Violation = { guard: string; detail: string };

/**
 * Reads a reply before any student does. Null lets it pass. What a guard must know beyond the prompt (the answer, say) is
 * handed to it as `secret`, which no prompt can see.
 */
export type Guard<Reply, Context, Secret> = (reply: Reply, context: Context, secret: Secret) => Violation | null;

/**
 * One use of a language model, everything about it on one page: what it is told and, by omission, not told; what it may
 * answer; who reads the answer first; what is said without it.
 *
 * The law, held by a property test over all agents: for any context, the script satisfies `reply` and passes every guard.
 */
export type Agent<Reply, Context, Secret = null> = {
  name: string;
  /** Of prompt, schema and script together; written on every event. */
  version: number;
  reply: z.ZodType<Reply>;
  prompt: (context: Context) => PromptMessage[];
  guards: readonly Guard<Reply, Context, Secret>[];
  script: (context: Context, secret: Secret) => Reply;
  /** The texts of a reply that somebody reads: a student, or a teacher who asks what a student was told. */
  said: (reply: Reply) => readonly string[];
  /** Where the model sees it otherwise than code decided, for the log and for authors. It changes nothing of the turn. */
  differs?: (reply: Reply, context: Context) => Difference[];
  /** The model has this long; then the script speaks. */
  timeoutMs: number;
};

type AgentPage<Reply, Context, Secret> = Omit<Agent<Reply, Context, Secret>, 'said'> &
  Partial<Pick<Agent<Reply, Context, Secret>, 'said'>>;

/**
 * Makes an agent of its page. Without `said` every text of its reply is read by somebody. What is said is read for harm after the agent's own
 * guards, so that no agent can be written that forgets it.
 */
export function agent<Reply, Context, Secret = null>(page: AgentPage<Reply, Context, Secret>): Agent<Reply, Context, Secret> {
  const said = page.said ?? wordsOf;
  return { ...page, said, guards: [...page.guards, (reply) => speaksHarm(said(reply))] };
}
