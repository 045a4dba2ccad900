import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { rational } from '@stoa/engine/math/exact/rational';
import { additiveRatio, ratioReversed } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import { always, choiceFamily, family, graded, often, oneOf, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import type { NumberWay } from '../../number-draft.ts';
import { following } from '../../wrong-way.ts';
import { scaledTheOtherWay, termKept } from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** a : b = c : d, d unknown. */
type Pair = { a: number; b: number; c: number; d: number };

/**
 * 1: times 2 to 5. 2: times 6 to 12. 3: divided. 4: through the simplest form, times 3/2 or the like. 5: the same with larger
 * numbers.
 */
function drawPair(chance: Chance, difficulty: Difficulty): Pair {
  return drawUntil(
    () => {
      const [p, q] = [chance.int(2, 9), chance.int(2, 9)];
      const [k, l] = {
        1: [1, chance.int(2, 5)],
        2: [1, chance.int(6, 12)],
        3: [chance.int(3, 9), 1],
        4: [chance.int(2, 4), chance.int(3, 7)],
        5: [chance.int(4, 9), chance.int(5, 12)],
      }[difficulty] as [number, number];
      return { a: p * k, b: q * k, c: p * l, d: q * l, p, q, k, l };
    },
    ({ a, b, c, d, p, q, k, l }) =>
      gcd(p, q) === 1 && (difficulty < 4 || (k % l !== 0 && l % k !== 0)) && new Set([a, b, c, d]).size === 4 && b - a !== d - c,
  );
}

function wrongTerms({ a, b, c }: Pair, what: string): NumberWay[] {
  const [x, y, z] = [rational(a), rational(b), rational(c)];
  return [
    following(
      additiveRatio,
      [x, y, z],
      [
        `From ${a} to ${c}, did you add or multiply?`,
        'To get an equal ratio, multiply or divide both terms by the same number. Adding changes the ratio.',
        `What do you multiply ${a} by to get ${c}? Do the same to ${b}.`,
      ],
    ),
    following(
      scaledTheOtherWay,
      [x, y, z],
      [
        `Which numbers go together? ${a} goes with ${b}, and ${c} goes with the unknown ${what}.`,
        'Both terms are multiplied by the same number.',
        `${b} is ${b > a ? 'more' : 'less'} than ${a}, so the unknown is ${b > a ? 'more' : 'less'} than ${c}.`,
      ],
    ),
    following(
      termKept,
      [y],
      [`${a} changes to ${c}. What happens to ${b}?`, termKept.hints.principle, `What do you multiply ${a} by to get ${c}?`],
    ),
  ];
}

function steps({ a, b, c, d }: Pair): Step[] {
  if (c % a === 0)
    return [
      [`To get from ${a} to ${c}, multiply by ${c / a}.`, `${a} \\times ${c / a} = ${c}`],
      [`Multiply ${b} by the same number.`, `${b} \\times ${c / a} = ${d}`],
    ];
  if (a % c === 0)
    return [
      [`To get from ${a} to ${c}, divide by ${a / c}.`, `${a} \\div ${a / c} = ${c}`],
      [`Divide ${b} by the same number.`, `${b} \\div ${a / c} = ${d}`],
    ];
  const by = gcd(a, b);
  return [
    [`Simplify the ratio you know. Divide both terms by ${by}.`, `${a} : ${b} = ${a / by} : ${b / by}`],
    [`To get from ${a / by} to ${c}, multiply by ${(c * by) / a}.`, `${a / by} \\times ${(c * by) / a} = ${c}`],
    [`Multiply ${b / by} by the same number.`, `${b / by} \\times ${(c * by) / a} = ${d}`],
  ];
}

/** The ladder for a missing term. */
const missingLadder = ({ a, b, c }: Pair, look: string): Ladder => [
  look,
  'Equal ratios: multiply or divide both terms by the same number. If no whole number works, simplify the ratio first.',
  c % a === 0
    ? `What do you multiply ${a} by to get ${c}? Multiply ${b} by it, too.`
    : a % c === 0
      ? `What do you divide ${a} by to get ${c}? Divide ${b} by it, too.`
      : `Simplify $${a} : ${b}$ first: both terms have the factor ${gcd(a, b)}.`,
];

const missing = family(
  { name: 'ratio_equivalent_missing', version: 1, skill: 'ratio_equivalent' },
  {
    levels: {
      pair: graded(drawPair),
      shown: always(
        oneOf(
          ({ a, b, c }: Pair) => `${a} : ${b} = ${c} : \\square`,
          ({ a, b, c }: Pair) => `${b} : ${a} = \\square : ${c}`,
          ({ a, b, c }: Pair) => `${c} : \\square = ${a} : ${b}`,
        ),
      ),
    },
    given: ({ pair, shown }) => ({
      stem: `Find the missing number so that the ratios are equal: $${shown(pair)}$`,
      right: pair.d,
    }),
    steps: ({ pair }) => steps(pair),
    ladder: ({ pair }) => missingLadder(pair, 'Which two numbers do you know in the same place? How are they related?'),
    ways: ({ pair }) => wrongTerms(pair, 'number'),
  },
);

const mixtures = [
  { a: 'cups of oats', b: 'cups of milk', make: 'A cook uses', with: 'and' },
  { a: 'scoops of cocoa', b: 'scoops of sugar', make: 'A café mixes', with: 'with' },
  { a: 'quarts of blue paint', b: 'quarts of yellow paint', make: 'A painter makes green paint by mixing', with: 'with' },
  { a: 'cups of juice', b: 'cups of ginger ale', make: 'A punch recipe mixes', with: 'with' },
  { a: 'buckets of compost', b: 'buckets of sand', make: 'A gardener mixes', with: 'with' },
  { a: 'red beads', b: 'gold beads', make: 'A bracelet pattern uses', with: 'and' },
  { a: 'teachers', b: 'students', make: 'On a field trip, there are', with: 'for every' },
] as const;

/** Draws a bar for each kind, in as many equal parts as the ratio says, with the known amount and `?`. */
const mixTape = (known: string, unknown: string, { a, b, c }: Pair): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: [
    { name: known, parts: Array.from({ length: a }, () => ({ size: 1 })), whole: `${c}` },
    { name: unknown, parts: Array.from({ length: b }, () => ({ size: 1 })), whole: '?' },
  ],
});

