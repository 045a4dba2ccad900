import { always, family, negative, eitherSign, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { inBrackets, linearText, sumText } from '../../wording/linear-text.ts';
import { evaluationLadder, evaluationPage, evaluationSteps, evaluationWays, untold, type Task } from './evaluation.ts';

/** An expression with its letters, with numbers in their place, and how it is worked out. */
type Written = Pick<Task, 'tex' | 'line' | 'work'>;

type OneLetter = { x: string; a: number; b: number; value: number };

const inOneLetter = {
  plus: ({ x, a, b, value }: OneLetter): Written => ({
    tex: linearText(a, b, x),
    line: `${a} \\cdot ${inBrackets(value)} + ${b}`,
    work: (r) => r.product(a, r.put(value)) + b,
  }),
  minus: ({ x, a, b, value }: OneLetter): Written => ({
    tex: linearText(a, -b, x),
    line: `${a} \\cdot ${inBrackets(value)} - ${b}`,
    work: (r) => r.product(a, r.put(value)) - b,
  }),
  fromNumber: ({ x, a, b, value }: OneLetter): Written => ({
    tex: `${b + 20} - ${a}${x}`,
    line: `${b + 20} - ${a} \\cdot ${inBrackets(value)}`,
    work: (r) => b + 20 - r.product(a, r.put(value)),
  }),
  parentheses: ({ x, a, b, value }: OneLetter): Written => ({
    tex: `${a}(${x} + ${b})`,
    line: `${a} \\cdot (${value} + ${b})`,
    work: (r) => r.product(a, r.put(value) + b),
  }),
  square: ({ x, b, value }: OneLetter): Written => ({
    tex: `${x}^2 + ${b}`,
    line: `${inBrackets(value)}^2 + ${b}`,
    work: (r) => r.square(1, r.put(value)) + b,
  }),
  squarePlus: ({ x, a, b, value }: OneLetter): Written => ({
    tex: `${a}${x}^2 + ${b}`,
    line: `${a} \\cdot ${inBrackets(value)}^2 + ${b}`,
    work: (r) => r.square(a, r.put(value)) + b,
  }),
  squareMinus: ({ x, a, b, value }: OneLetter): Written => ({
    tex: `${a}${x}^2 - ${b}`,
    line: `${a} \\cdot ${inBrackets(value)}^2 - ${b}`,
    work: (r) => r.square(a, r.put(value)) - b,
  }),
  squareMinusLetter: ({ x, a, b, value }: OneLetter): Written => ({
    tex: `${a}${x}^2 - ${b}${x}`,
    line: `${a} \\cdot ${inBrackets(value)}^2 - ${b} \\cdot ${inBrackets(value)}`,
    work: (r) => r.square(a, r.put(value)) - r.product(b, r.put(value)),
  }),
};

const taskInOne = ({ shape, ...of }: OneLetter & { shape: keyof typeof inOneLetter }): Task => ({
  ...inOneLetter[shape](of),
  at: [{ letter: of.x, value: of.value }],
});

const shapeOfOne = oneOf<keyof typeof inOneLetter>;

/** 1: ax + b. 2: ax − b or b − ax. 3: a bracket or a square. 4: a negative number. 5: squares at a negative number. */
const oneLetter = family(
  { name: 'expr_evaluate_one_letter', version: 1, skill: 'expr_evaluate' },
  {
    setting: (chance) => ({ x: chance.pick(['x', 'n', 'y', 't'] as const) }),
    levels: {
      a: always(range(2, 9)),
      b: always(range(2, 20)),
      value: [range(3, 12), range(3, 12), range(3, 9), negative(range(3, 9)), negative(range(3, 9))],
      shape: [
        shapeOfOne('plus'),
        shapeOfOne('minus', 'fromNumber'),
        shapeOfOne('parentheses', 'squareMinus', 'squarePlus'),
        shapeOfOne('plus', 'minus', 'fromNumber', 'parentheses'),
        shapeOfOne('squareMinus', 'squareMinusLetter', 'square'),
      ],
    },
    where: (of) => untold(taskInOne(of)),
    derived: (of) => ({ task: taskInOne(of) }),
    given: ({ task }) => evaluationPage(task),
    ladder: ({ task }) => evaluationLadder(task),
    steps: ({ task }) => evaluationSteps(task),
    ways: ({ task }) => evaluationWays(task),
    belowZero: true,
  },
);

type TwoLetters = { x: string; y: string; a: number; b: number; v: number; w: number };

const inTwoLetters = {
  plus: ({ x, y, a, b, v, w }: TwoLetters): Written => ({
    tex: sumText([[a, x], [b, y]]), // prettier-ignore
    line: `${a} \\cdot ${inBrackets(v)} + ${b} \\cdot ${inBrackets(w)}`,
    work: (r) => r.product(a, r.put(v)) + r.product(b, r.put(w)),
  }),
  minus: ({ x, y, a, b, v, w }: TwoLetters): Written => ({
    tex: sumText([[a, x], [-b, y]]), // prettier-ignore
    line: `${a} \\cdot ${inBrackets(v)} - ${b} \\cdot ${inBrackets(w)}`,
    work: (r) => r.product(a, r.put(v)) - r.product(b, r.put(w)),
  }),
  product: ({ x, y, a, v, w }: TwoLetters): Written => ({
    tex: `${x}${y} + ${a}`,
    line: `${v} \\cdot ${inBrackets(w)} + ${a}`,
    work: (r) => r.product(r.put(v), r.put(w)) + a,
  }),
  productMinus: ({ x, y, a, b, v, w }: TwoLetters): Written => ({
    tex: `${a}${x}${y} - ${b}`,
    line: `${a} \\cdot ${inBrackets(v)} \\cdot ${inBrackets(w)} - ${b}`,
    work: (r) => r.product(a, r.product(r.put(v), r.put(w))) - b,
  }),
  squareMinusLetter: ({ x, y, a, b, v, w }: TwoLetters): Written => ({
    tex: `${a}${x}^2 - ${b}${y}`,
    line: `${a} \\cdot ${inBrackets(v)}^2 - ${b} \\cdot ${inBrackets(w)}`,
    work: (r) => r.square(a, r.put(v)) - r.product(b, r.put(w)),
  }),
  squarePlusProduct: ({ x, y, b, v, w }: TwoLetters): Written => ({
    tex: `${x}^2 + ${b}${x}${y}`,
    line: `${inBrackets(v)}^2 + ${b} \\cdot ${inBrackets(v)} \\cdot ${inBrackets(w)}`,
    work: (r) => r.square(1, r.put(v)) + r.product(b, r.product(r.put(v), r.put(w))),
  }),
};

const taskInTwo = ({ shape, ...of }: TwoLetters & { shape: keyof typeof inTwoLetters }): Task => ({
  ...inTwoLetters[shape](of),
  at: [
    { letter: of.x, value: of.v },
    { letter: of.y, value: of.w },
  ],
});

const shapeOfTwo = oneOf<keyof typeof inTwoLetters>;

/** 1: ax + by. 2: ax − by. 3: a product of letters. 4: one negative number. 5: squares, negative numbers. */
const twoLetters = family(
  { name: 'expr_evaluate_two_letters', version: 1, skill: 'expr_evaluate' },
  {
    setting: (chance) => {
      const [x, y] = chance.pick([
        ['x', 'y'],
        ['a', 'b'],
        ['m', 'n'],
        ['p', 'q'],
      ] as const);
      return { x, y };
    },
    levels: {
      a: always(range(2, 9)),
      b: always(range(2, 9)),
      v: [range(2, 9), range(2, 9), range(2, 9), negative(range(2, 9)), negative(range(2, 9))],
      w: [range(2, 9), range(2, 9), range(2, 9), range(2, 9), negative(eitherSign(range(2, 9)))],
      shape: [
        shapeOfTwo('plus'),
        shapeOfTwo('minus'),
        shapeOfTwo('product', 'productMinus'),
        shapeOfTwo('plus', 'minus', 'product'),
        shapeOfTwo('squareMinusLetter', 'squarePlusProduct'),
      ],
    },
    where: (of) => untold(taskInTwo(of)) && Math.abs(of.v) !== Math.abs(of.w),
    derived: (of) => ({ task: taskInTwo(of) }),
    given: ({ task }) => evaluationPage(task),
    ladder: ({ task }) => evaluationLadder(task),
    steps: ({ task }) => evaluationSteps(task),
    ways: ({ task }) => evaluationWays(task),
    belowZero: true,
  },
);

export const evaluateLettersGenerators: readonly Generator[] = [oneLetter, twoLetters];
