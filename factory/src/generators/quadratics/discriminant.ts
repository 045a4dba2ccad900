import { rational } from '@stoa/engine/math/exact/rational';
import { family, graded } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  bDoubled,
  degreeCounts,
  discriminantSignsMixed,
  fourForgotten,
  halfNotSquared,
  negativeTermsForbid,
  onlyWholeRootsCount,
  plusRootOnly,
  rootCount,
  signOfDiscriminantRead,
  squareOfBNegative,
  squaredNotHalved,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { inBrackets } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { tex } from '../../wording/quadratic-text.ts';
import { countingHints, wrongDiscriminants, type Quadratic } from './discriminant-ladders.ts';
import { solutionsDraft, textDraft, valueDraft } from './quadratic-draft.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { plusMinus, surd } from '@stoa/engine/math/mal-rules/quadratics/surd';

type Hints = DraftMisconception['hints'];

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'n', 't'] as const);
const nonzero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);
const discriminant = ({ a, b, c }: Quadratic): number => b * b - 4 * a * c;
const filled = ({ a, b, c }: Quadratic): string => `${inBrackets(b)}^{2} - 4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}`;
const equationOf = ({ a, b, c }: Quadratic, letter: string): string => `${polynomialTex([c, b, a], letter)} = 0`;

/** 1: all numbers positive or a = 1. 2: any signs. 3: first to be put in order. */
const value: Generator = {
  name: 'quad_discriminant_value',
  version: 1,
  skill: 'quad_discriminant',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const letter = anyLetter(chance);
    const quadratic = drawUntil(
      () => ({
        a: difficulty === 1 ? chance.int(1, 3) : nonzero(chance, 6),
        b: difficulty === 1 ? chance.int(3, 9) : nonzero(chance, 11),
        c: difficulty === 1 ? chance.int(1, 6) : nonzero(chance, 9),
      }),
      (drawn) => (difficulty === 1 || drawn.b < 0 || drawn.c < 0) && Math.abs(discriminant(drawn)) > 12,
    );
    const { a, b, c } = quadratic;
    const right = discriminant(quadratic);
    const moved = difficulty === 3;
    const shown = moved ? `${polynomialTex([0, b, a], letter)} = ${-c}` : equationOf(quadratic, letter);
    return valueDraft({
      stem: `${chance.pick(['Find the discriminant of the equation.', 'What is the value of $b^2 - 4ac$ for this equation?'])}${
        moved ? ' Bring all terms to the left side first.' : ''
      }\n\n$${shown}$`,
      right,
      ladder: [
        'What are a, b, and c in this equation?',
        `The discriminant is b² − 4ac.${moved ? ' Get all terms on the left side first.' : ''} Keep each sign.`,
        `Square $${inBrackets(b)}$. Then find $4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}$, and subtract it.`,
      ],
      steps: [
        ...(moved ? [['Bring all terms to the left side.', equationOf(quadratic, letter)] as const] : []),
        ['Read off the three numbers.', `a = ${a}, \\quad b = ${b}, \\quad c = ${c}`],
        ['Substitute them into $b^2 - 4ac$.', `${filled(quadratic)} = ${right}`],
      ],
      ways: wrongDiscriminants(quadratic),
    });
  },
};

