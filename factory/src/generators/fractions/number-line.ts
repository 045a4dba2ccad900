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

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

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
    const nth = ordinals[steps] ?? '';
    const unit = partsName(parts);
    const stem = byDifficulty(difficulty, [
      chance.pick([
        `On a number line, the distance between 0 and 1 is divided into ${parts} equal parts. Point P is at the ${nth} mark after 0. Which fraction is at P?`,
        `A number line goes from 0 to 1 and is divided into ${parts} equal parts. Counting from 0, point P is at the end of the ${nth} part. Which fraction does P show?`,
      ]),
      chance.pick([
        `On a number line, the distance between 0 and 1 is divided into ${parts} equal parts. Point P is ${steps} ${steps === 1 ? 'part' : 'parts'} to the **left** of 1. Which fraction is at P?`,
        `A number line goes from 0 to 1 and is divided into ${parts} equal parts. Going back from 1, point P is at the ${nth} mark. Which fraction does P show?`,
      ]),
      chance.pick([
        `On a number line from 0 to ${wholes}, each distance between two whole numbers is divided into ${parts} equal parts. Point P is ${steps} parts to the right of 0. Which number is at P?`,
        `A number line from 0 to ${wholes} has every unit divided into ${parts} equal parts. From 0 you take ${steps} steps of one part each and reach P. Which number is at P?`,
      ]),
      chance.pick([
        `On a number line, the distance between ${wholes} and ${wholes + 1} is divided into ${parts} equal parts. Point P is at the ${nth} mark after ${wholes}. Which number is at P?`,
        `Between ${wholes} and ${wholes + 1} a number line is divided into ${parts} equal parts. Point P is ${steps} ${steps === 1 ? 'part' : 'parts'} to the right of ${wholes}. Which number does P show?`,
      ]),
      chance.pick([
        `A number line goes from 0 to ${wholes}. The **whole line** is divided into ${parts * wholes} equal parts. Point P is at the ${nth} mark after 0. Which number is at P?`,
        `The number line from 0 to ${wholes} is cut into ${parts * wholes} equal parts in all. Point P is ${steps} ${steps === 1 ? 'part' : 'parts'} to the right of 0. Which number does P show?`,
      ]),
    ]);
    const value = { top, bottom: parts };
    const [start, end] = [from, difficulty === 4 ? from + 1 : wholes];
    return numberDraft({
      figure: {
        kind: 'number_line',
        scale: { from: start, to: end, step: 1 / parts },
        labels: difficulty === 3 ? Array.from({ length: end + 1 }, (_, at) => ({ at, text: `${at}` })) : 'ends',
        points: [{ at: top / parts, label: 'P' }],
      },
      stem,
      right: rational(top, parts),
      inputType: 'fraction',
      placeholder: difficulty > 2 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
      steps: [
        difficulty === 5
          ? [
              `${parts * wholes} parts for ${wholes} units: find how many parts belong to one unit.`,
              `${parts * wholes} \\div ${wholes} = ${parts}`,
            ]
          : [
              `One unit has ${parts} equal parts, so each part is one ${partsName(parts, false)}.`,
              `1 = ${fracTex({ top: parts, bottom: parts })}`,
            ],
        ...(before
          ? [[`Count the parts from 0 to P: all ${parts} parts without ${steps}.`, `${parts} - ${steps} = ${top}`] as const]
          : []),
        difficulty === 4
          ? [
              `From ${wholes} it is ${steps} more ${steps === 1 ? partsName(parts, false) : unit}.`,
              `${wholes} + ${fracTex({ top: steps, bottom: parts })} = ${wholes}${fracTex({ top: steps, bottom: parts })}`,
            ]
          : [`From 0 to P it is ${top} ${top === 1 ? partsName(parts, false) : unit}.`, fracTex(value)],
      ],
      ways: [
        fractionWay(wholeLineAsUnit, difficulty === 5 ? wholeLineAsUnit.answer(steps, parts * wholes) : null, [
          'Where on the line is the number 1?',
          'The bottom of a fraction tells how many equal parts **one unit** has, the distance from 0 to 1. It does not count the parts of the whole line.',
          `The ${parts * wholes} parts reach from 0 to ${wholes}. How many of them reach from 0 to 1?`,
        ]),
        fractionWay(wholeLineAsUnit, difficulty === 3 ? wholeLineAsUnit.answer(steps, parts * wholes) : null, [
          'How many parts lie between 0 and 1 only?',
          `The bottom counts the equal parts of **one unit**. The line is ${wholes} units long.`,
          `Mark the place of 1 on the line, ${parts} parts after 0. Is P before it or beyond it?`,
        ]),
        fractionWay(wholeNumberForgotten, difficulty === 4 ? wholeNumberForgotten.answer(steps, parts) : null, [
          `Is your number between ${wholes} and ${wholes + 1}?`,
          'The steps after a whole number are added to that whole number.',
          `You know how far P is from ${wholes}. How far is ${wholes} itself from 0?`,
        ]),
        fractionWay(wholeNumberForgotten, difficulty === 3 ? wholeNumberForgotten.answer(top % parts, parts) : null, [
          'Is P before 1 or beyond 1?',
          'A number beyond 1 is more than a fraction of one unit: the full units that you passed belong to it.',
          `After ${parts} parts you are at 1. Count all the parts from 0, not only those after the last whole number.`,
        ]),
        fractionWay(
          countedFromOtherEnd,
          difficulty < 3 || difficulty === 4 ? withWhole(countedFromOtherEnd.answer(top - from * parts, parts), from) : null,
          [
            countedFromOtherEnd.hints.look,
            'A number on the line tells how far it is from 0, going to the right.',
            before
              ? `P is ${steps} ${steps === 1 ? 'part' : 'parts'} away from 1. Now count how many parts lie between 0 and P.`
              : `Put your finger on ${from} and count the parts to the right until you reach P.`,
          ],
        ),
        fractionWay(marksAsParts, withWhole(marksAsParts.answer(top - from * parts, parts), from), [
          marksAsParts.hints.look,
          marksAsParts.hints.principle,
          `Look in the question: into how many equal parts is ${difficulty === 5 ? 'the whole line divided, and how many of them belong to one unit' : 'one unit divided'}?`,
        ]),
        fractionWay(
          allMarksAsParts,
          difficulty === 5 ? null : withWhole(allMarksAsParts.answer(top - from * parts, parts), from),
          [
            allMarksAsParts.hints.look,
            allMarksAsParts.hints.principle,
            'Draw the unit with its first and last mark, and count only the spaces.',
          ],
        ),
        fractionWay(startCountedAsOne, withWhole(startCountedAsOne.answer(top - from * parts, parts), from), [
          `What did you say when your finger was on the first mark, at ${from}?`,
          startCountedAsOne.hints.principle,
          `The start ${from} counts as no step. The next mark is one ${partsName(parts, false)} further.`,
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
          `Which whole number is nearest to ${f} on the number line?`,
          `On a number line, to which whole number is ${f} closest?`,
        ])
      : chance.pick([
          `Between which two neighboring whole numbers is ${f} on the number line? Write the **smaller** one.`,
          `You walk along a number line from 0 to ${f}. What is the last whole number that you pass?`,
        ]);
    const one = `${bottom} ${partsName(bottom)} make 1`;
    return numberDraft({
      stem: asked,
      right,
      steps: [
        [`${one}. See how many wholes are in ${top} ${partsName(bottom)}.`, `${whole} \\times ${bottom} = ${whole * bottom}`],
        [
          `The next whole number is too far, so the fraction lies between ${whole} and ${whole + 1}.`,
          `${fracTex({ top: whole * bottom, bottom })} < ${fracTex({ top, bottom })} < ${fracTex({ top: (whole + 1) * bottom, bottom })}`,
        ],
        nearest
          ? [
              `It is ${rest} ${rest === 1 ? 'part' : 'parts'} away from ${whole} and ${bottom - rest} ${bottom - rest === 1 ? 'part' : 'parts'} away from ${whole + 1}. The nearer one is ${right}.`,
              `${right}`,
            ]
          : [`The smaller of the two is ${whole}.`, `${whole}`],
      ],
      ways: [
        following(
          numeratorAlone,
          [top],
          [
            `What does the ${bottom} below the line tell about the size of the parts?`,
            `${top} counts parts, not whole units. ${one}.`,
            `Go along the line in groups of ${bottom} parts. Each group takes you one whole number further.`,
          ],
        ),
        following(
          fractionsBelowOne,
          [],
          [
            `Compare ${top} with ${bottom}: which is greater?`,
            'A fraction is more than 1 when its top is greater than its bottom.',
            `${one}. Take ${bottom} away from ${top} and see whether enough is left for another whole.`,
          ],
        ),
        {
          rule: gaveTheUpperNeighbor,
          to: nearest && up ? whole : gaveTheUpperNeighbor.answer(whole),
          hints: nearest
            ? [
                `Find both whole numbers next to ${f}. How far is it to each?`,
                'The nearest whole number is the one with fewer parts between.',
                `Count the parts from the last whole number to ${f}, and from there to the next one. Which of the two is less than half a unit?`,
              ]
            : [
                `Have you gone past ${f} on the line?`,
                'The smaller neighbor is the whole number just before the fraction.',
                `Write your whole number in ${partsName(bottom)}. Is it more than ${top} of them?`,
              ],
        },
        following(
          bottomAlone,
          [bottom],
          [
            `What does the ${bottom} count: whole units, or the parts of one unit?`,
            bottomAlone.hints.principle,
            `Count ${top} parts in groups of ${bottom}. How many full groups are there?`,
          ],
        ),
      ],
    });
  },
};

export const numberLineGenerators: readonly Generator[] = [readMark, betweenWholes];
