import { rootAsHalf } from '@stoa/engine/math/mal-rules/algebra/exponents';
import { coefficientsMultiplied, distributedFirstOnly } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { always, oneOf, only, range, textFamily } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
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
import { wholeText } from '../../wording/whole-number-text.ts';
import { pythagorean } from './pythagorean.ts';
import { held } from '../../held.ts';

export const squareFree = [2, 3, 5, 6, 7, 10, 11, 13] as const;

const roots = { name: 'rad_square_roots_value', version: 1, skill: 'rad_square_roots' };
const thatIsTheRoot = 'That number is the root.';

/** 1: small squares. 2: squares to 225. 4: square of a multiple of ten. */
const squareRoot = family(
  { ...roots, difficulties: [1, 2, 4] },
  {
    levels: { root: [range(3, 9), range(10, 15), timesTen(2, 12), timesTen(2, 12), timesTen(2, 12)] },
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

/** The number to try first; another one where that is the root. */
const besides = (root: number, [first, second]: readonly [number, number]): number => (root === first ? second : first);

/** 5: between which whole numbers. */
const rootBetween = family(
  { ...roots, difficulties: [5] },
  {
    setting: (chance) => ({ low: chance.int(3, 14) }),
    levels: {},
    given: ({ low }) => ({ stem: '', right: low }),
    steps: () => [],
    ways: () => [],
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
      const partHints: DraftMisconception['hints'] = [
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

/** 1: like roots added. 2: like roots with a minus. 3: a product. 4: unlike-looking roots that become like. 5: a bracket times a root. */
const operations: Generator = {
  name: 'rad_operations_compute',
  version: 1,
  skill: 'rad_operations',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const r = chance.pick([2, 3, 5, 7, 11] as const);
    const { a, b } = drawUntil(
      () => ({ a: chance.int(2, 9), b: chance.int(2, 7) }),
      (draw) => draw.a > draw.b + 1 && draw.a !== r && draw.b !== r && draw.a + draw.b !== r,
    );
    const hintsLike: DraftMisconception['hints'] = [
      `Think of √${r} as one thing. How many of it do you have?`,
      'Like roots are counted as like terms are; what is under the root stays.',
      `Add or subtract only the numbers before the roots, ${a} and ${b}.`,
    ];
    const asked = 'Simplify.';
    if (difficulty <= 2) {
      const sign = difficulty === 1 ? 1 : -1;
      const right = rootPlain(a + sign * b, r);
      return {
        stem: `${asked}\n\n$${rootTex(a, r)} ${sign > 0 ? '+' : '-'} ${rootTex(b, r)}$`,
        answer: right,
        inputType: 'expression',
        form: 'simplified',
        ladder: [
          'Are the numbers under the radicals the same?',
          'Combine like radicals the way you combine like terms. The number under the root stays.',
          `${sign > 0 ? 'Add' : 'Subtract'} the coefficients ${a} and ${b}. Keep $\\sqrt{${r}}$.`,
        ],
        steps: [
          {
            explanation: 'These are like radicals, so combine the coefficients.',
            math: `(${a} ${sign > 0 ? '+' : '-'} ${b})\\sqrt{${r}}`,
          },
          {
            explanation: `There are ${a} ${sign > 0 ? 'and' : 'minus'} ${b} of the same root.`,
            math: rootTex(a + sign * b, r),
          },
        ],
        misconceptions: [
          ...held(radicandsJoinedToo, rootPlain(...radicandsJoinedToo.answer(a, b, r, sign)), right, hintsLike),
          ...held(coefficientsMultiplied, rootPlain(coefficientsMultiplied.answer(a, b), r), right, hintsLike),
        ],
        wrong: rootPlain(a + b + 301, r),
      };
    }
    if (difficulty === 3) {
      const s = drawUntil(
        () => chance.pick([2, 3, 5, 6, 7] as const),
        (n) => n !== r && n % r !== 0,
      );
      const right = rootPlain(a * b, r * s);
      return {
        stem: `${asked}\n\n$${rootTex(a, r)} \\cdot ${rootTex(b, s)}$`,
        answer: right,
        inputType: 'expression',
        form: 'simplified',
        ladder: [
          'Which numbers are outside the radicals, and which are under them?',
          'Multiply the numbers outside. Multiply the numbers under the radicals.',
          `Multiply ${a} by ${b}. Then multiply ${r} by ${s} under one radical sign.`,
        ],
        steps: [
          {
            explanation: 'Multiply the numbers, and multiply what is under the roots.',
            math: `${a} \\cdot ${b} \\cdot \\sqrt{${r} \\cdot ${s}}`,
          },
          { explanation: 'No square number divides what is under the root, so it stays.', math: rootTex(a * b, r * s) },
        ],
        misconceptions: [
          ...held(
            radicandsAdded,
            rootPlain(a * b, radicandsAdded.answer(r, s)),
            right,
            [
              `What happens to ${r} and ${s} under the roots: are they added or multiplied?`,
              radicandsAdded.hints.principle,
              `Put ${r} times ${s} under one root.`,
            ],
            radicandsAdded.told(r, s),
          ),
          ...held(coefficientsAdded, rootPlain(coefficientsAdded.answer(a, b), r * s), right, [
            coefficientsAdded.hints.look,
            'In a product everything is multiplied: numbers with numbers, roots with roots.',
            `Multiply ${a} by ${b}, and put the roots together under one sign.`,
          ]),
        ],
        wrong: rootPlain(a * b + 29, r * s),
      };
    }
    if (difficulty === 4) {
      const right = rootPlain(a + b, r);
      return {
        stem: `${asked}\n\n$\\sqrt{${a * a * r}} + \\sqrt{${b * b * r}}$`,
        answer: right,
        inputType: 'expression',
        form: 'simplified',
        ladder: [
          'Can you simplify each radical first?',
          'Move each perfect-square factor outside its radical. Then combine like radicals.',
          `Write ${a * a * r} as $${a * a} \\cdot ${r}$, and ${b * b * r} as $${b * b} \\cdot ${r}$. Move the square roots outside.`,
        ],
        steps: [
          {
            explanation: `Simplify each root: ${a * a} and ${b * b} are square factors.`,
            math: `${rootTex(a, r)} + ${rootTex(b, r)}`,
          },
          { explanation: 'Now they are like radicals, so you can combine them.', math: rootTex(a + b, r) },
        ],
        misconceptions: [
          ...held(rootOfSum, `sqrt(${rootOfSum.answer(a, b, r)})`, right, [
            rootOfSum.hints.look,
            rootOfSum.hints.principle,
            `Simplify each root by itself: which square number divides ${a * a * r}, and which divides ${b * b * r}?`,
          ]),
          ...held(squareFactorsTakenOutWhole, rootPlain(squareFactorsTakenOutWhole.answer(a, b), r), right, [
            squareFactorsTakenOutWhole.hints.look,
            squareFactorsTakenOutWhole.hints.principle,
            `From under the first root comes the root of ${a * a}, not ${a * a} itself.`,
          ]),
        ],
        wrong: rootPlain(a + b + 37, r),
      };
    }
    const right = `${r}+${rootPlain(a, r)}`;
    return {
      stem: `Expand and simplify.\n\n$\\sqrt{${r}}\\left(\\sqrt{${r}} + ${a}\\right)$`,
      answer: right,
      inputType: 'expression',
      form: 'simplified',
      ladder: [
        'Which terms are inside the parentheses?',
        'Distribute the radical to both terms. A square root times itself is the number under it.',
        `Multiply $\\sqrt{${r}} \\cdot \\sqrt{${r}}$. Then multiply ${a} by $\\sqrt{${r}}$.`,
      ],
      steps: [
        {
          explanation: 'Multiply the root by each term in the parentheses.',
          math: `\\sqrt{${r}} \\cdot \\sqrt{${r}} + ${a}\\sqrt{${r}}`,
        },
        { explanation: 'A root times itself is what is under it.', math: `${r} + ${rootTex(a, r)}` },
      ],
      misconceptions: [
        ...held(distributedFirstOnly, `${r}+${a}`, right, [
          `Did the ${a} in the parentheses take part in the multiplication?`,
          distributedFirstOnly.hints.principle,
          `Multiply ${a} by the root as well.`,
        ]),
        ...held(rootSquaredTwice, `${rootSquaredTwice.answer(r)}+${rootPlain(a, r)}`, right, [
          rootSquaredTwice.hints.look,
          rootSquaredTwice.hints.principle,
          `Think of √4 · √4, and then do the same with √${r} · √${r}.`,
        ]),
      ],
      wrong: `${r + 41}+${rootPlain(a, r)}`,
    };
  },
};

export const rootGenerators: readonly Generator[] = [squareRoots, simplify, operations, pythagorean];
