import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { fractionWay } from '../../wording/fraction-way.ts';
import { partToPart, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
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
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, lowest } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';

const smallestDivisor = (n: number): number => [2, 3, 5, 7, 11, 13].find((prime) => n % prime === 0) ?? n;

/** The common factor. 1: 2, 3 or 5. 2: two steps with small numbers. 3: two steps. 4: 12 and more. 5: factors that are hard to see. */
const factorsBy: readonly [number[], number[], number[], number[], number[]] = [
  [2, 3, 5],
  [4, 6, 9],
  [6, 7, 8, 9, 10],
  [12, 14, 15, 16, 18, 20],
  [21, 22, 26, 28, 33, 34, 35, 39],
];

/** A fraction that can be simplified: its lowest terms and the factor both numbers share. */
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

/** Dividing in as many steps as school does: by a small factor first, then by what is left. */
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

/** 1 to 5 by the common factor; from 3 on some are greater than one. */
const lowestTerms: Generator = {
  name: 'frac_simplify_lowest_terms',
  version: 1,
  skill: 'frac_simplify',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { f, factor, given } = drawReducible(chance, difficulty, difficulty < 3 || chance.maybe(0.6));
    return numberDraft({
      stem: chance.pick([
        `Write $${fracTex(given)}$ in simplest form.`,
        `Simplify $${fracTex(given)}$. Write your answer in simplest form.`,
        `Which fraction in simplest form is equal to $${fracTex(given)}$?`,
      ]),
      right: rational(f.top, f.bottom),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a fraction, like a/b',
      steps: reducingSteps(given, factor),
      ladder: [
        'What do the numerator and denominator have in common?',
        'Divide the numerator and denominator by the same number. Repeat until their only common factor is 1.',
        `Both ${given.top} and ${given.bottom} have the factor ${smallestDivisor(factor)}. Divide both by it${smallestDivisor(factor) === factor ? '' : ', and then look for another common factor'}.`,
      ],
      ways: reducingWays(given, factor),
    });
  },
};

/** A group and a part of it; sizes that such a group has. */
const groups = [
  { of: (who: string, all: number, n: number) => `In ${who}'s sports club, ${n} of the ${all} kids play soccer. What fraction of the kids **play** soccer?`, rest: 'do **not** play soccer', swap: '**play** soccer' },
  { of: (who: string, all: number, n: number) => `A book has ${all} pages. So far, ${who} has read ${n} of them. What fraction of the pages **has ${who} read**?`, rest: 'are **left to read**', swap: '**has WHO read**' },
  { of: (who: string, all: number, n: number) => `A box has ${all} beads in it. Of these, ${n} are made of glass. What fraction of the beads **are made of glass**?`, rest: 'are **not** made of glass', swap: '**are made of glass**' },
  { of: (who: string, all: number, n: number) => `Of the ${all} seats on ${who}'s bus, ${n} are taken. What fraction of the seats **are taken**?`, rest: 'are **empty**', swap: '**are taken**' },
  { of: (who: string, all: number, n: number) => `${who} took ${all} shots in basketball practice and made ${n} of them. What fraction of the shots **went in**?`, rest: '**missed**', swap: '**went in**' },
  { of: (who: string, all: number, n: number) => `A parking lot has ${all} cars. Of these, ${n} are electric. What fraction of the cars **are electric**?`, rest: 'are **not** electric', swap: '**are electric**' },
] as const; // prettier-ignore

/** 2 to 5 by the common factor; from 4 on the fraction of the rest is asked. */
const inAStory: Generator = {
  name: 'frac_simplify_story',
  version: 1,
  skill: 'frac_simplify',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { given, factor } = drawUntil(
      () => drawReducible(chance, difficulty === 5 ? 4 : difficulty === 4 ? 3 : difficulty, true),
      (n) => n.given.bottom >= 12 && n.given.bottom <= 96 && n.f.bottom - n.f.top !== n.f.top,
    );
    const rest = difficulty >= 4;
    const asked = rest ? { top: given.bottom - given.top, bottom: given.bottom } : given;
    const scene = chance.pick(groups);
    const who = person(chance);
    const told = scene.of(who, given.bottom, given.top);
    const steps = reducingSteps(asked, factor);
    return numberDraft({
      stem: `${rest ? told.replace(scene.swap.replace('WHO', who), scene.rest) : told} Give your answer in simplest form.`,
      right: rational(asked.top, asked.bottom),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        ...(rest ? [[`Find the number the question asks about.`, `${given.bottom} - ${given.top} = ${asked.top}`] as const] : []),
        [`Write ${asked.top} out of ${asked.bottom} as a fraction.`, fracTex(asked)],
        ...steps,
      ],
      ladder: [
        'What is the whole, and which part does the question ask about?',
        'Write the part over the whole. Then divide both numbers by common factors.',
        rest
          ? `Find the part first: $${given.bottom} - ${given.top}$. Write it over ${given.bottom}, and simplify.`
          : `The part is ${given.top}, and the whole is ${given.bottom}. Both numbers have the factor ${smallestDivisor(factor)}.`,
      ],
      ways: [
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
    });
  },
};

