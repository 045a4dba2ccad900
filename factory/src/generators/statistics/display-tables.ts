import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { drawUntil } from '../../draw-until.ts';
import { family } from '../../family.ts';
import type { Chance } from '../../generator.ts';
import {
  knownRowsOnly,
  largerRead,
  oneColumnOnly,
  oneRowTakenAway,
  valuesAdded,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-displays';
import { ruled } from '../../ruled.ts';
import { dataText, sumTex, tableOf } from '../../wording/data-text.ts';
import { following } from '../../wrong-way.ts';
import { differenceHints } from './difference-hints.ts';
import { byShape } from '../../by-shape.ts';

const choicesOf = [
  { rows: ['Apples', 'Pears', 'Plums', 'Grapes'], one: 'Fruit', cells: 'Students', what: 'students chose', parts: ['Grade 3', 'Grade 4'] },
  { rows: ['Soccer', 'Tennis', 'Swimming', 'Track'], one: 'Sport', cells: 'Students', what: 'students chose', parts: ['Grade 4', 'Grade 5'] },
  { rows: ['Cats', 'Dogs', 'Birds', 'Fish'], one: 'Pet', cells: 'Owners', what: 'owners have', parts: ['Oak Street', 'Elm Street'] },
  { rows: ['Mysteries', 'Comics', 'Poems', 'Biographies'], one: 'Books', cells: 'Readers', what: 'readers checked out', parts: ['Monday', 'Tuesday'] },
  { rows: ['Bus', 'Car', 'Bike', 'Walking'], one: 'Way to school', cells: 'Students', what: 'students marked', parts: ['Grade 6', 'Grade 7'] },
  { rows: ['Red', 'Blue', 'Green', 'Purple'], one: 'Color', cells: 'Votes', what: 'students voted for', parts: ['Morning', 'Afternoon'] },
] as const; // prettier-ignore

const told = { name: 'stat_displays_table', version: 3, skill: 'stat_read_displays' } as const;

/** Two columns of four rows. */
type Survey = { readonly survey: (typeof choicesOf)[number]; readonly a: readonly number[]; readonly b: readonly number[] };

const cellsUpTo =
  (most: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: 4 }, () => chance.int(5, most));
const column = [cellsUpTo(19), cellsUpTo(30), cellsUpTo(25), cellsUpTo(40), cellsUpTo(60)] as const;

const survey = {
  setting: (chance: Chance) => ({ survey: chance.pick(choicesOf) }),
  levels: { a: column, b: column },
  where: ({ a, b }: Survey) => new Set([...a, ...b]).size >= 7,
} as const;

const inStem = (told: string, shown: string, question: string): string => `${told}\n\n${shown}\n\n${question}`;
const oneColumn = ({ survey: { rows, one, cells }, a }: Survey): string =>
  tableOf([[one, cells], ...rows.map((row, i) => [row, a[i]!])]);
const twoColumns = ({ survey: { rows, one, parts }, a, b }: Survey): string =>
  tableOf([[one, ...parts], ...rows.map((row, i) => [row, a[i]!, b[i]!])]);

/** Picks two rows, the larger one first. */
const twoRows = (chance: Chance, amounts: readonly number[]): { i: number; j: number } => {
  const [i, j] = drawUntil(
    () => chance.shuffle([0, 1, 2, 3]).toSpliced(2) as [number, number],
    ([x, y]) => amounts[x] !== amounts[y],
  );
  return amounts[i]! > amounts[j]! ? { i, j } : { i: j, j: i };
};

