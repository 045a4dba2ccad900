import { add, multiply, negate, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { always, eitherSign, family, graded, only, plusMinus as ofAnySign, range, textFamily } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { interceptForHeight, timeForHeight } from '@stoa/engine/math/mal-rules/quadratics/parabolas';
import {
  bNotHalved,
  bracketSignKept,
  frontNumberForgotten,
  halfNotSquared,
  plusRootOnly,
  rootOfTheEndGiven,
  squareAddedTwice,
  squareNotTakenBack,
  squaredNotHalved,
  squaredThenHalved,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { boxed, movedAway, shiftTex, solutionsTex, tex, vertexFormPlain, vertexFormTex } from '../../wording/quadratic-text.ts';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';
import { minus, plusMinus, rootParts } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'n', 't'] as const);
const square = (a: Rational): Rational => multiply(a, a);
/** Writes a number as the base of a power: "6" or "(−6)". */
const based = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** The number that makes x² + bx a square. 1: b even and positive. 2: even, of any sign. 3: odd, so that a fraction is added. */
const constant = family(
  { name: 'quad_complete_square_constant', version: 2, skill: 'quad_complete_square', difficulties: [1, 2, 3] },
  {
    levels: {
      letter: graded((chance) => anyLetter(chance)),
      half: [
        range(3, 12),
        eitherSign(range(3, 15)),
        eitherSign(range(3, 15)),
        eitherSign(range(3, 15)),
        eitherSign(range(3, 15)),
      ],
    },
    derived: ({ letter, half, difficulty }) => {
      const b = difficulty === 3 ? 2 * half + 1 : 2 * half;
      const right = rational(b * b, 4);
      const beginning = polynomialTex([0, b, 1], letter);
      return { b, right, beginning };
    },
    phrasing: (chance, { beginning }) => ({
      asked: chance.pick([
        `What number must be added to $${beginning}$ to make it the square of a binomial?`,
        `What number completes the square in $${beginning}$?`,
        `Find the number $c$ that makes $${beginning} + c$ a perfect square trinomial.`,
      ]),
    }),
    given: ({ difficulty, right, asked }) => ({ stem: asked, right, inputType: difficulty === 3 ? 'fraction' : 'integer' }),
    ladder: ({ letter, b }) => [
      `What is the coefficient of $${letter}$?`,
      'To complete the square, take half of the coefficient of the variable, and square it.',
      `Half of ${b} is $${tex(rational(b, 2))}$. Square that number.`,
    ],
    steps: ({ b, right }) => [
      ['Take half of the number before the variable.', `\\tfrac{1}{2} \\cdot ${based(b)} = ${tex(rational(b, 2))}`],
      ['Square it.', `${boxed(rational(b, 2))}^{2} = ${tex(right)}`],
    ],
    ways: ({ letter, b }) => [
      following(
        halfNotSquared,
        [b],
        [
          halfNotSquared.hints.look,
          `In $(${letter} + p)^2$ the middle term has $2p$ and the last one has $p^2$.`,
          `You have half of ${b}. Square it.`,
        ],
      ),
      following(
        squaredNotHalved,
        [b],
        [
          'Square the binomial that you have in mind. Does its middle term agree?',
          `The square $(${letter} + p)^2$ has $2p${letter}$ in the middle: twice the number in the parentheses.`,
          `Find the $p$ for which $2p$ is the number before $${letter}$, before you square anything.`,
        ],
      ),
      ruled(squaredThenHalved, [b], `Begin again: what is half of ${b}?`),
    ],
    belowZero: true,
  },
);

