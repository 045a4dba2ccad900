import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { fractionWay } from '../../wording/fraction-way.ts';
import { partToPart, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, choiceFamily, family, graded, oneOf, only, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  anyCommonFactor,
  crossedOutDigits,
  differenceAsFactor,
  dividedBottomOnly,
  dividedTopOnly,
  factorForNumber,
  notSimplified,
  numbersExchanged,
  oneNumberTested,
  sameAddedToBoth,
  smallNumbersAreLowest,
  stoppedEarly,
  topAsFactor,
  triesOnlyTwo,
} from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import { restInsteadOfPart } from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import type { NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, lowest } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

const smallestDivisor = (n: number): number => [2, 3, 5, 7, 11, 13].find((prime) => n % prime === 0) ?? n;

/** The common factor. 1: 2, 3 or 5. 2: two steps with small numbers. 3: two steps. 4: 12 and more. 5: factors that are hard to see. */
const factorsBy: readonly [number[], number[], number[], number[], number[]] = [
  [2, 3, 5],
  [4, 6, 9],
  [6, 7, 8, 9, 10],
  [12, 14, 15, 16, 18, 20],
  [21, 22, 26, 28, 33, 34, 35, 39],
];

/** Draws a fraction that can be simplified: its lowest terms and the factor that both numbers share. */
function drawReducible(
  chance: Chance,
  difficulty: Difficulty,
  proper: boolean,
): { f: WrittenFraction; factor: number; given: WrittenFraction } {
  const drawn = drawUntil(
    () => ({
      f: { top: chance.int(1, proper ? 8 : 13), bottom: chance.int(2, 9) },
      factor: chance.pick(byDifficulty(difficulty, factorsBy)),
    }),
    ({ f, factor }) =>
      isLowest(f) &&
      f.bottom > 2 &&
      f.top !== factor &&
      f.bottom !== factor &&
      (proper ? f.top < f.bottom : f.top > f.bottom) &&
      f.bottom * factor < 320,
  );
  return { ...drawn, given: { top: drawn.f.top * drawn.factor, bottom: drawn.f.bottom * drawn.factor } };
}

/** Returns the steps of simplifying as school does it: divide by a small factor first, then by what is left. */
function reducingSteps(given: WrittenFraction, factor: number): [string, string][] {
  const first = smallestDivisor(factor);
  const middle = { top: given.top / first, bottom: given.bottom / first };
  const last = { top: given.top / factor, bottom: given.bottom / factor };
  const by = (n: number, from: WrittenFraction, to: WrittenFraction): string =>
    `${fracTex(from)} = \\frac{${from.top} \\div ${n}}{${from.bottom} \\div ${n}} = ${fracTex(to)}`;
  if (first === factor) {
    return [
      [`Divide both ${given.top} and ${given.bottom} by their common factor, ${factor}.`, by(factor, given, last)],
      [`The only common factor of ${last.top} and ${last.bottom} is 1, so the fraction is in simplest form.`, fracTex(last)],
    ];
  }
  return [
    [`Divide both ${given.top} and ${given.bottom} by their common factor, ${first}.`, by(first, given, middle)],
    [
      `Divide both ${middle.top} and ${middle.bottom} by ${factor / first}. Now the only common factor is 1.`,
      by(factor / first, middle, last),
    ],
  ];
}

