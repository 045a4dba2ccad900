import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Diagnosis } from '@stoa/schema/diagnosis';
import { Hint } from '@stoa/schema/hint';
import type { ModelCall } from '@stoa/engine/turn/ask';
import type { LanguageConfig } from '@stoa/providers/language/language-config';
import { openLanguageModel } from '@stoa/providers/language/language-model';
import { OutsideProvider, readLanguageModels } from '@stoa/providers/language/language-models';
import type { Behaviour } from './hostile-model-server.ts';
import { openModel } from './hostile-language-model.ts';
import { HostileModelServer, behaviours, order } from './hostile-model-server.ts';

const models = readLanguageModels(new URL('../../content/parameters/language-models.json', import.meta.url));
const script = (behaviour: Behaviour) => ({
  chance: () => 0,
  behave: () => behaviour,
  right: () => 'Look at the sign.',
  leak: (_asked: unknown, how: string) => (how === 'leaks_answer' ? 'It is 42.' : 'It is forty-two.'),
});

let server: HostileModelServer;
beforeAll(async () => {
  server = await new HostileModelServer(script('right')).listen();
});
afterAll(() => server.close());

const call = (timeoutMs: number): ModelCall => ({
  agent: 'hint',
  messages: [
    { role: 'system', content: 'You give one hint.' },
    { role: 'user', content: `Problem: 6 × 7. She wrote: ${order}zanzibar` },
  ],
  schema: Hint,
  timeoutMs,
});

/** Makes a language model that asks one provider at the hostile server. */
function mindAt(
  provider: OutsideProvider,
  limits: Partial<LanguageConfig> = {},
  model = models.providers[provider].default_model ?? 'local-1',
) {
  const everyAgent = { provider, model, baseUrl: server.address(provider), apiKey: 'key-of-the-test' };
  return openModel({ everyAgent, byAgent: new Map(), concurrency: 8, queue: 8, timeoutMs: null, rest: null, ...limits });
}

const said = (hint_text: string) => ({
  kind: 'reply',
  value: { hint_level: 1, hint_strategy: 'pointing_hint', hint_text },
  tokens: { input: 120, output: 30 },
});
const none = (why: string, detail = expect.any(String)) => ({ kind: 'none', why, detail });

/**
 * How each behavior looks to the caller. A leak and an obedient answer are well-formed; the guards behind the language model
 * stop those.
 */
const outcomes: Record<Behaviour, { timeoutMs?: number; outcome: object; aborted?: true }> = {
  right: { outcome: said('Look at the sign.') },
  leaks_answer: { outcome: said('It is 42.') },
  leaks_in_words: { outcome: said('It is forty-two.') },
  obeys: { outcome: said('zanzibar') },
  malformed_json: { outcome: none('malformed') },
  cut_off_json: { outcome: none('malformed') },
  wrong_schema: { outcome: none('malformed') },
  html: { outcome: none('malformed') },
  empty: { outcome: none('malformed') },
  refuses: { outcome: none('refused') },
  drip: { timeoutMs: 150, outcome: none('timeout', 'the time limit was reached'), aborted: true },
  hang: { timeoutMs: 150, outcome: none('timeout', 'the time limit was reached'), aborted: true },
  too_many: { outcome: none('error', 'status 429') },
  server_error: { outcome: none('error', 'status 500') },
  cut: { outcome: none('error', 'the answer broke off'), aborted: true },
  huge: { outcome: none('error', 'the answer has no end'), aborted: true },
  redirect: { outcome: none('error') },
};

describe.each(OutsideProvider.options)('%s', (provider) => {
  it.each(behaviours)('reports what happened, after one request, when the server is: %s', async (behaviour) => {
    server.restart(script(behaviour));
    const { timeoutMs = 10_000, outcome, aborted = false } = outcomes[behaviour];

    const answer = await (await mindAt(provider)).languageModel(call(timeoutMs));

    expect(answer).toMatchObject(outcome);
    expect(answer).toMatchObject({ provider });
    expect(server.seen).toHaveLength(1);
    expect(await server.seen[0]!.ended).toBe(aborted ? 'aborted' : 'finished');
    expect(JSON.stringify(answer)).not.toContain('key-of-the-test');
  });

  it('is asked with instructions and text kept apart, and with a closed schema', async () => {
    server.restart(script('right'));
    await (await mindAt(provider)).languageModel(call(10_000));
    const { prompt, schema } = server.seen[0]!.asked;
    expect(prompt).toContain('You give one hint.');
    expect(prompt).toContain('Problem: 6 × 7.');
    expect(schema).toMatchObject({
      type: 'object',
      required: ['hint_level', 'hint_strategy', 'hint_text'],
      additionalProperties: false,
    });
  });
});

