import { Agent, request } from 'node:http';

export type LineReply = { status: number; body: string; ms: number; headers: Record<string, string | string[] | undefined> };

/**
 * One kept-open connection to a server. Sends one request at a time and times it from its writing to the last byte of its
 * reply.
 */
export class Line {
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(address: string) {
    this.#address = address;
  }

  /** Errors  with the whole reply if its status is neither 200 nor one of `expected`. */
  async send(
    method: 'GET' | 'POST',
    path: string,
    payload?: unknown,
    headers: Record<string, string> = {},
    expected: readonly number[] = [],
  ): Promise<LineReply> {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const type = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const reply = await new Promise<LineReply>((resolve, reject) => {
      const begun = performance.now();
      const sent = request(
        `${this.#address}${path}`,
        { method, agent: this.#agent, headers: { ...type, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const took = performance.now() - begun;
            const text = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode ?? 0, body: text, ms: took, headers: response.headers });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    if (reply.status !== 200 && !expected.includes(reply.status))
      throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
    return reply;
  }

  close(): void {
    this.#agent.destroy();
  }
}
