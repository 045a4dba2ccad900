import { equivalentByAdding, keepTopForNewBottom, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import {
  factorForNumber,
  multipliedByNewBottom,
  numberUnchanged,
  sameAddedToBoth,
} from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import { restInsteadOfPart } from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, partsName } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import { drawLowest } from './drawn-fractions.ts';
import { following } from '../../wrong-way.ts';

const box = '\\square';

/** Where the missing number of an equal fraction goes wrong. `known` stands beside the gap's own number, `factor` leads across. */
function missingWays(given: WrittenFraction, wide: WrittenFraction, gap: 'top' | 'bottom', down: boolean): NumberWay[] {
  const other = gap === 'top' ? 'bottom' : 'top';
  const [from, to] = [given[other], wide[other]];
  const factor = down ? from / to : to / from;
  const done = down ? 'divided' : 'multiplied';
  return [
    {
      rule: equivalentByAdding,
      to:
        gap === 'top'
          ? equivalentByAdding.answer(given, wide.bottom)
          : (sameAddedToBoth.answer(given, to - from)?.bottom ?? null),
      hints: [
        `How did you get from ${from} to ${to}: by adding, or by multiplying?`,
        'Adding the same number to top and bottom changes what a fraction is worth. Multiplying or dividing both by the same number does not.',
        down ? `By which number is ${from} divided to give ${to}?` : `How many times does ${from} fit into ${to}?`,
      ],
      says: equivalentByAdding.told(given, wide.bottom),
    },
    following(
      numberUnchanged,
      [given[gap]],
      [
        `The ${other} has changed from ${from} to ${to}. What must happen to the ${gap}?`,
        `When one number of a fraction is ${done}, the other one must be ${done} by the same number.`,
        `Find the number that takes ${from} to ${to}, and use it on the ${gap} as well.`,
      ],
    ),
    following(
      factorForNumber,
      [factor],
      [
        `You have found the number by which the ${other} is ${done}. Is that the number in the box?`,
        `That number must still be used on the ${gap}.`,
        `Put your number in the box and compare: does the ${gap} take the same step as the ${other}, which was ${done}?`,
      ],
    ),
    {
      rule: multipliedByNewBottom,
      to: down ? null : multipliedByNewBottom.answer(given[gap], to),
      hints: [
        `Is ${from} multiplied by ${to}, or does it **become** ${to}?`,
        `Both numbers are multiplied by what takes ${from} to ${to}, not by ${to} itself.`,
        `Fill in: ${from} times what number makes ${to}?`,
      ],
    },
  ];
}

