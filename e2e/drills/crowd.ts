// Sends requests simultaneously, round by round, each over its own connection. This is a separate process that does nothing
// else: in the test's own process, the time to send and read 250 requests would be counted as the server's.
// Standard input: a `Crowd` as JSON. Standard output: the replies of each round, `CrowdReply[][]`, as JSON.
import http from 'node:http';
import { json } from 'node:stream/consumers';

export type CrowdRequest = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body: string | null };
export type Crowd = { address: string; rounds: CrowdRequest[][] };
/** `ms`: from sending until the last byte; `body`: of a refusal, otherwise null. */
export type CrowdReply = { status: number; ms: number; retryAfter: string | null; body: string | null };

const { address, rounds } = (await json(process.stdin)) as Crowd;
const replies: CrowdReply[][] = [];
for (const round of rounds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: round.length });
  replies.push(await Promise.all(round.map((request) => send(agent, request))));
  agent.destroy();
}
process.stdout.write(JSON.stringify(replies));

function send(agent: http.Agent, { method, path, headers, body }: CrowdRequest): Promise<CrowdReply> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(`${address}${path}`, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const text = status === 200 ? null : Buffer.concat(parts).toString();
        resolve({ status, ms: performance.now() - begun, retryAfter: response.headers['retry-after'] ?? null, body: text });
      });
    });
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}
