import { fractionWay } from '../../wording/fraction-way.ts';
import { rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
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
import { numberDraft } from '../../number-draft.ts';
import { fracTex, partsName } from '../../wording/fraction-text.ts';
import { following } from '../../wrong-way.ts';

/** 1: steps after 0. 2: steps before 1. 3: beyond 1. 4: after a whole number. 5: the whole line is told, not the unit. */
const readMark: Generator = {
  name: 'frac_number_line_read_mark',
  version: 1,
  skill: 'frac_number_line',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { parts, steps, wholes } = drawUntil(
      () => ({
        parts: chance.int(3, difficulty === 5 ? 6 : 9), // equal parts of one unit
        steps: chance.int(1, difficulty === 3 || difficulty === 5 ? 17 : 8),
        wholes: byDifficulty(difficulty, [1, 1, chance.int(2, 3), chance.int(2, 9), chance.int(2, 4)]), // where the line ends, or starts in 4
      }),
      (n) =>
        n.steps % n.parts !== 0 &&
        2 * n.steps !== n.parts &&
        n.steps < (difficulty === 3 || difficulty === 5 ? n.wholes * n.parts : n.parts) &&
        (difficulty === 2 ? n.parts - n.steps > 1 : difficulty === 4 || n.steps > 1) &&
        (difficulty !== 3 || n.steps > n.parts) &&
        (difficulty !== 5 || n.steps < 10) &&
        n.parts !== 2 * n.wholes,
    );
    const before = difficulty === 2;
    const from = difficulty === 4 ? wholes : 0;
    const top = from * parts + (before ? parts - steps : steps);
    const unit = partsName(parts);
    const stem = chance.pick(
      difficulty > 2
        ? ['What number is at point P?', 'What number does point P show?', 'Point P is on the number line. What number is it?']
        : [
            'What fraction is at point P?',
            'What fraction does point P show?',
            'Point P is on the number line. What fraction is it?',
          ],
    );
    const value = { top, bottom: parts };
    const [start, end] = [from, difficulty === 4 ? from + 1 : wholes];
    return numberDraft({
      figure: {
        kind: 'number_line',
        scale: { from: start, to: end, step: 1 / parts },
        labels: difficulty === 3 ? Array.from({ length: end + 1 }, (_, at) => ({ at, text: `${at}` })) : 'ends',
        points: [{ at: top / parts, label: 'P' }],
      },
      readFromFigure: true,
      stem,
      right: rational(top, parts),
      inputType: 'fraction',
      placeholder: difficulty > 2 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
      steps: [
        difficulty === 5
          ? [
              `The line has ${parts * wholes} parts for ${wholes} units. Find how many parts are in one unit.`,
              `${parts * wholes} \\div ${wholes} = ${parts}`,
            ]
          : [
              `One unit has ${parts} equal parts, so each part is one ${partsName(parts, false)}.`,
              `1 = ${fracTex({ top: parts, bottom: parts })}`,
            ],
        ...(before
          ? [
              [
                `Count the parts from 0 to P. Point P is ${steps} ${steps === 1 ? 'part' : 'parts'} before 1.`,
                `${parts} - ${steps} = ${top}`,
              ] as const,
            ]
          : []),
        difficulty === 4
          ? [
              `P is ${steps} ${steps === 1 ? partsName(parts, false) : unit} past ${wholes}.`,
              `${wholes} + ${fracTex({ top: steps, bottom: parts })} = ${wholes}${fracTex({ top: steps, bottom: parts })}`,
            ]
          : [`P is ${top} ${top === 1 ? partsName(parts, false) : unit} from 0.`, fracTex(value)],
      ],
      ladder: [
        `Find ${from} and ${from + 1} on the number line. How many equal parts are between them?`,
        'The denominator tells how many equal parts one unit has. Count those parts from 0 to the point.',
        difficulty === 5
          ? `The line has ${parts * wholes} equal parts for ${wholes} units. Divide to find the parts in one unit: $${parts * wholes} \\div ${wholes}$.`
          : `There are ${parts} equal parts from ${from} to ${from + 1}, so each one is a ${partsName(parts, false)}. Count them up to P.`,
      ],
      ways: [
        fractionWay(wholeLineAsUnit, difficulty === 5 ? wholeLineAsUnit.answer(steps, parts * wholes) : null, [
          'Where on the line is the number 1?',
          'The denominator of a fraction tells how many equal parts **one unit** has, the distance from 0 to 1. It does not count the parts of the whole line.',
          `The ${parts * wholes} parts go from 0 to ${wholes}. How many of them go from 0 to 1?`,
        ]),
        fractionWay(wholeLineAsUnit, difficulty === 3 ? wholeLineAsUnit.answer(steps, parts * wholes) : null, [
          'How many parts are between 0 and 1?',
          `The denominator counts the equal parts of **one unit**. The line is ${wholes} units long.`,
          `Find 1 on the line, ${parts} parts after 0. Is P before it or past it?`,
        ]),
        fractionWay(wholeNumberForgotten, difficulty === 4 ? wholeNumberForgotten.answer(steps, parts) : null, [
          `Is your number between ${wholes} and ${wholes + 1}?`,
          'Add the parts after a whole number to that whole number.',
          `You know how far P is from ${wholes}. How far is ${wholes} itself from 0?`,
        ]),
        fractionWay(wholeNumberForgotten, difficulty === 3 ? wholeNumberForgotten.answer(top % parts, parts) : null, [
          'Is P before 1 or past 1?',
          'A number past 1 is more than one unit. Count the full units, too.',
          `After ${parts} parts you are at 1. Count all the parts from 0, not only those after the last whole number.`,
        ]),
        fractionWay(
          countedFromOtherEnd,
          difficulty < 3 || difficulty === 4 ? withWhole(countedFromOtherEnd.answer(top - from * parts, parts), from) : null,
          [
            countedFromOtherEnd.hints.look,
            'A number on the line tells how far it is from 0, going to the right.',
            before
              ? `P is ${steps} ${steps === 1 ? 'part' : 'parts'} from 1. Now count the parts between 0 and P.`
              : `Put your finger on ${from}, and count the parts to the right until you reach P.`,
          ],
        ),
        fractionWay(marksAsParts, withWhole(marksAsParts.answer(top - from * parts, parts), from), [
          marksAsParts.hints.look,
          marksAsParts.hints.principle,
          `Count the spaces between tick marks, not the tick marks. How many spaces are there from ${from} to ${from + 1}?`,
        ]),
        fractionWay(
          allMarksAsParts,
          difficulty === 5 ? null : withWhole(allMarksAsParts.answer(top - from * parts, parts), from),
          [
            allMarksAsParts.hints.look,
            allMarksAsParts.hints.principle,
            `Count only the spaces from ${from} to ${from + 1}, not the tick marks.`,
          ],
        ),
        fractionWay(startCountedAsOne, withWhole(startCountedAsOne.answer(top - from * parts, parts), from), [
          `What number did you say at the first tick mark, ${from}?`,
          startCountedAsOne.hints.principle,
          `Do not count the start, ${from}. The next tick mark is one ${partsName(parts, false)} farther.`,
        ]),
      ],
    });
  },
};