/** How many real solutions. 1: a = 1. 2: a > 1. 3: first to be put in order. 4: asked of the graph. 5: larger numbers, close to the border. */
const count: Generator = {
  name: 'quad_discriminant_count',
  version: 1,
  skill: 'quad_discriminant',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = difficulty === 4 ? 'x' : anyLetter(chance);
    const wanted = chance.pick([0, 1, 2, 2, 0] as const);
    const quadratic = drawUntil(
      () => {
        const a = difficulty === 1 ? 1 : nonzero(chance, difficulty === 5 ? 9 : 5);
        if (wanted !== 1) return { a, b: nonzero(chance, difficulty === 5 ? 14 : 9), c: nonzero(chance, 12) };
        const p = nonzero(chance, 6);
        const k = difficulty === 1 ? 1 : chance.int(1, 3);
        const front = difficulty === 1 ? 1 : chance.pick([1, 4, 9]);
        const root = Math.sqrt(front);
        return { a: k * front, b: 2 * k * root * p, c: k * p * p };
      },
      (drawn) =>
        rootCount(discriminant(drawn)) === wanted &&
        (difficulty < 5 || wanted === 1 || Math.abs(discriminant(drawn)) <= 24) &&
        (difficulty === 1 || drawn.a !== 1) &&
        wrongDiscriminants(drawn).some(({ to }) => to !== null && rootCount(to) !== wanted),
    );
    const { a, b, c } = quadratic;
    const d = discriminant(quadratic);
    const moved = difficulty === 3;
    const shown = moved
      ? `${polynomialTex([0, 0, a], letter)} = ${polynomialTex([-c, -b], letter)}`
      : equationOf(quadratic, letter);
    const counting: WrongWay<number>[] = wrongDiscriminants(quadratic).map(({ rule, to }) => ({
      rule,
      to: to === null || rootCount(to) === wanted ? null : rootCount(to),
      hints: countingHints[rule.name]!,
    }));
    const meaning: Hints = [
      'What does the sign of $b^2 - 4ac$ tell?',
      'The root of $b^2 - 4ac$ is added and subtracted in the formula. It need not be whole, but what is under it may not be negative.',
      `Find $${filled(quadratic)}$ and look at its sign.`,
    ];
    return valueDraft({
      stem:
        difficulty === 4
          ? chance.pick([
              `At how many points does the graph of $y = ${polynomialTex([c, b, a], 'x')}$ meet the $x$-axis?`,
              `How many $x$-intercepts does the parabola $y = ${polynomialTex([c, b, a], 'x')}$ have?`,
            ])
          : `${chance.pick([
              'How many different real solutions does the equation have? Use the discriminant.',
              'Without solving it, tell how many different real solutions the equation has.',
            ])}\n\n$${shown}$`,
      right: wanted,
      ladder: [
        difficulty === 4 ? 'What is y where the graph meets the x-axis?' : 'What are a, b, and c in this equation?',
        'Find the discriminant, b² − 4ac. Its sign tells how many real solutions there are.',
        `Find $${filled(quadratic)}$. Is it positive, negative, or neither?`,
      ],
      steps: [
        ...(moved ? [['Bring all terms to one side.', equationOf(quadratic, letter)] as const] : []),
        ...(difficulty === 4 ? [['On the $x$-axis $y$ is 0.', equationOf(quadratic, letter)] as const] : []),
        ['Find the discriminant.', `${filled(quadratic)} = ${d}`],
        [
          d > 0
            ? 'It is positive: the root can be added and subtracted, which gives two numbers.'
            : d === 0
              ? 'It is 0: adding and subtracting the root gives the same number.'
              : 'It is negative and has no real root.',
          `${wanted}`,
        ],
      ],
      ways: [
        ...counting,
        following(onlyWholeRootsCount, [d], meaning),
        following(signOfDiscriminantRead, [d], meaning),
        following(discriminantSignsMixed, [d], meaning),
        following(degreeCounts, [], meaning),
      ],
    });
  },
};

