import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OutsideProvider, costInUsd, readLanguageModels } from './language-models.ts';

const file = new URL('../../../content/parameters/language-models.json', import.meta.url);

describe('the list of language models', () => {
  const models = readLanguageModels(file);

  it('knows the price of every default model', () => {
    const unpriced = OutsideProvider.options.filter((provider) => {
      const { default_model } = models.providers[provider];
      return default_model !== null && costInUsd(models, provider, default_model, { input: 1, output: 1 }) === null;
    });
    expect(unpriced).toEqual([]);
  });

  it('prices a call by the million tokens', () => {
    // 400,000 × $1 + 20,000 × $5, both per million
    expect(costInUsd(models, 'anthropic-haiku', 'claude-haiku-4-5', { input: 400_000, output: 20_000 })).toBeCloseTo(0.5, 10);
  });

  it('doesn’t take a model without a price as free', () => {
    expect(costInUsd(models, 'openai', 'gpt-99', { input: 1, output: 1 })).toBeNull();
  });

  it('names the file and the place if it is wrong', () => {
    const wrong = path.join(mkdtempSync(path.join(os.tmpdir(), 'stoa-models-')), 'language-models.json');
    writeFileSync(
      wrong,
      '{"prices_as_of":"2026-06","providers":{"openai":{"default_model":"x","usd_per_million_tokens":{"x":{"input":-1}}}}}',
    );
    expect(() => readLanguageModels(wrong)).toThrow(/language-models\.json is not a list[\s\S]*input/);
  });
});