function reducingWays(given: WrittenFraction, factor: number): NumberWay[] {
  const { top, bottom } = given;
  const first = smallestDivisor(factor);
  const divides = `What number divides both ${top} and ${bottom}?`;
  return [
    fractionWay(stoppedEarly, first === factor ? null : stoppedEarly.answer(given, first), [
      stoppedEarly.hints.look,
      'A fraction is in simplest form when the only common factor of its numerator and denominator is 1.',
      `You divided both by ${first}. Now try 2, 3, 5, and 7 again on the new numbers.`,
    ]),
    fractionWay(
      dividedTopOnly,
      dividedTopOnly.answer(given, factor),
      [
        dividedTopOnly.hints.look,
        dividedTopOnly.hints.principle,
        `You divided ${top} by ${factor}. Is the denominator divided, too?`,
      ],
      dividedTopOnly.told(given, factor),
    ),
    fractionWay(dividedBottomOnly, dividedBottomOnly.answer(given, factor), [
      dividedBottomOnly.hints.look,
      dividedBottomOnly.hints.principle,
      `You divided ${bottom} by ${factor}. Is the numerator divided, too?`,
    ]),
    fractionWay(crossedOutDigits, crossedOutDigits.answer(given), [
      crossedOutDigits.hints.look,
      crossedOutDigits.hints.principle,
      divides,
    ]),
    fractionWay(sameAddedToBoth, sameAddedToBoth.answer(given, -first), [
      'Did you subtract something, or divide?',
      'Dividing both numbers by the same number keeps the value. Subtracting changes it.',
      divides,
    ]),
  ];
}

const reducedAnswer = { inputType: 'fraction', form: 'reduced_fraction', placeholder: 'a fraction, like a/b' } as const;

/** The levels 1 to 5 differ in the common factor; from 3 on some fractions are greater than one. */
const lowestTerms = family(
  { name: 'frac_simplify_lowest_terms', version: 1, skill: 'frac_simplify' },
  {
    levels: {
      reducible: graded((chance, difficulty) => drawReducible(chance, difficulty, difficulty < 3 || chance.maybe(0.6))),
    },
    phrasing: (chance, { reducible: { given } }) => ({
      stem: chance.pick([
        `Write $${fracTex(given)}$ in simplest form.`,
        `Simplify $${fracTex(given)}$. Write your answer in simplest form.`,
        `Which fraction in simplest form is equal to $${fracTex(given)}$?`,
      ]),
    }),
    given: ({ reducible: { f }, stem }) => ({ stem, right: rational(f.top, f.bottom), ...reducedAnswer }),
    steps: ({ reducible: { given, factor } }) => reducingSteps(given, factor),
    ladder: ({ reducible: { given, factor } }) => [
      'What do the numerator and denominator have in common?',
      'Divide the numerator and denominator by the same number. Repeat until their only common factor is 1.',
      `Both ${given.top} and ${given.bottom} have the factor ${smallestDivisor(factor)}. Divide both by it${smallestDivisor(factor) === factor ? '' : ', and then look for another common factor'}.`,
    ],
    ways: ({ reducible: { given, factor } }) => reducingWays(given, factor),
  },
);

/** A group and a part of it: the story, what the fraction is of, and the words for the part and for the others. */
const groups = [
  { told: (who: string, all: number, n: number) => `In ${who}'s sports club, ${n} of the ${all} kids play soccer.`, asks: 'the kids', part: () => '**play** soccer', others: 'do **not** play soccer' },
  { told: (who: string, all: number, n: number) => `A book has ${all} pages. So far, ${who} has read ${n} of them.`, asks: 'the pages', part: (who: string) => `**has ${who} read**`, others: 'are **left to read**' },
  { told: (_who: string, all: number, n: number) => `A box has ${all} beads in it. Of these, ${n} are made of glass.`, asks: 'the beads', part: () => '**are made of glass**', others: 'are **not** made of glass' },
  { told: (who: string, all: number, n: number) => `Of the ${all} seats on ${who}'s bus, ${n} are taken.`, asks: 'the seats', part: () => '**are taken**', others: 'are **empty**' },
  { told: (who: string, all: number, n: number) => `${who} took ${all} shots in basketball practice and made ${n} of them.`, asks: 'the shots', part: () => '**went in**', others: '**missed**' },
  { told: (_who: string, all: number, n: number) => `A parking lot has ${all} cars. Of these, ${n} are electric.`, asks: 'the cars', part: () => '**are electric**', others: 'are **not** electric' },
] as const; // prettier-ignore

