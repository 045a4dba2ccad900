import type { LanguageModel } from '@stoa/engine/turn/ask';
import type { LanguageConfig } from '@stoa/providers/language/language-config';
import { openLanguageModel } from '@stoa/providers/language/language-model';
import { OutsideProvider, readLanguageModels } from '@stoa/providers/language/language-models';
import { HostileModelServer } from './hostile-model-server.ts';
import type { Script, SeenRequest } from './hostile-model-server.ts';
import { pick } from './seeded-choice.ts';

const models = readLanguageModels(new URL('../../content/parameters/language-models.json', import.meta.url));

/** What a configuration opens that names a model for some agent. */
export async function openModel(config: LanguageConfig) {
  const { languageModel, ...opened } = await openLanguageModel(config, models);
  if (languageModel === null) throw new Error('this configuration names no model');
  return { languageModel, ...opened };
}

/**
 * A hostile model that one student has to herself, asked through the real clients of all providers. All its chance comes from one
 * generator and she asks one thing at a time, so that the same seed is the same run, whatever other students do meanwhile.
 */
export class HostileLanguageModel {
  /** Asks a provider chosen by chance. */
  readonly languageModel: LanguageModel;
  readonly #server: HostileModelServer;

  private constructor(server: HostileModelServer, languageModel: LanguageModel) {
    this.#server = server;
    this.languageModel = languageModel;
  }

  /** `timeoutMs` is waited for whole by every call that hangs or drips. */
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