/** A missing number that makes the discriminant 0. 3: the last one. 4: a before the square. 5: the middle one, both its values. */
const oneSolution: Generator = {
  name: 'quad_discriminant_one_solution',
  version: 1,
  skill: 'quad_discriminant',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const letter = anyLetter(chance);
    const ask = chance.pick([
      'have exactly one real solution',
      'have one real solution only',
      'have a discriminant of 0',
    ] as const);
    if (difficulty < 5) {
      const { a, b } = drawUntil(
        () => ({
          a: difficulty === 3 ? 1 : chance.int(2, 5),
          b: difficulty === 3 ? 2 * nonzero(chance, 9) : nonzero(chance, 15),
        }),
        (drawn) => Math.abs(drawn.b) > 4 && (difficulty === 3 || drawn.b % 2 !== 0),
      );
      const right = rational(b * b, 4 * a);
      return valueDraft({
        stem: `For what number $k$ does $${polynomialTex([0, b, a], letter)} + k = 0$ ${ask}?${difficulty === 4 ? ' Write a fraction if it is not whole.' : ''}`,
        right,
        inputType: difficulty === 3 ? 'integer' : 'fraction',
        ladder: [
          'What must the discriminant be for exactly one real solution?',
          'There is one real solution when b² − 4ac equals 0. Solve that equation for k.',
          `Write $${inBrackets(b)}^{2} - 4 \\cdot ${a} \\cdot k = 0$. Find the square and the product first.`,
        ],
        steps: [
          ['There is one real solution when the discriminant is 0.', `${inBrackets(b)}^{2} - 4 \\cdot ${a} \\cdot k = 0`],
          ['Find the square and the product.', `${b * b} - ${4 * a}k = 0`],
          [`Solve for $k$.`, right.d === BigInt(4 * a) ? `k = ${tex(right)}` : `k = \\frac{${b * b}}{${4 * a}} = ${tex(right)}`],
        ],
        ways: [
          {
            rule: fourForgotten,
            to: rational(b * b, a),
            hints: [
              fourForgotten.hints.look,
              'The discriminant is $b^2 - 4ac$.',
              `Write the discriminant with $a = ${a}$ and $c = k$.`,
            ],
          },
          {
            rule: squareOfBNegative,
            to: b < 0 ? rational(-b * b, 4 * a) : null,
            hints: [
              'Look at the square of $b$. Which sign does it have?',
              'The square of a negative number is positive.',
              `Write the square as $(${b}) \\cdot (${b})$.`,
            ],
          },
          {
            rule: bDoubled,
            to: rational(2 * b, 4 * a),
            hints: [
              'What did you do with $b$ in the discriminant?',
              'The discriminant holds $b^2$: $b$ times itself.',
              `Multiply $${inBrackets(b)} \\cdot ${inBrackets(b)}$ first.`,
            ],
          },
          {
            rule: squaredNotHalved,
            to: difficulty === 3 ? null : rational(b * b, 4),
            hints: [
              `Which number is in front of the square in the equation?`,
              'The discriminant is $b^2 - 4ac$, and here $a$ is not 1.',
              `Write the discriminant with $a = ${a}$ and $c = k$.`,
            ],
          },
        ],
      });
    }
    const { a, c } = drawUntil(
      () => ({ a: chance.pick([1, 4, 9, 16] as const), c: chance.int(2, 10) ** 2 }),
      (drawn) => drawn.a !== drawn.c && drawn.c !== 4 * drawn.a && drawn.a !== 4 * drawn.c,
    );
    const b = 2 * Math.sqrt(a * c);
    const right = plusMinus(0, 1, b * b);
    return solutionsDraft({
      stem: `For which values of $k$ does $${polynomialTex([0, 0, a], letter)} + k${letter} + ${c} = 0$ ${ask}? Give all of them.`,
      letter: 'k',
      standsFor: 'the number before the variable',
      right,
      ladder: [
        'What must the discriminant be for exactly one real solution?',
        'There is one real solution when b² − 4ac equals 0. A square has two square roots.',
        `Write $k^{2} - 4 \\cdot ${a} \\cdot ${c} = 0$. Get $k^2$ by itself, and take both roots.`,
      ],
      steps: [
        ['There is one real solution when the discriminant is 0.', `k^{2} - 4 \\cdot ${a} \\cdot ${c} = 0`],
        ['Bring the number to the other side.', `k^{2} = ${b * b}`],
        ['Take the root with both signs.', `k = -${b} \\text{ or } k = ${b}`],
      ],
      ways: [
        following(
          plusRootOnly,
          [right],
          [
            'Is there another number with the same square?',
            'The sign of $k$ is lost when it is squared, so two numbers fit.',
            'Take the root of $k^2$ with both signs.',
          ],
        ),
        {
          rule: fourForgotten,
          to: plusMinus(0, 1, a * c),
          hints: [
            fourForgotten.hints.look,
            'The discriminant is $b^2 - 4ac$.',
            `Write the discriminant with $a = ${a}$, $b = k$ and $c = ${c}$.`,
          ],
        },
        {
          rule: bDoubled,
          to: [surd(2 * a * c)],
          hints: [
            'What did you do with $k$ in the discriminant?',
            'The discriminant holds $b^2$: $b$ times itself, not two times $b$.',
            `Write the discriminant with $b = k$, and set it equal to 0.`,
          ],
        },
      ],
    });
  },
};

