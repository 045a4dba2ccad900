import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, oneOf, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  borderOnOneEnd,
  differenceAsMultiple,
  dividedByFixedNumber,
  factorsAdded,
  halfForgotten,
  impossibleSolutionGiven,
  otherQuantityGiven,
  perimeterNotHalved,
  relationReversed,
  sidesAddedInEquation,
  sidesCountedOnce,
  squaresNotTaken,
} from '@stoa/engine/math/mal-rules/quadratics/quadratic-stories';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

const rectangles = [
  ['A garden', 'm'],
  ['A poster', 'in'],
  ['A room', 'ft'],
  ['A playground', 'm'],
  ['A banner', 'ft'],
  ['A dog park', 'm'],
  ['A quilt', 'in'],
] as const;
const longUnit: Record<string, string> = { m: 'meters', in: 'inches', ft: 'feet' };

/**
 * Sides from an area. 1: the equation is given. 2: the student sets it up. 3: the length or the perimeter is asked for. 4:
 * from perimeter and area.
 */
const rectangle = family(
  { name: 'quad_word_problems_rectangle', version: 2, skill: 'quad_word_problems', difficulties: [1, 2, 3, 4] },
  {
    setting: (chance) => {
      const [thing, unit] = chance.pick(rectangles);
      return { thing: thing.replace('A ', 'A rectangular '), unit, units: longUnit[unit] };
    },
    levels: {
      width: [range(4, 9), range(4, 14), range(4, 14), range(4, 16), range(4, 16)],
      d: always(range(2, 8)),
    },
    where: ({ width, d }) => width !== d && width !== 2 * d,
    derived: ({ width, d, difficulty }) => {
      const length = width + d;
      const area = width * length;
      const fromPerimeter = difficulty === 4;
      return {
        length,
        area,
        perimeter: 2 * (width + length),
        fromPerimeter,
        polynomial: polynomialTex(fromPerimeter ? [area, -(width + length), 1] : [-area, d, 1], 'w'),
        equation: fromPerimeter ? `w(${width + length} - w) = ${area}` : `w(${linearText(1, d, 'w')}) = ${area}`,
      };
    },
    phrasing: (chance, { difficulty }) => {
      const asksPerimeter = difficulty === 3 && chance.maybe(0.5);
      return { asksPerimeter, asksLength: difficulty >= 3 && !asksPerimeter };
    },
    given: ({ thing, unit, units, width, d, difficulty, length, area, perimeter, fromPerimeter, equation, ...asked }) => {
      const { asksPerimeter, asksLength } = asked;
      const told = fromPerimeter
        ? `${thing} has a perimeter of ${perimeter} ${units} and an area of ${area} square ${units}.`
        : `${thing} is ${d} ${units} longer than it is wide. Its area is ${area} square ${units}.${
            difficulty === 1 ? ` With $w$ for the width, $${equation}$.` : ''
          }`;
      const question = asksPerimeter
        ? 'What is its perimeter'
        : fromPerimeter
          ? 'How long is the longer side'
          : `How ${asksLength ? 'long' : 'wide'} is it`;
      return {
        stem: `${told} ${question}, in ${units}?`,
        right: asksPerimeter ? perimeter : asksLength ? length : width,
        variables: { w: 'the width' },
        unit,
      };
    },
    ladder: ({ fromPerimeter, equation }) => [
      'Let w be the width. How do you write the other side?',
      fromPerimeter
        ? 'Half of the perimeter is the length plus the width. Write the area using one variable.'
        : 'Length times width is the area. Get 0 on one side, factor, and keep the positive solution.',
      `Write $${equation}$. Expand, and get 0 on one side.`,
    ],
    steps: ({ unit, width, d, length, perimeter, fromPerimeter, polynomial, equation, asksPerimeter, asksLength }) => [
      [
        fromPerimeter
          ? `Half the perimeter, ${width + length}, is length and width together. With $w$ for one side, the other is $${width + length} - w$.`
          : 'Length times width is the area.',
        equation,
      ],
      ['Expand and bring everything to one side.', `${polynomial} = 0`],
      ['Factor.', `(w - ${width})(w ${fromPerimeter ? '-' : '+'} ${length}) = 0`],
      fromPerimeter
        ? ['The two solutions are the two sides. The question asks for the longer one.', `${length}`]
        : ['A width is positive.', `w = ${width}`],
      ...(asksPerimeter
        ? [['Length and width count twice in the perimeter.', `2 \\cdot (${width} + ${length}) = ${perimeter}`] as const]
        : asksLength && !fromPerimeter
          ? [[`The length is ${d} ${unit} more.`, `w + ${d} = ${length}`] as const]
          : []),
    ],
    ways: ({ unit, width, d, length, area, perimeter, fromPerimeter, polynomial, asksPerimeter, asksLength }) => {
      const sidesAdded = asksPerimeter ? 2 * area : asksLength ? rational(area + d, 2) : factorsAdded.answer(d, area);
      return [
        following(
          otherQuantityGiven,
          [asksPerimeter || asksLength ? width : length],
          [
            'Read the question again. What does the question ask for?',
            otherQuantityGiven.hints.principle,
            asksPerimeter
              ? 'You have one side. What do the other sides measure?'
              : `Length and width are not the same. Which of them did you find?`,
          ],
        ),
        ledTo(
          impossibleSolutionGiven,
          fromPerimeter || asksPerimeter ? null : impossibleSolutionGiven.answer(asksLength ? -width : -length),
          `Factor $${polynomial}$, and compare both solutions with the story.`,
        ),
        {
          rule: factorsAdded,
          to: fromPerimeter ? null : sidesAdded,
          hints: [
            'Multiply your length by your width. Is that the area?',
            'The area of a rectangle is length times width; their sum is half the perimeter.',
            `Write the length as $w + ${d}$ and multiply it by $w$.`,
          ],
        },
        {
          rule: dividedByFixedNumber,
          to: fromPerimeter || area % d !== 0 ? null : dividedByFixedNumber.answer(area, d),
          hints: [
            `Is your rectangle ${d} ${unit} longer than wide?`,
            `The ${d} ${unit} are a difference, not a side.`,
            'Write the length with the help of the width, and multiply the two.',
          ],
        },
        ledTo(
          sidesCountedOnce,
          asksPerimeter ? sidesCountedOnce.answer(width, length) : null,
          'Draw the rectangle and write a measure at every side.',
        ),
        ledTo(
          perimeterNotHalved,
          fromPerimeter ? perimeterNotHalved.answer(perimeter, width) : null,
          'Halve the perimeter: what do a longer and a shorter side measure together?',
        ),
      ];
    },
    belowZero: true,
  },
);

