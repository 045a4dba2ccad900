import type { ReadingProblem } from '@stoa/schema/answer-check';
import { readStatement } from '../read/read-statement.ts';
import type { Statement } from '../syntax-tree.ts';

/** One line of shown work as it was read. `continues`: it began with an equals sign, so it goes on from the line above. */
export type WorkLine =
  | { readonly kind: 'read'; readonly statement: Statement; readonly continues: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly problem: ReadingProblem };

/** What may stand before the mathematics of a line: a number of the step, "so", an arrow, an equals sign. */
const opening =
  /^\s*(?:(?:step\s*)?\d{1,2}[.):]\s+|(?:so|then|thus|hence|therefore)\b,?\s*|\\(?:Rightarrow|implies|therefore|to)(?![a-zA-Z])\s*|[⇒→∴⟹⇔]\s*|=>\s*|\\Leftrightarrow\s*)*(=\s*)?/i;

/** Reads a line of work; its letters may be any, since a step may name a new one. */
export function readLine(text: string): WorkLine {
  const found = opening.exec(text);
  const skipped = found?.[0].length ?? 0;
  const grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false };
  const reading = readStatement(text.slice(skipped), grammar);
  if (reading.kind === 'read') return { kind: 'read', statement: reading.read, continues: found?.[1] !== undefined };
  if (reading.kind === 'empty') return { kind: 'empty' };
  return { kind: 'unreadable', problem: { ...reading.problem, at: reading.problem.at + skipped } };
}
