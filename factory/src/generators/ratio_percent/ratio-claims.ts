import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { drawUntil } from '../../draw-until.ts';
import { claimFamily, type DrawnClaim } from '../../claim-family.ts';
import type { Chance, Generator } from '../../generator.ts';

const equalRatios = 'Two ratios are equal if both terms of one are the same number of times the terms of the other.';

const draw = (chance: Chance): readonly [number, number] =>
  drawUntil(
    () => [chance.int(2, 9), chance.int(2, 9)] as const,
    ([a, b]) => a !== b && greatestDivisor(a, b) === 1,
  );

const sameAdded: DrawnClaim = (chance) => {
  const [a, b] = draw(chance);
  const k = chance.int(2, 9);
  return {
    says: `If you add ${k} to both terms of $${a} : ${b}$, you get an equal ratio.`,
    truth: 'Never',
    idea: equalRatios,
    trial: `Find the new ratio. Then compare $\\frac{${a}}{${b}}$ with the new fraction, $\\frac{${a} + ${k}}{${b} + ${k}}$.`,
    shown: [
      [`Add ${k} to both terms.`, `(${a} + ${k}) : (${b} + ${k}) = ${a + k} : ${b + k}`],
      [
        'Compare the cross products. They are different, so the ratios are not equal.',
        `${a} \\times ${b + k} \\ne ${b} \\times ${a + k}`,
      ],
    ],
  };
};

const sameMultiplied: DrawnClaim = (chance) => {
  const [a, b] = draw(chance);
  return {
    says: `If you multiply both terms of $${a} : ${b}$ by the same positive number, you get an equal ratio.`,
    truth: 'Always',
    idea: equalRatios,
    trial: `Multiply both terms of $${a} : ${b}$ by 2, and then by 10. What is the simplest form each time?`,
    shown: [
      ['Try an example.', `(${a} \\times 10) : (${b} \\times 10) = ${10 * a} : ${10 * b}`],
      ['Dividing both terms by that number leads back to the first ratio.', `${10 * a} : ${10 * b} = ${a} : ${b}`],
    ],
  };
};

const sameDifference: DrawnClaim = (chance) => {
  const [a, b] = draw(chance);
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  const gap = more - less;
  return {
    says: `In a ratio that is equal to $${less} : ${more}$, the second term is ${gap} more than the first.`,
    truth: 'Sometimes',
    idea: equalRatios,
    trial: `Look at $${less} : ${more}$ itself. Then multiply both terms by 2, and find the difference again.`,
    shown: [
      ['It is true for the ratio itself.', `${more} - ${less} = ${gap}`],
      [`It is not true for $${2 * less} : ${2 * more}$.`, `${2 * more} - ${2 * less} = ${2 * gap}`],
    ],
  };
};

const reversed: DrawnClaim = (chance) => {
  const [a, b] = draw(chance);
  return {
    says: `There are ${a} cats for every ${b} dogs at a shelter, so there are ${b} cats for every ${a} dogs.`,
    truth: 'Never',
    idea: 'The order of the terms of a ratio matters.',
    trial: `Are there more cats or more dogs if there are ${a} cats for every ${b} dogs?`,
    shown: [
      [
        `With ${a} cats for every ${b} dogs, there are ${a < b ? 'fewer' : 'more'} cats than dogs.`,
        `${a} ${a < b ? '<' : '>'} ${b}`,
      ],
      [
        `With ${b} cats for every ${a} dogs, there are ${a < b ? 'more' : 'fewer'} cats than dogs.`,
        `${b} ${a < b ? '>' : '<'} ${a}`,
      ],
    ],
  };
};

const total: DrawnClaim = (chance) => {
  const [a, b] = draw(chance);
  const sum = a + b;
  return {
    says: `The ratio of red to blue marbles in a bag is $${a} : ${b}$. The number of marbles in the bag is ${sum}.`,
    truth: 'Sometimes',
    idea: 'A ratio compares amounts. It does not tell how large they are.',
    trial: `Could the bag have ${a} red marbles? Could it have ${2 * a}?`,
    shown: [
      [`It can be so.`, `${a} + ${b} = ${sum}`],
      [`With twice as many of each, the ratio is the same.`, `${2 * a} + ${2 * b} = ${2 * sum}`],
    ],
  };
};

const ratioClaims = claimFamily({ name: 'ratio_equivalent_claim', skill: 'ratio_equivalent' }, [
  [sameMultiplied, reversed],
  [sameAdded, sameMultiplied],
  [sameDifference, sameAdded],
  [total, sameDifference],
  [total, sameDifference],
]);

const percentMeans = 'Percent means out of 100. 100% of an amount is all of it.';

const lessThanAll: DrawnClaim = (chance) => {
  const p = chance.int(11, 99);
  return {
    says: `If you take ${p}% of a positive number, the result is greater than the number.`,
    truth: 'Never',
    idea: percentMeans,
    trial: `Find ${p}% of 100. Is ${p}% more or less than all of it?`,
    shown: [
      ['Try an example.', `\\frac{${p}}{100} \\times 100 = ${p}`],
      [`${p}% is less than 100%, so it is less than all of the number.`, `${p} < 100`],
    ],
  };
};

const moreThanAll: DrawnClaim = (chance) => {
  const p = chance.int(101, 250);
  return {
    says: `If you take ${p}% of a positive number, the result is greater than the number.`,
    truth: 'Always',
    idea: percentMeans,
    trial: `Find ${p}% of 100. Is ${p}% more or less than all of it?`,
    shown: [
      ['Try an example.', `\\frac{${p}}{100} \\times 100 = ${p}`],
      [`${p}% is more than 100%, so it is more than all of the number.`, `${p} > 100`],
    ],
  };
};

const differentWholes: DrawnClaim = (chance) => {
  const [low, high] = chance.pick([[20, 30], [10, 40], [25, 50], [40, 60], [50, 75], [20, 80], [30, 70], [60, 90]] as const); // prettier-ignore
  return {
    says: `Taking ${high}% of one positive number gives more than taking ${low}% of another positive number.`,
    truth: 'Sometimes',
    idea: 'The same percent can be a large or a small amount. It depends on the whole.',
    trial: `Compare ${high}% of 100 with ${low}% of 100. Then compare ${high}% of 100 with ${low}% of 1,000.`,
    shown: [
      ['With 100 for both, it is greater.', `${high} > ${low}`],
      [`With 100 and 1,000, it is less.`, `${high} < ${low * 10}`],
    ],
  };
};

const partsOfAWhole: DrawnClaim = (chance) => {
  const p = chance.int(12, 88);
  return {
    says: `If ${p}% of a class has a pet, then ${100 - p}% of the class has no pet.`,
    truth: 'Always',
    idea: percentMeans,
    trial: `Think of a class of 100 students. How many have a pet if it is ${p}%?`,
    shown: [
      ['All of the class is 100%.', `100 - ${p} = ${100 - p}`],
      ['Everyone either has a pet or has none, so the two percents add up to 100.', `${p} + ${100 - p} = 100`],
    ],
  };
};

const percentClaims = claimFamily({ name: 'percent_meaning_claim', skill: 'percent_meaning' }, [
  [partsOfAWhole, lessThanAll],
  [lessThanAll, partsOfAWhole],
  [moreThanAll, lessThanAll],
  [differentWholes, moreThanAll],
  [differentWholes, moreThanAll],
]);

export const ratioClaimGenerators: readonly Generator[] = [ratioClaims, percentClaims];
