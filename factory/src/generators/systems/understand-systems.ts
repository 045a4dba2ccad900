import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import {
  signLostInSubstitution,
  oneEquationIsEnough,
  linesAlwaysCross,
  sameSlopeMeansParallelApart,
  sameSlopeMeansSameLine,
  gaveTheOtherNumber,
  halvedTheNumber,
  dividedTheMoney,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { people } from '../../wording/people.ts';
import { held } from '../../held.ts';
import { wholeText } from '../../wording/whole-number-text.ts';
import { lineTex, pairTex, signedNumber, through, wholePoint } from './linear-pair.ts';

/** 1: positive, small. 2–3: negative numbers. 4–5: the pair solves one equation alone more often. */
const check: Generator = {
  name: 'sys_check_pair',
  version: 1,
  skill: 'sys_check',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { x, y } = wholePoint(chance, 4 + difficulty, difficulty >= 2);
    const solves = chance.maybe(0.5);
    const first = through(chance.int(1, 5), difficulty === 1 ? chance.int(1, 4) : signedNumber(chance, 4), x, y);
    const exact = drawUntil(
      () => through(chance.int(1, 5), difficulty === 1 ? chance.int(1, 4) : signedNumber(chance, 4), x, y),
      ({ p, q }) => p !== first.p || q !== first.q,
    );
    const second = solves ? exact : { ...exact, r: exact.r + signedNumber(chance, 3) };
    const left = second.p * x + second.q * y;
    const put = ({ p, q }: { p: number; q: number }): string =>
      `${p} \\cdot ${inBrackets(x)} ${q < 0 ? '-' : '+'} ${Math.abs(q)} \\cdot ${inBrackets(y)}`;
    return {
      stem: `True or false: $(${x}, ${y})$ is a solution of the system.\n\n$${pairTex(lineTex(first), lineTex(second))}$`,
      answer: solves ? 'true' : 'false',
      inputType: 'boolean',
      ladder: [
        'Which number is x, and which is y?',
        'A solution of a system makes both equations true. Check each equation.',
        `Substitute ${x} for $x$ and ${y} for $y$ in the second equation. Is the left side equal to ${second.r}? Check the first one too.`,
      ],
      steps: [
        { explanation: `Substitute $x = ${x}$ and $y = ${y}$ into the first equation.`, math: `${put(first)} = ${first.r}` },
        {
          explanation: 'Do the same with the second equation.',
          math: `${put(second)} = ${left}${solves ? '' : `, \\quad ${left} \\ne ${second.r}`}`,
        },
        {
          explanation: solves
            ? 'Both equations are true, so the ordered pair is a solution of the system.'
            : 'One equation is false, so the ordered pair is not a solution of the system.',
          math: `\\text{${solves ? 'true' : 'false'}}`,
        },
      ],
      misconceptions: [
        {
          rule: solves ? signLostInSubstitution : oneEquationIsEnough,
          answer: solves ? 'false' : 'true',
          hints: [
            'Have you substituted the pair into both equations?',
            'A solution of a system makes every equation of it true.',
            `Simplify the left side of the second equation with $x = ${x}$ and $y = ${y}$, signs included.`,
          ],
        },
      ],
      wrong: solves ? 'false' : 'true',
    };
  },
};

const one = 'Exactly one';
const none = 'None';
const endless = 'Infinitely many';

/** 1–2: both as y = mx + b. 3: one in standard form. 4–5: both in standard form, one a multiple on its left. */
const count: Generator = {
  name: 'sys_solution_count_tell',
  version: 1,
  skill: 'sys_solution_count',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const kind = chance.pick([one, none, endless] as const);
    const { m, b, n, c, k } = drawUntil(
      () => ({
        m: signedNumber(chance, 6),
        b: signedNumber(chance, 9),
        n: signedNumber(chance, 6),
        c: signedNumber(chance, 9),
        k: chance.int(2, 4),
      }),
      (draw) => draw.m !== draw.n && draw.b !== draw.c,
    );
    const [slope, start] = kind === one ? [n, chance.maybe(0.4) ? b : c] : kind === none ? [m, c] : [m, b];
    const standard = (s: number, t: number, times: number) => lineTex({ p: -s * times, q: times, r: t * times });
    // Two equal lines are never shown in the same way, so that there is something to see.
    const times = kind === endless || difficulty >= 3 ? k : 1;
    const first = difficulty >= 4 ? standard(m, b, 1) : `y = ${linearText(m, b)}`;
    const second = difficulty <= 2 && times === 1 ? `y = ${linearText(slope, start)}` : standard(slope, start, times);
    const other = (text: string, rule: MalRule, hints: DraftMisconception['hints']) =>
      text === kind ? [] : [{ rule, answer: text, hints }];
    return {
      stem: `How many solutions does the system have?\n\n$${pairTex(first, second)}$`,
      answer: kind,
      inputType: 'multiple_choice',
      choices: { right: kind, distractors: [one, none, endless].filter((text) => text !== kind) },
      ladder: [
        'What are the slope and the y-intercept of each line?',
        'Different slopes: the lines cross once. With equal slopes, compare the y-intercepts.',
        `Compare $y = ${linearText(m, b)}$ with $y = ${linearText(slope, start)}$: first the slopes, then the constants.`,
      ],
      steps: [
        {
          explanation: 'Write both equations as $y = mx + b$.',
          math: `y = ${linearText(m, b)}, \\quad y = ${linearText(slope, start)}`,
        },
        {
          explanation:
            kind === one
              ? 'The slopes differ, so the lines cross once.'
              : kind === none
                ? 'The slopes agree and the intercepts differ, so the lines are parallel.'
                : 'Slope and intercept agree, so it is one and the same line.',
          math: `\\text{${kind}}`,
        },
      ],
      misconceptions: [
        ...other(one, linesAlwaysCross, [
          'Bring both equations to the same form and compare them.',
          'Lines of the same slope do not cross in a single point.',
          `Compare the slopes ${m} and ${slope}, and then the y-intercepts.`,
        ]),
        ...other(none, sameSlopeMeansParallelApart, [
          'Are the two slopes the same? And the intercepts?',
          'Parallel lines have the same slope and different y-intercepts.',
          `Write both equations as $y = mx + b$. The first one is $y = ${linearText(m, b)}$.`,
        ]),
        ...other(endless, sameSlopeMeansSameLine, [
          'Do the two lines share every point? Try one.',
          'Only if slope and intercept both agree are the two lines the same.',
          'Substitute $x = 0$ into both equations and compare the values of $y$.',
        ]),
      ],
      wrong: '',
    };
  },
};

