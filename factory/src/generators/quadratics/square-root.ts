import { rational } from '@stoa/engine/math/exact/rational';
import { byShape } from '../../by-shape.ts';
import { always, eitherSign, family, graded, oneOf, only, plusMinus as ofAnySign, range, textFamily } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { borderOnOneEnd, quarteredForRoot } from '@stoa/engine/math/mal-rules/quadratics/quadratic-stories';
import {
  bracketLeft,
  bracketSignKept,
  coefficientOutsideRoot,
  constantSignKept,
  halvedForRoot,
  oppositesMade,
  plusRootOnly,
  rootNotTaken,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { rootTex } from '../../wording/power-text.ts';
import { movedAway, solutionsTex } from '../../wording/quadratic-text.ts';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { plusMinus, rootParts, surd, type Surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { ledTo, ruled } from '../../ruled.ts';

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'n', 't'] as const);
const squareOf =
  (low: number, high: number) =>
  (chance: Chance): number =>
    chance.int(low, high) ** 2;
/** Draws a square times a factor that is not a square, so that the root cannot be removed. */
const timesSquareOf =
  (low: number, high: number) =>
  (chance: Chance): number =>
    chance.int(low, high) ** 2 * chance.pick([2, 3, 5, 6, 7]);

const onlyOneWay = (right: readonly Surd[], letter: string): WrongWay<readonly Surd[]> =>
  following(
    plusRootOnly,
    [right],
    [
      'Is your number the only one that makes the equation true?',
      plusRootOnly.hints.principle,
      `Take the root with both signs, $\\pm$, and find the second value of $${letter}$.`,
    ],
  );

/** 1: x² = 49. 2: x² + k = m. 3: ax² + k = m. 4: x² = 12, an exact root to simplify. 5: ax² + k = m with such a root. */
const pureSquare = textFamily(
  { name: 'quad_square_root_pure', version: 1, skill: 'quad_square_root' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), range(2, 6), only(1), range(2, 6)],
      k: [only(0), ofAnySign(2, 20), ofAnySign(2, 20), only(0), ofAnySign(2, 20)],
      square: [squareOf(2, 13), squareOf(2, 11), squareOf(2, 11), timesSquareOf(2, 6), timesSquareOf(2, 6)],
    },
    where: ({ a, k, square }) => a * square + k !== 0 && a * square < 500 && rootParts(square).out !== a,
    derived: ({ a, k, square, difficulty }) => ({
      m: a * square + k,
      right: plusMinus(0, 1, square),
      exactRoot: difficulty >= 4,
    }),
    phrasing: (chance, { k, m, difficulty }) => {
      const onZero = difficulty >= 2 && k < 0 && chance.maybe(0.4);
      return {
        onZero,
        beside: onZero ? k - m : k, // the number next to the square, on its side of the equation
        asked: chance.pick([
          'Solve the equation.',
          'Find all numbers that make the equation true.',
          'Solve by taking square roots.',
        ]),
      };
    },
    given: ({ a, letter, m, right, exactRoot, onZero, beside, asked }) =>
      solutionsPage({
        stem: `${asked}${exactRoot ? ' Give exact answers with simplified roots.' : ''}\n\n$${polynomialTex([beside, 0, a], letter)} = ${onZero ? 0 : m}$`,
        letter,
        right,
        ...(exactRoot ? { form: 'simplified' as const } : {}),
      }),
    ladder: ({ a, square, letter, exactRoot, beside }) => [
      `What is done to ${letter} in this equation?`,
      'Get the square by itself. Then take the square root of both sides: a positive and a negative root.',
      beside === 0
        ? a === 1
          ? `Which two numbers have the square ${square}? ${exactRoot ? `Find a perfect square that divides ${square}.` : ''}`
          : `Divide both sides by ${a} first.`
        : `${movedAway(beside)}.${a === 1 ? '' : ` Then divide both sides by ${a}.`}`,
    ],
    steps: ({ a, square, letter, right, exactRoot, beside }) => {
      const { out } = rootParts(square);
      return [
        ...(beside === 0 ? [] : [[`${movedAway(beside)}.`, `${polynomialTex([0, 0, a], letter)} = ${a * square}`] as const]),
        ...(a === 1 ? [] : [[`Divide both sides by ${a}.`, `${letter}^{2} = ${square}`] as const]),
        ['Take the square root. Both signs give the same square.', `${letter} = \\pm\\sqrt{${square}}`],
        [
          exactRoot ? `Take the square factor ${out * out} out of the root.` : `The square root of ${square} is ${out}.`,
          solutionsTex(right, letter),
        ],
      ];
    },
    ways: ({ a, square, letter, m, right, exactRoot, onZero, beside }) =>
      solutionWays([
        onlyOneWay(right, letter),
        {
          rule: halvedForRoot,
          to: [surd(halvedForRoot.answer(square))],
          hints: [
            `Substitute your number for $${letter}$. What is its square?`,
            halvedForRoot.hints.principle,
            `Look for the numbers that give ${square} when they are multiplied by themselves.`,
          ],
        },
        {
          rule: constantSignKept,
          to: beside === 0 ? null : constantSignKept.answer(a, beside, onZero ? 0 : m),
          hints: [
            `How did the ${Math.abs(beside)} leave the left side?`,
            constantSignKept.hints.principle,
            `${movedAway(beside)} and see what $${polynomialTex([0, 0, a], letter)}$ is worth.`,
          ],
        },
        {
          rule: coefficientOutsideRoot,
          to: a === 1 ? null : coefficientOutsideRoot.answer(a, square),
          hints: [
            `Does the root reach the ${a} too?`,
            coefficientOutsideRoot.hints.principle,
            `Divide both sides by ${a} first, and take the root after that.`,
          ],
        },
        {
          rule: rootNotTaken,
          to: exactRoot ? null : [surd(rootNotTaken.answer(square))],
          hints: [
            `Does your number stand for $${letter}$ or for its square?`,
            'Once the square is by itself, one operation is still left to undo.',
            `Undo the square in $${letter}^{2} = ${square}$ with a square root.`,
          ],
        },
      ]),
  },
);

