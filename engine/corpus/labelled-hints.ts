import { leakWays, type LeakWay } from '../src/guards/leak/ways.ts';
import { arithmeticHints } from './hints/arithmetic.ts';
import { spokenHints } from './hints/as-teachers-speak.ts';
import { deskHints } from './hints/at-the-desk.ts';
import { choiceHints } from './hints/choices.ts';
import { equationHints } from './hints/equations.ts';
import { fractionHints } from './hints/fractions.ts';
import type { HintRow, HintTable } from './hints/hint-table.ts';
import { measureHints } from './hints/measures.ts';
import { otherNameHints } from './hints/other-names.ts';
import { severalMessageHints } from './hints/several-messages.ts';
import { wordProblemHints } from './hints/word-problems.ts';

/** One hint on one problem, and the way in which it gives the answer away, or null. */
export type LabelledHint = {
  readonly topic: string;
  readonly problem: HintRow;
  readonly hint: string;
  readonly way: LeakWay | null;
};

const tables: readonly HintTable[] = [
  arithmeticHints,
  wordProblemHints,
  fractionHints,
  equationHints,
  measureHints,
  choiceHints,
  severalMessageHints,
  otherNameHints,
  spokenHints,
  deskHints,
];
const ways = Object.keys(leakWays) as LeakWay[];

/** Every hint of the corpus, table by table. */
export const labelledHints: readonly LabelledHint[] = tables.flatMap((table) =>
  Object.entries(table).flatMap(([topic, rows]) =>
    rows.flatMap((problem) => [
      ...ways.flatMap((way) => (problem.tells?.[way] ?? []).map((hint) => ({ topic, problem, hint, way }))),
      ...(problem.keeps ?? []).map((hint) => ({ topic, problem, hint, way: null })),
    ]),
  ),
);
