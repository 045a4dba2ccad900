import {
  addInsteadOfMultiply,
  multiplyColumnByColumn,
  partialProductNotShifted,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { carryNotAddedInProduct, partNotMultiplied } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { productSteps } from '../../steps/column-arithmetic.ts';
import { count, packed } from '../../wording/things.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** 1 two digits by one. 2 three by one. 3 two by two. 4 three by two. 5 four by two, or three by two with a zero inside. */
function drawProduct(chance: Chance, difficulty: Difficulty): [number, number] {
  return drawUntil(
    () =>
      byDifficulty(difficulty, [
        () => [chance.int(13, 68), chance.int(3, 7)],
        () => [chance.int(124, 689), chance.int(3, 9)],
        () => [chance.int(13, 68), chance.int(12, 49)],
        () => [chance.int(124, 689), chance.int(13, 68)],
        () => [chance.pick([chance.int(2, 8) * 100 + chance.int(2, 9), chance.int(1_204, 4_890)]), chance.int(23, 78)],
      ])() as [number, number],
    ([a, b]) => a !== b && a % 10 > 1 && b % 10 > 1 && (a % 10) * (b % 10) >= 10,
  );
}

const isOneDigit = (b: number): boolean => b < 10;

function productWays(a: number, b: number): NumberWay[] {
  if (isOneDigit(b)) {
    return [
      following(
        carryNotAddedInProduct,
        [a, b],
        [
          `Look at the ones: ${a % 10} × ${b} is ten or more. What happened to the tens of it?`,
          carryNotAddedInProduct.hints.principle,
          `Work out ${a % 10} × ${b}. Write its ones digit, keep its tens in mind, and add them after you have multiplied the tens digit of ${grouped(a)}.`,
        ],
      ),
      following(
        addInsteadOfMultiply,
        [a, b],
        [
          `What does the sign between ${grouped(a)} and ${b} ask for?`,
          `${grouped(a)} × ${b} means ${grouped(a)} taken ${b} times.`,
          `Split ${grouped(a)} by its places and multiply each part by ${b}. Begin with ${a % 10} × ${b}.`,
        ],
      ),
    ];
  }
  return [
    following(
      partialProductNotShifted,
      [a, b],
      [
        `Look at the row for the tens of ${b}. Are you multiplying by ${Math.floor(b / 10)} or by ${Math.floor(b / 10)} tens?`,
        'A tens digit counts tens, so its product ends in a zero and stands one place further to the left.',
        `Multiply ${grouped(a)} by ${Math.floor(b / 10) * 10} for the second row: write the 0 first, then ${grouped(a)} × ${Math.floor(b / 10)}.`,
      ],
    ),
    following(
      multiplyColumnByColumn,
      [a, b],
      [
        `Did every digit of ${grouped(a)} meet every digit of ${b}?`,
        multiplyColumnByColumn.hints.principle,
        `Draw a rectangle with sides ${grouped(a)} and ${b}, split both sides into their places, and work out each piece. One piece is ${a % 10} × ${Math.floor(b / 10) * 10}.`,
      ],
    ),
  ];
}

const bare: Generator = {
  name: 'whole_multiply_product',
  version: 1,
  skill: 'whole_multiply',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawProduct(chance, difficulty);
    return numberDraft({
      stem: `Multiply: $${tex(a)} \\times ${b}$`,
      right: a * b,
      steps: productSteps(a, b),
      ways: productWays(a, b),
    });
  },
};

const story: Generator = {
  name: 'whole_multiply_story',
  version: 1,
  skill: 'whole_multiply',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawProduct(chance, difficulty);
    const { pack, thing } = packed(chance);
    const stem =
      difficulty <= 1
        ? `There are ${count(b, pack)} with ${count(a, thing)} in each. How many ${thing.many} are there altogether?`
        : chance.pick([
            `A printer prints ${grouped(a)} pages an hour. How many pages does it print in ${b} hours?`,
            `A train carries ${grouped(a)} passengers on each trip. How many passengers can it carry on ${b} trips?`,
            `A farm packs ${grouped(a)} eggs a day. How many eggs does it pack in ${b} days?`,
            `A cinema sells ${grouped(a)} tickets a day. How many tickets does it sell in ${b} days at that rate?`,
          ]);
    return numberDraft({
      stem,
      right: a * b,
      steps: [[`The same amount comes ${b} times, so multiply.`, `${tex(a)} \\times ${b}`], ...productSteps(a, b)],
      ways: [
        ...productWays(a, b).filter(({ rule }) => rule !== addInsteadOfMultiply),
        following(
          addInsteadOfMultiply,
          [a, b],
          [
            `How often does the amount ${grouped(a)} come in this story?`,
            'An equal amount that comes again and again is multiplied by how often it comes.',
            `Write down ${grouped(a)} + ${grouped(a)} + … with ${b} terms. Which single multiplication says the same?`,
          ],
        ),
      ],
    });
  },
};

/** A product split by places, with one part missing: the idea behind the written method. Graded like the products. */
const missingPart: Generator = {
  name: 'whole_multiply_missing_part',
  version: 1,
  skill: 'whole_multiply',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [a, b] = drawProduct(chance, difficulty);
    const split = isOneDigit(b) ? a : b;
    const other = isOneDigit(b) ? b : a;
    const first = Math.floor(split / 10) * 10;
    const rest = split - first;
    const right = other * first;
    return numberDraft({
      stem: `Which number belongs in the box? $${tex(other)} \\times ${tex(split)} = \\square + ${tex(other * rest)}$`,
      right,
      steps: [
        [
          `Split ${grouped(split)} into ${grouped(first)} + ${rest}. The part with ${rest} is there already.`,
          `${tex(other)} \\times ${rest} = ${tex(other * rest)}`,
        ],
        [`The box holds the other part.`, `\\square = ${tex(other)} \\times ${tex(first)} = ${tex(right)}`],
      ],
      ways: [
        {
          rule: partialProductNotShifted,
          to: partialProductNotShifted.answer(other, Math.floor(split / 10)) === right ? null : other * Math.floor(split / 10),
          hints: [
            `Which part of ${grouped(split)} belongs to the box, and what is its place worth?`,
            'A digit in the tens place counts tens, so its product is ten times as great.',
            `Split ${grouped(split)} into ${grouped(first)} and ${rest}. The ${rest} has been used; multiply the other part by ${grouped(other)}.`,
          ],
        },
        following(
          partNotMultiplied,
          [first],
          [
            `Add your number to ${grouped(other * rest)}. Does that make ${grouped(other)} × ${grouped(split)}?`,
            `Both parts of ${grouped(split)} must be multiplied by ${grouped(other)}.`,
            `${rest} was multiplied by ${grouped(other)}. Do the same with ${grouped(first)}.`,
          ],
        ),
      ],
    });
  },
};

export const multiplicationGenerators: readonly Generator[] = [bare, story, missingPart];
