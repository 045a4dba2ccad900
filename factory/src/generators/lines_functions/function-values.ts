import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { signKeptCrossing, stoppedBeforeDividing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import {
  additionFirst,
  composedInWrongOrder,
  composedOnlyOnce,
  constantForgotten,
  differencePutIn,
  gaveTheWholeValue,
  inputAndOutputExchanged,
  inputSetBesideCoefficient,
  inputsJoinedFirst,
  outputPutIn,
  outputRepeated,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { ruled } from '../../ruled.ts';

import { linearText } from '../../wording/linear-text.ts';
import { tableText } from '../../wording/line-text.ts';
import { multiplyHints } from './evaluate-functions.ts';
import { valueDraft, type Hints } from './line-draft.ts';
import { following } from '../../wrong-way.ts';

/** 1: read an output. 2: read an input. 3: the sum of two outputs. 4: f of f. 5: f of g from two rows. */
const table: Generator = {
  name: 'func_evaluate_table',
  version: 1,
  skill: 'func_evaluate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const inputs = [1, 2, 3, 4, 5, 6];
    const of = (row: readonly number[], x: number): number => row[inputs.indexOf(x)]!;
    const under = (row: readonly number[], y: number): number => inputs[row.indexOf(y)]!;
    const { f, g, x, other } = drawUntil(
      () => ({ f: chance.shuffle(inputs), g: chance.shuffle(inputs), x: chance.int(1, 6), other: chance.int(1, 6) }),
      (draw) => {
        const back = under(draw.f, draw.x);
        const inner = of(difficulty === 5 ? draw.g : draw.f, draw.x);
        const right = of(draw.f, inner);
        const astray = difficulty === 5 ? of(draw.g, of(draw.f, draw.x)) : under(draw.f, back);
        return (
          draw.other !== draw.x &&
          new Set([draw.x, of(draw.f, draw.x), back]).size === 3 &&
          (difficulty < 4 || new Set([draw.x, inner, right, astray]).size === 4) &&
          new Set([of(draw.f, draw.x) + of(draw.f, draw.other), draw.x + draw.other, back + under(draw.f, draw.other)]).size === 3
        );
      },
    );
    const shown =
      difficulty === 5
        ? `${tableText(['x', ...inputs], ['f(x)', ...f])}\n| $g(x)$ | ${g.map((y) => `$${y}$`).join(' | ')} |`
        : tableText(['x', ...inputs], ['f(x)', ...f]);
    const stem = (question: string) =>
      `The table shows a function.\n\n${shown}\n\n${question}`.replace(
        'a function.',
        difficulty === 5 ? 'two functions.' : 'a function.',
      );
    const exchanged: Hints = [
      'In which row do you look first, and in which row do you read off?',
      'The first row holds what goes in, and the row below it what comes out.',
      difficulty === 2
        ? `${x} has come out, so look for it in the second row.`
        : `Find ${x} in the first row and follow its column down.`,
    ];
    const outer: Hints = [
      'Which of the two parentheses is found first?',
      'Begin with the innermost parentheses. What comes out of it goes into the outer function.',
      `Look up $${difficulty === 5 ? 'g' : 'f'}(${x})$ in the table first, and write it in the place of that parentheses.`,
    ];
    if (difficulty === 2) {
      const right = under(f, x);
      return valueDraft({
        stem: stem(`For what $x$ is $f(x) = ${x}$?`),
        right,
        ladder: [
          `Is ${x} an input or an output in $f(x) = ${x}$?`,
          'The top row shows the inputs. The row below shows the outputs.',
          `Find ${x} in the row of $f(x)$. Which input is above it?`,
        ],
        steps: [
          [`${x} is an output, so find it in the row of $f(x)$.`, `f(x) = ${x}`],
          ['Read off the input above it.', `x = ${right}`],
        ],
        ways: [
          { rule: inputAndOutputExchanged, to: of(f, x), hints: exchanged },
          following(
            outputRepeated,
            [x],
            [
              `What is the ${x} in the question: an input or an output?`,
              'You are given what comes out. You look for what must go in.',
              `Find ${x} in the row of outputs and go up one row.`,
            ],
          ),
        ],
      });
    }
    if (difficulty === 3) {
      const right = of(f, x) + of(f, other);
      return valueDraft({
        stem: stem(`Find $f(${x}) + f(${other})$.`),
        right,
        ladder: [
          `What does $f(${x})$ mean? What does $f(${other})$ mean?`,
          'Look up each output in the table first. Then add.',
          `Find the output below ${x} and the output below ${other}. Add these two.`,
        ],
        steps: [
          ['Read off both outputs.', `f(${x}) = ${of(f, x)}, \\quad f(${other}) = ${of(f, other)}`],
          ['Add them.', `${of(f, x)} + ${of(f, other)} = ${right}`],
        ],
        ways: [
          { rule: inputAndOutputExchanged, to: under(f, x) + under(f, other), hints: exchanged },
          ruled(
            inputsJoinedFirst,
            [x, other],
            `Look up the column of ${x} and the column of ${other}, and write down what is below.`,
          ),
        ],
      });
    }
    if (difficulty === 1) {
      return valueDraft({
        stem: stem(`Find $f(${x})$.`),
        right: of(f, x),
        ladder: [
          `Is ${x} an input or an output in $f(${x})$?`,
          'The top row shows the inputs. The row below shows the outputs.',
          `Find ${x} in the row of $x$. What is below it?`,
        ],
        steps: [
          [`${x} goes in, so find it in the row of $x$.`, `x = ${x}`],
          ['Read off the output below it.', `f(${x}) = ${of(f, x)}`],
        ],
        ways: [
          following(inputAndOutputExchanged, [f, inputs, x], exchanged),
          following(
            outputRepeated,
            [x],
            [
              `What is the ${x} in the question: an input or an output?`,
              'The number in the parentheses goes in. You look for what comes out.',
              `Find ${x} in the row of inputs and go down one row.`,
            ],
          ),
        ],
      });
    }
    const inner = of(difficulty === 5 ? g : f, x);
    const right = of(f, inner);
    const name = difficulty === 5 ? 'g' : 'f';
    return valueDraft({
      stem: stem(`Find $f(${name}(${x}))$.`),
      right,
      ladder: [
        'Which parentheses do you find first?',
        'Start with the inner function. Its output is the input of the outer function.',
        `Look up $${name}(${x})$ in the table first. Use that output as the input of $f$.`,
      ],
      steps: [
        ['Find the inner parentheses first.', `${name}(${x}) = ${inner}`],
        [`Substitute ${inner} into $f$.`, `f(${inner}) = ${right}`],
      ],
      ways: [
        following(composedOnlyOnce, [inner], [outer[0], composedOnlyOnce.hints.principle, outer[2]]),
        following(composedInWrongOrder, [difficulty === 5 ? of(g, of(f, x)) : undefined], outer),
        {
          rule: inputAndOutputExchanged,
          to: difficulty === 4 ? under(f, under(f, x)) : null,
          hints: exchanged,
        },
      ],
    });
  },
};

/** Costs that grow with time or way. 2: a value. 3: larger numbers. 4: the difference of two values. 5: what the money is enough for. */
const story: Generator = {
  name: 'func_evaluate_story',
  version: 2,
  skill: 'func_evaluate',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b, t, u } = drawUntil(
      () => ({
        a: chance.int(2, byDifficulty(difficulty, [4, 5, 9, 9, 9])),
        b: chance.int(3, 10 + 5 * difficulty),
        t: chance.int(3, 4 + 2 * difficulty),
        u: chance.int(2, 6),
      }),
      (draw) =>
        new Set([draw.a, draw.b, draw.t, draw.u, draw.t + draw.u]).size === 5 &&
        (draw.t + draw.u) * draw.a + draw.b !== draw.a * draw.u &&
        ![draw.b, draw.t + draw.u, draw.t, draw.a].includes(draw.a * draw.u) &&
        ![draw.a * draw.t + draw.b - draw.b].includes(draw.b),
    );
    const place = chance.pick([
      { what: 'Renting a boat', per: 'hour', many: 'hours', letter: 'h', name: 'C' },
      { what: 'Renting skates', per: 'hour', many: 'hours', letter: 't', name: 'P' },
      { what: 'Renting a bike', per: 'hour', many: 'hours', letter: 'h', name: 'B' },
      { what: 'Parking in the garage', per: 'hour', many: 'hours', letter: 't', name: 'P' },
      { what: 'Using the art studio', per: 'day', many: 'days', letter: 'd', name: 'C' },
      { what: 'Renting a tent', per: 'night', many: 'nights', letter: 'n', name: 'T' },
    ] as const);
    const value = (n: number) => a * n + b;
    const ruleTex = `${place.name}(${place.letter}) = ${linearText(a, b, place.letter)}`;
    const opening = `${place.what} for $${place.letter}$ ${place.many} costs $${ruleTex}$ dollars.`;
    if (difficulty === 5) {
      const total = value(t);
      return valueDraft({
        stem: `${opening} How many ${place.many} can you pay for with exactly \\$${total}?`,
        right: t,
        ladder: [
          `Is \\$${total} an input or an output of the rule?`,
          'The cost is the output. Set the rule equal to it, and undo what the rule does.',
          `Write $${linearText(a, b, place.letter)} = ${total}$. Subtract ${b} from both sides first.`,
        ],
        steps: [
          [`The cost is known: it is the output.`, `${linearText(a, b, place.letter)} = ${total}`],
          [`Subtract ${b} from both sides.`, `${a}${place.letter} = ${total - b}`],
          [`Divide by ${a}.`, `${place.letter} = ${t}`],
        ],
        ways: [
          following(
            outputPutIn,
            [value, total],
            [
              `Is \\$${total} what goes into the rule, or what comes out of it?`,
              `Dollars come out of this function; ${place.many} go in.`,
              `Set the rule equal to ${total} and undo it step by step.`,
            ],
          ),
          following(
            stoppedBeforeDividing,
            [a, b, total],
            [
              `You found a cost. What does the question ask for?`,
              `What is left after the fixed \\$${b} is paid at \\$${a} for each ${place.per}.`,
              `How many times does ${a} go into what is left?`,
            ],
          ),
          {
            rule: constantForgotten,
            to: total % a === 0 ? total / a : null,
            hints: [
              `Is every dollar paid for ${place.many}?`,
              `The rule has a fixed part that is paid only once.`,
              `Take the ${b} away from the ${total} before you share out the rest.`,
            ],
          },
          following(
            signKeptCrossing,
            [a, b, total],
            [
              `What did you do with the ${b}?`,
              'The rule adds the fixed part, so going back it is taken away.',
              `Begin at ${total} and undo the last thing that the rule does.`,
            ],
          ),
        ],
      });
    }
    const forget: Hints = [
      'Which parts of the rule did you use?',
      'The cost has a part that grows and a fixed part that everybody pays.',
      `Substitute ${t} into the rule and look at what is done after the multiplication.`,
    ];
    if (difficulty === 4) {
      const right = value(t + u) - value(t);
      return valueDraft({
        stem: `${opening} How much more do ${t + u} ${place.many} cost than ${t} ${place.many}, in dollars?`,
        right,
        ladder: [
          'Which two costs do you compare?',
          '"How much more" asks for a difference. Find both costs with the rule, and subtract.',
          `Substitute ${t + u} for $${place.letter}$, and then substitute ${t}. Subtract the lesser cost.`,
        ],
        steps: [
          [
            `Substitute both numbers in the rule.`,
            `${place.name}(${t + u}) = ${value(t + u)}, \\quad ${place.name}(${t}) = ${value(t)}`,
          ],
          ['Subtract.', `${value(t + u)} - ${value(t)} = ${right}`],
        ],
        ways: [
          ruled(
            differencePutIn,
            [value, t + u, t],
            `Find both costs by themselves, with ${t + u} and with ${t}, and compare them.`,
          ),
          following(
            gaveTheWholeValue,
            [value(t + u)],
            [
              gaveTheWholeValue.hints.look,
              '"How many more" asks for a difference of two values.',
              `You have one of the two costs. Find the cost of ${t} ${place.many} too.`,
            ],
          ),
        ],
      });
    }
    return valueDraft({
      stem: `${opening} How much do ${t} ${place.many} cost, in dollars?`,
      right: value(t),
      ladder: [
        `What number goes in for $${place.letter}$?`,
        'Substitute the input into the rule. Multiply first, and then add.',
        `Multiply ${a} by ${t}. Then add the fixed part, ${b}.`,
      ],
      steps: [
        [`Substitute ${t} for $${place.letter}$.`, `${place.name}(${t}) = ${a} \\cdot ${t} + ${b}`],
        ['Multiply, then add.', `${place.name}(${t}) = ${a * t} + ${b} = ${value(t)}`],
      ],
      ways: [
        following(constantForgotten, [rational(value(t)), rational(b)], forget),
        following(inputSetBesideCoefficient, [a, t, b], multiplyHints(a, t, place.letter)),
        ruled(additionFirst, [a, b, t], `Only the ${a} is multiplied by ${t}. The ${b} is added once, at the end.`),
      ],
    });
  },
};

export const functionValueGenerators: readonly Generator[] = [table, story];
