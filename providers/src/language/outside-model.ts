import type { LanguageModel, generateText } from 'ai';
import type { ChosenModel } from './language-config.ts';

/** The model must be an object: the SDK would send a string's prompt to another company's gateway. */
type ModelObject = Exclude<LanguageModel, string>;
type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;

/** Makes a provider's model for the AI SDK from the configuration, with the options for each call. */
export type OutsideModel = (
  chosen: ChosenModel,
  fetch: typeof globalThis.fetch,
) => { model: ModelObject; options: ProviderOptions };
