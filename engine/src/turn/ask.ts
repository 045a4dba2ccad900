import type { Difference } from '@stoa/schema/agent-log';
import type { ZodType } from 'zod';
import { findPersonalData, removePersonalData } from '../guards/personal-data.ts';
import type { Agent, Guard, PromptMessage, Violation } from './agent.ts';

/** What the outside language model is asked. `schema` is the reply's zod type; no learner's name, e-mail or id is in `messages`. */
export type ModelCall = {
  agent: string;
  messages: PromptMessage[];
  schema: ZodType;
  timeoutMs: number;
};

type Tokens = { input: number; output: number };

export type ModelAnswer =
  | { kind: 'reply'; value: unknown; provider: string; model: string; tokens: Tokens; usd?: number | null } // null: no price is known
  | {
      kind: 'none';
      why: 'off' | 'timeout' | 'malformed' | 'refused' | 'error';
      detail: string;
      provider: string | null;
      model: string | null;
      tokens?: Tokens; // an answer that cannot be used is paid for too
      usd?: number | null;
    };

/**
 * A language model behind one function. It never throws: a failure is an answer of kind `none`. Where there is no model at all there is
 * `null` in its place, which nothing can be wrapped around unseen: then every agent's script speaks, no prompt is composed for nobody to
 * read, and Stoa is whole on a laptop without a network.
 */
export type LanguageModel = (call: ModelCall) => Promise<ModelAnswer>;

/** What is answered for an agent that has no model. */
export const off = { kind: 'none', why: 'off', detail: 'no language model is configured', provider: null, model: null } as const;

/**
 * Why this speaker: `accepted` for the model; for the script what the model did, or `guarded` (its words did not pass), or
 * `private` (the agent's own instructions held an address or a telephone number, so nothing was asked).
 */
export type AskedWhy = 'accepted' | 'off' | 'timeout' | 'malformed' | 'refused' | 'error' | 'guarded' | 'private';

/** What came of asking: the reply, who spoke, and why the script did if it did. */
export type Asked<Reply> = {
  reply: Reply;
  source: 'model' | 'script';
  why: AskedWhy;
  violations: Violation[];
  agent: { name: string; version: number };
  provider: string | null;
  model: string | null;
  tokens: Tokens;
  ms: number;
};

/** The only way to a model. It never throws for what a model did, and never retries. */
export type Ask = <Reply, Context, Secret>(
  agent: Agent<Reply, Context, Secret>,
  context: Context,
  secret: Secret,
) => Promise<Asked<Reply>>;

/**
 * One line for each call. It holds no word of the prompt, the reply or the secret: `violations` are names of guards, and `detail` says why they
 * objected without what they quote.
 */
export type AskLogEntry = {
  agent: string;
  version: number;
  source: 'model' | 'script';
  why: AskedWhy;
  detail: string | null;
  violations: string[];
  /** Where the model saw the turn otherwise than code decided, whether or not its words passed. */
  differs: Difference[];
  provider: string | null;
  model: string | null;
  tokens: Tokens;
  usd: number | null;
  ms: number;
};

export type AskPorts = {
  /** Null where there is none. */
  languageModel: LanguageModel | null;
  log: (entry: AskLogEntry) => void;
  /** Milliseconds from any origin; only differences are used. */
  clock: () => number;
  /** What the learner of this turn is called: name, e-mail, id. Taken out of everything that goes to the model. */
  identities?: readonly string[];
  /** What all asks of one turn may take together, in milliseconds from the first; without it each has its agent's own limit. */
  budgetMs?: number;
};

/** What a student waits at most for all the models of one turn. A script is ready at once, and better than a longer wait. */
export const turnBudgetMs = 12_000;
/** With less time left than this no model is asked: no answer has ever come so soon. */
const leastWorthAsking = 400;

/**
 * Makes the `ask` of one turn.
 *
 * The context's texts are freed of personal data before the prompt is composed, so whatever a student types, no prompt says who
 * she is; what an agent glues together from pieces is read once more. The reply is parsed by the agent's schema
 * and read by all its guards; a guard that throws has objected. In every other case than `accepted` the script speaks, from the
 * whole context.
 *
 * The asks of one turn share its budget: what one of them took is missing to the next, which the script then answers sooner.
 *
 * Errors  a script that throws is a fault of the agent and is thrown on; nothing else is.
 */
export function makeAsk({ languageModel, log, clock, identities = [], budgetMs = Infinity }: AskPorts): Ask {
  let firstAsked: number | null = null;
  return async (agent, context, secret) => {
    const started = clock();
    firstAsked ??= started;
    const timeoutMs = Math.min(agent.timeoutMs, Math.floor(firstAsked + budgetMs - started));
    const answer = await askModel(languageModel, { ...agent, timeoutMs }, context, identities);
    const verdict = answer.kind === 'reply' ? judge(agent, answer.value, context, secret) : answer;

    const source = verdict.kind === 'accepted' ? 'model' : 'script';
    const why = verdict.kind === 'accepted' ? 'accepted' : verdict.why;
    const violations = 'violations' in verdict ? verdict.violations : [];
    const reply = verdict.kind === 'accepted' ? verdict.reply : agent.script(context, secret);
    const { provider, model, tokens = { input: 0, output: 0 }, usd = null } = answer;
    const ms = clock() - started;

    const { name, version } = agent;
    const detail = verdict.kind === 'accepted' ? null : verdict.detail;
    const guards = violations.map(({ guard }) => guard);
    const differs = 'differs' in verdict ? verdict.differs : [];
    log({ agent: name, version, source, why, detail, violations: guards, differs, provider, model, tokens, usd, ms });
    return { reply, source, why, violations, agent: { name, version }, provider, model, tokens, ms };
  };
}

