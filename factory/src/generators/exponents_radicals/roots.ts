import { rootAsHalf } from '@stoa/engine/math/mal-rules/algebra/exponents';
import { coefficientsMultiplied, distributedFirstOnly } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { always, family, oneOf, only, range, textFamily } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  gaveTheLarger,
  rootAsDivision,
  squareRootForCubeRoot,
  gaveTheOpposite,
  squareFactorTakenOutWhole,
  factorsExchanged,
  frontAdded,
  radicandsJoinedToo,
  coefficientsAdded,
  rootOfSum,
  squareFactorsTakenOutWhole,
  rootSquaredTwice,
  radicandsAdded,
} from '@stoa/engine/math/mal-rules/algebra/powers-and-roots';
import { rootPlain, rootTex } from '../../wording/power-text.ts';
import { pythagorean } from './pythagorean.ts';
import { byShape } from '../../by-shape.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { following } from '../../wrong-way.ts';

export const squareFree = [2, 3, 5, 6, 7, 10, 11, 13] as const;

const roots = { name: 'rad_square_roots_value', version: 2, skill: 'rad_square_roots' };
const tens = (chance: Chance): number => 10 * chance.int(2, 12);
const thatIsTheRoot = 'That number is the root.';

/** 1: small squares. 2: squares to 225. 4: square of a multiple of ten. */
const squareRoot = family(
  { ...roots, difficulties: [1, 2, 4] },
  {
    levels: { root: [range(3, 9), range(10, 15), tens, tens, tens] },
    derived: ({ root }) => ({ inside: root * root }),
    given: ({ root, inside }) => ({ stem: `Find $\\sqrt{${inside}}$.`, right: root }),
    ladder: ({ root, inside }) => [
      `What number times itself makes ${inside}?`,
      'A square root undoes a square. Try numbers until you find it.',
      `Try a number, for example ${besides(root, root > 20 ? [50, 40] : [8, 7])}. Square it, and compare the result with ${inside}.`,
    ],
    steps: ({ root, inside }) => [
      [`What number, written twice as a factor, gives ${inside}?`, `${inside} = ${root} \\cdot ${root}`],
      [thatIsTheRoot, `\\sqrt{${inside}} = ${root}`],
    ],
    ways: ({ root, inside }) => [
      following(
        rootAsDivision,
        [inside, 2],
        [
          rootAsDivision.hints.look,
          'A root undoes a power: multiplied by itself it gives the number inside.',
          `Try out numbers: which one, squared, gives ${inside}?`,
        ],
      ),
      ruled(
        gaveTheOpposite,
        [root],
        `The sign $\\sqrt{\\phantom{x}}$ asks for one root. Both a positive and a negative number have the square ${inside}: which one does the sign mean?`,
      ),
    ],
    belowZero: true,
  },
);

/** 3: cubes. */
const cubeRoot = family(
  { ...roots, difficulties: [3] },
  {
    levels: { root: always(range(2, 10)) },
    derived: ({ root }) => ({ inside: root ** 3 }),
    given: ({ root, inside }) => ({ stem: `Find $\\sqrt[3]{${inside}}$.`, right: root }),
    ladder: ({ root, inside }) => [
      `What number, used as a factor three times, makes ${inside}?`,
      'A cube root undoes a cube. Try numbers until you find it.',
      `Try a number, for example ${besides(root, [4, 3])}. Cube it, and compare the result with ${inside}.`,
    ],
    steps: ({ root, inside }) => [
      [`What number, written three times as a factor, gives ${inside}?`, `${inside} = ${root} \\cdot ${root} \\cdot ${root}`],
      [thatIsTheRoot, `\\sqrt[3]{${inside}} = ${root}`],
    ],
    ways: ({ inside }) => [
      following(
        rootAsDivision,
        [inside, 3],
        [
          rootAsDivision.hints.look,
          'A root undoes a power: multiplied by itself and by itself again it gives the number inside.',
          `Try out numbers: which one, cubed, gives ${inside}?`,
        ],
      ),
      following(
        squareRootForCubeRoot,
        [inside],
        [
          squareRootForCubeRoot.hints.look,
          'A small 3 at the root asks for a number that is used as a factor three times.',
          `What number, used as a factor three times, gives ${inside}?`,
        ],
      ),
    ],
  },
);

/** Returns the number to try first, or another one if that is the root itself. */
const besides = (root: number, [first, second]: readonly [number, number]): number => (root === first ? second : first);

