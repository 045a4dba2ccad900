import type { SignedTerm } from '@stoa/engine/math/mal-rules/algebra/terms';
import { always, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { joined, lettersSwapped, pricesAdded } from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { ledTo } from '../../ruled.ts';
import { sumText } from '../../wording/linear-text.ts';

const pairs = [
  { one: 'adult tickets', other: 'child tickets', letters: ['a', 'c'], noun: 'tickets' },
  { one: 'roses', other: 'tulips', letters: ['r', 't'], noun: 'flowers' },
  { one: 'small boxes', other: 'large boxes', letters: ['s', 'b'], noun: 'boxes' },
  { one: 'pens', other: 'erasers', letters: ['p', 'r'], noun: 'things' },
] as const;

type Told = { scene: (typeof pairs)[number]; a: number; b: number; c: number };

/** Describes what is bought, and what happens at the end. */
const bought = ({ scene: { one, other }, a, b, c }: Told): Record<2 | 3 | 4 | 5, string> => ({
  2: `${a} ${one} and ${b} ${other}`,
  3: `${a} ${one} and ${b} ${other}, and pays \\$${c} for delivery`,
  4: `${a} ${one} and ${b} ${other}, and has a coupon that takes \\$${c} off the total`,
  5: `${a} ${one} and returns ${b} ${other} for a full refund`,
});

/**
 * Two letters. 1: the letters are the numbers of things. 2: the letters are the prices. 3: a fixed amount too. 4: a discount
 * too. 5: one kind is returned.
 */
const twoLetters = textFamily(
  { name: 'expr_write_two_letters', version: 1, skill: 'expr_write' },
  {
    setting: (chance) => ({ scene: chance.pick(pairs) }),
    levels: { a: always(range(2, 12)), b: always(range(2, 12)), c: always(range(3, 20)) },
    where: ({ a, b, c }) => new Set([a, b, c]).size === 3,
    derived: ({ scene, a, b, c, difficulty }) => {
      const [x, y] = scene.letters;
      const second = difficulty === 5 ? -b : b;
      const fixed: readonly SignedTerm[] = difficulty === 3 ? [[c, '']] : difficulty === 4 ? [[-c, '']] : [];
      return { x, y, second, fixed, right: sumText([[a, x], [second, y], ...fixed]) };
    },
    given: ({ scene, a, b, c, difficulty, x, y, right }) => {
      const { one, other } = scene;
      const begin = `${one[0]!.toUpperCase()}${one.slice(1)} cost`;
      const told =
        difficulty === 1
          ? `${begin} \\$${a} each and ${other} cost \\$${b} each. A customer buys $${x}$ ${one} and $${y}$ ${other}.`
          : `${begin} $${x}$ dollars each and ${other} cost $${y}$ dollars each. A customer buys ${bought({ scene, a, b, c })[difficulty]}.`;
      const what = difficulty === 1 ? 'number of' : 'price of one of the';
      return {
        stem: `${told} Write an expression for ${difficulty === 5 ? 'the cost minus the refund' : 'the total cost'}, in dollars.`,
        right,
        wrong: `101${x} + 103${y}`,
        inputType: 'expression',
        variables: { [x]: `${what} ${one}`, [y]: `${what} ${other}` },
      };
    },
    ladder: ({ scene: { one, other }, a, b, c, x, y, fixed }) => [
      `What do all the ${one} cost? What do all the ${other} cost?`,
      'A cost is the price times the number. Write each cost, and keep different variables apart.',
      `The ${one} cost $${a}${x}$ dollars. Write the same for the ${b} and $${y}$${fixed.length === 0 ? '' : `, and remember the ${c}`}. Do you add or subtract?`,
    ],
    steps: ({ scene: { one, other }, a, b, difficulty, x, y, right }) => [
      [`The ${one}: number times price.`, sumText([[a, x]])],
      [`The ${other}: number times price.`, sumText([[b, y]])],
      [
        {
          1: 'Add the two.',
          2: 'Add the two.',
          3: 'Add the two, and the delivery.',
          4: 'Add the two, and take the coupon off.',
          5: 'Subtract the refund.',
        }[difficulty],
        right,
      ],
    ],
    ways: ({ scene: { one, other }, a, x, y, second, fixed }) => {
      const sub = `The ${one} cost $${sumText([[a, x]])}$ dollars together. Write the dollars for the ${other} in the same way.`;
      return [
        {
          rule: lettersSwapped,
          to: sumText([...lettersSwapped.answer(a, second, x, y), ...fixed]),
          hints: [`What number belongs to $${x}$, and which to $${y}$?`, lettersSwapped.hints.principle, sub],
        },
        {
          rule: joined,
          to: sumText([...joined.answer(a, second, `${x}${y}`), ...fixed]),
          hints: [
            `Are $${x}$ and $${y}$ the same amount?`,
            'Terms with different variables cannot be combined. Write the sum of two terms.',
            sub,
          ],
        },
        ledTo(pricesAdded, sumText(pricesAdded.answer([[a, x], [second, y], ...fixed])), sub),
      ];
    },
  },
);

export const writeTwoLettersGenerators: readonly Generator[] = [twoLetters];
