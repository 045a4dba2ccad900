import { fixedDecimal, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, choiceFamily, eitherSign, family, graded, only, range, textFamily } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { impossibleSolutionGiven } from '@stoa/engine/math/mal-rules/quadratics/quadratic-stories';
import {
  constantCrossedUnchanged,
  dividedByA,
  formulaRootForgotten,
  onlyRootDivided,
  plusRootOnly,
  signOfBKept,
  signOfProductLost,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { inBrackets } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { rootTex } from '../../wording/power-text.ts';
import { solutionsTex, tex } from '../../wording/quadratic-text.ts';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { plusMinus, realRoots, rootParts, worth, type Surd } from '@stoa/engine/math/mal-rules/quadratics/surd';

type Quadratic = { a: number; b: number; c: number };

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'n', 't'] as const);
const upTo = (most: number) => eitherSign(range(1, most));
const twice =
  (draw: (chance: Chance) => number) =>
  (chance: Chance): number =>
    2 * draw(chance);
const discriminant = ({ a, b, c }: Quadratic): number => b * b - 4 * a * c;
const isWhole = (n: number): boolean => n >= 0 && Number.isInteger(Math.sqrt(n));
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Writes b² − 4ac with the numbers substituted. */
const underTex = ({ a, b, c }: Quadratic): string => `${inBrackets(b)}^{2} - 4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}`;

/** Writes the formula with any first term and any number below the fraction bar. */
const filled = (start: number, under: number | string, below: number, letter: string): string =>
  `${letter} = \\frac{${start} \\pm \\sqrt{${under}}}{${below}}`;

const crossedUnchanged = ({ a, b, c }: Quadratic, letter: string): WrongWay<readonly Surd[]> => ({
  rule: constantCrossedUnchanged,
  to: realRoots(a, ...constantCrossedUnchanged.answer(-b, -c)),
  hints: [
    'How did the terms on the right come to the left side?',
    'A term that leaves a side is added or subtracted on both sides, so its sign changes.',
    `Write the equation as $${polynomialTex([0, 0, a], letter)} + … = 0$ before you read off $b$ and $c$.`,
  ],
});

function formulaWays({ a, b, c }: Quadratic, letter: string): WrongWay<readonly Surd[]>[] {
  const right = realRoots(a, b, c);
  const lost = signOfProductLost.answer(a, b, c);
  return [
    {
      rule: signOfBKept,
      to: b === 0 ? null : signOfBKept.answer(right),
      hints: [
        'Look at the number with which your fraction begins.',
        'The formula begins with $-b$, the opposite of $b$.',
        `Read off $b$ with its sign from $${polynomialTex([0, b], letter)}$, and put its opposite at the front.`,
      ],
    },
    following(
      dividedByA,
      [a, b, c],
      [
        dividedByA.hints.look,
        'The formula divides by $2a$.',
        `Double the number before $${letter}^2$ for the number below the bar, and reduce again.`,
      ],
    ),
    following(
      onlyRootDivided,
      [a, b, c],
      [
        'How far does your fraction bar reach?',
        'The bar in the formula is below $-b$ and the root together.',
        `Draw the bar below the whole of $${-b} \\pm \\sqrt{${discriminant({ a, b, c })}}$.`,
      ],
    ),
    {
      rule: signOfProductLost,
      to: lost < 0 ? null : plusMinus(rational(-b, 2 * a), rational(1, 2 * a), lost),
      hints: [
        signOfProductLost.hints.look,
        c < 0 ? 'Taking away a negative product is the same as adding.' : 'Under the root $4ac$ is taken away from $b^2$.',
        `Find $4ac$ with its sign: $4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}$. Then take it away from $b^2$.`,
      ],
    },
    following(
      formulaRootForgotten,
      [a, b, c],
      [
        `Substitute one of your numbers in $${letter}$. Is the equation true?`,
        'In the formula $b^2 - 4ac$ is under a root sign.',
        `Take the root of $b^2 - 4ac$, which here is the root of ${discriminant({ a, b, c })}, before you add and subtract.`,
      ],
    ),
    following(
      plusRootOnly,
      [right],
      [
        'How many numbers does the sign ± stand for?',
        'The formula gives one solution with plus and one with minus.',
        `Find the formula again with the minus before the root.`,
      ],
    ),
  ];
}

