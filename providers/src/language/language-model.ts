import { off } from '@stoa/engine/turn/ask';
import type { LanguageModel, ModelAnswer } from '@stoa/engine/turn/ask';
import type { ChosenModel, LanguageConfig } from './language-config.ts';
import type { LanguageModels } from './language-models.ts';
import { restingModel } from './resting-model.ts';
import { Bulkhead } from './bulkhead.ts';

/** What has been spent since the start, by provider and model. `usd` includes only calls whose price is known. */
export type Spending = {
  provider: string;
  model: string;
  calls: number;
  tokens: { input: number; output: number };
  usd: number;
  unpriced: number;
};

export type OpenLanguageModel = {
  /** Null if no agent has a model. */
  languageModel: LanguageModel | null;
  /** Returns the sums so far, most expensive first. */
  spent: () => Spending[];
  /** One line for the server's start: which models the agents use. It contains no key. */
  description: string;
};

/**
 * Opens the language model that the configuration asks for. All its models share one bulkhead, and waiting for it counts toward
 * a call's time limit: if a call gets a place too late, the script is used instead. The SDK (0.1 s, 55 MB) is loaded only if a
 * model is used at all.
 */
export async function openLanguageModel(config: LanguageConfig, models: LanguageModels): Promise<OpenLanguageModel> {
  const bulkhead = new Bulkhead({ concurrency: config.concurrency, queue: config.queue });
  const sums = new Map<string, Spending>();
  const asked = new Map<string, LanguageModel>();
  const everyAgent = await modelOf(config.everyAgent);
  const byAgent = new Map<string, LanguageModel | null>();
  for (const [agent, chosen] of config.byAgent) byAgent.set(agent, await modelOf(chosen));

  const nobody = [everyAgent, ...byAgent.values()].every((languageModel) => languageModel === null);
  const languageModel: LanguageModel | null = nobody
    ? null
    : async (call) => {
        const model = byAgent.has(call.agent) ? byAgent.get(call.agent) : everyAgent;
        const answer = (await model?.(call)) ?? off;
        count(sums, answer);
        return answer;
      };
  return {
    languageModel,
    spent: () => [...sums.values()].toSorted((a, b) => b.usd - a.usd).map((sum) => structuredClone(sum)),
    description: describe(config),
  };

  /** Returns one language model for each model, however many agents share it. */
  async function modelOf(chosen: ChosenModel | null): Promise<LanguageModel | null> {
    if (chosen === null) return null;
    const key = JSON.stringify(chosen);
    const languageModel = asked.get(key) ?? (await waitingModel(chosen));
    asked.set(key, languageModel);
    return languageModel;
  }

  async function waitingModel(chosen: ChosenModel): Promise<LanguageModel> {
    const { providerModel } = await import('./ask-provider.ts');
    const { provider, model } = chosen;
    const none = (why: 'timeout' | 'error', detail: string): ModelAnswer => ({ kind: 'none', why, detail, provider, model });
    const asked = providerModel(chosen, models);
    const ask = config.rest === null ? asked : restingModel(asked, config.rest, Date.now);

    return async (call) => {
      const limit = AbortSignal.timeout(Math.min(call.timeoutMs, config.timeoutMs ?? Infinity));
      const entry = await bulkhead.enter(limit);
      if (entry.kind === 'full') return none('error', 'too many calls are waiting already');
      if (entry.kind === 'late') return none('timeout', 'no place came free within the time limit');
      try {
        return await ask(call, limit);
      } finally {
        entry.leave();
      }
    };
  }
}

function count(sums: Map<string, Spending>, { provider, model, tokens, usd }: ModelAnswer): void {
  if (provider === null || model === null || tokens === undefined) return; // no model was asked
  const key = `${provider}/${model}`;
  const sum = sums.get(key) ?? { provider, model, calls: 0, tokens: { input: 0, output: 0 }, usd: 0, unpriced: 0 };
  sums.set(key, sum);
  sum.calls += 1;
  sum.tokens.input += tokens.input;
  sum.tokens.output += tokens.output;
  if (usd === null || usd === undefined) sum.unpriced += 1;
  else sum.usd += usd;
}

function describe({ everyAgent, byAgent }: LanguageConfig): string {
  const named = (chosen: ChosenModel | null) =>
    chosen === null
      ? 'embedded (no model is asked; the scripts speak)'
      : `${chosen.provider} ${chosen.model}${chosen.baseUrl === null ? '' : ` at ${new URL(chosen.baseUrl).host}`}`;
  return [`Language model: ${named(everyAgent)}`, ...[...byAgent].map(([agent, chosen]) => `${agent}: ${named(chosen)}`)].join(
    '; ',
  );
}
