import { parenthesesMisplaced, writtenAsHeard } from '@stoa/engine/math/mal-rules/whole-numbers/order-of-operations';
import { usesEachNumberOnce } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { partNotMultiplied } from '@stoa/engine/math/mal-rules/whole-numbers/whole-number-operations';
import { addInsteadOfMultiply } from '@stoa/engine/math/mal-rules/whole-numbers/whole-numbers';
import { subtractedInReverse } from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { always, choiceFamily, family, graded, range, type Step } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';

/** A description in words, the expression for it, and expressions that group it wrongly. */
type Told = {
  words: string;
  right: string;
  others: readonly { rule: MalRule & { hints: { principle: string } }; to: string }[];
  /** What has to be found first, with its own expression. */
  first: Step;
};

/** 1: a sum times a number. 2: a number times a sum. 3: a difference divided. 4: divided by a sum, and a sum. 5: a sum times a difference. */
const inWords = [
  (chance: Chance): Told => {
    const [a, b, c] = [chance.int(2, 9), chance.int(2, 9), chance.int(2, 6)];
    return {
      words: `Add ${a} and ${b}. Then multiply the sum by ${c}.`,
      right: `(${a} + ${b}) \\times ${c}`,
      others: [
        { rule: writtenAsHeard, to: `${a} + ${b} \\times ${c}` },
        { rule: parenthesesMisplaced, to: `(${a} \\times ${c}) + ${b}` },
      ],
      first: ['The sum has to be known first, so it goes in parentheses.', `(${a} + ${b})`],
    };
  },
  (chance: Chance): Told => {
    const [a, b, c] = [chance.int(3, 9), chance.int(2, 9), chance.int(10, 20)];
    return {
      words: `Multiply ${a} by the sum of ${b} and ${c}.`,
      right: `${a} \\times (${b} + ${c})`,
      others: [
        { rule: writtenAsHeard, to: `${a} \\times ${b} + ${c}` },
        { rule: parenthesesMisplaced, to: `(${a} + ${b}) \\times ${c}` },
      ],
      first: ['The sum has to be known first, so it goes in parentheses.', `(${b} + ${c})`],
    };
  },
  (chance: Chance): Told => {
    const [c, b] = [chance.int(2, 6), chance.int(2, 6)];
    const a = c * (b + chance.int(3, 9));
    return {
      words: `Subtract ${b * c} from ${a}. Then divide the difference by ${c}.`,
      right: `(${a} - ${b * c}) \\div ${c}`,
      others: [
        { rule: writtenAsHeard, to: `${a} - ${b * c} \\div ${c}` },
        { rule: subtractedInReverse, to: `(${b * c} - ${a}) \\div ${c}` },
      ],
      first: ['The difference has to be known first, so it goes in parentheses.', `(${a} - ${b * c})`],
    };
  },
  (chance: Chance): Told => {
    const [b, c, d] = [chance.int(2, 4), chance.int(5, 8), chance.int(2, 9)];
    const a = (b + c) * b * chance.int(2, 5);
    return {
      words: `Divide ${a} by the sum of ${b} and ${c}. Then add ${d}.`,
      right: `${a} \\div (${b} + ${c}) + ${d}`,
      others: [
        { rule: writtenAsHeard, to: `${a} \\div ${b} + ${c} + ${d}` },
        { rule: parenthesesMisplaced, to: `${a} \\div (${b} + ${c} + ${d})` },
      ],
      first: [`The sum of ${b} and ${c} has to be known first, so it goes in parentheses.`, `(${b} + ${c})`],
    };
  },
  (chance: Chance): Told => {
    const [a, b, d] = [chance.int(3, 12), chance.int(3, 12), chance.int(2, 8)];
    const c = d + chance.int(3, 9);
    return {
      words: `Add ${a} and ${b}. Then multiply the sum by the difference of ${c} and ${d}.`,
      right: `(${a} + ${b}) \\times (${c} - ${d})`,
      others: [
        { rule: writtenAsHeard, to: `${a} + ${b} \\times ${c} - ${d}` },
        { rule: parenthesesMisplaced, to: `(${a} + ${b}) \\times ${c} - ${d}` },
      ],
      first: [
        'The sum and the difference have to be known first, so each goes in parentheses.',
        `(${a} + ${b}), \\quad (${c} - ${d})`,
      ],
    };
  },
] as const;

