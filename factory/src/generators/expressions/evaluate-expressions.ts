import { rational } from '@stoa/engine/math/rational';
import { exponentAsFactor } from '@stoa/engine/math/mal-rules/exponents';
import { substituteBeside } from '@stoa/engine/math/mal-rules/expressions';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import { addedInside, coefficientSquaredToo, putInWithoutSign, squareKeepsMinus } from '../../mal-rules/expressions.ts';
import { held } from '../../mal-rules/held.ts';
import { inBrackets, sumText } from '../../wording/linear-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

type Difficulty = Parameters<Generator['draft']>[1];

/** How a product "ax" and a square "ax²" are read, by the rule or by a learner. */
type Reading = {
  product: (a: number, x: number) => number;
  square: (a: number, x: number) => number;
  put: (x: number) => number;
};
const rightly: Reading = { product: (a, x) => a * x, square: (a, x) => a * x * x, put: (x) => x };

type Task = {
  tex: string;
  at: { letter: string; value: number }[];
  work: (read: Reading) => number;
  line: string;
  squares: boolean;
};

const letters = ['x', 'n', 'y', 't'] as const;

function misreadings(task: Task): DraftMisconception[] {
  const right = task.work(rightly);
  const where = task.at.map(({ letter, value }) => `${value} for $${letter}$`).join(' and ');
  const negative = task.at.some(({ value }) => value < 0);
  const productRule = 'A number beside a letter is multiplied by it: $5x$ means $5 \\cdot x$.';
  const sub = `Write the expression again with ${where} in brackets, and a dot for every multiplication.`;
  const rows: [string, string, Partial<Reading>, DraftMisconception['hints']][] = [
    ...(negative
      ? []
      : ([
          [
            substituteBeside.name,
            substituteBeside.category,
            { product: (a, x) => substituteBeside.answer(a, x), square: (a, x) => substituteBeside.answer(a, x * x) },
            [`What does it mean that a number stands right beside a letter in $${task.tex}$?`, productRule, sub],
          ],
        ] as [string, string, Partial<Reading>, DraftMisconception['hints']][])),
    [
      'added_inside',
      'conceptual_error:product_as_sum',
      { product: addedInside, square: (a, x) => addedInside(a, x * x) },
      [`Which operation stands, unwritten, between a number and a letter in $${task.tex}$?`, productRule, sub],
    ],
    [
      exponentAsFactor.name,
      exponentAsFactor.category,
      { square: (a, x) => a * Number(exponentAsFactor.answer(rational(x), 2).n) },
      ['What does the small 2 tell you to do?', 'A square is a number times itself, not times two.', sub],
    ],
    [
      'coefficient_squared_too',
      'procedural_error:power',
      { square: coefficientSquaredToo },
      [
        'What does the exponent belong to: the letter alone, or the number in front as well?',
        'An exponent belongs only to what it stands at. Square first, multiply afterwards.',
        sub,
      ],
    ],
    ...(negative
      ? ([
          [
            'square_keeps_minus',
            'sign_error:power',
            { square: (a, x) => a * squareKeepsMinus(x) },
            [
              'What is a negative number times itself: positive or negative?',
              'A negative number is put in with brackets, so its sign is squared too.',
              sub,
            ],
          ],
          [
            'put_in_without_sign',
            'sign_error:substitution',
            { put: putInWithoutSign },
            [
              `Look at the sign of the number that is put in: ${where}.`,
              'A negative number is put in with its sign, in brackets.',
              sub,
            ],
          ],
        ] as [string, string, Partial<Reading>, DraftMisconception['hints']][])
      : []),
  ];
  return rows.flatMap(([rule, tag, reading, hints]) => {
    const answer = task.work({ ...rightly, ...reading });
    return held(rule, tag, Math.abs(answer) < 100_000 ? `${answer}` : null, `${right}`, hints);
  });
}

function evaluated(task: Task) {
  const value = task.work(rightly);
  const misconceptions = misreadings(task);
  const when = task.at.map(({ letter, value: v }) => `$${letter} = ${v}$`).join(' and ');
  return {
    stem: `Evaluate $${task.tex}$ for ${when}.`,
    answer: `${value}`,
    inputType: 'integer' as const,
    steps: [
      {
        explanation: `Put the number${task.at.length > 1 ? 's' : ''} in for the letter${task.at.length > 1 ? 's' : ''}, in brackets where negative.`,
        math: task.line,
      },
      {
        explanation: task.squares
          ? 'Powers first, then products, then sums.'
          : 'Work it out: brackets and products before sums and differences.',
        math: `${task.line} = ${value}`,
      },
    ],
    misconceptions,
    wrong: plainlyWrong(rational(value), misconceptions),
  };
}

