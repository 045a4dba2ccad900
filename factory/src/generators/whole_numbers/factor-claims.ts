import { claimFamily, type DrawnClaim } from '../../claim-family.ts';
import type { Generator } from '../../generator.ts';

const inATable = 'A multiple of a number is what you get when you multiply it by a whole number.';

const multiplesAreEven: DrawnClaim = (chance) => {
  const n = chance.pick([4, 6, 8, 10, 12, 14, 16, 18, 20]);
  return {
    says: `A multiple of ${n} is an even number.`,
    truth: 'Always',
    idea: 'An even number can be split into two equal whole-number parts.',
    trial: `Try $3 \\times ${n}$ and $5 \\times ${n}$. Is each one even? Think about why.`,
    shown: [
      [`Try some multiples of ${n}.`, `${n}, \\; ${2 * n}, \\; ${3 * n}, \\; ${4 * n}`],
      [`${n} is even, so any number of ${n}s makes pairs with none left over.`, `${n} = 2 \\times ${n / 2}`],
    ],
  };
};

const multiplesAreOdd: DrawnClaim = (chance) => {
  const n = chance.pick([3, 5, 7, 9, 11, 13, 15, 17, 19]);
  return {
    says: `A multiple of ${n} is an odd number.`,
    truth: 'Sometimes',
    idea: inATable,
    trial: `Try $2 \\times ${n}$ and $3 \\times ${n}$. Is each one odd?`,
    shown: [
      ['Here is one that is odd.', `3 \\times ${n} = ${3 * n}`],
      ['Here is one that is even.', `2 \\times ${n} = ${2 * n}`],
    ],
  };
};

const pairs = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [2, 7],
  [3, 7],
  [4, 3],
  [5, 3],
] as const;

const multipleOfAFactor: DrawnClaim = (chance) => {
  const [a, b] = chance.pick(pairs);
  const n = a * b;
  return {
    says: `A multiple of ${n} is also a multiple of ${a}.`,
    truth: 'Always',
    idea: inATable,
    trial: `Try $2 \\times ${n}$: does ${a} divide it evenly? How are ${n} and ${a} related?`,
    shown: [
      [`Try some multiples of ${n}.`, `${2 * n} \\div ${a} = ${2 * b}, \\quad ${3 * n} \\div ${a} = ${3 * b}`],
      [`${a} is a factor of ${n}, so it divides every multiple of ${n}.`, `${n} = ${a} \\times ${b}`],
    ],
  };
};

const multipleOfAMultiple: DrawnClaim = (chance) => {
  const [a, b] = chance.pick(pairs);
  const n = a * b;
  return {
    says: `A multiple of ${a} is also a multiple of ${n}.`,
    truth: 'Sometimes',
    idea: inATable,
    trial: `Skip-count by ${a}s from ${a} to ${n}. Which of these numbers are multiples of ${n}?`,
    shown: [
      [`${2 * n} is a multiple of ${a} and of ${n}.`, `${2 * n} = ${2 * b} \\times ${a} = 2 \\times ${n}`],
      [`${a} is a multiple of ${a}, but it is less than ${n}.`, `${a} < ${n}`],
    ],
  };
};

const factorIsGreater: DrawnClaim = (chance) => {
  const n = chance.int(12, 60);
  return {
    says: `A factor of ${n} is greater than ${n}.`,
    truth: 'Never',
    idea: 'Two factors of a number multiply to give that number.',
    trial: `Name some factors of ${n}, starting with 1. Compare them with ${n}.`,
    shown: [
      [`The greatest factor of ${n} is ${n} itself.`, `1 \\times ${n} = ${n}`],
      [`A number greater than ${n} times a whole number is already too great.`, `1 \\times ${n + 1} > ${n}`],
    ],
  };
};

