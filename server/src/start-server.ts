import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { tutorRegistry } from '@stoa/engine/tutors/all-tutors';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { openEverydayWords } from '@stoa/library/open-everyday-words';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { contentFolder, ContentError } from '@stoa/library/content-file';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { EmbeddingConfigError, readEmbeddingConfig } from '@stoa/providers/embeddings/embedding-config';
import { openEmbedder } from '@stoa/providers/embeddings/open-embedder';
import { LanguageConfigError, readLanguageConfig } from '@stoa/providers/language/language-config';
import { openLanguageModel } from '@stoa/providers/language/language-model';
import { readLanguageModels } from '@stoa/providers/language/language-models';
import { DataFolderInUseError, DataFolderUnusableError } from '@stoa/store/data-folder-lock';
import { NewerDatabaseError } from '@stoa/store/migrate';
import { isDatabaseDamaged } from '@stoa/store/database-error';
import { DamagedDatabaseError, holdsDatabase } from '@stoa/store/open-database';
import { NoPgvectorError } from '@stoa/store/find-by-postgres';
import { openStore } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';
import type { SkillGraph } from '@stoa/schema/skill';
import { buildApp } from './app.ts';
import { DamagedSecretError, houseSecret } from './auth/server-secret.ts';
import { ChangedConfigurationError, keepConfigurations } from './keep-configurations.ts';
import { ServerConfigError, readServerConfig } from './config.ts';
import { openKeptRows } from './kept-rows.ts';
import type { ProblemSupply } from './problem-supply.ts';
import { openLog } from './request-log.ts';

export type StartOptions = {
  env: Readonly<Record<string, string | undefined>>;
  /** Prints plain lines for the person who started the server, apart from the log. */
  say: (line: string) => void;
  /** Runs once with the open store, before anyone is served. */
  prepare?: (store: Store) => Promise<void>;
  /**
   * Returns the folder of a closed database to copy into a new data folder; null for an empty one. Called only if there is no
   * data folder yet.
   */
  begun?: () => Promise<string | null>;
  /**
   * Opens the supply of the bank's problems; resolves when students may be served. It starts while the store is still being
   * opened. If it throws, or the store can't be opened, it stops whatever it has started.
   */
  supply?: (opening: Opening) => Promise<ProblemSupply>;
  log?: Logger;
};

type Opening = {
  store: Promise<Store>;
  /** What the store holds: nothing yet, what `begun` gave, or data that was already there. */
  holds: 'nothing' | 'what was begun' | 'its own';
  graph: SkillGraph;
  log: Logger;
  say: (line: string) => void;
};

export type RunningServer = {
  app: FastifyInstance;
  store: Store;
  /** The address it listens on, e.g. `http://127.0.0.1:4000`. */
  address: string;
  /** Lets running requests end, then closes the database. */
  stop: () => Promise<void>;
};

/** The server can't start; the message says why and what to do, in sentences for the person who started it. */
export class CannotStartError extends Error {
  override name = 'CannotStartError';
}

/**
 * Opens everything that the server needs and serves it.
 *
 * Errors  `CannotStartError` for what a person can fix: configuration, content, a data folder or port in use, a database that
 *         doesn't answer. Anything else is a bug and is rethrown. What was opened has been closed again then.
 */
