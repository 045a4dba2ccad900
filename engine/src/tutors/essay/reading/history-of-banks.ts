import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import { knownHistory, type HistoricalThing, type KnownHistory } from './known-history.ts';

/**
 * What all banks name, ready to be looked for. Every period's: what lies outside a prompt's window is found by it. Where two banks name one thing,
 * it has the same name in both, and is known by all of its aliases and by the line that one of them has on it.
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