/** The levels 2 to 5 differ in the common factor; from 4 on the question asks for the fraction of the rest. */
const inAStory = family(
  { name: 'frac_simplify_story', version: 1, skill: 'frac_simplify', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      reducible: graded((chance, difficulty) => drawReducible(chance, byDifficulty(difficulty, [1, 2, 3, 3, 4]), true)),
    },
    where: ({ reducible: { f, given } }) => given.bottom >= 12 && given.bottom <= 96 && f.bottom - f.top !== f.top,
    derived: ({ reducible: { given, factor }, difficulty }) => {
      const rest = difficulty >= 4;
      return { given, factor, rest, asked: rest ? { ...given, top: given.bottom - given.top } : given };
    },
    phrasing: (chance, { given: { top, bottom }, rest }) => {
      const { told, asks, part, others } = chance.pick(groups);
      const who = person(chance);
      return {
        stem: `${told(who, bottom, top)} What fraction of ${asks} ${rest ? others : part(who)}? Give your answer in simplest form.`,
      };
    },
    given: ({ asked, stem }) => ({ stem, right: rational(asked.top, asked.bottom), ...reducedAnswer }),
    steps: ({ given, factor, rest, asked }) => [
      ...(rest ? [[`Find the number the question asks about.`, `${given.bottom} - ${given.top} = ${asked.top}`] as const] : []),
      [`Write ${asked.top} out of ${asked.bottom} as a fraction.`, fracTex(asked)],
      ...reducingSteps(asked, factor),
    ],
    ladder: ({ given, factor, rest }) => [
      'What is the whole, and which part does the question ask about?',
      'Write the part over the whole. Then divide both numbers by common factors.',
      rest
        ? `Find the part first: $${given.bottom} - ${given.top}$. Write it over ${given.bottom}, and simplify.`
        : `The part is ${given.top}, and the whole is ${given.bottom}. Both numbers have the factor ${smallestDivisor(factor)}.`,
    ],
    ways: ({ given, factor, rest, asked }) => [
      fractionWay(restInsteadOfPart, lowest(restInsteadOfPart.answer(asked.top, asked.bottom)), [
        'Which ones does the question ask about?',
        `The numerator counts only the ones in the question, out of all ${given.bottom}.`,
        rest
          ? `The story tells about ${given.top} of ${given.bottom}. How many are the others?`
          : `Do you need ${given.top}, or do you need what is left?`,
      ]),
      following(
        partToPart,
        [asked.top, asked.bottom],
        [
          'What does your denominator count?',
          'A fraction of a group compares a part with the **whole** group.',
          `There are ${given.bottom} in all. Write the part over that number before you simplify.`,
        ],
      ),
      fractionWay(notSimplified, notSimplified.answer(asked), [
        'Your fraction has the right value. What form does the question ask for?',
        'In simplest form, the only common factor of the numerator and denominator is 1.',
        `Divide both ${asked.top} and ${asked.bottom} by ${smallestDivisor(factor)}. Can you go on?`,
      ]),
      ...reducingWays(asked, factor).slice(0, 2),
    ],
  },
);

/** Returns how finding the number before simplifying goes wrong. */
function undoingWays(f: WrittenFraction, factor: number, gap: 'top' | 'bottom', place: string): NumberWay[] {
  const other = f[gap === 'top' ? 'bottom' : 'top'];
  return [
    ruled(numbersExchanged, [other * factor], `In ${fracPlain(f)}, which number is the ${place}? Multiply that one.`),
    {
      rule: sameAddedToBoth,
      to: sameAddedToBoth.answer(f, factor)?.[gap] ?? null,
      hints: [
        'Both numbers were divided. How do you undo that?',
        'To undo division, multiply. Adding does not undo it.',
        `Your number divided by ${factor} should equal the ${place} of ${fracPlain(f)}.`,
      ],
    },
    following(
      factorForNumber,
      [factor],
      [
        `What does the ${factor} tell you in the question?`,
        `Both numbers were divided by ${factor}. It is not part of the fraction.`,
        `What number divided by ${factor} equals the ${place} of ${fracPlain(f)}?`,
      ],
    ),
  ];
}