const ask = 'What has to be known first?';

const matchWords = choiceFamily(
  { name: 'whole_order_operations_words', version: 1, skill: 'whole_order_operations' },
  {
    levels: { told: graded((chance, difficulty) => inWords[difficulty - 1]!(chance)) },
    given: ({ told: { words, right } }) => ({ stem: `Which expression matches the words?\n\n${words}`, right: `$${right}$` }),
    steps: ({ told: { first, right } }) => [first, ['Now write the whole expression.', right]],
    ladder: ({ told: { first } }) => [
      ask,
      'Parentheses show what is done first. Without them, multiplication and division come before addition and subtraction.',
      `Start with $${first[1]}$. What happens to it next?`,
    ],
    ways: ({ told: { others, first } }) =>
      others.map(({ rule, to }) => ({
        rule,
        to: `$${to}$`,
        hints: [ask, rule.hints.principle, `Look for $${first[1]}$ in the choices.`],
      })),
  },
);

/** A story with two operations, and the expression for it. */
const stories: readonly ((chance: Chance, most: number) => Told & { asks: string })[] = [
  (chance, most) => {
    const [a, b, c] = [chance.int(2, most), chance.int(4, 12), chance.int(2, 9)];
    const name = person(chance);
    return {
      words: `${name} buys ${a} packs of ${b} markers and ${c} single markers.`,
      asks: 'Which expression gives the number of markers?',
      right: `${a} \\times ${b} + ${c}`,
      others: [
        { rule: parenthesesMisplaced, to: `${a} \\times (${b} + ${c})` },
        { rule: usesEachNumberOnce, to: `${a} + ${b} + ${c}` },
      ],
      first: ['The packs are equal groups, so multiply.', `${a} \\times ${b}`],
    };
  },
  (chance, most) => {
    const [a, b, c] = [chance.int(3, most + 8), chance.int(2, 6), chance.int(7, 9)];
    return {
      words: `For a food drive, each of ${a} students brings ${b} cans and ${c} boxes.`,
      asks: 'Which expression gives the number of cans and boxes in all?',
      right: `${a} \\times (${b} + ${c})`,
      others: [
        { rule: writtenAsHeard, to: `${a} \\times ${b} + ${c}` },
        { rule: parenthesesMisplaced, to: `(${a} + ${b}) \\times ${c}` },
      ],
      first: ['First find how much each student brings.', `(${b} + ${c})`],
    };
  },
  (chance, most) => {
    const [a, b] = [chance.int(2, Math.min(most, 6)), chance.int(3, 8)];
    const name = person(chance);
    return {
      words: `${name} buys ${a} tickets for \\$${b} each and pays with a \\$50 bill.`,
      asks: 'Which expression gives the change in dollars?',
      right: `50 - ${a} \\times ${b}`,
      others: [
        { rule: parenthesesMisplaced, to: `(50 - ${a}) \\times ${b}` },
        { rule: subtractedInReverse, to: `${a} \\times ${b} - 50` },
      ],
      first: ['First find what the tickets cost.', `${a} \\times ${b}`],
    };
  },
  (chance, most) => {
    const [a, each] = [chance.int(3, most), chance.int(4, 12)];
    const kept = a * chance.int(1, 3);
    const name = person(chance);
    return {
      words: `${name} has ${a * each + kept} stickers. ${name} keeps ${kept} and divides the rest equally among ${a} friends.`,
      asks: 'Which expression gives the number of stickers for each friend?',
      right: `(${a * each + kept} - ${kept}) \\div ${a}`,
      others: [
        { rule: writtenAsHeard, to: `${a * each + kept} - ${kept} \\div ${a}` },
        { rule: subtractedInReverse, to: `(${kept} - ${a * each + kept}) \\div ${a}` },
      ],
      first: ['First find how many stickers are given away.', `(${a * each + kept} - ${kept})`],
    };
  },
];

