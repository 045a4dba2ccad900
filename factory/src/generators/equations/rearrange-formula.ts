import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import {
  subtractedCoefficient,
  sameOperationInsteadOfInverse,
  signKeptCrossing,
  dividedOneTermOnly,
  stoppedBeforeDividing,
  distributedFirstOnly,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { dividedInsteadOfSubtracted, dividedByTwoAgain } from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { always, range, textFamily, type Step } from '../../family.ts';
import type { Difficulty, Generator, Ladder } from '../../generator.ts';
import type { WrongWay } from '../../wrong-way.ts';

type Formula = {
  difficulty: Difficulty;
  given: (n: number) => string;
  for: string;
  answer: (n: number) => string;
  letters: Record<string, string>;
  /** What is done first, and what is done next. */
  begin: (n: number) => string;
  steps: (n: number) => readonly Step[];
  ways: (n: number) => readonly WrongWay<string>[];
  wrong: (n: number) => string;
};

const way = (rule: MalRule, to: string, hints: Ladder): WrongWay<string> => ({ rule, to, hints });

/** Formulas, each with a drawn number n, so that no two problems are alike. */
const formulas: readonly Formula[] = [
  {
    difficulty: 1,
    given: (n) => `d = ${n}t`,
    for: 't',
    answer: (n) => `d/${n}`,
    letters: { d: 'a distance', t: 'a time' },
    begin: (n) => `$t$ is multiplied by ${n}. Divide both sides by ${n}.`,
    steps: (n) => [
      [`$t$ is multiplied by ${n}. Divide both sides by ${n}.`, `\\frac{d}{${n}} = \\frac{${n}t}{${n}}`],
      ['$t$ is by itself now.', `t = \\frac{d}{${n}}`],
    ],
    ways: (n) => [
      way(subtractedCoefficient, `d-${n}`, [
        `What is between ${n} and t, though it is not written?`,
        subtractedCoefficient.hints.principle,
        `Divide both sides by ${n}.`,
      ]),
      way(sameOperationInsteadOfInverse, `${n}d`, [
        `How do you undo "times ${n}"?`,
        'To undo multiplication, divide.',
        `Divide both sides by ${n}, and t is by itself.`,
      ]),
    ],
    wrong: (n) => `d+${n + 7}`,
  },
  {
    difficulty: 2,
    given: (n) => `y = x + ${n}`,
    for: 'x',
    answer: (n) => `y-${n}`,
    letters: { x: 'a number', y: 'a number' },
    begin: (n) => `${n} is added to $x$. Subtract ${n} from both sides.`,
    steps: (n) => [
      [`${n} is added to $x$. Subtract ${n} from both sides.`, `y - ${n} = x + ${n} - ${n}`],
      ['$x$ is by itself now.', `x = y - ${n}`],
    ],
    ways: (n) => [
      way(signKeptCrossing, `y+${n}`, [
        `Look at how ${n} left the side of x.`,
        signKeptCrossing.hints.principle,
        `Subtract ${n} from both sides.`,
      ]),
      way(dividedInsteadOfSubtracted, dividedInsteadOfSubtracted.answer('y', n), [
        `Is ${n} added to x, or does it multiply x?`,
        dividedInsteadOfSubtracted.hints.principle,
        `Subtract ${n} from both sides.`,
      ]),
    ],
    wrong: (n) => `${n + 5}y`,
  },
  {
    difficulty: 3,
    given: (n) => `y = ${n}x + b`,
    for: 'x',
    answer: (n) => `(y-b)/${n}`,
    letters: { x: 'a number', y: 'a number', b: 'a number' },
    begin: (n) => `Subtract $b$ from both sides. Then divide the whole other side by ${n}.`,
    steps: (n) => [
      ['Subtract $b$ from both sides.', `y - b = ${n}x`],
      [`Divide both sides by ${n}.`, `x = \\frac{y - b}{${n}}`],
    ],
    ways: (n) => [
      way(dividedOneTermOnly, `y/${n}-b`, [
        `When you divided by ${n}, did every term share in it?`,
        dividedOneTermOnly.hints.principle,
        `First subtract b from both sides, then divide the whole difference by ${n}.`,
      ]),
      way(signKeptCrossing, `(y+b)/${n}`, [
        'Look at how b left the side of x.',
        signKeptCrossing.hints.principle,
        'Subtract b from both sides first.',
      ]),
      way(stoppedBeforeDividing, 'y-b', [
        'Is x by itself yet?',
        'A formula is solved for a variable when that variable is by itself.',
        `One step is left: x is still multiplied by ${n}.`,
      ]),
    ],
    wrong: (n) => `y+b+${n}`,
  },
  {
    difficulty: 4,
    given: (n) => `P = 2l + ${n}w`,
    for: 'l',
    answer: (n) => `(P-${n}w)/2`,
    letters: { P: 'a total length', l: 'a length', w: 'a width' },
    begin: (n) => `Subtract $${n}w$ from both sides. Then divide the whole other side by 2.`,
    steps: (n) => [
      [`Subtract $${n}w$ from both sides.`, `P - ${n}w = 2l`],
      ['Divide both sides by 2.', `l = \\frac{P - ${n}w}{2}`],
    ],
    ways: (n) => [
      way(signKeptCrossing, `(P+${n}w)/2`, [
        `Look at how the term with w left the side of l.`,
        signKeptCrossing.hints.principle,
        `Subtract ${n}w from both sides first.`,
      ]),
      way(dividedOneTermOnly, `P/2-${n}w`, [
        'When you divided by 2, did every term share in it?',
        dividedOneTermOnly.hints.principle,
        `Divide both P and ${n}w by 2.`,
      ]),
    ],
    wrong: (n) => `P+w+${n}`,
  },
  {
    difficulty: 5,
    given: (n) => `A = \\frac{h(a + ${n})}{2}`,
    for: 'a',
    answer: (n) => `2A/h-${n}`,
    letters: { A: 'an area', h: 'a height, not zero', a: 'a side' },
    begin: (n) => `Multiply both sides by 2, and divide both sides by $h$. What do you do about the ${n}?`,
    steps: (n) => [
      ['Multiply both sides by 2.', `2A = h(a + ${n})`],
      ['Divide both sides by $h$.', `\\frac{2A}{h} = a + ${n}`],
      [`Subtract ${n} from both sides.`, `a = \\frac{2A}{h} - ${n}`],
    ],
    ways: (n) => [
      way(signKeptCrossing, `2A/h+${n}`, [
        `Look at how ${n} left the side of a.`,
        signKeptCrossing.hints.principle,
        `After multiplying and dividing, subtract ${n} from both sides.`,
      ]),
      way(dividedByTwoAgain, dividedByTwoAgain.answer('A', 'h', n), [
        'What does the 2 under the bar do to the right side?',
        'To undo dividing by 2, multiply by 2.',
        'Multiply both sides by 2 to begin with.',
      ]),
      way(distributedFirstOnly, `(2A-${n})/h`, [
        `Is the ${n} multiplied by h too?`,
        'A factor before parentheses belongs to every term inside.',
        `Divide by h first, while the parentheses are whole, and move ${n} only then.`,
      ]),
    ],
    wrong: (n) => `A+h+${n}`,
  },
];

/** One formula for each difficulty, with another number each time. */
const rearrange = textFamily(
  { name: 'eq_literal_rearrange', version: 1, skill: 'eq_literal' },
  {
    levels: { n: always(range(3, 19)) },
    derived: ({ difficulty }) => ({ formula: formulas.find((one) => one.difficulty === difficulty)! }),
    given: ({ n, formula }) => ({
      stem: `Solve the formula for $${formula.for}$.\n\n$${formula.given(n)}$`,
      right: formula.answer(n),
      wrong: formula.wrong(n),
      inputType: 'expression',
      answerMode: 'mixed',
      variables: formula.letters,
      placeholder: `${formula.for} = ?`,
    }),
    ladder: ({ n, formula }) => [
      `What is done to $${formula.for}$ in this formula?`,
      'Treat the other variables like numbers. Undo one operation at a time, on both sides.',
      formula.begin(n),
    ],
    steps: ({ n, formula }) => formula.steps(n),
    ways: ({ n, formula }) => formula.ways(n),
  },
);

export const rearrangeFormulaGenerators: readonly Generator[] = [rearrange];