/** Characters of text in a context. More than this no agent needs, and somebody would pay for it. */
const longestContext = 60_000;

type Unasked = Omit<Extract<ModelAnswer, { kind: 'none' }>, 'why'> & { why: Exclude<AskedWhy, 'accepted' | 'guarded'> };

async function askModel<Reply, Context, Secret>(
  languageModel: LanguageModel | null,
  agent: Agent<Reply, Context, Secret>,
  context: Context,
  identities: readonly string[],
): Promise<Extract<ModelAnswer, { kind: 'reply' }> | Unasked> {
  if (languageModel === null) return off; // nobody would read a prompt, so none is composed
  const unasked = { kind: 'none', provider: null, model: null } as const;
  if (agent.timeoutMs < leastWorthAsking) return { ...unasked, why: 'timeout', detail: 'the time of this turn is used up' };
  try {
    if (lengthOf(context) > longestContext) return { ...unasked, why: 'error', detail: 'the context is too long to send' };
    const messages = agent.prompt(withoutPersonalData(context, identities)).map((message) => freed(message, identities));
    // Our own instructions are never rewritten: "you will" must not change for a learner called Will. They have no business
    // with an address or a number either, so an agent that put one there is not sent out.
    const told = messages.filter(({ role }) => role === 'system').flatMap(({ content }) => findPersonalData(content, []));
    if (told.length > 0) return { ...unasked, why: 'private', detail: `an instruction of the agent holds: ${told[0]!.kind}` };
    return await languageModel({ agent: agent.name, messages, schema: agent.reply, timeoutMs: agent.timeoutMs });
  } catch (fault) {
    return { ...unasked, why: 'error', detail: `asking failed: ${nameOf(fault)}` };
  }
}

type Judged<Reply> =
  | { kind: 'accepted'; reply: Reply; differs: Difference[] }
  | { kind: 'rejected'; why: 'malformed' | 'guarded'; detail: string; violations: Violation[]; differs: Difference[] };

function judge<Reply, Context, Secret>(
  agent: Agent<Reply, Context, Secret>,
  value: unknown,
  context: Context,
  secret: Secret,
): Judged<Reply> {
  const rejected = (
    why: 'malformed' | 'guarded',
    detail: string,
    violations: Violation[] = [],
    differs: Difference[] = [],
  ): Judged<Reply> => ({ kind: 'rejected', why, detail, violations, differs });
  try {
    const parsed = agent.reply.safeParse(value);
    if (!parsed.success)
      return rejected(
        'malformed',
        parsed.error.issues
          .map(({ code, path }) => `${code} at /${path.join('/')}`)
          .join('; ')
          .slice(0, 300),
      );

    const reply = parsed.data;
    const violations = agent.guards.flatMap((guard) => readBy(guard, reply, context, secret));
    const differs = agent.differs?.(reply, context) ?? [];
    return violations.length === 0
      ? { kind: 'accepted', reply, differs }
      : rejected('guarded', whyOf(violations), violations, differs);
  } catch (fault) {
    return rejected('malformed', `the reply could not be read: ${nameOf(fault)}`);
  }
}

const longestWhy = 300;

/** Which guards objected and why, for the log: what a guard quotes of the reply, and every number, is left out. */
const whyOf = (violations: readonly Violation[]): string =>
  violations
    .map(({ guard, detail }) => `${guard}: ${detail.replace(/“[^”]*”|"[^"]*"/g, '“…”').replace(/\S*\d\S*/g, '…')}`)
    .join('; ')
    .slice(0, longestWhy);

function readBy<Reply, Context, Secret>(
  guard: Guard<Reply, Context, Secret>,
  reply: Reply,
  context: Context,
  secret: Secret,
): Violation[] {
  try {
    const violation = guard(reply, context, secret);
    return violation === null ? [] : [violation];
  } catch (fault) {
    // A reply that breaks its reader has not been read, and what has not been read is not said.
    return [{ guard: guard.name === '' ? 'guard' : guard.name, detail: `could not read the reply: ${nameOf(fault)}` }];
  }
}

/** A copy of the context whose every text is freed of personal data. What is neither text, list nor plain object stays as it is. */
function withoutPersonalData<T>(value: T, identities: readonly string[]): T;
function withoutPersonalData(value: unknown, identities: readonly string[]): unknown {
  if (typeof value === 'string') return removePersonalData(value, identities);
  if (Array.isArray(value)) return value.map((item) => withoutPersonalData(item, identities));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutPersonalData(item, identities)]));
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + lengthOf(item), 0);
}

const freed = (message: PromptMessage, identities: readonly string[]): PromptMessage =>
  message.role === 'system' ? message : { ...message, content: removePersonalData(message.content, identities) };

/** The kind of fault and nothing of its message, which may quote what a student wrote. */
const nameOf = (fault: unknown) => (fault instanceof Error ? fault.name : typeof fault);
