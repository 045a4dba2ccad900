import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { OutsideModel } from './outside-model.ts';

/** Any server with OpenAI's chat completions API that accepts a JSON schema: Ollama, vLLM, llama.cpp, LM Studio. */
export const openaiCompatible: OutsideModel = ({ model, apiKey, baseUrl }, fetch) => ({
  model: createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl ?? '',
    ...(apiKey === null ? {} : { apiKey }),
    supportsStructuredOutputs: true,
    fetch,
  })(model),
  options: {},
});