/** How many more in one row than in another. */
const compareRows = family(
  { ...told, difficulties: [1] },
  {
    ...survey,
    phrasing: (chance, { survey: { rows }, a }) => {
      const { i, j } = twoRows(chance, a);
      return { upper: rows[i]!, lower: rows[j]!, more: a[i]!, fewer: a[j]! };
    },
    given: (of) => ({
      stem: inStem(
        'The table shows a survey.',
        oneColumn(of),
        `How many more ${of.survey.what} ${of.upper.toLowerCase()} than ${of.lower.toLowerCase()}?`,
      ),
      right: of.more - of.fewer,
    }),
    ladder: ({ upper, lower, more, fewer }) => [
      'Which two rows do you compare?',
      '"How many more" asks for a difference. Subtract the lesser number.',
      `Find ${more} in the ${upper} row and ${fewer} in the ${lower} row. Subtract.`,
    ],
    steps: ({ upper, lower, more, fewer }) => [
      [`Find the rows ${upper} and ${lower}.`, `${more}, \\quad ${fewer}`],
      ['Take the smaller from the larger.', `${more} - ${fewer} = ${more - fewer}`],
    ],
    ways: ({ lower, more, fewer }) => [
      following(valuesAdded, [more, fewer], differenceHints('rows')),
      following(
        largerRead,
        [more, fewer],
        [
          'You have read one row. With which other row should it be compared?',
          '"How many more" asks for the difference of two rows.',
          `Find the row ${lower} as well, and take it away from ${more}.`,
        ],
      ),
    ],
  },
);

/** The same, with both columns added. */
const compareRowTotals = family(
  { ...told, difficulties: [3] },
  {
    ...survey,
    where: (of) => survey.where(of) && new Set(of.a.map((cell, i) => cell + of.b[i]!)).size === 4,
    phrasing: (chance, { survey: { rows }, a, b }) => {
      const { i, j } = twoRows(
        chance,
        a.map((cell, row) => cell + b[row]!),
      );
      const row = (at: number) => ({ name: rows[at]!, cells: [a[at]!, b[at]!] as const, sum: a[at]! + b[at]! });
      return { upper: row(i), lower: row(j) };
    },
    given: (of) => ({
      stem: inStem(
        'The table shows a survey.',
        twoColumns(of),
        `How many more ${of.survey.what} ${of.upper.name.toLowerCase()} than ${of.lower.name.toLowerCase()}, in both columns together?`,
      ),
      right: of.upper.sum - of.lower.sum,
    }),
    ladder: ({ upper, lower }) => [
      'Which two rows do you compare? How many columns does each one have?',
      '"How many more" asks for a difference. Add both columns of each row first, and subtract.',
      `In the ${upper.name} row, add ${upper.cells.join(' and ')}. In the ${lower.name} row, add ${lower.cells.join(' and ')}. Then subtract.`,
    ],
    steps: ({ upper, lower }) => [
      [`Add the row ${upper.name}.`, `${sumTex(upper.cells)} = ${upper.sum}`],
      [`Add the row ${lower.name}.`, `${sumTex(lower.cells)} = ${lower.sum}`],
      ['Take the smaller from the larger.', `${upper.sum} - ${lower.sum} = ${upper.sum - lower.sum}`],
    ],
    ways: ({ survey: { parts }, upper, lower }) => [
      following(
        oneColumnOnly,
        [upper.cells[0], lower.cells[0]],
        [
          `Did you use both columns, ${parts[0]} and ${parts[1]}?`,
          oneColumnOnly.hints.principle,
          `Begin with the row ${upper.name}: put ${upper.cells.join(' and ')} together.`,
        ],
      ),
      following(valuesAdded, [upper.sum, lower.sum], differenceHints('rows')),
      following(
        largerRead,
        [upper.sum, lower.sum],
        [
          'You have one row. With what should it be compared?',
          '"How many more" asks for the difference of two amounts.',
          `Add the row ${lower.name} as well, and take it away.`,
        ],
      ),
    ],
  },
);

