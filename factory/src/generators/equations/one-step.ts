import {
  sameOperationInsteadOfInverse,
  subtractedTheWrongWayRound,
  addedInsteadOfMultiplied,
  multipliedByTheFractionItself,
  dividedByNumeratorOnly,
  subtractedCoefficient,
  lostNegativeCoefficient,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { rational } from '@stoa/engine/math/exact/rational';
import { byShape } from '../../by-shape.ts';
import { always, eitherSign, family, negative, never, often, oneOf, plusMinus, range } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { people } from '../../wording/people.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { addedTerm, inSentence, undoing } from '../../wording/undoing.ts';
import { equationPage } from './equation-page.ts';
import { following } from '../../wrong-way.ts';

const letters = ['x', 'n', 'y', 'm', 'k'] as const;

/** 1: x + b with small numbers. 2: x − b. 3: larger numbers, either way round. 4: a negative solution. 5: both numbers negative. */
const addition = family(
  { name: 'eq_one_step_add_undo', version: 2, skill: 'eq_one_step_add' },
  {
    levels: {
      letter: always(oneOf(...letters)),
      x: [range(2, 9), range(11, 30), range(25, 90), range(-15, -3), range(-60, -16)],
      b: [range(2, 9), range(-12, -3), plusMinus(15, 80), range(2, 20), range(-70, -13)],
      turned: [never, never, often, often, often],
    },
    where: ({ x, b }) => Math.abs(x) !== Math.abs(b) && x + b !== 0,
    given: ({ x, b, letter, turned }) => ({
      stem: `Solve the equation.\n\n$${turned ? `${x + b} = ${linearText(1, b, letter)}` : `${linearText(1, b, letter)} = ${x + b}`}$`,
      right: x,
      inputType: 'fraction',
      variables: { [letter]: 'the number that makes the equation true' },
      placeholder: `${letter} = ?`,
    }),
    ladder: ({ x, b, letter }) => [
      `What is done to ${letter} in this equation?`,
      'To undo addition, subtract. To undo subtraction, add. Do the same to both sides.',
      `${undoing(b)} both sides. What is $${x + b} ${addedTerm(-b)}$?`,
    ],
    steps: ({ x, b, letter }) => [
      [
        `${Math.abs(b)} is ${b > 0 ? 'added to' : 'subtracted from'} ${letter}. To undo that, ${inSentence(undoing(b))} both sides.`,
        `${linearText(1, b, letter)} ${addedTerm(-b)} = ${x + b} ${addedTerm(-b)}`,
      ],
      [`Only ${letter} is left on its side. Simplify the other side.`, `${letter} = ${x}`],
    ],
    ways: ({ x, b, letter }) => [
      following(
        sameOperationInsteadOfInverse,
        ['+', x + b, b],
        [
          `What is done to ${letter} on its side of the equation?`,
          'To undo addition, subtract. To undo subtraction, add. Do the same to both sides.',
          `Write "${addedTerm(-b)}" on both sides. Then simplify the side without ${letter}.`,
        ],
      ),
      following(
        subtractedTheWrongWayRound,
        [b, x + b],
        [
          `Substitute your number for ${letter}. Is the equation true?`,
          subtractedTheWrongWayRound.hints.principle,
          `Start with ${x + b} and ${b > 0 ? 'subtract' : 'add'} ${Math.abs(b)}. Keep that order.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

const multiplying = { name: 'eq_one_step_mult_undo', version: 2, skill: 'eq_one_step_mult' };

const anyLetter = (chance: Chance) => ({ letter: chance.pick(letters) });

const page = (equation: string, letter: string) => equationPage({ stem: `Solve the equation.\n\n$${equation}$`, letter });

/** ax = c. 1: a up to 5. 2: up to 12. 4: a negative coefficient. */
const coefficient = family(
  { ...multiplying, difficulties: [1, 2, 4] },
  {
    setting: anyLetter,
    levels: {
      a: [range(2, 5), range(6, 12), range(6, 12), negative(range(2, 9)), negative(range(2, 9))],
      x: [range(2, 12), range(2, 12), range(2, 12), eitherSign(range(2, 12)), eitherSign(range(2, 12))],
    },
    where: ({ a, x }) => Math.abs(x) !== Math.abs(a),
    derived: ({ a, x }) => ({ c: a * x }),
    given: ({ a, x, c, letter }) => ({ ...page(`${a}${letter} = ${c}`, letter), right: x }),
    ladder: ({ a, c, letter }) => [
      `What operation does $${a}${letter}$ show?`,
      'To undo multiplication, divide both sides by the coefficient.',
      `Divide both sides by ${a}. What is $${c} \\div ${inBrackets(a)}$?`,
    ],
    steps: ({ a, x, c, letter }) => [
      [
        `${a}${letter} means ${a} times ${letter}. Undo that: divide both sides by ${a}.`,
        `\\frac{${a}${letter}}{${a}} = \\frac{${c}}{${a}}`,
      ],
      ['Find the quotient and its sign.', `${letter} = ${x}`],
    ],
    ways: ({ a, x, c, letter }) => [
      {
        rule: subtractedCoefficient,
        to: c - a,
        hints: [
          `What is between ${a} and ${letter}, though it is not written?`,
          `A number written right before a variable multiplies it. To undo multiplication, divide.`,
          `Divide both sides by ${inBrackets(a)}: on the left that leaves ${letter}.`,
        ],
      },
      {
        rule: lostNegativeCoefficient,
        to: a < 0 ? -x : null,
        hints: [
          `Look at the sign of the number before ${letter}.`,
          'Dividing by a negative number changes the sign.',
          `Divide ${c} by ${a}, not by ${-a}.`,
        ],
      },
      following(
        sameOperationInsteadOfInverse,
        ['×', c, a],
        [
          `Substitute your number for ${letter}. Is ${a} times it really ${c}?`,
          'To undo multiplication, divide.',
          `Ask: ${inBrackets(a)} times what number gives ${c}?`,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** 3: x/d = q. */
const divided = family(
  { ...multiplying, difficulties: [3] },
  {
    setting: anyLetter,
    levels: { d: always(range(3, 12)), q: always(range(2, 15)) },
    where: ({ d, q }) => d !== q,
    given: ({ d, q, letter }) => ({ ...page(`\\frac{${letter}}{${d}} = ${q}`, letter), right: q * d }),
    ladder: ({ d, q, letter }) => [
      `What is done to ${letter} in this equation?`,
      'To undo division, multiply both sides by the same number.',
      `Multiply both sides by ${d}. What is $${q} \\cdot ${d}$?`,
    ],
    steps: ({ d, q, letter }) => [
      [
        `${letter} is divided by ${d}. Undo that: multiply both sides by ${d}.`,
        `\\frac{${letter}}{${d}} \\cdot ${d} = ${q} \\cdot ${d}`,
      ],
      ['Simplify the right side.', `${letter} = ${q * d}`],
    ],
    ways: ({ d, q, letter }) => [
      following(
        sameOperationInsteadOfInverse,
        ['÷', q, d],
        [
          `What is done to ${letter}: is it multiplied or divided by ${d}?`,
          'To undo division, multiply both sides by the same number.',
          `Multiply both sides by ${d}. On the left that leaves ${letter} alone.`,
        ],
      ),
      following(
        addedInsteadOfMultiplied,
        [d, q],
        [
          `The fraction bar under ${letter} is an operation. Which one?`,
          addedInsteadOfMultiplied.hints.principle,
          `${letter} was shared into ${d} equal parts, and one part is ${q}. How do you get back from one part to all ${d}?`,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** 5: nx/d = nq. */
const fractionBeforeIt = family(
  { ...multiplying, difficulties: [5] },
  {
    setting: anyLetter,
    levels: { n: always(range(2, 5)), d: always(range(3, 7)), q: always(range(2, 9)) },
    where: ({ n, d, q }) => n < d && rational(n, d).d === BigInt(d) && q !== n,
    derived: ({ n, q }) => ({ c: n * q }),
    given: ({ n, d, q, c, letter }) => ({ ...page(`\\frac{${n}}{${d}}${letter} = ${c}`, letter), right: d * q }),
    ladder: ({ n, d, c, letter }) => [
      `What is ${letter} multiplied by?`,
      'To undo multiplying by a fraction, multiply both sides by its reciprocal.',
      `Multiply both sides by $\\frac{${d}}{${n}}$. First divide ${c} by ${n}.`,
    ],
    steps: ({ n, d, q, c, letter }) => [
      [
        `${letter} is multiplied by $\\frac{${n}}{${d}}$. Undo that: multiply both sides by the reciprocal.`,
        `${letter} = ${c} \\cdot \\frac{${d}}{${n}}`,
      ],
      [`Divide ${c} by ${n} first, then multiply by ${d}.`, `${letter} = ${q} \\cdot ${d}`],
      ['Multiply.', `${letter} = ${d * q}`],
    ],
    ways: ({ n, d, c, letter }) => [
      following(
        multipliedByTheFractionItself,
        [n, d, c],
        [
          `Which number is in front of ${letter}, and what undoes a multiplication by it?`,
          'To undo multiplying by a fraction, multiply by its reciprocal.',
          `Multiply both sides by $\\frac{${d}}{${n}}$.`,
        ],
      ),
      following(
        dividedByNumeratorOnly,
        [n, c],
        [
          `You have dealt with the ${n}. What about the ${d} below it?`,
          dividedByNumeratorOnly.hints.principle,
          `After dividing by ${n} you know one part of ${letter} out of ${d}. Undo the division by ${d} too.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

const multiplication = byShape(coefficient, divided, fractionBeforeIt);

/** The numbers grow from level to level; at odd levels things are received, at even ones given away. */
const thingsStory = family(
  { name: 'eq_one_step_add_story', version: 1, skill: 'eq_one_step_add' },
  {
    setting: (chance, difficulty) => {
      const [first, second] = people(chance, 2) as [string, string];
      return { first, second, more: difficulty % 2 === 1 };
    },
    levels: {
      x: [range(7, 26), range(10, 40), range(13, 54), range(16, 68), range(19, 82)],
      b: [range(3, 10), range(3, 14), range(3, 18), range(3, 22), range(3, 26)],
    },
    where: ({ x, b, more }) => x > 2 * b || (more && x > b + 1),
    derived: ({ x, b, more }) => ({ c: more ? x + b : x - b, equation: linearText(1, more ? b : -b, 'n') }),
    phrasing: (chance) => ({ thing: chance.pick(['marbles', 'stickers', 'shells', 'cards', 'beads'] as const) }),
    given: ({ x, b, first, second, more, c, equation, thing }) => ({
      ...equationPage({
        stem: `${first} has some ${thing}. After ${more ? `getting ${b} more from` : `giving ${b} of them to`} ${second}, ${first} has ${c} ${thing}${more ? '' : ' left'}. How many ${thing} did ${first} have at first? The equation is $${equation} = ${c}$.`,
        letter: 'n',
        standsFor: `the number of ${thing} at first`,
      }),
      right: x,
    }),
    ladder: ({ b, more, c, thing }) => [
      `What does $n$ stand for? Did the number of ${thing} go up or down?`,
      'The equation tells the story. To solve it, undo what happened, on both sides.',
      `${undoing(more ? b : -b)} both sides. What is $${c} ${more ? '-' : '+'} ${b}$?`,
    ],
    steps: ({ x, b, first, more, c, equation, thing }) => [
      [`Let $n$ be the number of ${thing} at first. What happened to it is written as an equation.`, `${equation} = ${c}`],
      [`Undo what happened: ${inSentence(undoing(more ? b : -b))} both sides.`, `n = ${c} ${more ? '-' : '+'} ${b}`],
      [`${first} had this many ${thing} at first.`, `n = ${x}`],
    ],
    ways: ({ b, first, more, c, thing }) => [
      following(
        sameOperationInsteadOfInverse,
        ['+', c, more ? b : -b],
        [
          `Did ${first} have more or fewer ${thing} before this happened?`,
          'To get back to the start, undo what happened in the story.',
          `The story ${more ? 'adds' : 'takes away'} ${b}. Going back from ${c}, ${more ? 'take them away' : 'put them back'}.`,
        ],
      ),
    ],
    belowZero: true,
  },
);

export const oneStepGenerators: readonly Generator[] = [addition, thingsStory, multiplication];