const greatestStepWays = (given: WrittenFraction, first: number): NumberWay[] => [
  ruled(anyCommonFactor, [first], `Divide both by ${first}. What else divides both of the new numbers?`),
  ruled(differenceAsFactor, [given], `List the factors of ${given.top}. Which of them are factors of ${given.bottom}, too?`),
  following(
    topAsFactor,
    [given],
    [
      `Does your number divide ${given.bottom} with no remainder?`,
      topAsFactor.hints.principle,
      `List the factors of ${given.top}, and cross out the ones that do not divide ${given.bottom}.`,
    ],
  ),
];

/** 2 to 4: the number by which both can be divided at once. 5: back from the simplest form to the numbers before. */
const greatestStep = family(
  { name: 'frac_simplify_greatest_step', version: 1, skill: 'frac_simplify', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      reducible: graded((chance, difficulty) => drawReducible(chance, byDifficulty(difficulty, [1, 2, 3, 4, 4]), true)),
    },
    where: ({ reducible: { f, factor, given } }) => given.bottom - given.top !== factor && f.top > 1,
    derived: ({ reducible, difficulty }) => ({ ...reducible, back: difficulty === 5 }),
    phrasing: (chance, { f, factor, given, back }) => {
      const gap = back ? chance.pick(['top', 'bottom'] as const) : 'top';
      const place = { top: 'numerator', bottom: 'denominator' }[gap];
      const asks = back
        ? [
            `Both numbers of a fraction were divided by ${factor}, and the result was $${fracTex(f)}$. What was the **${place}** before that?`,
            `${person(chance)} simplified a fraction to $${fracTex(f)}$ by dividing its numerator and denominator by ${factor}. What was the **${place}** before?`,
          ]
        : [
            `What number should you divide both numbers of $${fracTex(given)}$ by to get the simplest form in **one** step?`,
            `You want to simplify $${fracTex(given)}$ in a single step. What number should you divide the numerator and denominator by?`,
          ];
      return { gap, place, stem: chance.pick(asks) };
    },
    given: ({ factor, given, back, gap, stem }) => ({ stem, right: back ? given[gap] : factor }),
    steps: ({ f, factor, given, back, gap, place }) =>
      back
        ? [
            ['To undo division, multiply.', `${fracTex(f)} = \\frac{${f.top} \\times ${factor}}{${f.bottom} \\times ${factor}}`],
            [`The ${place} was ${factor} times as large, so multiply.`, `${f[gap]} \\times ${factor} = ${given[gap]}`],
          ]
        : [
            [
              `Find the greatest number that divides both ${given.top} and ${given.bottom}.`,
              `${given.top} = ${f.top} \\times ${factor}, \\quad ${given.bottom} = ${f.bottom} \\times ${factor}`,
            ],
            [
              `After that step, the only common factor of ${f.top} and ${f.bottom} is 1.`,
              `${fracTex(given)} = ${fracTex(f)}, \\quad ${given.top} \\div ${f.top} = ${factor}`,
            ],
          ],
    ladder: ({ f, factor, given, back, gap, place }) =>
      back
        ? [
            'What was done to both numbers of the fraction?',
            'To undo division, multiply.',
            `In $${fracTex(f)}$, the ${place} is ${f[gap]}. Multiply it by ${factor}.`,
          ]
        : [
            'Which factors do both numbers share?',
            'Dividing by the greatest common factor gets to the simplest form in one step.',
            `List the factors of ${given.top}, and find the greatest one that divides ${given.bottom}, too.`,
          ],
    ways: ({ f, factor, given, back, gap, place }) =>
      back ? undoingWays(f, factor, gap, place) : greatestStepWays(given, smallestDivisor(factor)),
  },
);

const isOdd = (n: number): boolean => n % 2 === 1;
const shown = (f: WrittenFraction): string => `$${fracTex(f)}$`;
const proper =
  (highest: number) =>
  (chance: Chance): WrittenFraction => ({ top: chance.int(1, highest - 1), bottom: chance.int(2, highest) });
/** Multiplies both numbers of a fraction by the factor. */
const multiple =
  (drawFactor: (chance: Chance) => number, highest: number) =>
  (chance: Chance): WrittenFraction => {
    const factor = drawFactor(chance);
    const { top, bottom } = proper(highest)(chance);
    return { top: factor * top, bottom: factor * bottom };
  };

