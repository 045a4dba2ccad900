import type { Contracts } from '@stoa/schema/contracts/all-contracts';
import type { Contract } from '@stoa/schema/contracts/contract';
import type { Refusal } from '@stoa/schema/refusal';
import type { Connection } from './connection.ts';
import { heardServerDate } from './server-clock.ts';

type Typed = { _zod: { input: unknown; output: unknown } };
type Part<C extends Contract, K extends 'params' | 'query' | 'body'> =
  C extends Record<K, infer S extends Typed> ? Record<K, S['_zod']['input']> : unknown;

/** What a request to a route contains: the params, query and body that its contract names, before parsing. */
export type Sent<C extends Contract> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
/** The type of a route's response body. */
export type Answer<C extends Contract> = C['response']['_zod']['output'];

/** `key` is the Idempotency-Key of an act: it's made once, when the student acts, and sent again with every retry. */
export type Sending = { key?: string; signal?: AbortSignal };

export type Client = {
  [Group in keyof Contracts]: {
    [Route in keyof Contracts[Group]]: Contracts[Group][Route] extends infer C extends Contract
      ? (sent: Sent<C>, sending?: Sending) => Promise<Answer<C>>
      : never;
  };
};

export type RouteList = Record<string, Record<string, { method: string; path: string }>>;

/** The server answered with a refusal. The message is a sentence for the person in front of the screen. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;
  /** What was refused, in a few words; empty if the reply wasn't written by our server. */
  readonly title: string;
  /** The stable name of the refusal, e.g. `stale`. */
  readonly code: string;
  /** The whole refusal, with any additional fields that it has. */
  readonly document: Refusal;
  /** What is wrong with the fields of the body, by field name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(document: Refusal) {
    const { type, title, status, detail, fields } = document;
    super(detail);
    this.document = document;
    this.title = title;
    this.status = status;
    this.code = type.split('/').at(-1)!;
    this.fields = Object.fromEntries((fields ?? []).flatMap((one) => (one.in === 'body' ? [[one.path, one.message]] : [])));
  }
}

/** No answer came, or the answer wasn't from our server. The same request may be sent again unchanged. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** The server has too much to do. The same request may be sent again unchanged after `afterMs`. */
export class BusyError extends UnreachableError {
  override name = 'BusyError';
  readonly afterMs: number;

  constructor(afterMs: number) {
    super('Stoa is busy right now. Try again in a few seconds.');
    this.afterMs = afterMs;
  }
}

const patienceMs = 30_000;

/**
 * Makes a typed client for every route of the server: `client.practice.turn({ params, body }, { key })`. It also tells the
 * connection whether the server answered.
 *
 * Errors  `RefusedError` if the server refuses; `UnreachableError` if no answer came; `BusyError` if the server asks to be
 * tried later.
 */
export function makeClient(
  routeList: RouteList,
  connection: Pick<Connection, 'lost' | 'found'>,
  send: typeof fetch = fetch,
): Client {
  const call = async (method: string, path: string, sent: Loose, { key, signal }: Sending = {}): Promise<unknown> => {
    const signals = [AbortSignal.timeout(patienceMs), ...(signal === undefined ? [] : [signal])];
    const headers: Record<string, string> = {};
    if (sent.body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;

    const response = await send(addressOf(path, sent), {
      method,
      headers,
      signal: AbortSignal.any(signals),
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    }).catch((cause: unknown) => {
      if (signal?.aborted === true) throw cause;
      connection.lost();
      throw new UnreachableError('We can’t connect to Stoa right now.', { cause });
    });
    heardServerDate(response.headers.get('date'));
    if (response.status === 503 && (await refusalIn(response.clone())).type === '/problems/busy') {
      connection.found();
      throw new BusyError(1000 * Math.max(1, Number(response.headers.get('retry-after')) || 1));
    }
    if (response.status >= 502 && response.status <= 504) {
      connection.lost();
      throw new UnreachableError('Stoa isn’t responding right now.');
    }
    connection.found();
    if (response.ok) return await response.json();
    throw new RefusedError(await refusalIn(response));
  };

  const group = (of: RouteList[string]) =>
    Object.fromEntries(
      Object.entries(of).map(([route, { method, path }]) => [
        route,
        (sent: Loose, sending?: Sending) => call(method, path, sent, sending),
      ]),
    );
  return Object.fromEntries(Object.entries(routeList).map(([name, of]) => [name, group(of)])) as unknown as Client; // the cast is safe because the list is made from the contracts
}

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

function addressOf(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

/** Returns the fields of a refusal that have the shape our server writes, and drops the rest. */
const fieldsIn = (fields: unknown): NonNullable<Refusal['fields']> =>
  Array.isArray(fields)
    ? fields.filter(
        (one: unknown): one is NonNullable<Refusal['fields']>[number] =>
          typeof one === 'object' && one !== null && 'in' in one && 'path' in one && 'message' in one,
      )
    : [];

/**
 * Returns the problem document of a refusal, or a plain one if the reply was written by something between us and the server.
 */
async function refusalIn(response: Response): Promise<Refusal> {
  const status = response.status;
  const plain = { type: '/problems/unexpected', title: '', status };
  const body: unknown = await response.json().catch(() => null);
  const isRefusal = typeof body === 'object' && body !== null && 'type' in body && 'detail' in body;
  if (isRefusal && typeof body.type === 'string' && typeof body.detail === 'string') {
    const title = 'title' in body && typeof body.title === 'string' ? body.title : '';
    return {
      ...body,
      ...plain,
      title,
      type: body.type,
      detail: body.detail,
      fields: 'fields' in body ? fieldsIn(body.fields) : [],
    };
  }
  return { ...plain, detail: `Something went wrong (${status}). Try again, or reload the page.` };
}