/** Draws a number between the squares of two consecutive whole numbers. */
const betweenSquares = (chance: Chance): number => {
  const low = chance.int(3, 14);
  return chance.int(low ** 2 + 1, (low + 1) ** 2 - 1);
};

/** 5: between which whole numbers. */
const rootBetween = family(
  { ...roots, difficulties: [5] },
  {
    levels: { inside: always(betweenSquares) },
    derived: ({ inside }) => ({ low: Math.floor(Math.sqrt(inside)) }),
    given: ({ low, inside }) => ({
      stem: `Between which two whole numbers does $\\sqrt{${inside}}$ lie? Write the smaller of the two.`,
      right: low,
    }),
    ladder: ({ low, inside }) => [
      `Which perfect squares are close to ${inside}?`,
      'A square root is between two consecutive whole numbers if the number under it is between their squares.',
      `List squares: $${low - 1}^2 = ${(low - 1) ** 2}$, and go on. Between which two squares is ${inside}?`,
    ],
    steps: ({ low, inside }) => [
      [`Look for the square numbers on both sides of ${inside}.`, `${low * low} < ${inside} < ${(low + 1) ** 2}`],
      ['Take the root of each.', `${low} < \\sqrt{${inside}} < ${low + 1}`],
      ['The smaller of the two is what the question asks for.', `${low}`],
    ],
    ways: ({ low, inside }) => [
      {
        rule: rootAsHalf,
        to: Math.floor(inside / 2),
        hints: [
          `Square your number. Does it come near ${inside}?`,
          rootAsHalf.hints.principle,
          `List square numbers and find the two that have ${inside} between them.`,
        ],
      },
      ruled(gaveTheLarger, [low], `Of the two numbers, write the one whose square is less than ${inside}.`),
    ],
  },
);

/** 1: small squares. 2: squares to 225. 3: cubes. 4: square of a multiple of ten. 5: between which whole numbers. */
const squareRoots = byShape(squareRoot, cubeRoot, rootBetween);

const radicalAsks = [
  'Simplify the radical.',
  'Write in simplest radical form.',
  'Take every perfect-square factor out of the radical, and write it in simplest form.',
  'The side of a square is this number of units. Write it in simplest radical form.',
  'Rewrite with the least possible whole number under the radical sign.',
] as const;

/** 1: 4 or 9 as square factor. 2: 16 or 25. 3: 36 to 64. 4: a number before the root. 5: larger square factors. */
const simplify = textFamily(
  { name: 'rad_simplify_root', version: 2, skill: 'rad_simplify' },
  {
    levels: {
      out: [range(2, 3), range(4, 5), range(6, 8), range(2, 5), range(7, 11)],
      inside: always(oneOf(...squareFree)),
      front: [only(1), only(1), only(1), range(2, 6), only(1)],
    },
    where: ({ out, inside, front }) => out !== inside && front !== out,
    derived: ({ out, inside, front }) => ({ under: out * out * inside, right: rootPlain(front * out, inside) }),
    phrasing: (chance) => ({ ask: chance.pick(radicalAsks) }),
    given: ({ out, inside, front, under, right, ask }) => ({
      stem: `${ask}\n\n$${rootTex(front, under)}$`,
      inputType: 'expression',
      form: 'simplified',
      placeholder: 'like a sqrt(b)',
      wrong: rootPlain(front * out + 23, inside),
      right,
    }),
    ladder: ({ out, inside, front, under }) => [
      `What is the greatest perfect square that divides ${under}?`,
      'Write the number as a perfect square times another number. Move the square root of the perfect square outside.',
      `Write ${under} as $${out * out} \\cdot ${inside}$ under the radical sign.${front === 1 ? '' : ` The ${front} in front stays as a factor.`}`,
    ],
    steps: ({ out, inside, front, under }) => [
      [`Find the largest square number that divides ${under}: it is ${out * out}.`, `${under} = ${out * out} \\cdot ${inside}`],
      [
        'The root of a product is the product of the roots.',
        `${rootTex(front, under)} = ${front === 1 ? '' : `${front} \\cdot `}\\sqrt{${out * out}} \\cdot \\sqrt{${inside}}`,
      ],
      [`Take the root of ${out * out}.`, rootTex(front * out, inside)],
    ],
    ways: ({ out, inside, front, under }) => {
      const exchanged = factorsExchanged.answer(out, inside);
      const partHints: Ladder = [
        `Which square number divides ${under}?`,
        'Move the square root of the perfect-square factor outside the radical.',
        `Write ${under} as a square number times ${inside}.`,
      ];
      return [
        {
          rule: squareFactorTakenOutWhole,
          to: rootPlain(front * squareFactorTakenOutWhole.answer(out), inside),
          hints: partHints,
        },
        {
          rule: factorsExchanged,
          to: rootPlain(front * exchanged[0], exchanged[1]),
          hints: [
            `Square the number before your root and multiply by the number under it. Is it ${under}?`,
            factorsExchanged.hints.principle,
            `Split ${under} into a square number and a rest. Which of the two has a whole root?`,
          ],
        },
        {
          rule: frontAdded,
          to: front === 1 || front + out === front * out ? null : rootPlain(frontAdded.answer(front, out), inside),
          hints: [
            `Is the ${front} in front of the root added or multiplied?`,
            frontAdded.hints.principle,
            `Simplify the root by itself, and multiply its factor by ${front}.`,
          ],
        },
      ];
    },
  },
);

