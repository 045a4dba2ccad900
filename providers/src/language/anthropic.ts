import { createAnthropic } from '@ai-sdk/anthropic';
import type { OutsideModel } from './outside-model.ts';

/** Anthropic's Messages API. Models with native structured output use it; older ones are forced to call a tool. */
export const anthropic: OutsideModel = ({ model, apiKey, baseUrl }, fetch) => ({
  model: createAnthropic({ apiKey: apiKey ?? '', baseURL: baseUrl ?? 'https://api.anthropic.com/v1', fetch })(model),
  options: {},
});