/** 2: (x − 3)² = 4. 3: with a number added. 4: with a factor before it. 5: an exact root, such as 3 ± 2√5. */
const squaredBracket = textFamily(
  { name: 'quad_square_root_bracket', version: 2, skill: 'quad_square_root', difficulties: [2, 3, 4, 5] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), only(1), range(2, 5), range(2, 5)],
      h: always(eitherSign(range(1, 9))),
      k: [only(0), only(0), eitherSign(range(1, 15)), only(0), eitherSign(range(1, 15))],
      square: graded((chance, difficulty) =>
        difficulty === 5 ? chance.int(1, 3) ** 2 * chance.pick([2, 3, 5, 7]) : chance.int(2, 9) ** 2,
      ),
    },
    where: ({ a, h, k, square }) => h ** 2 !== square && a * square + k !== 0,
    derived: ({ a, h, square, letter }) => {
      const { out, inside } = rootParts(square);
      const right = plusMinus(h, 1, square);
      const bracket = `(${linearText(1, -h, letter)})^{2}`;
      const front = a === 1 ? '' : `${a}`;
      return { out, inside, right, bracket, front };
    },
    phrasing: (chance, { letter }) => ({
      asked: chance.pick([
        'Solve the equation.',
        'Solve by taking square roots.',
        `Find every value of $${letter}$ that makes this true.`,
      ]),
    }),
    given: ({ a, k, square, letter, inside, right, bracket, front, asked }) => {
      const m = a * square + k;
      const left = `${front}${bracket}${k === 0 ? '' : k > 0 ? ` + ${k}` : ` - ${-k}`}`;
      return solutionsPage({
        stem: `${asked}${inside === 1 ? '' : ' Give exact answers with simplified roots.'}\n\n$${left} = ${m}$`,
        letter,
        right,
        ...(inside === 1 ? {} : { form: 'simplified' as const }),
      });
    },
    ladder: ({ a, h, k, square, letter }) => [
      'What is squared? What else is done to that square?',
      'Get the squared parentheses by themselves. Then take both square roots, and solve two equations.',
      k !== 0
        ? `${movedAway(k)}.${a === 1 ? '' : ` Then divide both sides by ${a}.`}`
        : a !== 1
          ? `Divide both sides by ${a}. Then take the square root of both sides.`
          : `Write $${linearText(1, -h, letter)} = \\pm\\sqrt{${square}}$. Solve for both signs.`,
    ],
    steps: ({ a, h, k, square, letter, out, inside, right, bracket, front }) => {
      const root = rootTex(out, inside);
      return [
        ...(k === 0 ? [] : [[`${movedAway(k)}.`, `${front}${bracket} = ${a * square}`] as const]),
        ...(a === 1 ? [] : [[`Divide both sides by ${a}.`, `${bracket} = ${square}`] as const]),
        ['Take the square root with both signs.', `${linearText(1, -h, letter)} = \\pm ${root}`],
        [`${movedAway(-h)}.`, solutionsTex(right, letter)],
      ];
    },
    ways: ({ h, square, letter, inside, right }) =>
      solutionWays([
        onlyOneWay(right, letter),
        following(
          bracketSignKept,
          [right],
          [
            'Substitute one of your numbers in the equation. Is it true?',
            `After the root, $${linearText(1, -h, letter)}$ is on the left. Its number moves by the opposite operation.`,
            `Write $${linearText(1, -h, letter)} = \\pm\\sqrt{${square}}$ and undo what is done to $${letter}$.`,
          ],
        ),
        ledTo(
          oppositesMade,
          inside === 1 ? oppositesMade.answer(right.at(-1)!) : null,
          `Set $${linearText(1, -h, letter)}$ equal to the negative root and solve that from its beginning.`,
        ),
        following(
          bracketLeft,
          [right, rational(h)],
          [
            `Is $${letter}$ by itself at the end of your work?`,
            'The root undoes the square of the whole parentheses. The expression in parentheses still holds a number.',
            `${movedAway(-h)} once the root is taken.`,
          ],
        ),
      ]),
  },
);