/** 2 to 4: by what both numbers can be divided at once. 5: back from the simplest form to the numbers before. */
const greatestStep: Generator = {
  name: 'frac_simplify_greatest_step',
  version: 1,
  skill: 'frac_simplify',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { f, factor, given } = drawUntil(
      () => drawReducible(chance, difficulty === 5 ? 4 : difficulty, true),
      (n) => n.given.bottom - n.given.top !== n.factor && n.f.top > 1,
    );
    const names = { top: 'numerator', bottom: 'denominator' };
    if (difficulty === 5) {
      const gap = chance.pick(['top', 'bottom'] as const);
      const other = gap === 'top' ? 'bottom' : 'top';
      return numberDraft({
        stem: chance.pick([
          `Both numbers of a fraction were divided by ${factor}, and the result was $${fracTex(f)}$. What was the **${names[gap]}** before that?`,
          `${person(chance)} simplified a fraction to $${fracTex(f)}$ by dividing its ${names.top} and ${names.bottom} by ${factor}. What was the **${names[gap]}** before?`,
        ]),
        right: given[gap],
        steps: [
          ['To undo division, multiply.', `${fracTex(f)} = \\frac{${f.top} \\times ${factor}}{${f.bottom} \\times ${factor}}`],
          [`The ${names[gap]} was ${factor} times as large, so multiply.`, `${f[gap]} \\times ${factor} = ${given[gap]}`],
        ],
        ladder: [
          'What was done to both numbers of the fraction?',
          'To undo division, multiply.',
          `In $${fracTex(f)}$, the ${names[gap]} is ${f[gap]}. Multiply it by ${factor}.`,
        ],
        ways: [
          following(
            numbersExchanged,
            [given[other]],
            [
              numbersExchanged.hints.look,
              numbersExchanged.hints.principle,
              `In ${fracPlain(f)}, which number is the ${names[gap]}? Multiply that one.`,
            ],
          ),
          {
            rule: sameAddedToBoth,
            to: sameAddedToBoth.answer(f, factor)?.[gap] ?? null,
            hints: [
              'Both numbers were divided. How do you undo that?',
              'To undo division, multiply. Adding does not undo it.',
              `Your number divided by ${factor} should equal the ${names[gap]} of ${fracPlain(f)}.`,
            ],
          },
          following(
            factorForNumber,
            [factor],
            [
              `What does the ${factor} tell you in the question?`,
              `Both numbers were divided by ${factor}. It is not part of the fraction.`,
              `What number divided by ${factor} equals the ${names[gap]} of ${fracPlain(f)}?`,
            ],
          ),
        ],
      });
    }
    const first = smallestDivisor(factor);
    return numberDraft({
      stem: chance.pick([
        `What number should you divide both numbers of $${fracTex(given)}$ by to get the simplest form in **one** step?`,
        `You want to simplify $${fracTex(given)}$ in a single step. What number should you divide the numerator and denominator by?`,
      ]),
      right: factor,
      steps: [
        [
          `Find the greatest number that divides both ${given.top} and ${given.bottom}.`,
          `${given.top} = ${f.top} \\times ${factor}, \\quad ${given.bottom} = ${f.bottom} \\times ${factor}`,
        ],
        [
          `After that step, the only common factor of ${f.top} and ${f.bottom} is 1.`,
          `${fracTex(given)} = ${fracTex(f)}, \\quad ${given.top} \\div ${f.top} = ${factor}`,
        ],
      ],
      ladder: [
        'Which factors do both numbers share?',
        'Dividing by the greatest common factor gets to the simplest form in one step.',
        `List the factors of ${given.top}, and find the greatest one that divides ${given.bottom}, too.`,
      ],
      ways: [
        following(
          anyCommonFactor,
          [first],
          [
            anyCommonFactor.hints.look,
            anyCommonFactor.hints.principle,
            `Divide both by ${first}. What else divides both of the new numbers?`,
          ],
        ),
        following(
          differenceAsFactor,
          [given],
          [
            differenceAsFactor.hints.look,
            differenceAsFactor.hints.principle,
            `List the factors of ${given.top}. Which of them are factors of ${given.bottom}, too?`,
          ],
        ),
        following(
          topAsFactor,
          [given],
          [
            `Does your number divide ${given.bottom} with no remainder?`,
            topAsFactor.hints.principle,
            `List the factors of ${given.top}, and cross out the ones that do not divide ${given.bottom}.`,
          ],
        ),
      ],
    });
  },
};

