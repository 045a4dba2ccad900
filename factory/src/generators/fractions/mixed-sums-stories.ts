import { add, compare, rational, subtract } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { amountLeftOut, operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { numberDraft } from '../../number-draft.ts';
import { mixedOf, mixedTex } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { drawMixedDifference, mixedDifferenceStep, mixedDifferenceSteps, mixedDifferenceWays } from './mixed-sums-differences.ts';
import { mixedInMath, mixedValue, type Mixed } from './mixed-sums-drawn.ts';
import { drawMixedSum, mixedSumStep, mixedSumSteps, mixedSumWays } from './mixed-sums.ts';
import { isEveryday, valueTexOf, written } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

type Telling = (a: string, b: string, name: string) => string;

const sumStories: readonly Telling[] = [
  (a, b, name) => `${name} hikes ${a} miles before lunch and ${b} miles after lunch. How many miles does ${name} hike in all?`,
  (a, b, name) => `${name} buys ${a} pounds of apples and ${b} pounds of pears. How many pounds of fruit does ${name} buy?`,
  (a, b, name) =>
    `This week, ${name} spends ${a} hours on homework and ${b} hours at swim practice. How many hours does ${name} spend in all?`,
  (a, b, name) =>
    `${name} sews two strips of cloth together. They are ${a} feet and ${b} feet long. How many feet long are they together?`,
];
const differenceStories: readonly Telling[] = [
  (a, b, name) => `A rope is ${a} yards long. ${name} cuts off ${b} yards. How many yards of rope are left?`,
  (a, b, name) => `A bag holds ${a} pounds of rice. ${name} uses ${b} pounds. How many pounds are left?`,
  (a, b, name) => `The trail to the lake is ${a} miles long. ${name} has hiked ${b} miles. How many miles are left?`,
  (a, b, name) => `${name} has ${a} gallons of paint and uses ${b} gallons of it. How many gallons are left?`,
];

const everyday = (draw: () => [Mixed, Mixed]): [Mixed, Mixed] =>
  drawUntil(draw, (pair) => pair.every((m) => m.top === 0 || isEveryday(m)));

/** Put together or taken away. 2: like denominators or from a whole number. 3: unlike, without regrouping. 4: with regrouping. */
const oneStep: Generator = {
  name: 'frac_mixed_story',
  version: 1,
  skill: 'frac_add_sub_mixed',
  difficulties: [2, 3, 4],
  draft(chance, difficulty) {
    const name = person(chance);
    if (chance.maybe(0.5)) {
      const [a, b] = everyday(() => drawMixedSum(chance, difficulty));
      return numberDraft({
        stem: chance.pick(sumStories)(mixedInMath(a), mixedInMath(b), name),
        right: add(mixedValue(a), mixedValue(b)),
        inputType: 'fraction',
        steps: [['The question asks for the total, so add.', `${mixedTex(a)} + ${mixedTex(b)}`], ...mixedSumSteps(a, b)],
        ladder: [
          `What does the question ask for? Will it be more or less than ${mixedInMath(a)}?`,
          'To find the total, add. Add the fraction parts with a common denominator, and add the whole numbers.',
          mixedSumStep(a, b),
        ],
        ways: mixedSumWays(a, b, false),
      });
    }
    const [a, b] = everyday(() => drawMixedDifference(chance, difficulty));
    return numberDraft({
      stem: chance.pick(differenceStories)(mixedInMath(a), mixedInMath(b), name),
      right: subtract(mixedValue(a), mixedValue(b)),
      inputType: 'fraction',
      steps: [
        ['The question asks for what is left, so subtract.', `${mixedTex(a)} - ${mixedTex(b)}`],
        ...mixedDifferenceSteps(a, b),
      ],
      ladder: [
        `What does the question ask for? Will it be more or less than ${mixedInMath(a)}?`,
        'To find what is left, subtract. If the first fraction part is too small, regroup 1 whole.',
        mixedDifferenceStep(a, b),
      ],
      ways: mixedDifferenceWays(a, b),
    });
  },
};

/** In reverse: what must be added, or what was there at first. 4: one denominator a multiple. 5: unlike throughout. */
const reverse: Generator = {
  name: 'frac_mixed_missing',
  version: 1,
  skill: 'frac_add_sub_mixed',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const [a, b] = everyday(() => drawMixedDifference(chance, difficulty));
    const name = person(chance);
    const box = `What number makes the equation true?\n\n$${mixedTex(b)} + \\square = ${mixedTex(a)}$`;
    const right = subtract(mixedValue(a), mixedValue(b));
    return numberDraft({
      stem: chance.pick([
        box,
        `${name} adds ${mixedInMath(b)} to a number and gets ${mixedInMath(a)}. What is the number?`,
        `A tree is ${mixedInMath(a)} feet tall. It has grown ${mixedInMath(b)} feet since it was planted. How many feet tall was it then?`,
        `${name} wants to practice for ${mixedInMath(a)} hours this week and has practiced for ${mixedInMath(b)} hours so far. How many more hours does ${name} need?`,
      ]),
      right,
      inputType: 'fraction',
      steps: [
        ['Undo the addition. Subtract the part you know from the sum.', `${mixedTex(a)} - ${mixedTex(b)}`],
        ...mixedDifferenceSteps(a, b),
      ],
      ladder: [
        'What do you know: the sum or the parts?',
        'To find a missing part, subtract the part you know from the sum.',
        `Subtract ${mixedInMath(b)} from ${mixedInMath(a)}. ${mixedDifferenceStep(a, b)}`,
      ],
      ways: [
        following(
          operationAsSeen,
          [mixedValue(a), mixedValue(b), '+'],
          [
            `Should the missing number be more or less than ${mixedInMath(a)}?`,
            'Subtraction undoes addition: the sum minus the part you know is the missing part.',
            `Subtract ${mixedInMath(b)} from ${mixedInMath(a)}. Do the fraction parts have the same denominator?`,
          ],
        ),
        ...mixedDifferenceWays(a, b),
      ],
    });
  },
};

