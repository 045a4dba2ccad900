import type { LanguageModel } from '@stoa/engine/turn/ask';
import type { LanguageConfig } from '@stoa/providers/language/language-config';
import { openLanguageModel } from '@stoa/providers/language/language-model';
import { OutsideProvider, readLanguageModels } from '@stoa/providers/language/language-models';
import { HostileModelServer } from './hostile-model-server.ts';
import type { Script, SeenRequest } from './hostile-model-server.ts';
import { pick } from './seeded-choice.ts';

const models = readLanguageModels(new URL('../../content/parameters/language-models.json', import.meta.url));

/**
 * Opens the language model of a configuration.
 *
 * Errors  throws if the configuration names no model.
 */
export async function openModel(config: LanguageConfig) {
  const { languageModel, ...opened } = await openLanguageModel(config, models);
  if (languageModel === null) throw new Error('this configuration names no model');
  return { languageModel, ...opened };
}

/**
 * A hostile model for one student, asked through the real clients of all providers. All its randomness comes from one
 * generator, and the student asks one thing at a time, so the same seed gives the same run, whatever other students do
 * meanwhile.
 */
export class HostileLanguageModel {
  /** Asks a randomly chosen provider. */
  readonly languageModel: LanguageModel;
  readonly #server: HostileModelServer;

  private constructor(server: HostileModelServer, languageModel: LanguageModel) {
    this.#server = server;
    this.languageModel = languageModel;
  }

  /** Every call that hangs or drips takes the full `timeoutMs`. */
  static async open(
    random: () => number,
    script: Omit<Script, 'chance'>,
    { timeoutMs = 1500 }: { timeoutMs?: number } = {},
  ): Promise<HostileLanguageModel> {
    const server = await new HostileModelServer({ chance: random, ...script }).listen();
    const asked = await Promise.all(
      OutsideProvider.options.map(async (provider) => {
        const everyAgent = { provider, model: 'hostile-1', baseUrl: server.address(provider), apiKey: 'k' };
        const config = { everyAgent, byAgent: new Map(), concurrency: 1, queue: 1, timeoutMs, rest: null };
        return (await openModel(config)).languageModel;
      }),
    );
    return new HostileLanguageModel(server, (call) => pick(random, asked)(call));
  }

  /** Every request so far, oldest first. */
  get seen(): readonly SeenRequest[] {
    return this.#server.seen;
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
