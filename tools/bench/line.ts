import { Agent, request } from 'node:http';

export type Heard = { status: number; body: string; ms: number; headers: Record<string, string | string[] | undefined> };

/** One kept-open connection to a server, on which one request at a time is timed: from its writing to the last byte of its reply. */
export class Line {
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(address: string) {
    this.#address = address;
  }

  /** Errors  with the whole reply where its status is not 200. */
  async send(method: 'GET' | 'POST', path: string, payload?: unknown, headers: Record<string, string> = {}): Promise<Heard> {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const type = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const heard = await new Promise<Heard>((resolve, reject) => {
      const begun = performance.now();
      const sent = request(
        `${this.#address}${path}`,
        { method, agent: this.#agent, headers: { ...type, ...headers } },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () => {
            const took = performance.now() - begun;
            const text = Buffer.concat(chunks).toString();
            resolve({ status: reply.statusCode ?? 0, body: text, ms: took, headers: reply.headers });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    if (heard.status !== 200) throw new Error(`${method} ${path}: ${heard.status} ${heard.body}`);
    return heard;
  }

  close(): void {
    this.#agent.destroy();
  }
}