const operations = { name: 'rad_operations_compute', version: 2, skill: 'rad_operations' };

/** The root √r, and two numbers that may be its coefficients. */
const levels = {
  r: always(oneOf(2, 3, 5, 7, 11)),
  a: always(range(2, 9)),
  b: always(range(2, 7)),
} as const;
type Roots = { readonly a: number; readonly b: number; readonly r: number };
const areTellable = ({ a, b, r }: Roots): boolean => a > b + 1 && a !== r && b !== r && a + b !== r;

/** The part of a page that asks for an expression in simplest form. */
const simplified = { inputType: 'expression', form: 'simplified' } as const;

/** 1: like roots added. 2: like roots with a minus. */
const likeRoots = textFamily(
  { ...operations, difficulties: [1, 2] },
  {
    levels,
    where: areTellable,
    derived: ({ difficulty }) =>
      difficulty === 1
        ? { sign: 1, shown: '+', verb: 'Add', joined: 'and' }
        : { sign: -1, shown: '-', verb: 'Subtract', joined: 'minus' },
    given: ({ a, b, r, sign, shown }) => ({
      stem: `Simplify.\n\n$${rootTex(a, r)} ${shown} ${rootTex(b, r)}$`,
      ...simplified,
      right: rootPlain(a + sign * b, r),
      wrong: rootPlain(a + b + 301, r),
    }),
    ladder: ({ a, b, r, verb }) => [
      'Are the numbers under the radicals the same?',
      'Combine like radicals the way you combine like terms. The number under the root stays.',
      `${verb} the coefficients ${a} and ${b}. Keep $\\sqrt{${r}}$.`,
    ],
    steps: ({ a, b, r, sign, shown, joined }) => [
      ['These are like radicals, so combine the coefficients.', `(${a} ${shown} ${b})\\sqrt{${r}}`],
      [`There are ${a} ${joined} ${b} of the same root.`, rootTex(a + sign * b, r)],
    ],
    ways: ({ a, b, r, sign }) => {
      const hints: Ladder = [
        `Think of √${r} as one thing. How many of it do you have?`,
        'Like roots are counted as like terms are; what is under the root stays.',
        `Add or subtract only the numbers before the roots, ${a} and ${b}.`,
      ];
      return [
        { rule: radicandsJoinedToo, to: rootPlain(...radicandsJoinedToo.answer(a, b, r, sign)), hints },
        { rule: coefficientsMultiplied, to: rootPlain(coefficientsMultiplied.answer(a, b), r), hints },
      ];
    },
  },
);

/** 3: a product. */
const rootProduct = textFamily(
  { ...operations, difficulties: [3] },
  {
    levels: { ...levels, s: always(oneOf(2, 3, 5, 6, 7)) },
    where: (of) => areTellable(of) && of.s % of.r !== 0,
    given: ({ a, b, r, s }) => ({
      stem: `Simplify.\n\n$${rootTex(a, r)} \\cdot ${rootTex(b, s)}$`,
      ...simplified,
      right: rootPlain(a * b, r * s),
      wrong: rootPlain(a * b + 29, r * s),
    }),
    ladder: ({ a, b, r, s }) => [
      'Which numbers are outside the radicals, and which are under them?',
      'Multiply the numbers outside. Multiply the numbers under the radicals.',
      `Multiply ${a} by ${b}. Then multiply ${r} by ${s} under one radical sign.`,
    ],
    steps: ({ a, b, r, s }) => [
      ['Multiply the numbers, and multiply what is under the roots.', `${a} \\cdot ${b} \\cdot \\sqrt{${r} \\cdot ${s}}`],
      ['No square number divides what is under the root, so it stays.', rootTex(a * b, r * s)],
    ],
    ways: ({ a, b, r, s }) => [
      {
        rule: radicandsAdded,
        to: rootPlain(a * b, radicandsAdded.answer(r, s)),
        hints: [
          `What happens to ${r} and ${s} under the roots: are they added or multiplied?`,
          radicandsAdded.hints.principle,
          `Put ${r} times ${s} under one root.`,
        ],
        says: radicandsAdded.told(r, s),
      },
      {
        rule: coefficientsAdded,
        to: rootPlain(coefficientsAdded.answer(a, b), r * s),
        hints: [
          coefficientsAdded.hints.look,
          'In a product everything is multiplied: numbers with numbers, roots with roots.',
          `Multiply ${a} by ${b}, and put the roots together under one sign.`,
        ],
      },
    ],
  },
);

