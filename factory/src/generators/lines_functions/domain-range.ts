import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, graded, negative, only, range, textFamily } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  borderLeftOut,
  borderSignKept,
  constantForgotten,
  dividedTooLate,
  endsOnlyListed,
  gaveTheOtherSet,
  inequalityTurned,
  numeratorGuarded,
  onlyZeroLeftOut,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { plain, point, pointText, tableText, tail } from '../../wording/line-text.ts';
import { linearText } from '../../wording/linear-text.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';
import { withSign } from '../../with-sign.ts';
import { ledTo } from '../../ruled.ts';

const setText = (values: readonly number[]): string => `{${[...new Set(values)].toSorted((a, b) => a - b).join(', ')}}`;
const setTex = (values: readonly number[]): string => setText(values).replace('{', '\\{').replace('}', '\\}');

/**
 * 1: the domain of a few pairs. 2: the range. 3: a table whose outputs repeat. 4: from a rule and its inputs. 5: a square, so
 * that some outputs are equal.
 */
const listedPairs = textFamily(
  { name: 'func_domain_range_pairs', version: 1, skill: 'func_domain_range' },
  {
    levels: {
      drawn: graded((chance, difficulty) => {
        const inputs = drawnInputs(chance, difficulty);
        const a = chance.int(2, 4) * (chance.maybe(0.4) ? -1 : 1);
        const b = chance.int(1, 9) * (chance.maybe(0.5) ? -1 : 1);
        const outputs = inputs.map((x) =>
          difficulty === 5
            ? x * x + b
            : difficulty === 4
              ? a * x + b
              : chance.int(difficulty === 1 ? 1 : -9, difficulty === 3 ? 4 : 9),
        );
        return { inputs, a, b, outputs };
      }),
    },
    where: ({ drawn: draw }, difficulty) => {
      const different = new Set(draw.outputs).size;
      const repeats = difficulty === 3 || difficulty === 5;
      return (
        (repeats ? different < draw.outputs.length && different >= 3 : different === draw.outputs.length) &&
        setText(draw.inputs) !== setText(draw.outputs)
      );
    },
    derived: ({ drawn: { inputs, a, b, outputs }, difficulty }) => ({
      rule: difficulty === 5 ? `x^{2}${tail(b)}` : linearText(a, b),
      inSet: 'Write it as a set, for example $\\{1, 2, 3\\}$.',
      pairs: inputs.map((x, i) => `$${pointText(point(x, outputs[i]!))}$`),
    }),
    phrasing: (chance, { drawn: { inputs, outputs }, difficulty, rule, inSet, pairs }) => {
      const asked = difficulty === 1 ? 'domain' : difficulty === 2 ? chance.pick(['domain', 'range'] as const) : 'range';
      const [own, other] = asked === 'domain' ? [inputs, outputs] : [outputs, inputs];
      const stem =
        difficulty <= 2
          ? `A function consists of the pairs ${listed(pairs)}. What is its ${asked}? ${inSet}`
          : difficulty === 3
            ? `The table shows all the values of a function.\n\n${tableText(['x', ...inputs], ['f(x)', ...outputs])}\n\nWhat is its ${asked}? ${inSet}`
            : `The function $f(x) = ${rule}$ takes only the inputs $${setTex(inputs)}$. What is its ${asked}? ${inSet}`;
      const sorted = [...new Set(own)].toSorted((x, y) => x - y);
      const otherHints: Ladder = [
        difficulty <= 2
          ? `Which of the two numbers in each pair belongs to the ${asked}?`
          : 'Are the numbers in your set put in, or do they come out?',
        'The domain holds all the inputs, the range all the outputs.',
        difficulty <= 2
          ? `Take the first pair, ${pairs[0]}. Which of its numbers goes in, and which comes out?`
          : difficulty === 3
            ? `In the first column ${inputs[0]} goes in and ${outputs[0]} comes out. Which row shows what comes out?`
            : `Substitute ${inputs[0]} into the rule. Is what comes out an input or an output?`,
      ];
      const endHints: Ladder = [
        'Have you taken up every value?',
        `The ${asked} is a list of all the values, not only of the least and the greatest.`,
        `Go through all ${inputs.length} ${difficulty <= 2 ? 'pairs' : 'inputs'}, beginning with ${difficulty <= 2 ? pairs[0] : inputs[0]}, and write down a number for each of them. A number that comes again is written only once.`,
      ];
      return { asked, own, other, stem, sorted, otherHints, endHints };
    },
    given: ({ own, stem }) => ({ stem, inputType: 'set', placeholder: '{ , , }', right: setText(own), wrong: '{101, 202}' }),
    ladder: ({ drawn: { inputs, outputs }, difficulty, pairs, asked }) => [
      `Which numbers are the inputs, and which are the outputs?`,
      'The domain is the set of all inputs. The range is the set of all outputs. Write each number once.',
      difficulty <= 2
        ? `In the first pair, ${pairs[0]}, ${inputs[0]} is the input and ${outputs[0]} is the output. List the ${asked} for all pairs.`
        : difficulty === 3
          ? `In the first column, ${inputs[0]} goes in and ${outputs[0]} comes out. List what comes out in each column.`
          : `Substitute ${inputs[0]} for $x$, and then each of the other inputs. List what comes out.`,
    ],
    steps: ({ drawn: { inputs, outputs }, difficulty, asked, own }) => [
      ...(difficulty >= 4
        ? [['Substitute every input into the rule.', inputs.map((x, i) => `f(${x}) = ${outputs[i]}`).join(', \\; ')] as const]
        : []),
      ...(difficulty < 4
        ? [[`List the ${asked === 'domain' ? 'inputs' : 'outputs'} in the order they appear.`, own.join(',\\; ')] as const]
        : []),
      [
        asked === 'domain'
          ? 'The domain holds the inputs: the first numbers of the pairs.'
          : 'The range holds the outputs, each of them once.',
        setTex(own),
      ],
    ],
    ways: ({ drawn: { b, outputs }, difficulty, other, sorted, otherHints, endHints }) => [
      following(gaveTheOtherSet, [setText(other)], otherHints),
      { rule: endsOnlyListed, to: setText(endsOnlyListed.answer(sorted)), hints: endHints },
      {
        rule: constantForgotten,
        to:
          difficulty === 4 || difficulty === 5
            ? setText(outputs.map((y) => Number(constantForgotten.answer(rational(y), rational(b)).n)))
            : null,
        hints: [
          'Did you use the whole rule?',
          constantForgotten.hints.principle,
          `For each input, find the part with $x$, and then ${b < 0 ? 'subtract' : 'add'} ${Math.abs(b)}.`,
        ],
      },
    ],
  },
);