/**
 * 1: a = 1, whole solutions. 2: a > 1, a fraction. 3: b even, with roots. 4: a fraction with a root. 5: must first be put in
 * order.
 */
const solve = textFamily(
  { name: 'quad_formula_solve', version: 1, skill: 'quad_formula' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), range(2, 4), only(1), range(2, 5), range(2, 5)],
      b: [upTo(12), upTo(11), twice(upTo(6)), upTo(11), upTo(11)],
      c: [upTo(30), upTo(12), upTo(12), upTo(12), upTo(12)],
    },
    where: ({ a, b, c }, difficulty) => {
      const under = discriminant({ a, b, c });
      if (under <= 0 || under > 400 || gcd(gcd(a, b), c) > 1 || isWhole(under) === difficulty >= 3) return false;
      // the solutions would be 1 and c, and the hints could not mention c
      if (difficulty === 1) return 1 + b + c !== 0;
      if (difficulty === 2) return realRoots(a, b, c).some((root) => root.rational.d > 1n);
      return difficulty !== 3 || rootParts(under).out > 1;
    },
    derived: ({ a, b, c, difficulty }) => ({
      under: discriminant({ a, b, c }),
      right: realRoots(a, b, c),
      exactRoot: difficulty >= 3,
      moved: difficulty === 5,
    }),
    phrasing: (chance) => ({
      asked: chance.pick(['Solve with the quadratic formula.', 'Use the quadratic formula to find all solutions.']),
    }),
    given: ({ a, b, c, letter, right, exactRoot, moved, asked }) => {
      const shown = moved
        ? `${polynomialTex([0, 0, a], letter)} = ${polynomialTex([-c, -b], letter)}`
        : `${polynomialTex([c, b, a], letter)} = 0`;
      return solutionsPage({
        stem: `${asked}${exactRoot ? ' Give exact answers with simplified roots.' : ''}\n\n$${shown}$`,
        letter,
        right,
        ...(exactRoot ? { form: 'simplified' as const } : {}),
      });
    },
    ladder: ({ a, b, c, moved }) => [
      `What are a, b, and c in this equation?`,
      `${moved ? 'Get all terms on one side first. ' : ''}Substitute into the quadratic formula. The part under the root comes first.`,
      `Find $${underTex({ a, b, c })}$ first. That goes under the root. Then substitute $a$ and $b$.`,
    ],
    steps: ({ a, b, c, letter, under, right, exactRoot, moved }) => {
      const { out, inside } = rootParts(under);
      const solved = solutionsTex(right, letter);
      const atOnce = solved === filled(-b, under, 2 * a, letter);
      return [
        ...(moved ? [['Bring all terms to one side.', `${polynomialTex([c, b, a], letter)} = 0`] as const] : []),
        ['Read off the three numbers.', `a = ${a}, \\quad b = ${b}, \\quad c = ${c}`],
        ['Find what is under the root.', `${underTex({ a, b, c })} = ${under}`],
        ...(atOnce ? [] : [['Substitute everything into the formula.', filled(-b, under, 2 * a, letter)] as const]),
        exactRoot
          ? [atOnce ? 'Substitute into the formula. The radical cannot be simplified.' : 'Simplify the root and reduce.', solved]
          : [`The root of ${under} is ${rootTex(out, inside)}. Take it once with plus and once with minus.`, solved],
      ];
    },
    ways: ({ a, b, c, letter, moved }) =>
      // The most common mistakes, at most five, whether or not each of them gives an answer here.
      solutionWays([...(moved ? [crossedUnchanged({ a, b, c }, letter)] : []), ...formulaWays({ a, b, c }, letter)].slice(0, 5)),
  },
);

