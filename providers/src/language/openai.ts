import { createOpenAI } from '@ai-sdk/openai';
import type { OutsideModel } from './outside-model.ts';

/** OpenAI's Responses API, with nothing stored on their side. */
export const openai: OutsideModel = ({ model, apiKey, baseUrl }, fetch) => ({
  model: createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch })(model),
  options: { openai: { store: false, strictJsonSchema: true } },
});