/** Two pieces are taken from a whole number: the sum first, then what remains. Unlike denominators, regrouping in both steps. */
const twoPieces: Generator = {
  name: 'frac_mixed_two_pieces',
  version: 1,
  skill: 'frac_add_sub_mixed',
  difficulties: [5],
  draft(chance) {
    const [a, b, total] = drawUntil(
      () => {
        const [x, y] = everyday(() => drawMixedSum(chance, 4));
        return [x, y, x.whole + y.whole + chance.int(3, 8)] as const;
      },
      ([x, y]) => x.whole <= 6 && y.whole <= 6,
    );
    const sum = add(mixedValue(a), mixedValue(b));
    const used: Mixed = mixedOf(written(sum));
    const name = person(chance);
    const right = subtract(rational(total), sum);
    return numberDraft({
      stem: chance.pick([
        `A board is ${total} feet long. ${name} cuts off two pieces. One is ${mixedInMath(a)} feet long, and the other is ${mixedInMath(b)} feet long. How many feet of the board are left?`,
        `A tank holds ${total} gallons of water. ${name} takes out ${mixedInMath(a)} gallons in the morning and ${mixedInMath(b)} gallons in the evening. How many gallons are left?`,
        `${name} has ${total} hours for a trip. The ride there takes ${mixedInMath(a)} hours, and the ride back takes ${mixedInMath(b)} hours. How many hours are left for the visit?`,
      ]),
      right,
      inputType: 'fraction',
      steps: [
        ['First add the two amounts.', `${mixedTex(a)} + ${mixedTex(b)}`],
        ...mixedSumSteps(a, b),
        ['Subtract that from the whole amount.', `${total} - ${valueTexOf(sum)}`],
        ...mixedDifferenceSteps({ whole: total, top: 0, bottom: 1 }, used),
      ],
      ladder: [
        'What is the whole amount? What is taken from it?',
        'Add the two amounts first. Then subtract their sum from the whole amount.',
        mixedSumStep(a, b),
      ],
      ways: [
        {
          rule: stopsAfterFirstStep,
          to: compare(sum, right) === 0 ? null : sum,
          hints: [
            'Does the question ask for what is used or for what is left?',
            'A story with two steps asks its question at the end. Check that your last step answers it.',
            `You added both amounts. Now use the ${total}.`,
          ],
        },
        following(
          amountLeftOut,
          [subtract(rational(total), mixedValue(a))],
          [
            `Did you use ${mixedInMath(b)}, too?`,
            'Subtract both amounts. Add them first, or subtract one after the other.',
            `You subtracted ${mixedInMath(a)} from ${total}. Now subtract ${mixedInMath(b)}, too.`,
          ],
        ),
        ...mixedDifferenceWays({ whole: total, top: 0, bottom: 1 }, used).filter(
          ({ rule }) => rule.name === 'borrowed_whole_kept',
        ),
      ],
    });
  },
};

export const mixedStoryGenerators: readonly Generator[] = [oneStep, reverse, twoPieces];