/** 1: small factors. 2: larger factors. 3: the bottom is missing. 4: dividing. 5: no whole factor leads across, so first to lowest terms. */
const missingNumber: Generator = {
  name: 'frac_equiv_missing_number',
  version: 1,
  skill: 'frac_equiv',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { f, factor, second } = drawUntil(
      () => ({
        f: drawLowest(chance, byDifficulty(difficulty, [6, 9, 9, 9, 7])),
        factor: byDifficulty(difficulty, [
          chance.int(2, 4),
          chance.int(3, 9),
          chance.int(3, 9),
          chance.int(3, 9),
          chance.int(2, 5),
        ]),
        second: chance.int(2, 7),
      }),
      (n) =>
        n.f.top > 1 &&
        n.factor !== n.f.top &&
        n.factor !== n.f.bottom &&
        (difficulty !== 5 || (n.second > n.factor && n.second % n.factor !== 0 && n.second !== n.f.top)),
    );
    const wide = { top: f.top * factor, bottom: f.bottom * factor };
    const gap =
      difficulty === 3 ? 'bottom' : difficulty < 3 || difficulty === 5 ? 'top' : chance.pick(['top', 'bottom'] as const);
    const written = (whole: WrittenFraction) =>
      gap === 'top' ? `\\frac{${box}}{${whole.bottom}}` : `\\frac{${whole.top}}{${box}}`;
    const asks = (left: string, right: string) =>
      chance.pick([
        `Which number belongs in the box? $${left} = ${right}$`,
        `Find the missing ${gap === 'top' ? 'numerator' : 'denominator'}: $${left} = ${right}$`,
        `The two fractions are worth the same. Which number is missing? $${left} = ${right}$`,
      ]);
    if (difficulty === 5) {
      const target = { top: f.top * second, bottom: f.bottom * second };
      return numberDraft({
        stem: asks(fracTex(wide), written(target)),
        right: target.top,
        steps: [
          [
            `${wide.bottom} does not go into ${target.bottom} evenly. Write the first fraction in lowest terms: divide both numbers by ${factor}.`,
            `${fracTex(wide)} = ${fracTex(f)}`,
          ],
          [`Now find what ${f.bottom} is multiplied by.`, `${f.bottom} \\times ${second} = ${target.bottom}`],
          [`Multiply the numerator by the same number.`, `${f.top} \\times ${second} = ${target.top}`],
        ],
        ways: [
          following(
            equivalentByAdding,
            [wide, target.bottom],
            [
              `What did you do to ${wide.bottom} to come to ${target.bottom}?`,
              'Adding the same number to top and bottom changes what a fraction is worth. Only multiplying or dividing both keeps it.',
              `Make the first fraction simpler before you go on: which number divides both ${wide.top} and ${wide.bottom}?`,
            ],
          ),
          following(
            numberUnchanged,
            [wide.top],
            [
              `The bottom has changed from ${wide.bottom} to ${target.bottom}. Can the top stay as it was?`,
              'Parts of another size mean another number of parts.',
              `Write ${fracPlain(wide)} in lowest terms first. Then the new bottom is a multiple of the simpler one.`,
            ],
          ),
          following(
            factorForNumber,
            [second],
            [
              'You have found a number that both are multiplied by. Is that the number in the box?',
              'The box holds the new top: the old top, multiplied.',
              `In lowest terms the first fraction is ${partsName(f.bottom)}. How many of them is it?`,
            ],
          ),
          following(
            multipliedByNewBottom,
            [wide.top, second],
            [
              `Which bottom did you multiply to get ${target.bottom}?`,
              multipliedByNewBottom.hints.principle,
              `You found a number that fits the fraction in lowest terms. Its top is no longer ${wide.top}.`,
            ],
          ),
        ],
      });
    }
    const [given, target] = difficulty === 4 ? [wide, f] : [f, wide];
    const other = gap === 'top' ? 'bottom' : 'top';
    const names = { top: 'numerator', bottom: 'denominator' };
    const down = difficulty === 4;
    const sign = down ? '\\div' : '\\times';
    return numberDraft({
      stem: asks(fracTex(given), written(target)),
      right: target[gap],
      steps: [
        [
          `Compare the ${names[other]}s: ${given[other]} is ${down ? 'divided' : 'multiplied'} by ${factor}.`,
          `${given[other]} ${sign} ${factor} = ${target[other]}`,
        ],
        [`Do the same to the ${names[gap]}.`, `${given[gap]} ${sign} ${factor} = ${target[gap]}`],
      ],
      ways: missingWays(given, target, gap, down),
    });
  },
};

const shared = [
  { what: 'pizza', cut: 'cuts', pieces: 'slices', does: 'eats', must: 'eat' },
  { what: 'chocolate bar', cut: 'breaks', pieces: 'pieces', does: 'eats', must: 'eat' },
  { what: 'sheet of paper', cut: 'folds', pieces: 'parts', does: 'colors', must: 'color' },
  { what: 'garden bed', cut: 'divides', pieces: 'sections', does: 'plants', must: 'plant' },
] as const;

