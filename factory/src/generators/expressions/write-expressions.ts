import { drawUntil } from '../../draw-until.ts';
import type { Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  bracketsLeftOut,
  bracketsPutIn,
  joined,
  lettersSwapped,
  productForSum,
  quotientReversed,
  rateAndStartSwapped,
  sumForProduct,
  wordOrder,
} from '../../mal-rules/expressions.ts';
import { held } from '../../mal-rules/held.ts';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';

type Difficulty = Parameters<Generator['draft']>[1];
type Hints = DraftMisconception['hints'];
type Phrase = {
  words: string;
  answer: string;
  tex?: string;
  last: string;
  wrong: { rule: string; tag: string; answer: string; hints: Hints }[];
};

const letters = ['n', 'x', 'y', 'm', 'k'] as const;

/** The phrases of each level, with what the common misreadings write. */
function phrases(difficulty: Difficulty, x: string, a: number, b: number, c: number): Phrase[] {
  const order = (answer: string, number: string): Phrase['wrong'][number] => ({
    rule: 'word_order',
    tag: 'representation_error:reversal',
    answer,
    hints: [
      'From what is something taken away? Find the words "less than", "from" or "difference".',
      '"Less than" and "subtracted from" turn the order round: what you start from is written first.',
      `Try it with a number for $${x}$, say 20: what is the result in words? Does your expression give the same?`.replace(
        '20',
        number,
      ),
    ],
  });
  const operation = (answer: string): Phrase['wrong'][number] => ({
    rule: 'operation_mixed_up',
    tag: 'conceptual_error:operation',
    answer,
    hints: [
      'Which word names the operation: sum, product, more than, times, divided by?',
      'A sum and "more than" mean adding; a product and "times" mean multiplying.',
      `Put 10 for $${x}$: what would the words give? And your expression?`,
    ],
  });
  const reversedQuotient: Phrase['wrong'][number] = {
    rule: 'quotient_reversed',
    tag: 'representation_error:reversal',
    answer: quotientReversed(x, `${a}`),
    hints: [
      'Which number is being divided, and by which?',
      'What is divided is written on top; what it is divided by stands below.',
      `Put ${4 * a} for $${x}$: the words give a whole number. Does your expression?`,
    ],
  };
  const noBrackets = (answer: string): Phrase['wrong'][number] => ({
    rule: 'brackets_left_out',
    tag: 'procedural_error:brackets',
    answer,
    hints: [
      'What belongs together before the last step is taken? Look for "the sum of" and "the difference of".',
      'What must be worked out first goes into brackets.',
      `Write the sum or difference by itself first, in brackets. Then do to it what the words say.`,
    ],
  });
  const tooManyBrackets = (answer: string): Phrase['wrong'][number] => ({
    rule: 'brackets_put_in',
    tag: 'procedural_error:brackets',
    answer,
    hints: [
      `Is everything multiplied by ${a}, or only $${x}$?`,
      'Brackets are needed only where something must be worked out before multiplying.',
      `Write "${a} times $${x}$" first. What is done after that?`,
    ],
  });
  return {
    1: [
      {
        words: `the sum of $${x}$ and ${a}`,
        answer: linearText(1, a, x),
        last: 'A sum is written with a plus sign.',
        wrong: [operation(sumText(productForSum(x, a)))],
      },
      {
        words: `${a} more than $${x}$`,
        answer: linearText(1, a, x),
        last: '"More than" adds to the number.',
        wrong: [operation(sumText(productForSum(x, a)))],
      },
      {
        words: `the product of ${a} and $${x}$`,
        answer: linearText(a, 0, x),
        last: 'A product of a number and a letter is written without a sign, the number first.',
        wrong: [operation(sumText(sumForProduct(x, a)))],
      },
      {
        words: `$${x}$ divided by ${a}`,
        answer: `${x}/${a}`,
        tex: `\\frac{${x}}{${a}}`,
        last: 'What is divided stands on top.',
        wrong: [reversedQuotient],
      },
      {
        words: `${a} less than $${x}$`,
        answer: linearText(1, -a, x),
        last: `Start from $${x}$ and take ${a} away.`,
        wrong: [order(wordOrder(`${a}`, x), '20')],
      },
    ],
    2: [
      {
        words: `${a} subtracted from $${x}$`,
        answer: linearText(1, -a, x),
        last: `Start from $${x}$ and take ${a} away.`,
        wrong: [order(wordOrder(`${a}`, x), '20')],
      },
      {
        words: `$${x}$ subtracted from ${a}`,
        answer: `${a} - ${x}`,
        last: `Start from ${a} and take $${x}$ away.`,
        wrong: [order(wordOrder(x, `${a}`), '1')],
      },
      {
        words: `${b} more than ${a} times $${x}$`,
        answer: linearText(a, b, x),
        last: `Write ${a} times $${x}$, then add ${b}.`,
        wrong: [tooManyBrackets(sumText(bracketsPutIn(a, x, b))), operation(`${a} + ${x} + ${b}`)],
      },
      {
        words: `${a} times $${x}$, decreased by ${b}`,
        answer: linearText(a, -b, x),
        last: `Write ${a} times $${x}$, then take ${b} away.`,
        wrong: [tooManyBrackets(sumText(bracketsPutIn(a, x, -b))), order(wordOrder(`${b}`, `${a}${x}`), '20')],
      },
    ],
    3: [
      {
        words: `${b} less than ${a} times $${x}$`,
        answer: linearText(a, -b, x),
        last: `Start from ${a} times $${x}$ and take ${b} away.`,
        wrong: [order(wordOrder(`${b}`, `${a}${x}`), '20'), tooManyBrackets(sumText(bracketsPutIn(a, x, -b)))],
      },
      {
        words: `the quotient of $${x}$ and ${a}, increased by ${b}`,
        answer: `${x}/${a} + ${b}`,
        tex: `\\frac{${x}}{${a}} + ${b}`,
        last: `Write the quotient first, then add ${b}.`,
        wrong: [{ ...reversedQuotient, answer: `${quotientReversed(x, `${a}`)} + ${b}` }, noBrackets(`(${x} + ${b})/${a}`)],
      },
      {
        words: `${a} times $${x}$ subtracted from ${b}`,
        answer: `${b} - ${a}${x}`,
        last: `Start from ${b} and take ${a} times $${x}$ away.`,
        wrong: [order(wordOrder(`${a}${x}`, `${b}`), '1'), operation(`${b} + ${a}${x}`)],
      },
    ],
    4: [
      {
        words: `${a} times the sum of $${x}$ and ${b}`,
        answer: `${a}(${linearText(1, b, x)})`,
        last: 'The sum comes first, so it stands in brackets.',
        wrong: [noBrackets(sumText(bracketsLeftOut(a, x, b))), operation(`${a} + ${x} + ${b}`)],
      },
      {
        words: `the difference of $${x}$ and ${b}, divided by ${a}`,
        answer: `(${linearText(1, -b, x)})/${a}`,
        tex: `\\frac{${linearText(1, -b, x)}}{${a}}`,
        last: 'The difference comes first; all of it is divided.',
        wrong: [noBrackets(`${x} - ${b}/${a}`), order(`(${wordOrder(`${b}`, x)})/${a}`, '40')],
      },
      {
        words: `${a} times the difference of $${x}$ and ${b}`,
        answer: `${a}(${linearText(1, -b, x)})`,
        last: 'The difference comes first, so it stands in brackets.',
        wrong: [noBrackets(sumText(bracketsLeftOut(a, x, -b))), order(`${a}(${wordOrder(`${b}`, x)})`, '40')],
      },
    ],
    5: [
      {
        words: `${c} less than ${a} times the sum of $${x}$ and ${b}`,
        answer: `${a}(${linearText(1, b, x)}) - ${c}`,
        last: `Bracket the sum, multiply it by ${a}, and take ${c} away at the end.`,
        wrong: [
          noBrackets(`${sumText(bracketsLeftOut(a, x, b))} - ${c}`),
          order(wordOrder(`${c}`, `${a}(${linearText(1, b, x)})`), '20'),
        ],
      },
      {
        words: `${c} more than the quotient of the difference of $${x}$ and ${b} and the number ${a}`,
        answer: `(${linearText(1, -b, x)})/${a} + ${c}`,
        tex: `\\frac{${linearText(1, -b, x)}}{${a}} + ${c}`,
        last: `The difference is divided by ${a}; then ${c} is added.`,
        wrong: [noBrackets(`${x} - ${b}/${a} + ${c}`), order(`(${wordOrder(`${b}`, x)})/${a} + ${c}`, '40')],
      },
      {
        words: `the product of ${a} and the difference of $${x}$ and ${b}, decreased by ${c} times $${x}$`,
        answer: `${a}(${linearText(1, -b, x)}) - ${c}${x}`,
        last: `Bracket the difference, multiply it by ${a}, and take ${c} times $${x}$ away.`,
        wrong: [
          noBrackets(`${sumText(bracketsLeftOut(a, x, -b))} - ${c}${x}`),
          order(wordOrder(`${c}${x}`, `${a}(${linearText(1, -b, x)})`), '20'),
        ],
      },
    ],
  }[difficulty];
}

