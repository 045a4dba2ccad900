import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { publishBank, writeBank } from '@stoa/factory/write-bank';
import type { Bank } from '@stoa/factory/write-bank';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { noMind } from '@stoa/engine/turn/ask';
import { buildApp } from '@stoa/server/app';
import { readServerConfig } from '@stoa/server/config';
import type { House } from '@stoa/server/house';
import { openLog } from '@stoa/server/request-log';
import type { Role } from '@stoa/schema/account';
import { openStore } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';

/** Somebody at the door, signed in or not. */
export type Visitor = {
  id: string;
  send: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  post: (url: string, payload?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
};

export type OpenHouse = {
  app: FastifyInstance;
  store: Store;
  house: House;
  bank: Bank;
  anonymous: Visitor;
  /** Opens an account and signs in with it. */
  signUp: (role?: Role, email?: string) => Promise<Visitor>;
  close: () => Promise<void>;
};

export const password = 'correct horse battery';

let written: Bank | null = null;
/** The real bank. It is the same every time, so it is written once for all houses of a test file. */
const realBank = (): Bank => (written ??= writeBank({ graph: openSkillGraph().graph, now: new Date('2026-03-02T08:00:00Z') }));

type Changes = Partial<Pick<House, 'clock' | 'mind' | 'graph'>> & {
  env?: Record<string, string>;
  store?: Store;
  lines?: string[];
};

/** The whole server over a store of its own and the real bank, reached by injection: nothing listens. */
export async function openHouse({ env = {}, store: given, lines, ...changes }: Changes = {}): Promise<OpenHouse> {
  const store = given ?? (await openStore({ memory: true }));
  const bank = realBank();
  await publishBank(store, bank);
  const log = lines === undefined ? pino({ level: 'silent' }) : openLog('info', { write: (line) => void lines.push(line) } satisfies DestinationStream);
  const { index } = openSkillGraph();
  const house: House = {
    store,
    graph: () => index,
    policy: openPracticePolicy().policy,
    mind: noMind,
    clock: () => new Date(),
    config: readServerConfig({
      STOA_DEMO: '1',
      STOA_MAX_SIGN_INS_PER_MINUTE: '100000',
      STOA_MAX_SIGN_INS_PER_ACCOUNT: '100000',
      STOA_MAX_REQUESTS_PER_MINUTE: '100000',
      ...env,
    }),
    secret: 'a secret for tests, of more than thirty-two letters',
    log,
    version: '0.0.0-test',
    languageProvider: 'embedded',
    ...changes,
  };
  const app = await buildApp(house);

  const visitor = (id: string, pass: Record<string, string>): Visitor => {
    const send = (request: InjectOptions) => app.inject({ ...request, headers: { ...pass, ...request.headers } });
    return {
      id,
      send,
      get: (url) => send({ method: 'GET', url }),
      post: (url, payload, headers = {}) =>
        send({
          method: 'POST',
          url,
          headers,
          ...(payload === undefined ? {} : { payload: payload as object }),
        }),
    };
  };
  const anonymous = visitor('', {});
  return {
    app,
    store,
    house,
    bank,
    anonymous,
    async signUp(role = 'student', email = `${randomUUID()}@example.org`) {
      const opened = await anonymous.post('/api/account/sign-up', { name: 'Robin Doe', email, password });
      if (opened.statusCode !== 200) throw new Error(`no account: ${opened.body}`);
      const { id } = opened.json<{ id: string }>();
      if (role !== 'student') await store.accounts.setRole(id, role);
      const { name, value } = opened.cookies[0] as { name: string; value: string };
      return visitor(id, { cookie: `${name}=${encodeURIComponent(value)}` });
    },
    async close() {
      await app.close();
      await store.close();
    },
  };
}

/** The header that makes a turn one that happens once. */
export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
