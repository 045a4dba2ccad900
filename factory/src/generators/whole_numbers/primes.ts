import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { choiceFamily, family, graded, range, textFamily } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  basesOnly,
  compositeAmongPrimeFactors,
  exponentsAsFactors,
  firstPrimeOnly,
  lastPrimeSkipped,
  notInTheTablesMeansPrime,
  oddMeansPrime,
  quotientForExponent,
  repeatsCountedOnce,
  testsTwoAndThreeOnly,
} from '@stoa/engine/math/mal-rules/whole-numbers/factors-and-multiples';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { listed } from '../../wording/whole-number-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** Returns the prime factors in rising order, repeated as often as they divide: 60 → 2, 2, 3, 5. */
export function primeFactors(n: number): number[] {
  const found: number[] = [];
  let rest = n;
  for (let p = 2; p * p <= rest; p += 1) {
    while (rest % p === 0) {
      found.push(p);
      rest /= p;
    }
  }
  if (rest > 1) found.push(rest);
  return found;
}
const isPrime = (n: number): boolean => n > 1 && primeFactors(n).length === 1;
const smallestOf = (n: number): number => primeFactors(n)[0]!;

/** Draws a number for which `fits` holds. 1: below 50, up to 5: below 200. */
const drawn =
  (fits: (n: number) => boolean) =>
  (chance: Chance, difficulty: Difficulty): number => {
    const [low, high] = byDifficulty(difficulty, [[11, 47], [23, 67], [37, 97], [53, 149], [89, 199]]); // prettier-ignore
    return drawUntil(() => chance.int(low!, high!), fits);
  };

const takenForPrime = (rule: MalRule, n: number): WrongWay<string> => ({
  rule,
  to: `$${n}$`,
  hints: [
    `Can you split ${n} into equal groups with more than one in each group?`,
    'A prime number has exactly two factors, 1 and itself. An odd number can have more.',
    `Divide ${n} by ${smallestOf(n)}. Is there a remainder?`,
  ],
});

/** One prime among numbers that some wrong test takes for primes. In rising order, as in the stem. */
const whichIsPrime = choiceFamily(
  { name: 'whole_primes_which', version: 2, skill: 'whole_primes' },
  {
    levels: {
      prime: graded(drawn(isPrime)),
      odd: graded(drawn((n) => n % 2 === 1 && n % 3 === 0 && !isPrime(n) && !notInTheTablesMeansPrime.answer(n) === n <= 81)),
      beyond: graded(drawn((n) => n % 2 === 1 && n % 3 === 0 && !isPrime(n) && notInTheTablesMeansPrime.answer(n))),
      sneaky: graded(drawn((n) => !isPrime(n) && testsTwoAndThreeOnly.answer(n))),
    },
    where: ({ odd, beyond, sneaky }) => new Set([odd, beyond, sneaky]).size === 3,
    given: ({ prime, odd, beyond, sneaky }) => ({
      stem: `Which of the numbers ${listed([prime, odd, beyond, sneaky].toSorted((a, b) => a - b).map(String))} is a prime number?`,
      right: `$${prime}$`,
    }),
    steps: ({ prime, odd, beyond, sneaky }) => [
      ['A prime number has exactly two factors, 1 and itself. Divide by 2, 3, 5, 7, and so on.', '2, 3, 5, 7, 11, 13'],
      [
        'Three of the numbers have other factors.',
        [odd, beyond, sneaky].map((n) => `${n} = ${smallestOf(n)} \\times ${n / smallestOf(n)}`).join(', \\; '),
      ],
      [`${prime} has no other factors, so it is prime.`, `${prime}`],
    ],
    ladder: ({ odd }) => [
      'What makes a number prime? Try to divide each choice.',
      'A prime number has exactly two factors. Test each number with the primes 2, 3, 5, 7, and so on.',
      `Start with ${odd}: it divides by ${smallestOf(odd)}. Test the other three numbers the same way.`,
    ],
    ways: ({ odd, beyond, sneaky }) => [
      takenForPrime(oddMeansPrime, odd),
      takenForPrime(notInTheTablesMeansPrime, beyond),
      takenForPrime(testsTwoAndThreeOnly, sneaky),
    ],
  },
);

/** A composite number whose primes are small: 1 two or three factors, up to 5 with five and six. */
function drawComposite(chance: Chance, difficulty: Difficulty): { n: number; factors: number[] } {
  const [count, greatest] = byDifficulty(difficulty, [[3, 5], [3, 7], [4, 7], [4, 11], [5, 11]]); // prettier-ignore
  const primes = [2, 3, 5, 7, 11].filter((p) => p <= greatest!);
  return drawUntil(
    () => {
      const factors = Array.from({ length: count! + (difficulty === 5 ? chance.int(0, 1) : 0) }, () =>
        chance.pick(primes),
      ).toSorted((a, b) => a - b);
      return { n: factors.reduce((product, p) => product * p, 1), factors };
    },
    ({ n, factors }) =>
      new Set(factors).size >= 2 &&
      new Set(factors).size < factors.length &&
      n <= byDifficulty(difficulty, [60, 150, 300, 500, 900]),
  );
}