/** Two kinds of tickets, a number and a sum. 1–5: larger numbers. */
const tickets: Generator = {
  name: 'sys_word_tickets',
  version: 2,
  skill: 'sys_word_problems',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { x, y, p, q } = drawUntil(
      () => ({
        x: chance.int(3, 8 + 8 * difficulty),
        y: chance.int(3, 8 + 8 * difficulty),
        p: chance.int(4, 9 + difficulty),
        q: chance.int(2, 5 + difficulty),
      }),
      (draw) => draw.x !== draw.y && draw.p > draw.q + 1 && ![draw.p, draw.q].includes(draw.x),
    );
    const [number, total] = [x + y, p * x + q * y];
    const [seller] = people(chance, 1);
    const { first, second, place } = chance.pick([
      { place: 'At a school play', first: 'adult tickets', second: 'child tickets' },
      { place: 'At a pizza shop', first: 'large pizzas', second: 'small pizzas' },
      { place: 'At a book sale', first: 'hardcovers', second: 'paperbacks' },
      { place: 'At a garden sale', first: 'rose bushes', second: 'tomato plants' },
      { place: 'At a craft fair', first: 'bracelets', second: 'key rings' },
      { place: 'At a bake sale', first: 'cakes', second: 'boxes of cookies' },
    ] as const);
    const stem = chance.pick([
      `${place}, ${first} cost \\$${p} and ${second} cost \\$${q}. ${seller} sells ${number} in all for \\$${total}. How many ${first} does ${seller} sell?`,
      `${seller} buys ${number} items: ${first} for \\$${p} each and ${second} for \\$${q} each. The total is \\$${total}. How many ${first} does ${seller} buy?`,
      `${place}, ${seller} counts ${number} sales: some ${first} at \\$${p} each and some ${second} at \\$${q} each. Together they bring in \\$${total}. How many are ${first}?`,
      `A class raises \\$${total} by selling ${first} for \\$${p} each and ${second} for \\$${q} each. It sells ${number} altogether. How many ${first} does it sell?`,
    ]);
    return {
      stem,
      answer: `${x}`,
      inputType: 'integer',
      variables: { x: `the number of ${first}` },
      ladder: [
        'Which two numbers do you not know? Name each with a variable.',
        'Write one equation for how many there are and one for the money. Then eliminate one variable.',
        `Write $x + y = ${number}$ and $${p}x + ${q}y = ${total}$. Replace $y$ with $${number} - x$.`,
      ],
      steps: [
        { explanation: `Let $x$ be the number of ${first} and $y$ the number of ${second}.`, math: `x + y = ${number}` },
        { explanation: 'The money gives the second equation.', math: `${p}x + ${q}y = ${total}` },
        { explanation: `Substitute $y = ${number} - x$ into it and combine.`, math: `${p - q}x = ${total - q * number}` },
        { explanation: `Divide by ${p - q}.`, math: `x = ${x}` },
      ],
      misconceptions: [
        ...held(gaveTheOtherNumber, `${gaveTheOtherNumber.answer(y)}`, `${x}`, [
          gaveTheOtherNumber.hints.look,
          gaveTheOtherNumber.hints.principle,
          `Your number belongs to the ${second}. Use it to find the other one.`,
        ]),
        ...held(halvedTheNumber, wholeText(halvedTheNumber.answer(number)), `${x}`, [
          halvedTheNumber.hints.look,
          halvedTheNumber.hints.principle,
          `If half of the ${number} were ${first}, how much money would there be? Compare it with $${total}$.`,
        ]),
        ...held(dividedTheMoney, wholeText(dividedTheMoney.answer(total, p)), `${x}`, [
          `Does all the money come from the ${first}?`,
          dividedTheMoney.hints.principle,
          `Write one equation for the ${number} things and one for the $${total}$ dollars.`,
        ]),
      ],
      wrong: `${x + 307}`,
    };
  },
};

export const understandSystemsGenerators: readonly Generator[] = [check, count, tickets];
