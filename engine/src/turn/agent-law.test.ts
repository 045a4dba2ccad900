import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Agent } from './agent.ts';
import { agent } from './agent.ts';
import type { AgentCase } from './agent-law.ts';
import { breachesOf } from './agent-law.ts';
import { strictSchema } from './strict-schema.ts';

type AnyAgent = Agent<unknown, unknown, unknown>;

const source = path.resolve(import.meta.dirname, '..');
const agentFiles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-agent.ts'))
  .toSorted();

const isAgent = (value: unknown): value is AnyAgent =>
  typeof value === 'object' && value !== null && 'prompt' in value && 'script' in value && 'guards' in value && 'reply' in value;
const isArbitrary = (value: unknown): value is fc.Arbitrary<AgentCase<unknown, unknown>> =>
  typeof value === 'object' && value !== null && 'generate' in value && 'shrink' in value;

/** Loads the agent of a file, and the cases in the contexts file beside it. */
async function agentIn(file: string) {
  const load = async (name: string): Promise<Record<string, unknown>> => import(pathToFileURL(path.join(source, name)).href);
  const agents = Object.values(await load(file)).filter(isAgent);
  const beside = await load(file.replace(/\.ts$/, '.contexts.ts'));
  const contexts = beside['contexts'] ?? beside['default'];
  if (agents.length !== 1) throw new Error(`${file} must export one agent and no more.`);
  if (!isArbitrary(contexts))
    throw new Error(`${file.replace(/\.ts$/, '.contexts.ts')} must export an arbitrary named contexts.`);
  const excuses = (beside['excuses'] ?? (() => false)) as (context: unknown, breach: string) => boolean;
  return { agent: agents[0]!, contexts, excuses };
}

/** Text fields of replies that nobody is shown: the model's own notes, and values that only code reads. */
const readByNobody: Readonly<Record<string, string[]>> = {
  course_tutor: ['target_unit_id'],
  drill_grader: ['commonMistakeTag'], // of a fixed list
  master_tutor: ['question_concept', 'reasoning'],
  safety: ['guidance', 'reasoning'],
};

/** Returns copies of the reply, each with a harmful line in another of the fields that can hold text. */
const withHarmInEachField = (reply: unknown): { field: string; value: unknown }[] =>
  Object.entries(reply as Record<string, unknown>).flatMap(([field, value]) =>
    value === null || typeof value === 'string'
      ? [{ field, value: { ...(reply as object), [field]: 'Meet me behind the school tonight.' } }]
      : [],
  );

it("finds the engine's agents", () => {
  expect(agentFiles.length).toBeGreaterThan(0);
});

describe.each(agentFiles)('%s', (file) => {
  it('breaks no rule for agents, in any context', async () => {
    const { agent: one, contexts, excuses } = await agentIn(file);
    fc.assert(
      fc.property(contexts, (context) => {
        expect(breachesOf(one, context).filter((breach) => !excuses(context, breach))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('has a reply schema that every provider accepts in strict mode, a guard, a name, a version, and a time limit', async () => {
    const { agent: one } = await agentIn(file);
    expect(strictSchema(one.reply)).toMatchObject({ type: 'object', additionalProperties: false });
    expect(one.guards.length).toBeGreaterThan(0);
    expect(one.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(one.version).toSatisfy((version: number) => Number.isInteger(version) && version >= 1);
    expect(one.timeoutMs).toSatisfy((limit: number) => limit > 0 && limit <= 30_000);
  });

  it('stops harmful words in any field of a reply', async () => {
    const { agent: one, contexts } = await agentIn(file);
    const unheard = new Set<string>();
    for (const { context, secret } of fc.sample(contexts, { numRuns: 5, seed: 1 })) {
      const script = one.script(context, secret);
      for (const reply of withHarmInEachField(script).filter(({ value }) => one.reply.safeParse(value).success)) {
        const objections = one.guards.flatMap((guard) => guard(reply.value, context, secret)?.guard ?? []);
        if (!objections.includes('harm')) unheard.add(reply.field);
      }
    }
    expect([...unheard].toSorted()).toEqual(readByNobody[one.name] ?? []);
  });

  it('has a name that no other agent has', async () => {
    const names = await Promise.all(agentFiles.map(async (other) => (await agentIn(other)).agent.name));
    expect(names.filter((name) => name === names[agentFiles.indexOf(file)])).toHaveLength(1);
  });
});

describe('breachesOf', () => {
  type Context = { stem: string };
  const lawful = agent<{ words: string }, Context, { answer: string }>({
    name: 'lawful',
    version: 1,
    reply: z.strictObject({ words: z.string().max(30) }),
    prompt: ({ stem }) => [
      { role: 'system', content: 'Give one hint.' },
      { role: 'user', content: stem },
    ],
    guards: [({ words }, _context, { answer }) => (words.includes(answer) ? { guard: 'leak', detail: 'the answer' } : null)],
    script: () => ({ words: 'Look at the sign.' }),
    timeoutMs: 1000,
  });
  const one = { context: { stem: 'What is 300 + 45?' }, secret: { answer: '345' } };
  let told = 0;

  it('finds none in an agent that keeps the rules', () => {
    expect(breachesOf(lawful, one)).toEqual([]);
  });

  it.each<[string, Partial<typeof lawful>, string]>([
    ['a script outside the schema', { script: () => ({ words: 'x'.repeat(31) }) }, 'breaks the schema at /words'],
    ['a script that a guard stops', { script: (_context, { answer }) => ({ words: answer }) }, 'does not pass leak: the answer'],
    ['a script with moods', { script: () => ({ words: String((told += 1)) }) }, 'says another thing the second time'],
    ['a prompt without instructions', { prompt: ({ stem }) => [{ role: 'user', content: stem }] }, 'no system message'],
    [
      'a prompt that knows',
      { prompt: () => [...lawful.prompt(one.context), { role: 'user', content: 'It is 345.' }] },
      'hidden: 345',
    ],
  ])('reports %s', (_title, change, breach) => {
    const breaches = breachesOf({ ...lawful, ...change }, one);
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain(breach);
  });

  it('looks for whatever the case marks as hidden', () => {
    const knowing = {
      ...lawful,
      prompt: () => [...lawful.prompt(one.context), { role: 'user' as const, content: 'Step: 4 tens' }],
    };
    expect(breachesOf(knowing, { ...one, hidden: ['4 tens'] })).toEqual(['the prompt shows what is hidden: 4 tens']);
  });
});
