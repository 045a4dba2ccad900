import type { Agent } from './agent.ts';

/**
 * One case for an agent, as its `<name>-agent.contexts.ts` makes them. Its secret should be unlike the texts of its context, so
 * that a secret found in the prompt must have leaked. `hidden` lists what must not appear in the prompt. By default that is
 * every text of the secret with three characters or more; shorter ones could appear by chance.
 */
export type AgentCase<Context, Secret> = { context: Context; secret: Secret; hidden?: readonly string[] };

/**
 * Describes in words how an agent breaks the law in one case; returns an empty list if it doesn't. The law: *the script
 * satisfies the schema, passes every guard, and is the same each time; the prompt has instructions and a text, and nothing of
 * the secret.*
 */
export function breachesOf<Reply, Context, Secret>(
  agent: Agent<Reply, Context, Secret>,
  one: AgentCase<Context, Secret>,
): string[] {
  const { context, secret } = one;
  const said = agent.script(context, secret);
  const parsed = agent.reply.safeParse(said);
  const again = agent.script(copyOf(context), copyOf(secret));
  const prompt = agent.prompt(context);
  const roles = prompt.map(({ role }) => role);

  return [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `the script breaks the schema at /${path.join('/')}: ${message}`),
    ...agent.guards.flatMap((guard) => {
      const violation = guard(said, context, secret);
      return violation === null ? [] : [`the script does not pass ${violation.guard}: ${violation.detail}`];
    }),
    ...(JSON.stringify(said) === JSON.stringify(again) ? [] : ['the script says another thing the second time']),
    ...(['system', 'user'] as const).filter((role) => !roles.includes(role)).map((role) => `the prompt has no ${role} message`),
    ...hiddenIn(one)
      .filter((text) => prompt.some(({ content }) => content.includes(text)))
      .map((text) => `the prompt shows what is hidden: ${text}`),
  ];
}

/** Makes a copy that shares no data with its original. Functions, such as those that remember readings, are not copied. */
function copyOf<T>(value: T): T;
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => copyOf(one));
  if (value instanceof Map) return new Map([...value].map(([key, one]: [unknown, unknown]) => [key, copyOf(one)]));
  if (value instanceof Set) return new Set(value);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)]));
}

const hiddenIn = <Context, Secret>({ secret, hidden }: AgentCase<Context, Secret>): readonly string[] =>
  hidden ?? textsOf(secret).filter((text) => text.length >= 3);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
