import { runServer } from '@stoa/server/start-server';
import { stockBank } from './stock-bank.ts';

/**
 * Runs the server until a signal ends it, having filled the bank first.
 *
 * Returns the exit code: 0 after a signal, 1 if it cannot start.
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  return await runServer({
    env,
    prepare: async (store, graph) => {
      const begun = Date.now();
      const { published, rejected, withdrawn } = await stockBank({ store, graph, now: new Date() });
      if (published > 0)
        process.stdout.write(`Published ${published} verified problems in ${((Date.now() - begun) / 1000).toFixed(1)} s.\n`);
      if (withdrawn > 0) process.stdout.write(`Withdrew ${withdrawn} that are replaced or did not pass the verifier again.\n`);
      if (rejected > 0)
        process.stdout.write(
          `${rejected} generated problems did not pass the verifier and are not served; "npx stoa generate" tells why.\n`,
        );
    },
  });
}
