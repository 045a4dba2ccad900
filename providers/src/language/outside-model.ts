import type { LanguageModel, generateText } from 'ai';
import type { ChosenModel } from './language-config.ts';

/** The model as an object: a string would send the prompt to another company's gateway. */
type ModelObject = Exclude<LanguageModel, string>;
type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;

/** One provider: from what was chosen to something the AI SDK can ask, with the options that go with each call. */
export type OutsideModel = (
  chosen: ChosenModel,
  fetch: typeof globalThis.fetch,
) => { model: ModelObject; options: ProviderOptions };
