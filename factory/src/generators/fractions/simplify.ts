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
      [`${factor} divides both ${given.top} and ${given.bottom}. Divide both by it.`, by(factor, given, last)],
      [`No number above 1 divides both ${last.top} and ${last.bottom}, so these are the lowest terms.`, fracTex(last)],
    ];
  }
  return [
    [`${first} divides both ${given.top} and ${given.bottom}. Divide both by it.`, by(first, given, middle)],
    [
      `Look again: ${factor / first} divides both ${middle.top} and ${middle.bottom}. Nothing more divides both numbers of the result.`,
      by(factor / first, middle, last),
    ],
  ];
}

function reducingWays(given: WrittenFraction, factor: number): NumberWay[] {
  const { top, bottom } = given;
  const first = smallestDivisor(factor);
  const divides = `Which number divides both ${top} and ${bottom}?`;
  return [
    fractionWay(stoppedEarly, first === factor ? null : stoppedEarly.answer(given, first), [
      stoppedEarly.hints.look,
      'A fraction is in lowest terms only when no number above 1 divides both its top and its bottom.',
      `You divided both by ${first}. Try the small numbers 2, 3, 5 and 7 again on what you have now.`,
    ]),
    fractionWay(
      dividedTopOnly,
      dividedTopOnly.answer(given, factor),
      [
        dividedTopOnly.hints.look,
        dividedTopOnly.hints.principle,
        `You divided ${top} by ${factor}. Check whether your bottom has been divided too.`,
      ],
      dividedTopOnly.told(given, factor),
    ),
    fractionWay(dividedBottomOnly, dividedBottomOnly.answer(given, factor), [
      dividedBottomOnly.hints.look,
      dividedBottomOnly.hints.principle,
      `You divided ${bottom} by ${factor}. Check whether your top has been divided too.`,
    ]),
    fractionWay(crossedOutDigits, crossedOutDigits.answer(given), [
      crossedOutDigits.hints.look,
      crossedOutDigits.hints.principle,
      divides,
    ]),
    fractionWay(sameAddedToBoth, sameAddedToBoth.answer(given, -first), [
      'Did you subtract something, or divide?',
      'Taking the same number from top and bottom changes the value. Dividing both by the same number does not.',
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
        `Write $${fracTex(given)}$ in lowest terms.`,
        `Simplify $${fracTex(given)}$ as far as possible. Write one fraction in lowest terms.`,
        `Which fraction in lowest terms is equal to $${fracTex(given)}$?`,
      ]),
      right: rational(f.top, f.bottom),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a fraction, like a/b',
      steps: reducingSteps(given, factor),
      ways: reducingWays(given, factor),
    });
  },
};

/** A group and a part of it; sizes that such a group has. */
const groups = [
  { of: (who: string, all: number, n: number) => `${n} of the ${all} children in ${who}'s sports club play soccer. What fraction of the children **play** soccer?`, rest: 'do **not** play soccer', swap: '**play** soccer' },
  { of: (who: string, all: number, n: number) => `${who} has read ${n} of the ${all} pages of a book. What fraction of the pages **has been read**?`, rest: 'is **still to be read**', swap: '**has been read**' },
  { of: (who: string, all: number, n: number) => `${who} has a box of ${all} beads, and ${n} of them are glass beads. What fraction of the beads **is made of glass**?`, rest: 'is **not** made of glass', swap: '**is made of glass**' },
  { of: (who: string, all: number, n: number) => `Of the ${all} seats in ${who}'s bus, ${n} are taken. What fraction of the seats **is taken**?`, rest: 'is **free**', swap: '**is taken**' },
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
    const told = scene.of(person(chance), given.bottom, given.top);
    const steps = reducingSteps(asked, factor);
    return numberDraft({
      stem: `${rest ? told.replace(scene.swap, scene.rest) : told} Give your answer in lowest terms.`,
      right: rational(asked.top, asked.bottom),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        ...(rest ? [[`Find how many the question is about.`, `${given.bottom} - ${given.top} = ${asked.top}`] as const] : []),
        [`That is ${asked.top} out of ${asked.bottom}.`, fracTex(asked)],
        ...steps,
      ],
      ways: [
        fractionWay(restInsteadOfPart, lowest(restInsteadOfPart.answer(asked.top, asked.bottom)), [
          'Read the question again: which ones does it ask about?',
          `The top counts only those the question asks about, out of all ${given.bottom}.`,
          rest
            ? `${given.top} of ${given.bottom} is what the story tells. How many are the others?`
            : `The number ${given.top} stands in the story. Is it the one you need, or do you need what is left?`,
        ]),
        following(
          partToPart,
          [asked.top, asked.bottom],
          [
            'What does the number below the line count in your fraction?',
            'A fraction of a group compares a part with the **whole** group.',
            `There are ${given.bottom} in all. Write the part over that number before you simplify.`,
          ],
        ),
        fractionWay(notSimplified, notSimplified.answer(asked), [
          'Your fraction tells the right story. What does the question want you to do with it?',
          'In lowest terms no number above 1 divides both top and bottom.',
          `Try to divide both ${asked.top} and ${asked.bottom} by ${smallestDivisor(factor)}, and look whether you can go on.`,
        ]),
        ...reducingWays(asked, factor).slice(0, 2),
      ],
    });
  },
};

