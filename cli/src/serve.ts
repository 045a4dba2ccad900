import { runServer } from '@stoa/server/start-server';
import { stockLessons } from './stock-lessons.ts';
import { problemSupply } from './problem-supply.ts';
import { stockBank } from './stock-bank.ts';

/**
 * Runs the server until a signal ends it, having filled the bank and the shelf of study plans first.
 *
 * Returns the exit code: 0 after a signal, 1 if it cannot start.
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  return await runServer({
    env,
    supply: (store, graph) => problemSupply(store, graph, () => new Date()),
    prepare: async ({ store, graph, log, say }) => {
      const begun = Date.now();
      const { published, rejected, withdrawn } = await stockBank({
        store,
        graph,
        now: new Date(),
        salt: env['STOA_BANK_SALT'] || undefined,
      });
      if (published > 0) say(`Published ${published} verified problems in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
      const lessons = await stockLessons({ store, graph, now: new Date() });
      for (const warning of lessons.warnings) log.warn(warning);
      if (lessons.published > 0) say(`Published ${lessons.published} study plans for lessons.`);
      if (withdrawn > 0) say(`Withdrew ${withdrawn} that are replaced or did not pass the verifier again.`);
      if (rejected > 0)
        say(`${rejected} generated problems did not pass the verifier and are not served; others stand in their place.`);
    },
  });
}
