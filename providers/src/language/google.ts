import { createGoogleGenerativeAI } from '@ai-sdk/google';
import type { OutsideModel } from './outside-model.ts';

/** Google's Gemini API (generateContent). */
export const google: OutsideModel = ({ model, apiKey, baseUrl }, fetch) => ({
  model: createGoogleGenerativeAI({
    apiKey: apiKey ?? '',
    baseURL: baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta',
    fetch,
  })(model),
  options: { google: { structuredOutputs: true } },
});