function drawnInputs(chance: Chance, difficulty: number): number[] {
  if (difficulty === 5) {
    const n = chance.int(2, 4);
    return [-n, chance.int(1 - n, -1), 0, n].toSorted((x, y) => x - y);
  }
  const from = difficulty === 1 ? 1 : -6;
  return chance
    .shuffle(Array.from({ length: 14 }, (_, i) => from + i))
    .slice(0, difficulty === 3 ? 5 : 4)
    .toSorted((x, y) => x - y);
}

/** 2: x − a below the bar. 3: x + a. 4: bx − a. 5: with a letter on top as a distraction. */
const forbidden = family(
  { name: 'func_domain_range_forbidden', version: 1, skill: 'func_domain_range', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      out: [range(2, 9), range(2, 9), negative(range(2, 9)), withSign(2, 9), withSign(2, 9)],
      factor: [only(1), only(1), only(1), range(2, 5), range(2, 5)],
      top: always(withSign(1, 9)),
    },
    where: ({ out, factor, top }) =>
      Math.abs(top) !== Math.abs(out) && factor !== Math.abs(out) && Math.abs(factor * out) !== Math.abs(top),
    derived: ({ out, factor, top, difficulty }) => ({
      below: linearText(factor, -factor * out),
      above: difficulty === 5 ? linearText(1, top) : `${Math.abs(top)}`,
    }),
    phrasing: (chance, { below, above }) => ({
      asked: chance.pick([
        `What number is not in the domain of $f(x) = \\frac{${above}}{${below}}$?`,
        `For what $x$ is the function $f(x) = \\frac{${above}}{${below}}$ not defined?`,
        `One number is not in the domain of $f(x) = \\frac{${above}}{${below}}$. What is it?`,
      ]),
    }),
    given: ({ out, asked }) => ({ stem: asked, right: out, inputType: 'fraction' }),
    ladder: ({ out, factor, below }) => [
      'What number can a denominator never be?',
      'The numerator can be 0. The denominator cannot. Find the x that makes the denominator 0.',
      `Solve $${below} = 0$. ${out > 0 ? `Add ${factor * out} to` : `Subtract ${-factor * out} from`} both sides first.`,
    ],
    steps: ({ out, factor, below }) => [
      ['You cannot divide by 0, so find where the denominator is 0.', `${below} = 0`],
      ...(factor === 1
        ? []
        : [
            [
              out > 0 ? `Add ${factor * out} to both sides.` : `Subtract ${-factor * out} from both sides.`,
              `${factor}x = ${factor * out}`,
            ] as const,
          ]),
      [factor === 1 ? 'Solve for $x$.' : `Divide by ${factor}.`, `x = ${out}`],
    ],
    ways: ({ out, factor, top, difficulty, below, above }) => {
      const zeroHints: Ladder = [
        'What number can a denominator never be?',
        'The whole denominator cannot be 0. That is not the same as $x$ not being 0.',
        `Set $${below}$ equal to 0. Which step comes first when you solve this?`,
      ];
      return [
        following(
          borderSignKept,
          [rational(out)],
          [
            `Substitute your number for $x$ in $${below}$. Does zero come out?`,
            'The number that makes a sum zero is the opposite of what is added.',
            `Write $${below} = 0$ and bring the constant to the other side. What happens to its sign?`,
          ],
        ),
        following(onlyZeroLeftOut, [], zeroHints),
        ledTo(
          numeratorGuarded,
          difficulty === 5 ? numeratorGuarded.answer(rational(-top)) : null,
          `Leave $${above}$ alone and look only at $${below}$.`,
        ),
        {
          rule: dividedTooLate,
          to: factor === 1 ? null : dividedTooLate.answer(factor * out),
          hints: [
            `Substitute your number for $x$ in $${below}$. Does zero come out?`,
            `The factor before $x$ must be undone too.`,
            `When the constant is on the other side, what is left to do with the ${factor}?`,
          ],
        },
      ];
    },
    belowZero: true,
  },
);