/** The coefficient of x is missing. 2: x² + bx + 49. 3: 100 and more, a negative b. 4: 4x² + bx + 49. */
const missingMiddle = family(
  { name: 'quad_complete_square_missing_middle', version: 1, skill: 'quad_complete_square', difficulties: [2, 3, 4] },
  {
    levels: { letter: graded((chance) => anyLetter(chance)), a: [only(1), only(1), only(1), range(2, 5), range(2, 5)] },
    derived: ({ letter, a, difficulty }) => ({ negative: difficulty === 3, root: a === 1 ? letter : `${a}${letter}` }),
    phrasing: (chance, { letter, a, difficulty, negative }) => {
      const p =
        difficulty === 3
          ? chance.int(8, 15)
          : drawUntil(
              () => chance.int(3, 12),
              (n) => n !== a && n !== 2 * a,
            );
      const b = (negative ? -2 : 2) * a * p;
      const trinomial = `${a === 1 ? '' : a * a}${letter}^{2} + b${letter} + ${p * p}`;
      return { p, b, trinomial };
    },
    given: ({ negative, b, trinomial }) => ({
      stem: `For which ${negative ? 'negative' : 'positive'} number $b$ is $${trinomial}$ a perfect square?`,
      right: b,
      inputType: 'integer',
    }),
    ladder: ({ negative, root, p }) => [
      'Which binomial has this first term and this last term in its square?',
      'In a perfect square trinomial, the middle term is twice the product of the two terms.',
      `The binomial is $${root} ${negative ? '-' : '+'} ${p}$. Multiply its two terms, and double the product.`,
    ],
    steps: ({ a, negative, root, p, b }) => [
      [
        'The first and the last term are the squares of the two terms in the parentheses.',
        `(${root} ${negative ? '-' : '+'} ${p})^{2}`,
      ],
      [
        'The middle term is twice their product.',
        `b = ${negative ? '-' : ''}2 \\cdot ${a === 1 ? '' : `${a} \\cdot `}${p} = ${b}`,
      ],
    ],
    ways: ({ letter, a, negative, root, p }) => {
      const one = (n: number): number => (negative ? -n : n);
      return [
        ledTo(
          rootOfTheEndGiven,
          one(rootOfTheEndGiven.answer(a, p)),
          `Multiply $(${root} ${negative ? '-' : '+'} ${p})$ by itself, term by term.`,
        ),
        {
          rule: bNotHalved,
          to: one(bNotHalved.answer(p * p)),
          hints: [
            `Which binomial has ${p * p} at the end of its square?`,
            bNotHalved.hints.principle,
            `Find the root of ${p * p} first.`,
          ],
        },
        {
          rule: frontNumberForgotten,
          to: a === 1 ? null : one(2 * p),
          hints: [
            `Which term, squared, gives the first one, $${a * a}${letter}^2$?`,
            frontNumberForgotten.hints.principle,
            `The parentheses begin with $${root}$. Multiply it by itself, term by term.`,
          ],
        },
      ];
    },
    belowZero: true,
  },
);

/** Written as a(x + p)² + k. 1: c fits at once. 2: b positive. 3: b of any sign. 4: b odd. 5: a number before the square. */
const write = textFamily(
  { name: 'quad_complete_square_write', version: 1, skill: 'quad_complete_square' },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), only(1), only(1), range(2, 5)],
      half: [range(1, 9), range(1, 9), ofAnySign(1, 9), ofAnySign(1, 9), ofAnySign(1, 9)],
      end: [range(1, 9), range(-20, 40), range(-20, 40), range(-20, 40), range(-20, 40)],
    },
    where: (drawn, difficulty) => {
      const { b, c } = termsOf(drawn, difficulty);
      return c !== 0 && b * b !== 4 * drawn.a * c && Math.abs(b) !== 1;
    },
    derived: ({ difficulty, letter, ...drawn }) => {
      const { a } = drawn;
      const { b, c } = termsOf(drawn, difficulty);
      const h = rational(-b, 2 * a);
      const inner = polynomialTex([0, b / a, 1], letter);
      const written = (height: Rational, middle = h): string => vertexFormPlain(a, middle, height, letter);
      return { b, c, h, k: minus(c, rational(b * b, 4 * a)), added: square(h), inner, written };
    },
    phrasing: (chance) => ({
      asked: chance.pick([
        'Complete the square.',
        'Complete the square to write the expression as a square plus or minus a number.',
      ]),
    }),
    given: ({ a, b, c, k, letter, written, asked }) => ({
      stem: `${asked} Give the vertex form, $a(${letter} - h)^2 + k$.\n\n$${polynomialTex([c, b, a], letter)}$`,
      right: written(k),
      inputType: 'expression',
      form: 'vertex_form',
      variables: { [letter]: 'any number' },
      placeholder: `(${letter} + …)^2 + …`,
      wrong: written(add(k, rational(1009))),
    }),
    ladder: ({ a, b, h, letter }) => [
      `What is the coefficient of $${letter}$? Is there a number in front of $${letter}^2$?`,
      'Take half of the coefficient of the variable, and square it. Add that number and subtract it, so the value stays the same.',
      `${a === 1 ? '' : `Take ${a} out of the first two terms. `}Half of ${b / a} is $${tex(negate(h))}$. Add and subtract its square.`,
    ],
    steps: ({ a, b, c, h, k, letter, inner, added }) => {
      const front = a === 1 ? '' : `${a}`;
      const end = `${c < 0 ? '-' : '+'} ${Math.abs(c)}`;
      const completed = `${inner} + ${tex(added)} - ${tex(added)}`;
      return [
        ...(a === 1 ? [] : [[`Take ${a} out of the first two terms.`, `${a}\\left(${inner}\\right) ${end}`] as const]),
        [
          `Half of ${b / a} is ${rationalText(negate(h))}. Add its square and take it away again.`,
          `${a === 1 ? completed : `${a}\\left(${completed}\\right)`} ${end}`,
        ],
        [
          a === 1
            ? 'The first three terms make a square.'
            : `The square is in the parentheses. Outside, ${a} times ${rationalText(added)} is taken away.`,
          `${front}${shiftTex(h, letter)}^{2} - ${tex(multiply(rational(a), added))} ${end}`,
        ],
        ['Combine the numbers.', vertexFormTex(a, h, k, letter)],
      ];
    },
    ways: ({ a, b, c, h, k, letter, added, written }) => {
      const back = [
        'Expand your square and add the number behind it. Do you come back to the problem?',
        'What is added to complete the square must be taken away again, or the value changes.',
      ] as const;
      return [
        {
          rule: squareNotTakenBack,
          to: written(squareNotTakenBack.answer(c)),
          hints: [
            ...back,
            `What number did the square bring in? Take that away from ${c}${a === 1 ? '' : `, remembering the factor ${a}`}.`,
          ],
        },
        {
          rule: squareAddedTwice,
          to: written(squareAddedTwice.answer(a, b, c)),
          hints: [...back, `Half of ${b / a}, squared, is added inside. Do you add or subtract it at the end?`],
        },
        {
          rule: frontNumberForgotten,
          to: a === 1 ? null : written(frontNumberForgotten.answer(a, b, c)),
          hints: [
            'Expand your answer. Does the number at the end agree?',
            `What is in the parentheses counts ${a} times, because ${a} is multiplied with all of it.`,
            `You took ${rationalText(added)} away. How much did the parentheses really bring in?`,
          ],
        },
        {
          rule: bracketSignKept,
          to: written(k, negate(h)),
          hints: [
            'Expand your square. Does its middle term have the right sign?',
            'The number in the parentheses has the same sign as the term with the single variable.',
            `Compare the sign before the $${letter}$ in the problem with the sign in your parentheses.`,
          ],
        },
        {
          rule: bNotHalved,
          to: a === 1 ? written(minus(c, b * b), rational(-bNotHalved.answer(b))) : null,
          hints: [
            'Expand your square. Is its middle term the right one?',
            `The square $(${letter} + p)^2$ has $2p${letter}$ in the middle, so $p$ is half of what is in front of $${letter}$.`,
            `Take half of ${b} for the parentheses, and begin again from there.`,
          ],
        },
      ];
    },
  },
);