/** The fraction that stands after a whole number. */
const withWhole = ({ top, bottom }: { top: number; bottom: number }, whole: number) => ({ top: whole * bottom + top, bottom });

/** 2: small bottoms. 3: larger numbers. 4: the nearest whole number, so the rest has to be judged. */
const betweenWholes: Generator = {
  name: 'frac_number_line_between_wholes',
  version: 1,
  skill: 'frac_number_line',
  difficulties: [2, 3, 4],
  draft(chance, difficulty) {
    const nearest = difficulty === 4;
    const { whole, rest, bottom } = drawUntil(
      () => ({
        whole: chance.int(difficulty === 2 ? 2 : 3, difficulty === 2 ? 5 : 9),
        bottom: chance.int(difficulty === 2 ? 3 : 5, difficulty === 2 ? 6 : 11),
        rest: chance.int(1, 10),
      }),
      (n) =>
        n.rest < n.bottom && 2 * n.rest !== n.bottom && n.whole !== n.bottom && n.whole + 1 !== n.bottom && n.rest !== n.whole,
    );
    const top = whole * bottom + rest;
    const up = 2 * rest > bottom;
    const right = nearest && up ? whole + 1 : whole;
    const f = `$${fracTex({ top, bottom })}$`;
    const asked = nearest
      ? chance.pick([
          `Which whole number is closest to ${f} on the number line?`,
          `On a number line, ${f} is between two whole numbers. Which one is it closer to?`,
        ])
      : chance.pick([
          `Which two whole numbers is ${f} between? Write the **smaller** one.`,
          `Start at 0 on a number line, and move right to ${f}. What is the last whole number you pass?`,
        ]);
    const one = `${bottom} ${partsName(bottom)} make 1`;
    return numberDraft({
      stem: asked,
      right,
      steps: [
        [`${one}. Find how many wholes are in ${top} ${partsName(bottom)}.`, `${whole} \\times ${bottom} = ${whole * bottom}`],
        [
          `The fraction is between ${whole} and ${whole + 1}.`,
          `${fracTex({ top: whole * bottom, bottom })} < ${fracTex({ top, bottom })} < ${fracTex({ top: (whole + 1) * bottom, bottom })}`,
        ],
        nearest
          ? [
              `It is ${rest} ${rest === 1 ? 'part' : 'parts'} away from ${whole} and ${bottom - rest} ${bottom - rest === 1 ? 'part' : 'parts'} away from ${whole + 1}. The closer one is ${right}.`,
              `${right}`,
            ]
          : [`The smaller of the two is ${whole}.`, `${whole}`],
      ],
      ladder: [
        `How many ${partsName(bottom)} make 1? Is ${f} more than 1?`,
        'Make as many wholes as you can from the parts. What is left tells where the fraction is.',
        `${bottom} ${partsName(bottom)} make 1, so put ${top} ${partsName(bottom)} in groups of ${bottom}.`,
      ],
      ways: [
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
          to: nearest && up ? whole : gaveTheUpperNeighbor.answer(whole),
          hints: nearest
            ? [
                `Find the whole numbers on both sides of ${f}. How far away is each?`,
                'The closest whole number is the one with fewer parts in between.',
                `Count the parts from the last whole number to ${f}, and from ${f} to the next one. Which distance is shorter?`,
              ]
            : [
                `Did you go past ${f} on the line?`,
                'The smaller one is the whole number just before the fraction.',
                `Write your whole number in ${partsName(bottom)}. Is that more than ${top} of them?`,
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
    });
  },
};

export const numberLineGenerators: readonly Generator[] = [readMark, betweenWholes];
