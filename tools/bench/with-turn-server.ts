import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts the server of a measurement with the floor, in a process of its own, and keeps it open while `use` runs. */
export async function withTurnServer(
  stocked: string,
  use: (addresses: { server: string; floor: string }) => Promise<void>,
  courses: 'courses of the content' | 'large course' = 'courses of the content',
): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'turn-server.ts'), [stocked, path.join(stocked, 'bench.log'), courses], {
    execArgv: ['--expose-gc', ...(process.env['STOA_BENCH_NODE'] ?? '').split(' ').filter((word) => word !== '')],
  });
  const ended = once(child, 'exit');
  const endedEarly = ended.then(([code]) => {
    throw new Error(`the server of the measurement ended with ${String(code)}`);
  });
  try {
    const [addresses] = (await Promise.race([once(child, 'message'), endedEarly])) as [{ server: string; floor: string }];
    await use(addresses);
  } finally {
    endedEarly.catch(() => undefined);
    if (child.connected) child.send('end');
    await ended;
  }
}