/** A result that is not one of the numbers shown, so that no hint can tell it by chance. */
const untold = (task: Task): boolean => {
  const value = task.work(rightly);
  const shown = [...task.tex.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return (
    Math.abs(value) > 5 && !shown.includes(Math.abs(value)) && !task.at.some((one) => Math.abs(one.value) === Math.abs(value))
  );
};

/** 1: ax + b. 2: ax − b or b − ax. 3: a bracket or a square. 4: a negative number. 5: squares at a negative number. */
const oneLetter: Generator = {
  name: 'expr_evaluate_one_letter',
  version: 1,
  skill: 'expr_evaluate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const x = chance.pick(letters);
    const draw = (): Task => {
      const [a, b, n] = [chance.int(2, 9), chance.int(2, 20), chance.int(3, difficulty < 3 ? 12 : 9)];
      const v = difficulty >= 4 ? -n : n;
      const at = [{ letter: x, value: v }];
      const linear = (sign: 1 | -1): Task => ({
        tex: sumText([
          [a, x],
          [sign * b, ''],
        ]),
        at,
        line: `${a} \\cdot ${inBrackets(v)} ${sign > 0 ? '+' : '-'} ${b}`,
        squares: false,
        work: (r) => r.product(a, r.put(v)) + sign * b,
      });
      const turned: Task = {
        tex: `${b + 20} - ${a}${x}`,
        at,
        line: `${b + 20} - ${a} \\cdot ${inBrackets(v)}`,
        squares: false,
        work: (r) => b + 20 - r.product(a, r.put(v)),
      };
      const bracket: Task = {
        tex: `${a}(${x} + ${b})`,
        at,
        line: `${a} \\cdot (${v} + ${b})`,
        squares: false,
        work: (r) => r.product(a, r.put(v) + b),
      };
      const square: Task = {
        tex: `${x}^2 + ${b}`,
        at,
        line: `${inBrackets(v)}^2 + ${b}`,
        squares: true,
        work: (r) => r.square(1, r.put(v)) + b,
      };
      const scaled: Task = {
        tex: `${a}${x}^2 - ${b}`,
        at,
        line: `${a} \\cdot ${inBrackets(v)}^2 - ${b}`,
        squares: true,
        work: (r) => r.square(a, r.put(v)) - b,
      };
      const both: Task = {
        tex: `${a}${x}^2 - ${b}${x}`,
        at,
        line: `${a} \\cdot ${inBrackets(v)}^2 - ${b} \\cdot ${inBrackets(v)}`,
        squares: true,
        work: (r) => r.square(a, r.put(v)) - r.product(b, r.put(v)),
      };
      return chance.pick(
        {
          1: [linear(1)],
          2: [linear(-1), turned],
          3: [
            bracket,
            scaled,
            {
              ...scaled,
              tex: `${a}${x}^2 + ${b}`,
              line: `${a} \\cdot ${v}^2 + ${b}`,
              work: (r: Reading) => r.square(a, r.put(v)) + b,
            },
          ],
          4: [linear(1), linear(-1), turned, bracket],
          5: [scaled, both, square],
        }[difficulty],
      );
    };
    return evaluated(drawUntil(draw, untold));
  },
};