const twoFactorsAtOnce: DrawnClaim = (chance) => {
  const [a, b] = chance.pick([[2, 3], [3, 4], [2, 5], [3, 5], [4, 5], [2, 7], [3, 7], [2, 9], [4, 9], [5, 6]] as const); // prettier-ignore
  const n = a * b;
  return {
    says: `A number that is a multiple of both ${a} and ${b} is also a multiple of ${n}.`,
    truth: 'Always',
    idea: 'Every common multiple of two numbers is a multiple of their least common multiple.',
    trial: `What is the least number that is a multiple of both ${a} and ${b}? What comes next?`,
    shown: [
      [`List the common multiples of ${a} and ${b}.`, `${n}, \\; ${2 * n}, \\; ${3 * n}`],
      [`The least common multiple is ${n}, and all the others are multiples of it.`, `${2 * n} = 2 \\times ${n}`],
    ],
  };
};

const twoFactorsThatOverlap: DrawnClaim = (chance) => {
  const [a, b, least] = chance.pick([[4, 6, 12], [6, 9, 18], [6, 8, 24], [4, 10, 20], [6, 10, 30], [8, 12, 24], [9, 12, 36], [10, 15, 30]] as const); // prettier-ignore
  const n = a * b;
  return {
    says: `A number that is a multiple of both ${a} and ${b} is also a multiple of ${n}.`,
    truth: 'Sometimes',
    idea: 'Every common multiple of two numbers is a multiple of their least common multiple.',
    trial: `What is the least number that is a multiple of both ${a} and ${b}? Compare it with ${n}.`,
    shown: [
      [`${n} is a multiple of ${a}, of ${b}, and of ${n}.`, `${n} = ${a} \\times ${b}`],
      [`${least} is a multiple of ${a} and of ${b}, but it is less than ${n}.`, `${least} < ${n}`],
    ],
  };
};

const sumOfMultiples: DrawnClaim = (chance) => {
  const n = chance.int(3, 15);
  return {
    says: `The sum of two multiples of ${n} is a multiple of ${n}.`,
    truth: 'Always',
    idea: inATable,
    trial: `Try $2 \\times ${n}$ plus $3 \\times ${n}$. How many ${n}s are in the sum?`,
    shown: [
      ['Try an example.', `${2 * n} + ${3 * n} = ${5 * n}`],
      [`Some ${n}s and some more ${n}s are a whole number of ${n}s.`, `2 \\times ${n} + 3 \\times ${n} = 5 \\times ${n}`],
    ],
  };
};

const oneMore: DrawnClaim = (chance) => {
  const n = chance.int(4, 12);
  const more = chance.int(1, n - 1);
  return {
    says: `If you add ${more} to a multiple of ${n}, you get another multiple of ${n}.`,
    truth: 'Never',
    idea: `The multiples of a number are that number apart.`,
    trial: `Start at $2 \\times ${n}$, and add ${more}. How far is it to the next multiple of ${n}?`,
    shown: [
      ['Try an example.', `${2 * n} + ${more} = ${2 * n + more}`],
      [`The next multiple is ${n} away, and ${more} is less than ${n}.`, `${2 * n} + ${n} = ${3 * n}`],
    ],
  };
};

const factorClaims = claimFamily({ name: 'whole_factors_multiples_claim', skill: 'whole_factors_multiples' }, [
  [multiplesAreEven, multiplesAreOdd],
  [multipleOfAFactor, factorIsGreater],
  [multipleOfAMultiple, sumOfMultiples],
  [oneMore, twoFactorsAtOnce],
  [twoFactorsThatOverlap, twoFactorsAtOnce],
]);

const primeMeans = 'A prime number has exactly two factors, 1 and itself.';

const evenPrimes: DrawnClaim = (chance) => {
  const from = 2 * chance.int(1, 20);
  return {
    says: `An even number greater than ${from} is a prime number.`,
    truth: 'Never',
    idea: primeMeans,
    trial: `Try ${from + 2}. Name a factor of it that is not 1 and not ${from + 2}.`,
    shown: [
      [
        `An even number greater than ${from} has the factor 2.`,
        `${from + 2} = 2 \\times ${(from + 2) / 2}, \\quad ${from + 4} = 2 \\times ${(from + 4) / 2}`,
      ],
      ['So it has more than two factors: 1, 2, and itself.', `1, \\; 2, \\; ${from + 4}`],
    ],
  };
};

