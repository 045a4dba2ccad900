import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { inBrackets, sumText } from '../../wording/linear-text.ts';
import { evaluated, untold, type Reading, type Task } from './evaluate-draft.ts';

const letters = ['x', 'n', 'y', 't'] as const;

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

export const evaluateLettersGenerators: readonly Generator[] = [oneLetter, twoLetters];
