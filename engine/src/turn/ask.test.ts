import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { agent } from './agent.ts';
import type { AskLogEntry, LanguageModel, ModelAnswer, ModelCall } from './ask.ts';
import { makeAsk, turnBudgetMs } from './ask.ts';

type Context = { wrote: string; lines: string[] };
const echo = agent<{ words: string }, Context, { answer: string }>({
  name: 'echo',
  version: 3,
  reply: z.strictObject({ words: z.string().max(40) }),
  prompt: ({ wrote, lines }) => [
    { role: 'system', content: 'You will say something kind.' },
    { role: 'user', content: `She wrote: ${wrote}\n${lines.join('\n')}` },
  ],
  guards: [
    function saysTheAnswer(reply, _context, secret) {
      return reply.words.includes(secret.answer) ? { guard: 'leak', detail: 'says “it is 42”, which is 42' } : null;
    },
    function breaksOnZalgo(reply) {
      if (reply.words === 'break') throw new TypeError('unreadable');
      return null;
    },
  ],
  script: ({ lines }) => ({ words: `script ${lines.length}` }),
  timeoutMs: 1000,
});
const context: Context = { wrote: '2 + 2 = 5', lines: ['2 + 2', '5'] };
const secret = { answer: '42' };

const replying = (value: unknown): ModelAnswer => ({
  kind: 'reply',
  value,
  provider: 'acme',
  model: 'acme-1',
  tokens: { input: 10, output: 4 },
  usd: 0.002,
});

/** Asks once, with a clock by which the call takes 7 ms. */
async function asked(languageModel: LanguageModel | null, identities: readonly string[] = [], of: Context = context) {
  const entries: AskLogEntry[] = [];
  let now = 100;
  const ask = makeAsk({ languageModel, log: (entry) => entries.push(entry), clock: () => (now += 7), identities });
  const result = await ask(echo, of, secret);
  return { result, entries };
}