/** Setting the equation up, without solving it. 1: product of two sides. 2: the letter is the longer side. 3: a triangle. */
const setUp = textFamily(
  { name: 'quad_word_problems_set_up', version: 2, skill: 'quad_word_problems', difficulties: [1, 2, 3] },
  {
    setting: (chance, difficulty) => {
      const [thing, measured] = chance.pick(rectangles);
      return { thing, unit: difficulty === 3 && measured === 'in' ? 'ft' : measured }; // a sail is larger than a poster
    },
    levels: { d: always(range(2, 9)), side: always(range(4, 12)) },
    where: ({ d, side }, difficulty) => d !== side && (difficulty !== 3 || (side * (side + d)) % 2 === 0),
    derived: ({ d, side, difficulty }) => {
      const half = difficulty === 3;
      const less = difficulty === 2;
      const area = (side * (side + d)) / (half ? 2 : 1);
      // The letter is the shorter side, or at 2 the longer one.
      const shift = less ? -d : d;
      const written = (move: number): string => `x(x${move < 0 ? '-' : '+'}${Math.abs(move)})${half ? '/2' : ''}=${area}`;
      return { half, less, area, shift, other: linearText(1, shift), written };
    },
    given: ({ thing, unit, d, half, less, area, shift, written }) => {
      const [it, units] = [thing.replace('A ', 'A rectangular '), longUnit[unit]];
      const told = half
        ? `A triangular sail has a base of $x$ ${units}. Its height is ${d} ${units} more than the base.`
        : less
          ? `${it} is $x$ ${units} long. Its width is ${d} ${units} less than its length.`
          : `${it} is $x$ ${units} wide. It is ${d} ${units} longer than it is wide.`;
      return {
        stem: `${told} Its area is ${area} square ${units}. Write an equation for $x$. You need not solve it.`,
        right: written(shift),
        inputType: 'expression',
        variables: { x: half ? 'the base' : less ? 'the length' : 'the width' },
        placeholder: 'an equation with x',
        wrong: `x(x+971)=${area}`,
      };
    },
    ladder: ({ d, half, less, area }) => [
      half ? 'How do you write the height using x?' : 'How do you write the other side using x?',
      half
        ? 'The area of a triangle is half of the base times the height.'
        : 'The area of a rectangle is the length times the width.',
      `The other ${half ? 'measure' : 'side'} is ${d} ${less ? 'less' : 'more'} than $x$. Write the area with it, and set it equal to ${area}.`,
    ],
    steps: ({ half, area, other }) => [
      [`Write the other ${half ? 'measure, the height,' : 'side'} with $x$.`, other],
      half
        ? ['The area of a triangle is half of base times height.', `\\frac{x(${other})}{2} = ${area}`]
        : ['The area is length times width.', `x(${other}) = ${area}`],
    ],
    ways: ({ unit, d, half, less, area, shift, other, written }) => {
      const [first, second] = sidesAddedInEquation.answer(shift);
      return [
        {
          rule: relationReversed,
          to: written(relationReversed.answer(shift)),
          hints: [
            `Try the number 20 for $x$. How large would the other one be?`,
            'Ask which of the two is the larger one, and then which of them $x$ stands for.',
            `Is ${d} added to $x$ or taken away from it to get the other one?`,
          ],
        },
        ledTo(
          sidesAddedInEquation,
          `${first}x${second < 0 ? '-' : '+'}${Math.abs(second)}=${area}`,
          `Put $x$ and $${other}$ together with the right operation.`,
        ),
        half
          ? {
              rule: halfForgotten,
              to: halfForgotten.answer(written(shift)),
              hints: [
                'Which figure has base times height for its area?',
                'A triangle is half of a rectangle with the same base and height.',
                `Multiply base and height, and think of what is still to be done with the product.`,
              ],
            }
          : {
              rule: differenceAsMultiple,
              to: `x(${differenceAsMultiple.answer(d)}x)=${area}`,
              hints: [
                `What do the words "${d} ${unit} ${less ? 'less' : 'longer'}" tell to do?`,
                `A measure that is ${less ? 'so much less' : 'so much longer'} differs by an amount; it is not a multiple.`,
                'Write the other side as a sum or a difference with $x$.',
              ],
            },
      ];
    },
  },
);

