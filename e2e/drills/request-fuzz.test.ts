import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import type { Contract } from '@stoa/schema/contracts/contract';
import { sampleRequests } from '../authorization/sample-requests.ts';
import type { Sample, Stage } from '../authorization/sample-requests.ts';
import { setStage } from '../authorization/stage.ts';
import { openServer } from '../http/open-server.ts';
import type { OpenServer, Visitor } from '../http/open-server.ts';
import { pick } from '../hostile-model/seeded-choice.ts';
import { amount } from './amount.ts';

const seed = Number(process.env['STOA_SEED'] ?? 20);
const requests = amount(600, 8000);

let open: OpenServer;
let callers: Visitor[];
let stage: Stage;
beforeAll(async () => {
  open = await openServer();
  const ann = await open.signUp('student');
  stage = await setStage(open, ann);
  callers = [open.anonymous, ann, await open.signUp('author'), await open.signUp('admin')];
});
afterAll(() => open.close());

const strange: unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'x\u0000y',
  '\ud83d',
  '../../etc/passwd',
  '%00',
  "'; drop table problems; --",
  '<script>',
  '{}',
  '🦉'.repeat(50),
  'x'.repeat(20_000),
  0,
  -1,
  1e308,
  -0.5,
  2 ** 53 + 2,
  Number.MIN_VALUE,
  true,
  false,
  [],
  {},
  [[]],
  { __proto__: { admin: true } },
  { constructor: { prototype: {} } },
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  'Infinity',
  '1e400',
];

/** Returns the value with something in it replaced, left out or added. */
function spoiled(value: unknown, random: () => number): unknown {
  if (random() < 0.25 || value === null || typeof value !== 'object') return pick(random, strange);
  if (Array.isArray(value))
    return random() < 0.3
      ? Array.from({ length: 300 }, () => value[0] as unknown)
      : value.map((one) => (random() < 0.5 ? one : spoiled(one, random)));
  const entries = Object.entries(value);
  if (entries.length === 0 || random() < 0.15)
    return { ...value, [pick(random, ['__proto__', 'role', 'id', 'learner_id', 'constructor'])]: pick(random, strange) };
  const chosen = pick(random, entries)[0];
  if (random() < 0.15) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
  return Object.fromEntries(entries.map(([name, one]) => [name, name === chosen ? spoiled(one, random) : (one as unknown)]));
}

const routes = Object.entries(contracts).flatMap(([group, of]) =>
  Object.entries<Contract>(of).map(([name, contract]) => {
    const samples = sampleRequests[group as keyof typeof contracts] as Record<string, (stage: Stage) => Sample>;
    return { contract, sampleOf: samples[name]! };
  }),
);

it(`answers ${requests} spoiled requests with what is wrong with them, and with no fault of its own`, async ({ task }) => {
  const random = seededChance(seed);
  const faults: string[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    const { contract, sampleOf } = pick(random, routes);
    const { params = {}, query, body, key } = sampleOf(stage);
    const spoil = pick(random, ['body', 'body', 'query', 'params', 'key'] as const);
    const told = spoil === 'params' ? (spoiled(params, random) as Record<string, unknown>) : params;
    const path = contract.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(told?.[name] ?? '')));
    const asked =
      spoil === 'query' ? (spoiled(query ?? { limit: '5', cursor: 'x', search: 'y' }, random) as Record<string, unknown>) : query;
    const search =
      asked === undefined || asked === null
        ? ''
        : `?${new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, wellFormed(value)]))}`;
    const payload = spoil === 'body' ? spoiled(body ?? {}, random) : body;
    const idempotency =
      spoil === 'key'
        ? wellFormed(pick(random, strange))
            .replaceAll(/[^\x20-\x7e]/g, '?')
            .slice(0, 500)
        : (key ?? randomUUID());
    const reply = await pick(random, callers).send({
      method: contract.method,
      url: `${path}${search}`.slice(0, 8000),
      headers: { 'idempotency-key': idempotency, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    });
    if (reply.statusCode >= 500)
      faults.push(`${contract.method} ${path}${search} ${JSON.stringify(payload)?.slice(0, 300)}: ${reply.statusCode}`);
  }
  expect(faults).toEqual([]);
  expect((await open.anonymous.get('/api/health')).statusCode).toBe(200);
  task.meta.tried = requests;
}, 400_000);

const wellFormed = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