const oddPrimes: DrawnClaim = (chance) => {
  const [low, high, prime, factor] = chance.pick([[10, 20, 13, 5], [20, 30, 23, 7], [30, 40, 31, 11], [40, 50, 43, 15], [60, 70, 61, 21], [70, 80, 73, 25], [50, 60, 53, 17]] as const); // prettier-ignore
  return {
    says: `An odd number between ${low} and ${high} is a prime number.`,
    truth: 'Sometimes',
    idea: primeMeans,
    trial: `Try ${prime} and ${3 * factor}. Does 3 divide one of them?`,
    shown: [
      [`${prime} is odd, and its only factors are 1 and ${prime}.`, `${prime} = 1 \\times ${prime}`],
      [`${3 * factor} is odd, but it has the factor 3.`, `${3 * factor} = 3 \\times ${factor}`],
    ],
  };
};

const productOfPrimes: DrawnClaim = (chance) => {
  const [p, q] = chance.pick([[2, 7], [3, 5], [5, 7], [7, 3], [11, 2], [13, 3], [17, 2], [19, 3]] as const); // prettier-ignore
  return {
    says: `The product of ${p} and another prime number is a prime number.`,
    truth: 'Never',
    idea: primeMeans,
    trial: `Try $${p} \\times ${q}$. Which factors does the product have?`,
    shown: [
      ['Try an example.', `${p} \\times ${q} = ${p * q}`],
      [`The product always has the factor ${p}, besides 1 and itself.`, `1, \\; ${p}, \\; ${p * q}`],
    ],
  };
};

const sumOfOddPrimes: DrawnClaim = (chance) => {
  const [p, q] = chance.pick([[3, 11], [5, 13], [7, 17], [11, 23], [13, 3], [17, 7], [19, 5], [23, 29]] as const); // prettier-ignore
  return {
    says: `The sum of ${p} and an odd prime number is a prime number.`,
    truth: 'Never',
    idea: 'The sum of two odd numbers is even.',
    trial: `Try $${p} + ${q}$. Is the sum even or odd?`,
    shown: [
      ['Try an example.', `${p} + ${q} = ${p + q}`],
      ['The sum of two odd numbers is even, so 2 is a factor of it.', `${p + q} = 2 \\times ${(p + q) / 2}`],
    ],
  };
};

const twoMoreThanAPrime: DrawnClaim = (chance) => {
  const [from, works, fails] = chance.pick([[2, 3, 7], [4, 5, 13], [10, 11, 19], [16, 17, 23], [28, 29, 31], [40, 41, 43], [58, 59, 61]] as const); // prettier-ignore
  return {
    says: `If you add 2 to a prime number greater than ${from}, you get another prime number.`,
    truth: 'Sometimes',
    idea: primeMeans,
    trial: `Try ${works} and ${fails}. Add 2 to each one, and look for factors.`,
    shown: [
      [`With ${works}, the sum is prime.`, `${works} + 2 = ${works + 2}`],
      [
        `With ${fails}, the sum has other factors.`,
        `${fails} + 2 = ${fails + 2} = ${(fails + 2) % 3 === 0 ? 3 : 5} \\times ${(fails + 2) / ((fails + 2) % 3 === 0 ? 3 : 5)}`,
      ],
    ],
  };
};

const primeMultiples: DrawnClaim = (chance) => {
  const p = chance.pick([3, 5, 7, 11, 13, 17, 19, 23]);
  return {
    says: `A number with ${p} as one of its factors is a prime number.`,
    truth: 'Sometimes',
    idea: primeMeans,
    trial: `Try the first three multiples of ${p}: ${p}, ${2 * p}, and ${3 * p}.`,
    shown: [
      [`${p} itself has exactly two factors.`, `${p} = 1 \\times ${p}`],
      [`${2 * p} has ${p} as a factor too, but it also has the factor 2.`, `${2 * p} = 2 \\times ${p}`],
    ],
  };
};

const primeClaims = claimFamily({ name: 'whole_primes_claim', skill: 'whole_primes' }, [
  [evenPrimes],
  [oddPrimes, evenPrimes],
  [productOfPrimes, oddPrimes],
  [primeMultiples, sumOfOddPrimes],
  [twoMoreThanAPrime, sumOfOddPrimes],
]);

