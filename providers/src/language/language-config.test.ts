import { describe, expect, it } from 'vitest';
import { LanguageConfigError, readLanguageConfig } from './language-config.ts';
import { readLanguageModels } from './language-models.ts';

const models = readLanguageModels(new URL('../../../content/parameters/language-models.json', import.meta.url));
const read = (env: Record<string, string>) => readLanguageConfig(env, models, ['hint', 'diagnosis']);
const problemsOf = (env: Record<string, string>) => {
  try {
    read(env);
  } catch (fault) {
    if (fault instanceof LanguageConfigError) return fault.problems;
    throw fault;
  }
  return [];
};

describe('readLanguageConfig', () => {
  it('uses no model if nothing is set, or set to nothing', () => {
    const rest = { after: 5, ms: 30_000 };
    const scripts = { everyAgent: null, byAgent: new Map(), concurrency: 8, queue: 32, timeoutMs: null, rest };
    expect(read({})).toEqual(scripts);
    expect(read({ APP_LLM_PROVIDER: '  ', APP_LLM_MODEL_HINT: '' })).toMatchObject({ everyAgent: null });
    expect(read({ APP_LLM_PROVIDER: 'embedded' })).toEqual(scripts);
  });

  it.each([
    ['openai', 'OPENAI_API_KEY', 'gpt-4.1-mini'],
    ['anthropic', 'ANTHROPIC_API_KEY', 'claude-sonnet-4-6'],
    ['anthropic-haiku', 'ANTHROPIC_API_KEY', 'claude-haiku-4-5'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY', 'gemini-2.5-flash-lite'],
    ['google', 'GEMINI_API_KEY', 'gemini-2.5-flash-lite'],
  ])('asks %s with the key in %s for %s', (provider, key, model) => {
    expect(read({ APP_LLM_PROVIDER: provider, [key]: 'k' }).everyAgent).toEqual({ provider, model, baseUrl: null, apiKey: 'k' });
  });

  it('asks a server of our own without a key', () => {
    const env = { APP_LLM_PROVIDER: 'openai-compatible', APP_LLM_BASE_URL: 'http://127.0.0.1:11434/v1', APP_LLM_MODEL: 'qwen3' };
    expect(read(env).everyAgent).toEqual({
      provider: 'openai-compatible',
      model: 'qwen3',
      baseUrl: env.APP_LLM_BASE_URL,
      apiKey: null,
    });
  });

  it('asks another model, or none, for one agent', () => {
    const env = {
      APP_LLM_PROVIDER: 'anthropic',
      ANTHROPIC_API_KEY: 'k',
      APP_LLM_MODEL_HINT: 'claude-x',
      APP_LLM_PROVIDER_DIAGNOSIS: 'embedded',
    };
    expect(read(env)).toMatchObject({
      everyAgent: { model: 'claude-sonnet-4-6' },
      byAgent: new Map([
        ['hint', { provider: 'anthropic', model: 'claude-x', baseUrl: null, apiKey: 'k' }],
        ['diagnosis', null],
      ]),
    });
  });

  it('passes the general model and address on only to an agent with the same provider', () => {
    const env = {
      APP_LLM_PROVIDER: 'openai-compatible',
      APP_LLM_BASE_URL: 'http://127.0.0.1:1234/v1',
      APP_LLM_MODEL: 'qwen3',
      APP_LLM_MODEL_HINT: 'llama4',
      APP_LLM_PROVIDER_DIAGNOSIS: 'openai',
      OPENAI_API_KEY: 'k',
    };
    expect(read(env).byAgent).toEqual(
      new Map([
        ['hint', { provider: 'openai-compatible', model: 'llama4', baseUrl: 'http://127.0.0.1:1234/v1', apiKey: null }],
        ['diagnosis', { provider: 'openai', model: 'gpt-4.1-mini', baseUrl: null, apiKey: 'k' }],
      ]),
    );
  });

  it('reads limits', () => {
    expect(read({ APP_LLM_CONCURRENCY: '2', APP_LLM_QUEUE: '0', APP_LLM_TIMEOUT_MS: '1500' })).toMatchObject({
      concurrency: 2,
      queue: 0,
      timeoutMs: 1500,
    });
    expect(read({ APP_LLM_REST_AFTER: '0' }).rest).toBeNull();
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'an unknown provider',
      { APP_LLM_PROVIDER: 'opnai' },
      'APP_LLM_PROVIDER="opnai" is not one of embedded, openai, anthropic, anthropic-haiku',
    ],
    ['a missing key', { APP_LLM_PROVIDER: 'google' }, 'google needs a key: set GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY'],
    ['a missing key of one agent', { APP_LLM_PROVIDER_HINT: 'openai' }, 'set APP_LLM_PROVIDER_HINT=embedded to use none'],
    [
      'a missing address',
      { APP_LLM_PROVIDER: 'openai-compatible', APP_LLM_MODEL: 'm' },
      'needs the address of its server in APP_LLM_BASE_URL.',
    ],
    ['a missing model', { APP_LLM_PROVIDER: 'openai-compatible', APP_LLM_BASE_URL: 'http://h/v1' }, 'name one in APP_LLM_MODEL.'],
    [
      'an address that is none',
      { APP_LLM_PROVIDER: 'openai-compatible', APP_LLM_BASE_URL: 'localhost', APP_LLM_MODEL: 'm' },
      'is not a web address',
    ],
    [
      'an address on disk',
      { APP_LLM_PROVIDER: 'openai', OPENAI_API_KEY: 'k', APP_LLM_BASE_URL: 'file:///etc' },
      'is not a web address',
    ],
    [
      'an unknown agent',
      { APP_LLM_MODEL_HNIT: 'm' },
      'There is no agent "hnit" (from a variable that ends in _HNIT). The agents are hint, diagnosis.',
    ],
    ['no places', { APP_LLM_CONCURRENCY: '0' }, 'APP_LLM_CONCURRENCY="0" is not a whole number from 1.'],
    ['a limit in words', { APP_LLM_TIMEOUT_MS: 'soon' }, 'APP_LLM_TIMEOUT_MS="soon" is not'],
  ])('refuses %s in one clear sentence', (_title, env, sentence) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });

  it('names every problem at once, and never a key', () => {
    const problems = problemsOf({
      APP_LLM_PROVIDER: 'openai',
      APP_LLM_PROVIDER_HINT: 'x',
      APP_LLM_QUEUE: '-1',
      ANTHROPIC_API_KEY: 'sk-secret',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('sk-secret');
  });
});
