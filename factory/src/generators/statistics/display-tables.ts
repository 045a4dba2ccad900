import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  knownRowsOnly,
  largerRead,
  oneColumnOnly,
  oneRowTakenAway,
  valuesAdded,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-displays';
import { numberDraft } from '../../number-draft.ts';
import { dataText, decimalWay, sumTex, tableOf } from '../../wording/data-text.ts';
import { differenceHints } from './difference-hints.ts';

const choicesOf = [
  { rows: ['Apples', 'Pears', 'Plums', 'Grapes'], one: 'Fruit', cells: 'Students', what: 'students chose', parts: ['Class 4A', 'Class 4B'] },
  { rows: ['Soccer', 'Tennis', 'Swimming', 'Track'], one: 'Sport', cells: 'Students', what: 'students chose', parts: ['Grade 4', 'Grade 5'] },
  { rows: ['Cats', 'Dogs', 'Birds', 'Fish'], one: 'Pet', cells: 'Owners', what: 'owners have', parts: ['Oak Street', 'Elm Street'] },
  { rows: ['Mysteries', 'Comics', 'Poems', 'Biographies'], one: 'Books', cells: 'Readers', what: 'readers checked out', parts: ['Monday', 'Tuesday'] },
  { rows: ['Bus', 'Car', 'Bike', 'Walking'], one: 'Way to school', cells: 'Students', what: 'students marked', parts: ['Room 7', 'Room 8'] },
  { rows: ['Red', 'Blue', 'Green', 'Purple'], one: 'Color', cells: 'Votes', what: 'students voted for', parts: ['Morning', 'Afternoon'] },
] as const; // prettier-ignore

/** 1: compare two rows. 2: a row is missing, the total is known. 3: compare two rows over two columns. 4: compare the columns. 5: a cell is missing. */
export const displayTable: Generator = {
  name: 'stat_displays_table',
  version: 2,
  skill: 'stat_read_displays',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { rows, one, cells, what, parts } = chance.pick(choicesOf);
    const high = byDifficulty(difficulty, [19, 30, 25, 40, 60]);
    const [a, b] = drawUntil(
      () => [0, 1].map(() => rows.map(() => chance.int(5, high))) as [number[], number[]],
      ([first, second]) => new Set([...first, ...second]).size >= 7,
    );
    if (difficulty === 1) return compareRows(chance, { rows, head: [one, cells], what, values: a });
    if (difficulty === 2) return missingCell(chance, { rows, head: [one, cells], columns: [a], what: what.replace(/ .*/, '') });
    if (difficulty === 5) return missingCell(chance, { rows, head: [one, ...parts], columns: [a, b], what: what.replace(/ .*/, '') }); // prettier-ignore
    const shown = tableOf([[one, ...parts], ...rows.map((row, i) => [row, a[i]!, b[i]!])]);
    if (difficulty === 4) {
      const [all, other] = [total(a), total(b)];
      if (all === other) return displayTable.draft(chance, difficulty);
      const right = Math.abs(all - other);
      const [more, fewer] = all > other ? parts : [parts[1], parts[0]];
      return numberDraft({
        stem: `The table shows a survey.\n\n${shown}\n\nHow many more answers are in the ${more} column than in the ${fewer} column?`,
        ladder: [
          'Which two columns do you compare?',
          '"How many more" asks for a difference. Find both totals first, and subtract.',
          `Add the ${parts[0]} column, beginning with ${a[0]} + ${a[1]}. Then add the ${parts[1]} column.`,
        ],
        right,
        steps: [
          [`Add the column ${parts[0]}.`, `${sumTex(a)} = ${all}`],
          [`Add the column ${parts[1]}.`, `${sumTex(b)} = ${other}`],
          ['Take the smaller total from the larger one.', `${Math.max(all, other)} - ${Math.min(all, other)} = ${right}`],
        ],
        ways: [
          decimalWay(valuesAdded, valuesAdded.answer(all, other), differenceHints('columns')),
          decimalWay(largerRead, largerRead.answer(all, other), [
            'You have one total. With what should it be compared?',
            '"How many more" asks for the difference of two totals.',
            `Add the column ${fewer} as well, and take it away.`,
          ]),
        ],
      });
    }
    const [i, j] = chance.shuffle([0, 1, 2, 3]).slice(0, 2).toSorted((x, y) => a[y]! + b[y]! - a[x]! - b[x]!) as [number, number]; // prettier-ignore
    const [upper, lower] = [a[i]! + b[i]!, a[j]! + b[j]!];
    if (upper === lower) return displayTable.draft(chance, difficulty);
    return numberDraft({
      stem: `The table shows a survey.\n\n${shown}\n\nHow many more ${what} ${rows[i]!.toLowerCase()} than ${rows[j]!.toLowerCase()}, in both columns together?`,
      ladder: [
        'Which two rows do you compare? How many columns does each one have?',
        '"How many more" asks for a difference. Add both columns of each row first, and subtract.',
        `In the ${rows[i]} row, add ${a[i]} and ${b[i]}. In the ${rows[j]} row, add ${a[j]} and ${b[j]}. Then subtract.`,
      ],
      right: upper - lower,
      steps: [
        [`Add the row ${rows[i]}.`, `${a[i]} + ${b[i]} = ${upper}`],
        [`Add the row ${rows[j]}.`, `${a[j]} + ${b[j]} = ${lower}`],
        ['Take the smaller from the larger.', `${upper} - ${lower} = ${upper - lower}`],
      ],
      ways: [
        decimalWay(oneColumnOnly, oneColumnOnly.answer(a[i]!, a[j]!), [
          `Did you use both columns, ${parts[0]} and ${parts[1]}?`,
          oneColumnOnly.hints.principle,
          `Begin with the row ${rows[i]}: put ${a[i]} and ${b[i]} together.`,
        ]),
        decimalWay(valuesAdded, valuesAdded.answer(upper, lower), differenceHints('rows')),
        decimalWay(largerRead, upper, [
          'You have one row. With what should it be compared?',
          '"How many more" asks for the difference of two amounts.',
          `Add the row ${rows[j]} as well, and take it away.`,
        ]),
      ],
    });
  },
};