const commonMeans = 'A common factor of two numbers divides both of them evenly.';

const ofTwoMultiples: DrawnClaim = (chance) => {
  const n = chance.int(3, 15);
  return {
    says: `The greatest common factor of two different multiples of ${n} is ${n}.`,
    truth: 'Sometimes',
    idea: commonMeans,
    trial: `Try ${2 * n} and ${3 * n}. Then try ${2 * n} and ${4 * n}.`,
    shown: [
      [`For ${2 * n} and ${3 * n}, it is ${n}.`, `\\gcd(${2 * n}, ${3 * n}) = ${n}`],
      [`For ${2 * n} and ${4 * n}, it is ${2 * n}.`, `\\gcd(${2 * n}, ${4 * n}) = ${2 * n}`],
    ],
  };
};

const ofEvenNumbers: DrawnClaim = (chance) => {
  const from = 2 * chance.int(1, 30);
  return {
    says: `The greatest common factor of two even numbers greater than ${from} is 1.`,
    truth: 'Never',
    idea: commonMeans,
    trial: `Try ${from + 2} and ${from + 4}. Which factor do all even numbers have?`,
    shown: [
      [
        'Every even number has the factor 2.',
        `${from + 2} = 2 \\times ${(from + 2) / 2}, \\quad ${from + 4} = 2 \\times ${(from + 4) / 2}`,
      ],
      ['So the greatest common factor is at least 2.', `\\gcd(${from + 2}, ${from + 4}) = 2`],
    ],
  };
};

const ofAPrime: DrawnClaim = (chance) => {
  const p = chance.pick([5, 7, 11, 13, 17, 19, 23, 29, 31, 37]);
  return {
    says: `The greatest common factor of ${p} and a number that is not a multiple of ${p} is 1.`,
    truth: 'Always',
    idea: `Every common factor has to be a factor of ${p}. Which factors does ${p} have?`,
    trial: `Try ${p} and ${p + 1}. Then list all the factors of ${p}.`,
    shown: [
      [`${p} is prime, so its only factors are 1 and ${p}.`, `${p} = 1 \\times ${p}`],
      [`If ${p} does not divide the other number, only 1 is left.`, `\\gcd(${p}, ${p + 1}) = 1`],
    ],
  };
};

const greaterThanBoth: DrawnClaim = (chance) => {
  const n = chance.int(6, 40);
  return {
    says: `The greatest common factor of ${n} and another number is greater than ${n}.`,
    truth: 'Never',
    idea: commonMeans,
    trial: `Try ${n} and ${2 * n}. Can a factor of ${n} be greater than ${n}?`,
    shown: [
      [`A common factor is a factor of ${n}. The greatest factor of ${n} is ${n} itself.`, `${n} = 1 \\times ${n}`],
      [`So the greatest common factor is ${n} at most.`, `\\gcd(${n}, ${2 * n}) = ${n}`],
    ],
  };
};

const neighbors: DrawnClaim = (chance) => {
  const from = chance.int(5, 60);
  return {
    says: `The greatest common factor of two whole numbers in a row that are greater than ${from} is 1.`,
    truth: 'Always',
    idea: 'A common factor of two numbers also divides their difference.',
    trial: `Try ${from + 1} and ${from + 2}. What is their difference?`,
    shown: [
      ['A common factor also divides the difference, and the difference is 1.', `${from + 2} - ${from + 1} = 1`],
      ['Only 1 divides 1.', `\\gcd(${from + 1}, ${from + 2}) = 1`],
    ],
  };
};

const commonFactorClaims = claimFamily({ name: 'whole_gcf_claim', skill: 'whole_gcf' }, [
  [greaterThanBoth, ofEvenNumbers],
  [ofEvenNumbers, greaterThanBoth],
  [ofTwoMultiples],
  [ofAPrime, ofTwoMultiples],
  [neighbors, ofAPrime],
]);

export const factorClaimGenerators: readonly Generator[] = [factorClaims, primeClaims, commonFactorClaims];
