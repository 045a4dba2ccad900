import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelAnswer } from '@stoa/engine/turn/ask';
import { restingModel } from './resting-model.ts';

const call = { agent: 'hint', messages: [], schema: z.strictObject({}), timeoutMs: 1000 };
const reply: ModelAnswer = { kind: 'reply', value: {}, provider: 'acme', model: 'm', tokens: { input: 1, output: 1 } };
const none = (why: 'timeout' | 'error' | 'malformed' | 'refused'): ModelAnswer => ({
  kind: 'none',
  why,
  detail: why,
  provider: 'acme',
  model: 'm',
});

/** A language model that gives these answers in turn, and rests for a minute after two failures. */
function rested(answers: ModelAnswer[], after = 2) {
  const state = { now: 0, asked: 0 };
  const languageModel = restingModel(
    async () => {
      state.asked += 1;
      return answers.shift() ?? reply;
    },
    { after, ms: 60_000 },
    () => state.now,
  );
  return { languageModel: () => languageModel(call), state };
}

describe('restingModel', () => {
  it('makes no call for a while after failures in a row, and then one at a time', async () => {
    const { languageModel, state } = rested([none('timeout'), none('error'), none('timeout'), reply]);
    await languageModel();
    await languageModel();
    expect(await languageModel()).toMatchObject({
      kind: 'none',
      why: 'error',
      detail: 'the model rests after 2 failures in a row',
    });
    expect(state.asked).toBe(2);

    state.now = 60_000;
    const [first, second] = await Promise.all([languageModel(), languageModel()]);
    expect([first, second]).toMatchObject([{ why: 'timeout' }, { detail: 'the model rests after 2 failures in a row' }]);
    expect(state.asked).toBe(3);

    state.now = 119_999;
    expect(await languageModel()).toMatchObject({ kind: 'none' });
    state.now = 120_000;
    expect(await languageModel()).toEqual(reply);
    expect(await languageModel()).toEqual(reply);
    expect(state.asked).toBe(5);
  });

  it('rests after two time-outs in a row, though five failures are allowed, and after five mixed failures', async () => {
    const late = rested([none('timeout'), none('timeout')], 5);
    for (let call = 0; call < 10; call += 1) await late.languageModel();
    expect(late.state.asked).toBe(2);
    const broken = rested(
      ['error', 'timeout', 'error', 'timeout', 'error'].map((why) => none(why as 'error')),
      5,
    );
    for (let call = 0; call < 10; call += 1) await broken.languageModel();
    expect(broken.state.asked).toBe(5);
  });

  it('makes students wait twice for a model that keeps timing out, and then once a minute', async () => {
    const { languageModel, state } = rested(
      Array.from({ length: 100 }, () => none('timeout')),
      5,
    );
    let waited = 0;
    for (let second = 0; second < 600; second += 1) {
      state.now = second * 1000;
      const before = state.asked;
      await languageModel();
      waited += state.asked - before;
    }
    expect(waited).toBe(2 + 9);
  });

  it.each([
    ['a success', reply],
    ['a malformed answer', none('malformed')],
    ['a refusal', none('refused')],
  ])('restarts its count after %s', async (_title, between) => {
    const { languageModel, state } = rested([none('timeout'), between, none('timeout'), reply]);
    for (let turn = 0; turn < 4; turn += 1) await languageModel();
    expect(state.asked).toBe(4);
  });
});