/**
 * Returns b and c of ax² + bx + c, given half of the coefficient of x after a is taken out. At 4 b is odd, at 1 c is more
 * than the square.
 */
const termsOf = ({ a, half, end }: { a: number; half: number; end: number }, difficulty: Difficulty) => ({
  b: a * (difficulty === 4 ? 2 * half + 1 : 2 * half),
  c: difficulty === 1 ? half * half + end : end,
});

/** Equations solved by completing the square. 3: whole solutions. 4: solutions with a root. 5: b odd, or a number before the square. */
const solve = textFamily(
  { name: 'quad_complete_square_solve', version: 2, skill: 'quad_complete_square', difficulties: [3, 4, 5] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), only(1), only(1), range(2, 5)],
      p: always(eitherSign(range(1, 8))),
      under: graded((chance, difficulty) =>
        difficulty === 3 ? chance.int(2, 9) ** 2 : chance.int(1, 3) ** 2 * chance.pick([2, 3, 5, 6, 7]),
      ),
    },
    where: ({ p, under }, difficulty) => p * p !== under && (difficulty === 3 || rootParts(under).out !== Math.abs(p)),
    derived: ({ p, under }) => {
      const [b, c] = [2 * p, p * p - under];
      const right = plusMinus(-p, 1, under);
      return { b, c, right };
    },
    given: ({ a, letter, difficulty, b, c, right }) => {
      const exactRoot = difficulty >= 4;
      return solutionsPage({
        stem: `Solve the equation by completing the square.${exactRoot ? ' Give exact answers with simplified roots.' : ''}\n\n$${polynomialTex(
          [a * c, a * b, a],
          letter,
        )} = 0$`,
        letter,
        right,
        ...(exactRoot ? { form: 'simplified' as const } : {}),
      });
    },
    ladder: ({ a, p, b, c }) => [
      a === 1 ? 'Where does the constant go first?' : 'Can you divide every term by the same number?',
      `Move the constant to the right side. Add the square of half the coefficient to both sides.`,
      `${a === 1 ? '' : `Divide every term by ${a}. `}${movedAway(c)}. Half of ${b} is ${p}, so add ${p * p} to both sides.`,
    ],
    steps: ({ a, p, under, letter, b, c, right }) => {
      const bracket = `${shiftTex(rational(-p), letter)}^{2}`;
      const { out, inside } = rootParts(under);
      const root = inside === 1 ? `${out}` : `${out === 1 ? '' : out}\\sqrt{${inside}}`;
      return [
        ...(a === 1 ? [] : [[`Divide every term by ${a}.`, `${polynomialTex([c, b, 1], letter)} = 0`] as const]),
        [`${movedAway(c)}.`, `${polynomialTex([0, b, 1], letter)} = ${-c}`],
        [`Half of ${b} is ${p}. Add its square, ${p * p}, to both sides.`, `${bracket} = ${under}`],
        ['Take the square root with both signs.', `${letter} ${p > 0 ? '+' : '-'} ${Math.abs(p)} = \\pm ${root}`],
        [`${movedAway(p)}.`, solutionsTex(right, letter)],
      ];
    },
    ways: ({ p, under, letter, b, c, right }) =>
      solutionWays([
        ledTo(squareNotTakenBack, -c < 0 ? null : plusMinus(-p, 1, -c), `Add ${p * p} to the right side as well.`),
        following(
          bracketSignKept,
          [right],
          [
            'Substitute one of your solutions in the equation. Is it true?',
            `After the root the number in the parentheses is still beside $${letter}$. It leaves by the opposite operation.`,
            `Write down $${letter} ${p > 0 ? '+' : '-'} ${Math.abs(p)} = \\pm\\sqrt{${under}}$ and free $${letter}$.`,
          ],
        ),
        following(
          plusRootOnly,
          [right],
          [
            'Does another number solve the equation too?',
            plusRootOnly.hints.principle,
            'Take the root with both signs and follow each to its end.',
          ],
        ),
        {
          rule: bNotHalved,
          to: b * b - c < 0 ? null : plusMinus(-bNotHalved.answer(b), 1, b * b - c),
          hints: [
            'Expand your square. Is its middle term the one in the equation?',
            `In the square of a binomial, the middle term is twice the product of its terms.`,
            `Take half of ${b}, square it, and add that to both sides.`,
          ],
        },
      ]),
  },
);

