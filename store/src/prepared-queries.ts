import type { PGlite, Results } from '@electric-sql/pglite';
import { parse, protocol, types } from '@electric-sql/pglite';
import { isDatabaseError } from './database-error.ts';

const { serialize } = protocol;

/** The most prepared statements that are kept. Stoa has fewer; but texts that contain a list of any length would be endless. */
export const mostKept = 200;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A prepared statement: its name in the database, the types of its parameters, and the shape of its rows. */
type Prepared = { name: string; types: readonly number[]; columns: Messages };

/**
 * Runs recurring queries on PGlite faster. By itself, PGlite parses and plans each query again, in six messages, which takes
 * longer than answering most of them. Here every text is parsed once, in one message, and answered in one more each time; the
 * database keeps its plan, and plans again when the tables or their row counts have changed. The most recently used statements
 * are kept.
 *
 * Queries inside a transaction use PGlite's own way.
 *
 * Errors  what Postgres reports, as the driver throws it; the next query isn't affected.
 */
export class PreparedQueries {
  readonly #pglite: PGlite;
  readonly #kept = new Map<string, Prepared>(); // the least recently used comes first
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

  /** Returns a parameter in PGlite's text format for its type; a parameter of a type that it doesn't know is sent as text. */
  #asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const { serializers } = this.#pglite;
    const serializer = (type === undefined ? undefined : serializers[type]) ?? serializers[types.TEXT];
    if (serializer === undefined) throw new Error('PGlite has lost its serializer of texts.');
    return serializer(value);
  }

  /** Sends messages as one, plus the message that ends them for Postgres, whether or not they succeed. */
  #send(...messages: Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }
}

/**
 * True if Postgres refuses a plan because its tables have changed so that its rows would have another shape; it doesn't plan
 * again then.
 */
const hasChangedShape = (error: unknown): boolean =>
  isDatabaseError(error) && 'routine' in error && error.routine === 'RevalidateCachedQuery';
