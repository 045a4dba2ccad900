import { fractionWay } from '../../wording/fraction-way.ts';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, only, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  allMarksAsParts,
  bottomAlone,
  countedFromOtherEnd,
  fractionsBelowOne,
  gaveTheUpperNeighbor,
  marksAsParts,
  numeratorAlone,
  startCountedAsOne,
  wholeLineAsUnit,
  wholeNumberForgotten,
} from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, partsName } from '../../wording/fraction-text.ts';
import { following } from '../../wrong-way.ts';

/** Adds a whole number to a fraction. */
const withWhole = ({ top, bottom }: { top: number; bottom: number }, whole: number) => ({ top: whole * bottom + top, bottom });

const countOfParts = (count: number): string => (count === 1 ? '1 part' : `${count} parts`);

/** Returns how reading a point past 1 goes wrong, on a line with several units. */
const pastOneWays = (parts: number, steps: number, units: number): NumberWay[] => [
  fractionWay(wholeLineAsUnit, wholeLineAsUnit.answer(steps, parts * units), [
    'How many parts are between 0 and 1?',
    `The denominator counts the equal parts of **one unit**. The line is ${units} units long.`,
    `Find 1 on the line, ${parts} parts after 0. Is P before it or past it?`,
  ]),
  fractionWay(wholeNumberForgotten, wholeNumberForgotten.answer(steps % parts, parts), [
    'Is P before 1 or past 1?',
    'A number past 1 is more than one unit. Count the full units, too.',
    `After ${parts} parts you are at 1. Count all the parts from 0, not only those after the last whole number.`,
  ]),
];