it('a reply may have null fields and numbers in a range', async () => {
  server.restart(script('right'));
  const { languageModel } = await mindAt('openai');
  expect(await languageModel({ ...call(10_000), schema: Diagnosis })).toMatchObject({
    value: { divergence_step_index: 1, error_category: 'procedural_error', confidence_score: 0 },
  });
});

it('an older Anthropic model is made to answer through a tool', async () => {
  server.restart(script('right'));
  expect(await (await mindAt('anthropic', {}, 'claude-3-haiku-20240307')).languageModel(call(10_000))).toMatchObject(
    said('Look at the sign.'),
  );
});

it('a provider that can’t be reached is reported as an error', async () => {
  const gone = await new HostileModelServer(script('right')).listen();
  const baseUrl = gone.address('openai');
  await gone.close();
  const everyAgent = { provider: 'openai' as const, model: 'm', baseUrl, apiKey: 'k' };
  const { languageModel } = await openModel({
    everyAgent,
    byAgent: new Map(),
    concurrency: 1,
    queue: 0,
    timeoutMs: null,
    rest: null,
  });
  expect(await languageModel(call(10_000))).toMatchObject(none('error', 'the provider could not be reached'));
});

describe('many simultaneous calls', () => {
  it('are limited in number and in the queue, and waiting counts toward the time limit', async () => {
    server.restart(script('hang'));
    const { languageModel } = await mindAt('openai', { concurrency: 2, queue: 1 });
    const answers = await Promise.all([
      languageModel(call(150)),
      languageModel(call(150)),
      languageModel(call(100)),
      languageModel(call(150)),
    ]);
    expect(answers.map((answer) => answer.kind === 'none' && answer.detail)).toEqual([
      'the time limit was reached',
      'the time limit was reached',
      'no place came free within the time limit',
      'too many calls are waiting already',
    ]);
    expect(server.seen).toHaveLength(2);
  });

  it('each get their own answer when slots come free', async () => {
    server.restart(script('right'));
    const { languageModel } = await mindAt('openai-compatible', { concurrency: 2, queue: 30 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => languageModel(call(10_000))));
    expect(answers.map(({ kind }) => kind)).toEqual(Array.from({ length: 20 }, () => 'reply'));
  });

  it('end at the configured time limit, even if the agent would wait longer', async () => {
    server.restart(script('hang'));
    const { languageModel } = await mindAt('google', { timeoutMs: 100 });
    expect(await languageModel(call(60_000))).toMatchObject(none('timeout'));
  });
});

it('a model that keeps failing isn’t asked for a while, so that nobody waits for it', async () => {
  server.restart(script('server_error'));
  const { languageModel } = await mindAt('anthropic', { rest: { after: 3, ms: 60_000 } });
  for (let turn = 0; turn < 5; turn += 1) expect(await languageModel(call(10_000))).toMatchObject(none('error'));
  expect(server.seen).toHaveLength(3);
});

describe('the cost of calls', () => {
  it('is added up by model, with calls of unknown price counted separately', async () => {
    server.restart(script('right'));
    const known = { provider: 'openai', model: 'gpt-4.1-mini', baseUrl: server.address('openai'), apiKey: 'k' } as const;
    const config = {
      concurrency: 8,
      queue: 8,
      timeoutMs: null,
      rest: null,
      everyAgent: known,
      byAgent: new Map([['chat', { ...known, model: 'new-1' }]]),
    };
    const { languageModel, spent, description } = await openModel(config);
    await languageModel(call(10_000));
    await languageModel(call(10_000));
    await languageModel({ ...call(10_000), agent: 'chat' });

    expect(spent()).toEqual([
      // twice 120 × $0.40 + 30 × $1.60, per million tokens
      {
        provider: 'openai',
        model: 'gpt-4.1-mini',
        calls: 2,
        tokens: { input: 240, output: 60 },
        usd: expect.closeTo(0.000192, 9),
        unpriced: 0,
      },
      { provider: 'openai', model: 'new-1', calls: 1, tokens: { input: 120, output: 30 }, usd: 0, unpriced: 1 },
    ]);
    expect(description).toMatch(/^Language model: openai gpt-4\.1-mini at 127\.0\.0\.1:\d+; chat: openai new-1 at/);
  });

  it('is not counted when no model is called, because the agent has none or no agent has one', async () => {
    const nobody = { concurrency: 1, queue: 1, timeoutMs: null, rest: null, everyAgent: null, byAgent: new Map() };
    expect((await openLanguageModel(nobody, models)).languageModel).toBeNull();
    const chat = { provider: 'openai' as const, model: 'm', baseUrl: server.address('openai'), apiKey: 'k' };
    const { languageModel, spent } = await openModel({ ...nobody, byAgent: new Map([['chat', chat]]) });
    expect(await languageModel(call(10))).toMatchObject({ kind: 'none', why: 'off' });
    expect(spent()).toEqual([]);
  });
});
