import type { SkillId } from '@stoa/schema/skill';
import { runServer } from '@stoa/server/start-server';
import { freshSalt, openBankSupply, writeFirst } from './bank/bank-supply.ts';
import { BankWriters } from './bank/bank-writers.ts';
import type { Stocked } from './bank/restock.ts';
import { BegunDatabase } from './begun-database.ts';
import { openNewLessons, stockLessons } from './stock-lessons.ts';

/**
 * Runs the server until a signal ends it, with problems of every skill in the bank and the study plans stored; the rest of a
 * new bank is written while it serves.
 *
 * Returns the exit code: 0 after a signal, 1 if it can't start.
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const ownSalt = env['STOA_BANK_SALT'] || null;
  let begun: readonly SkillId[] | undefined;
  return await runServer({
    env,
    begun: async () => {
      if (ownSalt !== null) return null; // the stored database was built with another salt
      const kept = await (await BegunDatabase.open()).read();
      begun = kept?.skills;
      return kept?.database ?? null;
    },
    supply: async ({ store: opening, holds, graph, log, say }) => {
      const since = Date.now();
      const now = new Date();
      const writers = new BankWriters(graph);
      const onStocked = (part: 'first' | 'whole', { published, rejected, withdrawn }: Stocked) => {
        const seconds = ((Date.now() - since) / 1000).toFixed(1);
        if (part === 'first') {
          if (published > 0) say(`Published the first ${published} verified problems after ${seconds} s.`);
          say('There are problems of every skill. The others follow while Stoa is open.');
          return;
        }
        say(`The bank is whole: published ${published} verified problems in ${seconds} s.`);
        if (withdrawn > 0) say(`Withdrew ${withdrawn} that are replaced or did not pass the verifier again.`);
        if (rejected > 0)
          say(`${rejected} generated problems did not pass the verifier and are not served; others stand in their place.`);
      };
      const onFault = (error: unknown) =>
        log.error({ err: error }, 'the bank could not be written whole; what is there is served, and the next start goes on');
      const salt = ownSalt ?? freshSalt();
      // Slow work that doesn't need the store starts while a new store is being created.
      const isNew = holds === 'nothing';
      const first = isNew ? ahead(writeFirst(writers, { graph, salt, now })) : undefined;
      const opened = isNew ? ahead(openNewLessons()) : undefined;
      const store = await opening.catch(async (error: unknown) => {
        await writers.close();
        throw error;
      });
      const lessons = ahead(stockLessons({ store, graph, now, opened }));
      const supply = await openBankSupply({
        store,
        graph,
        clock: () => new Date(),
        writers,
        salt,
        first,
        begun: holds === 'what was begun' ? begun : undefined,
        onStocked,
        onFault,
      });
      try {
        const { published, warnings } = await lessons;
        for (const warning of warnings) log.warn(warning);
        if (published > 0) say(`Published ${published} study plans for lessons.`);
        return supply;
      } catch (error) {
        await supply.close();
        throw error;
      }
    },
  });
}

/** Starts something now that is awaited later. If it fails meanwhile, the error is reported when it is awaited. */
function ahead<T>(begun: Promise<T>): Promise<T> {
  begun.catch(() => undefined);
  return begun;
}
