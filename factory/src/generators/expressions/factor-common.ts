import { termVanished } from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import { letterLeftInside } from '@stoa/engine/math/mal-rules/algebra/polynomials';
import { times, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { firstCommonFactor } from '@stoa/engine/math/mal-rules/whole-numbers/factors-and-multiples';
import { sumText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { fits, waysToDivide, type Common } from './common-factor-ways.ts';
import { rewriteDraft, type RewrittenWay } from './rewrite-draft.ts';

const letters = ['x', 'y', 'n', 'a'] as const;

/** 1: a small factor, x alone inside. 2: two numbers to divide. 3: a minus, larger numbers. 4: three terms. 5: large numbers and a letter. */
const takeOut: Generator = {
  name: 'expr_factor_common_take_out',
  version: 1,
  skill: 'expr_factor_common',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const x = chance.pick(letters);
    const y = x === 'a' ? 'b' : x === 'y' ? 'z' : 'y';
    const composite = chance.pick([4, 6, 8, 9, 10, 12] as const);
    const { factor, inside } = drawUntil((): Common => {
      const [a, b, c] = [chance.int(2, 9), chance.int(1, 9), chance.int(1, 9)];
      const sign = chance.maybe(0.5) ? 1 : -1;
      const shapes: Record<Difficulty, Common> = {
          1: { factor: chance.int(2, 5), inside: [[1, x], [b + 1, '']] },
          2: { factor: chance.int(2, 6), inside: [[a, x], [b, '']] },
          3: { factor: composite, inside: [[a, x], [-b, '']] },
          4: { factor: composite, inside: [[a, x], [sign * b, y], [-sign * c, '']] },
          5: { factor: composite, inside: [[a, y], [sign * b, '']] },
        }; // prettier-ignore
      return shapes[difficulty];
    }, fits);
    const taken = difficulty === 5 ? x : '';
    const given = times(factor, inside);
    // In the fifth step every term carries the letter that is taken out: 12xy − 18x.
    const shown = sumText(given.map(([n, own]) => [n, `${taken}${own}`]));
    const put = (outside: number, within: Terms): string => `${outside}${taken}(${sumText(within)})`;
    const right = put(factor, inside);
    const divisor = firstCommonFactor.answer(given.map(([n]) => Math.abs(n)));
    const smaller = divisor === null || divisor === factor ? null : divisor;
    const still: RewrittenWay['hints'] = [
      'Look inside your parentheses. Do the terms there still have something in common?',
      `Take out the greatest common factor${taken === '' ? '' : ', numbers and letters'}: then nothing common is left inside.`,
      `List the factors of ${Math.abs(given[0]![0])}, the greatest first. Which is the first that divides the other numbers too?`,
    ];
    const used = new Set(`${taken}${inside.map(([, own]) => own).join('')}`);
    return rewriteDraft({
      stem: `${chance.pick(['Factor out the greatest common factor.', 'Write as a product with the greatest common factor outside the parentheses.', 'Factor completely.'])}\n\n$${shown}$`,
      right,
      form: 'factored',
      variables: Object.fromEntries([...used].map((own) => [own, 'any number'])),
      ladder: [
        `What is the greatest number that divides ${listed(given.map(([n]) => `${Math.abs(n)}`))}?`,
        'Divide every term by the greatest common factor. Write the factor in front of parentheses with what is left.',
        `Begin with the factors of ${Math.abs(given[0]![0])}, greatest first. Which one divides ${listed(given.slice(1).map(([n]) => `${Math.abs(n)}`))} too?`,
      ],
      steps: [
        [
          `The greatest number that divides ${listed(given.map(([n]) => `${Math.abs(n)}`))} is ${factor}.${taken === '' ? '' : ` The variable $${taken}$ is in every term too.`}`,
          `${factor}${taken}`,
        ],
        [
          'Divide every term by it.',
          given
            .map(([n, own], i) => `${sumText([[n, `${taken}${own}`]])} \\div ${factor}${taken} = ${sumText([inside[i]!])}`)
            .join(', \\quad '),
        ],
        ['What is left is in the parentheses.', `${shown} = ${right}`],
      ],
      ways: [
        {
          rule: firstCommonFactor,
          to: smaller === null ? null : put(smaller, times(factor / smaller, inside)),
          hints: still,
        },
        {
          rule: letterLeftInside,
          to: taken === '' ? null : `${factor}(${sumText(inside.map(([n, own]) => [n, `${taken}${own}`]))})`,
          hints: still,
        },
        ...waysToDivide(factor, given, (within) => put(factor, within)),
      ],
    });
  },
};

/** The parentheses are to be filled. 1–2: a positive number taken out. 3: three terms. 4: a negative number. 5: a negative number, three terms. */
const fill: Generator = {
  name: 'expr_factor_common_fill',
  version: 1,
  skill: 'expr_factor_common',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const x = chance.pick(letters);
    const { factor, inside } = drawUntil((): Common => {
      const [k, a, b, c] = [chance.int(3, 9), chance.int(2, 9), chance.int(1, 12), chance.int(1, 9)];
      const sign = chance.maybe(0.5) ? 1 : -1;
      const other = x === 'y' ? 'z' : 'y';
      const shapes: Record<Difficulty, Common> = {
          1: { factor: k, inside: [[1, x], [b, '']] },
          2: { factor: k, inside: [[a, x], [-b, '']] },
          3: { factor: k, inside: [[a, x], [sign * b, other], [-sign * c, '']] },
          4: { factor: -k, inside: [[a, x], [sign * b, '']] },
          5: { factor: -k, inside: [[a, x], [sign * b, other], [-c, '']] },
        }; // prettier-ignore
      return shapes[difficulty];
    }, fits);
    const given = times(factor, inside);
    const right = sumText(inside);
    return rewriteDraft({
      stem: `What expression goes in the empty parentheses? Write it in simplest form.\n\n$${sumText(given)} = ${factor}(\\;\\ldots\\;)$`,
      right,
      form: 'simplified',
      variables: Object.fromEntries(inside.flatMap(([, own]) => (own === '' ? [] : [[own, 'any number'] as const]))),
      ladder: [
        `Which number is in front of the parentheses?`,
        'Divide every term by the number in front. What is left goes inside, each term with its sign.',
        `Divide $${sumText([given[0]!])}$ by $${factor}$. Then divide $${sumText([given[1]!])}$ by $${factor}$, sign included.`,
      ],
      steps: [
        [
          `Divide every term by ${factor}${factor < 0 ? ', signs included' : ''}.`,
          given
            .map(
              ([n, own], i) => `${sumText([[n, own]])} \\div ${factor < 0 ? `(${factor})` : factor} = ${sumText([inside[i]!])}`,
            )
            .join(', \\quad '),
        ],
        ['These terms are in the parentheses, each with its sign.', right],
      ],
      ways: waysToDivide(factor, given, sumText),
    });
  },
};