/** Writes a number's factoring, smallest prime first. */
function takingApart(n: number): string {
  const lines: string[] = [];
  let rest = n;
  for (const p of primeFactors(n).slice(0, -1)) {
    lines.push(`${rest} = ${p} \\times ${rest / p}`);
    rest /= p;
  }
  return lines.join(', \\; ');
}

/** The different primes that divide a number, as a set. */
const distinctPrimes = textFamily(
  { name: 'whole_primes_distinct', version: 1, skill: 'whole_primes' },
  {
    levels: { composite: graded(drawComposite) },
    derived: ({ composite: { n, factors } }) => ({ primes: [...new Set(factors)], mixed: compositeAmongPrimeFactors.answer(n) }),
    given: ({ composite: { n }, primes }) => ({
      stem: `Which prime numbers are factors of ${n}? List each one once.`,
      right: `{${primes.join(', ')}}`,
      inputType: 'set',
      placeholder: 'like a, b',
      wrong: `{1, ${n}}`,
    }),
    steps: ({ composite: { n }, primes }) => [
      [`Divide ${n} by its smallest prime factor. Do the same with each quotient until a prime is left.`, takingApart(n)],
      ['List each prime factor once.', `\\{${primes.join(', ')}\\}`],
    ],
    ladder: ({ composite: { n }, primes }) => [
      `What is a prime factor? Start with the smallest prime that divides ${n}.`,
      'Divide by a prime, then divide the quotient by a prime, until only a prime is left. List each prime once.',
      `Start with $${n} \\div ${primes[0]}$. Then split the quotient the same way.`,
    ],
    ways: ({ composite: { n }, primes, mixed }) => [
      {
        rule: compositeAmongPrimeFactors,
        to: `{${mixed.join(', ')}}`,
        hints: [
          compositeAmongPrimeFactors.hints.look,
          'A prime factor has no factors except 1 and itself. If you can split a number, split it again.',
          `Look at the greatest number in your list. Can you divide it by ${smallestOf(mixed.at(-1)!)}?`,
        ],
      },
      {
        rule: firstPrimeOnly,
        to: `{${primes.slice(0, -1).join(', ')}}`,
        hints: [
          `Divide ${n} by the primes you found, as many times as you can. What is left?`,
          firstPrimeOnly.hints.principle,
          `Start with ${n} ÷ ${primes[0]}, and keep dividing until you cannot split the quotient.`,
        ],
      },
    ],
  },
);

/** Returns the smallest prime that divides more than once, how often it does, and the product of the other factors. */
function repeatedPrime(factors: readonly number[]): { repeated: number; exponent: number; others: number } {
  const repeated = factors.find((p, i) => factors[i + 1] === p)!;
  const rest = factors.filter((p) => p !== repeated);
  return { repeated, exponent: factors.length - rest.length, others: rest.reduce((product, p) => product * p, 1) };
}

/** Writes a factorization with exponents, and a box for the exponent of `hidden`: 2, 2, 3 → '2^{\\square} \\times 3'. */
const asPowers = (factors: readonly number[], hidden?: number): string =>
  [...new Set(factors)]
    .map((p) => {
      const times = factors.filter((other) => other === p).length;
      return p === hidden ? `${p}^{\\square}` : times === 1 ? `${p}` : `${p}^{${times}}`;
    })
    .join(' \\times ');

/** A prime factorization with one exponent missing. */
const missingExponent = family(
  { name: 'whole_primes_exponent', version: 1, skill: 'whole_primes' },
  {
    levels: { composite: graded(drawComposite) },
    where: ({ composite: { factors } }) => {
      const { repeated, exponent, others } = repeatedPrime(factors);
      return exponent !== repeated && exponent !== others;
    },
    derived: ({ composite: { n, factors } }) => ({ n, factors, ...repeatedPrime(factors) }),
    given: ({ n, factors, repeated, exponent }) => ({
      stem: `What exponent makes the equation true? $${n} = ${asPowers(factors, repeated)}$`,
      right: exponent,
    }),
    steps: ({ n, factors, repeated, exponent }) => [
      [`Write the prime factorization of ${n}. Start with the smallest prime.`, takingApart(n)],
      [`Count how many times ${repeated} is a factor.`, `${factors.join(' \\times ')}`],
      [`That count is the exponent of ${repeated} in $${asPowers(factors)}$.`, `\\square = ${exponent}`],
    ],
    ladder: ({ n, repeated, others }) => [
      'What does an exponent tell you? Which prime needs one?',
      'The exponent tells how many times a prime is a factor. Divide by that prime and count.',
      `Divide $${n} \\div ${others}$ first. Then count how many times you can divide by ${repeated}.`,
    ],
    ways: ({ n, repeated, others }) => [
      following(
        repeatsCountedOnce,
        [],
        [
          `Does your exponent make the product ${n}? Evaluate the right side.`,
          repeatsCountedOnce.hints.principle,
          `Divide ${n} by ${others} first, so that only the ${repeated}s are left. How many times can you divide by ${repeated}?`,
        ],
      ),
      ruled(
        quotientForExponent,
        [n, repeated, others],
        `Divide ${n} by ${others} first. How many times can you divide the quotient by ${repeated} until 1 is left?`,
      ),
    ],
  },
);

