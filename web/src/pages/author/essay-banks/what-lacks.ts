import type { PeriodBank } from '@stoa/schema/essay/period-bank';

/** Says what the first unfinished entry of a bank still needs; null if all are finished. The server checks the rest. */
export function whatLacks({ anchors, arcs, timeline }: PeriodBank): string | null {
  const entries = [
    ...anchors.map(({ name, fact, topics }) => ({
      name,
      lack: fact.trim() === '' ? 'a fact' : topics.length === 0 ? 'a topic' : null,
    })),
    ...arcs.map(({ name, says, topics }) => ({
      name,
      lack: says.trim() === '' ? 'what happened' : topics.length === 0 ? 'a topic' : null,
    })),
    ...timeline.map(({ name }) => ({ name, lack: null })),
  ];
  for (const { name, lack } of entries) {
    if (name.trim() === '') return 'A new entry needs a name.';
    if (lack !== null) return `“${name}” needs ${lack}.`;
  }
  return anchors.length < 5
    ? 'A bank needs five anchors or more.'
    : arcs.length < 2
      ? 'A bank needs two developments or more.'
      : null;
}