/** Which line shows the formula with the right numbers? 1: a = 1. 2: a > 1. 3: with a term to be moved first. */
const fillIn = choiceFamily(
  { name: 'quad_formula_fill_in', version: 1, skill: 'quad_formula', difficulties: [1, 2, 3] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: { a: [only(1), range(2, 5), range(2, 5), range(2, 5), range(2, 5)], b: always(upTo(9)), c: always(upTo(9)) },
    where: ({ a, b, c }) => b * b !== 4 * Math.abs(a * c) && gcd(gcd(a, b), c) === 1 && discriminant({ a, b, c }) > 0,
    derived: ({ a, b, letter, difficulty }) => ({
      moved: difficulty === 3,
      line: (start: number, last: number, below: number): string =>
        `$${filled(start, underTex({ a, b, c: last }), below, letter)}$`,
    }),
    phrasing: (chance) => ({
      asked: chance.pick([
        'Which line shows the quadratic formula with the right numbers for this equation?',
        'The quadratic formula is used to solve this equation. Which line shows the correct values substituted in the formula?',
      ]),
    }),
    given: ({ a, b, c, letter, moved, line, asked }) => {
      const shown = moved ? `${polynomialTex([0, b, a], letter)} = ${-c}` : `${polynomialTex([c, b, a], letter)} = 0`;
      return { stem: `${asked}\n\n$${shown}$`, right: line(-b, c, 2 * a) };
    },
    ladder: ({ b, letter }) => [
      'What are a, b, and c in this equation?',
      'The formula begins with the opposite of b, has b² − 4ac under the root, and divides by 2a.',
      `The coefficient of $${letter}$ is $${b}$. Check how each line begins, and then its denominator.`,
    ],
    steps: ({ a, b, c, letter, moved }) => [
      ...(moved ? [['Bring all terms to one side.', `${polynomialTex([c, b, a], letter)} = 0`] as const] : []),
      ['Read off the three numbers.', `a = ${a}, \\quad b = ${b}, \\quad c = ${c}`],
      ['Substitute them into $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.', filled(-b, underTex({ a, b, c }), 2 * a, letter)],
    ],
    ways: ({ a, b, c, letter, moved, line }) => [
      {
        rule: signOfBKept,
        to: line(b, c, 2 * a),
        hints: [
          'Look at the beginning of the line above the bar.',
          'The formula begins with $-b$.',
          `Read off $b$ with its sign from $${polynomialTex([0, b], letter)}$, and change that sign.`,
        ],
      },
      {
        rule: dividedByA,
        to: line(-b, c, a),
        hints: [
          'Look at the number below the bar.',
          'The formula divides by $2a$.',
          'Read off $a$, the number before the square, and double it.',
        ],
      },
      {
        rule: signOfProductLost,
        to: line(-b, -c, 2 * a),
        hints: [
          'Compare the last number under the root with the equation.',
          'The numbers $a$, $b$ and $c$ are read off with their signs when 0 is by itself on the other side.',
          moved
            ? `Bring the ${-c} to the left side. With which sign does it arrive?`
            : 'What sign does the last number have in the equation?',
        ],
      },
    ],
  },
);

type Launch = {
  readonly told: string;
  readonly speed: readonly [number, number];
  readonly start: readonly [lowest: number, highest: number];
  readonly who: string;
  readonly over: 'ground' | 'water';
};
const launches: readonly [Launch, ...Launch[]] = [
  { told: 'A ball is thrown straight up from a balcony', speed: [6, 18], start: [3, 12], who: 'it', over: 'ground' },
  { told: 'A model rocket takes off from a platform', speed: [20, 40], start: [2, 6], who: 'it', over: 'ground' },
  { told: 'A stone is thrown up from a bridge', speed: [6, 18], start: [8, 20], who: 'it', over: 'ground' },
  { told: 'A diver jumps up from a board', speed: [2, 4], start: [3, 10], who: 'the diver', over: 'water' },
];
const drawFlight = (chance: Chance, difficulty: Difficulty) => {
  const { speed, start, ...launch } = chance.pick(launches);
  return {
    ...launch,
    speed: chance.int(...speed),
    start: chance.int(...start),
    target: difficulty === 4 ? 0 : chance.int(1, start[0] - 1),
  };
};