/** 1: steps after 0. 2: steps before 1. 3: beyond 1. 4: after a whole number. 5: the end of the line is given, not the unit. */
const readMark = family(
  { name: 'frac_number_line_read_mark', version: 2, skill: 'frac_number_line' },
  {
    levels: {
      parts: [range(3, 9), range(3, 9), range(3, 9), range(3, 9), range(3, 6)], // in one unit
      steps: [range(2, 8), range(1, 7), range(4, 17), range(1, 8), range(2, 9)], // from the start of the line, or backward from 1 at difficulty 2
      from: [only(0), only(0), only(0), range(2, 9), only(0)],
      units: [only(1), only(1), range(2, 3), only(1), range(2, 4)], // on the line
    },
    where: ({ parts, steps, from, units }, difficulty) =>
      steps < units * parts &&
      steps % parts !== 0 &&
      2 * steps !== parts &&
      parts !== 2 * units &&
      parts !== 2 * from &&
      (difficulty !== 2 || parts - steps > 1) &&
      (difficulty !== 3 || steps > parts),
    derived: ({ parts, steps, from, units, difficulty }) => {
      const before = difficulty === 2;
      const past = before ? parts - steps : steps; // parts from the start of the line to P
      return {
        before,
        past,
        top: from * parts + past,
        to: from + units,
        all: parts * units,
        part: partsName(parts, false),
        partsOf: (count: number) => `${count} ${partsName(parts, count !== 1)}`,
      };
    },
    phrasing: (chance, { difficulty }) => {
      const what = difficulty > 2 ? 'number' : 'fraction';
      return {
        stem: chance.pick([
          `What ${what} is at point P?`,
          `What ${what} does point P show?`,
          `Point P is on the number line. What ${what} is it?`,
        ]),
      };
    },
    given: ({ parts, from, to, top, stem, difficulty }) => ({
      figure: {
        kind: 'number_line',
        scale: { from, to, step: 1 / parts },
        labels: difficulty === 3 ? Array.from({ length: to + 1 }, (_, at) => ({ at, text: `${at}` })) : 'ends',
        points: [{ at: top / parts, label: 'P' }],
      },
      readFromFigure: true,
      stem,
      right: rational(top, parts),
      inputType: 'fraction',
      placeholder: difficulty > 2 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
    }),
    steps: ({ parts, steps, from, units, before, top, all, part, partsOf, difficulty }) => [
      difficulty === 5
        ? [
            `The line has ${all} parts for ${units} units. Find how many parts are in one unit.`,
            `${all} \\div ${units} = ${parts}`,
          ]
        : [`One unit has ${parts} equal parts, so each part is one ${part}.`, `1 = ${fracTex({ top: parts, bottom: parts })}`],
      ...(before
        ? [[`Count the parts from 0 to P. Point P is ${countOfParts(steps)} before 1.`, `${parts} - ${steps} = ${top}`] as const]
        : []),
      from > 0
        ? [
            `P is ${partsOf(steps)} past ${from}.`,
            `${from} + ${fracTex({ top: steps, bottom: parts })} = ${from}${fracTex({ top: steps, bottom: parts })}`,
          ]
        : [`P is ${partsOf(top)} from 0.`, fracTex({ top, bottom: parts })],
    ],
    ladder: ({ parts, from, units, all, part, difficulty }) => [
      `Find ${from} and ${from + 1} on the number line. How many equal parts are between them?`,
      'The denominator tells how many equal parts one unit has. Count those parts from 0 to the point.',
      difficulty === 5
        ? `The line has ${all} equal parts for ${units} units. Divide to find the parts in one unit: $${all} \\div ${units}$.`
        : `There are ${parts} equal parts from ${from} to ${from + 1}, so each one is one ${part}. Count them up to P.`,
    ],
    ways: ({ parts, steps, from, units, before, past, all, part, difficulty }) => [
      ...(difficulty === 3 ? pastOneWays(parts, steps, units) : []),
      fractionWay(wholeLineAsUnit, difficulty === 5 ? wholeLineAsUnit.answer(steps, all) : null, [
        'Where on the line is the number 1?',
        'The denominator of a fraction tells how many equal parts **one unit** has, the distance from 0 to 1. It does not count the parts of the whole line.',
        `The ${all} parts go from 0 to ${units}. How many of them go from 0 to 1?`,
      ]),
      fractionWay(wholeNumberForgotten, from > 0 ? wholeNumberForgotten.answer(steps, parts) : null, [
        `Is your number between ${from} and ${from + 1}?`,
        'Add the parts after a whole number to that whole number.',
        `You know how far P is from ${from}. How far is ${from} itself from 0?`,
      ]),
      fractionWay(countedFromOtherEnd, units === 1 ? withWhole(countedFromOtherEnd.answer(past, parts), from) : null, [
        countedFromOtherEnd.hints.look,
        'A number on the line tells how far it is from 0, going to the right.',
        before
          ? `P is ${countOfParts(steps)} from 1. Now count the parts between 0 and P.`
          : `Put your finger on ${from}, and count the parts to the right until you reach P.`,
      ]),
      fractionWay(marksAsParts, withWhole(marksAsParts.answer(past, parts), from), [
        marksAsParts.hints.look,
        marksAsParts.hints.principle,
        `Count the spaces between tick marks, not the tick marks. How many spaces are there from ${from} to ${from + 1}?`,
      ]),
      fractionWay(allMarksAsParts, difficulty === 5 ? null : withWhole(allMarksAsParts.answer(past, parts), from), [
        allMarksAsParts.hints.look,
        allMarksAsParts.hints.principle,
        `Count only the spaces from ${from} to ${from + 1}, not the tick marks.`,
      ]),
      fractionWay(startCountedAsOne, withWhole(startCountedAsOne.answer(past, parts), from), [
        `What number did you say at the first tick mark, ${from}?`,
        startCountedAsOne.hints.principle,
        `Do not count the start, ${from}. The next tick mark is one ${part} farther.`,
      ]),
    ],
  },
);

