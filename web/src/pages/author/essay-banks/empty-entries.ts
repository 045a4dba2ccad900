import type { PeriodBank } from '@stoa/schema/essay/period-bank';

type Years = Pick<PeriodBank, 'start'>;

export const emptyAnchor = ({ start }: Years): PeriodBank['anchors'][number] => ({
  name: '',
  kind: 'law',
  start,
  end: start,
  aliases: [],
  fact: '',
  topics: [],
});
export const emptyArc = ({ start }: Years): PeriodBank['arcs'][number] => ({ name: '', start, end: start, says: '', topics: [] });
export const emptyThing = ({ start }: Years): PeriodBank['timeline'][number] => ({
  name: '',
  kind: 'event',
  start,
  end: start,
  aliases: [],
});
