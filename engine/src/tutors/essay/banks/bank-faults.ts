import type { PeriodBank } from '@stoa/schema/essay/period-bank';

/** A fault of a bank, and the entry that has it. */
export type BankFault = { readonly entry: string; readonly says: string };

/**
 * Finds faults of a bank that its schema can't: an end before the start, a name that occurs twice, and a name that is too short
 * to be found in an essay.
 */
export function bankFaults({ start, end, anchors, arcs, timeline }: PeriodBank): readonly BankFault[] {
  const entries = [...anchors, ...arcs, ...timeline];
  const names = [...anchors, ...timeline].map(({ name }) => name.toLowerCase());
  return [
    ...(end > start ? [] : [{ entry: 'The period', says: 'It ends before it starts.' }]),
    ...entries.filter((entry) => entry.end < entry.start).map(({ name }) => ({ entry: name, says: 'It ends before it starts.' })),
    ...[...anchors, ...timeline]
      .flatMap(({ name, aliases }) => [name, ...aliases].map((one) => ({ name, one })))
      .filter(({ one }) => one.replace(/^(?:the|a|an)\s+/iu, '').replace(/[^\p{L}\p{N}]/gu, '').length < 2)
      .map(({ name, one }) => ({ entry: name, says: `“${one}” is too short to be found in an essay.` })),
    ...names.filter((name, at) => names.indexOf(name) < at).map((name) => ({ entry: name, says: 'It’s in the bank twice.' })),
  ];
}