/** The number with a given prime factorization. Graded like the numbers to be factored. */
const fromFactorization = family(
  { name: 'whole_primes_from_factorization', version: 1, skill: 'whole_primes' },
  {
    levels: { composite: graded(drawComposite) },
    derived: ({ composite: { factors } }) => {
      const powers = [...new Set(factors)].map((p) => [p, factors.filter((other) => other === p).length] as const);
      return { powers, written: asPowers(factors) };
    },
    given: ({ composite: { n }, written }) => ({
      stem: `What number has this prime factorization?\n\n$${written}$`,
      right: n,
    }),
    steps: ({ composite: { n, factors }, written }) => [
      ['Write each power as a product.', `${written} = ${factors.join(' \\times ')}`],
      ['Multiply all the prime factors.', `${factors.join(' \\times ')} = ${n}`],
    ],
    ladder: ({ composite: { factors }, powers }) => [
      'What does each exponent tell you?',
      'An exponent tells how many times the base is a factor. Write the product in full, and then multiply.',
      `Write ${listed(powers.filter(([, times]) => times > 1).map(([p, times]) => `$${p}^{${times}}$`))} as a product. Then multiply all the factors, starting with $${factors[0]} \\times ${factors[1]}$.`,
    ],
    ways: ({ powers }) => {
      const [base, exponent] = powers.find(([, times]) => times > 1)!;
      return [
        following(
          exponentsAsFactors,
          [powers],
          [
            `What does the exponent ${exponent} in $${base}^{${exponent}}$ mean?`,
            'The exponent is not a factor. It tells how many times the base is a factor.',
            `Write $${base}^{${exponent}}$ as $${Array.from({ length: exponent }, () => base).join(' \\times ')}$.`,
          ],
        ),
        following(
          basesOnly,
          [powers],
          [
            `How many times is ${base} a factor here?`,
            'Use each base as many times as its exponent says.',
            `Write $${base}^{${exponent}}$ as $${Array.from({ length: exponent }, () => base).join(' \\times ')}$.`,
          ],
        ),
      ];
    },
  },
);

const primeAfter = (n: number): number => (isPrime(n + 1) ? n + 1 : primeAfter(n + 1));

/** The next prime after a number: 1 below 30, up to 5 below 200. At least one odd number comes before it. */
const nextPrime = family(
  { name: 'whole_primes_next', version: 1, skill: 'whole_primes' },
  {
    levels: { from: [range(7, 30), range(19, 60), range(31, 95), range(83, 150), range(113, 197)] },
    where: ({ from }) => primeAfter(from) - from > (from % 2 === 0 ? 2 : 3) && primeAfter(from) - from < 9,
    derived: ({ from }) => {
      const right = primeAfter(from);
      const between = Array.from({ length: right - from - 1 }, (_, i) => from + 1 + i).filter((n) => n % 2 === 1);
      return { right, between };
    },
    given: ({ from, right }) => ({ stem: `What is the least prime number that is greater than ${from}?`, right }),
    steps: ({ right, between }) => [
      [
        'Even numbers greater than 2 are not prime. Test the odd numbers in order.',
        between.map((n) => `${n} = ${primeFactors(n)[0]} \\times ${n / primeFactors(n)[0]!}`).join(', \\; '),
      ],
      [`The next odd number has no factors except 1 and itself.`, `${right}`],
    ],
    ladder: ({ from, between }) => [
      `Which numbers after ${from} can be prime? Are any of them even?`,
      'A prime number has exactly two factors. Test each odd number with the primes 3, 5, 7, and so on.',
      `Start with ${between[0]}. Divide it by ${primeFactors(between[0]!)[0]}. Then go on to the next odd number.`,
    ],
    ways: ({ from, right, between }) => [
      {
        rule: oddMeansPrime,
        to: between[0]!,
        hints: [
          `Does your number have factors other than 1 and itself?`,
          'Not every odd number is prime. Test it with 3, 5, and 7.',
          `Divide ${between[0]} by ${primeFactors(between[0]!)[0]}. Is there a remainder?`,
        ],
      },
      {
        rule: lastPrimeSkipped,
        to: primeAfter(right),
        hints: [
          `Are there any primes between ${from} and your number?`,
          'The least prime comes first. Test every odd number in order.',
          `Start at ${between[0]}, and test each odd number with 3, 5, and 7.`,
        ],
      },
    ],
  },
);

export const primeGenerators: readonly Generator[] = [
  whichIsPrime,
  distinctPrimes,
  missingExponent,
  fromFactorization,
  nextPrime,
];
