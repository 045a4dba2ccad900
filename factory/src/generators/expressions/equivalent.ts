import { collected, times, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { letterTakenOff, loneLetterIgnored, minusOverlooked } from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { sumText } from '../../wording/linear-text.ts';
import { bracketsText, multipliedOut, waysToExpand, type WithBrackets } from './bracket-ways.ts';
import { bracketLetters, linear, tellsApart } from './expand-draft.ts';
import { fits, waysToDivide, type Common } from './common-factor-ways.ts';
import { choiceDraft, workedOut, type RewrittenWay } from './rewrite-draft.ts';

/** An expression, the same written otherwise, and what learners take for the same. */
type Pair = { shown: string; same: string; step: readonly [explanation: string, math: string]; ways: readonly RewrittenWay[] };

function expanded(problem: WithBrackets): Pair {
  const shown = bracketsText(problem);
  const terms = multipliedOut(problem);
  const same = workedOut(sumText(terms)); // by falling degree, as the mal-rules print: the order of terms must not tell
  const step = terms.length === collected(terms).length ? `${shown} = ${same}` : `${shown} = ${sumText(terms)} = ${same}`;
  return {
    shown,
    same,
    step: ['Multiply every term inside the parentheses, with its sign, and combine like terms.', step],
    ways: waysToExpand(problem, true),
  };
}

function factored({ factor, inside }: Common): Pair {
  const shown = sumText(times(factor, inside));
  const put = (within: Terms): string => `${factor}(${sumText(within)})`;
  return {
    shown,
    same: put(inside),
    step: [`Take the common factor ${factor} out of every term.`, `${shown} = ${put(inside)}`],
    ways: waysToDivide(factor, times(factor, inside), put),
  };
}

function joinedLetters(a: number, b: number, x: string): Pair {
  const terms: Terms = [[a, x], [b, ''], [-1, x]]; // prettier-ignore
  const same = sumText(collected(terms));
  return {
    shown: sumText(terms),
    same,
    step: [`Taking one $${x}$ away leaves one $${x}$ fewer.`, `${sumText(terms)} = ${same}`],
    ways: [
      {
        rule: letterTakenOff,
        to: sumText(letterTakenOff.answer(a, [[b, '']])),
        hints: [
          `What does it mean to take one $${x}$ away from several?`,
          letterTakenOff.hints.principle,
          `Say it in words: ${a} bags with the same number in each, and one bag is taken away.`,
        ],
      },
      {
        rule: loneLetterIgnored,
        to: sumText([[a, x], [b, '']]),
        hints: [
          loneLetterIgnored.hints.look,
          'A variable alone means one of it: the number 1 before it is not written.',
          'Write the 1 in front of the single variable and read its sign.',
        ],
      },
      {
        rule: minusOverlooked,
        to: sumText([[a + 1, x], [b, '']]),
        hints: [
          'Look at the sign before each term.',
          minusOverlooked.hints.principle,
          `Underline the terms with $${x}$, each with its sign.`,
        ],
      },
    ],
  }; // prettier-ignore
}

function pairOf(chance: Chance, difficulty: Difficulty): Pair {
  const x = chance.pick(bracketLetters);
  const draw = (): WithBrackets => {
    const [k, a, b, c, d] = [chance.int(2, 9), chance.int(2, 7), chance.int(2, 12), chance.int(2, 9), chance.int(2, 9)];
    const sign = chance.maybe(0.5) ? 1 : -1;
    const shapes: Record<Difficulty, WithBrackets> = {
      1: { brackets: [{ factor: k, inside: linear(1, b, x) }] },
      2: { brackets: [{ factor: k, inside: linear(a, -b, x) }] },
      3: { brackets: [{ factor: -k, inside: linear(a, sign * b, x) }] },
      4: { before: [[b + c + 10, '']], brackets: [{ factor: -k, inside: linear(a, -b, x) }] },
      5: { brackets: [{ factor: c, inside: linear(d, sign * b, x) }, { factor: -k, inside: linear(a, -b - 1, x) }] }, // prettier-ignore
    };
    return shapes[difficulty];
  };
  // Beside multiplying out: a lone letter at the start, a common factor in the middle.
  if (difficulty === 1 && chance.maybe(0.4)) return joinedLetters(chance.int(3, 9), chance.int(2, 12), x);
  if ((difficulty === 2 || difficulty === 3) && chance.maybe(0.4)) {
    const sign = difficulty === 3 ? -1 : 1;
    return factored(
      drawUntil((): Common => ({ factor: chance.int(2, 9), inside: linear(chance.int(2, 9), sign * chance.int(1, 9), x) }), fits),
    );
  }
  return expanded(drawUntil(draw, tellsApart));
}

/** 1: a(x + b), or a lone letter. 2–3: a minus, a common factor. 4: a number before the parentheses. 5: two pairs of parentheses. */
const which: Generator = {
  name: 'expr_equivalent_which',
  version: 1,
  skill: 'expr_equivalent',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { shown, same, step, ways } = pairOf(chance, difficulty);
    return choiceDraft({
      stem: chance.pick([
        `Which expression is equivalent to $${shown}$?`,
        `Which expression has the same value as $${shown}$, whatever number the variable stands for?`,
        `Which expression is always equal to $${shown}$?`,
      ]),
      right: same,
      ladder: [
        'What can you do to the given expression: expand, combine, or factor?',
        'Equivalent expressions have the same value for every number. Rewrite one until it looks like the other.',
        `Rewrite $${shown}$ yourself: ${step[0][0]!.toLowerCase()}${step[0].slice(1)}`,
      ],
      steps: [step, ['So this expression is equivalent.', same]],
      ways: ways.filter(({ to }) => to !== null).slice(0, 3),
    });
  },
};

/** True or false: the same pairs, and what a mal-rule makes of them. */
const truth: Generator = {
  name: 'expr_equivalent_truth',
  version: 1,
  skill: 'expr_equivalent',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { shown, same, step, ways } = pairOf(chance, difficulty);
    const usable = ways.flatMap(({ to, ...way }) => (to === null || to === same ? [] : [{ ...way, to }])).slice(0, 3);
    const way = chance.pick(usable);
    const holds = chance.maybe(0.5);
    const claim = holds ? same : way.to;
    const right = holds ? 'true' : 'false';
    return {
      stem: `True or false: $${shown}$ and $${claim}$ are equivalent expressions.`,
      answer: right,
      inputType: 'boolean',
      ladder: [
        'Can you rewrite the first expression so that it looks like the second one?',
        'Equivalent expressions have the same value for every number. One number is enough to show a difference.',
        `Substitute 2 for the variable in $${shown}$ and in $${claim}$. Compare the two values. Then try 3.`,
      ],
      steps: [
        { explanation: step[0], math: step[1] },
        {
          explanation: `The second expression is ${holds ? 'this one' : 'another one'}, so the statement is ${right}.`,
          math: `\\text{${right}}`,
        },
      ],
      misconceptions: [
        {
          rule: way.rule,
          answer: holds ? 'false' : 'true',
          hints: [
            'Rewrite the first expression yourself before you look at the second one.',
            way.hints[1],
            'Substitute 2 for the variable in both expressions, then 3. What would two equivalent expressions do?',
          ],
        },
      ],
      wrong: holds ? 'false' : 'true',
    };
  },
};

export const equivalentGenerators: readonly Generator[] = [which, truth];