/** Which equation has no real solution? The others look as if they had none. 3: a = 1. 4: a > 1. */
const without: Generator = {
  name: 'quad_discriminant_without_solution',
  version: 1,
  skill: 'quad_discriminant',
  difficulties: [3, 4],
  draft(chance, difficulty) {
    const letter = anyLetter(chance);
    const draw = (fits: (drawn: Quadratic) => boolean): Quadratic =>
      drawUntil(() => ({ a: difficulty === 3 ? 1 : chance.int(2, 4), b: nonzero(chance, 9), c: nonzero(chance, 9) }), fits);
    const none = draw((q) => discriminant(q) < 0 && q.b > 0);
    const allMinus = draw(
      (q) => q.c < 0 && q.b < 0 && negativeTermsForbid.answer(q.b, q.c) && Number.isInteger(Math.sqrt(discriminant(q))),
    );
    const primeLike = draw((q) => q.c > 0 && q.b > 0 && discriminant(q) > 0 && onlyWholeRootsCount.answer(discriminant(q)) === 0);
    const half = nonzero(chance, 6);
    const double = { a: 1, b: 2 * half, c: half * half };
    const text = (q: Quadratic): string => `$${equationOf(q, letter)}$`;
    const right = text(none);
    const common = `Find $b^2 - 4ac$ for the equation that you chose.`;
    const listed = chance.shuffle([right, text(allMinus), text(primeLike), text(double)]);
    return textDraft({
      stem: `${chance.pick(['Which of these equations has no real solution?', 'One of these equations has no real solution. Which one?'])}\n\n${listed.join(', ')}`,
      right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [text(allMinus), text(primeLike), text(double)] },
      ladder: [
        'What does the discriminant tell about the solutions?',
        'An equation has no real solution when b² − 4ac is negative.',
        `Find $b^2 - 4ac$ for each equation. Begin with $${equationOf(double, letter)}$.`,
      ],
      steps: [
        ['An equation has no real solution when its discriminant is negative.', 'b^2 - 4ac < 0'],
        [`Find it for ${right}.`, `${filled(none)} = ${discriminant(none)}`],
        ['This one is negative, and those of the others are not.', equationOf(none, letter)],
      ],
      ways: [
        {
          rule: negativeTermsForbid,
          to: text(allMinus),
          hints: [
            negativeTermsForbid.hints.look,
            'Only the discriminant decides. A negative $c$ even makes it larger when $a$ is positive.',
            common,
          ],
        },
        {
          rule: onlyWholeRootsCount,
          to: text(primeLike),
          hints: [onlyWholeRootsCount.hints.look, onlyWholeRootsCount.hints.principle, common],
        },
        {
          rule: signOfDiscriminantRead,
          to: text(double),
          hints: [
            'What does a discriminant of 0 mean?',
            'With a discriminant of 0 the formula adds and subtracts 0, so a number is left.',
            common,
          ],
        },
      ],
      wrong: right,
    });
  },
};

/** The largest whole number c that leaves two real solutions. 4: a = 1. 5: a > 1. */
const twoSolutions = family(
  { name: 'quad_discriminant_largest_number', version: 1, skill: 'quad_discriminant', difficulties: [4, 5] },
  {
    setting: (chance, difficulty) => ({ letter: anyLetter(chance), a: difficulty === 4 ? 1 : chance.int(2, 4) }),
    levels: { b: graded((chance, difficulty) => nonzero(chance, difficulty === 4 ? 15 : 21)) },
    where: ({ b: n, a }) =>
      Math.abs(n) > 4 && ![1, 2, 4, a, Math.abs(n)].includes(Math.ceil((n * n) / (4 * a)) - 1) && n * n > 8 * a,
    derived: ({ b, a }) => {
      const border = (b * b) / (4 * a);
      const right = Math.ceil(border) - 1;
      return { border, right };
    },
    given: ({ b, letter, a, right }) => ({
      stem: `What is the largest whole number $c$ for which $${polynomialTex([0, b, a], letter)} + c = 0$ has two different real solutions?`,
      right,
      inputType: 'integer',
    }),
    ladder: ({ b, a }) => [
      'What must the discriminant be for two different real solutions?',
      'Two different real solutions need a positive discriminant, b² − 4ac.',
      `Write $${inBrackets(b)}^{2} - 4 \\cdot ${a} \\cdot c > 0$, and solve it for $c$.`,
    ],
    steps: ({ b, a, right }) => [
      ['Two different real solutions need a positive discriminant.', `${inBrackets(b)}^{2} - 4 \\cdot ${a} \\cdot c > 0`],
      ['Solve for $c$.', `${4 * a}c < ${b * b}`],
      [`The largest whole number with ${4 * a} times itself below ${b * b} is what the question asks for.`, `c = ${right}`],
    ],
    ways: ({ b, a, border }) => [
      {
        rule: signOfDiscriminantRead,
        to: Number.isInteger(border) ? border : Math.ceil(border),
        hints: [
          signOfDiscriminantRead.hints.look,
          'A discriminant of 0 gives one solution, a negative one gives none.',
          `Write the discriminant with $a = ${a}$ and ask when it is greater than 0.`,
        ],
      },
      {
        rule: fourForgotten,
        to: Math.ceil((b * b) / a) - 1,
        hints: [
          fourForgotten.hints.look,
          'The discriminant is $b^2 - 4ac$.',
          `Substitute $a = ${a}$ and $b = ${b}$ into $b^2 - 4ac$ and leave $c$ as it is.`,
        ],
      },
      {
        rule: halfNotSquared,
        to: Math.abs(b) % 2 === 0 ? Math.abs(b) / 2 - 1 : null,
        hints: [
          'What became of the square of $b$?',
          'The discriminant holds $b^2$, not $b$.',
          `Multiply $${inBrackets(b)} \\cdot ${inBrackets(b)}$ first.`,
        ],
      },
    ],
    belowZero: true,
  },
);

export const discriminantGenerators: readonly Generator[] = [value, count, oneSolution, without, twoSolutions];