/** 2: small denominators. 3: larger numbers. 4: the nearest whole number, so the rest has to be compared with a half. */
const betweenWholes = family(
  { name: 'frac_number_line_between_wholes', version: 1, skill: 'frac_number_line', difficulties: [2, 3, 4] },
  {
    levels: {
      whole: [range(2, 5), range(2, 5), range(3, 9), range(3, 9), range(3, 9)],
      bottom: [range(3, 6), range(3, 6), range(5, 11), range(5, 11), range(5, 11)],
      rest: always(range(1, 10)),
    },
    where: ({ whole, bottom, rest }) =>
      rest < bottom && 2 * rest !== bottom && whole !== bottom && whole + 1 !== bottom && rest !== whole,
    derived: ({ whole, bottom, rest, difficulty }) => {
      const nearest = difficulty === 4;
      const top = whole * bottom + rest;
      const up = nearest && 2 * rest > bottom;
      const parts = partsName(bottom);
      return {
        nearest,
        top,
        right: up ? whole + 1 : whole,
        other: up ? whole : whole + 1,
        parts,
        one: `${bottom} ${parts} make 1`,
        f: `$${fracTex({ top, bottom })}$`,
      };
    },
    phrasing: (chance, { nearest, f }) => ({
      stem: chance.pick(
        nearest
          ? [
              `Which whole number is closest to ${f} on the number line?`,
              `On a number line, ${f} is between two whole numbers. Which one is it closer to?`,
            ]
          : [
              `Which two whole numbers is ${f} between? Write the **smaller** one.`,
              `Start at 0 on a number line, and move right to ${f}. What is the last whole number you pass?`,
            ],
      ),
    }),
    given: ({ stem, right }) => ({ stem, right }),
    steps: ({ whole, bottom, rest, nearest, top, right, parts, one }) => [
      [`${one}. Find how many wholes are in ${top} ${parts}.`, `${whole} \\times ${bottom} = ${whole * bottom}`],
      [
        `The fraction is between ${whole} and ${whole + 1}.`,
        `${fracTex({ top: whole * bottom, bottom })} < ${fracTex({ top, bottom })} < ${fracTex({ top: (whole + 1) * bottom, bottom })}`,
      ],
      nearest
        ? [
            `It is ${countOfParts(rest)} away from ${whole} and ${countOfParts(bottom - rest)} away from ${whole + 1}. The closer one is ${right}.`,
            `${right}`,
          ]
        : [`The smaller of the two is ${whole}.`, `${whole}`],
    ],
    ladder: ({ bottom, top, parts, f }) => [
      `How many ${parts} make 1? Is ${f} more than 1?`,
      'Make as many wholes as you can from the parts. What is left tells where the fraction is.',
      `${bottom} ${parts} make 1, so put ${top} ${parts} in groups of ${bottom}.`,
    ],
    ways: ({ bottom, nearest, top, other, parts, one, f }) => [
      following(
        numeratorAlone,
        [top],
        [
          `What does the ${bottom} in the denominator tell about the parts?`,
          `${top} counts parts, not whole units. ${one}.`,
          `Count along the line in groups of ${bottom} parts. Each group is one whole number.`,
        ],
      ),
      following(
        fractionsBelowOne,
        [],
        [
          `Compare ${top} with ${bottom}: which is greater?`,
          'A fraction is more than 1 when its numerator is greater than its denominator.',
          `${one}. Subtract ${bottom} from ${top}. Is enough left for another whole?`,
        ],
      ),
      {
        rule: gaveTheUpperNeighbor,
        to: other,
        hints: nearest
          ? [
              `Find the whole numbers on both sides of ${f}. How far away is each?`,
              'The closest whole number is the one with fewer parts in between.',
              `Count the parts from the last whole number to ${f}, and from ${f} to the next one. Which distance is shorter?`,
            ]
          : [
              `Did you go past ${f} on the line?`,
              'The smaller one is the whole number just before the fraction.',
              `Write your whole number in ${parts}. Is that more than ${top} of them?`,
            ],
      },
      following(
        bottomAlone,
        [bottom],
        [
          `What does the ${bottom} count: whole units, or the parts of one unit?`,
          bottomAlone.hints.principle,
          `Put ${top} parts in groups of ${bottom}. How many full groups are there?`,
        ],
      ),
    ],
  },
);

export const numberLineGenerators: readonly Generator[] = [readMark, betweenWholes];
