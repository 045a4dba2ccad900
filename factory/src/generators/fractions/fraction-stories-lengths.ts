import { add, compare, divide, equals, multiply, one, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  amountAsPartOfTotal,
  amountLeftOut,
  dividesTheOtherWay,
  eachTakenOnce,
  halfTheWayAround,
  multipliesInsteadOfDivides,
  operationAsSeen,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { numberDraft } from '../../number-draft.ts';
import { isLowest } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { valueTexOf } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

const tex = (value: Rational): string => `$${valueTexOf(value)}$`;

/** A length in halves, quarters and the like: a proper fraction, or a mixed number with up to `most` wholes. */
const drawLength = (chance: Chance, most: number): Rational => {
  const f = drawUntil(() => {
    const bottom = chance.pick([2, 3, 4, 5, 6, 8]);
    return { top: chance.int(1, bottom - 1), bottom };
  }, isLowest);
  return add(rational(most === 0 ? 0 : chance.int(1, most)), rational(f.top, f.bottom));
};

type Draft = ReturnType<typeof numberDraft>;

/**
 * 1: two lengths, how much is missing to a whole number. 2: equal pieces are cut off. 3: the rest is shared. 4: the rest is
 * cut into pieces of a known length. 5: from the area to the perimeter.
 */
const lengths: Generator = {
  name: 'frac_story_lengths',
  version: 1,
  skill: 'frac_word_problems',
  difficulties: [1, 2, 3, 4, 5],
  draft: (chance, difficulty) => [missing, equalPieces, restShared, restCut, perimeter][difficulty - 1]!(chance, person(chance)),
};

function missing(chance: Chance, name: string): Draft {
  const { a, b, total } = drawUntil(
    () => ({ a: drawLength(chance, 3), b: drawLength(chance, 3), total: chance.int(5, 10) }),
    (d) =>
      d.a.d !== d.b.d && add(d.a, d.b).d <= 24n && add(d.a, d.b).d !== 1n && compare(add(d.a, d.b), rational(d.total - 1)) < 0,
  );
  const sum = add(a, b);
  const right = subtract(rational(total), sum);
  return numberDraft({
    stem: chance.pick([
      `${name} wants to run ${total} miles this week. ${name} ran ${tex(a)} miles on Monday and ${tex(b)} miles on Thursday. How many more miles does ${name} need to run?`,
      `A shelf is ${total} feet long. A box takes up ${tex(a)} feet, and a row of books takes up ${tex(b)} feet. How many feet of shelf space are left?`,
      `${name} plans to practice for ${total} hours this week. So far, ${name} has practiced for ${tex(a)} hours and then ${tex(b)} hours. How many hours are left?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['Add the two amounts.', `${valueTexOf(a)} + ${valueTexOf(b)} = ${valueTexOf(sum)}`],
      ['Subtract that from the whole.', `${total} - ${valueTexOf(sum)} = ${valueTexOf(right)}`],
    ],
    ladder: [
      'What is the whole? What is used or done already?',
      'Add the two amounts. Then subtract their sum from the whole.',
      `Add ${tex(a)} and ${tex(b)} with a common denominator. Then subtract from ${total}.`,
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: equals(sum, right) ? null : sum,
        hints: [
          'Does the question ask for the two amounts together?',
          'What is left is the whole minus both amounts.',
          `You added the two amounts. Now use the ${total}.`,
        ],
      },
      following(
        amountLeftOut,
        [subtract(rational(total), a)],
        [
          `Did you use ${tex(b)}, too?`,
          'Subtract both amounts from the whole. Add them first, or subtract one after the other.',
          `What is a common denominator for ${tex(a)} and ${tex(b)}?`,
        ],
      ),
      following(
        operationAsSeen,
        [rational(total), sum, '+'],
        [
          `Can your answer be more than ${total}?`,
          'The two amounts are parts of the whole. Subtract them.',
          `How much are ${tex(a)} and ${tex(b)} together? Use a common denominator.`,
        ],
      ),
    ],
  });
}

function equalPieces(chance: Chance, name: string): Draft {
  const { k, f, total } = drawUntil(
    () => ({ k: chance.int(3, 8), f: drawLength(chance, 0), total: chance.int(3, 9) }),
    (d) => {
      const used = multiply(rational(d.k), d.f);
      return (
        used.d !== 1n &&
        compare(used, rational(d.total)) < 0 &&
        !equals(used, subtract(rational(d.total), used)) &&
        d.k !== d.total
      );
    },
  );
  const used = multiply(rational(k), f);
  const right = subtract(rational(total), used);
  return numberDraft({
    stem: chance.pick([
      `A ribbon is ${total} yards long. ${name} cuts off ${k} pieces. Each piece is ${tex(f)} yard long. How many yards of ribbon are left?`,
      `A cook has ${total} pounds of butter and bakes ${k} cakes. Each cake takes ${tex(f)} pound of butter. How many pounds of butter are left?`,
      `${name} has ${total} quarts of paint and paints ${k} doors. Each door takes ${tex(f)} quart. How many quarts of paint are left?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['Find how much is used in all.', `${k} \\times ${valueTexOf(f)} = ${valueTexOf(used)}`],
      ['Subtract that from the starting amount.', `${total} - ${valueTexOf(used)} = ${valueTexOf(right)}`],
    ],
    ladder: [
      'How much is there at first? What amount repeats?',
      'Find how much is used in all: multiply. Then subtract it from the start.',
      `Multiply: ${k} times ${tex(f)}. Then subtract the product from ${total}.`,
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: used,
        hints: [
          'Does the question ask for what is used or for what is left?',
          'A story with two steps asks its question at the end. Check that your last step answers it.',
          `You found how much is used. Now use the ${total}.`,
        ],
      },
      following(
        eachTakenOnce,
        [rational(total), f],
        [
          `How many times is ${tex(f)} used?`,
          '"Each" means that the amount repeats for every piece.',
          `How much is ${k} times ${tex(f)}?`,
        ],
      ),
      following(
        amountAsPartOfTotal,
        [rational(total), f],
        [
          `Is ${tex(f)} a fraction of the ${total}, or a length or weight by itself?`,
          amountAsPartOfTotal.hints.principle,
          `How much is ${k} times ${tex(f)}?`,
        ],
      ),
    ],
  });
}

function restShared(chance: Chance, name: string): Draft {
  const { a, total, n } = drawUntil(
    () => ({ a: drawLength(chance, 3), total: drawLength(chance, 12), n: chance.int(2, 5) }),
    (d) => {
      const rest = subtract(d.total, d.a);
      const share = divide(rest, rational(d.n));
      return rest.n > 0n && d.a.d !== d.total.d && share.d !== 1n && share.d <= 40n && compare(share, rational(1, 2)) > 0;
    },
  );
  const rest = subtract(total, a);
  const right = divide(rest, rational(n));
  return numberDraft({
    stem: chance.pick([
      `A rope is ${tex(total)} yards long. ${name} cuts off ${tex(a)} yards and cuts the rest into ${n} equal pieces. How many yards long is each of the equal pieces?`,
      `${name} picks ${tex(total)} pounds of cherries, keeps ${tex(a)} pounds, and shares the rest equally among ${n} neighbors. How many pounds does each neighbor get?`,
      `A trail is ${tex(total)} miles long. ${name} hikes ${tex(a)} miles on the first day and the rest on ${n} more days, the same distance each day. How many miles does ${name} hike on each of those days?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['First find the rest.', `${valueTexOf(total)} - ${valueTexOf(a)} = ${valueTexOf(rest)}`],
      [`Divide the rest into ${n} equal parts.`, `${valueTexOf(rest)} \\div ${n} = ${valueTexOf(right)}`],
    ],
    ladder: [
      'What is taken first? What happens to the rest?',
      'Find the rest first: subtract. Then divide it into equal parts.',
      `Subtract ${tex(a)} from ${tex(total)}. Use a common denominator. Then divide by ${n}.`,
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: rest,
        hints: [
          'You found the rest. What happens to it in the story?',
          'Sharing equally means dividing.',
          `Divide the rest into ${n} equal parts.`,
        ],
      },
      following(
        amountLeftOut,
        [divide(total, rational(n))],
        [
          amountLeftOut.hints.look,
          `Subtract what is not shared first. Then divide.`,
          `Subtract ${tex(a)} from ${tex(total)}. Use a common denominator for the fraction parts.`,
        ],
      ),
      following(
        multipliesInsteadOfDivides,
        [rest, rational(n)],
        [
          `Can one part be more than the whole of ${tex(total)}?`,
          'To find one of several equal parts, divide.',
          `Subtract ${tex(a)} from ${tex(total)} first. Then divide by ${n}.`,
        ],
      ),
    ],
  });
}

function restCut(chance: Chance, name: string): Draft {
  const { a, f, n } = drawUntil(
    () => ({ a: drawLength(chance, 2), f: drawLength(chance, 0), n: chance.int(4, 12) }),
    (d) => {
      const total = add(d.a, multiply(rational(d.n), d.f));
      return total.d !== 1n && total.d <= 12n && d.a.d !== d.f.d && BigInt(d.n) !== d.f.d && BigInt(d.n) !== d.f.n && d.f.n > 1n;
    },
  );
  const rest = multiply(rational(n), f);
  const total = add(a, rest);
  return numberDraft({
    stem: chance.pick([
      `A board is ${tex(total)} feet long. ${name} cuts off ${tex(a)} feet and cuts the rest into pieces ${tex(f)} foot long. How many of those pieces are there?`,
      `A jug holds ${tex(total)} quarts of juice. ${name} uses ${tex(a)} quarts for punch and pours the rest into glasses that hold ${tex(f)} quart each. How many glasses can ${name} fill?`,
      `${name} has ${tex(total)} pounds of nuts, eats ${tex(a)} pounds, and packs the rest in bags of ${tex(f)} pound. How many bags does ${name} fill?`,
    ]),
    right: n,
    inputType: 'fraction',
    steps: [
      ['First find the rest.', `${valueTexOf(total)} - ${valueTexOf(a)} = ${valueTexOf(rest)}`],
      ['Divide the rest by the size of one portion.', `${valueTexOf(rest)} \\div ${valueTexOf(f)} = ${n}`],
    ],
    ladder: [
      'What is taken first? What happens to the rest?',
      'Find the rest first: subtract. Then divide by the size of one portion.',
      `Subtract ${tex(a)} from ${tex(total)}. Then divide the rest by ${tex(f)}.`,
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: rest,
        hints: [
          'You found the rest. Does the question ask for that?',
          'The question asks for the number of portions. How many portions are in the rest?',
          `Divide the rest by ${tex(f)}.`,
        ],
      },
      following(
        amountLeftOut,
        [divide(total, f)],
        [
          `What happens to ${tex(a)} in the story?`,
          'Only the rest is divided. First subtract what is used for something else.',
          `Subtract ${tex(a)} from ${tex(total)}. Use a common denominator for the fraction parts.`,
        ],
      ),
      following(
        multipliesInsteadOfDivides,
        [rest, f],
        [
          multipliesInsteadOfDivides.hints.look,
          'To find how many portions are in an amount, divide. Dividing by a number less than 1 gives a greater number.',
          `Subtract ${tex(a)} from ${tex(total)} before you divide.`,
        ],
      ),
      following(
        dividesTheOtherWay,
        [rest, f],
        [
          'Which amount do you divide, and which is one portion?',
          'Divide the amount by the size of one portion.',
          `Write the division with the rest first and ${tex(f)} second. What is the reciprocal of ${tex(f)}?`,
        ],
      ),
    ],
  });
}

function perimeter(chance: Chance): Draft {
  const { a, b } = drawUntil(
    () => ({ a: drawLength(chance, 4), b: drawLength(chance, 5) }),
    (d) => {
      const area = multiply(d.a, d.b);
      return (
        area.d <= 24n &&
        area.d !== 1n &&
        d.a.d !== d.b.d &&
        compare(d.a, d.b) < 0 &&
        !equals(area, add(d.a, d.b)) &&
        compare(d.a, one) > 0
      );
    },
  );
  const area = multiply(a, b);
  const half = add(a, b);
  const right = multiply(rational(2), half);
  return numberDraft({
    stem: chance.pick([
      `A rectangular garden has an area of ${tex(area)} square yards. One side is ${tex(a)} yards long. How many yards of fence go around the garden?`,
      `A rectangular rug has an area of ${tex(area)} square feet and is ${tex(a)} feet wide. How many feet of border go around it?`,
      `A rectangular park is ${tex(a)} miles wide. Its area is ${tex(area)} square miles. What is its perimeter, in miles?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['Divide the area by one side to find the other side.', `${valueTexOf(area)} \\div ${valueTexOf(a)} = ${valueTexOf(b)}`],
      ['Add the two different sides.', `${valueTexOf(a)} + ${valueTexOf(b)} = ${valueTexOf(half)}`],
      ['A rectangle has two sides of each length.', `2 \\times ${valueTexOf(half)} = ${valueTexOf(right)}`],
    ],
    ladder: [
      'What do you know: the area or the perimeter? What do you need?',
      'Divide the area by the side you know to find the other side. Then add all four sides.',
      `Divide ${tex(area)} by ${tex(a)} to find the other side. Each side counts twice in the perimeter.`,
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: b,
        hints: [
          'You found the other side. Does the question ask for that?',
          'The perimeter includes all four sides.',
          `There are two sides of ${tex(a)} and two other equal sides. Add all four.`,
        ],
      },
      ruled(halfTheWayAround, [a, b], `Two sides of ${tex(a)} are part of the perimeter. Add the two other sides, too.`),
      {
        rule: operationAsSeen,
        to: multiply(rational(2), add(a, operationAsSeen.answer(area, a, '×'))),
        hints: [
          `Multiply the other side you found by ${tex(a)}. Do you get the area?`,
          'You multiply to find an area, so divide to find a missing side.',
          `Write ${tex(area)} and ${tex(a)} as fractions. Then multiply ${tex(area)} by the reciprocal of ${tex(a)}.`,
        ],
        says: operationAsSeen.told(area, a, '×'),
      },
    ],
  });
}

export const fractionLengthStoryGenerators: readonly Generator[] = [lengths];