const matchStory = choiceFamily(
  { name: 'whole_order_operations_story', version: 1, skill: 'whole_order_operations' },
  {
    levels: { told: graded((chance, difficulty) => chance.pick(stories)(chance, 2 + 2 * difficulty)) },
    given: ({ told: { words, asks, right } }) => ({ stem: `${words} ${asks}`, right: `$${right}$` }),
    steps: ({ told: { first, right } }) => [first, ['Now write the whole expression.', right]],
    ladder: ({ told: { first } }) => [
      'What happens first in the story? What happens after that?',
      'Parentheses show what is done first. Without them, multiplication and division come before addition and subtraction.',
      `Start with $${first[1]}$. What happens to it next?`,
    ],
    ways: ({ told: { others, first } }) =>
      others.map(({ rule, to }) => ({
        rule,
        to: `$${to}$`,
        hints: [ask, rule.hints.principle, `Look for $${first[1]}$ in the choices. What does it tell in the story?`],
      })),
  },
);

/**
 * A sum, and the same sum times one number or two: how many times as large? 1 and 2: one number. 3 and 4: two of them. 5: a
 * product divided.
 */
const timesAsLarge = family(
  { name: 'whole_order_operations_times_as_large', version: 1, skill: 'whole_order_operations' },
  {
    levels: {
      a: always(range(121, 989)),
      b: always(range(34, 98)),
      c: [range(2, 9), range(3, 12), range(2, 5), range(3, 9), range(2, 4)],
      d: [range(1, 1), range(1, 1), range(6, 9), range(2, 8), range(2, 5)],
    },
    where: ({ a, c, d }) => a % 10 !== 0 && c !== d,
    derived: ({ a, b, c, d, difficulty }) => {
      const sum = difficulty === 4 ? `${a} - ${b}` : `${a} + ${b}`;
      if (difficulty < 3) return { sum, second: difficulty === 1 ? `(${sum}) \\times ${c}` : `${c} \\times (${sum})`, right: c };
      if (difficulty < 5) return { sum, second: `${c} \\times (${sum}) \\times ${d}`, right: c * d };
      return { sum, second: `(${sum}) \\times ${c * d} \\div ${d}`, right: c };
    },
    given: ({ sum, second, right }) => ({
      stem: `How many times as large as the first expression is the second one? You do not need to find their values.\n\n$${sum}$\n\n$${second}$`,
      right,
    }),
    steps: ({ sum, second, c, d, difficulty }) => [
      ['The part in parentheses is the first expression.', sum],
      difficulty < 3
        ? [`It is multiplied by ${c}.`, `${second} \\; \\to \\; ${c}`]
        : difficulty < 5
          ? [`It is multiplied by ${c} and by ${d}.`, `${c} \\times ${d} = ${c * d}`]
          : [`It is multiplied by ${c * d} and divided by ${d}.`, `${c * d} \\div ${d} = ${c}`],
    ],
    ladder: ({ sum }) => [
      'What is the same in both expressions?',
      'Treat what is in parentheses as one number. Then see what is done to that number.',
      `Cover $${sum}$ in the second expression. What is left?`,
    ],
    ways: ({ c, d, sum, difficulty }) => [
      ...(difficulty === 3 || difficulty === 4
        ? [
            following(
              addInsteadOfMultiply,
              [c, d],
              [
                `Is $${sum}$ multiplied once, or twice?`,
                'Multiplying by one number and then by another is the same as multiplying by their product.',
                `Multiplying by ${c} and by ${d}: if you start with 1, where do you end?`,
              ],
            ),
            following(
              partNotMultiplied,
              [c],
              [
                `What comes after the parentheses around $${sum}$?`,
                'Every factor outside the parentheses counts.',
                `There are two factors outside, ${c} and ${d}. Use both of them.`,
              ],
            ),
          ]
        : []),
      ...(difficulty === 5
        ? [
            following(
              partNotMultiplied,
              [c * d],
              [
                `What comes after the multiplication by ${c * d}?`,
                'Multiplying makes a number larger. Dividing makes it smaller again.',
                `After the multiplication by ${c * d}, divide by ${d}.`,
              ],
            ),
          ]
        : []),
    ],
  },
);

export const expressionInWordsGenerators: readonly Generator[] = [matchWords, matchStory, timesAsLarge];