/** A border of the same width all around. 4: the outer area is given. 5: the area of the border itself is given. */
const border = family(
  { name: 'quad_word_problems_border', version: 2, skill: 'quad_word_problems', difficulties: [4, 5] },
  {
    setting: (chance) => {
      const [inner, edge, unit] = chance.pick([
        ['photo', 'frame', 'in'],
        ['pool', 'path', 'm'],
        ['lawn', 'gravel path', 'm'],
        ['quilt', 'border', 'in'],
        ['mirror', 'frame', 'in'],
        ['rug', 'border', 'ft'],
        ['garden', 'path', 'ft'],
      ] as const);
      return { inner, edge, unit };
    },
    levels: { a: always(range(6, 20)), b: always(range(8, 24)), x: always(range(1, 4)) },
    where: ({ a, b, x }) => a < b && x !== a && b - a !== x,
    derived: ({ a, b, x, difficulty }) => {
      const outer = (a + 2 * x) * (b + 2 * x);
      const given = difficulty === 4 ? outer : outer - a * b;
      const half = (a + b) / 2;
      return { outer, given, half };
    },
    given: ({ a, b, x, inner, edge, unit, difficulty, given }) => ({
      stem: `A rectangular ${inner} measures ${a} ${longUnit[unit]} by ${b} ${longUnit[unit]}. A ${edge} of the same width goes all the way around it. ${
        difficulty === 4
          ? `Together they cover ${given} square ${longUnit[unit]}.`
          : `The ${edge} alone covers ${given} square ${longUnit[unit]}.`
      } How wide is the ${edge}, in ${longUnit[unit]}?`,
      right: x,
      inputType: 'decimal',
      unit,
      variables: { ['x']: `the width of the ${edge}` },
    }),
    ladder: ({ a, b, edge, difficulty, given }) => [
      `How long is each outer side if the ${edge} is x wide?`,
      `A ${edge} all around makes each side longer at both ends. The outer sides multiply to the outer area.`,
      `The outer sides are $${a} + 2x$ and $${b} + 2x$. ${difficulty === 4 ? `Their product is ${given}.` : `Their product minus $${a} \\cdot ${b}$ is ${given}.`}`,
    ],
    steps: ({ a, b, x, inner, difficulty, outer, given, half }) => [
      [
        `Let $x$ be the width. It lengthens each side at both ends${difficulty === 5 ? `, and the ${inner} itself is taken away` : ''}.`,
        `(${a} + 2x)(${b} + 2x)${difficulty === 5 ? ` - ${a * b}` : ''} = ${given}`,
      ],
      ['Expand and bring everything to one side.', `${polynomialTex([a * b - outer, 2 * (a + b), 4])} = 0`],
      Number.isInteger(half)
        ? ['Divide by 4 and factor.', `(x - ${x})(x + ${x + half}) = 0`]
        : ['Solve with the quadratic formula.', `x = ${x} \\text{ or } x = ${-x - half}`],
      ['A width is positive.', `x = ${x}`],
    ],
    ways: ({ a, b, x, inner, edge, difficulty, given, half }) => [
      {
        rule: borderOnOneEnd,
        to: 2 * x,
        hints: [
          `Draw the ${inner} with its ${edge}. At how many ends of a side does the ${edge} lie?`,
          `A ${edge} all around lengthens each side at both ends.`,
          `Write the outer sides as $${a} + 2x$ and $${b} + 2x$.`,
        ],
      },
      {
        rule: impossibleSolutionGiven,
        to: -x - half,
        hints: [
          'Can a width be less than nothing?',
          impossibleSolutionGiven.hints.principle,
          'Look at the other factor of your equation.',
        ],
      },
      {
        rule: otherQuantityGiven,
        to: a + 2 * x,
        hints: [
          `Does the question ask for the width of the ${edge}, or of the whole?`,
          'Compare what you found with what the question asks for.',
          `Take the ${inner} away from your measure, and think of both ends.`,
        ],
      },
      {
        rule: dividedByFixedNumber,
        to: difficulty === 5 && Number.isInteger(given / (2 * (a + b))) ? given / (2 * (a + b)) : null,
        hints: [
          'Did you think of the four corners?',
          `The ${edge} is longer on its outside than on its inside, so its area is not just perimeter times width.`,
          'Work with the outer rectangle and take the inner one away.',
        ],
      },
    ],
    belowZero: true,
  },
);

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/**
 * Sides of a right triangle. 4: different legs, the shorter one is asked for. 5: all three sides in one letter, the longest
 * is asked for.
 */
