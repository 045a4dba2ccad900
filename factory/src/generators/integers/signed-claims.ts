import { claimFamily, type DrawnClaim } from '../../claim-family.ts';
import type { Generator } from '../../generator.ts';

const addTheOpposite = 'Subtracting a number is the same as adding its opposite.';

const positiveMinusNegative: DrawnClaim = (chance) => {
  const a = chance.int(2, 15);
  return {
    says: `If you subtract a negative number from ${a}, the difference is positive.`,
    truth: 'Always',
    idea: addTheOpposite,
    trial: `Try $${a} - (-1)$ and $${a} - (-${a + 3})$. In which direction do you move from ${a}?`,
    shown: [
      ['Try some examples.', `${a} - (-1) = ${a + 1}, \\quad ${a} - (-${a + 3}) = ${2 * a + 3}`],
      [`You add a positive number to ${a}, so you move right from ${a}.`, `${a} + 1 > ${a}`],
    ],
  };
};

const negativeMinusNegative: DrawnClaim = (chance) => {
  const a = chance.int(3, 15);
  return {
    says: `If you subtract a negative number from $-${a}$, the difference is negative.`,
    truth: 'Sometimes',
    idea: addTheOpposite,
    trial: `Try $-${a} - (-1)$ and $-${a} - (-${a + 2})$.`,
    shown: [
      ['Here is one that is negative.', `-${a} - (-1) = ${1 - a}`],
      ['Here is one that is positive.', `-${a} - (-${a + 2}) = 2`],
    ],
  };
};

const negativeMinusPositive: DrawnClaim = (chance) => {
  const a = chance.int(2, 20);
  return {
    says: `If you subtract a positive number from $-${a}$, the difference is positive.`,
    truth: 'Never',
    idea: 'To subtract a positive number, move left on the number line.',
    trial: `Try $-${a} - 1$ and $-${a} - ${a}$. In which direction do you move from $-${a}$?`,
    shown: [
      ['Try some examples.', `-${a} - 1 = -${a + 1}, \\quad -${a} - ${a} = -${2 * a}`],
      [`You start to the left of 0 and move farther left.`, `-${a + 1} < -${a}`],
    ],
  };
};

const positiveMinusPositive: DrawnClaim = (chance) => {
  const a = chance.int(3, 20);
  return {
    says: `If you subtract a positive number from ${a}, the difference is positive.`,
    truth: 'Sometimes',
    idea: 'To subtract a positive number, move left on the number line.',
    trial: `Try $${a} - 1$ and $${a} - ${a + 4}$. Do you pass 0?`,
    shown: [
      ['Here is one that is positive.', `${a} - 1 = ${a - 1}`],
      ['Here is one that is negative.', `${a} - ${a + 4} = -4`],
    ],
  };
};

const lessAfterMinusNegative: DrawnClaim = (chance) => {
  const a = chance.int(2, 25);
  return {
    says: `If you subtract a negative number from $-${a}$, the difference is less than $-${a}$.`,
    truth: 'Never',
    idea: addTheOpposite,
    trial: `Try $-${a} - (-1)$ and $-${a} - (-10)$. Compare each one with $-${a}$.`,
    shown: [
      ['Try some examples.', `-${a} - (-1) = ${1 - a}, \\quad -${a} - (-10) = ${10 - a}`],
      ['You add a positive number, so you move right. The difference is greater.', `${1 - a} > -${a}`],
    ],
  };
};

const subtractClaims = claimFamily({ name: 'int_subtract_claim', skill: 'int_subtract' }, [
  [positiveMinusPositive, negativeMinusPositive],
  [positiveMinusNegative, negativeMinusPositive],
  [negativeMinusNegative, positiveMinusNegative],
  [lessAfterMinusNegative, negativeMinusNegative],
  [lessAfterMinusNegative, negativeMinusNegative],
]);

const likeSigns = 'Like signs make a positive product or quotient. Different signs make it negative.';

const negativeTimesNegative: DrawnClaim = (chance) => {
  const a = chance.int(2, 12);
  return {
    says: `The product of $-${a}$ and a negative number is negative.`,
    truth: 'Never',
    idea: likeSigns,
    trial: `Try $-${a} \\times (-1)$ and $-${a} \\times (-5)$.`,
    shown: [
      ['Try some examples.', `-${a} \\times (-1) = ${a}, \\quad -${a} \\times (-5) = ${5 * a}`],
      ['Both factors are negative, so the product is positive.', `${5 * a} > 0`],
    ],
  };
};

const negativeTimesInteger: DrawnClaim = (chance) => {
  const a = chance.int(2, 15);
  return {
    says: `The product of $-${a}$ and an integer is negative.`,
    truth: 'Sometimes',
    idea: likeSigns,
    trial: `Try $-${a} \\times 2$ and $-${a} \\times (-2)$. An integer can be 0, too.`,
    shown: [
      ['Here is one that is negative.', `-${a} \\times 2 = -${2 * a}`],
      ['Here is one that is positive.', `-${a} \\times (-2) = ${2 * a}`],
    ],
  };
};

const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

const manyNegatives: DrawnClaim = (chance) => {
  const n = chance.int(3, 8);
  const base = chance.pick([2, 3]);
  const value = (-base) ** n;
  return {
    says: `The product of ${counts[n]} numbers, all of them less than $-${base - 1}$, is positive.`,
    truth: n % 2 === 0 ? 'Always' : 'Never',
    idea: likeSigns,
    trial: `All the factors are negative. What is the sign after two factors like $-${base} \\times (-${base})$? What is it after three?`,
    shown: [
      [
        `Try an example with ${counts[n]} factors.`,
        `${Array.from({ length: n }, (_, i) => (i === 0 ? `-${base}` : `(-${base})`)).join(' \\times ')} = ${value}`,
      ],
      [`All the factors are negative, and ${n} is ${n % 2 === 0 ? 'even' : 'odd'}.`, value > 0 ? `${value} > 0` : `${value} < 0`],
    ],
  };
};

const negativeDividedByNegative: DrawnClaim = (chance) => {
  const a = chance.int(2, 12);
  return {
    says: `A negative number divided by $-${a}$ is greater than $-${a}$.`,
    truth: 'Always',
    idea: likeSigns,
    trial: `Try $-${a} \\div (-${a})$ and $-${5 * a} \\div (-${a})$. Which sign do the quotients have?`,
    shown: [
      ['Try some examples.', `-${a} \\div (-${a}) = 1, \\quad -${5 * a} \\div (-${a}) = 5`],
      ['Both numbers are negative, so the quotient is positive. It is greater than any negative number.', `1 > -${a}`],
    ],
  };
};

const productIsLess: DrawnClaim = (chance) => {
  const a = chance.int(2, 12);
  return {
    says: `The product of $-${a}$ and an integer is less than $-${a}$.`,
    truth: 'Sometimes',
    idea: 'On a number line, the number farther to the left is less.',
    trial: `Try $-${a} \\times 3$ and $-${a} \\times (-3)$.`,
    shown: [
      ['Here is one that is less.', `-${a} \\times 3 = -${3 * a}`],
      ['Here is one that is greater.', `-${a} \\times (-3) = ${3 * a}`],
    ],
  };
};

const multiplyClaims = claimFamily({ name: 'int_mult_div_claim', skill: 'int_mult_div' }, [
  [negativeTimesNegative, negativeTimesInteger],
  [negativeTimesInteger, negativeTimesNegative],
  [negativeDividedByNegative, productIsLess],
  [manyNegatives, productIsLess],
  [manyNegatives],
]);

export const signedClaimGenerators: readonly Generator[] = [subtractClaims, multiplyClaims];