/** 1: ax + by. 2: ax − by. 3: a product of letters. 4: one negative number. 5: squares, negative numbers. */
const twoLetters: Generator = {
  name: 'expr_evaluate_two_letters',
  version: 1,
  skill: 'expr_evaluate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [x, y] = chance.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
      ['p', 'q'],
    ] as const);
    const draw = (): Task => {
      const [a, b, n, m] = [chance.int(2, 9), chance.int(2, 9), chance.int(2, 9), chance.int(2, 9)];
      const [v, w] = [difficulty >= 4 ? -n : n, difficulty === 5 && chance.maybe(0.5) ? -m : m];
      const at = [
        { letter: x, value: v },
        { letter: y, value: w },
      ];
      const sum = (sign: 1 | -1): Task => ({
        tex: sumText([
          [a, x],
          [sign * b, y],
        ]),
        at,
        line: `${a} \\cdot ${inBrackets(v)} ${sign > 0 ? '+' : '-'} ${b} \\cdot ${inBrackets(w)}`,
        squares: false,
        work: (r) => r.product(a, r.put(v)) + sign * r.product(b, r.put(w)),
      });
      const product: Task = {
        tex: `${x}${y} + ${a}`,
        at,
        line: `${v} \\cdot ${inBrackets(w)} + ${a}`,
        squares: false,
        work: (r) => r.product(r.put(v), r.put(w)) + a,
      };
      const scaled: Task = {
        tex: `${a}${x}${y} - ${b}`,
        at,
        line: `${a} \\cdot ${inBrackets(v)} \\cdot ${inBrackets(w)} - ${b}`,
        squares: false,
        work: (r) => r.product(a, r.product(r.put(v), r.put(w))) - b,
      };
      const squares: Task = {
        tex: `${a}${x}^2 - ${b}${y}`,
        at,
        line: `${a} \\cdot ${inBrackets(v)}^2 - ${b} \\cdot ${inBrackets(w)}`,
        squares: true,
        work: (r) => r.square(a, r.put(v)) - r.product(b, r.put(w)),
      };
      const plusSquares: Task = {
        tex: `${x}^2 + ${b}${x}${y}`,
        at,
        line: `${inBrackets(v)}^2 + ${b} \\cdot ${inBrackets(v)} \\cdot ${inBrackets(w)}`,
        squares: true,
        work: (r) => r.square(1, r.put(v)) + r.product(b, r.product(r.put(v), r.put(w))),
      };
      return chance.pick(
        { 1: [sum(1)], 2: [sum(-1)], 3: [product, scaled], 4: [sum(1), sum(-1), product], 5: [squares, plusSquares] }[difficulty],
      );
    };
    return evaluated(drawUntil(draw, (task) => untold(task) && Math.abs(task.at[0]!.value) !== Math.abs(task.at[1]!.value)));
  },
};

type Formula = {
  tell: string;
  tex: (v: number) => string;
  letter: string;
  value: number;
  work: (v: number) => number;
  slips: [string, string, number, DraftMisconception['hints']][];
  unit?: string;
  ask: string;
};

