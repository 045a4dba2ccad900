import { describe, expect, it } from 'vitest';
import { readLanguageConfig } from './language-config.ts';
import { openLanguageModel } from './language-model.ts';
import { readLanguageModels } from './language-models.ts';

const models = readLanguageModels(new URL('../../../content/parameters/language-models.json', import.meta.url));
const modelFor = async (env: Record<string, string>) =>
  (await openLanguageModel(readLanguageConfig(env, models), models)).languageModel;
const local = { APP_LLM_MODEL_HINT: 'm', APP_LLM_BASE_URL_HINT: 'http://127.0.0.1:1/v1' };

describe('the language model of a server', () => {
  it('is null if no model is configured, so that no prompt is composed for it', async () => {
    expect(await modelFor({})).toBeNull();
    expect(await modelFor({ APP_LLM_PROVIDER: 'embedded', APP_LLM_PROVIDER_HINT: 'embedded' })).toBeNull();
  });

  it('exists if even one agent has a model', async () => {
    expect(await modelFor({ APP_LLM_PROVIDER_HINT: 'openai-compatible', ...local })).not.toBeNull();
  });
});