/** The least value of x² + bx + c, read from the completed square. 4: b even. 5: a number before the square. */
const leastValue = family(
  { name: 'quad_complete_square_least_value', version: 3, skill: 'quad_complete_square', difficulties: [4, 5] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [only(1), only(1), only(1), only(1), range(2, 4)],
      p: always(eitherSign(range(2, 9))),
      k: always(eitherSign(range(1, 30))),
    },
    where: ({ a, p, k }) => ![p, -p, a, 2 * p, 2 * a * p].includes(k),
    derived: ({ a, p, k, letter }) => {
      const [b, c] = [2 * a * p, a * p * p + k];
      const given = polynomialTex([c, b, a], letter);
      return { b, c, given };
    },
    phrasing: (chance, { letter, given }) => ({
      asked: chance.pick([
        `The expression $${given}$ has a least value. Complete the square to find it.`,
        `What is the minimum value that $${given}$ can take?`,
        `However $${letter}$ is chosen, $${given}$ never falls below a certain number, which it reaches. Find that number.`,
      ]),
    }),
    given: ({ k, asked }) => ({ stem: asked, right: k, inputType: 'integer' }),
    ladder: ({ a, p, b }) => [
      'Which part of the expression can you write as a square?',
      'A square is never less than 0. Complete the square, and look at the number outside.',
      `${a === 1 ? `Half of ${b} is ${p}.` : `Take ${a} out of the first two terms. Half of ${b / a} is ${p}.`} Complete the square. What is left when the square is 0?`,
    ],
    steps: ({ a, p, k, letter }) => [
      ['Complete the square.', vertexFormTex(a, rational(-p), rational(k), letter)],
      ['A square is never negative; the least it can be is 0.', `${shiftTex(rational(-p), letter)}^{2} \\ge 0`],
      [`It is 0 for $${letter} = ${-p}$, and then only the number behind it is left.`, `${k}`],
    ],
    ways: ({ a, p, letter, b, c }) => [
      following(
        interceptForHeight,
        [c],
        [
          `What value of $${letter}$ did you put in? Does another one give less?`,
          'Only the part that is written as a square is sure not to be negative.',
          'Write the expression as a square and a number behind it.',
        ],
      ),
      following(
        timeForHeight,
        [rational(-p)],
        [
          `Is your number a value of $${letter}$ or a value of the expression?`,
          `The square says where the least value is reached; the number behind it says how much it is.`,
          `Substitute your number for $${letter}$ and find the expression.`,
        ],
      ),
      {
        rule: frontNumberForgotten,
        to: a === 1 ? null : frontNumberForgotten.answer(a, b, c),
        hints: [
          'Expand your completed square. Does the last number agree?',
          `The factor ${a} also multiplies what is taken away inside the parentheses.`,
          `Take ${a} out of the first two terms and complete the square in the parentheses.`,
        ],
      },
      ruled(squareAddedTwice, [a, b, c], `What number does the square bring in? Compare it with ${c}.`),
    ],
    belowZero: true,
  },
);

export const completeSquareGenerators: readonly Generator[] = [constant, missingMiddle, write, solve, leastValue];
