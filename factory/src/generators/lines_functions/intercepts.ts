import { letterSignKeptCrossing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { type Line, coordinatesSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { add, divide, negate, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { graded, only, range, textFamily } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  bothKindsJoined,
  coefficientSubtracted,
  constantSignTurned,
  constantTakenForIntercept,
  divisionOfInterceptTurned,
  interceptsDividedWithoutSign,
  interceptsTakenForCoefficients,
  lastTermNotMultiplied,
  leftSideNotMultiplied,
  otherAxisTaken,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { bracketed, equationPlain, equationTex, line, point, pointTex, pointText, tex } from '../../wording/line-text.ts';
import { sumText } from '../../wording/linear-text.ts';
import { textDraft, valueDraft, type Hints } from './line-draft.ts';

const sized = (chance: Chance, from: number, to: number): number => chance.int(from, to) * (chance.maybe(0.5) ? -1 : 1);
const standardTex = (a: number, b: number, c: number): string => `${sumText([[a, 'x'], [b, 'y']])} = ${c}`; // prettier-ignore
const letters = { x: 'the first coordinate', y: 'the second coordinate' };

/** 1: Ax + By = C, positive. 2: negative numbers. 3: y = mx + b. 4: intercepts that are fractions. 5: those, with the terms rearranged. */
function drawnLine(chance: Chance, difficulty: number): { a: number; b: number; c: number; equation: string } {
  const signed = (from: number, to: number) => (difficulty === 1 ? chance.int(from, to) : sized(chance, from, to));
  const { a, b, c } = drawUntil(
    () => ({ a: signed(2, 9), b: difficulty === 3 ? 1 : signed(2, 9), c: signed(4, 40) }),
    (draw) => {
      const whole = draw.c % draw.a === 0 && draw.c % draw.b === 0;
      const sizes = [draw.a, draw.b, draw.c, draw.c / draw.a, draw.c / draw.b].map(Math.abs);
      return (
        new Set(sizes).size === (difficulty === 3 ? 4 : 5) &&
        (difficulty >= 4 ? draw.c % draw.a !== 0 && draw.c % draw.b !== 0 : whole) &&
        (difficulty === 1 || draw.a < 0 || draw.b < 0 || draw.c < 0)
      );
    },
  );
  // With b = 1 the line is y = −ax + c.
  const equation =
    difficulty === 3
      ? equationTex(line(-a, c))
      : difficulty === 5
        ? `${a}x = ${c} ${b < 0 ? '+' : '-'} ${Math.abs(b)}y`
        : standardTex(a, b, c);
  return { a, b, c, equation };
}

/** Where a line meets one of the axes, as a point. */
const meeting: Generator = {
  name: 'line_intercepts_point',
  version: 1,
  skill: 'line_intercepts',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b, c, equation } = drawnLine(chance, difficulty);
    const axis = difficulty === 3 || chance.maybe(0.5) ? 'x' : 'y';
    const zero = axis === 'x' ? 'y' : 'x';
    const factor = axis === 'x' ? a : b;
    const value = rational(c, factor);
    const on = (of: Rational, letter: 'x' | 'y') => (letter === 'x' ? point(of, 0) : point(0, of));
    const right = on(value, axis);
    const text = (of: Rational | null) => (of === null ? null : pointText(on(of, axis)));
    const [coefficient, constant] = [rational(factor), rational(c)];
    const divideHints: Hints = [
      'Substitute your point in the equation. Is it true?',
      `When $${zero}$ is zero, one term is left with a variable. The number before it is undone with dividing.`,
      `On the $${axis}$-axis the equation becomes $${factor === 1 ? '' : factor}${axis} = ${c}$. What must you divide both sides by?`,
    ];
    return textDraft({
      stem: chance.pick([
        `Where does the line $${equation}$ meet the $${axis}$-axis? Write the point as an ordered pair $(x, y)$.`,
        `Find the point in which the line $${equation}$ crosses the $${axis}$-axis. Write an ordered pair $(x, y)$.`,
        `At what point does the graph of $${equation}$ cross the $${axis}$-axis? Write an ordered pair $(x, y)$.`,
      ]),
      inputType: 'expression',
      form: 'simplified',
      placeholder: '(x, y)',
      right: pointText(right),
      wrong: pointText(point(67, -59)),
      ladder: [
        `What is $${zero}$ on the $${axis}$-axis?`,
        'On the x-axis, y is 0. On the y-axis, x is 0. Substitute 0, and solve for the other variable.',
        difficulty === 3
          ? `Write $0 = ${-a}x ${c < 0 ? '-' : '+'} ${Math.abs(c)}$. Get the x-term by itself.`
          : `Substitute 0 for $${zero}$. That leaves $${factor}${axis} = ${c}$.`,
      ],
      steps: [
        [
          `On the $${axis}$-axis $${zero}$ is zero. Substitute 0 for $${zero}$.`,
          difficulty === 3 ? `0 = ${-a}x ${c < 0 ? '-' : '+'} ${Math.abs(c)}` : `${factor}${axis} = ${c}`,
        ],
        [difficulty === 3 ? 'Solve for $x$.' : `Divide both sides by ${factor}.`, `${axis} = ${tex(value)}`],
        ['Write the point, with 0 in the other place.', pointTex(right)],
      ],
      ways: [
        {
          rule: otherAxisTaken,
          to: pointText(otherAxisTaken.answer(on(rational(c, axis === 'x' ? b : a), zero))),
          hints: [
            otherAxisTaken.hints.look,
            'A point on the $x$-axis has the height 0. A point on the $y$-axis is 0 to the left or right.',
            `Which variable must be 0 on the $${axis}$-axis? Substitute 0 for that variable alone.`,
          ],
        },
        {
          rule: coordinatesSwapped,
          to: pointText(coordinatesSwapped.answer(right)),
          hints: [
            'Look at the order of your two numbers.',
            'An ordered pair names $x$ first and $y$ second.',
            `You looked for the value of $${axis}$. In which place of the pair does it belong?`,
          ],
        },
        {
          rule: constantSignTurned,
          to: text(constantSignTurned.answer(value)),
          hints: [
            'Substitute your point into the equation. What comes out?',
            'A number that changes sides changes its sign, and a negative factor divides with its sign.',
            difficulty === 3
              ? `Set $${equation.replace('y = ', '')}$ equal to 0. What do both sides become when the constant is taken away?`
              : `With 0 for $${zero}$ the equation is $${factor === 1 ? '' : factor === -1 ? '-' : factor}${axis} = ${c}$. Which sign must $${axis}$ have, so that it is true?`,
          ],
        },
        {
          rule: divisionOfInterceptTurned,
          to: text(divisionOfInterceptTurned.answer(coefficient, constant)),
          hints: divideHints,
        },
        { rule: coefficientSubtracted, to: text(coefficientSubtracted.answer(coefficient, constant)), hints: divideHints },
        {
          rule: constantTakenForIntercept,
          to: difficulty === 3 ? null : text(constantTakenForIntercept.answer(constant)),
          hints: divideHints,
        },
      ],
    });
  },
};

/** 3: whole slope. 4: a fraction. 5: two different bottoms. */
const standardForm = textFamily(
  { name: 'line_intercepts_standard_form', version: 1, skill: 'line_intercepts', difficulties: [3, 4, 5] },
  {
    levels: {
      n: graded((chance) => sized(chance, 1, 7)),
      d: [only(1), only(1), only(1), range(2, 6), range(2, 6)],
      b: graded((chance) => sized(chance, 1, 9)),
      e: [only(1), only(1), only(1), only(1), range(2, 6)],
    },
    where: ({ n, d, b, e }, difficulty) =>
      rational(n, d).d === BigInt(d) &&
      rational(b, e).d === BigInt(e) &&
      (difficulty !== 3 || Math.abs(n) > 1) &&
      (difficulty !== 5 || d !== e) &&
      Math.abs(n) !== Math.abs(b),
    derived: ({ n, d, b, e }) => {
      const of = line(rational(n, d), rational(b, e));
      const common = leastMultiple(d, e);
      const [p, q] = [(n * common) / d, (b * common) / e];
      const sign = p > 0 ? 1 : -1;
      const [a, bb, c] = [sign * p, -sign * common, -sign * q];
      const text = (x: number, y: number, k: number) => standardTex(x, y, k);
      return { of, common, p, q, sign, a, bb, c, text };
    },
    phrasing: (chance, { of }) => ({
      asked: chance.pick([
        `Write the line $${equationTex(of)}$ in standard form $Ax + By = C$ with whole numbers $A$, $B$ and $C$.`,
        `Bring the equation $${equationTex(of)}$ to the form $Ax + By = C$. Use whole numbers only.`,
      ]),
    }),
    given: ({ a, bb, c, text, asked }) => ({
      stem: asked,
      inputType: 'expression',
      form: 'standard_form',
      variables: letters,
      placeholder: 'Ax + By = C',
      right: text(a, bb, c),
      wrong: text(a + 31, bb - 17, c + 5),
    }),
    ladder: ({ of, common, p }) => [
      'Which terms go on the left side, and which stays on the right?',
      `Standard form has the x-term and the y-term on one side.${common === 1 ? '' : ' Clear the fractions first.'}`,
      common === 1
        ? `${p > 0 ? `Subtract $${sumText([[p, 'x']])}$ from` : `Add $${sumText([[-p, 'x']])}$ to`} both sides of $${equationTex(of)}$.`
        : `Multiply every term of $${equationTex(of)}$ by ${common}. Then move the x-term to the left side.`,
    ],
    steps: ({ common, p, q, sign, a, bb, c }) => [
      ...(common === 1 ? [] : [[`Multiply every term by ${common} to clear the fractions.`, `${common}y = ${sumText([[p, 'x'], [q, '']])}`] as const]), // prettier-ignore
      [
        `${p > 0 ? `Subtract $${sumText([[p, 'x']])}$ from` : `Add $${sumText([[-p, 'x']])}$ to`} both sides.`,
        `${sumText([[common, 'y']])} ${p > 0 ? '-' : '+'} ${sumText([[Math.abs(p), 'x']])} = ${q}`,
      ],
      ['Write the x-term first.', standardTex(-p, common, q)],
      ...(sign === 1 ? [['Multiply by $-1$, so that the first number is positive.', standardTex(a, bb, c)] as const] : []),
    ],
    ways: ({ b, e, of, common, p, q, text }) => [
      {
        rule: letterSignKeptCrossing,
        to: text(p, common, q),
        hints: [
          'Look at the term with $x$ before and after it changed sides.',
          'A term is brought to the other side by subtracting it from both sides, so its sign changes.',
          `Choose a value for $x$, find $y$ from $${equationTex(of)}$, and substitute both into your equation.`,
        ],
      },
      {
        rule: constantSignTurned,
        to: text(-p, common, -q),
        hints: [
          'Look at the constant. Did it have to change sides?',
          'Only a term that changes sides changes its sign.',
          'Substitute 0 for $x$ in both equations. Do you get the same $y$?',
        ],
      },
      {
        rule: lastTermNotMultiplied,
        to: common === 1 || e !== 1 ? null : text(-p, common, Number(lastTermNotMultiplied.answer(rational(b)).n)),
        hints: [
          lastTermNotMultiplied.hints.look,
          'Both sides are multiplied as a whole: the term with $x$, the constant, and $y$.',
          `Write the right-hand side in parentheses, with ${common} before them, and multiply each term inside.`,
        ],
      },
      {
        rule: leftSideNotMultiplied,
        to: common === 1 ? null : text(-p, leftSideNotMultiplied.answer(), q),
        hints: [
          'What is in front of $y$ after the fractions are cleared?',
          leftSideNotMultiplied.hints.principle,
          `You multiplied the right-hand side by ${common}. Do the same with the left-hand side.`,
        ],
      },
    ],
  },
);

/** 1–3: one kind alone, with larger numbers. 4: both intercepts, compared. */
const budget: Generator = {
  name: 'line_intercepts_budget',
  version: 2,
  skill: 'line_intercepts',
  difficulties: [1, 2, 3, 4],
  draft(chance, difficulty) {
    const { a, b, c } = drawUntil(
      () => {
        const [a, b] = [chance.int(2, 4 + 2 * difficulty), chance.int(2, 4 + 2 * difficulty)];
        return { a, b, c: leastMultiple(a, b) * chance.int(1, 1 + difficulty) };
      },
      (draw) =>
        draw.a !== draw.b &&
        draw.c / draw.a > 3 &&
        draw.c / draw.b > 3 &&
        draw.c <= 240 &&
        ![draw.a, draw.b].includes(draw.c / draw.a) &&
        ![draw.a, draw.b].includes(draw.c / draw.b),
    );
    const scene = chance.pick([
      {
        told: (e: string) =>
          `Tickets cost \\$${a} for kids and \\$${b} for adults. A family pays \\$${c} for $x$ kids' tickets and $y$ adults' tickets, so $${e}$.`,
        x: `kids' tickets`,
        y: `adults' tickets`,
      },
      {
        told: (e: string) =>
          `A shelf is ${c} inches long. It is filled by $x$ books that are ${a} inches wide and $y$ boxes that are ${b} inches wide, so $${e}$.`,
        x: 'books',
        y: 'boxes',
      },
      {
        told: (e: string) =>
          `A quiz has ${c} points in all: $x$ questions with ${a} points each and $y$ questions with ${b} points each, so $${e}$.`,
        x: `${a}-point questions`,
        y: `${b}-point questions`,
      },
      {
        told: (e: string) =>
          `A cart holds ${c} pounds. The equation $${e}$ shows the numbers of ${a}-pound boxes, $x$, and ${b}-pound boxes, $y$, that fill it.`,
        x: `${a}-pound boxes`,
        y: `${b}-pound boxes`,
      },
      {
        told: (e: string) => `A camp puts ${c} kids into $x$ teams of ${a} and $y$ teams of ${b}, so $${e}$.`,
        x: `teams of ${a}`,
        y: `teams of ${b}`,
      },
    ] as const);
    const onX = chance.maybe(0.5);
    const [factor, other] = onX ? [a, b] : [b, a];
    const [name, without] = onX ? [scene.x, scene.y] : [scene.y, scene.x];
    const letter = onX ? 'x' : 'y';
    const equation = standardTex(a, b, c);
    const both = difficulty === 4;
    const right = both ? Math.abs(c / a - c / b) : c / factor;
    const opening = scene.told(equation);
    const question = both
      ? `Suppose there is only one kind. How many more would there be with only ${a < b ? scene.x : scene.y} than with only ${a < b ? scene.y : scene.x}?`
      : `How many ${name} are there if there are no ${without}?`;
    return valueDraft({
      stem: `${opening} ${question}`,
      right,
      ladder: [
        both ? 'How many are there if all of them are one kind?' : `What is the number of ${without}?`,
        'If there are none of one kind, its variable is 0 and its term drops out.',
        both
          ? `With only one kind, $${a}x = ${c}$ or $${b}y = ${c}$. Solve both, and subtract.`
          : `Substitute 0 for the other variable. That leaves $${factor}${letter} = ${c}$.`,
      ],
      steps: both
        ? [
            ['Substitute $y = 0$ for the intercept on the $x$-axis.', `x = ${c} \\div ${a} = ${c / a}`],
            ['Substitute $x = 0$ for the intercept on the $y$-axis.', `y = ${c} \\div ${b} = ${c / b}`],
            ['Subtract the smaller from the larger.', `${Math.max(c / a, c / b)} - ${Math.min(c / a, c / b)} = ${right}`],
          ]
        : [
            [`No ${without} means that the other variable is 0.`, `${factor}${letter} = ${c}`],
            [`Divide by ${factor}.`, `${letter} = ${c / factor}`],
          ],
      ways: [
        {
          rule: otherAxisTaken,
          to: both ? null : c / other,
          hints: [
            `Which variable counts the ${without}?`,
            'What is not there is 0, and its term drops out of the equation.',
            `In $${equation}$ cover the term that belongs to the ${without}. Which number is in front of the variable that is left?`,
          ],
        },
        {
          rule: coefficientSubtracted,
          to: both ? Math.abs(a - b) : Number(coefficientSubtracted.answer(rational(factor), rational(c)).n),
          hints: [
            `How is the number ${both ? 'before a variable' : `${factor}`} connected to its variable?`,
            coefficientSubtracted.hints.principle,
            both
              ? `Substitute 0 for $y$ in $${equation}$ and solve what is left.`
              : `In $${factor}${letter} = ${c}$, what is done to $${letter}$? What undoes that?`,
          ],
        },
        {
          rule: bothKindsJoined,
          to: both ? null : bothKindsJoined.answer(a, b, c),
          hints: [
            bothKindsJoined.hints.look,
            'Where a line meets an axis, one of the two variables is 0.',
            `There are no ${without}. Write the equation without that term.`,
          ],
        },
        {
          rule: constantTakenForIntercept,
          to: both ? c : null,
          hints: [
            constantTakenForIntercept.hints.look,
            'On each axis one variable is 0. The other variable is what the intercept is about.',
            `Substitute 0 for $x$ in $${equation}$, and in another line 0 for $y$.`,
          ],
        },
      ],
    });
  },
};

/** 4: both intercepts are whole and positive or negative. 5: the slope is a fraction. */
const fromIntercepts = textFamily(
  { name: 'line_intercepts_write_equation', version: 1, skill: 'line_intercepts', difficulties: [4, 5] },
  {
    levels: { p: graded((chance) => sized(chance, 2, 9)), q: graded((chance) => sized(chance, 2, 12)) },
    where: ({ p, q }, difficulty) => Math.abs(p) !== Math.abs(q) && (q % p === 0) === (difficulty === 4),
    derived: ({ p, q }) => {
      const of = line(rational(-q, p), q);
      const [onX, onY] = [rational(p), rational(q)];
      return { of, onX, onY };
    },
    phrasing: (chance, { p, q }) => ({
      asked: chance.pick([
        `A line meets the $x$-axis at $(${p}, 0)$ and the $y$-axis at $(0, ${q})$. Write its equation in the form $y = mx + b$.`,
        `The $x$-intercept of a line is $${p}$ and its $y$-intercept is $${q}$. Write its equation in the form $y = mx + b$.`,
      ]),
    }),
    given: ({ q, of, asked }) => ({
      stem: asked,
      inputType: 'expression',
      form: 'slope_intercept',
      variables: letters,
      placeholder: 'y = ',
      right: equationPlain(of),
      wrong: equationPlain(line(add(of.slope, rational(41)), q + 87)),
    }),
    ladder: ({ p, q }) => [
      'Which two points on the line do you know?',
      'The y-intercept is b. Find the slope from the two intercepts.',
      `Go from $(0, ${q})$ to $(${p}, 0)$. Find the change in y and the change in x, with their signs.`,
    ],
    steps: ({ p, q, of, onX, onY }) => [
      [
        'Take the intercepts as two points and find the slope.',
        `m = \\frac{0 - ${bracketed(q)}}{${p} - 0} = ${tex(divide(negate(onY), onX))}`,
      ],
      [`The $y$-intercept is ${q}.`, equationTex(of)],
    ],
    ways: ({ p, q, of, onX, onY }) => {
      const text = (one: Line | null) => (one === null ? null : equationPlain(one));
      const signHints: Hints = [
        `Put the point $(${p}, 0)$ into your equation. Is it true?`,
        'The slope is the change of $y$ over the change of $x$ on the way from one intercept to the other.',
        `Go from $(0, ${q})$ to $(${p}, 0)$. Write both changes with their signs before you divide.`,
      ];
      return [
        { rule: interceptsDividedWithoutSign, to: text(interceptsDividedWithoutSign.answer(onX, onY)), hints: signHints },
        {
          rule: interceptsTakenForCoefficients,
          to: text(interceptsTakenForCoefficients.answer(onX, onY)),
          hints: [
            `What does the ${p} tell: a place on an axis, or how steep the line is?`,
            'Only the $y$-intercept is in $y = mx + b$ as it is. The slope must be found from two points.',
            `Sketch $(${p}, 0)$ and $(0, ${q})$. How far up or down, and how far to the side, is it from one to the other?`,
          ],
        },
        { rule: divisionOfInterceptTurned, to: text(line(rational(-p, q), q)), hints: signHints },
        {
          rule: otherAxisTaken,
          to: text(line(of.slope, p)),
          hints: [
            'At which height does your line cross the $y$-axis?',
            'The number $b$ is the height at $x = 0$.',
            `Which of the points $(${p}, 0)$ and $(0, ${q})$ lies on the $y$-axis?`,
          ],
        },
      ];
    },
  },
);

export const interceptGenerators: readonly Generator[] = [meeting, standardForm, budget, fromIntercepts];