/** Recognizing lowest terms. 1: small numbers. 2: larger ones. 3: odd numbers that share 3, 5 or 7. */
const whichIsLowest: Generator = {
  name: 'frac_simplify_which_is_lowest',
  version: 1,
  skill: 'frac_simplify',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const primes = byDifficulty(difficulty, [[3], [3, 5], [5, 7], [5], [5]]);
    const proper = (highest: number) => ({ top: chance.int(1, highest - 1), bottom: chance.int(2, highest) });
    const times = (k: number, f: WrittenFraction): WrittenFraction => ({ top: k * f.top, bottom: k * f.bottom });
    const isOdd = (n: number): boolean => n % 2 === 1;
    const { right, odd, small, half } = drawUntil(
      () => ({
        right: proper(byDifficulty(difficulty, [15, 21, 28, 28, 28])),
        odd: times(chance.pick(primes), proper(7)),
        small: times(2, proper(3)),
        half: times(3, proper(difficulty === 1 ? 5 : 8)),
      }),
      (n) =>
        [n.right, n.odd, n.small, n.half].every((f) => f.top < f.bottom) &&
        isLowest(n.right) &&
        n.right.top > 1 &&
        n.right.bottom > 8 &&
        isOdd(n.odd.top) &&
        isOdd(n.odd.bottom) &&
        isOdd(n.half.top) !== isOdd(n.half.bottom) &&
        n.small.bottom < n.half.bottom &&
        n.small.bottom < n.odd.bottom &&
        new Set([n.right, n.odd, n.small, n.half].map((f) => f.top / f.bottom)).size === 4,
    );
    const wrong = [odd, small, half];
    const show = (f: WrittenFraction) => `$${fracTex(f)}$`;
    const onlyTwo = triesOnlyTwo.answer(wrong)!;
    const smallest = smallNumbersAreLowest.answer(wrong);
    const oneTested = oneNumberTested.answer(wrong)!;
    return {
      stem:
        chance.pick(['Which fraction is in simplest form?', 'Which fraction **cannot** be simplified?']) +
        ` $${chance
          .shuffle([right, ...wrong])
          .map(fracTex)
          .join(', \\; ')}$`,
      answer: show(right),
      inputType: 'multiple_choice',
      choices: { right: show(right), distractors: wrong.map(show) },
      steps: [
        ...wrong.map((f) => {
          const by = greatestDivisor(f.top, f.bottom);
          return {
            explanation: `${by} divides both ${f.top} and ${f.bottom}, so you can simplify this one.`,
            math: `${fracTex(f)} = ${fracTex({ top: f.top / by, bottom: f.bottom / by })}`,
          };
        }),
        { explanation: `The only common factor of ${right.top} and ${right.bottom} is 1.`, math: fracTex(right) },
      ],
      ladder: [
        'When is a fraction in simplest form? Check each one.',
        'Look for a number that divides both the numerator and the denominator. If there is one, the fraction can be simplified.',
        `Start with $${fracTex(small)}$: both numbers divide by ${greatestDivisor(small.top, small.bottom)}. Test the others with 2, 3, 5, and 7.`,
      ],
      misconceptions: [
        {
          rule: triesOnlyTwo,
          answer: show(onlyTwo),
          hints: [
            `You cannot divide both numbers by 2. What about other numbers?`,
            'In simplest form, **no** number greater than 1 divides both. Testing only 2 is not enough.',
            `List the factors of ${onlyTwo.top}, and try each of them on ${onlyTwo.bottom}.`,
          ],
        },
        {
          rule: smallNumbersAreLowest,
          answer: show(smallest),
          hints: [
            smallNumbersAreLowest.hints.look,
            smallNumbersAreLowest.hints.principle,
            `Can you divide both ${smallest.top} and ${smallest.bottom} by 2?`,
          ],
        },
        {
          rule: oneNumberTested,
          answer: show(oneTested),
          hints: [
            'Can you divide both numbers of your fraction by 3?',
            'Test both numbers with 2, 3, 5, and 7 before you decide.',
            `Add the digits of ${oneTested.top}, and of ${oneTested.bottom}. What is the rule for 3?`,
          ],
        },
      ],
      wrong: show(odd),
    };
  },
};

export const simplifyGenerators: readonly Generator[] = [lowestTerms, inAStory, greatestStep, whichIsLowest];
