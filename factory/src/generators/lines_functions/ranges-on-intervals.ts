import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  amountTakenForTime,
  constantForgotten,
  endsOnlyTried,
  endsPutInWithoutSign,
  gaveTheOtherSet,
  rateTakenForBorder,
  startIgnored,
} from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { tail } from '../../wording/line-text.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';
import { textDraft, type Hints } from './line-draft.ts';
import { following } from '../../wrong-way.ts';

const between = (low: number, high: number, letter = 'y'): string => `${low} ≤ ${letter} ≤ ${high}`;
const betweenTex = (low: number, high: number, letter = 'y'): string => `${low} \\le ${letter} \\le ${high}`;
/** From the smaller to the larger; null where both are the same. */
const span = (a: number, b: number, letter = 'y'): string | null =>
  a === b ? null : between(Math.min(a, b), Math.max(a, b), letter);

/** 1: rising, positive inputs. 2: rising, negative inputs too. 3: falling. 4: x² with its turning point inside. 5: c − x². */
const onInterval: Generator = {
  name: 'func_domain_range_interval',
  version: 1,
  skill: 'func_domain_range',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const square = difficulty >= 4;
    const { a, b, low, high } = drawUntil(
      () => {
        const low = difficulty === 1 ? chance.int(1, 4) : -chance.int(1, 5);
        return {
          a: square ? (difficulty === 5 ? -1 : 1) : chance.int(2, 5) * (difficulty === 3 ? -1 : 1),
          b: chance.int(1, 12) * (difficulty === 1 || chance.maybe(0.5) ? 1 : -1),
          low,
          high: square ? chance.int(1, 5) : low + chance.int(2, 7),
        };
      },
      (draw) => Math.abs(draw.low) !== Math.abs(draw.high) && draw.high !== 0 && Math.abs(draw.a) !== Math.abs(draw.b),
    );
    const at = (x: number) => (square ? a * x * x + b : a * x + b);
    const ends = [at(low), at(high)] as const;
    const inner = square ? [...ends, b] : [...ends];
    const [least, greatest] = [Math.min(...inner), Math.max(...inner)];
    const rule = square ? (a === 1 ? `x^{2}${tail(b)}` : `${b} - x^{2}`) : linearText(a, b);
    const put = (x: number) =>
      square
        ? `${a === 1 ? `${inBrackets(x)}^{2}${tail(b)}` : `${b} - ${inBrackets(x)}^{2}`}`
        : `${a} \\cdot ${inBrackets(x)}${tail(b)}`;
    const otherHints: Hints = [
      'Does the question ask for the domain or the range?',
      'The domain says what may go in. The range says what comes out.',
      `The inputs run from ${low} to ${high}. Put each of these two into the rule.`,
    ];
    const [first, second] = endsPutInWithoutSign.answer(at, low, high);
    const [low2, high2] = endsOnlyTried.answer(...ends);
    return textDraft({
      stem: chance.pick([
        `The function $y = ${rule}$ has the domain $${betweenTex(low, high, 'x')}$. What is its range? Write an inequality with $y$ in the middle.`,
        `For $y = ${rule}$ the domain is $${betweenTex(low, high, 'x')}$. What is the range? Write an inequality with $y$ in the middle.`,
      ]),
      inputType: 'expression',
      form: 'simplified',
      variables: { x: 'the input', y: 'the output' },
      placeholder: 'like a ≤ y ≤ b',
      right: between(least, greatest),
      wrong: between(301, 402),
      ladder: [
        'Which numbers go in? Does the question ask for what goes in or what comes out?',
        square
          ? 'The range goes from the least output to the greatest. A parabola turns, so check x = 0 too.'
          : 'The range goes from the least output to the greatest. A line has them at the ends of the domain.',
        `Substitute ${low} and ${high} for $x$.${square ? ' Substitute 0 too.' : ''} Which output is the least, and which is the greatest?`,
      ],
      steps: [
        ['Substitute both ends of the domain in the rule.', `${put(low)} = ${ends[0]}, \\quad ${put(high)} = ${ends[1]}`],
        square
          ? [
              `Zero lies between the ends, and there the curve turns: ${a === 1 ? 'its lowest' : 'its highest'} value is taken there.`,
              `${put(0)} = ${b}`,
            ]
          : [
              a > 0
                ? 'The line rises, so every value between these two is taken.'
                : 'The line falls, so the left end gives the greatest value and the right end the least.',
              `${least} < ${greatest}`,
            ],
        ['Write the least value on the left and the greatest on the right.', betweenTex(least, greatest)],
      ],
      ways: [
        {
          rule: endsOnlyTried,
          to: square ? span(low2, high2) : null,
          hints: [
            endsOnlyTried.hints.look,
            endsOnlyTried.hints.principle,
            `The numbers between ${low} and ${high} include some on both sides of zero. Try one or two of them.`,
          ],
        },
        following(gaveTheOtherSet, [between(low, high)], otherHints),
        {
          rule: endsPutInWithoutSign,
          to: low < 0 && !square ? span(first, second) : null,
          hints: [
            `Look at the left end of the domain, ${low}. Did its sign go into the rule with it?`,
            endsPutInWithoutSign.hints.principle,
            `Find $${a} \\cdot (${low})$ first, sign and all.`,
          ],
        },
        {
          rule: constantForgotten,
          to: span(least - b, greatest - b),
          hints: [
            'Did you use the whole rule for the ends?',
            constantForgotten.hints.principle,
            `Substitute ${low} into the rule once more. Which part of it is missing in your values?`,
          ],
        },
      ],
    });
  },
};