type Rows = { rows: readonly string[]; head: readonly string[]; what: string };

function compareRows(chance: Chance, { rows, head, what, values }: Rows & { values: readonly number[] }) {
  const [i, j] = drawUntil(
    () => chance.shuffle([0, 1, 2, 3]).slice(0, 2).toSorted((x, y) => values[y]! - values[x]!) as [number, number], // prettier-ignore
    ([x, y]) => values[x] !== values[y],
  );
  const right = values[i]! - values[j]!;
  return numberDraft({
    stem: `The table shows a survey.\n\n${tableOf([head, ...rows.map((row, k) => [row, values[k]!])])}\n\nHow many more ${what} ${rows[i]!.toLowerCase()} than ${rows[j]!.toLowerCase()}?`,
    ladder: [
      'Which two rows do you compare?',
      '"How many more" asks for a difference. Subtract the lesser number.',
      `Find ${values[i]} in the ${rows[i]} row and ${values[j]} in the ${rows[j]} row. Subtract.`,
    ],
    right,
    steps: [
      [`Find the rows ${rows[i]} and ${rows[j]}.`, `${values[i]}, \\quad ${values[j]}`],
      ['Take the smaller from the larger.', `${values[i]} - ${values[j]} = ${right}`],
    ],
    ways: [
      decimalWay(valuesAdded, valuesAdded.answer(values[i]!, values[j]!), differenceHints('rows')),
      decimalWay(largerRead, largerRead.answer(values[i]!, values[j]!), [
        'You have read one row. With which other row should it be compared?',
        '"How many more" asks for the difference of two rows.',
        `Find the row ${rows[j]} as well, and take it away from ${values[i]}.`,
      ]),
    ],
  });
}

function missingCell(chance: Chance, { rows, head, columns, what }: Rows & { columns: readonly (readonly number[])[] }) {
  const [gone, column] = [chance.int(0, rows.length - 1), chance.int(0, columns.length - 1)];
  const right = columns[column]![gone]!;
  const known = columns.flatMap((cells, c) => cells.filter((_, r) => c !== column || r !== gone));
  const all = total(known) + right;
  const shown = tableOf([
    head,
    ...rows.map((row, r) => [row, ...columns.map((cells, c) => (c === column && r === gone ? '?' : cells[r]!))]),
  ]);
  return numberDraft({
    stem: `The table shows ${all} ${what} in all. One number is missing.\n\n${shown}\n\nWhat is the missing number?`,
    ladder: [
      'What is the total of all the numbers?',
      'The known numbers and the missing number add up to the total. Subtract what you know.',
      `Add the known numbers, beginning with ${known[0]} + ${known[1]}. Subtract the sum from ${all}.`,
    ],
    right,
    steps: [
      ['Add the numbers that can be read.', `${sumTex(known)} = ${total(known)}`],
      ['What is missing from the total is the answer.', `${all} - ${total(known)} = ${right}`],
    ],
    ways: [
      decimalWay(knownRowsOnly, knownRowsOnly.answer(known), [
        `What do the numbers of the table add up to with yours? Is it ${all}?`,
        knownRowsOnly.hints.principle,
        `See how far it is from what you added up to ${all}.`,
      ]),
      decimalWay(oneRowTakenAway, oneRowTakenAway.answer(all, known[0]!), [
        oneRowTakenAway.hints.look,
        oneRowTakenAway.hints.principle,
        `Add up ${dataText(known)} first.`,
      ]),
    ],
  });
}
