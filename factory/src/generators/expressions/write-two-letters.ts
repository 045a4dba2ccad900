import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import { joined, lettersSwapped, pricesAdded } from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { held } from '../../held.ts';
import { sumText } from '../../wording/linear-text.ts';

const pairs = [
  { one: 'adult tickets', other: 'child tickets', letters: ['a', 'c'], noun: 'tickets' },
  { one: 'roses', other: 'tulips', letters: ['r', 't'], noun: 'flowers' },
  { one: 'small boxes', other: 'large boxes', letters: ['s', 'b'], noun: 'boxes' },
  { one: 'pens', other: 'erasers', letters: ['p', 'r'], noun: 'things' },
] as const;

/** Two letters. 1: the numbers of things are the letters. 2: the prices are the letters. 3: a fixed amount too. 4: a discount too. 5: one kind is given back. */
const twoLetters: Generator = {
  name: 'expr_write_two_letters',
  version: 1,
  skill: 'expr_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance: Chance, difficulty) {
    const scene = chance.pick(pairs);
    const [x, y] = scene.letters;
    const [a, b, c] = drawUntil(
      () => [chance.int(2, 12), chance.int(2, 12), chance.int(3, 20)] as const,
      ([p, q, r]) => new Set([p, q, r]).size === 3 && p !== q,
    );
    const fixed = difficulty === 3 ? c : difficulty === 4 ? -c : 0;
    const second = difficulty === 5 ? -b : b;
    const rest = fixed === 0 ? ([] as const) : ([[fixed, '']] as const);
    const right = sumText([[a, x], [second, y], ...rest]);
    const prices =
      difficulty === 1
        ? `${scene.one[0]!.toUpperCase()}${scene.one.slice(1)} cost \\$${a} each and ${scene.other} cost \\$${b} each. A customer buys $${x}$ ${scene.one} and $${y}$ ${scene.other}.`
        : `${scene.one[0]!.toUpperCase()}${scene.one.slice(1)} cost $${x}$ dollars each and ${scene.other} cost $${y}$ dollars each. A customer buys ${a} ${scene.one}${difficulty === 5 ? ` and returns ${b} ${scene.other} for a full refund` : ` and ${b} ${scene.other}`}${difficulty === 3 ? `, and pays \\$${c} for delivery` : difficulty === 4 ? `, and has a coupon that takes \\$${c} off the total` : ''}.`;
    const ask = difficulty === 5 ? 'the cost minus the refund, in dollars' : 'the total cost, in dollars';
    const sub = `The ${scene.one} cost $${sumText([[a, x]])}$ dollars together. Write the dollars for the ${scene.other} in the same way.`;
    const misconceptions = [
      ...held(lettersSwapped, sumText([...lettersSwapped.answer(a, second, x, y), ...rest]), right, [
        `What number belongs to $${x}$, and which to $${y}$?`,
        lettersSwapped.hints.principle,
        sub,
      ]),
      ...held(joined, sumText([...joined.answer(a, second, `${x}${y}`), ...rest]), right, [
        `Are $${x}$ and $${y}$ the same amount?`,
        'Terms with different variables cannot be combined. Write the sum of two terms.',
        sub,
      ]),
      ...held(
        pricesAdded,
        sumText(pricesAdded.answer([[a, x], [second, y], ...rest])), // prettier-ignore
        right,
        [pricesAdded.hints.look, pricesAdded.hints.principle, sub],
      ),
    ];
    return {
      stem: `${prices} Write an expression for ${ask}.`,
      answer: right,
      inputType: 'expression',
      variables:
        difficulty === 1
          ? { [x]: `number of ${scene.one}`, [y]: `number of ${scene.other}` }
          : { [x]: `price of one of the ${scene.one}`, [y]: `price of one of the ${scene.other}` },
      ladder: [
        `What do all the ${scene.one} cost? What do all the ${scene.other} cost?`,
        'A cost is the price times the number. Write each cost, and keep different variables apart.',
        `The ${scene.one} cost $${a}${x}$ dollars. Write the same for the ${b} and $${y}$${fixed === 0 ? '' : `, and remember the ${c}`}. Do you add or subtract?`,
      ],
      steps: [
        { explanation: `The ${scene.one}: number times price.`, math: sumText([[a, x]]) },
        { explanation: `The ${scene.other}: number times price.`, math: sumText([[b, y]]) },
        {
          explanation:
            difficulty === 5
              ? 'Subtract the refund.'
              : fixed === 0
                ? 'Add the two.'
                : fixed > 0
                  ? 'Add the two, and the delivery.'
                  : 'Add the two, and take the coupon off.',
          math: right,
        },
      ],
      misconceptions,
      wrong: `101${x} + 103${y}`,
    };
  },
};

export const writeTwoLettersGenerators: readonly Generator[] = [twoLetters];
