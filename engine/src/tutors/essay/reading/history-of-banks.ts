import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { knownHistory, type HistoricalThing, type KnownHistory } from './known-history.ts';

/**
 * Collects everything that the banks name, for lookup. Includes every period, so that things outside a prompt's window are
 * found too. If two banks contain the same thing, it has the same name in both, and gets the aliases of both and the line that
 * one of them has about it.
 */
export function historyOfBanks(banks: readonly PeriodBank[]): KnownHistory {
  const named = banks.flatMap(({ anchors, timeline }): readonly HistoricalThing[] => [
    ...anchors,
    ...timeline.map((thing) => ({ ...thing, fact: '' })),
  ]);
  const things = [...Map.groupBy(named, ({ name }) => name).values()];
  return knownHistory(
    things.map((entries) => ({
      ...(entries.find(({ fact }) => fact !== '') ?? entries[0]!),
      aliases: [...new Set(entries.flatMap(({ aliases }) => aliases))],
    })),
  );
}