const rightTriangle = family(
  { name: 'quad_word_problems_right_triangle', version: 2, skill: 'quad_word_problems', difficulties: [4, 5] },
  {
    setting: (chance, difficulty) => ({ isLadder: difficulty === 5 && chance.maybe(0.4) }),
    levels: { triple: always(oneOf<readonly [number, number, number]>(...triples)), k: always(range(1, 6)) },
    // No ladder is longer than 40 ft, and students know 3, 4, 5 itself by heart.
    where: ({ isLadder, triple, k }) => triple[2] * k > 5 && triple[2] * k <= (isLadder ? 40 : 110),
    derived: ({ isLadder, triple, k, difficulty }) => {
      const [short, long, slant] = [triple[0] * k, triple[1] * k, triple[2] * k];
      const [d, e] = [long - short, slant - short];
      const legs = difficulty === 4; // otherwise all three sides are expressed by the shortest
      return {
        short,
        long,
        slant,
        d,
        e,
        legs,
        name: isLadder ? 'the ladder' : 'the path',
        equation: `x^{2} + (x + ${d})^{2} = ${legs ? `${slant}^{2}` : `(x + ${e})^{2}`}`,
        polynomial: polynomialTex(legs ? [(d * d - slant * slant) / 2, d, 1] : [d * d - e * e, 2 * d - 2 * e, 1]),
      };
    },
    phrasing: (chance, { isLadder, slant, d, e, legs }) => ({
      told: legs
        ? `The hypotenuse of a right triangle is ${slant} cm long. One leg is ${d} cm longer than the other.`
        : isLadder
          ? `A ladder leans against a wall. Its height on the wall is ${d} feet more than the distance from its base to the wall. The ladder is ${e} feet longer than that distance.`
          : `A straight path crosses a rectangular ${chance.pick(['field', 'park', 'parking lot', 'playground'])} from one corner to the opposite one. The length is ${d} feet more than the width, and the path is ${e} feet longer than the width.`,
    }),
    given: ({ short, slant, legs, name, told }) => ({
      stem: `${told} How long is ${legs ? 'the shorter leg, in centimeters' : `${name}, in feet`}?`,
      right: legs ? short : slant,
      variables: { x: 'the shortest side' },
      unit: legs ? 'cm' : 'ft',
    }),
    ladder: ({ legs, equation }) => [
      legs
        ? 'Let x be the shorter leg. How do you write the longer one?'
        : 'Let x be the shortest side. How do you write the other two?',
      'The Pythagorean theorem: the squares of the legs add up to the square of the hypotenuse.',
      `Write $${equation}$. Expand${legs ? ', get 0 on one side, and divide by 2' : ', and get 0 on one side'}.`,
    ],
    steps: ({ short, slant, e, legs, name, equation, polynomial }) => [
      ['Let $x$ be the shortest side, and use the Pythagorean theorem.', equation],
      [
        legs ? 'Expand, bring everything to one side and divide by 2.' : 'Expand and bring everything to one side.',
        `${polynomial} = 0`,
      ],
      ['Solve by factoring; a length is positive.', `x = ${short}`],
      ...(legs ? [] : [[`The length of ${name} is ${e} feet more.`, `x + ${e} = ${slant}`] as const]),
    ],
    ways: ({ short, long, slant, d, e, legs, name, polynomial }) => [
      following(
        otherQuantityGiven,
        [legs ? long : short],
        [
          'Read the question again. Which side does the question ask for?',
          otherQuantityGiven.hints.principle,
          legs ? 'Compare your number with the two other sides.' : `How does the length of ${name} follow from $x$?`,
        ],
      ),
      ruled(
        impossibleSolutionGiven,
        [legs ? -long : rational(d * d - e * e, short)],
        `Factor $${polynomial}$ and compare both solutions with the story.`,
      ),
      {
        rule: squaresNotTaken,
        to: legs ? squaresNotTaken.answer(d, slant) : 2 * e - d, // x + (x + d) = x + e
        hints: [
          squaresNotTaken.hints.look,
          squaresNotTaken.hints.principle,
          `Write the squares of $x$ and of $x + ${d}$ and add them.`,
        ],
      },
    ],
    belowZero: true,
  },
);

export const areaStoryGenerators: readonly Generator[] = [rectangle, setUp, border, rightTriangle];
