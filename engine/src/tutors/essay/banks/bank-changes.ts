import type { BankChanges } from '@stoa/schema/essay/bank-edition';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';

/**
 * Lists the differences between two banks by the names of the entries. Besides entries, it names “the period” for its title,
 * years, and skills, and “the order.”
 */
export function bankChanges(before: PeriodBank, after: PeriodBank): BankChanges {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  return {
    added: [...is.keys()].filter((name) => !was.has(name)),
    removed: [...was.keys()].filter((name) => !is.has(name)),
    changed: [
      ...[...is.keys()].filter((name) => was.has(name) && was.get(name) !== is.get(name)),
      ...(orderOf(before, is) === orderOf(after, was) ? [] : ['the order']),
    ],
  };
}

/** Returns the order in which the entries that are in both banks are offered. */
const orderOf = ({ anchors }: PeriodBank, other: ReadonlyMap<string, string>): string =>
  JSON.stringify(anchors.flatMap(({ name }) => (other.has(name) ? [name] : [])));

/** Maps each entry's name to its full content. */
const entriesOf = ({ title, start, end, skills, anchors, arcs, timeline }: PeriodBank): Map<string, string> =>
  new Map([
    ['the period', JSON.stringify([title, start, end, skills])],
    ...anchors.map((anchor) => [anchor.name, JSON.stringify(['anchor', anchor])] as const),
    ...arcs.map((arc) => [arc.name, JSON.stringify(['arc', arc])] as const),
    ...timeline.map((thing) => [thing.name, JSON.stringify(['timeline', thing])] as const),
  ]);