/** 2 to 4: by what both numbers can be divided at once. 5: back from the lowest terms to the numbers before. */
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
          `Both numbers of a fraction were divided by ${factor}, and the result was $${fracTex(f)}$. What was the **${names[gap]}** at the start?`,
          `${person(chance)} simplified a fraction to $${fracTex(f)}$ by dividing its ${names.top} and ${names.bottom} by ${factor}. What was the **${names[gap]}** before?`,
        ]),
        right: given[gap],
        steps: [
          [
            'Dividing is undone by multiplying.',
            `${fracTex(f)} = \\frac{${f.top} \\times ${factor}}{${f.bottom} \\times ${factor}}`,
          ],
          [`The ${names[gap]} was ${factor} times as large.`, `${f[gap]} \\times ${factor} = ${given[gap]}`],
        ],
        ways: [
          following(
            numbersExchanged,
            [given[other]],
            [
              numbersExchanged.hints.look,
              numbersExchanged.hints.principle,
              `In ${fracPlain(f)}, which number is the ${names[gap]}? Go back from that one.`,
            ],
          ),
          {
            rule: sameAddedToBoth,
            to: sameAddedToBoth.answer(f, factor)?.[gap] ?? null,
            hints: [
              'The numbers were divided. How do you undo that?',
              'Division is undone by multiplication, not by addition.',
              `Check with a division: your number divided by ${factor} should give the ${names[gap]} of ${fracPlain(f)}.`,
            ],
          },
          following(
            factorForNumber,
            [factor],
            [
              `What does the ${factor} tell in the question?`,
              `${factor} is the number that both were divided by. It is not one of the numbers of the fraction.`,
              `Ask yourself: which number divided by ${factor} gives the ${names[gap]} of ${fracPlain(f)}?`,
            ],
          ),
        ],
      });
    }
    const first = smallestDivisor(factor);
    return numberDraft({
      stem: chance.pick([
        `By which number must you divide both numbers of $${fracTex(given)}$ to reach lowest terms in **one** step?`,
        `You want to simplify $${fracTex(given)}$ to lowest terms in a single step. By which number do you divide top and bottom?`,
      ]),
      right: factor,
      steps: [
        [
          `Find the greatest number that divides both ${given.top} and ${given.bottom}.`,
          `${given.top} = ${f.top} \\times ${factor}, \\quad ${given.bottom} = ${f.bottom} \\times ${factor}`,
        ],
        [
          `After that step no number above 1 divides both ${f.top} and ${f.bottom}.`,
          `${fracTex(given)} = ${fracTex(f)}, \\quad ${given.top} \\div ${f.top} = ${factor}`,
        ],
      ],
      ways: [
        following(
          anyCommonFactor,
          [first],
          [
            anyCommonFactor.hints.look,
            anyCommonFactor.hints.principle,
            `Both can be divided by ${first}. Do that, and see what else divides both of the new numbers.`,
          ],
        ),
        following(
          differenceAsFactor,
          [given],
          [
            differenceAsFactor.hints.look,
            differenceAsFactor.hints.principle,
            `List the numbers that divide ${given.top}. Which of them also divide ${given.bottom}?`,
          ],
        ),
        following(
          topAsFactor,
          [given],
          [
            `Does your number divide ${given.bottom} without anything left over?`,
            topAsFactor.hints.principle,
            `List the numbers that divide ${given.top}, and strike out those that do not divide ${given.bottom}.`,
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
        chance.pick(['Which of these fractions is in lowest terms?', 'Which of these fractions **cannot** be simplified?']) +
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
            explanation: `${by} divides both ${f.top} and ${f.bottom}, so this one can be simplified.`,
            math: `${fracTex(f)} = ${fracTex({ top: f.top / by, bottom: f.bottom / by })}`,
          };
        }),
        { explanation: `No number above 1 divides both ${right.top} and ${right.bottom}.`, math: fracTex(right) },
      ],
      misconceptions: [
        {
          rule: triesOnlyTwo,
          answer: show(onlyTwo),
          hints: [
            `Your fraction cannot be halved. Have you tried other numbers than 2?`,
            'Lowest terms means that **no** number above 1 divides both, not only that 2 does not.',
            `List the numbers that divide ${onlyTwo.top}, and try each of them on ${onlyTwo.bottom}.`,
          ],
        },
        {
          rule: smallNumbersAreLowest,
          answer: show(smallest),
          hints: [
            smallNumbersAreLowest.hints.look,
            smallNumbersAreLowest.hints.principle,
            `Can both ${smallest.top} and ${smallest.bottom} be halved?`,
          ],
        },
        {
          rule: oneNumberTested,
          answer: show(oneTested),
          hints: [
            'Did you try to divide both numbers of your fraction by 3?',
            'Test both numbers with 2, 3, 5 and 7 before you call a fraction lowest.',
            `Add the digits of ${oneTested.top}, and of ${oneTested.bottom}. Do you know the rule for 3?`,
          ],
        },
      ],
      wrong: show(odd),
    };
  },
};

export const simplifyGenerators: readonly Generator[] = [lowestTerms, inAStory, greatestStep, whichIsLowest];