/** Graded as `drawPair`; either amount may be the unknown. */
const mixture = family(
  { name: 'ratio_equivalent_mixture', version: 2, skill: 'ratio_equivalent' },
  {
    levels: {
      pair: graded(drawPair),
      scene: always(oneOf<(typeof mixtures)[number]>(...mixtures)),
      secondUnknown: always(often),
    },
    derived: ({ pair, scene, secondUnknown }) => {
      const { a, b, c } = pair;
      const [known, unknown] = secondUnknown ? [scene.a, scene.b] : [scene.b, scene.a];
      const first = known === scene.a;
      return { a, b, c, known, unknown, first };
    },
    given: ({ pair, scene, a, b, c, known, unknown, first }) => ({
      stem: `${scene.make} $${first ? a : b}$ ${scene.a} ${scene.with} $${first ? b : a}$ ${scene.b}. At the same ratio, how many ${unknown} go with $${c}$ ${known}?`,
      right: pair.d,
      ...(c % a === 0 && Math.max(a, b) <= 12 ? { figure: mixTape(known, unknown, pair) } : {}),
    }),
    steps: ({ pair, a, b, c, known, unknown }) => [
      [`Write the ratio of ${known} to ${unknown} for both.`, `${a} : ${b} = ${c} : \\square`],
      ...steps(pair),
    ],
    ladder: ({ pair, known, unknown }) => missingLadder(pair, `What is the ratio of ${known} to ${unknown}?`),
    ways: ({ pair }) => wrongTerms(pair, 'amount'),
  },
);

/** Returns the second term that results from adding the same number to both. */
const addedRatio = ({ a, b, c }: Pick<Pair, 'a' | 'b' | 'c'>): bigint =>
  additiveRatio.answer(rational(a), rational(b), rational(c)).n;

/** Which ratio is equal? 1 and 2: a multiple of a simple one. 3: divided. 4 and 5: neither is a multiple of the other. */
const which = choiceFamily(
  { name: 'ratio_equivalent_which', version: 1, skill: 'ratio_equivalent' },
  {
    levels: { pair: graded(drawPair) },
    where: ({ pair }) => addedRatio(pair) > 1n,
    derived: ({ pair: { a, b, c, d } }) => {
      const added = addedRatio({ a, b, c });
      const ratio = (x: number | bigint, y: number | bigint) => `$${x} : ${y}$`;
      const right = ratio(c, d);
      const factor = 'Ratios are equal when you can multiply or divide both terms of one by the same number to get the other.';
      const compare = `Simplify ${a} : ${b}. Then simplify each choice, and compare.`;
      return { added, ratio, right, factor, compare };
    },
    given: ({ pair: { a, b }, right }) => ({ stem: `Which ratio is equal to $${a} : ${b}$?`, right }),
    steps: ({ pair: { a, b, c, d } }) => [
      gcd(a, b) === 1
        ? ['The ratio is already in simplest form.', `${a} : ${b}`]
        : ['Simplify the ratio.', `${a} : ${b} = ${a / gcd(a, b)} : ${b / gcd(a, b)}`],
      [`Only ${c} : ${d} has the same simplest form.`, `${c} : ${d}`],
    ],
    ladder: ({ pair: { a, b } }) => [
      `What is the simplest form of $${a} : ${b}$?`,
      'Ratios are equal when they have the same simplest form.',
      gcd(a, b) === 1
        ? `$${a} : ${b}$ is in simplest form already. Divide both numbers of each choice by a common factor, and compare.`
        : `Divide both ${a} and ${b} by ${gcd(a, b)}. Then simplify each choice, and compare.`,
    ],
    ways: ({ pair: { a, b, c, d }, added, ratio, factor, compare }) => [
      {
        rule: additiveRatio,
        to: ratio(c, added),
        hints: [`Compare ${a} and ${b} with your choice. Did both numbers go up by the same amount?`, factor, compare],
      },
      {
        rule: ratioReversed,
        to: ratio(d, c),
        hints: [
          `In ${a} : ${b}, is the first number the ${a < b ? 'smaller' : 'larger'} one? And in your choice?`,
          'The order of a ratio matters.',
          compare,
        ],
      },
      { rule: termKept, to: ratio(c, b), hints: [`From ${a} : ${b} to your choice, did both numbers change?`, factor, compare] },
    ],
  },
);

export const equivalentRatiosGenerators: readonly Generator[] = [missing, mixture, which];
