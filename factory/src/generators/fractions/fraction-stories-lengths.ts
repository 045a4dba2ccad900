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

const tex = (value: Rational): string => `$${valueTexOf(value)}$`;

/** A length in halves, quarters and the like: a proper fraction, or a mixed number with wholes up to `most`. */
const drawLength = (chance: Chance, most: number): Rational => {
  const f = drawUntil(() => {
    const bottom = chance.pick([2, 3, 4, 5, 6, 8]);
    return { top: chance.int(1, bottom - 1), bottom };
  }, isLowest);
  return add(rational(most === 0 ? 0 : chance.int(1, most)), rational(f.top, f.bottom));
};

type Draft = ReturnType<typeof numberDraft>;

/** 1: two lengths, how much is missing to a whole number. 2: equal pieces come off. 3: the rest is shared. 4: the rest is cut into pieces of a known length. 5: from the area to the perimeter. */
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
      `${name} wants to run ${total} miles this week. On Monday ${name} ran ${tex(a)} miles and on Thursday ${tex(b)} miles. How many miles are still to go?`,
      `A shelf is ${total} feet long. A box that is ${tex(a)} feet long and a row of books that is ${tex(b)} feet long stand on it side by side. How many feet of the shelf are free?`,
      `${name} has ${total} hours of practice planned and has practiced for ${tex(a)} hours and then for ${tex(b)} hours. How many hours are left?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['Put together what is there already.', `${valueTexOf(a)} + ${valueTexOf(b)} = ${valueTexOf(sum)}`],
      ['Take that away from the whole.', `${total} - ${valueTexOf(sum)} = ${valueTexOf(right)}`],
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: equals(sum, right) ? null : sum,
        hints: [
          'Read the last sentence again. Does it ask for the two amounts together?',
          'What is still missing is the whole without both amounts.',
          `You have put the two amounts together. What has to be done with the ${total}?`,
        ],
      },
      following(
        amountLeftOut,
        [subtract(rational(total), a)],
        [
          `Where is the ${tex(b)} in your calculation?`,
          'Both amounts come off the whole. Add them first, or take one away after the other.',
          `Which denominator suits both ${tex(a)} and ${tex(b)}?`,
        ],
      ),
      following(
        operationAsSeen,
        [rational(total), sum, '+'],
        [
          `Can your answer be more than ${total}?`,
          'The two amounts are parts of the whole. They are taken away from it.',
          `How much are ${tex(a)} and ${tex(b)} together? Bring them to one denominator.`,
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
      `${name} cuts ${k} pieces off a ribbon that is ${total} yards long. Each piece is ${tex(f)} yard long. How many yards of ribbon are left?`,
      `A cook has ${total} pounds of butter and bakes ${k} cakes with ${tex(f)} pound of butter in each. How many pounds of butter are left?`,
      `A can holds ${total} liters of paint. ${name} paints ${k} doors and uses ${tex(f)} liter for each door. How many liters of paint are left?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['Find how much is used in all.', `${k} \\times ${valueTexOf(f)} = ${valueTexOf(used)}`],
      ['Take that away from what was there.', `${total} - ${valueTexOf(used)} = ${valueTexOf(right)}`],
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: used,
        hints: [
          'Does the question ask for what is used or for what is left?',
          'A story with two steps asks its question at the end. Check that your last step answers it.',
          `You have found how much is used. What has to be done with the ${total}?`,
        ],
      },
      following(
        eachTakenOnce,
        [rational(total), f],
        [
          `How many times is ${tex(f)} used?`,
          '"Each" means that the amount is needed again for every piece.',
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
      `${name} has a rope ${tex(total)} yards long, cuts off ${tex(a)} yards and divides the rest into ${n} equal pieces. How many yards long is each of these pieces?`,
      `${name} picks ${tex(total)} pounds of cherries, keeps ${tex(a)} pounds and shares the rest equally among ${n} neighbors. How many pounds does each neighbor get?`,
      `A trail is ${tex(total)} miles long. ${name} walks ${tex(a)} miles of it on the first day and wants to walk the rest in ${n} equal parts. How many miles is each of these parts?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['First find the rest.', `${valueTexOf(total)} - ${valueTexOf(a)} = ${valueTexOf(rest)}`],
      [`Divide the rest into ${n} equal parts.`, `${valueTexOf(rest)} \\div ${n} = ${valueTexOf(right)}`],
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: rest,
        hints: [
          'You have found the rest. What happens to it in the story?',
          'Sharing equally means dividing.',
          `Into how many equal parts does the rest go?`,
        ],
      },
      following(
        amountLeftOut,
        [divide(total, rational(n))],
        [
          amountLeftOut.hints.look,
          `What comes off first is not shared. Take it away before you divide.`,
          `How much is ${tex(total)} without ${tex(a)}? Bring the fraction parts to one denominator.`,
        ],
      ),
      following(
        multipliesInsteadOfDivides,
        [rest, rational(n)],
        [
          `Can one part be more than the whole of ${tex(total)}?`,
          'One of several equal parts is found by dividing.',
          `Find ${tex(total)} without ${tex(a)} first, then ask what one of ${n} equal parts of it is.`,
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
      `A board is ${tex(total)} feet long. ${name} saws off ${tex(a)} feet and cuts the rest into pieces that are ${tex(f)} foot long. How many such pieces are there?`,
      `A jug holds ${tex(total)} liters of juice. ${name} uses ${tex(a)} liters for a punch and pours the rest into cups of ${tex(f)} liter. How many cups can be filled?`,
      `${name} has ${tex(total)} pounds of seeds, sows ${tex(a)} pounds and packs the rest into bags of ${tex(f)} pound. How many bags is that?`,
    ]),
    right: n,
    inputType: 'fraction',
    steps: [
      ['First find the rest.', `${valueTexOf(total)} - ${valueTexOf(a)} = ${valueTexOf(rest)}`],
      [
        'How many times one portion fits into the rest is found by dividing.',
        `${valueTexOf(rest)} \\div ${valueTexOf(f)} = ${n}`,
      ],
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: rest,
        hints: [
          'You have found the rest. Does the question ask for that?',
          'The question asks for a number of portions. How many times does one portion fit into the rest?',
          `Which operation tells how many times ${tex(f)} fits into an amount?`,
        ],
      },
      following(
        amountLeftOut,
        [divide(total, f)],
        [
          `What happens to the ${tex(a)} in the story?`,
          'Only the rest is divided into portions. Take away first what is used for something else.',
          `How much is ${tex(total)} without ${tex(a)}? Bring the fraction parts to one denominator.`,
        ],
      ),
      following(
        multipliesInsteadOfDivides,
        [rest, f],
        [
          multipliesInsteadOfDivides.hints.look,
          'How many times a portion fits into an amount is found by dividing. Dividing by a number below one gives more.',
          `How much is ${tex(total)} without ${tex(a)}? That comes before the division.`,
        ],
      ),
      following(
        dividesTheOtherWay,
        [rest, f],
        [
          'Which of the two amounts is cut up, and which is one portion?',
          'The amount is divided by the size of one portion.',
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
      `A rectangular garden has an area of ${tex(area)} square meters. One of its sides is ${tex(a)} meters long. How many meters of fence go around the whole garden?`,
      `A rectangular rug has an area of ${tex(area)} square feet and is ${tex(a)} feet wide. How many feet of border go around it?`,
      `A rectangular field is ${tex(a)} kilometers wide. Its area is ${tex(area)} square kilometers. How many kilometers is the way around the field?`,
    ]),
    right,
    inputType: 'fraction',
    steps: [
      ['Area divided by one side gives the other side.', `${valueTexOf(area)} \\div ${valueTexOf(a)} = ${valueTexOf(b)}`],
      ['Add the two different sides.', `${valueTexOf(a)} + ${valueTexOf(b)} = ${valueTexOf(half)}`],
      ['Each side stands twice around the rectangle.', `2 \\times ${valueTexOf(half)} = ${valueTexOf(right)}`],
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: b,
        hints: [
          'You have found the other side. Does the question ask for that?',
          'The way around a rectangle goes along all four sides.',
          'How many sides of each length does a rectangle have?',
        ],
      },
      following(
        halfTheWayAround,
        [a, b],
        [halfTheWayAround.hints.look, halfTheWayAround.hints.principle, `How long are the two sides of ${tex(a)} together?`],
      ),
      {
        rule: operationAsSeen,
        to: multiply(rational(2), add(a, operationAsSeen.answer(area, a, '×'))),
        hints: [
          `Test the other side you found: multiplied by ${tex(a)}, does it give the area?`,
          'The area is the product of both sides. The missing side is found by dividing.',
          `Write ${tex(area)} and ${tex(a)} as fractions. Which of them is turned over?`,
        ],
        says: operationAsSeen.told(area, a, '×'),
      },
    ],
  });
}

export const fractionLengthStoryGenerators: readonly Generator[] = [lengths];
