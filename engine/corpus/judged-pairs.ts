import type { AnswerQuestion } from '../src/math/check-answer.ts';
import { decimalPairs } from './pairs/decimals.ts';
import { expressionPairs } from './pairs/expressions.ts';
import { falseFriends } from './pairs/false-friends.ts';
import { fractionPairs } from './pairs/fractions.ts';
import { integerPairs } from './pairs/integers.ts';
import { judgingForms } from './pairs/judging-forms.ts';
import { judgingFunctions } from './pairs/judging-functions.ts';
import { judgingNearNumbers, judgingPrimeFactors } from './pairs/judging-near-numbers.ts';
import { judgingNumbers } from './pairs/judging-numbers.ts';
import { judgingSets } from './pairs/judging-sets.ts';
import { judgingUnits } from './pairs/judging-units.ts';
import { namedOperations } from './pairs/named-operations.ts';
import { nearMisses } from './pairs/near-misses.ts';
import { oddSets } from './pairs/odd-sets.ts';
import type { PairRow, PairTable } from './pairs/pair-table.ts';
import { readingExpressions } from './pairs/reading-expressions.ts';
import { readingMathField } from './pairs/reading-math-field.ts';
import { readingDecimals, readingFractions, readingIntegers } from './pairs/reading-numbers.ts';
import { readingRelations } from './pairs/reading-relations.ts';
import { readingSets } from './pairs/reading-sets.ts';
import { setPairs } from './pairs/sets.ts';
import { truthPairs } from './pairs/truths.ts';

/** One answer to one question, and the outcome a teacher would sign: 'correct', or the reason why not. */
export type JudgedPair = {
  readonly topic: string;
  readonly question: AnswerQuestion;
  readonly answer: string;
  readonly outcome: (typeof outcomeOf)[keyof typeof outcomeOf];
};

const outcomeOf = {
  right: 'correct',
  wrong: 'different_value',
  badForm: 'form',
  badUnit: 'units',
  rounded: 'rounding',
  incomplete: 'incomplete_set',
  extra: 'extra_members',
  unreadable: 'unreadable',
  undecided: 'undecided',
  otherDomain: 'domain',
  unreadableExpected: 'expected_unreadable',
} as const;
const columns = Object.keys(outcomeOf) as (keyof typeof outcomeOf)[];

const tables: readonly PairTable[] = [
  integerPairs,
  decimalPairs,
  fractionPairs,
  expressionPairs,
  setPairs,
  truthPairs,
  readingIntegers,
  readingDecimals,
  readingFractions,
  readingExpressions,
  readingMathField,
  readingRelations,
  readingSets,
  judgingNumbers,
  judgingNearNumbers,
  judgingPrimeFactors,
  judgingFunctions,
  judgingSets,
  judgingUnits,
  judgingForms,
  falseFriends,
  namedOperations,
  nearMisses,
  oddSets,
];

/** Every pair of the corpus, table by table. */
export const judgedPairs: readonly JudgedPair[] = tables.flatMap(({ inputType, topics }) =>
  Object.entries(topics).flatMap(([topic, rows]) =>
    rows.flatMap((row) =>
      columns.flatMap((column) =>
        (row[column] ?? []).map((answer) => ({
          topic,
          question: questionOf(inputType, row),
          answer,
          outcome: outcomeOf[column],
        })),
      ),
    ),
  ),
);

function questionOf(input_type: PairTable['inputType'], row: PairRow): AnswerQuestion {
  return {
    expected: row.expected,
    input_type,
    tolerance: row.tolerance ?? null,
    accepted_forms: row.accept ?? [],
    choices: row.choices ?? [],
    judging: {
      form: row.form ?? 'any',
      variables: [...(row.variables ?? [])],
      unit: row.unit ?? null,
      ...(row.domain !== undefined && { domain: row.domain }),
      ...(row.order !== undefined && { order: row.order }),
      ...(row.relativeTolerance !== undefined && { relative_tolerance: row.relativeTolerance }),
      ...(row.decimalPlaces !== undefined && { decimal_places: row.decimalPlaces }),
      ...(row.significantFigures !== undefined && { significant_figures: row.significantFigures }),
    },
  };
}
