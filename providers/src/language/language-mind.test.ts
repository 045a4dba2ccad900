import { describe, expect, it } from 'vitest';
import { noMind } from '@stoa/engine/turn/ask';
import { readLanguageConfig } from './language-config.ts';
import { languageMind } from './language-mind.ts';
import { readLanguageModels } from './language-models.ts';

const models = readLanguageModels(new URL('../../../content/parameters/language-models.json', import.meta.url));
const mindFor = async (env: Record<string, string>) => (await languageMind(readLanguageConfig(env, models), models)).mind;
const local = { APP_LLM_MODEL_HINT: 'm', APP_LLM_BASE_URL_HINT: 'http://127.0.0.1:1/v1' };

describe('the mind of a house', () => {
  it('is nobody by name where no model is configured, so that no prompt is composed for it', async () => {
    expect(await mindFor({})).toBe(noMind);
    expect(await mindFor({ APP_LLM_PROVIDER: 'embedded', APP_LLM_PROVIDER_HINT: 'embedded' })).toBe(noMind);
  });

  it('is somebody where one agent alone has a model', async () => {
    expect(await mindFor({ APP_LLM_PROVIDER_HINT: 'openai-compatible', ...local })).not.toBe(noMind);
  });
});
