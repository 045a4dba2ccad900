import type { Difference } from '@stoa/schema/agent-log';
import type { ZodType } from 'zod';
import { findPersonalData, removePersonalData } from '../guards/personal-data.ts';
import type { Agent, Guard, PromptMessage, Violation } from './agent.ts';

/**
 * A request to the outside language model. `schema` is the reply's zod type; `messages` never contain a learner's name, e-mail,
 * or id.
 */
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
      tokens?: Tokens; // an answer that can't be used costs money too
      usd?: number | null;
    };

/**
 * A language model behind one function. It never throws: a failure is an answer of kind `none`. An installation without a model
 * has `null` here instead of a function, so code that wraps a model has to handle that case. Then every agent's script speaks,
 * no prompt is composed, and Stoa works completely on a laptop without a network.
 */
export type LanguageModel = (call: ModelCall) => Promise<ModelAnswer>;

/** The answer for any agent if no model is configured. */
export const off = { kind: 'none', why: 'off', detail: 'no language model is configured', provider: null, model: null } as const;

/**
 * Why the model or the script spoke. `accepted`: the model's reply is used. Otherwise the script is, because of what the model
 * did, or because a guard stopped its words (`guarded`), or because the agent's own instructions contained an address or a
 * telephone number, so that nothing was asked (`private`).
 */
export type AskedWhy = 'accepted' | 'off' | 'timeout' | 'malformed' | 'refused' | 'error' | 'guarded' | 'private';

/** The result of asking: the reply, who spoke, and, if the script did, why. */
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

/** The only way to ask a model. It never throws because of what a model did, and never retries. */
export type Ask = <Reply, Context, Secret>(
  agent: Agent<Reply, Context, Secret>,
  context: Context,
  secret: Secret,
) => Promise<Asked<Reply>>;

/**
 * One line of the log for each call. It contains no words of the prompt, the reply, or the secret: `violations` are names of
 * guards, and `detail` gives their reasons without anything that they quote.
 */
export type AskLogEntry = {
  agent: string;
  version: number;
  source: 'model' | 'script';
  why: AskedWhy;
  detail: string | null;
  violations: string[];
  /** Where the model's view of the turn differs from what code decided, whether or not its words passed. */
  differs: Difference[];
  provider: string | null;
  model: string | null;
  tokens: Tokens;
  usd: number | null;
  ms: number;
};

export type AskPorts = {
  /** Null if there is no model. */
  languageModel: LanguageModel | null;
  log: (entry: AskLogEntry) => void;
  /** Milliseconds from any origin; only differences are used. */
  clock: () => number;
  /** The learner's name, e-mail, and id. They are removed from everything that is sent to the model. */
  identities?: readonly string[];
  /**
   * The time for all asks of one turn together, in milliseconds from the first. By default each ask only has its agent's own
   * limit.
   */
  budgetMs?: number;
};

/**
 * The longest that a student waits for all models of one turn, in milliseconds. A script is ready at once, and is better than a
 * longer wait.
 */
export const turnBudgetMs = 12_000;
/** With less time left than this, in milliseconds, no model is asked: no answer has ever come so fast. */
const leastWorthAsking = 400;

/**
 * Makes the `ask` of one turn.
 *
 * Personal data is removed from the context's texts before the prompt is composed, so whatever a student types, no prompt says
 * who she is; the composed messages are checked once more, because an agent might join pieces into personal data. The reply is
 * parsed with the agent's schema and checked by all its guards; a guard that throws counts as an objection. Unless the result
 * is `accepted`, the script speaks, and it sees the whole context.
 *
 * The asks of one turn share its budget: the time that one of them takes is missing for the next, so the script may step in
 * sooner.
 *
 * Errors  rethrows what a script throws, because that is a fault of the agent; nothing else is thrown.
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

/** The most characters of text in a context. No agent needs more, and every character costs money. */
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
    // The agents' own instructions are never rewritten: "you will" must not change for a learner called Will. They also have no
    // reason to contain an address or a number, so if one does, nothing is sent.
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

/** Says which guards objected and why, for the log. Leaves out every number and anything a guard quotes from the reply. */
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
    // A reply that makes a guard throw hasn't been checked, so it isn't shown.
    return [{ guard: guard.name === '' ? 'guard' : guard.name, detail: `could not read the reply: ${nameOf(fault)}` }];
  }
}

/**
 * Returns a copy of the context with personal data removed from every text. Values other than texts, lists, and plain objects
 * stay as they are.
 */
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

/** Returns the name of the error, without its message, which may quote what a student wrote. */
const nameOf = (fault: unknown) => (fault instanceof Error ? fault.name : typeof fault);
