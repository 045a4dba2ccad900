import { z } from 'zod';

const EmbeddingProvider = z.enum(['embedded', 'openai', 'google', 'openai-compatible']);
const WebAddress = z.url({ protocol: /^https?$/ });

/** The provider of embeddings; `null` if they are computed here (`embedded`). */
export type EmbeddingConfig = {
  provider: Exclude<z.infer<typeof EmbeddingProvider>, 'embedded'>;
  model: string;
  baseUrl: string | null;
  apiKey: string | null;
} | null;

/** The environment asks for embeddings that aren't available. The message says for each setting what to change. */
export class EmbeddingConfigError extends Error {
  override name = 'EmbeddingConfigError';
  constructor(problems: readonly string[]) {
    super(`Embeddings cannot be set up:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

const keysOf = {
  openai: ['OPENAI_API_KEY'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'],
  'openai-compatible': ['APP_EMBEDDING_API_KEY'], // many local servers need no key
} as const;
const defaultModels = { openai: 'text-embedding-3-small', google: 'gemini-embedding-001', 'openai-compatible': null } as const;

/**
 * Reads the provider of embeddings from the environment: `APP_EMBEDDING_PROVIDER`, `APP_EMBEDDING_MODEL`,
 * `APP_EMBEDDING_BASE_URL`, and the provider's key. Empty variables count as unset.
 *
 * Errors  `EmbeddingConfigError` with every problem at once.
 */
export function readEmbeddingConfig(env: Readonly<Record<string, string | undefined>>): EmbeddingConfig {
  const value = (name: string) => env[name]?.trim() || undefined;
  const named = EmbeddingProvider.safeParse(value('APP_EMBEDDING_PROVIDER') ?? 'embedded');
  if (!named.success)
    throw new EmbeddingConfigError([`APP_EMBEDDING_PROVIDER is not one of ${EmbeddingProvider.options.join(', ')}.`]);
  const provider = named.data;
  if (provider === 'embedded') return null;
  const problems: string[] = [];
  const model = value('APP_EMBEDDING_MODEL') ?? defaultModels[provider];
  const baseUrl = value('APP_EMBEDDING_BASE_URL') ?? null;
  const apiKey = keysOf[provider].map(value).find((key) => key !== undefined) ?? null;
  if (model === null) problems.push(`${provider} has no default model: name one in APP_EMBEDDING_MODEL.`);
  if (baseUrl !== null && !WebAddress.safeParse(baseUrl).success)
    problems.push('APP_EMBEDDING_BASE_URL is not a web address such as http://127.0.0.1:11434/v1.');
  if (provider === 'openai-compatible' && baseUrl === null)
    problems.push('openai-compatible needs the address of its server in APP_EMBEDDING_BASE_URL.');
  if (provider !== 'openai-compatible' && apiKey === null)
    problems.push(
      `${provider} needs a key: set ${keysOf[provider].join(' or ')}, or set APP_EMBEDDING_PROVIDER=embedded to use none.`,
    );
  if (model === null || problems.length > 0) throw new EmbeddingConfigError(problems);
  return { provider, model, baseUrl, apiKey };
}
