import type { BankChanges } from '@stoa/schema/essay/bank-edition';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';

/** What one bank has that another had not, by the names of the entries. Beside them: “the period” for its title, years, and skills, and “the order.” */
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

/** The order in which what is in both banks is offered. */
const orderOf = ({ anchors }: PeriodBank, other: ReadonlyMap<string, string>): string =>
  JSON.stringify(anchors.flatMap(({ name }) => (other.has(name) ? [name] : [])));

/** Each entry by its name, with all that it says. */
const entriesOf = ({ title, start, end, skills, anchors, arcs, timeline }: PeriodBank): Map<string, string> =>
  new Map([
    ['the period', JSON.stringify([title, start, end, skills])],
    ...anchors.map((anchor) => [anchor.name, JSON.stringify(['anchor', anchor])] as const),
    ...arcs.map((arc) => [arc.name, JSON.stringify(['arc', arc])] as const),
    ...timeline.map((thing) => [thing.name, JSON.stringify(['timeline', thing])] as const),
  ]);