/** 4: unlike-looking roots that become like. */
const rootsMadeLike = textFamily(
  { ...operations, difficulties: [4] },
  {
    levels,
    where: areTellable,
    derived: ({ a, b, r }) => ({ first: a * a * r, second: b * b * r }),
    given: ({ a, b, r, first, second }) => ({
      stem: `Simplify.\n\n$\\sqrt{${first}} + \\sqrt{${second}}$`,
      ...simplified,
      right: rootPlain(a + b, r),
      wrong: rootPlain(a + b + 37, r),
    }),
    ladder: ({ a, b, r, first, second }) => [
      'Can you simplify each radical first?',
      'Move each perfect-square factor outside its radical. Then combine like radicals.',
      `Write ${first} as $${a * a} \\cdot ${r}$, and ${second} as $${b * b} \\cdot ${r}$. Move the square roots outside.`,
    ],
    steps: ({ a, b, r }) => [
      [`Simplify each root: ${a * a} and ${b * b} are square factors.`, `${rootTex(a, r)} + ${rootTex(b, r)}`],
      ['Now they are like radicals, so you can combine them.', rootTex(a + b, r)],
    ],
    ways: ({ a, b, r, first, second }) => [
      ledTo(
        rootOfSum,
        `sqrt(${rootOfSum.answer(a, b, r)})`,
        `Simplify each root by itself: which square number divides ${first}, and which divides ${second}?`,
      ),
      ledTo(
        squareFactorsTakenOutWhole,
        rootPlain(squareFactorsTakenOutWhole.answer(a, b), r),
        `From under the first root comes the root of ${a * a}, not ${a * a} itself.`,
      ),
    ],
  },
);

/** 5: a bracket times a root. */
const rootExpanded = textFamily(
  { ...operations, difficulties: [5] },
  {
    levels,
    where: areTellable,
    given: ({ a, r }) => ({
      stem: `Expand and simplify.\n\n$\\sqrt{${r}}\\left(\\sqrt{${r}} + ${a}\\right)$`,
      ...simplified,
      right: `${r}+${rootPlain(a, r)}`,
      wrong: `${r + 41}+${rootPlain(a, r)}`,
    }),
    ladder: ({ a, r }) => [
      'Which terms are inside the parentheses?',
      'Distribute the radical to both terms. A square root times itself is the number under it.',
      `Multiply $\\sqrt{${r}} \\cdot \\sqrt{${r}}$. Then multiply ${a} by $\\sqrt{${r}}$.`,
    ],
    steps: ({ a, r }) => [
      ['Multiply the root by each term in the parentheses.', `\\sqrt{${r}} \\cdot \\sqrt{${r}} + ${a}\\sqrt{${r}}`],
      ['A root times itself is what is under it.', `${r} + ${rootTex(a, r)}`],
    ],
    ways: ({ a, r }) => [
      {
        rule: distributedFirstOnly,
        to: `${r}+${a}`,
        hints: [
          `Did the ${a} in the parentheses take part in the multiplication?`,
          distributedFirstOnly.hints.principle,
          `Multiply ${a} by the root as well.`,
        ],
      },
      ledTo(
        rootSquaredTwice,
        `${rootSquaredTwice.answer(r)}+${rootPlain(a, r)}`,
        `Think of √4 · √4, and then do the same with √${r} · √${r}.`,
      ),
    ],
  },
);

export const rootGenerators: readonly Generator[] = [
  squareRoots,
  simplify,
  byShape(likeRoots, rootProduct, rootsMadeLike, rootExpanded),
  pythagorean,
];
