import type { Logger } from 'pino';
import type { Mind } from '@stoa/engine/turn/ask';
import type { Store } from '@stoa/store/store';
import type { ServerConfig } from './config.ts';

/** All that the server stands on. A test builds one of its own; `start-server.ts` builds the real one. */
export type House = {
  store: Store;
  mind: Mind;
  clock: () => Date;
  config: ServerConfig;
  /** Signs cookies and tokens. */
  secret: string;
  log: Logger;
  version: string;
  /** What speaks for the agents, e.g. `embedded`; shown on the sign-in page. */
  languageProvider: string;
};