/** The same amount in parts of another size. 2: small factors. 3: larger ones. 4: into larger parts. 5: no whole factor leads across. */
const sameAmount: Generator = {
  name: 'frac_equiv_same_amount',
  version: 1,
  skill: 'frac_equiv',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const scene = chance.pick(shared);
    const [a, b] = people(chance, 2) as [string, string];
    const { f, factor, second } = drawUntil(
      () => ({
        f: drawLowest(chance, difficulty === 2 ? 5 : 6),
        factor: difficulty === 5 ? chance.int(2, 3) : chance.int(2, difficulty === 2 ? 3 : 4),
        second: chance.int(3, 5),
      }),
      (n) =>
        n.f.top > 1 &&
        n.factor !== n.f.top &&
        n.f.bottom * Math.max(n.factor, difficulty === 5 ? n.second : 0) <= 24 &&
        (difficulty !== 5 || (n.second > n.factor && n.second % n.factor !== 0)),
    );
    const wide = { top: f.top * factor, bottom: f.bottom * factor };
    const first = difficulty >= 4 ? wide : f;
    const then = difficulty === 5 ? { top: f.top * second, bottom: f.bottom * second } : difficulty === 4 ? f : wide;
    const down = difficulty === 4;
    const sign = down ? '\\div' : '\\times';
    const steps: [string, string][] =
      difficulty === 5
        ? [
            [`Write ${a}'s fraction in lowest terms.`, `${fracTex(first)} = ${fracTex(f)}`],
            [`${then.bottom} is ${second} times ${f.bottom}.`, `${f.bottom} \\times ${second} = ${then.bottom}`],
            ['Multiply the numerator by the same number.', `${f.top} \\times ${second} = ${then.top}`],
          ]
        : [
            [`${a} ${scene.does} this fraction of the ${scene.what}.`, fracTex(first)],
            [
              `${first.bottom} ${down ? 'divided' : 'multiplied'} by ${factor} is ${then.bottom}.`,
              `${first.bottom} ${sign} ${factor} = ${then.bottom}`,
            ],
            ['Do the same to the numerator.', `${first.top} ${sign} ${factor} = ${then.top}`],
          ];
    const pieces = scene.pieces;
    return numberDraft({
      stem: `${a} and ${b} each have a ${scene.what} of the same size. ${a} ${scene.cut} it into ${first.bottom} equal ${pieces} and ${scene.does} ${first.top} of them. ${b} ${scene.cut} the other one into ${then.bottom} equal ${pieces}. How many of these must ${b} ${scene.must} so that it is just as much?`,
      right: then.top,
      steps,
      ways: [
        following(
          numberUnchanged,
          [first.top],
          [
            `Are ${b}'s ${pieces} as large as ${a}'s?`,
            'The more equal parts a whole is cut into, the smaller each part is. Smaller parts, more of them; larger parts, fewer.',
            `Write what ${a} ${scene.does} as a fraction, and look for an equal fraction with the bottom ${then.bottom}.`,
          ],
        ),
        following(
          equivalentByAdding,
          [first, then.bottom],
          [
            `Compare what ${a} leaves over with what ${b} would leave over. Are those the same amount?`,
            'Leaving the same **number** of parts is not the same amount when the parts have another size.',
            difficulty === 5
              ? `Find a number that divides both ${first.top} and ${first.bottom}, and make ${a}'s fraction simpler.`
              : `By which number must ${first.bottom} be ${down ? 'divided' : 'multiplied'} to give ${then.bottom}?`,
          ],
        ),
        following(
          factorForNumber,
          [difficulty === 5 ? second : factor],
          [
            `What does your number count: ${b}'s ${pieces}, or how many times as many there are?`,
            'The number that takes one bottom to the other must be used on the top as well.',
            `${a} has ${first.top} ${pieces}. What becomes of them when all ${pieces} change their size?`,
          ],
        ),
        {
          rule: restInsteadOfPart,
          to: restInsteadOfPart.answer(then.top, then.bottom).top,
          hints: [
            `Does your number tell what ${b} takes, or what is left?`,
            'The top of the fraction counts the parts that are taken.',
            `Begin with ${a}: ${first.top} of ${first.bottom} ${pieces}. Are you following those, or the others?`,
          ],
        },
      ],
    });
  },
};

