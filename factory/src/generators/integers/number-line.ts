import { rational } from '@stoa/engine/math/exact/rational';
import { absoluteValueChangesSign, signDropped } from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  distanceBySizes,
  barsAsBrackets,
  marksCounted,
  movedTheOtherWay,
  negativesBySize,
  orderedBySize,
  barsOverAll,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const places = [
  {
    below: (n: number) => `A submarine is $${n}$ m below sea level. Sea level is $0$.`,
    above: (n: number) => `A bird flies $${n}$ m above sea level. Sea level is $0$.`,
    ask: 'Which integer gives the height, in meters?',
    unit: 'm',
    words: ['below', 'above'],
    most: 240,
  },
  {
    below: (n: number) => `The temperature is $${n}$ degrees below zero.`,
    above: (n: number) => `The temperature is $${n}$ degrees above zero.`,
    ask: 'Which integer gives the temperature, in degrees?',
    words: ['below', 'above'],
    most: 60,
  },
  {
    below: (n: number) => `An account is overdrawn: its owner owes the bank \\$${n}.`,
    above: (n: number) => `An account holds \\$${n}, and its owner owes nothing.`,
    ask: 'Which integer gives the balance, in dollars?',
    words: ['owes', 'holds'],
    most: 240,
  },
  {
    below: (n: number) => `A football team lost $${n}$ yards in one play.`,
    above: (n: number) => `A football team gained $${n}$ yards in one play.`,
    ask: 'Which integer gives the change in yards?',
    words: ['lost', 'gained'],
    most: 30,
  },
] as const;

