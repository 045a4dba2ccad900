import { oneFactLeftOut, oppositeOperationUsed, stoppedOneStepEarly } from '@stoa/engine/math/mal-rules/asked-another-way';
import {
  dividedOneTermOnly,
  signKeptCrossing,
  stoppedBeforeDividing,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { rational } from '@stoa/engine/math/exact/rational';
import { otherQuestions } from '../../asked-otherwise/other-questions.ts';
import { choiceFamily, family, graded, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { people } from '../../wording/people.ts';

/** A quantity that starts at b and grows by a for each unit: T = b + an, told with its letters. */
const rates = [
  { T: 'C', n: 'h', tell: (line: string) => `A bike shop charges a fixed fee and an hourly rate. The cost $C$, in dollars, for $h$ hours is $${line}$. Write a formula for the number of hours $h$.` },
  { T: 'L', n: 'w', tell: (line: string) => `A vine was measured when it was planted. Its length $L$, in inches, after $w$ weeks is $${line}$. Solve the formula for the number of weeks $w$.` },
  { T: 'S', n: 'm', tell: (line: string, who: string) => `${who} saves the same amount each month. After $m$ months, the savings are $${line}$ dollars. How can you find $m$ from the savings $S$? Write a formula for $m$.` },
  { T: 'W', n: 'b', tell: (line: string) => `A box with $b$ books inside weighs $${line}$ pounds. Write a formula that gives the number of books $b$ from the weight $W$.` },
  { T: 'P', n: 'g', tell: (line: string, who: string) => `${who} plays a game with a head start. The points after $g$ rounds are $${line}$. Write a formula for the number of rounds $g$.` },
] as const; // prettier-ignore

/** 1: small numbers. 5: larger ones. The rate comes first at odd levels. */
const rateStory = textFamily(
  { name: 'eq_literal_story', version: 1, skill: 'eq_literal' },
  {
    setting: (chance) => ({ who: people(chance, 1)[0]!, story: chance.pick(rates) }),
    levels: {
      a: [range(2, 5), range(3, 8), range(4, 12), range(6, 15), range(8, 25)],
      b: [range(6, 10), range(9, 15), range(13, 30), range(16, 40), range(26, 60)],
    },
    given: ({ a, b, who, story: { T, n, tell }, difficulty }) => ({
      stem: tell(difficulty % 2 === 1 ? `${T} = ${a}${n} + ${b}` : `${T} = ${b} + ${a}${n}`, who),
      right: `(${T}-${b})/${a}`,
      inputType: 'expression',
      variables: { [T]: 'the whole amount', [n]: 'how many' },
      placeholder: `${n} = ?`,
      wrong: `${T}+${a * b}`,
    }),
    ladder: ({ a, b, story: { T, n } }) => [
      `Which operations are done to $${n}$ in the formula, and in what order?`,
      'Undo the operations in reverse order, on both sides. Treat the other variable like a number.',
      `Subtract ${b} from both sides, so that $${T} - ${b} = ${a}${n}$. What undoes the ${a}?`,
    ],
    steps: ({ a, b, story: { T, n } }) => [
      [`Subtract ${b} from both sides.`, `${T} - ${b} = ${a}${n}`],
      [`Divide both sides by ${a}.`, `${n} = \\frac{${T} - ${b}}{${a}}`],
    ],
    ways: ({ a, b, story: { T, n } }) => [
      {
        rule: stoppedBeforeDividing,
        to: `${T}-${b}`,
        hints: [
          `Is $${n}$ by itself yet?`,
          `A formula is solved for $${n}$ when $${n}$ is by itself.`,
          `One step is left: divide both sides by ${a}.`,
        ],
      },
      {
        rule: dividedOneTermOnly,
        to: `${T}/${a}-${b}`,
        hints: [
          'Which operation did you undo first?',
          'Dividing a side by a number divides every term of it.',
          `Divide all of $${T} - ${b}$ by ${a}.`,
        ],
      },
      {
        rule: signKeptCrossing,
        to: `(${T}+${b})/${a}`,
        hints: [
          `How did ${b} leave the side of $${n}$?`,
          'To undo addition, subtract from both sides.',
          `Subtract ${b} from both sides.`,
        ],
      },
    ],
  },
);

/** A known formula, with all but one of its values given. */
const formulas = [
  { stem: (x: number, y: number) => `The area of a triangle is $A = \\frac{1}{2}bh$. A triangle has an area of ${x * y} square inches and a base of ${2 * x} inches. Find its height, in inches.`, total: (x: number, y: number) => x * y, formula: 'h = \\frac{2A}{b}', put: (x: number, y: number) => `\\frac{2 \\cdot ${x * y}}{${2 * x}}`, known: (x: number) => 2 * x, half: true },
  { stem: (x: number, y: number) => `The perimeter of a rectangle is $P = 2l + 2w$. A rectangle has a perimeter of ${2 * (x + y)} feet and a length of ${x} feet. Find its width, in feet.`, total: (x: number, y: number) => 2 * (x + y), formula: 'w = \\frac{P - 2l}{2}', put: (x: number, y: number) => `\\frac{${2 * (x + y)} - 2 \\cdot ${x}}{2}`, known: (x: number) => x, half: false },
  { stem: (x: number, y: number) => `Distance is rate times time: $d = rt$. A train travels ${x * y} miles at ${x} miles an hour. How many hours does the trip take?`, total: (x: number, y: number) => x * y, formula: 't = \\frac{d}{r}', put: (x: number, y: number) => `\\frac{${x * y}}{${x}}`, known: (x: number) => x, half: false },
  { stem: (x: number, y: number) => `The volume of a box is $V = lwh$. A box has a volume of ${2 * x * y} cubic feet. It is ${x} feet long and 2 feet wide. Find its height, in feet.`, total: (x: number, y: number) => 2 * x * y, formula: 'h = \\frac{V}{lw}', put: (x: number, y: number) => `\\frac{${2 * x * y}}{${x} \\cdot 2}`, known: (x: number) => x, half: false },
] as const; // prettier-ignore

/** Solve the formula for the unknown, then use it. 1 to 5: larger numbers. */
const formulaValue = family(
  { name: 'eq_literal_value', version: 1, skill: 'eq_literal' },
  {
    setting: (chance) => ({ at: chance.int(0, formulas.length - 1) }),
    levels: {
      x: [range(4, 9), range(5, 15), range(8, 25), range(12, 40), range(15, 60)],
      y: [range(3, 8), range(4, 9), range(4, 12), range(5, 15), range(6, 18)],
    },
    where: ({ x, y }) => x > y + 1 && x !== 2 * y,
    derived: ({ at }) => ({ formula: formulas[at]! }),
    given: ({ x, y, formula }) => ({ stem: formula.stem(x, y), right: y }),
    ladder: ({ x, y, formula }) => [
      'Which variables of the formula do you know? Which one does the question ask for?',
      'Solve the formula for the variable in the question, or substitute first and then solve.',
      `Substitute what you know: the whole is ${formula.total(x, y)}, and ${formula.known(x)} is given. Then undo the operations.`,
    ],
    steps: ({ x, y, formula }) => [
      ['Solve the formula for what the question asks for.', formula.formula],
      ['Substitute the numbers.', formula.put(x, y)],
      ['Find the value.', `${y}`],
    ],
    ways: ({ x, y, at, formula }) => {
      const total = formula.total(x, y);
      const step = `Substitute ${formula.known(x)} in the formula. What is left to undo?`;
      return at === 0
        ? [
            ruled(oneFactLeftOut, [rational(y, 2)], `The formula has $\\frac{1}{2}$. Double ${total} first.`),
            ruled(oppositeOperationUsed, [2 * x * x * y], step),
          ]
        : at === 1
          ? [
              ruled(stoppedOneStepEarly, [2 * y], `There are two widths. Divide by 2.`),
              ruled(oneFactLeftOut, [total - x], `There are two lengths of ${x}.`),
            ]
          : at === 2
            ? [ruled(oppositeOperationUsed, [total * x], step)]
            : [ruled(oneFactLeftOut, [2 * y], 'Divide by the width, too.'), ruled(oppositeOperationUsed, [total - 2 * x], step)];
    },
  },
);

const letters = [['y', 'x', 'm', 'b'], ['P', 'n', 'a', 'c'], ['v', 't', 'a', 'u']] as const; // prettier-ignore

/** What is done first? 1 and 2: multiplied, then added. 3: divided, then subtracted. 4 and 5: parentheses. */
const firstStep = choiceFamily(
  { name: 'eq_literal_first_step', version: 1, skill: 'eq_literal' },
  {
    setting: (chance) => ({ names: chance.pick(letters) }),
    levels: {
      k: [range(2, 9), range(2, 12), range(2, 9), range(2, 9), range(3, 12)],
      shape: graded((chance, difficulty) =>
        difficulty <= 2
          ? chance.pick([0, 1] as const)
          : difficulty === 3
            ? chance.pick([1, 2] as const)
            : chance.pick([2, 3] as const),
      ),
    },
    derived: ({ k, shape, names: [T, n, a, b] }) =>
      [
        {
          line: `${T} = ${k}${n} + ${b}`,
          right: `Subtract $${b}$ from both sides.`,
          early: `Divide only $${T}$ by ${k}.`,
          same: `Add $${b}$ to both sides.`,
          next: `${T} - ${b} = ${k}${n}`,
          last: `${n} = \\frac{${T} - ${b}}{${k}}`,
        },
        {
          line: `${T} = ${a}${n} - ${k}`,
          right: `Add ${k} to both sides.`,
          early: `Divide only $${T}$ by $${a}$.`,
          same: `Subtract ${k} from both sides.`,
          next: `${T} + ${k} = ${a}${n}`,
          last: `${n} = \\frac{${T} + ${k}}{${a}}`,
        },
        {
          line: `${T} = \\frac{${n}}{${k}} + ${b}`,
          right: `Subtract $${b}$ from both sides.`,
          early: `Multiply only $${T}$ by ${k}.`,
          same: `Add $${b}$ to both sides.`,
          next: `${T} - ${b} = \\frac{${n}}{${k}}`,
          last: `${n} = ${k}(${T} - ${b})`,
        },
        {
          line: `${T} = ${k}(${n} + ${b})`,
          right: `Divide both sides by ${k}.`,
          early: `Subtract $${b}$ from $${T}$.`,
          same: `Multiply both sides by ${k}.`,
          next: `\\frac{${T}}{${k}} = ${n} + ${b}`,
          last: `${n} = \\frac{${T}}{${k}} - ${b}`,
        },
      ][shape]!,
    given: ({ line, right, names: [, n] }) => ({ stem: `You solve $${line}$ for $${n}$. What can you do first?`, right }),
    ladder: ({ line, names: [, n] }) => [
      `What is done to $${n}$ last?`,
      'Undo the last operation first, and do it to both sides, to all of each side.',
      `Choose a number for $${n}$ in $${line}$. Which operation do you do last?`,
    ],
    steps: ({ right, next, last }) => [
      ['Undo the operation that is done last.', next],
      [`Then undo the other operation: $${last}$. The first step is the one that led there.`, `\\text{${right}}`],
    ],
    ways: ({ early, same, line, names: [, n] }) => [
      ledTo(oppositeOperationUsed, same, `Look at $${line}$. What undoes the operation that is done last?`),
      {
        rule: dividedOneTermOnly,
        to: early,
        hints: [
          `What is done to $${n}$ last?`,
          'Whatever you do to one side, do it to all of it, and to the other side.',
          `Look at $${line}$. Which operation comes last for $${n}$?`,
        ],
      },
    ],
  },
);

export const formulaUseGenerators: readonly Generator[] = otherQuestions([rateStory, formulaValue, firstStep]);