/** 1: one operation. 2: reversed order, or two operations. 3: two operations, reversed. 4: brackets. 5: three operations. */
const phrase: Generator = {
  name: 'expr_write_phrase',
  version: 1,
  skill: 'expr_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const x = chance.pick(letters);
    const [a, b, c] = drawUntil(
      () => [chance.int(3, 9), chance.int(3, 15), chance.int(3, 9)] as const,
      ([p, q, r]) => new Set([p, q, r]).size === 3,
    );
    const { words, answer, tex = answer, last, wrong } = chance.pick(phrases(difficulty, x, a, b, c));
    const misconceptions = wrong.flatMap((one) => held(one.rule, one.tag, one.answer, answer, one.hints));
    return {
      stem: `Write an expression for: **${words}**.`,
      answer,
      inputType: 'expression',
      variables: { [x]: 'a number' },
      steps: [
        {
          explanation: `The letter $${x}$ stands for the number. Find the words for the operations, and what they are done to.`,
          math: x,
        },
        { explanation: last, math: tex },
      ],
      misconceptions,
      wrong: `101${x} + 103`,
    };
  },
};

type Change = { start: (a: number) => string; rate: (b: number) => string; letter: string; what: string; ask: string };

const bills: readonly Change[] = [
  {
    start: (a: number) => `A skating rink charges \\$${a} to enter`,
    rate: (b: number) => `\\$${b} for each hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the total cost, in dollars,',
  },
  {
    start: (a: number) => `A print shop charges \\$${a} to set up`,
    rate: (b: number) => `\\$${b} for each poster`,
    letter: 'p',
    what: 'posters',
    ask: 'the total cost, in dollars,',
  },
  {
    start: (a: number) => `A plant is ${a} cm tall now`,
    rate: (b: number) => `grows ${b} cm every week`,
    letter: 'w',
    what: 'weeks',
    ask: 'its height, in centimeters, after',
  },
  {
    start: (a: number) => `A tank holds ${a} liters`,
    rate: (b: number) => `a pump adds ${b} liters every minute`,
    letter: 'm',
    what: 'minutes',
    ask: 'the number of liters in the tank after',
  },
  {
    start: (a: number) => `A club has ${a} members`,
    rate: (b: number) => `gains ${b} members every month`,
    letter: 'm',
    what: 'months',
    ask: 'the number of members after',
  },
];

const drains: readonly Change[] = [
  {
    start: (a: number) => `A gift card holds \\$${a}`,
    rate: (b: number) => `every coffee costs \\$${b}`,
    letter: 'c',
    what: 'coffees',
    ask: 'the dollars left on the card after',
  },
  {
    start: (a: number) => `A tank holds ${a} liters`,
    rate: (b: number) => `loses ${b} liters every hour`,
    letter: 'h',
    what: 'hours',
    ask: 'the number of liters left after',
  },
  {
    start: (a: number) => `A candle is ${a} mm tall`,
    rate: (b: number) => `burns down ${b} mm every minute`,
    letter: 'm',
    what: 'minutes',
    ask: 'its height, in millimeters, after',
  },
];

/** 1: only a rate. 2: a start and a rate. 3: a start that goes down. 4: a rate with a rest that is shared. 5: a discount for each, then all together. */
const story: Generator = {
  name: 'expr_write_story',
  version: 1,
  skill: 'expr_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [start, rate, off] = drawUntil(
      () => [difficulty === 3 ? chance.int(60, 240) : chance.int(5, 60), chance.int(3, 14), chance.int(2, 9)] as const,
      ([p, q, r]) => p !== q && q > r && p !== r,
    );
    const make = (
      x: string,
      what: string,
      stem: string,
      answer: string,
      tex: string,
      steps: { explanation: string; math: string }[],
      misconceptions: DraftMisconception[],
    ) => ({
      stem,
      answer,
      inputType: 'expression' as const,
      variables: { [x]: what },
      steps: [...steps, { explanation: 'This is the expression.', math: tex }],
      misconceptions,
      wrong: `101${x} + 103`,
    });
    if (difficulty === 1) {
      const [what, x] = chance.pick([
        ['tickets', 't'],
        ['muffins', 'm'],
        ['balloons', 'b'],
        ['pens', 'p'],
        ['plants', 'n'],
      ] as const);
      const right = linearText(rate, 0, x);
      return make(
        x,
        `the number of ${what}`,
        `One of the ${what} at a fair costs \\$${rate}. Write an expression for the cost, in dollars, of $${x}$ ${what}.`,
        right,
        right,
        [{ explanation: `Every one costs ${rate} dollars, so the price is repeated: multiply.`, math: `${rate} \\cdot ${x}` }],
        [
          ...held('sum_for_product', 'conceptual_error:operation', sumText(sumForProduct(x, rate)), right, [
            `What would 2 of the ${what} cost? And 3? What do you do each time?`,
            'The same price for each one means multiplying.',
            `Put 2 for $${x}$ into your expression. Is it what two of them cost?`,
          ]),
          ...held('quotient_for_product', 'conceptual_error:operation', quotientReversed(`${rate}`, x), right, [
            'Does the cost grow or shrink when more are bought?',
            'The same price for each one means multiplying.',
            `Put 2 for $${x}$ into your expression. Is it what two of them cost?`,
          ]),
        ],
      );
    }
    if (difficulty === 2 || difficulty === 3) {
      const scenes: readonly Change[] = difficulty === 2 ? bills : drains;
      const scene = chance.pick(scenes);
      const x = scene.letter;
      const sign = difficulty === 2 ? 1 : -1;
      const right = sumText([
        [start, ''],
        [sign * rate, x],
      ]);
      const ask = scene.ask.endsWith('after') ? `${scene.ask} $${x}$ ${scene.what}` : `${scene.ask} for $${x}$ ${scene.what}`;
      const sub = `What is it after 1 of the ${scene.what}? After 2? Which of the two numbers, ${start} or ${rate}, is repeated?`;
      return make(
        x,
        `the number of ${scene.what}`,
        `${scene.start(start)}, and ${scene.rate(rate)}. Write an expression for ${ask}.`.replace(
          /, and (grows|gains|loses|burns)/,
          ' and $1',
        ),
        right,
        right,
        [
          { explanation: `The ${rate} is repeated $${x}$ times, so it is multiplied by $${x}$.`, math: `${rate}${x}` },
          { explanation: sign > 0 ? `It is added to the ${start}.` : `It is taken away from the ${start}.`, math: right },
        ],
        [
          ...held(
            'rate_and_start_swapped',
            'representation_error:roles',
            sumText(times2(sign, rateAndStartSwapped(rate, start, x))),
            right,
            [
              `Which of ${start} and ${rate} belongs to every single one of the ${scene.what}?`,
              'What is there once stands alone; what is repeated is multiplied by the letter.',
              sub,
            ],
          ),
          ...held('joined', 'conceptual_error:joined_terms', sumText(joined(start, sign * rate, x)), right, [
            `Is the ${start} repeated as well?`,
            'A number and a multiple of a letter cannot be joined into one term.',
            sub,
          ]),
          ...(sign < 0
            ? held('word_order', 'representation_error:reversal', wordOrder(`${rate}${x}`, `${start}`), right, [
                'What is there at the start, and what is taken away from it?',
                'What you start from is written first.',
                sub,
              ])
            : []),
        ],
      );
    }
    if (difficulty === 4) {
      const x = chance.pick(['c', 'n', 'b'] as const);
      const friends = off + 1;
      const who = person(chance);
      const answer = `(${linearText(1, rate, x)})/${friends}`;
      return make(
        x,
        'the number of cards',
        `${who} has $${x}$ cards, finds ${rate} more, and then shares all of them equally among ${friends} people. Write an expression for the number of cards each person gets.`,
        answer,
        `\\frac{${linearText(1, rate, x)}}{${friends}}`,
        [
          { explanation: 'First the cards are put together.', math: linearText(1, rate, x) },
          {
            explanation: `Then all of them are divided by ${friends}, so the sum is in brackets or above the bar.`,
            math: `(${linearText(1, rate, x)}) \\div ${friends}`,
          },
        ],
        [
          ...held('brackets_left_out', 'procedural_error:brackets', `${x} + ${rate}/${friends}`, answer, [
            `Which cards are shared: only the ${rate} new ones, or all of them?`,
            'What must be worked out first goes into brackets.',
            'Write the number of all cards first, in brackets.',
          ]),
          ...held(
            'quotient_reversed',
            'representation_error:reversal',
            quotientReversed(`${friends}`, `(${linearText(1, rate, x)})`),
            answer,
            [
              'What is shared, and by how many?',
              'What is divided stands on top; what it is divided by stands below.',
              'Write the number of all cards first. It is what is divided.',
            ],
          ),
        ],
      );
    }
    const x = chance.pick(['p', 'd', 'c'] as const);
    const count = chance.int(3, 12) + 12;
    const ware = chance.pick(['shirts', 'tickets', 'books', 'chairs'] as const);
    const answer = `${count}(${linearText(1, -rate, x)})`;
    return make(
      x,
      'the usual price in dollars',
      `The usual price of one of the ${ware} is $${x}$ dollars. In a sale each is \\$${rate} cheaper. Write an expression for the cost, in dollars, of ${count} ${ware} in the sale.`,
      answer,
      answer,
      [
        { explanation: 'First the sale price of one.', math: linearText(1, -rate, x) },
        {
          explanation: `It is paid ${count} times, so the difference stands in brackets.`,
          math: `${count} \\cdot (${linearText(1, -rate, x)})`,
        },
      ],
      [
        ...held('brackets_left_out', 'procedural_error:brackets', sumText(bracketsLeftOut(count, x, -rate)), answer, [
          `How often is the ${rate} dollars taken off: once, or for each of them?`,
          'What must be worked out first goes into brackets.',
          'Write the sale price of one first, in brackets.',
        ]),
        ...held('word_order', 'representation_error:reversal', `${count}(${wordOrder(`${rate}`, x)})`, answer, [
          `Which is taken from which, ${rate} from the price or the price from ${rate}?`,
          'What you start from is written first.',
          'Write the sale price of one first: the usual price less the reduction.',
        ]),
      ],
    );
  },
};

const times2 = (sign: 1 | -1, [first, second]: ReturnType<typeof rateAndStartSwapped>) => [
  first!,
  [sign * second![0], second![1]] as const,
];

const pairs = [
  { one: 'adult tickets', other: 'child tickets', letters: ['a', 'c'], noun: 'tickets' },
  { one: 'roses', other: 'tulips', letters: ['r', 't'], noun: 'flowers' },
  { one: 'small boxes', other: 'large boxes', letters: ['s', 'b'], noun: 'boxes' },
  { one: 'pens', other: 'erasers', letters: ['p', 'r'], noun: 'things' },
] as const;

/** Two letters. 1: the numbers of things are the letters. 2: the prices are the letters. 3: a fixed amount too. 4: a discount too. 5: one kind is given back. */
const twoLetters: Generator = {
  name: 'expr_write_two_letters',
  version: 1,
  skill: 'expr_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance: Chance, difficulty) {
    const scene = chance.pick(pairs);
    const [x, y] = scene.letters;
    const [a, b, c] = drawUntil(
      () => [chance.int(2, 12), chance.int(2, 12), chance.int(3, 20)] as const,
      ([p, q, r]) => new Set([p, q, r]).size === 3 && p !== q,
    );
    const fixed = difficulty === 3 ? c : difficulty === 4 ? -c : 0;
    const second = difficulty === 5 ? -b : b;
    const rest = fixed === 0 ? ([] as const) : ([[fixed, '']] as const);
    const right = sumText([[a, x], [second, y], ...rest]);
    const prices =
      difficulty === 1
        ? `${scene.one[0]!.toUpperCase()}${scene.one.slice(1)} cost \\$${a} each and ${scene.other} cost \\$${b} each. Someone buys $${x}$ ${scene.one} and $${y}$ ${scene.other}.`
        : `${scene.one[0]!.toUpperCase()}${scene.one.slice(1)} cost $${x}$ dollars each and ${scene.other} cost $${y}$ dollars each. Someone buys ${a} ${scene.one}${difficulty === 5 ? ` and returns ${b} ${scene.other} for their full price` : ` and ${b} ${scene.other}`}${difficulty === 3 ? `, and pays \\$${c} for delivery` : difficulty === 4 ? `, and has a coupon that takes \\$${c} off the total` : ''}.`;
    const ask = difficulty === 5 ? 'how many dollars more is paid than is given back' : 'the total cost, in dollars';
    const sub = `Write the dollars for the ${scene.one} first, as one term. Then those for the ${scene.other}.`;
    const misconceptions = [
      ...held('letters_swapped', 'representation_error:roles', sumText([...lettersSwapped(a, second, x, y), ...rest]), right, [
        `Which number belongs to $${x}$, and which to $${y}$?`,
        'The cost of one kind is the number of things times the price of one.',
        sub,
      ]),
      ...held('joined', 'conceptual_error:joined_terms', sumText([...joined(a, second, `${x}${y}`), ...rest]), right, [
        `Are $${x}$ and $${y}$ the same amount?`,
        'Terms with different letters stay apart; only a sum of two terms is right here.',
        sub,
      ]),
      ...held(
        'prices_added',
        'omission_error:numbers',
        fixed === 0
          ? sumText([
              [1, x],
              [Math.sign(second), y],
            ])
          : sumText([[1, x], [1, y], ...rest]),
        right,
        [
          `How many of each are there? Does your expression say so?`,
          'The cost of one kind is the number of things times the price of one.',
          sub,
        ],
      ),
    ];
    return {
      stem: `${prices} Write an expression for ${ask}.`,
      answer: right,
      inputType: 'expression',
      variables:
        difficulty === 1
          ? { [x]: `number of ${scene.one}`, [y]: `number of ${scene.other}` }
          : { [x]: `price of one of the ${scene.one}`, [y]: `price of one of the ${scene.other}` },
      steps: [
        { explanation: `The ${scene.one}: number times price.`, math: sumText([[a, x]]) },
        { explanation: `The ${scene.other}: number times price.`, math: sumText([[b, y]]) },
        {
          explanation:
            difficulty === 5
              ? 'What is given back is taken away.'
              : fixed === 0
                ? 'Add the two.'
                : fixed > 0
                  ? 'Add the two, and the delivery.'
                  : 'Add the two, and take the coupon off.',
          math: right,
        },
      ],
      misconceptions,
      wrong: `101${x} + 103${y}`,
    };
  },
};

export const writeExpressionsGenerators: readonly Generator[] = [phrase, story, twoLetters];