/** Returns the terms of the equation for the time of a flight: −5t² + speed · t + start = target. */
const timeEquation = ({ speed, start, target }: { speed: number; start: number; target: number }): Quadratic => ({
  a: -5,
  b: speed,
  c: start - target,
});
const placesAt = (difficulty: Difficulty): number => (difficulty === 4 ? 1 : 2);
const roundedTo = (places: number, value: number): Rational => rational(Math.round(value * 10 ** places), 10 ** places);
/** Returns the root above zero, since nobody answers with a time before the start. */
const timeAmong = (roots: readonly Surd[], places: number): Rational | null => {
  const time = Math.max(...roots.map(worth));
  return time > 0 && Number.isFinite(time) ? roundedTo(places, time) : null;
};
const landsAt = ({ a, b, c }: Quadratic, places: number): Rational =>
  roundedTo(places, Math.max(...realRoots(a, b, c).map(worth)));

/** Says how a flight ends, in the words of its story. */
const endOf = ({ who, over, target }: ReturnType<typeof drawFlight>): string => {
  if (target === 0) return `${who} reach the ${over}`;
  return `${who} come down to a height of ${target} m${over === 'water' ? ' above the water' : ''}`;
};

/** A ball or a rocket, rounded. 4: to a tenth. 5: to a hundredth, with a height to reach. */
const flights = family(
  { name: 'quad_formula_flights', version: 2, skill: 'quad_formula', difficulties: [4, 5] },
  {
    levels: { flight: graded(drawFlight) },
    where: ({ flight }, difficulty) => {
      const equation = timeEquation(flight);
      return !isWhole(discriminant(equation)) && landsAt(equation, placesAt(difficulty)).d > 1n;
    },
    derived: ({ flight, difficulty }) => {
      const equation = timeEquation(flight);
      const places = placesAt(difficulty);
      return {
        ...equation,
        end: endOf(flight),
        places,
        right: landsAt(equation, places),
        asZero: `${polynomialTex([equation.c, equation.b, equation.a], 't')} = 0`,
      };
    },
    given: ({ flight: { told, speed, start, over }, end, places, right }) => ({
      stem: `${told}. After $t$ seconds the height above the ${over} is $h = ${polynomialTex([start, speed, -5], 't')}$ meters. After how many seconds does ${end}? Round to ${places === 1 ? 'a tenth' : 'a hundredth'} of a second.`,
      right,
      inputType: 'decimal',
      variables: { t: 'the time in seconds' },
    }),
    ladder: ({ b, c, asZero }) => [
      'What is the height at that time?',
      'Set the formula equal to that height, and get 0 on one side. Use the quadratic formula, and keep the positive time.',
      `Write $${asZero}$. Under the root is $${b}^2 - 4 \\cdot (-5) \\cdot ${c}$.`,
    ],
    steps: ({ flight: { target }, a, b, c, places, right, asZero }) => [
      [target === 0 ? 'There the height is 0.' : `There the height is ${target}, so subtract ${target} from both sides.`, asZero],
      ['Use the quadratic formula.', filled(-b, discriminant({ a, b, c }), 2 * a, 't')],
      ['Only the positive time comes after the start.', `t \\approx ${fixedDecimal(right, places)}`],
    ],
    ways: ({ a, b, c, places, asZero }) => {
      const roots = realRoots(a, b, c);
      const lost = signOfProductLost.answer(a, b, c);
      return [
        {
          rule: signOfBKept,
          to: timeAmong(signOfBKept.answer(roots), places),
          hints: [
            'Substitute your time into the formula for the height. Does it fit?',
            'The quadratic formula begins with $-b$, and here the number below the bar is negative too.',
            `Read off $a$, $b$ and $c$ from $${asZero}$, signs included.`,
          ],
        },
        {
          rule: dividedByA,
          to: timeAmong(dividedByA.answer(a, b, c), places),
          hints: [dividedByA.hints.look, 'The formula divides by $2a$.', 'Double the number before $t^2$, sign and all.'],
        },
        following(
          impossibleSolutionGiven,
          [roundedTo(places, Math.min(...roots.map(worth)))],
          [
            'Can your number be a time after the start?',
            'The formula gives two numbers. The story decides which one counts.',
            'Find the formula with the other sign before the root.',
          ],
        ),
        {
          rule: signOfProductLost,
          to: lost < 0 ? null : timeAmong(plusMinus(rational(-b, 2 * a), rational(1, 2 * a), lost), places),
          hints: [
            signOfProductLost.hints.look,
            'Here $a$ is negative, and taking away a negative product is the same as adding.',
            `Find $4ac = 4 \\cdot (-5) \\cdot ${c}$ with its sign, and take that away from $b^2$.`,
          ],
        },
      ];
    },
    belowZero: true,
  },
);