const stories = { name: 'quad_square_root_stories', version: 4, skill: 'quad_square_root' };

type Square = readonly [name: string, unit: 'ft' | 'in' | 'm'];
const squares: readonly [Square, ...Square[]] = [
  ['rug', 'ft'],
  ['tile', 'in'],
  ['courtyard', 'm'],
  ['patio', 'ft'],
  ['stage', 'ft'],
  ['sandbox', 'ft'],
];

/** 3: the square is alone on its side. */
const sideOfSquare = family(
  { ...stories, difficulties: [3] },
  {
    levels: { side: always(range(4, 15)), square: always(oneOf(...squares)) },
    derived: ({ side, square: [name, unit] }) => ({
      area: side * side,
      name,
      unit,
      units: { m: 'meters', in: 'inches', ft: 'feet' }[unit],
    }),
    given: ({ side, area, name, unit, units }) => ({
      stem: `A square ${name} has an area of ${area} square ${units}. How long is one side, in ${units}?`,
      right: side,
      inputType: 'decimal',
      unit,
    }),
    ladder: ({ area }) => [
      'How is the area of a square found from its side?',
      'The area is the side times itself. The square root of the area is the side.',
      `Which number, multiplied by itself, gives ${area}?`,
    ],
    steps: ({ side, area }) => [
      ['The area of a square is its side times itself.', `s^{2} = ${area}`],
      ['A length is positive, so only the positive root counts.', `s = \\sqrt{${area}} = ${side}`],
    ],
    ways: ({ area }) => rootStoryWays(area, 'side', 'What number, multiplied by itself, gives the area?'),
  },
);

type Fall = readonly [story: string, longest: number];
/** What falls from where, and the maximum number of seconds: no tree is 400 feet tall. */
const fallingFrom: readonly [Fall, ...Fall[]] = [
  ['A rock falls from a cliff', 6],
  ['A pine cone falls from a tall tree', 4],
  ['A glove falls from a ski lift', 2],
  ['A ball falls from a tower', 6],
  ['A stone falls from a bridge', 5],
  ['A drop of water falls from a waterfall', 6],
];

