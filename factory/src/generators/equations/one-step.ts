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
import { drawUntil } from '../../draw-until.ts';
import { always, family, never, often, oneOf, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { people } from '../../wording/people.ts';
import { inBrackets, linearText, sumText } from '../../wording/linear-text.ts';
import { equationDraft, tex } from './equation-draft.ts';
import { following } from '../../wrong-way.ts';

const letters = ['x', 'n', 'y', 'm', 'k'] as const;

const undoing = ({ b }: { b: number }) => ({
  verb: b > 0 ? 'subtract' : 'add',
  side: b > 0 ? 'from' : 'to',
  sign: b > 0 ? '-' : '+',
  size: Math.abs(b),
});

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
    ladder: (of) => {
      const { verb, side, size } = undoing(of);
      return [
        `What is done to ${of.letter} in this equation?`,
        'To undo addition, subtract. To undo subtraction, add. Do the same to both sides.',
        `${verb[0]!.toUpperCase()}${verb.slice(1)} ${size} ${side} both sides. What is $${of.x + of.b} ${of.b > 0 ? '-' : '+'} ${size}$?`,
      ];
    },
    steps: (of) => {
      const { verb, side, sign, size } = undoing(of);
      const { x, b, letter } = of;
      return [
        [
          `${size} is ${b > 0 ? 'added to' : 'subtracted from'} ${letter}. To undo that, ${verb} ${size} ${side} both sides.`,
          `${linearText(1, b, letter)} ${sign} ${size} = ${x + b} ${sign} ${size}`,
        ],
        [`Only ${letter} is left on its side. Simplify the other side.`, `${letter} = ${x}`],
      ];
    },
    ways: (of) => {
      const { verb, sign, size } = undoing(of);
      const { x, b, letter } = of;
      return [
        {
          ...following(
            sameOperationInsteadOfInverse,
            ['+', x + b, b],
            [
              `What is done to ${letter} on its side of the equation?`,
              'To undo addition, subtract. To undo subtraction, add. Do the same to both sides.',
              `Write "${sign} ${size}" on both sides. Then simplify the side without ${letter}.`,
            ],
          ),
          says: `You ${b > 0 ? 'added' : 'subtracted'} ${size} once more. To undo it, do the opposite.`,
        },
        following(
          subtractedTheWrongWayRound,
          [b, x + b],
          [
            `Substitute your number for ${letter}. Is the equation true?`,
            subtractedTheWrongWayRound.hints.principle,
            `Start with ${x + b} and ${verb} ${size}. Keep that order.`,
          ],
        ),
      ];
    },
    belowZero: true,
  },
);

