import { noMind } from '@stoa/engine/turn/ask';
import type { Mind, ModelAnswer } from '@stoa/engine/turn/ask';
import type { ChosenModel, LanguageConfig } from './language-config.ts';
import type { LanguageModels } from './language-models.ts';
import { restingMind } from './resting-mind.ts';
import { WaitingRoom } from './waiting-room.ts';

/** What has been spent since the start, by provider and model. `usd` counts the calls whose price is known. */
export type Spending = {
  provider: string;
  model: string;
  calls: number;
  tokens: { input: number; output: number };
  usd: number;
  unpriced: number;
};

export type LanguageMind = {
  mind: Mind;
  /** The running sum, dearest first. */
  spent: () => Spending[];
  /** One line for the start of the server: whom the agents ask. Holds no key. */
  description: string;
};

/**
 * The mind that the configuration asks for. All its models share one waiting room, and the time spent there counts in a
 * call's limit: whoever gets a place too late has the script speak instead. The SDK (0.1 s, 55 MB) is loaded only if a model is
 * asked at all.
 */
export async function languageMind(config: LanguageConfig, models: LanguageModels): Promise<LanguageMind> {
  const room = new WaitingRoom({ places: config.concurrency, chairs: config.queue });
  const sums = new Map<string, Spending>();
  const minds = new Map<string, Mind>();
  const everyAgent = await mindOf(config.everyAgent);
  const byAgent = new Map<string, Mind>();
  for (const [agent, chosen] of config.byAgent) byAgent.set(agent, await mindOf(chosen));

  // The door composes no prompt for `noMind`, so it must be told by that very name that nobody is there.
  const nobody = [everyAgent, ...byAgent.values()].every((mind) => mind === noMind);
  const mind: Mind = nobody
    ? noMind
    : async (call) => {
        const answer = await (byAgent.get(call.agent) ?? everyAgent)(call);
        count(sums, answer);
        return answer;
      };
  return {
    mind,
    spent: () => [...sums.values()].toSorted((a, b) => b.usd - a.usd).map((sum) => structuredClone(sum)),
    description: describe(config),
  };

  /** One mind for each model, however many agents share it. */
  async function mindOf(chosen: ChosenModel | null): Promise<Mind> {
    if (chosen === null) return noMind;
    const key = JSON.stringify(chosen);
    const mind = minds.get(key) ?? (await waitingMind(chosen));
    minds.set(key, mind);
    return mind;
  }

  async function waitingMind(chosen: ChosenModel): Promise<Mind> {
    const { modelMind } = await import('./model-mind.ts');
    const { provider, model } = chosen;
    const none = (why: 'timeout' | 'error', detail: string): ModelAnswer => ({ kind: 'none', why, detail, provider, model });
    const asked = modelMind(chosen, models);
    const ask = config.rest === null ? asked : restingMind(asked, config.rest, Date.now);

    return async (call) => {
      const limit = AbortSignal.timeout(Math.min(call.timeoutMs, config.timeoutMs ?? Infinity));
      const place = await room.enter(limit);
      if (place.kind === 'full') return none('error', 'too many calls are waiting already');
      if (place.kind === 'late') return none('timeout', 'no place came free within the time limit');
      try {
        return await ask(call, limit);
      } finally {
        place.leave();
      }
    };
  }
}

function count(sums: Map<string, Spending>, { provider, model, tokens, usd }: ModelAnswer): void {
  if (provider === null || model === null || tokens === undefined) return; // nobody was asked
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