/** How many more in one column than in the other. */
const compareColumns = family(
  { ...told, difficulties: [4] },
  {
    ...survey,
    where: (of) => survey.where(of) && total(of.a) !== total(of.b),
    derived: ({ survey: { parts }, a, b }) => {
      const [all, other] = [total(a), total(b)];
      const [more, fewer] = all > other ? parts : [parts[1], parts[0]];
      return { all, other, more, fewer, larger: Math.max(all, other), smaller: Math.min(all, other) };
    },
    given: (of) => ({
      stem: inStem(
        'The table shows a survey.',
        twoColumns(of),
        `How many more answers are in the ${of.more} column than in the ${of.fewer} column?`,
      ),
      right: of.larger - of.smaller,
    }),
    ladder: ({ survey: { parts }, a }) => [
      'Which two columns do you compare?',
      '"How many more" asks for a difference. Find both totals first, and subtract.',
      `Add the ${parts[0]} column, beginning with ${a[0]} + ${a[1]}. Then add the ${parts[1]} column.`,
    ],
    steps: ({ survey: { parts }, a, b, all, other, larger, smaller }) => [
      [`Add the column ${parts[0]}.`, `${sumTex(a)} = ${all}`],
      [`Add the column ${parts[1]}.`, `${sumTex(b)} = ${other}`],
      ['Take the smaller total from the larger one.', `${larger} - ${smaller} = ${larger - smaller}`],
    ],
    ways: ({ all, other, fewer }) => [
      following(valuesAdded, [all, other], differenceHints('columns')),
      following(
        largerRead,
        [all, other],
        [
          'You have one total. With what should it be compared?',
          '"How many more" asks for the difference of two totals.',
          `Add the column ${fewer} as well, and take it away.`,
        ],
      ),
    ],
  },
);

/** The total is given, and one number is missing. 2: in one column. 5: in two. */
const missingCell = family(
  { ...told, difficulties: [2, 5] },
  {
    ...survey,
    derived: ({ survey: { one, cells, parts }, a, b, difficulty }) =>
      difficulty === 2 ? { head: [one, cells], columns: [a] } : { head: [one, ...parts], columns: [a, b] },
    phrasing: (chance, { survey: { rows }, head, columns }) => {
      const [row, column] = [chance.int(0, 3), chance.int(0, columns.length - 1)];
      const isGone = (r: number, c: number): boolean => r === row && c === column;
      const known = columns.flatMap((cells, c) => cells.filter((_, r) => !isGone(r, c)));
      const gone = columns[column]![row]!;
      const shown = tableOf([
        head,
        ...rows.map((name, r) => [name, ...columns.map((cells, c) => (isGone(r, c) ? '?' : cells[r]!))]),
      ]);
      return { known, gone, shown, all: total(known) + gone };
    },
    given: ({ survey: { what }, gone, all, shown }) => ({
      stem: inStem(
        `The table shows ${all} ${what.replace(/ .*/, '')} in all. One number is missing.`,
        shown,
        'What is the missing number?',
      ),
      right: gone,
    }),
    ladder: ({ known, all }) => [
      'What is the total of all the numbers?',
      'The known numbers and the missing number add up to the total. Subtract what you know.',
      `Add the known numbers, beginning with ${known[0]} + ${known[1]}. Subtract the sum from ${all}.`,
    ],
    steps: ({ known, gone, all }) => [
      ['Add the numbers that can be read.', `${sumTex(known)} = ${total(known)}`],
      ['What is missing from the total is the answer.', `${all} - ${total(known)} = ${gone}`],
    ],
    ways: ({ known, all }) => [
      following(
        knownRowsOnly,
        [known],
        [
          `What do the numbers of the table add up to with yours? Is it ${all}?`,
          knownRowsOnly.hints.principle,
          `See how far it is from what you added up to ${all}.`,
        ],
      ),
      ruled(oneRowTakenAway, [all, known[0]!], `Add up ${dataText(known)} first.`),
    ],
  },
);

/**
 * 1: compare two rows. 2: a row is missing, the total is given. 3: compare two rows over two columns. 4: compare the columns.
 * 5: a cell is missing.
 */
export const displayTable = byShape(compareRows, missingCell, compareRowTotals, compareColumns);
