import { quotientZeroOmitted, remainderDropped } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  countsUnfullGroup,
  remainderAsQuotient,
  remainderGiven,
  remainderTooGreat,
} from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { numberDraft } from '../../number-draft.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';

/** 1 within the facts. 2 two digits beyond them. 3 three digits. 4 four digits. 5 four digits by a two-digit number. Never even. */
function drawDivision(chance: Chance, difficulty: Difficulty): { a: number; b: number; quotient: number; rest: number } {
  return drawUntil(
    () => {
      const b = byDifficulty(difficulty, [
        chance.int(3, 9),
        chance.int(3, 7),
        chance.int(4, 9),
        chance.int(4, 9),
        chance.pick([11, 12, 15, 20, 25]),
      ]);
      const [low, high] = byDifficulty(difficulty, [[4, 9], [11, 19], [21, 98], [124, 980], [42, 98]]); // prettier-ignore
      const quotient = chance.int(low!, high!);
      const rest = chance.int(1, b - 1);
      return { a: quotient * b + rest, b, quotient, rest };
    },
    ({ b, quotient, rest }) => quotient !== b && quotient !== rest,
  );
}

function divisionSteps(a: number, b: number): [string, string][] {
  const quotient = Math.floor(a / b);
  const rest = a % b;
  return [
    [
      `Find the greatest multiple of ${b} that is not more than ${grouped(a)}.`,
      `${tex(quotient)} \\times ${b} = ${tex(quotient * b)}`,
    ],
    [`What is left over is less than ${b}, as it must be.`, `${tex(a)} - ${tex(quotient * b)} = ${rest}`],
  ];
}

const remainder: Generator = {
  name: 'whole_divide_remainder_left',
  version: 1,
  skill: 'whole_divide_remainder',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b, quotient, rest } = drawDivision(chance, difficulty);
    return numberDraft({
      stem: `What is the remainder when ${grouped(a)} is divided by ${b}?`,
      right: rest,
      steps: divisionSteps(a, b),
      ways: [
        following(
          remainderAsQuotient,
          [a, b],
          [
            `Does the question ask how often ${b} goes into ${grouped(a)}, or what is left over?`,
            remainderAsQuotient.hints.principle,
            `Take ${b} × ${grouped(quotient)} away from ${grouped(a)}.`,
          ],
        ),
        following(
          remainderTooGreat,
          [a, b],
          [
            `Compare what you have left over with ${b}.`,
            remainderTooGreat.hints.principle,
            `Make one more group of ${b} from what you have left, and see what remains then.`,
          ],
        ),
      ],
    });
  },
};

/** How many full groups, how many groups for all, or how many stay over: the remainder has to be understood. */
const story: Generator = {
  name: 'whole_divide_remainder_story',
  version: 1,
  skill: 'whole_divide_remainder',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b, quotient, rest } = drawDivision(chance, difficulty);
    const upward = chance.maybe(0.5);
    const stem = upward
      ? chance.pick([
          `${grouped(a)} people want to cross a river. One boat takes ${b} people. How many boat trips are needed to bring everyone across?`,
          `${grouped(a)} photos are put into an album, ${b} on each page. How many pages are needed for all of them?`,
          `A baker packs ${grouped(a)} rolls into bags of at most ${b}. How many bags are needed for all the rolls?`,
        ])
      : chance.pick([
          `A ribbon of ${grouped(a)} cm is cut into pieces of ${b} cm. How many whole pieces does that give?`,
          `A florist has ${grouped(a)} tulips and ties bunches of ${b}. How many full bunches can be tied?`,
          `A coin machine fills rolls of ${b} coins from ${grouped(a)} coins. How many full rolls does it make?`,
        ]);
    const right = upward ? quotient + 1 : quotient;
    return numberDraft({
      stem,
      right,
      steps: [
        ...divisionSteps(a, b),
        upward
          ? [`The ${rest} left over still need a place, so one more is needed.`, `${tex(quotient)} + 1 = ${tex(right)}`]
          : [`The ${rest} left over are not enough for another whole one, so they do not count.`, `${tex(right)}`],
      ],
      ways: [
        {
          rule: remainderDropped,
          to: upward ? remainderDropped.answer(a, b) : null,
          hints: [
            remainderDropped.hints.look,
            remainderDropped.hints.principle,
            `Multiply your answer by ${b}. Is that enough for ${grouped(a)}?`,
          ],
        },
        {
          rule: countsUnfullGroup,
          to: upward ? null : countsUnfullGroup.answer(a, b),
          hints: [
            countsUnfullGroup.hints.look,
            countsUnfullGroup.hints.principle,
            `Multiply your answer by ${b}. Is ${grouped(a)} enough for that?`,
          ],
        },
        following(
          remainderGiven,
          [a, b],
          [
            remainderGiven.hints.look,
            remainderGiven.hints.principle,
            `Take ${b} away from ${grouped(a)} again and again, many at a time if you like, and count how often it goes.`,
          ],
        ),
      ],
    });
  },
};

/** Even divisions with a zero inside the quotient: 1 three digits, up to 5 six digits by a two-digit number. */
const zeroInside: Generator = {
  name: 'whole_divide_remainder_zero_inside',
  version: 1,
  skill: 'whole_divide_remainder',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const b = byDifficulty(difficulty, [
      chance.int(3, 6),
      chance.int(6, 9),
      chance.int(3, 6),
      chance.int(6, 9),
      chance.pick([11, 12]),
    ]);
    const quotient = byDifficulty(difficulty, [
      () => 100 + chance.int(2, 9),
      () => chance.int(2, 6) * 100 + chance.int(2, 9),
      () => chance.int(1, 3) * 1000 + chance.int(12, 98),
      () => chance.int(2, 8) * 1000 + chance.int(1, 9) * 100 + chance.int(2, 9),
      () => chance.int(2, 8) * 1000 + chance.int(2, 9) * 10 + chance.int(2, 9),
    ])();
    const a = quotient * b;
    const head = Math.floor(quotient / 100) * 100;
    return numberDraft({
      stem: `Divide: $${tex(a)} \\div ${b}$`,
      right: quotient,
      steps: [
        [`Split ${grouped(a)} into parts that ${b} divides.`, `${tex(a)} = ${tex(head * b)} + ${tex(a - head * b)}`],
        [
          'Divide each part.',
          `${tex(head * b)} \\div ${b} = ${tex(head)}, \\; ${tex(a - head * b)} \\div ${b} = ${tex(quotient - head)}`,
        ],
        ['Add the two results. A place with nothing in it gets a zero.', `${tex(a)} \\div ${b} = ${tex(quotient)}`],
      ],
      ways: [
        following(
          quotientZeroOmitted,
          [a, b],
          [
            `Multiply your answer by ${b}. Is it anywhere near ${grouped(a)}?`,
            'Every digit that you bring down needs a digit in the answer. If the divisor does not fit, that digit is 0.',
            `How often does ${b} fit into ${grouped(head * b)}? Write that as a whole number with all its zeros, then add the rest.`,
          ],
        ),
      ],
    });
  },
};

export const divisionWithRemainderGenerators: readonly Generator[] = [remainder, story, zeroInside];