/** Recognizing lowest terms. 1: small numbers. 2: larger ones. 3: odd numbers that share 3, 5 or 7. */
const whichIsLowest = choiceFamily(
  { name: 'frac_simplify_which_is_lowest', version: 1, skill: 'frac_simplify', difficulties: [1, 2, 3] },
  {
    levels: {
      reduced: [proper(15), proper(21), proper(28), proper(28), proper(28)],
      odd: [
        multiple(oneOf(3), 7),
        multiple(oneOf(3, 5), 7),
        multiple(oneOf(5, 7), 7),
        multiple(oneOf(5), 7),
        multiple(oneOf(5), 7),
      ],
      small: always(multiple(only(2), 3)),
      byThree: [multiple(only(3), 5), multiple(only(3), 8), multiple(only(3), 8), multiple(only(3), 8), multiple(only(3), 8)],
    },
    where: ({ reduced, odd, small, byThree }) => {
      const all = [reduced, odd, small, byThree];
      return (
        all.every((f) => f.top < f.bottom) &&
        new Set(all.map((f) => f.top / f.bottom)).size === 4 &&
        isLowest(reduced) &&
        reduced.top > 1 &&
        reduced.bottom > 8 &&
        isOdd(odd.top) &&
        isOdd(odd.bottom) &&
        isOdd(byThree.top) !== isOdd(byThree.bottom) &&
        small.bottom < Math.min(byThree.bottom, odd.bottom)
      );
    },
    derived: ({ odd, small, byThree }) => ({ wrong: [odd, small, byThree] }),
    phrasing: (chance, { reduced, wrong }) => {
      const asks = chance.pick(['Which fraction is in simplest form?', 'Which fraction **cannot** be simplified?']);
      return {
        stem: `${asks} $${chance
          .shuffle([reduced, ...wrong])
          .map(fracTex)
          .join(', \\; ')}$`,
      };
    },
    given: ({ reduced, stem }) => ({ stem, right: shown(reduced) }),
    steps: ({ reduced, wrong }) => [
      ...wrong.map((f): Step => {
        const by = greatestDivisor(f.top, f.bottom);
        return [
          `${by} divides both ${f.top} and ${f.bottom}, so you can simplify this one.`,
          `${fracTex(f)} = ${fracTex(lowest(f))}`,
        ];
      }),
      [`The only common factor of ${reduced.top} and ${reduced.bottom} is 1.`, fracTex(reduced)],
    ],
    ladder: ({ small }) => [
      'When is a fraction in simplest form? Check each one.',
      'Look for a number that divides both the numerator and the denominator. If there is one, the fraction can be simplified.',
      `Start with $${fracTex(small)}$: both numbers divide by ${greatestDivisor(small.top, small.bottom)}. Test the others with 2, 3, 5, and 7.`,
    ],
    ways: ({ wrong }) => {
      const onlyTwo = triesOnlyTwo.answer(wrong)!;
      const smallest = smallNumbersAreLowest.answer(wrong);
      const oneTested = oneNumberTested.answer(wrong)!;
      return [
        {
          rule: triesOnlyTwo,
          to: shown(onlyTwo),
          hints: [
            `You cannot divide both numbers by 2. What about other numbers?`,
            'In simplest form, **no** number greater than 1 divides both. Testing only 2 is not enough.',
            `List the factors of ${onlyTwo.top}, and try each of them on ${onlyTwo.bottom}.`,
          ],
        },
        ledTo(smallNumbersAreLowest, shown(smallest), `Can you divide both ${smallest.top} and ${smallest.bottom} by 2?`),
        {
          rule: oneNumberTested,
          to: shown(oneTested),
          hints: [
            'Can you divide both numbers of your fraction by 3?',
            'Test both numbers with 2, 3, 5, and 7 before you decide.',
            `Add the digits of ${oneTested.top}, and of ${oneTested.bottom}. What is the rule for 3?`,
          ],
        },
      ];
    },
  },
);

export const simplifyGenerators: readonly Generator[] = [lowestTerms, inAStory, greatestStep, whichIsLowest];
