import type { Difference } from '@stoa/schema/agent-log';
import type { z } from 'zod';
import { speaksHarm } from '../guards/harm/speaks-harm.ts';
import { wordsOf } from '../guards/words-of.ts';

export type PromptMessage = { role: 'system' | 'user'; content: string };

/** One objection of a guard, with the guard's name. `detail` is for the log and is never shown to a student. */
export type Violation = { guard: string; detail: string };

/**
 * Checks a reply before a student sees it. Returns null to let it pass. If a guard has to know more than the prompt (such as
 * the answer), it gets that as `secret`, which no prompt includes.
 */
export type Guard<Reply, Context, Secret> = (reply: Reply, context: Context, secret: Secret) => Violation | null;

/**
 * One use of a language model, described completely in one place: what the model is told (everything else it isn't), what it
 * may answer, which guards check the answer first, and what is said without a model.
 *
 * The law, checked by a property test over all agents: for any context, the script satisfies `reply` and passes every guard.
 */
export type Agent<Reply, Context, Secret = null> = {
  name: string;
  /** One version for prompt, schema, and script together; recorded in every event. */
  version: number;
  reply: z.ZodType<Reply>;
  prompt: (context: Context) => PromptMessage[];
  guards: readonly Guard<Reply, Context, Secret>[];
  script: (context: Context, secret: Secret) => Reply;
  /** The texts of a reply that a person reads: a student, or a teacher who asks what a student was told. */
  said: (reply: Reply) => readonly string[];
  /** Where the model's view differs from what code decided, for the log and for authors. It doesn't affect the turn. */
  differs?: (reply: Reply, context: Context) => Difference[];
  /** How long the model may take before the script is used instead. */
  timeoutMs: number;
};

type AgentPage<Reply, Context, Secret> = Omit<Agent<Reply, Context, Secret>, 'said'> &
  Partial<Pick<Agent<Reply, Context, Secret>, 'said'>>;

/**
 * Makes an agent from its description. Without `said`, every text of its reply counts as read by someone. A check for harm is
 * added after the agent's own guards, so that no agent can be written without it.
 */
export function agent<Reply, Context, Secret = null>(page: AgentPage<Reply, Context, Secret>): Agent<Reply, Context, Secret> {
  const said = page.said ?? wordsOf;
  return { ...page, said, guards: [...page.guards, (reply) => speaksHarm(said(reply))] };
}
