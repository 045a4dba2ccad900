import type { ReadingProblem } from '@stoa/schema/answer-check';
import { readStatement } from '../read/read-statement.ts';
import type { Statement } from '../syntax-tree.ts';
import { piecesOf } from './line-text.ts';

/**
 * One line of shown work as it was read. `continues`: it began with an equals sign, so it goes on from the line above.
 * `before` are statements in the same line that lead to this one: 2x = 8 in "2x = 8 ⇒ x = 4".
 */
export type WorkLine =
  | {
      readonly kind: 'read';
      readonly statement: Statement;
      readonly continues: boolean;
      readonly before: readonly Statement[];
      readonly rounded: boolean; // there was a ≈ in it
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly problem: ReadingProblem };

/** Ways to write the end of an equation whose letters have canceled: 0 = 0, true. */
const said: ReadonlyMap<string, 'nothing' | 'everything'> = new Map([
  ['true', 'everything'],
  ['always true', 'everything'],
  ['all', 'everything'],
  ['all x', 'everything'],
  ['false', 'nothing'],
  ['never true', 'nothing'],
  ['contradiction', 'nothing'],
  ['none', 'nothing'],
  ['{}', 'nothing'],
] as const);

/** Reads a line of work; any letters are allowed, since a step may name a new one. */
export function readLine(text: string): WorkLine {
  const grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false };
  const pieces = piecesOf(text);
  const statements: Statement[] = [];
  for (const piece of pieces) {
    const word = said.get(piece.text.trim().toLowerCase());
    if (word !== undefined) {
      statements.push({ kind: word });
      continue;
    }
    const reading = readStatement(piece.text, grammar);
    if (reading.kind === 'unreadable')
      return { kind: 'unreadable', problem: { ...reading.problem, at: reading.problem.at + piece.at } };
    if (reading.kind === 'read') statements.push(reading.read);
  }
  const statement = statements.at(-1);
  if (statement === undefined) return { kind: 'empty' };
  const rounded = pieces.some((piece) => piece.rounded);
  return { kind: 'read', statement, continues: pieces[0]!.continues, before: statements.slice(0, -1), rounded };
}
