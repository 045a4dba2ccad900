import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, Output, generateText, jsonSchema } from 'ai';
import type { ModelAnswer, ModelCall } from '@stoa/engine/turn/ask';
import { strictSchema } from '@stoa/engine/turn/strict-schema';
import { AnswerTooLongError, boundedFetch } from '../bounded-fetch.ts';
import type { ChosenModel } from './language-config.ts';
import type { LanguageModels, OutsideProvider } from './language-models.ts';
import { costInUsd } from './language-models.ts';
import type { OutsideModel } from './outside-model.ts';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { openai } from './openai.ts';
import { openaiCompatible } from './openai-compatible.ts';

const outsideModels: Record<OutsideProvider, OutsideModel> = {
  openai,
  anthropic,
  'anthropic-haiku': anthropic,
  google,
  'openai-compatible': openaiCompatible,
};

/** No agent's reply comes near these limits; anything beyond them is an error of the provider. */
const longest = { answerBytes: 1_000_000, outputTokens: 4_000 };

// The SDK writes its own warnings to the console; our log line has what we need to know.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Failure = Extract<ModelAnswer, { kind: 'none' }>;

/** A `LanguageModel` that also gets a signal when to stop. */
type TimedLanguageModel = (call: ModelCall, limit: AbortSignal) => Promise<ModelAnswer>;

/**
 * Returns an outside model as a language model: one request, strict structured output, and every failure returned as an answer.
 * When the limit is reached, the request is aborted and the answer is returned at once, even if the SDK lingers.
 */
export function providerModel(chosen: ChosenModel, models: LanguageModels): TimedLanguageModel {
  const { provider, model } = chosen;
  const outside = outsideModels[provider](chosen, boundedFetch(longest.answerBytes));
  const failed = (why: Failure['why'], detail: string, tokens = noTokens): Failure => {
    return { kind: 'none', why, detail, provider, model, tokens, usd: costInUsd(models, provider, model, tokens) };
  };
  const late = () => failed('timeout', 'the time limit was reached');

  return async (call, limit) => {
    if (limit.aborted) return late();
    const atTheLimit = new Promise<Failure>((resolve) => limit.addEventListener('abort', () => resolve(late()), { once: true }));
    return Promise.race([atTheLimit, askOnce(call, limit)]);
  };

  async function askOnce(call: ModelCall, abortSignal: AbortSignal): Promise<ModelAnswer> {
    try {
      const result = await generateText({
        model: outside.model,
        providerOptions: outside.options,
        instructions: textOf(call, 'system'),
        messages: [{ role: 'user', content: textOf(call, 'user') }],
        output: Output.object({ schema: asked(call), name: call.agent }),
        maxRetries: 0,
        maxOutputTokens: longest.outputTokens,
        abortSignal,
      });
      const tokens = tokensOf(result.totalUsage);
      if (result.finishReason === 'content-filter') return failed('refused', 'the provider filtered the answer', tokens);
      const value = result.output;
      return { kind: 'reply', value, provider, model, tokens, usd: costInUsd(models, provider, model, tokens) };
    } catch (fault) {
      return abortSignal.aborted ? late() : told(fault);
    }
  }

  /** Describes what went wrong without quoting the answer, which may contain anything. */
  function told(fault: unknown): Failure {
    if (NoObjectGeneratedError.isInstance(fault)) {
      const tokens = tokensOf(fault.usage);
      if (fault.finishReason === 'content-filter') return failed('refused', 'the provider filtered the answer', tokens);
      const cut = fault.finishReason === 'length';
      return failed('malformed', cut ? 'the answer was cut off' : 'the answer is not JSON of the schema', tokens);
    }
    if (NoOutputGeneratedError.isInstance(fault)) return failed('malformed', 'the answer is empty');
    if (APICallError.isInstance(fault)) {
      const { statusCode, cause } = fault;
      if (statusCode === undefined) return failed('error', 'the provider could not be reached');
      if (statusCode >= 400) return failed('error', `status ${statusCode}`);
      if (cause instanceof AnswerTooLongError) return failed('error', 'the answer has no end');
      if (cause instanceof TypeError) return failed('error', 'the answer broke off'); // how fetch reports a lost connection
      return failed('malformed', 'the answer is not in the format of the provider');
    }
    return failed('error', `the call broke: ${fault instanceof Error ? fault.name : typeof fault}`);
  }
}

const noTokens = { input: 0, output: 0 };

const tokensOf = (usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined) => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

const textOf = ({ messages }: ModelCall, role: 'system' | 'user') =>
  messages
    .filter((message) => message.role === role)
    .map(({ content }) => content)
    .join('\n\n');

/** Returns the reply's type for the provider, which is also used to validate the answer. */
function asked({ schema }: ModelCall) {
  return jsonSchema<unknown>(() => strictSchema(schema), {
    validate: (value) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? { success: true, value } : { success: false, error: parsed.error };
    },
  });
}
