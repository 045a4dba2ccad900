import { equivalentByAdding, keepTopForNewBottom, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, choiceFamily, family, oneOf, only, range, type Step } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  factorForNumber,
  multipliedByNewBottom,
  numberUnchanged,
  sameAddedToBoth,
} from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import { restInsteadOfPart } from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import type { NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import { drawLowest } from './drawn-fractions.ts';
import { following } from '../../wrong-way.ts';

type Place = 'top' | 'bottom';
const placeNames = { top: 'numerator', bottom: 'denominator' } as const;
const elsewhere = { top: 'bottom', bottom: 'top' } as const;
const [top, bottom] = [oneOf<Place>('top'), oneOf<Place>('bottom')];

const lowestTo = (highest: number) => (chance: Chance) => drawLowest(chance, highest);
const times = (f: WrittenFraction, factor: number): WrittenFraction => ({ top: f.top * factor, bottom: f.bottom * factor });

/** Returns the words and the sign that turn one fraction into an equal one: dividing if its numbers get smaller. */
const across = (given: WrittenFraction, target: WrittenFraction) =>
  target.bottom < given.bottom
    ? ({ verb: 'divide', done: 'divided', sign: '\\div' } as const)
    : ({ verb: 'multiply', done: 'multiplied', sign: '\\times' } as const);

function acrossSteps(given: WrittenFraction, target: WrittenFraction, gap: Place, factor: number): Step[] {
  const { done, sign } = across(given, target);
  const other = elsewhere[gap];
  return [
    [
      `Compare the ${placeNames[other]}s: ${given[other]} is ${done} by ${factor}.`,
      `${given[other]} ${sign} ${factor} = ${target[other]}`,
    ],
    [`Do the same to the ${placeNames[gap]}.`, `${given[gap]} ${sign} ${factor} = ${target[gap]}`],
  ];
}

function acrossLadder(given: WrittenFraction, target: WrittenFraction, gap: Place, factor: number): Ladder {
  const other = elsewhere[gap];
  return [
    `Which two ${placeNames[other]}s do you know? How do you get from one to the other?`,
    'Multiply or divide the numerator and denominator by the same number, and the value stays the same.',
    `To get from ${given[other]} to ${target[other]}, ${across(given, target).verb} by ${factor}. Do the same to ${given[gap]}.`,
  ];
}

/** Returns how the missing number of an equal fraction goes wrong if a whole factor leads to it. */
function acrossWays(given: WrittenFraction, target: WrittenFraction, gap: Place): NumberWay[] {
  const other = elsewhere[gap];
  const [from, to] = [given[other], target[other]];
  const { verb, done } = across(given, target);
  const down = verb === 'divide';
  return [
    following(
      equivalentByAdding,
      [{ top: given[gap], bottom: from }, to], // the added number is the same, whichever number is missing
      [
        `How did you get from ${from} to ${to}: by ${down ? 'subtracting, or by dividing' : 'adding, or by multiplying'}?`,
        down
          ? 'Dividing the numerator and denominator by the same number keeps the value. Subtracting usually does not.'
          : 'Multiplying the numerator and denominator by the same number keeps the value. Adding usually does not.',
        `What number do you ${verb} ${from} by to get ${to}?`,
      ],
    ),
    following(
      numberUnchanged,
      [given[gap]],
      [
        `The ${placeNames[other]} changes from ${from} to ${to}. What happens to the ${placeNames[gap]}?`,
        `When one number of a fraction is ${done}, the other one is ${done} by the same number.`,
        `Find the number that takes ${from} to ${to}, and use it on the ${placeNames[gap]}, too.`,
      ],
    ),
    following(
      factorForNumber,
      [down ? from / to : to / from],
      [
        `You found the number that the ${placeNames[other]} is ${done} by. Is that the number in the box?`,
        `Now use that number on the ${placeNames[gap]}.`,
        `The ${placeNames[other]} goes from ${from} to ${to}. Do the same to the ${placeNames[gap]}.`,
      ],
    ),
    {
      rule: multipliedByNewBottom,
      to: down ? null : multipliedByNewBottom.answer(given[gap], to),
      hints: [
        `Is ${from} multiplied by ${to}, or does it **become** ${to}?`,
        `Multiply both numbers by what takes ${from} to ${to}, not by ${to} itself.`,
        `${from} times what number equals ${to}?`,
      ],
    },
  ];
}

/** The same if no whole factor leads to it: the simplest form comes first, and is multiplied by `second`. */
const throughSimplestWays = (
  simplest: WrittenFraction,
  second: number,
  given: WrittenFraction,
  target: WrittenFraction,
): NumberWay[] => [
  following(
    equivalentByAdding,
    [given, target.bottom],
    [
      `How did you get from ${given.bottom} to ${target.bottom}?`,
      'Multiplying or dividing both numbers by the same number keeps the value. Adding usually does not.',
      `Simplify the first fraction. What number divides both ${given.top} and ${given.bottom}?`,
    ],
  ),
  following(
    numberUnchanged,
    [given.top],
    [
      `The denominator changes from ${given.bottom} to ${target.bottom}. Can the numerator stay the same?`,
      'When the parts change size, the number of parts changes, too.',
      `Write ${fracPlain(given)} in simplest form first. Then ${target.bottom} is a multiple of its denominator.`,
    ],
  ),
  following(
    factorForNumber,
    [second],
    [
      'You found the number to multiply by. Is that the number in the box?',
      'The box is the new numerator. Multiply the old numerator to get it.',
      `In simplest form, the first fraction has denominator ${simplest.bottom}. What is its numerator?`,
    ],
  ),
  following(
    multipliedByNewBottom,
    [given.top, second],
    [
      `What denominator did you multiply to get ${target.bottom}?`,
      multipliedByNewBottom.hints.principle,
      `Your number goes with the fraction in simplest form. Its numerator is not ${given.top}.`,
    ],
  ),
];

/**
 * 1: small factors. 2: larger factors. 3: the denominator is missing. 4: dividing. 5: no whole factor leads across, so the
 * simplest form comes first.
 */
const missingNumber = family(
  { name: 'frac_equiv_missing_number', version: 2, skill: 'frac_equiv' },
  {
    levels: {
      f: [lowestTo(6), lowestTo(9), lowestTo(9), lowestTo(9), lowestTo(7)],
      factor: [range(2, 4), range(3, 9), range(3, 9), range(3, 9), range(2, 5)],
      second: [only(1), only(1), only(1), only(1), range(2, 7)],
      gap: [top, top, bottom, oneOf<Place>('top', 'bottom'), top],
    },
    where: ({ f, factor, second }, difficulty) =>
      f.top > 1 &&
      factor !== f.top &&
      factor !== f.bottom &&
      (difficulty !== 5 || (second > factor && second % factor !== 0 && second !== f.top)),
    derived: ({ f, factor, second, gap, difficulty }) => {
      const [wide, other] = [times(f, factor), times(f, second)];
      const [given, target] = difficulty >= 4 ? [wide, other] : [f, wide];
      return { given, target, right: target[gap] };
    },
    phrasing: (chance, { given, target, gap }) => {
      const written = gap === 'top' ? `\\frac{\\square}{${target.bottom}}` : `\\frac{${target.top}}{\\square}`;
      const equation = `$${fracTex(given)} = ${written}$`;
      return {
        stem: chance.pick([
          `What number makes the equation true? ${equation}`,
          `Find the missing ${placeNames[gap]}: ${equation}`,
          `The two fractions are equivalent. What number is missing? ${equation}`,
        ]),
      };
    },
    given: ({ stem, right }) => ({ stem, right }),
    steps: ({ f, factor, second, given, target, gap, difficulty }) =>
      difficulty === 5
        ? [
            [
              `${target.bottom} is not a multiple of ${given.bottom}. Write the first fraction in simplest form. Divide both numbers by ${factor}.`,
              `${fracTex(given)} = ${fracTex(f)}`,
            ],
            [`Now find what ${f.bottom} is multiplied by.`, `${f.bottom} \\times ${second} = ${target.bottom}`],
            [`Multiply the numerator by the same number.`, `${f.top} \\times ${second} = ${target.top}`],
          ]
        : acrossSteps(given, target, gap, factor),
    ladder: ({ factor, given, target, gap, difficulty }) =>
      difficulty === 5
        ? [
            'Which two numbers do you know in the same place? How are they related?',
            'If no whole number takes one denominator to the other, write the first fraction in simplest form.',
            `Divide both numbers of $${fracTex(given)}$ by ${factor}. Then compare the denominators again.`,
          ]
        : acrossLadder(given, target, gap, factor),
    ways: ({ f, second, given, target, gap, difficulty }) =>
      difficulty === 5 ? throughSimplestWays(f, second, given, target) : acrossWays(given, target, gap),
  },
);

const shared = [
  { what: 'pizza', cut: 'cuts', pieces: 'slices', does: 'eats', must: 'eat' },
  { what: 'chocolate bar', cut: 'breaks', pieces: 'pieces', does: 'eats', must: 'eat' },
  { what: 'sheet of paper', cut: 'folds', pieces: 'parts', does: 'colors', must: 'color' },
  { what: 'garden bed', cut: 'divides', pieces: 'sections', does: 'plants', must: 'plant' },
] as const;

/**
 * The same amount in parts of another size. 2: small factors. 3: larger ones. 4: larger parts. 5: no whole factor leads
 * across.
 */
const sameAmount = family(
  { name: 'frac_equiv_same_amount', version: 1, skill: 'frac_equiv', difficulties: [2, 3, 4, 5] },
  {
    setting: (chance) => {
      const scene = chance.pick(shared);
      const [a, b] = people(chance, 2) as [string, string];
      return { scene, a, b };
    },
    levels: {
      f: [lowestTo(5), lowestTo(5), lowestTo(6), lowestTo(6), lowestTo(6)],
      factor: [range(2, 3), range(2, 3), range(2, 4), range(2, 4), range(2, 3)],
      second: always(range(3, 5)), // the factor from the simplest form to the second fraction, if no whole factor leads across
    },
    where: ({ f, factor, second }, difficulty) =>
      f.top > 1 &&
      factor !== f.top &&
      f.bottom * Math.max(factor, difficulty === 5 ? second : 0) <= 24 &&
      (difficulty !== 5 || (second > factor && second % factor !== 0)),
    derived: ({ f, factor, second, difficulty }) => {
      const wide = times(f, factor);
      const indirect = difficulty === 5;
      const first = difficulty >= 4 ? wide : f;
      const wanted = byDifficulty(difficulty, [wide, wide, wide, f, times(f, second)]);
      return { first, wanted, indirect, ...across(first, wanted) };
    },
    given: ({ scene: { what, cut, pieces, does, must }, a, b, first, wanted }) => ({
      figure: {
        kind: 'fraction_strips',
        strips: [
          { parts: first.bottom, shaded: first.top, label: a },
          { parts: wanted.bottom, shaded: 0, label: b },
        ],
      },
      stem: `${a} and ${b} each have a ${what} of the same size. ${a} ${cut} it into ${first.bottom} equal ${pieces} and ${does} ${first.top} of them. ${b} ${cut} the other one into ${wanted.bottom} equal ${pieces}. How many ${pieces} must ${b} ${must} to have the same amount?`,
      right: wanted.top,
    }),
    steps: ({ scene, a, f, factor, second, first, wanted, indirect, done, sign }) =>
      indirect
        ? [
            [`Write ${a}'s fraction in simplest form.`, `${fracTex(first)} = ${fracTex(f)}`],
            [`${wanted.bottom} is ${second} times ${f.bottom}.`, `${f.bottom} \\times ${second} = ${wanted.bottom}`],
            ['Multiply the numerator by the same number.', `${f.top} \\times ${second} = ${wanted.top}`],
          ]
        : [
            [`${a} ${scene.does} this fraction of the ${scene.what}.`, fracTex(first)],
            [`${first.bottom} ${done} by ${factor} is ${wanted.bottom}.`, `${first.bottom} ${sign} ${factor} = ${wanted.bottom}`],
            ['Do the same to the numerator.', `${first.top} ${sign} ${factor} = ${wanted.top}`],
          ],
    ladder: ({ scene, a, first, wanted }) => [
      `What fraction of the ${scene.what} does ${a} ${scene.must}?`,
      'The same amount in parts of another size is an equal fraction. Multiply or divide both numbers by the same number.',
      `${a} has $${fracTex(first)}$. Find an equal fraction with denominator ${wanted.bottom}.`,
    ],
    ways: ({ scene: { pieces, does }, a, b, factor, second, first, wanted, indirect, verb }) => [
      following(
        numberUnchanged,
        [first.top],
        [
          `Are ${b}'s ${pieces} as large as ${a}'s?`,
          'The more equal parts a whole is cut into, the smaller each part is. You need more of the smaller parts, or fewer of the larger parts.',
          `Write what ${a} ${does} as a fraction. Find an equal fraction with denominator ${wanted.bottom}.`,
        ],
      ),
      following(
        equivalentByAdding,
        [first, wanted.bottom],
        [
          `Compare what ${a} leaves with what ${b} would leave. Are those the same amount?`,
          'The same **number** of parts is not the same amount if the parts are different sizes.',
          indirect
            ? `Find a number that divides both ${first.top} and ${first.bottom}, and simplify ${a}'s fraction.`
            : `What number do you ${verb} ${first.bottom} by to get ${wanted.bottom}?`,
        ],
      ),
      following(
        factorForNumber,
        [indirect ? second : factor],
        [
          `Does your number count ${b}'s ${pieces}, or does it tell how many times as many there are?`,
          'Use the number that takes one denominator to the other on the numerator, too.',
          `${a} has ${first.top} of ${first.bottom} ${pieces}. How many is that when there are ${wanted.bottom} in all?`,
        ],
      ),
      {
        rule: restInsteadOfPart,
        to: restInsteadOfPart.answer(wanted.top, wanted.bottom).top,
        hints: [
          `Does your number tell what ${b} takes or what is left?`,
          'The numerator counts the parts that are taken.',
          `Start with ${a}: ${first.top} of ${first.bottom} ${pieces}. Does your number go with those, or with the others?`,
        ],
      },
    ],
  },
);

const shown = (f: WrittenFraction): string => `$${fracTex(f)}$`;

/** Wrong equal fractions: the same number added to both, only the denominator changed, or only the numerator changed. */
const astray = (given: WrittenFraction, target: WrittenFraction) => ({
  added: sameAddedToBoth.answer(given, target.bottom - given.bottom),
  topKept: { top: given.top, bottom: target.bottom },
  bottomKept: { top: target.top, bottom: given.bottom },
});

/** True if no two of them have the same value, and none has the value of `f`. */
const allDiffer = (f: WrittenFraction, others: readonly (WrittenFraction | null)[]): boolean =>
  others.every((one) => one !== null && one.top >= 1) &&
  new Set([f, ...others].map((one) => one!.top / one!.bottom)).size === others.length + 1;

/** 1: one factor apart. 2 and 3: larger numbers. 4: both have been multiplied, so lowest terms have to be compared. */
const whichIsEqual = choiceFamily(
  { name: 'frac_equiv_which_is_equal', version: 1, skill: 'frac_equiv', difficulties: [1, 2, 3, 4] },
  {
    levels: {
      f: [lowestTo(5), lowestTo(7), lowestTo(9), lowestTo(7), lowestTo(7)],
      factor: [range(2, 3), range(3, 5), range(5, 9), range(2, 5), range(2, 5)],
      second: [only(1), only(1), only(1), range(2, 4), range(2, 4)], // the given fraction's numbers are its simplest form times this
    },
    where: ({ f, factor, second }, difficulty) =>
      f.top > 1 &&
      factor !== second &&
      (factor % second !== 0) === (difficulty === 4) &&
      allDiffer(f, Object.values(astray(times(f, second), times(f, factor)))),
    derived: ({ f, factor, second }) => {
      const [given, target] = [times(f, second), times(f, factor)];
      return { given, target, plain: fracPlain(given), ...astray(given, target) };
    },
    phrasing: (chance, { given }) => ({
      stem: chance.pick([
        `Which fraction is equal to $${fracTex(given)}$?`,
        `Which of these fractions has the same value as $${fracTex(given)}$?`,
        `Which fraction names the same point on a number line as $${fracTex(given)}$?`,
      ]),
    }),
    given: ({ stem, target }) => ({ stem, right: shown(target) }),
    steps: ({ f, factor, second, given, target }) => [
      ...(second === 1
        ? []
        : [
            [
              `Write the fraction in simplest form: divide both numbers by ${second}.`,
              `${fracTex(given)} = ${fracTex(f)}`,
            ] as const,
          ]),
      [
        `Multiply numerator and denominator by the same number, ${factor}.`,
        `${fracTex(f)} = \\frac{${f.top} \\times ${factor}}{${f.bottom} \\times ${factor}}`,
      ],
      ['Multiply. The new fraction has the same value.', `${fracTex(f)} = ${fracTex(target)}`],
    ],
    ladder: ({ second, given }) => [
      'How can two fractions have the same value? Compare both numbers.',
      'Equal fractions come from multiplying or dividing the numerator and denominator by the same number.',
      second === 1
        ? `Multiply both ${given.top} and ${given.bottom} by 2, then by 3, and so on. Which choice do you get?`
        : `Divide both ${given.top} and ${given.bottom} by ${second} first. Then simplify each choice, too.`,
    ],
    ways: ({ plain, added, topKept, bottomKept }) => [
      {
        rule: equivalentByAdding,
        to: added === null ? null : shown(added),
        hints: [
          `How do you get from ${plain} to the fraction you chose?`,
          'Multiplying or dividing both numbers by the same number keeps the value. Adding usually does not.',
          `Draw ${plain} of a bar, and cut every part into smaller equal parts. What happens to both numbers?`,
        ],
      },
      {
        rule: keepTopForNewBottom,
        to: shown(topKept),
        hints: [
          `Your fraction has the same numerator as ${plain}. Are its parts of the same size?`,
          keepTopForNewBottom.hints.principle,
          `Compare one part of ${plain} with one part of your fraction. Which is larger?`,
        ],
      },
      {
        rule: numberUnchanged,
        to: shown(bottomKept),
        hints: [
          `Your fraction has the same denominator as ${plain}. What does a different numerator change?`,
          'When parts are the same size, more parts make a greater fraction.',
          `Find the fraction in which **both** numbers of ${plain} are multiplied or divided by the same number.`,
        ],
      },
    ],
  },
);

export const equivalentGenerators: readonly Generator[] = [missingNumber, sameAmount, whichIsEqual];