/** 1: one step away. 2 and 3: larger numbers. 4: both have been multiplied, so only lowest terms tell. */
const whichIsEqual: Generator = {
  name: 'frac_equiv_which_is_equal',
  version: 1,
  skill: 'frac_equiv',
  difficulties: [1, 2, 3, 4],
  draft(chance, difficulty) {
    const { f, factor, second } = drawUntil(
      () => ({
        f: drawLowest(chance, byDifficulty(difficulty, [5, 7, 9, 7, 7])),
        factor: chance.int(byDifficulty(difficulty, [2, 3, 5, 2, 2]), byDifficulty(difficulty, [3, 5, 9, 5, 5])),
        second: difficulty === 4 ? chance.int(2, 4) : 1,
      }),
      (n) =>
        n.f.top > 1 &&
        n.factor !== n.second &&
        (n.factor % n.second !== 0) === (difficulty === 4) &&
        distinct(n.f, n.second, n.factor),
    );
    const given = { top: f.top * second, bottom: f.bottom * second };
    const target = { top: f.top * factor, bottom: f.bottom * factor };
    const right = shown(target);
    const [added, kept, changedTop] = wrongOnes(given, target);
    const misconceptions: DraftMisconception[] = [
      {
        rule: equivalentByAdding,
        answer: shown(added!),
        hints: [
          `How do you get from ${fracPlain(given)} to the fraction that you chose?`,
          'Adding the same number to top and bottom changes the value. Multiplying or dividing both by the same number keeps it.',
          `Draw ${fracPlain(given)} of a bar, and cut every part of it into smaller equal parts. What happens to the top and the bottom?`,
        ],
      },
      {
        rule: keepTopForNewBottom,
        answer: shown(kept!),
        hints: [
          `Your fraction has the same top as ${fracPlain(given)}. Are its parts of the same size?`,
          keepTopForNewBottom.hints.principle,
          `Compare one part of ${fracPlain(given)} with one part of your fraction: which one is larger?`,
        ],
      },
      {
        rule: numberUnchanged,
        answer: shown(changedTop!),
        hints: [
          `Your fraction has the same bottom as ${fracPlain(given)}. What does another top change?`,
          'With parts of the same size, more parts are more and fewer parts are less.',
          `Look for a fraction in which **both** numbers of ${fracPlain(given)} take the same step.`,
        ],
      },
    ];
    return {
      stem: chance.pick([
        `Which fraction is equal to $${fracTex(given)}$?`,
        `Which of these fractions is worth the same as $${fracTex(given)}$?`,
        `Which fraction names the same point on a number line as $${fracTex(given)}$?`,
      ]),
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        ...(second === 1
          ? []
          : [
              {
                explanation: `Write the fraction in lowest terms: divide both numbers by ${second}.`,
                math: `${fracTex(given)} = ${fracTex(f)}`,
              },
            ]),
        {
          explanation: `Multiply numerator and denominator by the same number, ${factor}.`,
          math: `${fracTex(f)} = \\frac{${f.top} \\times ${factor}}{${f.bottom} \\times ${factor}} = ${fracTex(target)}`,
        },
      ],
      misconceptions,
      wrong: shown(added!),
    };
  },
};

const shown = (f: WrittenFraction): string => `$${fracTex(f)}$`;

/** Added to both; only the bottom changed; only the top changed. */
const wrongOnes = (
  given: WrittenFraction,
  target: WrittenFraction,
): [WrittenFraction | null, WrittenFraction, WrittenFraction] => [
  sameAddedToBoth.answer(given, target.bottom - given.bottom),
  { top: given.top, bottom: target.bottom },
  { top: target.top, bottom: given.bottom },
];

function distinct(f: WrittenFraction, second: number, factor: number): boolean {
  const all = wrongOnes({ top: f.top * second, bottom: f.bottom * second }, { top: f.top * factor, bottom: f.bottom * factor });
  const values = all.map((one) => (one === null || one.top < 1 ? f.top / f.bottom : one.top / one.bottom));
  return new Set([...values, f.top / f.bottom]).size === 4;
}

export const equivalentGenerators: readonly Generator[] = [missingNumber, sameAmount, whichIsEqual];