/** A product read backwards. 2–3: the length of a rectangle. 4: what each one pays. 5: the sides, the width being the greatest common factor. */
const story: Generator = {
  name: 'expr_factor_common_story',
  version: 1,
  skill: 'expr_factor_common',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { factor, inside } = drawUntil(
      (): Common => ({
        factor: difficulty === 5 ? chance.pick([4, 6, 8, 9, 12]) : chance.int(3, 8),
        inside: [[chance.int(2, 9), 'x'], [chance.int(1, 9) * (difficulty === 3 ? -1 : 1), '']],
      }),
      fits,
    ); // prettier-ignore
    const given = times(factor, inside);
    const area = sumText(given);
    const who = person(chance);
    const rectangle = {
      told: `A rectangle has an area of $${area}$ square centimeters and is ${factor} cm wide. Write an expression for its length, in centimeters, in simplest form.`,
      letter: 'a length in centimeters',
      why: 'Width times length is the area, so take the width out of it as a factor.',
    };
    const scene = {
      2: rectangle,
      3: rectangle,
      4: {
        told: `${who} and friends, ${factor} people in all, share a bill of $${area}$ dollars equally. Write an expression for what each of them pays, in dollars, in simplest form.`,
        letter: 'the price of a meal, in dollars',
        why: `The bill is ${factor} equal shares, so take ${factor} out of it as a factor.`,
      },
      5: {
        told: `A rectangle has an area of $${area}$ square centimeters. Its width, in centimeters, is the greatest common factor of both terms. Write an expression for its length, in centimeters, in simplest form.`,
        letter: 'a length in centimeters',
        why: `The greatest common factor of ${listed(given.map(([n]) => `${Math.abs(n)}`))} is ${factor}. Take it out.`,
      },
    }[difficulty as 2 | 3 | 4 | 5];
    const right = sumText(inside);
    const divisor = firstCommonFactor.answer(given.map(([n]) => Math.abs(n)));
    const ways = waysToDivide(factor, given, sumText);
    return rewriteDraft({
      stem: scene.told,
      right,
      form: 'simplified',
      variables: { x: scene.letter },
      ladder: [
        difficulty === 4
          ? 'How many equal shares does the bill have?'
          : 'How do the length and the width of a rectangle make its area?',
        'Divide every term by the known factor. What is left is the other factor.',
        `${difficulty === 5 ? `Find the greatest number that divides ${listed(given.map(([n]) => `${Math.abs(n)}`))}. Then divide` : 'Divide'} $${sumText([given[0]!])}$ and $${sumText([given[1]!])}$ by ${difficulty === 5 ? 'it' : factor}.`,
      ],
      steps: [
        [scene.why, `${area} = ${factor}(${right})`],
        ['The question asks for the other factor.', right],
      ],
      ways:
        difficulty === 5
          ? [
              {
                rule: firstCommonFactor,
                to: divisor === null || divisor === factor ? null : sumText(times(factor / divisor, inside)),
                hints: [
                  firstCommonFactor.hints.look,
                  'The greatest common factor leaves nothing common behind.',
                  `List the factors of ${Math.abs(given[0]![0])}, the greatest first. Which is the first that divides ${Math.abs(given[1]![0])} too?`,
                ],
              },
              ...ways
                .filter(({ rule }) => rule !== termVanished)
                .map((way) => ({
                  ...way,
                  hints: [
                    way.hints[0],
                    way.hints[1],
                    `Find the greatest number that divides ${listed(given.map(([n]) => `${Math.abs(n)}`))}. Then divide each term by it.`,
                  ] as const satisfies RewrittenWay['hints'],
                })),
            ]
          : ways,
    });
  },
};

export const factorCommonGenerators: readonly Generator[] = [takeOut, fill, story];
