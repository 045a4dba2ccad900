import type { PGlite, Results } from '@electric-sql/pglite';
import { parse, protocol, types } from '@electric-sql/pglite';
import { isDatabaseError } from './database-error.ts';

const { serialize } = protocol;

/** Statements whose plans are kept. Stoa has fewer; texts that hold a list of any length would be without end. */
export const mostKept = 200;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the database has read: its name there, the types of its parameters, and what its rows look like. */
type Prepared = { name: string; types: readonly number[]; columns: Messages };

/**
 * Queries on PGlite that come again and again. By itself PGlite has each query read and planned anew, in six messages, which takes longer
 * than most of them take to be answered. Here every text is read once, in one message, and answered in one more each time; the database
 * keeps its plan, and plans anew when the tables or the counts of their rows have changed. The statements used last are kept.
 *
 * What is asked within a transaction goes by PGlite's own way.
 *
 * Errors  what Postgres reports, as the driver throws it; the next query is not touched by it.
 */
export class PreparedQueries {
  readonly #pglite: PGlite;
  readonly #kept = new Map<string, Prepared>(); // the one used longest ago stands first
  #prepared = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  query<Row>(text: string, parameters: readonly unknown[] = []): Promise<Results<Row>> {
    if (this.#pglite.closed) return Promise.reject(new Error('The database is closed.'));
    return this.#pglite.runExclusive(async () => {
      try {
        return await this.#answer<Row>(text, parameters);
      } catch (error) {
        if (!hasChangedShape(error)) throw error;
        await this.#forget(text);
        return this.#answer<Row>(text, parameters);
      }
    });
  }

  async #answer<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    const { name, types, columns } = this.#kept.get(text) ?? (await this.#prepare(text));
    this.#use(text, { name, types, columns });
    const values = parameters.map((value, at) => this.#asText(value, types[at]));
    const told = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}));
    const [result] = parse.parseResults([...columns, ...told], this.#pglite.parsers);
    if (result === undefined) throw new Error('Postgres answered a query with nothing at all.');
    return result as Results<Row>;
  }

  async #prepare(text: string): Promise<Prepared> {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= mostKept) await this.#forget(oldest);
    const name = `s${(this.#prepared += 1)}`;
    const told = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const columns = told.filter((message) => message.name === 'rowDescription');
    return { name, types: parse.parseDescribeStatementResults(told), columns };
  }

  #use(text: string, prepared: Prepared): void {
    this.#kept.delete(text);
    this.#kept.set(text, prepared);
  }

  async #forget(text: string): Promise<void> {
    const prepared = this.#kept.get(text);
    this.#kept.delete(text);
    if (prepared !== undefined) await this.#send(serialize.close({ type: 'S', name: prepared.name }));
  }

  /** A parameter as PGlite writes it: by its type, and of types that it does not know as a text. */
  #asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const { serializers } = this.#pglite;
    const serializer = (type === undefined ? undefined : serializers[type]) ?? serializers[types.TEXT];
    if (serializer === undefined) throw new Error('PGlite has lost its serializer of texts.');
    return serializer(value);
  }

  /** Sends messages as one, with what ends them for Postgres whether or not they went well. */
  #send(...messages: Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }
}

/** A plan whose tables have changed so that its rows would look otherwise is refused, not made anew. */
const hasChangedShape = (error: unknown): boolean =>
  isDatabaseError(error) && 'routine' in error && error.routine === 'RevalidateCachedQuery';