/** 1: one word tells the sign. 2: larger numbers. 3: the opposite of what is told is asked. */
const situation: Generator = {
  name: 'int_number_line_situation',
  version: 2,
  skill: 'int_number_line',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const scene = chance.pick(places);
    const n = chance.int(difficulty === 1 ? 3 : 12, difficulty === 1 ? 15 : scene.most);
    const down = chance.maybe(0.75);
    const opposite = difficulty === 3;
    const told = down ? -n : n;
    const value = rational(opposite ? -told : told);
    const right = `${value.n}`;
    const [under, over] = scene.words;
    const misconceptions = held(signDropped, `${signDropped.answer(value).n}`, right, [
      `Find the word in the question that tells on which side of zero it is${opposite ? ', and then the word "opposite"' : ''}.`,
      `Below zero, owing and losing are written with a minus sign; above zero, having and gaining without one.${opposite ? ' Opposites are equally far from zero, on its two sides.' : ''}`,
      `The word is "${down ? under : over}". Is that to the left or to the right of zero on the number line? Go ${n} steps that way${opposite ? ', and then take the opposite' : ''}.`,
    ]);
    return {
      stem: `${(down ? scene.below : scene.above)(n)} ${opposite ? scene.ask.replace('Which integer gives', 'Which integer is the **opposite** of') : scene.ask}`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: `"${down ? under : over}" means ${down ? 'less' : 'more'} than zero, so the number is ${down ? 'negative' : 'positive'}.`,
          math: `${told} ${down ? '<' : '>'} 0`,
        },
        opposite
          ? { explanation: 'The opposite is equally far from zero on the other side.', math: `-(${told}) = ${right}` }
          : { explanation: `The integer is ${right}.`, math: right },
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** 1: |−a|. 2: −|−a| and −(−a). 3: a sum of two. 4: a difference, or a multiple. 5: an expression inside the bars, and another pair. */
const absoluteValue: Generator = {
  name: 'int_number_line_absolute_value',
  version: 1,
  skill: 'int_number_line',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [a, b] = drawUntil(
      () => [chance.int(2, difficulty === 1 ? 40 : 25), chance.int(2, 19)] as const,
      ([x, y]) => x !== y && x !== 2 * y,
    );
    const bars = (inside: string) => `\\left|${inside}\\right|`;
    const inside = 'First find the distance from zero of what is inside the bars. Only then look at what stands outside.';
    // Each shape is worked out with any reading of the bars, the right one or a learner's.
    const shapes: Record<Difficulty, { tex: string; line: string; work: (read: (n: number) => number) => number }[]> = {
      1: [{ tex: bars(`-${a}`), line: `-${a} \\text{ is } ${a} \\text{ steps from } 0`, work: (read) => read(-a) }],
      2: [
        { tex: `-${bars(`-${a}`)}`, line: `${bars(`-${a}`)} = ${a}`, work: (read) => -read(-a) },
        { tex: `-${bars(`${a}`)}`, line: `${bars(`${a}`)} = ${a}`, work: (read) => -read(a) },
      ],
      3: [
        {
          tex: `${bars(`-${a}`)} + ${bars(`-${b}`)}`,
          line: `${bars(`-${a}`)} = ${a}, \\quad ${bars(`-${b}`)} = ${b}`,
          work: (read) => read(-a) + read(-b),
        },
      ],
      4: [
        {
          tex: `${bars(`-${a}`)} - ${bars(`${b}`)}`,
          line: `${bars(`-${a}`)} = ${a}, \\quad ${bars(`${b}`)} = ${b}`,
          work: (read) => read(-a) - read(b),
        },
        {
          tex: `${bars(`${b}`)} - ${bars(`-${a}`)}`,
          line: `${bars(`${b}`)} = ${b}, \\quad ${bars(`-${a}`)} = ${a}`,
          work: (read) => read(b) - read(-a),
        },
      ],
      5: [
        {
          tex: `${bars(`${b} - ${a + b}`)} - ${bars(`-${b}`)}`,
          line: `${bars(`${b} - ${a + b}`)} = ${bars(`-${a}`)} = ${a}, \\quad ${bars(`-${b}`)} = ${b}`,
          work: (read) => read(-a) - read(-b),
        },
        {
          tex: `${bars(`-${a} + ${b}`)} - ${bars(`-${b}`)}`,
          line: `${bars(`-${a} + ${b}`)} = ${bars(`${b - a}`)} = ${Math.abs(b - a)}, \\quad ${bars(`-${b}`)} = ${b}`,
          work: (read) => read(b - a) - read(-b),
        },
      ],
    };
    const { tex, line, work } = chance.pick(shapes[difficulty]);
    const value = work(Math.abs);
    const right = `${value}`;
    const rule = 'The absolute value is the distance from zero, so it is never negative. A minus outside the bars stays.';
    const misconceptions = [
      ...held(barsAsBrackets, `${work(barsAsBrackets.answer)}`, right, [barsAsBrackets.hints.look, rule, inside]),
      ...held(absoluteValueChangesSign, `${work((n) => Number(absoluteValueChangesSign.answer(rational(n)).n))}`, right, [
        absoluteValueChangesSign.hints.look,
        `${rule} A positive number inside stays as it is.`,
        inside,
      ]),
      ...held(barsOverAll, `${barsOverAll.answer(value)}`, right, [barsOverAll.hints.look, rule, inside]),
    ];
    return {
      stem: `Work out $${tex}$.`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation:
            difficulty === 5
              ? 'Work out what is inside the bars first. The absolute value is its distance from zero.'
              : 'The absolute value of a number is its distance from zero.',
          math: line,
        },
        {
          explanation: 'Put the distance in the place of the bars; a sign outside the bars stays.',
          math: `${tex} = ${right}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(value), misconceptions),
    };
  },
};

const listed = (numbers: readonly number[]): string => numbers.map((n) => `$${n}$`).join(', ');

/** 1: three small numbers. 2: four. 3: larger, two of them negative. 4: five. 5: five, large and close together. */
const order: Generator = {
  name: 'int_number_line_order',
  version: 1,
  skill: 'int_number_line',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [count, top] = ({ 1: [3, 9], 2: [4, 12], 3: [4, 60], 4: [5, 40], 5: [5, 130] } as const)[difficulty];
    const low = difficulty === 5 ? 95 : 1;
    const numbers = drawUntil(
      () => Array.from({ length: count }, () => chance.int(low, top) * (chance.maybe(0.55) ? -1 : 1)),
      (drawn) => {
        const right = listed([...drawn].sort((a, b) => a - b));
        const others = [listed(orderedBySize.answer(drawn)), listed(negativesBySize.answer(drawn)), right, listed(drawn)];
        return (
          new Set(drawn.map(Math.abs)).size === count &&
          drawn.filter((n) => n < 0).length >= 2 &&
          drawn.some((n) => n > 0) &&
          new Set(others).size === 4
        );
      },
    );
    const sorted = [...numbers].sort((a, b) => a - b);
    const right = listed(sorted);
    const [first, second] = numbers.filter((n) => n < 0) as [number, number];
    const line = 'On the number line numbers grow from left to right. The farther left a negative number is, the smaller it is.';
    const misconceptions = [
      ...held(negativesBySize, listed(negativesBySize.answer(numbers)), right, [
        `Look at the negative numbers, such as ${first} and ${second}. Which of them is farther to the left?`,
        line,
        `Which is colder, ${first} degrees or ${second} degrees? Colder means less.`,
      ]),
      ...held(orderedBySize, listed(orderedBySize.answer(numbers)), right, [
        orderedBySize.hints.look,
        `Every negative number is less than every positive one. ${line}`,
        `Draw a number line and mark zero. Put ${first} and ${second} to the left of it.`,
      ]),
    ];
    return {
      stem: `Put these numbers in order from **least to greatest**: ${listed(numbers)}`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        {
          explanation: 'Negative numbers come first; the one farthest from zero is the least.',
          math: sorted.filter((n) => n < 0).join(' < '),
        },
        { explanation: `Then the positive numbers follow. In order: ${right}.`, math: sorted.join(' < ') },
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

/** 1: across zero, small. 2: across zero. 3: both negative. 4: large, either. 5: one end is asked from the other and the distance. */
const distance: Generator = {
  name: 'int_number_line_distance',
  version: 1,
  skill: 'int_number_line',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 9, 2: 30, 3: 40, 4: 150, 5: 60 }[difficulty];
    const across = difficulty === 1 || difficulty === 2 || (difficulty === 4 && chance.maybe(0.5));
    const [a, b] = drawUntil(
      () => [-chance.int(2, top), (across || difficulty === 5 ? 1 : -1) * chance.int(2, top)] as const,
      ([x, y]) =>
        Math.abs(x) !== Math.abs(y) && Math.abs(x - y) > 2 && Math.abs(x - y) !== Math.abs(y) && Math.abs(x - y) !== Math.abs(x),
    );
    const gap = Math.abs(a - b);
    if (difficulty === 5) {
      const right = `${a}`;
      const misconceptions = [
        ...held(movedTheOtherWay, `${movedTheOtherWay.answer(b, gap)}`, right, [
          `Is the number to the left or to the right of ${b}?`,
          'To the left numbers get smaller, to the right greater.',
          `How far is it from ${b} to zero? How many of the ${gap} units are left after that?`,
        ]),
        ...held(signDropped, `${signDropped.answer(rational(a)).n}`, right, [
          `Going left from ${b}, on which side of zero do you arrive?`,
          'Numbers to the left of zero carry a minus sign.',
          `It is ${b} units from ${b} to zero. The rest of the ${gap} units is on the other side.`,
        ]),
      ];
      return {
        stem: `A number lies $${gap}$ units to the **left** of $${b}$ on the number line. Which number is it?`,
        answer: right,
        inputType: 'integer',
        steps: [
          { explanation: `Moving left means subtracting.`, math: `${b} - ${gap}` },
          { explanation: `${b} units lead to zero, and ${gap - b} more go beyond it.`, math: `${b} - ${gap} = ${right}` },
        ],
        misconceptions,
        wrong: plainlyWrong(rational(a), misconceptions),
      };
    }
    const right = `${gap}`;
    const [from, to] = chance.shuffle([a, b]) as [number, number];
    const zero = across
      ? `They lie on different sides of zero: how far is each of them from zero?`
      : `They lie on the same side of zero: how far is each of them from zero, and how far apart are these?`;
    const rule =
      'The distance of two numbers is the number of steps between them: add their distances from zero if zero lies between them, else subtract.';
    const misconceptions = [
      ...held(distanceBySizes, `${distanceBySizes.answer(a, b)}`, right, [
        `Where is zero: between ${from} and ${to}, or beside them?`,
        rule,
        zero,
      ]),
      ...held(marksCounted, `${marksCounted.answer(a, b)}`, right, [
        `Did you count the marks from ${from} to ${to}, or the steps between them?`,
        marksCounted.hints.principle,
        zero,
      ]),
      ...held(signDropped, `${-gap}`, right, [
        'Can a distance be negative?',
        'A distance is never negative, whichever end you start from.',
        zero,
      ]),
    ];
    return {
      stem: `How far apart are $${from}$ and $${to}$ on the number line?`,
      answer: right,
      inputType: 'integer',
      steps: [
        {
          explanation: `Find the distance of each from zero.`,
          math: `\\left|${from}\\right| = ${Math.abs(from)}, \\quad \\left|${to}\\right| = ${Math.abs(to)}`,
        },
        across
          ? { explanation: 'Zero lies between them, so add.', math: `${Math.abs(from)} + ${Math.abs(to)} = ${gap}` }
          : {
              explanation: 'Both lie on the same side of zero, so subtract.',
              math: `${Math.max(Math.abs(a), Math.abs(b))} - ${Math.min(Math.abs(a), Math.abs(b))} = ${gap}`,
            },
      ],
      misconceptions,
      wrong: plainlyWrong(rational(gap), misconceptions),
    };
  },
};

export const numberLineGenerators: readonly Generator[] = [situation, absoluteValue, order, distance];