/** What a function may take in a story. 3: the domain. 4: the range. 5: the domain, where the end must be worked out. */
const story: Generator = {
  name: 'func_domain_range_story',
  version: 2,
  skill: 'func_domain_range',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const { rate, time, rest } = drawUntil(
      () => ({ rate: chance.int(2, 12), time: chance.int(4, 15), rest: chance.int(2, 20) }),
      (draw) => draw.rate !== draw.time && draw.rate * draw.time <= 150 && draw.rest !== draw.time,
    );
    const start = rate * time;
    const scene = chance.pick([
      {
        told: `A tank holds ${start} gallons. Every minute, ${rate} gallons drain out until it is empty.`,
        y: 'the number of gallons in it',
        x: 'minutes',
      },
      {
        told: `A boat is ${start} miles from its harbor. It sails ${rate} miles toward it every hour until it arrives.`,
        y: 'its distance from the harbor in miles',
        x: 'hours',
      },
      {
        told: `A printer has ${start} sheets of paper. It prints ${rate} sheets every minute until the tray is empty.`,
        y: 'the number of sheets left',
        x: 'minutes',
      },
      {
        told: `A gift card holds ${start} dollars. Every week ${rate} dollars are spent until nothing is left.`,
        y: 'the number of dollars left',
        x: 'weeks',
      },
      {
        told: `A box holds ${start} granola bars. A team eats ${rate} of them every day until none are left.`,
        y: 'the number of bars left',
        x: 'days',
      },
    ] as const);
    const askDomain = difficulty !== 4;
    const [letter, end, other] = askDomain ? (['x', time, start] as const) : (['y', start, time] as const);
    const rule = `y = ${start} - ${rate}x`;
    const rises = difficulty === 5;
    const stem = rises
      ? `The water in a pool is ${rest} cm deep. Every hour the depth goes up ${rate} cm until it is ${rest + start} cm. After $x$ hours the depth in centimeters is $y = ${rest} + ${rate}x$. What is the domain of this function? Write an inequality with $x$ in the middle.`
      : `${scene.told} After $x$ ${scene.x}, ${scene.y} is $${rule}$. What is the ${askDomain ? 'domain' : 'range'} of this function? Write an inequality with $${letter}$ in the middle.`;
    const otherHints: Hints = [
      `What does $${letter}$ stand for in this story?`,
      'The domain is about what goes in, here the time. The range is about what comes out.',
      askDomain
        ? `When does the story begin, and what makes it end? Look for two times.`
        : `What is the amount at the beginning, and what is it at the end?`,
    ];
    const endHints: Hints = [
      'When does this story end?',
      rises ? `It ends when the depth reaches ${rest + start}. Only what is added takes time.` : 'It ends when $y$ is 0.',
      rises
        ? `How many centimeters are still to be added at the beginning? Compare ${rest} and ${rest + start}.`
        : `Set $${start} - ${rate}x$ equal to 0.`,
    ];
    const amountHints: Hints = [
      `What does the number ${rate} tell in this story?`,
      'A rate tells how fast an amount changes. The borders of the range are the least and the greatest amount.',
      'How much is there before anything has happened, and how much at the very end?',
    ];
    const late = startIgnored.answer(rest + start, rate);
    return textDraft({
      stem,
      inputType: 'expression',
      form: 'simplified',
      variables: { x: `the time in ${rises ? 'hours' : scene.x}`, y: rises ? 'the depth' : scene.y },
      placeholder: `like a ≤ ${letter} ≤ b`,
      right: between(0, end, letter),
      wrong: between(501, 602, letter),
      ladder: [
        `What does $${letter}$ stand for in this story?`,
        'The domain is what goes in, here the time. The range is what comes out, here the amount.',
        rises
          ? `It starts at $x = 0$. It ends when $${rest} + ${rate}x = ${rest + start}$. How long does that take?`
          : askDomain
            ? `It starts at $x = 0$. It ends when $${start} - ${rate}x = 0$. How long does that take?`
            : `Find $y$ at the start, when $x = 0$ in $${rule}$. Then find $y$ at the end.`,
      ],
      steps: rises
        ? [
            ['It begins at $x = 0$.', '0 \\le x'],
            [`It ends when the depth is ${rest + start}.`, `${rest} + ${rate}x = ${rest + start}, \\quad x = ${time}`],
            ['So the time runs between these two.', betweenTex(0, time, 'x')],
          ]
        : askDomain
          ? [
              ['It begins at $x = 0$.', '0 \\le x'],
              ['It ends when $y$ is 0.', `${start} - ${rate}x = 0, \\quad x = ${time}`],
              ['So the time runs between these two.', betweenTex(0, time, 'x')],
            ]
          : [
              ['At the beginning the amount is greatest.', `${start} - ${rate} \\cdot 0 = ${start}`],
              ['At the end $y$ is 0, and every amount between is passed.', betweenTex(0, start)],
            ],
      ways: [
        { rule: gaveTheOtherSet, to: rises ? between(rest, rest + start, 'x') : between(0, other, letter), hints: otherHints },
        { rule: startIgnored, to: rises && late !== null ? between(0, late, 'x') : null, hints: endHints },
        {
          rule: rateTakenForBorder,
          to: between(0, rateTakenForBorder.answer(rate), letter),
          hints: askDomain ? endHints : amountHints,
        },
        {
          rule: amountTakenForTime,
          to: rises ? between(0, amountTakenForTime.answer(rest + start), 'x') : null,
          hints: otherHints,
        },
      ],
    });
  },
};

export const intervalRangeGenerators: readonly Generator[] = [onInterval, story];
