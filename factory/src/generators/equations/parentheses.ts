import {
  distributedFirstOnly,
  negativeNotDistributed,
  subtractedBeforeBracket,
  bracketIgnored,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { eitherSign, family, negative, only, range } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { undoing } from '../../wording/undoing.ts';
import { following } from '../../wrong-way.ts';
import { equationPage } from './equation-page.ts';

type Asked = { name: string; ask: string; work: 'allowed' | 'asked'; difficulties?: readonly Difficulty[] };

const small = range(2, 9);
const eitherWay = negative(eitherSign(small));

/** 1: a(x + b) = c. 2: a(x − b). 3: a(px + b). 4: negative a. 5: d − a(px + b). */
const withParentheses = ({ name, ask, work, difficulties = [1, 2, 3, 4, 5] }: Asked): Generator =>
  family(
    { name, version: 1, skill: 'eq_parentheses', difficulties },
    {
      setting: (chance) => ({ letter: chance.pick(['x', 'y', 'n', 'k'] as const) }),
      levels: {
        a: [range(2, 7), range(2, 7), range(2, 7), negative(range(2, 7)), negative(range(2, 7))],
        p: [only(1), only(1), range(2, 4), range(2, 4), range(2, 4)],
        b: [small, negative(small), eitherWay, eitherWay, eitherWay],
        d: [only(0), only(0), only(0), only(0), range(5, 20)],
        x: [small, small, small, eitherWay, eitherWay],
      },
      where: ({ a, p, b, d, x }) =>
        p * x + b !== 0 &&
        x !== -b &&
        d + a * b !== 0 &&
        ![a, -a, a * p, Math.abs(b), d].includes(x) &&
        Math.abs(a) !== Math.abs(b) &&
        p !== Math.abs(b),
      derived: ({ a, p, b, d, x, letter }) => {
        const inside = linearText(p, b, letter);
        const left = d === 0 ? `${a}(${inside})` : `${d} - ${-a}(${inside})`;
        return { inside, left, c: d + a * (p * x + b), slope: a * p, number: d + a * b };
      },
      given: ({ x, letter, left, c }) => ({
        ...equationPage({ stem: `${ask}\n\n$${left} = ${c}$`, letter, work }),
        right: x,
      }),
      ladder: ({ a, p, b, d, letter }) => [
        `What number multiplies the parentheses?`,
        'Distribute the factor to every term inside, with its sign. Then combine, and undo one operation at a time.',
        `Multiply ${linearText(p, 0, letter)} by ${a}, and multiply ${b} by ${a}.${d === 0 ? '' : ` The ${d} stays in front.`}`,
      ],
      steps: ({ a, p, b, d, x, letter, c, slope, number }) => {
        const distributed = linearText(slope, a * b, letter);
        const combined = `${linearText(slope, number, letter)} = ${c}`;
        return [
          [
            `Distribute the factor: ${a} times ${linearText(p, 0, letter)} and ${a} times ${b}.`,
            d === 0 ? combined : `${d} ${distributed.replace(/^-/, '- ')} = ${c}`,
          ],
          ...(d === 0 ? [] : [['Combine the constants.', combined] as const]),
          [`${undoing(number)} both sides.`, `${linearText(slope, 0, letter)} = ${c - number}`],
          [`Divide both sides by ${slope}.`, `${letter} = ${x}`],
        ];
      },
      ways: ({ a, p, b, d, inside, left, c, slope }) => [
        following(
          distributedFirstOnly,
          [slope, d + b, c],
          [
            `Look inside the parentheses of ${left}. Which terms are there?`,
            'A number before parentheses multiplies every term inside it, not the first alone.',
            `Multiply ${Math.abs(b)} by ${Math.abs(a)} as well, and mind its sign.`,
          ],
        ),
        ruled(negativeNotDistributed, [a, p, b, c, d], `Find ${a} times ${inBrackets(b)} with its sign.`),
        following(
          subtractedBeforeBracket,
          [a, p, b, c, d],
          [
            `Does the ${d} belong to the parentheses?`,
            subtractedBeforeBracket.hints.principle,
            `Leave ${d} alone and expand ${-a}(${inside}) first.`,
          ],
        ),
        ruled(bracketIgnored, [p, b, c, d], `Undo that multiplication: divide by ${a}, or expand first.`),
      ],
      belowZero: true,
    },
  );

const solve = withParentheses({ name: 'eq_parentheses_solve', ask: 'Solve the equation.', work: 'allowed' });

/** The same, with every line of work shown: if there are several steps, the failed step tells more than the final number. */
const showWork = withParentheses({
  name: 'eq_parentheses_show_work',
  ask: 'Solve the equation. Show your work, one step on each line.',
  work: 'asked',
  difficulties: [3, 4, 5],
});

export const parenthesesGenerators: readonly Generator[] = [solve, showWork];