/** The number halfway between the two solutions. 2: all terms on one side. 3: must first be put in order. */
const middle = family(
  { name: 'quad_formula_middle', version: 1, skill: 'quad_formula', difficulties: [2, 3] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: { a: always(range(2, 6)), b: always(upTo(11)), c: always(upTo(9)) },
    where: ({ a, b, c }, difficulty) =>
      gcd(gcd(a, b), c) === 1 && discriminant({ a, b, c }) > 0 && (b % a !== 0 || difficulty === 2),
    derived: ({ a, b }) => ({ right: rational(-b, 2 * a) }),
    given: ({ letter, difficulty, a, b, c, right }) => {
      const shown =
        difficulty === 2
          ? `${polynomialTex([c, b, a], letter)} = 0`
          : `${polynomialTex([0, 0, a], letter)} = ${polynomialTex([-c, -b], letter)}`;
      return {
        stem: `The two solutions of $${shown}$ lie the same distance to the left and to the right of one number. Use the quadratic formula to find that number. Write it as a fraction if it is not whole.`,
        right,
        inputType: 'fraction',
      };
    },
    ladder: ({ a, b }) => [
      'Which part of the quadratic formula is the same for both solutions?',
      'The formula adds and subtracts the same root. The part before the ± sign is in the middle.',
      `Divide the opposite of ${b} by $2 \\cdot ${inBrackets(a)}$.`,
    ],
    steps: ({ letter, difficulty, a, b, c, right }) => [
      ...(difficulty === 3 ? [['Bring all terms to one side.', `${polynomialTex([c, b, a], letter)} = 0`] as const] : []),
      [
        'The formula adds and subtracts the same root, so the part before the sign ± lies in the middle.',
        '\\frac{-b}{2a} \\pm \\frac{\\sqrt{b^2 - 4ac}}{2a}',
      ],
      [`Substitute $a = ${a}$ and $b = ${b}$.`, `\\frac{-b}{2a} = \\frac{${-b}}{${2 * a}} = ${tex(right)}`],
    ],
    ways: ({ a, b }) => [
      {
        rule: signOfBKept,
        to: rational(b, 2 * a),
        hints: [
          'Look at the number with which the formula begins.',
          'The formula begins with $-b$, the opposite of $b$.',
          'Write the equation with 0 on one side, and read off $b$ with its sign.',
        ],
      },
      {
        rule: dividedByA,
        to: rational(-b, a),
        hints: [dividedByA.hints.look, 'The formula divides by $2a$.', 'Read off $a$ and double it.'],
      },
      {
        rule: onlyRootDivided,
        to: -b,
        hints: [
          'How far does the fraction bar of the formula reach?',
          onlyRootDivided.hints.principle,
          `Split the formula into two fractions with $2a$ below each.`,
        ],
      },
    ],
    belowZero: true,
  },
);

export const formulaGenerators: readonly Generator[] = [solve, fillIn, middle, flights];
