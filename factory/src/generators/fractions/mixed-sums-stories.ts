import { add, equals, rational, subtract } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, oneOf, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { amountLeftOut, operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { mixedOf, mixedTex } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { drawMixedDifference, mixedDifferenceStep, mixedDifferenceSteps, mixedDifferenceWays } from './mixed-sums-differences.ts';
import { mixedInMath, mixedValue, type Mixed } from './mixed-sums-drawn.ts';
import { drawMixedSum, mixedSumStep, mixedSumSteps, mixedSumWays } from './mixed-sums.ts';
import { isEveryday, valueTexOf, written } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

type DrawPair = (chance: Chance, difficulty: Difficulty) => [Mixed, Mixed];
const everyday =
  (draw: DrawPair): DrawPair =>
  (chance, difficulty) =>
    drawUntil(
      () => draw(chance, difficulty),
      (pair) => pair.every((m) => m.top === 0 || isEveryday(m)),
    );
const [everydaySum, everydayDifference] = [everyday(drawMixedSum), everyday(drawMixedDifference)];

type Telling = (a: string, b: string, name: string) => string;
const putTogether = oneOf<Telling>(
  (a, b, name) => `${name} hikes ${a} miles before lunch and ${b} miles after lunch. How many miles does ${name} hike in all?`,
  (a, b, name) => `${name} buys ${a} pounds of apples and ${b} pounds of pears. How many pounds of fruit does ${name} buy?`,
  (a, b, name) =>
    `This week, ${name} spends ${a} hours on homework and ${b} hours at swim practice. How many hours does ${name} spend in all?`,
  (a, b, name) =>
    `${name} sews two strips of cloth together. They are ${a} feet and ${b} feet long. How many feet long are they together?`,
);
const takenAway = oneOf<Telling>(
  (a, b, name) => `A rope is ${a} yards long. ${name} cuts off ${b} yards. How many yards of rope are left?`,
  (a, b, name) => `A bag holds ${a} pounds of rice. ${name} uses ${b} pounds. How many pounds are left?`,
  (a, b, name) => `The trail to the lake is ${a} miles long. ${name} has hiked ${b} miles. How many miles are left?`,
  (a, b, name) => `${name} has ${a} gallons of paint and uses ${b} gallons of it. How many gallons are left?`,
);

/** Draws two numbers, and whether the story adds or subtracts them. */
const drawTask = (chance: Chance, difficulty: Difficulty) =>
  chance.maybe(0.5)
    ? { adds: true, numbers: everydaySum(chance, difficulty) }
    : { adds: false, numbers: everydayDifference(chance, difficulty) };

/** Added or subtracted. 2: like denominators or from a whole number. 3: unlike, without regrouping. 4: with regrouping. */
const oneStep = family(
  { name: 'frac_mixed_story', version: 1, skill: 'frac_add_sub_mixed', difficulties: [2, 3, 4] },
  {
    setting: (chance) => ({ name: person(chance) }),
    levels: { task: graded(drawTask) },
    derived: ({ task: { adds, numbers } }) => ({ adds, a: numbers[0], b: numbers[1] }),
    phrasing: (chance, { adds }) => ({ tell: (adds ? putTogether : takenAway)(chance) }),
    given: ({ adds, a, b, tell, name }) => ({
      stem: tell(mixedInMath(a), mixedInMath(b), name),
      right: (adds ? add : subtract)(mixedValue(a), mixedValue(b)),
      inputType: 'fraction',
    }),
    steps: ({ adds, a, b }) =>
      adds
        ? [['The question asks for the total, so add.', `${mixedTex(a)} + ${mixedTex(b)}`], ...mixedSumSteps(a, b)]
        : [
            ['The question asks for what is left, so subtract.', `${mixedTex(a)} - ${mixedTex(b)}`],
            ...mixedDifferenceSteps(a, b),
          ],
    ladder: ({ adds, a, b }) => [
      `What does the question ask for? Will it be more or less than ${mixedInMath(a)}?`,
      adds
        ? 'To find the total, add. Add the fraction parts with a common denominator, and add the whole numbers.'
        : 'To find what is left, subtract. If the first fraction part is too small, regroup 1 whole.',
      adds ? mixedSumStep(a, b) : mixedDifferenceStep(a, b),
    ],
    ways: ({ adds, a, b }) => (adds ? mixedSumWays(a, b, false) : mixedDifferenceWays(a, b)),
  },
);

const missingAddend = oneOf<(total: Mixed, part: Mixed, name: string) => string>(
  (total, part) => `What number makes the equation true?\n\n$${mixedTex(part)} + \\square = ${mixedTex(total)}$`,
  (total, part, name) => `${name} adds ${mixedInMath(part)} to a number and gets ${mixedInMath(total)}. What is the number?`,
  (total, part) =>
    `A tree is ${mixedInMath(total)} feet tall. It has grown ${mixedInMath(part)} feet since it was planted. How many feet tall was it then?`,
  (total, part, name) =>
    `${name} wants to practice for ${mixedInMath(total)} hours this week and has practiced for ${mixedInMath(part)} hours so far. How many more hours does ${name} need?`,
);

/** In reverse: what must be added, or what was there at first. 4: one denominator a multiple. 5: all unlike. */
const reverse = family(
  { name: 'frac_mixed_missing', version: 1, skill: 'frac_add_sub_mixed', difficulties: [4, 5] },
  {
    levels: { numbers: graded(everydayDifference) },
    phrasing: (chance) => ({ name: person(chance), ask: missingAddend(chance) }),
    given: ({ numbers: [total, part], name, ask }) => ({
      stem: ask(total, part, name),
      right: subtract(mixedValue(total), mixedValue(part)),
      inputType: 'fraction',
    }),
    steps: ({ numbers: [total, part] }) => [
      ['Undo the addition. Subtract the part you know from the sum.', `${mixedTex(total)} - ${mixedTex(part)}`],
      ...mixedDifferenceSteps(total, part),
    ],
    ladder: ({ numbers: [total, part] }) => [
      'What do you know: the sum or the parts?',
      'To find a missing part, subtract the part you know from the sum.',
      `Subtract ${mixedInMath(part)} from ${mixedInMath(total)}. ${mixedDifferenceStep(total, part)}`,
    ],
    ways: ({ numbers: [total, part] }) => [
      following(
        operationAsSeen,
        [mixedValue(total), mixedValue(part), '+'],
        [
          `Should the missing number be more or less than ${mixedInMath(total)}?`,
          'Subtraction undoes addition: the sum minus the part you know is the missing part.',
          `Subtract ${mixedInMath(part)} from ${mixedInMath(total)}. Do the fraction parts have the same denominator?`,
        ],
      ),
      ...mixedDifferenceWays(total, part),
    ],
  },
);

const twoTaken = oneOf<(total: number, a: string, b: string, name: string) => string>(
  (total, a, b, name) =>
    `A board is ${total} feet long. ${name} cuts off two pieces. One is ${a} feet long, and the other is ${b} feet long. How many feet of the board are left?`,
  (total, a, b, name) =>
    `A tank holds ${total} gallons of water. ${name} takes out ${a} gallons in the morning and ${b} gallons in the evening. How many gallons are left?`,
  (total, a, b, name) =>
    `${name} has ${total} hours for a trip. The ride there takes ${a} hours, and the ride back takes ${b} hours. How many hours are left for the visit?`,
);

/** Two pieces are cut from a whole number: the sum first, then what remains. Unlike denominators, regrouping in both steps. */
const twoPieces = family(
  { name: 'frac_mixed_two_pieces', version: 1, skill: 'frac_add_sub_mixed', difficulties: [5] },
  {
    levels: { pieces: always((chance) => everydaySum(chance, 4)), more: always(range(3, 8)) },
    where: ({ pieces }) => pieces.every(({ whole }) => whole <= 6),
    derived: ({ pieces: [a, b], more }) => {
      const total = a.whole + b.whole + more;
      const sum = add(mixedValue(a), mixedValue(b));
      return { total, sum, left: subtract(rational(total), sum), whole: { whole: total, top: 0, bottom: 1 } };
    },
    phrasing: (chance) => ({ name: person(chance), tell: twoTaken(chance) }),
    given: ({ pieces: [a, b], total, left, name, tell }) => ({
      stem: tell(total, mixedInMath(a), mixedInMath(b), name),
      right: left,
      inputType: 'fraction',
    }),
    steps: ({ pieces: [a, b], total, sum, whole }) => [
      ['First add the two amounts.', `${mixedTex(a)} + ${mixedTex(b)}`],
      ...mixedSumSteps(a, b),
      ['Subtract that from the whole amount.', `${total} - ${valueTexOf(sum)}`],
      ...mixedDifferenceSteps(whole, mixedOf(written(sum))),
    ],
    ladder: ({ pieces }) => [
      'What is the whole amount? What is taken from it?',
      'Add the two amounts first. Then subtract their sum from the whole amount.',
      mixedSumStep(...pieces),
    ],
    ways: ({ pieces: [a, b], total, sum, left, whole }) => [
      {
        rule: stopsAfterFirstStep,
        to: equals(sum, left) ? null : sum,
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
      ...mixedDifferenceWays(whole, mixedOf(written(sum))).filter(({ rule }) => rule.name === 'borrowed_whole_kept'),
    ],
  },
);

export const mixedStoryGenerators: readonly Generator[] = [oneStep, reverse, twoPieces];