/** 3: √(x − a). 4: √(x + a) and √(bx − a). 5: √(a − x), where the sign turns. */
const underRoot = textFamily(
  { name: 'func_domain_range_root', version: 2, skill: 'func_domain_range', difficulties: [3, 4, 5] },
  {
    levels: {
      border: [range(1, 12), range(1, 12), range(1, 12), withSign(1, 12, 0.6), withSign(1, 12, 0.6)],
      factor: [only(1), only(1), only(1), range(1, 4), negative(range(1, 4))],
    },
    where: ({ border, factor }) => Math.abs(border) !== Math.abs(factor),
    derived: ({ border, factor }) => {
      const constant = -factor * border;
      return {
        constant,
        inside: factor < 0 && constant > 0 ? `${constant} - ${linearText(-factor, 0)}` : linearText(factor, constant),
        ...(factor > 0
          ? ({ sign: '≥', tex: '\\ge', opposite: '<' } as const)
          : ({ sign: '≤', tex: '\\le', opposite: '>' } as const)),
      };
    },
    phrasing: (chance, { inside }) => ({
      asked: chance.pick([
        `What is the domain of $f(x) = \\sqrt{${inside}}$? Write it as an inequality for $x$.`,
        `For what $x$ is $f(x) = \\sqrt{${inside}}$ defined among the real numbers? Write an inequality.`,
      ]),
    }),
    given: ({ border, sign, opposite, asked }) => ({
      stem: asked,
      inputType: 'expression',
      form: 'simplified',
      variables: { x: 'any input that is allowed' },
      placeholder: 'like x > c',
      right: `x ${sign} ${border}`,
      wrong: `x ${opposite} 137`,
    }),
    ladder: ({ factor, inside }) => [
      'What numbers can be under a square root?',
      'The expression under the root must be 0 or greater. Solve that inequality.',
      `Write $${inside} \\ge 0$. Get the term with $x$ by itself.${factor < 0 ? ' Which number do you divide by, and is it negative?' : ''}`,
    ],
    steps: ({ border, factor, constant, inside, tex }) => [
      ['What is below a square root must not be negative.', `${inside} \\ge 0`],
      [`Bring the constant to the other side.`, `${linearText(factor, 0)} \\ge ${-constant}`],
      ...(factor === 1
        ? []
        : [[`Divide by ${factor}.${factor < 0 ? ' It is negative, so the sign changes.' : ''}`, `x ${tex} ${border}`] as const]),
    ],
    ways: ({ border, factor, inside, sign }) => {
      const test = `Try a number from your set in $${inside}$. What comes out below the root?`;
      return [
        {
          rule: inequalityTurned,
          to: `x ${inequalityTurned.answer(sign)} ${border}`,
          hints:
            factor < 0
              ? [
                  'What number did you divide by at the end? Look at its sign.',
                  'Dividing both sides of an inequality by a negative number reverses the symbol.',
                  test,
                ]
              : [test, 'The number under a square root is 0 or positive.', `Write $${inside} \\ge 0$ and solve it step by step.`],
        },
        ledTo(
          borderLeftOut,
          `x ${borderLeftOut.answer(sign)} ${border}`,
          `Substitute the boundary number into $${inside}$ and take the root of what comes out. Does it work?`,
        ),
        {
          rule: borderSignKept,
          to: `x ${sign} ${plain(borderSignKept.answer(rational(border)))}`,
          hints: [
            `Substitute your border into $${inside}$. Does zero come out?`,
            'At the boundary number the expression below the root is zero.',
            `Solve $${inside} = 0$ first, and mind the sign of the constant.`,
          ],
        },
      ];
    },
  },
);

export const domainRangeGenerators: readonly Generator[] = [listedPairs, forbidden, underRoot];