describe('ask', () => {
  it("returns the model's words if they fit the schema and pass every guard", async () => {
    const { result } = await asked(async () => replying({ words: 'Look at the first line.' }));
    expect(result).toEqual({
      reply: { words: 'Look at the first line.' },
      source: 'model',
      why: 'accepted',
      violations: [],
      agent: { name: 'echo', version: 3 },
      provider: 'acme',
      model: 'acme-1',
      tokens: { input: 10, output: 4 },
      ms: 7,
    });
  });

  it.each<{ title: string; languageModel: LanguageModel | null; why: string; violations?: string[] }>([
    { title: 'no model is configured', languageModel: null, why: 'off' },
    { title: 'the model is late', languageModel: none('timeout'), why: 'timeout' },
    { title: 'the model refuses', languageModel: none('refused'), why: 'refused' },
    { title: 'the model sends no JSON', languageModel: none('malformed'), why: 'malformed' },
    { title: 'the provider fails', languageModel: none('error'), why: 'error' },
    {
      title: 'the language model throws although it must not',
      languageModel: () => Promise.reject(new Error('boom')),
      why: 'error',
    },
    { title: 'the language model throws at once', languageModel: throwing, why: 'error' },
    { title: 'the reply lacks a field', languageModel: async () => replying({}), why: 'malformed' },
    {
      title: 'the reply has a field too many',
      languageModel: async () => replying({ words: 'a', answer: '42' }),
      why: 'malformed',
    },
    { title: 'the reply is no object', languageModel: async () => replying('42'), why: 'malformed' },
    { title: 'the reply is too long', languageModel: async () => replying({ words: 'x'.repeat(41) }), why: 'malformed' },
    {
      title: 'a guard objects',
      languageModel: async () => replying({ words: 'it is 42' }),
      why: 'guarded',
      violations: ['leak'],
    },
    {
      title: 'a guard breaks',
      languageModel: async () => replying({ words: 'break' }),
      why: 'guarded',
      violations: ['breaksOnZalgo'],
    },
  ])('uses the script when $title', async ({ languageModel, why, violations = [] }) => {
    const { result, entries } = await asked(languageModel);
    expect(result).toMatchObject({ reply: { words: 'script 2' }, source: 'script', why });
    expect(result.violations.map(({ guard }) => guard)).toEqual(violations);
    expect(entries).toMatchObject([{ agent: 'echo', version: 3, source: 'script', why, violations, ms: 7 }]);
  });

  it('composes no prompt when there is no model, and wrapping a missing model leaves it missing', async () => {
    let composed = 0;
    const counting = agent({ ...echo, prompt: () => ((composed += 1), []) });
    const given: LanguageModel | null = nobody();
    const wrapped: LanguageModel | null = given && ((call) => given(call));
    const ask = makeAsk({ languageModel: wrapped, log: () => undefined, clock: () => 0 });
    expect(await ask(counting, context, secret)).toMatchObject({ source: 'script', why: 'off' });
    expect(composed).toBe(0);

    // @ts-expect-error: code that wraps a model has to handle the case that there is none
    const careless: LanguageModel = (call) => given(call);
    expect((await asked(careless)).result.why).toBe('error');
  });

  it('asks the model only once, whatever it returns', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (value) => {
        let calls = 0;
        const { result } = await asked(async () => {
          calls += 1;
          return replying(value);
        });
        expect(calls).toBe(1);
        expect(echo.reply.safeParse(result.reply).success).toBe(true);
      }),
    );
  });

  it('logs one line per call, with its cost and without any words of the prompt, the reply, or the secret', async () => {
    const { entries } = await asked(async () => replying({ words: 'it is 42' }));
    expect(entries).toEqual([
      {
        agent: 'echo',
        version: 3,
        source: 'script',
        why: 'guarded',
        detail: 'leak: says “…”, which is …',
        violations: ['leak'],
        differs: [],
        provider: 'acme',
        model: 'acme-1',
        tokens: { input: 10, output: 4 },
        usd: 0.002,
        ms: 7,
      },
    ]);
  });

  it.each(['Look.', 'it is 42'])(
    'logs where the model disagreed with the decision, whether or not its words pass: %s',
    async (words) => {
      const entries: AskLogEntry[] = [];
      const other = { field: 'verdict', said: 'right', decided: 'wrong' };
      const ask = makeAsk({
        languageModel: async () => replying({ words }),
        log: (entry) => entries.push(entry),
        clock: () => 0,
      });
      await ask(agent({ ...echo, differs: () => [other] }), context, secret);
      expect(entries.map(({ differs }) => differs)).toEqual([[other]]);
    },
  );

  it('throws when the script throws, because that is our own bug', async () => {
    const broken = agent({ ...echo, script: () => fail() });
    const ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });
    await expect(ask(broken, context, secret)).rejects.toThrow('no script');
  });

  it('does not send a context that is far too long', async () => {
    const calls: ModelCall[] = [];
    const { result } = await asked(recording(calls), [], {
      wrote: '',
      lines: Array.from({ length: 40 }, () => '9'.repeat(10_000)),
    });
    expect(result).toMatchObject({ source: 'script', why: 'error' });
    expect(calls).toEqual([]);
  });

  it('does not send instructions of ours that contain an e-mail address', async () => {
    const careless = agent({ ...echo, prompt: () => [{ role: 'system' as const, content: 'Write to ada@school.org.' }] });
    const calls: ModelCall[] = [];
    const ask = makeAsk({ languageModel: recording(calls), log: () => undefined, clock: () => 0 });
    expect(await ask(careless, context, secret)).toMatchObject({ source: 'script', why: 'private' });
    expect(calls).toEqual([]);
  });
});

