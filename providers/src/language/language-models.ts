import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The outside providers that can be used; with `embedded`, none is, and the scripted texts are used. */
export const OutsideProvider = z.enum(['openai', 'anthropic', 'anthropic-haiku', 'google', 'openai-compatible']);
export type OutsideProvider = z.infer<typeof OutsideProvider>;

const Price = z.strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() });

/**
 * The default model of each provider, and the prices of models. This is data (`content/parameters/language-models.json`),
 * because names and prices change faster than code. The defaults are models that answer in a second or two without a thinking
 * phase, because a hint that comes too late isn't shown. Any model can be named by `APP_LLM_MODEL`; one without a price can be
 * used too, and its cost is shown as "unknown", never as zero. `openai-compatible` has no default: only its owner knows what it
 * serves.
 */
export const LanguageModels = z.strictObject({
  prices_as_of: z.string(),
  providers: z.record(
    OutsideProvider,
    z.strictObject({ default_model: z.string().min(1).nullable(), usd_per_million_tokens: z.record(z.string(), Price) }),
  ),
});
export type LanguageModels = z.infer<typeof LanguageModels>;

/** Reads and checks the file. Errors  an `Error` that names the file and what is wrong with it. */
export function readLanguageModels(file: string | URL): LanguageModels {
  const parsed = LanguageModels.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${String(file)} is not a list of language models:\n${z.prettifyError(parsed.error)}`);
}

/** Returns what a call cost in US dollars, or null if the model's price isn't known. */
export function costInUsd(
  models: LanguageModels,
  provider: OutsideProvider,
  model: string,
  tokens: { input: number; output: number },
): number | null {
  const price = models.providers[provider].usd_per_million_tokens[model];
  return price === undefined ? null : (tokens.input * price.input + tokens.output * price.output) / 1_000_000;
}
