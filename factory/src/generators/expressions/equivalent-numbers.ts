import { distributeFirstOnly } from '@stoa/engine/math/mal-rules/algebra/expressions';
import { always, family, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { minusIgnored, numberBehindEquals, bracketsDropped } from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import { addInsteadOfSubtract } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { subtractInsteadOfDivide } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import type { NumberWay } from '../../number-draft.ts';
import { linearText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** Two similar expressions, with a value put into both. 1: a(x + b). 2: b + a(x − c). 3: b − a(x + c). 4: b − a(x − c). */
const difference = family(
  { name: 'expr_equivalent_difference', version: 1, skill: 'expr_equivalent', difficulties: [1, 2, 3, 4] },
  {
    setting: (chance) => ({ who: person(chance), x: chance.pick(['x', 'n', 'y'] as const) }),
    levels: { a: always(range(2, 9)), c: always(range(2, 9)), v: always(range(3, 10)), start: always(range(70, 160)) },
    where: ({ a, c, v, start }) => new Set([a, c, v, start]).size === 4 && v > c,
    derived: ({ a, c, v, start, difficulty }) => {
      const b = difficulty === 1 ? 0 : start;
      const [factor, inner] = ({ 1: [a, c], 2: [a, -c], 3: [-a, c], 4: [-a, -c] } as const)[difficulty as 1 | 2 | 3 | 4];
      const number = difficulty === 1 ? '' : `${b}`;
      const [one, two] = [b + factor * (v + inner), b + factor * v + inner];
      const right = Math.abs(one - two);
      const worked =
        difficulty === 1 ? `${a}(${v} + ${c})` : `${number} ${factor > 0 ? '+' : '-'} ${a}(${v} ${inner > 0 ? '+' : '-'} ${c})`;
      const other =
        difficulty === 1
          ? `${a} \\cdot ${v} + ${c}`
          : `${number} ${factor > 0 ? '+' : '-'} ${a} \\cdot ${v} ${inner > 0 ? '+' : '-'} ${c}`;
      return { b, factor, inner, number, one, two, right, worked, other };
    },
    given: ({ a, c, v, who, x, difficulty, factor, inner, number, right }) => {
      const inside = linearText(1, inner, x);
      const first = difficulty === 1 ? `${a}(${inside})` : `${number} ${factor > 0 ? '+' : '-'} ${a}(${inside})`;
      const second =
        difficulty === 1 ? linearText(a, c, x) : `${number} ${factor > 0 ? '+' : '-'} ${a}${x} ${inner > 0 ? '+' : '-'} ${c}`;
      return {
        stem: `${who} says that $${first}$ and $${second}$ are equivalent. Test it: by how much do their values differ when $${x} = ${v}$?`,
        right,
        inputType: 'integer',
      };
    },
    ladder: ({ x, worked, other }) => [
      `What is $${x}$? Which two values do you compare?`,
      'Find the value of each expression. Do what is inside parentheses first. Then subtract the lesser value.',
      `The first value is $${worked}$. Begin inside the parentheses. The second value is $${other}$.`,
    ],
    steps: ({ one, two, right, worked, other }) => [
      ['Substitute the number into the first expression; find the parentheses first.', `${worked} = ${one}`],
      ['Substitute it into the second expression.', `${other} = ${two}`],
      ['The values differ, so the expressions are not equivalent.', `${Math.max(one, two)} - ${Math.min(one, two)} = ${right}`],
    ],
    ways: ({ v, b, factor, inner, number, one, two }) => {
      const put = `Substitute ${v} into the first expression and find what is inside the parentheses, then multiply.`;
      const ways: NumberWay[] = [
        {
          rule: distributeFirstOnly,
          to: Math.abs(b + factor * v + inner - two), // the difference between the rule's value of the first expression and the value of the second
          hints: [
            distributeFirstOnly.hints.look,
            'A factor before parentheses multiplies every term inside, so the two need not have the same value.',
            put,
          ],
        },
        following(
          stopsAfterFirstStep,
          [one],
          [
            'What does the question ask for: a value, or the difference of two values?',
            'Both expressions have a value. The difference is the greater one minus the smaller one.',
            `Write down the value of the first expression, and then substitute ${v} into the second one.`,
          ],
        ),
        {
          rule: minusIgnored,
          to: factor < 0 ? Math.abs(b + minusIgnored.answer([], factor, [[v + inner, '']])[0]![0] - two) : null,
          hints: [
            minusIgnored.hints.look,
            `What is in the parentheses is multiplied, and the product is taken away from ${number}.`,
            put,
          ],
        },
        following(
          addInsteadOfSubtract,
          [one, two],
          ['How do you find by how much two numbers differ?', 'A difference is found by subtracting.', put],
        ),
      ];
      return ways;
    },
    belowZero: false,
  },
);

/** Which number makes them equivalent? 3: a coefficient. 4: a number inside the parentheses. 5: a factor with a minus. */
const missing = family(
  { name: 'expr_equivalent_missing', version: 1, skill: 'expr_equivalent', difficulties: [3, 4, 5] },
  {
    setting: (chance) => ({ x: chance.pick(['x', 'n', 'y'] as const) }),
    levels: { a: always(range(2, 6)), b: always(range(2, 9)), f: always(range(3, 8)), k: always(range(3, 12)) },
    where: ({ a, b, f, k }) =>
      new Set([a, b, f, k]).size === 4 && a < f && ![f - a, k + f, f * k, f * a - k, f * b].includes(k) && f * a - k > 1,
    derived: ({ a, b, f, k, x, difficulty }) => ({
      scene: {
        3: {
          left: `k${x} + ${f}(${x} + ${b})`,
          right: linearText(k + f, f * b, x),
          from: `the terms with $${x}$`,
          line: `k + ${f} = ${k + f}`,
          known: f,
          behind: k + f,
        },
        4: {
          left: `${f}(${x} + k) - ${a}${x}`,
          right: linearText(f - a, f * k, x),
          from: 'the constants',
          line: `${f}k = ${f * k}`,
          known: f,
          behind: f * k,
        },
        5: {
          left: `${f}(${a}${x} + ${b}) - k(${x} - 1)`,
          right: linearText(f * a - k, f * b + k, x),
          from: `the terms with $${x}$`,
          line: `${f * a} - k = ${f * a - k}`,
          known: f * a,
          behind: f * a - k,
        },
      }[difficulty as 3 | 4 | 5],
    }),
    given: ({ k, scene }) => ({
      stem: `For what number $k$ are $${scene.left}$ and $${scene.right}$ equivalent?`,
      right: k,
      inputType: 'integer',
    }),
    ladder: ({ scene }) => [
      'Which terms have $k$ in them after you expand?',
      'Equivalent expressions have the same coefficient in each kind of term.',
      `Expand, and compare ${scene.from}: $${scene.line}$. What do you do to get $k$ by itself?`,
    ],
    steps: ({ a, f, k, difficulty, scene }) => {
      const last = {
        3: `k = ${k + f} - ${f} = ${k}`,
        4: `k = ${f * k} \\div ${f} = ${k}`,
        5: `k = ${f * a} - ${f * a - k} = ${k}`,
      }[difficulty as 3 | 4 | 5];
      return [
        [`Equivalent expressions agree in every kind of term. Compare ${scene.from}.`, scene.line],
        ['Solve for $k$.', last],
      ];
    },
    ways: ({ f, k, x, difficulty, scene }) => {
      const sub = `Expand the first expression with $k$ as it is. Then compare ${scene.from} with the second expression.`;
      return [
        following(
          numberBehindEquals,
          [scene.behind],
          [
            `Does $k$ alone make up ${scene.from} of the second expression?`,
            'Equivalent expressions have the same terms once everything is expanded and combined.',
            sub,
          ],
        ),
        difficulty === 4
          ? ruled(subtractInsteadOfDivide, [scene.behind, scene.known], sub)
          : following(
              addInsteadOfSubtract,
              [scene.behind, scene.known],
              [
                `What happens to $k$ when ${scene.from} are combined?`,
                'Undo what was done to $k$: the opposite operation leads back.',
                sub,
              ],
            ),
        {
          rule: bracketsDropped,
          to: difficulty === 3 ? k + f - 1 : null, // the letter in the parentheses is counted only once
          hints: [`How many $${x}$ come out of the parentheses?`, bracketsDropped.hints.principle, sub],
        },
      ];
    },
    belowZero: false,
  },
);

export const equivalentNumbersGenerators: readonly Generator[] = [difference, missing];