describe('a prompt', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const namePart = fc
    .string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 9 })
    .map((part) => part[0]!.toUpperCase() + part.slice(1));
  const learner = fc.record({
    first: namePart,
    last: namePart,
    id: fc.uuid(),
    host: fc.constantFrom('school.org', 'mail.example.com', 'klasse-7b.de'),
  });

  it("never contains the learner's name, e-mail, or id, whatever she types and wherever it appears", async () => {
    await fc.assert(
      fc.asyncProperty(
        learner,
        fc.array(fc.oneof(fc.string(), fc.constantFrom(' ', '\n', '.', '2x+1', 'my name is ', '\\frac{1}{2}')), { maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(5), fc.nat(6), fc.boolean()), { minLength: 1, maxLength: 5 }),
        async ({ first, last, id, host }, pieces, slips) => {
          const email = `${first}.${last}@${host}`.toLowerCase();
          const texts = [...pieces];
          for (const [which, at, loud] of slips) {
            const slip = [first, last, `${first} ${last}`, email, id, `${first}${last}`][which]!;
            texts.splice(at, 0, ' ', loud ? slip.toUpperCase() : slip, ' ');
          }
          const calls: ModelCall[] = [];
          await asked(recording(calls), [`${first} ${last}`, email, id], { wrote: texts.join(''), lines: texts });

          const sent = calls.flatMap(({ messages }) =>
            messages.filter(({ role }) => role === 'user').map(({ content }) => content.toLowerCase()),
          );
          expect(sent).toHaveLength(1);
          const wordsSent = sent[0]!
            .replaceAll('[removed]', ' ')
            .replace('she wrote:', ' ')
            .split(/[^\p{L}]+/u);
          expect(wordsSent).not.toContain(first.toLowerCase());
          expect(wordsSent).not.toContain(last.toLowerCase());
          expect(sent[0]).not.toContain(email);
          expect(sent[0]).not.toContain(id);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps our own instructions word for word, even for a learner named Will', async () => {
    const calls: ModelCall[] = [];
    await asked(recording(calls), ['Will Kind'], { wrote: 'I am will', lines: [] });
    expect(calls[0]?.messages).toEqual([
      { role: 'system', content: 'You will say something kind.' },
      { role: 'user', content: 'She wrote: I am [removed]\n' },
    ]);
  });

  it('removes nothing from the context that the script gets', async () => {
    const plain = agent({ ...echo, script: ({ wrote }: Context) => ({ words: wrote }) });
    const ask = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0, identities: ['Ada'] });
    expect((await ask(plain, { wrote: 'Ada has 3', lines: [] }, secret)).reply).toEqual({ words: 'Ada has 3' });
  });
});

function none(why: 'timeout' | 'malformed' | 'refused' | 'error'): LanguageModel {
  return async () => ({ kind: 'none', why, detail: 'x', provider: 'acme', model: 'acme-1' });
}
/** What a configuration without a model gives. */
function nobody(): LanguageModel | null {
  return null;
}
function throwing(): never {
  throw new Error('boom');
}
function fail(): never {
  throw new Error('no script');
}
function recording(calls: ModelCall[]): LanguageModel {
  return async (call) => {
    calls.push(call);
    return replying({ words: 'ok' });
  };
}

describe('all the model calls of one turn', () => {
  const slow = agent<{ words: string }, null>({
    name: 'slow',
    version: 1,
    reply: z.strictObject({ words: z.string() }),
    prompt: () => [{ role: 'user', content: 'Say something.' }],
    guards: [],
    script: () => ({ words: 'script' }),
    timeoutMs: 20_000,
  });

  it.each([
    { turn: 'one that never answers', takes: Infinity, limits: [12_000], whys: ['timeout', 'timeout', 'timeout'], whole: 12_000 },
    {
      turn: 'one that takes five seconds',
      takes: 5_000,
      limits: [12_000, 7_000, 2_000],
      whys: ['accepted', 'accepted', 'timeout'],
      whole: 12_000,
    },
    {
      turn: 'a quick one',
      takes: 1_000,
      limits: [12_000, 11_000, 10_000],
      whys: ['accepted', 'accepted', 'accepted'],
      whole: 3_000,
    },
  ])('share a limit of twelve seconds: $turn', async ({ takes, limits, whys, whole }) => {
    let now = 0;
    const given: number[] = [];
    const languageModel: LanguageModel = async ({ timeoutMs }) => {
      given.push(timeoutMs);
      now += Math.min(takes, timeoutMs);
      return takes <= timeoutMs
        ? replying({ words: 'hello' })
        : { kind: 'none', why: 'timeout', detail: 'the time limit was reached', provider: 'acme', model: 'acme-1' };
    };
    const ask = makeAsk({ languageModel, log: () => undefined, clock: () => now, budgetMs: turnBudgetMs });
    const told = [await ask(slow, null, null), await ask(slow, null, null), await ask(slow, null, null)];
    expect(told.map(({ why }) => why)).toEqual(whys);
    expect(given).toEqual(limits);
    expect(now).toBe(whole);
  });
});