/** 4: the square has a factor. */
const fall = family(
  { ...stories, difficulties: [4] },
  {
    levels: { seconds: always(range(2, 6)), from: always(oneOf(...fallingFrom)) },
    where: ({ seconds, from: [, longest] }) => seconds <= longest,
    derived: ({ seconds }) => ({ fallen: 16 * seconds ** 2 }),
    given: ({ seconds, fallen, from: [story] }) => ({
      stem: `${story}, ${fallen} feet above the ground. After $t$ seconds it has fallen $16t^{2}$ feet. After how many seconds does it land?`,
      right: seconds,
      inputType: 'decimal',
      variables: { t: 'the time in seconds' },
    }),
    ladder: ({ fallen }) => [
      'How far has it fallen when it lands?',
      'Set the distance equal to the height. Divide, and then take the square root.',
      `Write $16t^{2} = ${fallen}$. Divide both sides by 16.`,
    ],
    steps: ({ seconds, fallen }) => [
      [`When it lands, it has fallen ${fallen} feet.`, `16t^{2} = ${fallen}`],
      ['Divide both sides by 16.', `t^{2} = ${seconds ** 2}`],
      ['Time counts from the start, so only the positive root fits.', `t = ${seconds}`],
    ],
    ways: ({ seconds, fallen }) => [
      ...rootStoryWays(seconds ** 2, 'time', `Divide ${fallen} by 16, and then undo the square.`),
      {
        rule: coefficientOutsideRoot,
        to: rational(4 * seconds, 16),
        hints: [
          coefficientOutsideRoot.hints.look,
          'In $16t^{2}$ only the $t$ is squared; the 16 multiplies it.',
          'Divide by 16 before you take a root.',
        ],
      },
    ],
  },
);

/** 5: a number is added to the side before it is squared. */
const squareInPath = family(
  { ...stories, difficulties: [5] },
  {
    levels: { side: always(range(4, 21)), path: always(range(1, 4)) },
    derived: ({ side, path }) => ({ outer: side + 2 * path, whole: (side + 2 * path) ** 2 }),
    phrasing: (chance) => ({ inner: chance.pick(['pool', 'lawn', 'garden', 'patio']) }),
    given: ({ side, path, whole, inner }) => ({
      stem: `A square ${inner} has a path ${path} ${path === 1 ? 'meter' : 'meters'} wide all around it. Together they make a larger square with an area of ${whole} square meters. How long is one side of the inner square, in meters?`,
      right: side,
      unit: 'm',
    }),
    ladder: ({ path, whole }) => [
      'How long is the side of the larger square?',
      'The square root of the larger area is the larger side. Subtract the path at both ends.',
      `What number times itself is ${whole}? Then subtract ${path} ${path === 1 ? 'meter' : 'meters'} twice.`,
    ],
    steps: ({ side, path, outer, whole }) => [
      [`Let $x$ be the side of the inner square. The path adds ${path} m at both ends.`, `(x + ${2 * path})^{2} = ${whole}`],
      ['A length is positive, so take the positive root.', `x + ${2 * path} = ${outer}`],
      [`Subtract ${2 * path} from both sides.`, `x = ${side}`],
    ],
    ways: ({ path, outer, whole }) => [
      {
        rule: bracketLeft,
        to: outer,
        hints: [
          bracketLeft.hints.look,
          'The root of the whole area is the side of the larger square, with the path.',
          'How much of that side is path, counting both ends?',
        ],
      },
      ruled(
        borderOnOneEnd,
        [outer, path],
        'Call the side of the inner square $x$ and write the side of the larger square with it.',
      ),
      ...rootStoryWays(whole, 'side', 'First find the side of the larger square from its area.').slice(0, 1),
    ],
  },
);

function rootStoryWays(square: number, what: 'side' | 'time', substep: string): WrongWay<ReturnType<typeof rational> | number>[] {
  const check =
    what === 'side'
      ? 'Find the area from your side. Is it the one given?'
      : 'Find the square of your time. Does it fit the fall?';
  return [
    following(halvedForRoot, [square], [check, halvedForRoot.hints.principle, substep]),
    {
      rule: quarteredForRoot,
      to: what === 'side' ? quarteredForRoot.answer(square) : null,
      hints: [check, 'Dividing by 4 undoes a perimeter. The area is the side times itself.', substep],
    },
    following(rootNotTaken, [square], [check, 'Once the square is by itself, it still has to be undone.', substep]),
  ];
}

export const squareRootGenerators: readonly Generator[] = [pureSquare, squaredBracket, byShape(sideOfSquare, fall, squareInPath)];
