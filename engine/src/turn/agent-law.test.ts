import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Agent } from './agent.ts';
import { strictSchema } from './strict-schema.ts';

/**
 * The law over all agents. Every `<name>-agent.ts` in the engine exports its one agent, and a sibling
 * `<name>-agent.contexts.ts` exports `contexts`: an arbitrary of `{ context, secret }`, with secrets unlike the texts of their
 * context, so that a secret found in a prompt can only have leaked. A case may name what must not be seen as `hidden`.
 */
type AgentCase = { context: unknown; secret: unknown; hidden?: readonly string[] };
type AnyAgent = Agent<unknown, unknown, unknown>;

const source = path.resolve(import.meta.dirname, '..');
const agentFiles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-agent.ts'))
  .toSorted();

const isAgent = (value: unknown): value is AnyAgent =>
  typeof value === 'object' && value !== null && 'prompt' in value && 'script' in value && 'guards' in value && 'reply' in value;
const isArbitrary = (value: unknown): value is fc.Arbitrary<AgentCase> =>
  typeof value === 'object' && value !== null && 'generate' in value;

async function lawful(file: string) {
  const load = async (name: string): Promise<Record<string, unknown>> => import(pathToFileURL(path.join(source, name)).href);
  const agents = Object.values(await load(file)).filter(isAgent);
  const cases = await load(file.replace(/\.ts$/, '.contexts.ts'));
  const contexts = cases['contexts'] ?? cases['default'];
  if (agents.length !== 1 || !isArbitrary(contexts))
    throw new Error(`${file} must export one agent, and its .contexts.ts an arbitrary.`);
  return { agent: agents[0]!, contexts };
}

/** What a prompt must not hold: what the case names, or every text of the secret that is too long to stand there by chance. */
const hiddenIn = ({ secret, hidden }: AgentCase): string[] => [...(hidden ?? textsOf(secret).filter((text) => text.length >= 3))];
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];

describe('every agent has its contexts', () => {
  it('finds the agents of the engine', () => {
    expect(agentFiles.length).toBeGreaterThan(0);
  });

  it.each(agentFiles)('%s', async (file) => {
    await expect(lawful(file)).resolves.toBeDefined();
  });
});

describe.each(agentFiles)('the law of %s', (file) => {
  it('has a script that satisfies the schema and passes every guard, for any context', async () => {
    const { agent, contexts } = await lawful(file);
    fc.assert(
      fc.property(contexts, ({ context, secret }) => {
        const said = agent.script(context, secret);
        const parsed = agent.reply.safeParse(said);
        expect(parsed.error?.issues ?? []).toEqual([]);
        const violations = agent.guards
          .map((guard) => guard(parsed.data, context, secret))
          .filter((violation) => violation !== null);
        expect(violations).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('has a script that says the same thing for the same context', async () => {
    const { agent, contexts } = await lawful(file);
    fc.assert(
      fc.property(contexts, ({ context, secret }) => {
        expect(agent.script(context, secret)).toEqual(agent.script(structuredClone(context), structuredClone(secret)));
      }),
    );
  });

  it('has a prompt with instructions and something to answer, and without a word of the secret', async () => {
    const { agent, contexts } = await lawful(file);
    fc.assert(
      fc.property(contexts, (one) => {
        const messages = agent.prompt(one.context);
        expect(messages.map(({ role }) => role)).toEqual(expect.arrayContaining(['system', 'user']));
        const prompt = messages.map(({ content }) => content).join('\n');
        for (const text of hiddenIn(one)) expect(prompt).not.toContain(text);
      }),
      { numRuns: 300 },
    );
  });

  it('has a reply that every provider can be asked for strictly, a time limit and a version', async () => {
    const { agent } = await lawful(file);
    expect(strictSchema(agent.reply)).toMatchObject({ type: 'object', additionalProperties: false });
    expect(agent.timeoutMs).toBeGreaterThan(0);
    expect(agent.timeoutMs).toBeLessThanOrEqual(30_000);
    expect(Number.isInteger(agent.version) && agent.version >= 1).toBe(true);
    expect(agent.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('has guards, whenever its reply has words for a student', async () => {
    const { agent } = await lawful(file);
    expect(agent.guards.length).toBeGreaterThan(0);
  });
});
