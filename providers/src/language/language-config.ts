import { z } from 'zod';
import type { LanguageModels } from './language-models.ts';
import { OutsideProvider } from './language-models.ts';
import type { Rest } from '../circuit-breaker.ts';

/** The model that one agent uses. */
export type ChosenModel = { provider: OutsideProvider; model: string; baseUrl: string | null; apiKey: string | null };

/** The model that the agents use by default. `null` is `embedded`: no model, the scripted texts are used. */
export type LanguageConfig = {
  everyAgent: ChosenModel | null;
  /** Agents that use another model, by name. */
  byAgent: ReadonlyMap<string, ChosenModel | null>;
  /** The most calls at once, and the most that wait. */
  concurrency: number;
  queue: number;
  /** An upper limit on the agents' own time limits, in milliseconds; null for none. */
  timeoutMs: number | null;
  /** When to stop asking a model that keeps failing for half a minute; null for never. */
  rest: Rest | null;
};

/** The environment asks for something that isn't available. The message says for each setting what to change. */
export class LanguageConfigError extends Error {
  override name = 'LanguageConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The language model cannot be set up:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** The variables that may hold a provider's key; the first one that is set counts. */
const keysOf: Record<OutsideProvider, readonly string[]> = {
  openai: ['OPENAI_API_KEY'],
  anthropic: ['ANTHROPIC_API_KEY'],
  'anthropic-haiku': ['ANTHROPIC_API_KEY'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'],
  'openai-compatible': ['APP_LLM_API_KEY'], // many local servers need no key
};

const Provider = z.enum(['embedded', ...OutsideProvider.options]);
const Count = z.coerce.number().int().min(1).max(10_000);
const WebAddress = z.url({ protocol: /^https?$/ });

/**
 * Reads which models to use from the environment. Empty variables count as unset.
 *
 *     APP_LLM_PROVIDER, APP_LLM_MODEL, APP_LLM_BASE_URL                          for every agent
 *     APP_LLM_PROVIDER_HINT, APP_LLM_MODEL_HINT, APP_LLM_BASE_URL_HINT           for the agent `hint` alone
 *     OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY, APP_LLM_API_KEY
 *     APP_LLM_CONCURRENCY (8), APP_LLM_QUEUE (32), APP_LLM_TIMEOUT_MS, APP_LLM_REST_AFTER (5 failures in a row; 0 for never)
 *
 * An agent with a provider other than the default one doesn't inherit the default model or address.
 *
 * Errors  `LanguageConfigError` with every problem at once. `agents`, if given, are the existing names: others are refused.
 */
export function readLanguageConfig(env: Env, models: LanguageModels, agents?: readonly string[]): LanguageConfig {
  const problems: string[] = [];
  const value = (name: string) => (env[name]?.trim() === '' ? undefined : env[name]?.trim());
  const read = <T>(name: string, type: z.ZodType<T>, wanted: string): T | undefined => {
    const text = value(name);
    if (text === undefined) return undefined;
    const parsed = type.safeParse(text);
    if (parsed.success) return parsed.data;
    problems.push(`${name}="${text}" is not ${wanted}.`);
    return undefined;
  };
  const readProvider = (suffix: string) => read(`APP_LLM_PROVIDER${suffix}`, Provider, `one of ${Provider.options.join(', ')}`);
  const readAddress = (suffix: string) =>
    read(`APP_LLM_BASE_URL${suffix}`, WebAddress, 'a web address such as http://127.0.0.1:11434/v1');

  const choose = (provider: z.infer<typeof Provider>, suffix: string, inherits: boolean): ChosenModel | null => {
    if (provider === 'embedded') return null;
    const inherited = (name: string) => (inherits ? value(name) : undefined);
    const model = value(`APP_LLM_MODEL${suffix}`) ?? inherited('APP_LLM_MODEL') ?? models.providers[provider].default_model;
    const baseUrl = readAddress(suffix) ?? inherited('APP_LLM_BASE_URL') ?? null;
    const apiKey = keysOf[provider].map(value).find((key) => key !== undefined) ?? null;

    if (model === null) problems.push(`${provider} has no default model: name one in APP_LLM_MODEL${suffix}.`);
    if (provider === 'openai-compatible' && baseUrl === null && value(`APP_LLM_BASE_URL${suffix}`) === undefined) {
      problems.push(`openai-compatible needs the address of its server in APP_LLM_BASE_URL${suffix}.`);
    }
    if (provider !== 'openai-compatible' && apiKey === null) {
      problems.push(
        `${provider} needs a key: set ${keysOf[provider].join(' or ')}, or set APP_LLM_PROVIDER${suffix}=embedded to use none.`,
      );
    }
    return { provider, model: model ?? '', baseUrl, apiKey };
  };

  const ofAll = readProvider('') ?? 'embedded';
  const everyAgent = choose(ofAll, '', false);

  const names = new Set(
    Object.keys(env).flatMap((name) => /^APP_LLM_(?:PROVIDER|MODEL|BASE_URL)_([A-Z0-9_]+)$/.exec(name)?.[1] ?? []),
  );
  const byAgent = new Map<string, ChosenModel | null>();
  for (const name of names) {
    const agent = name.toLowerCase();
    if (agents !== undefined && !agents.includes(agent)) {
      problems.push(`There is no agent "${agent}" (from a variable that ends in _${name}). The agents are ${agents.join(', ')}.`);
      continue;
    }
    const unset = value(`APP_LLM_PROVIDER_${name}`) === undefined;
    const provider = readProvider(`_${name}`) ?? (unset ? ofAll : 'embedded'); // an unknown provider has already been reported
    byAgent.set(agent, choose(provider, `_${name}`, provider === ofAll || ofAll === 'embedded'));
  }

  const restAfter = read('APP_LLM_REST_AFTER', z.coerce.number().int().min(0).max(1000), 'a whole number from 0') ?? 5;
  const config = {
    everyAgent,
    byAgent,
    concurrency: read('APP_LLM_CONCURRENCY', Count, 'a whole number from 1') ?? 8,
    queue: read('APP_LLM_QUEUE', z.coerce.number().int().min(0).max(100_000), 'a whole number from 0') ?? 32,
    timeoutMs: read('APP_LLM_TIMEOUT_MS', Count.max(600_000), 'a whole number of milliseconds from 1 to 600000') ?? null,
    rest: restAfter === 0 ? null : { after: restAfter, ms: 30_000 },
  };
  if (problems.length > 0) throw new LanguageConfigError([...new Set(problems)]);
  return config;
}