/** 1: whole numbers, coefficient up to 5. 2: up to 12. 3: x divided by a number. 4: negative coefficient. 5: fraction coefficient. */
const multiplication: Generator = {
  name: 'eq_one_step_mult_undo',
  version: 1,
  skill: 'eq_one_step_mult',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = chance.pick(letters);
    if (difficulty === 3) {
      const d = chance.int(3, 12);
      const q = drawUntil(
        () => chance.int(2, 15),
        (n) => n !== d,
      );
      return equationDraft({
        stem: `Solve the equation.\n\n$\\frac{${letter}}{${d}} = ${q}$`,
        letter,
        solution: rational(q * d),
        ladder: [
          `What is done to ${letter} in this equation?`,
          'To undo division, multiply both sides by the same number.',
          `Multiply both sides by ${d}. What is $${q} \\cdot ${d}$?`,
        ],
        steps: [
          {
            explanation: `${letter} is divided by ${d}. Undo that: multiply both sides by ${d}.`,
            math: `\\frac{${letter}}{${d}} \\cdot ${d} = ${q} \\cdot ${d}`,
          },
          { explanation: 'Simplify the right side.', math: `${letter} = ${q * d}` },
        ],
        ways: [
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
      });
    }
    if (difficulty === 5) {
      const { n, d, q } = drawUntil(
        () => ({ n: chance.int(2, 5), d: chance.int(3, 7), q: chance.int(2, 9) }),
        (draw) => draw.n < draw.d && rational(draw.n, draw.d).d === BigInt(draw.d) && draw.q !== draw.n,
      );
      const [c, x] = [n * q, d * q];
      return equationDraft({
        stem: `Solve the equation.\n\n$\\frac{${n}}{${d}}${letter} = ${c}$`,
        letter,
        solution: rational(x),
        ladder: [
          `What is ${letter} multiplied by?`,
          'To undo multiplying by a fraction, multiply both sides by its reciprocal.',
          `Multiply both sides by $\\frac{${d}}{${n}}$. First divide ${c} by ${n}.`,
        ],
        steps: [
          {
            explanation: `${letter} is multiplied by $\\frac{${n}}{${d}}$. Undo that: multiply both sides by the reciprocal.`,
            math: `${letter} = ${c} \\cdot \\frac{${d}}{${n}}`,
          },
          { explanation: `Divide ${c} by ${n} first, then multiply by ${d}.`, math: `${letter} = ${q} \\cdot ${d}` },
          { explanation: 'Multiply.', math: `${letter} = ${x}` },
        ],
        ways: [
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
      });
    }
    const a = { 1: chance.int(2, 5), 2: chance.int(6, 12), 4: -chance.int(2, 9) }[difficulty as 1 | 2 | 4];
    const x = drawUntil(
      () => chance.int(2, 12) * (difficulty === 4 && chance.maybe(0.4) ? -1 : 1),
      (n) => Math.abs(n) !== Math.abs(a),
    );
    const c = a * x;
    return equationDraft({
      stem: `Solve the equation.\n\n$${a}${letter} = ${c}$`,
      letter,
      solution: rational(x),
      ladder: [
        `What operation does $${a}${letter}$ show?`,
        'To undo multiplication, divide both sides by the coefficient.',
        `Divide both sides by ${a}. What is $${c} \\div ${inBrackets(a)}$?`,
      ],
      steps: [
        {
          explanation: `${a}${letter} means ${a} times ${letter}. Undo that: divide both sides by ${a}.`,
          math: `\\frac{${a}${letter}}{${a}} = \\frac{${c}}{${a}}`,
        },
        { explanation: 'Find the quotient and its sign.', math: `${letter} = ${x}` },
      ],
      ways: [
        {
          rule: subtractedCoefficient,
          to: rational(c - a),
          hints: [
            `What is between ${a} and ${letter}, though it is not written?`,
            `A number written right before a variable multiplies it. To undo multiplication, divide.`,
            `Divide both sides by ${inBrackets(a)}: on the left that leaves ${letter}.`,
          ],
        },
        {
          rule: lostNegativeCoefficient,
          to: a < 0 ? rational(-x) : null,
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
    });
  },
};

/** Larger numbers from level to level; at odd ones things are received, at even ones given away. */
const thingsStory: Generator = {
  name: 'eq_one_step_add_story',
  version: 1,
  skill: 'eq_one_step_add',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [first, second] = people(chance, 2) as [string, string];
    const more = difficulty % 2 === 1;
    const { x, b } = drawUntil(
      () => ({ x: chance.int(4 + 3 * difficulty, 12 + 14 * difficulty), b: chance.int(3, 6 + 4 * difficulty) }),
      (draw) => draw.x > 2 * draw.b || (more && draw.x > draw.b + 1),
    );
    const c = more ? x + b : x - b;
    const thing = chance.pick(['marbles', 'stickers', 'shells', 'cards', 'beads'] as const);
    const equation = sumText([
      [1, 'n'],
      [more ? b : -b, ''],
    ]);
    return equationDraft({
      stem: more
        ? `${first} has some ${thing}. After getting ${b} more from ${second}, ${first} has ${c} ${thing}. How many ${thing} did ${first} have at first? The equation is $${equation} = ${c}$.`
        : `${first} has some ${thing}. After giving ${b} of them to ${second}, ${first} has ${c} ${thing} left. How many ${thing} did ${first} have at first? The equation is $${equation} = ${c}$.`,
      letter: 'n',
      standsFor: `the number of ${thing} at first`,
      solution: rational(x),
      ladder: [
        `What does $n$ stand for? Did the number of ${thing} go up or down?`,
        'The equation tells the story. To solve it, undo what happened, on both sides.',
        `${more ? 'Subtract' : 'Add'} ${b} ${more ? 'from' : 'to'} both sides. What is $${c} ${more ? '-' : '+'} ${b}$?`,
      ],
      steps: [
        {
          explanation: `Let $n$ be the number of ${thing} at first. What happened to it is written as an equation.`,
          math: `${equation} = ${c}`,
        },
        {
          explanation: `Undo what happened: ${more ? 'subtract' : 'add'} ${b} ${more ? 'from' : 'to'} both sides.`,
          math: `n = ${c} ${more ? '-' : '+'} ${b}`,
        },
        { explanation: `${first} had this many ${thing} at first.`, math: `n = ${tex(rational(x))}` },
      ],
      ways: [
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
    });
  },
};

export const oneStepGenerators: readonly Generator[] = [addition, thingsStory, multiplication];