export async function startServer({ env, say, prepare, begun, supply, log: given }: StartOptions): Promise<RunningServer> {
  try {
    const config = readServerConfig(env);
    const log = given ?? openLog(config.logLevel);
    const models = readLanguageModels(new URL('parameters/language-models.json', contentFolder));
    const embedder = await openEmbedder(readEmbeddingConfig(env));
    const language = await openLanguageModel(readLanguageConfig(env, models, tutorRegistry.agents), models);
    const { graph, index, warnings, content: graphContent } = openSkillGraph();
    const { policy, content: policyContent } = openPracticePolicy();
    const crisisContacts = openCrisisContacts();
    for (const warning of warnings) log.warn({ graph: graph.version }, warning);

    const isNew = config.databaseUrl === null && !holdsDatabase(config.dataFolder);
    const from = isNew ? ((await begun?.()) ?? null) : null;
    const opening = openStore({
      databaseUrl: config.databaseUrl ?? undefined,
      dataDir: config.dataFolder,
      from: from ?? undefined,
      pgvector: config.retrieval.kind === 'pgvector',
      onConnectionLost: (error) => log.warn({ err: error }, 'a connection to the database broke; the next query opens another'),
    });
    // The bank isn't written until the graph has been accepted.
    const known = opening.then(async (open) => {
      try {
        await keepConfigurations(open, { graph: graphContent, policy: policyContent }, new Date());
        return open;
      } catch (error) {
        await open.close();
        throw error;
      }
    });
    const holds = from !== null ? 'what was begun' : isNew ? 'nothing' : 'its own';
    const supplied = supply?.({ store: known, holds, graph, log, say });
    supplied?.catch(() => undefined); // it is awaited below; if the store can't be opened, that error is reported instead
    const store = await known;
    let app: FastifyInstance | null = null;
    let problems: ProblemSupply | undefined;
    const stop = async () => {
      await app?.close();
      await problems?.close();
      await store.close();
    };
    try {
      await prepare?.(store);
      problems = await supplied;
      app = await buildApp({
        store,
        graph: () => index,
        policy,
        crisisContacts,
        everydayWords: openEverydayWords(),
        languageModel: language.languageModel,
        clock: () => new Date(),
        config,
        secret: await houseSecret(config),
        log,
        supply: problems,
        courseRows: await openKeptRows(config, store, embedder),
        version: await ownVersion(),
        languageProvider: env['APP_LLM_PROVIDER']?.trim() || 'embedded',
      });
      const address = await app.listen({ host: config.host, port: config.port });
      say(`Stoa is open at ${config.publicUrl ?? address}`);
      if (config.demo)
        say('Demo mode: anyone who can open this address may continue as a demo student, teacher, author, or admin.');
      say(language.description);
      return { app, store, address, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    throw asCannotStart(error) ?? error;
  }
}

const forPeople = [
  ServerConfigError,
  LanguageConfigError,
  EmbeddingConfigError,
  NoPgvectorError,
  ContentError,
  ChangedConfigurationError,
  DataFolderInUseError,
  DataFolderUnusableError,
  DamagedDatabaseError,
  DamagedSecretError,
  NewerDatabaseError,
];

function asCannotStart(error: unknown): CannotStartError | null {
  if (forPeople.some((kind) => error instanceof kind)) return new CannotStartError((error as Error).message, { cause: error });
  const said = (sentence: string) => new CannotStartError(sentence, { cause: error });
  if (isDatabaseDamaged(error))
    return said(
      `The database cannot be read: some of its files are damaged (${error.message}). Put a backup in its place, and keep the damaged files until it runs.`,
    );
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { port, address } = error as { port?: number; address?: string };
  switch (error.code) {
    case 'EADDRINUSE':
      return said(
        `Port ${port ?? '?'} is in use, perhaps by another Stoa. Stop that one, or choose another port: PORT=4001 npm start`,
      );
    case 'EACCES':
      return said(`This process may not listen on port ${port ?? '?'}. Choose one above 1023: PORT=4000 npm start`);
    case 'EADDRNOTAVAIL':
      return said(`This machine has no address ${address ?? ''}. Set HOST to one it has, or to 127.0.0.1.`);
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return said('The database of DATABASE_URL does not answer. Check the address, and that PostgreSQL runs there.');
    case '28P01':
    case '28000':
      return said('The database of DATABASE_URL refuses the user or the password.');
    case '3D000':
      return said('The server of DATABASE_URL has no such database. Create it first: createdb stoa');
    default:
      return null;
  }
}

async function ownVersion(): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Runs the server until a SIGINT or SIGTERM, then ends the running requests and closes the database; a second signal ends it at
 * once, which loses nothing that was acknowledged.
 *
 * Returns the exit code: 0 after a signal, 1 if it can't start.
 */
export async function runServer(options: Omit<StartOptions, 'say'>): Promise<number> {
  const say = lineSayer();
  let running: RunningServer;
  try {
    running = await startServer({ ...options, say });
  } catch (error) {
    if (!(error instanceof CannotStartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        say('Closing. Requests under way are answered first.');
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
  // A last resort, later than every deadline of its parts: a server that was told to end does end.
  setTimeout(() => process.exit(1), 40_000).unref();
  await running.stop();
  return 0;
}

/** Prints plain lines on a terminal. If the output isn't a terminal, every line of it must be JSON, so they go to the log. */
function lineSayer(): (line: string) => void {
  if (process.stdout.isTTY) return (line) => void process.stdout.write(`${line}\n`);
  const log = openLog('info');
  return (line) => log.info(line);
}