/** 1: a start and a rate. 2: a perimeter. 3: an area of a triangle. 4: a surface. 5: degrees Fahrenheit to Celsius. */
const formula: Generator = {
  name: 'expr_evaluate_formula',
  version: 1,
  skill: 'expr_evaluate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const drawn = drawUntil(
      () => {
        const [a, b, v] = [chance.int(4, 20), chance.int(2, 9), chance.int(3, 15)];
        const put = (letter: string) => `Write the formula again with the number in the place of $${letter}$.`;
        const beside = (coefficient: number, value: number): number => substituteBeside.answer(coefficient, value);
        const product = 'A number beside a letter is multiplied by it.';
        const formulas: Record<Difficulty, Formula> = {
          1: {
            tell: `A taxi ride of $k$ kilometers costs $${a} + ${b}k$ dollars.`,
            letter: 'k',
            value: v,
            tex: (n) => `${a} + ${b} \\cdot ${n}`,
            work: (n) => a + b * n,
            ask: `What does a ride of ${v} kilometers cost, in dollars?`,
            unit: '$',
            slips: [
              [
                substituteBeside.name,
                substituteBeside.category,
                a + beside(b, v),
                ['What does it mean that a number stands right beside the letter $k$?', product, put('k')],
              ],
              [
                'added_before_multiplying',
                'procedural_error:order_of_operations',
                (a + b) * v,
                [`Which comes first in $${a} + ${b}k$, the sum or the product?`, 'Products come before sums.', put('k')],
              ],
            ],
          },
          2: {
            tell: `The perimeter of a rectangle that is $w$ cm wide and ${a} cm long is $2w + 2 \\cdot ${a}$.`,
            letter: 'w',
            value: v,
            tex: (n) => `2 \\cdot ${n} + 2 \\cdot ${a}`,
            work: (n) => 2 * n + 2 * a,
            ask: `What is the perimeter, in centimeters, when $w = ${v}$?`,
            unit: 'cm',
            slips: [
              [
                substituteBeside.name,
                substituteBeside.category,
                beside(2, v) + 2 * a,
                ['What does $2w$ mean?', product, put('w')],
              ],
              [
                'left_to_right',
                'procedural_error:order_of_operations',
                (2 * v + 2) * a,
                ['Which parts of the expression are products?', 'Products come before sums.', put('w')],
              ],
            ],
          },
          3: {
            tell: `The area of a triangle with base ${2 * a} cm and height $h$ cm is $\\frac{1}{2} \\cdot ${2 * a} \\cdot h$.`,
            letter: 'h',
            value: v,
            tex: (n) => `\\frac{1}{2} \\cdot ${2 * a} \\cdot ${n}`,
            work: (n) => a * n,
            ask: `What is the area, in square centimeters, when $h = ${v}$?`,
            slips: [
              [
                'half_left_out',
                'omission_error:factor',
                2 * a * v,
                ['How many factors does the expression have?', 'Every factor counts, the fraction too.', put('h')],
              ],
              [
                'added_inside',
                'conceptual_error:product_as_sum',
                addedInside(a, v),
                ['Which operation do the dots stand for?', 'A dot means multiplication.', put('h')],
              ],
            ],
          },
          4: {
            tell: `A cube with edges of $s$ cm has a surface of $6s^2$ square centimeters.`,
            letter: 's',
            value: v,
            tex: (n) => `6 \\cdot ${n}^2`,
            work: (n) => 6 * n * n,
            ask: `What is the surface, in square centimeters, when $s = ${v}$?`,
            slips: [
              [
                'coefficient_squared_too',
                'procedural_error:power',
                coefficientSquaredToo(6, v),
                [
                  'What does the exponent in $6s^2$ belong to?',
                  'An exponent belongs only to what it stands at. Square first, multiply afterwards.',
                  put('s'),
                ],
              ],
              [
                exponentAsFactor.name,
                exponentAsFactor.category,
                6 * Number(exponentAsFactor.answer(rational(v), 2).n),
                ['What does the small 2 in $s^2$ tell you to do?', 'A square is a number times itself, not times two.', put('s')],
              ],
            ],
          },
          5: {
            tell: 'A temperature of $F$ degrees Fahrenheit is $\\frac{5(F - 32)}{9}$ degrees Celsius.',
            letter: 'F',
            value: 32 + 9 * (v - 9),
            tex: (n) => `\\frac{5(${n} - 32)}{9}`,
            work: (n) => (5 * (n - 32)) / 9,
            ask: `How many degrees Celsius are ${32 + 9 * (v - 9)} degrees Fahrenheit?`,
            slips: [
              [
                'sign_lost',
                'sign_error:result',
                -5 * (v - 9),
                [`Is ${32 + 9 * (v - 9)} above or below 32?`, 'Work out the brackets first, with their sign.', put('F')],
              ],
              [
                'stopped_before_dividing',
                'omission_error:last_step',
                45 * (v - 9),
                ['Is everything above the bar divided?', 'A fraction bar means dividing all that stands above it.', put('F')],
              ],
            ],
          },
        };
        return formulas[difficulty];
      },
      (f) => {
        const value = f.work(f.value);
        const numbers = [...`${f.tell}${f.ask}`.matchAll(/\d+/g)].map(([digits]) => Number(digits));
        return (
          !numbers.includes(Math.abs(value)) &&
          Math.abs(value) > 9 &&
          new Set([value, ...f.slips.map(([, , slip]) => slip)]).size === 3
        );
      },
    );
    const value = drawn.work(drawn.value);
    const misconceptions = drawn.slips.flatMap(([rule, tag, slip, hints]) => held(rule, tag, `${slip}`, `${value}`, hints));
    return {
      stem: `${drawn.tell} ${drawn.ask}`,
      answer: `${value}`,
      inputType: 'integer',
      ...(drawn.unit === undefined ? {} : { unit: drawn.unit }),
      steps: [
        { explanation: `Put ${drawn.value} in for $${drawn.letter}$.`, math: drawn.tex(drawn.value) },
        {
          explanation: 'Work it out: brackets and powers, then products, then sums.',
          math: `${drawn.tex(drawn.value)} = ${value}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

export const evaluateExpressionsGenerators: readonly Generator[] = [oneLetter, twoLetters, formula];
