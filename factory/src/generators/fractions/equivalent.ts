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
import { fracPlain, fracTex } from '../../wording/fraction-text.ts';
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
  const names = { top: 'numerator', bottom: 'denominator' };
  const [gapName, otherName] = [names[gap], names[other]];
  return [
    {
      rule: equivalentByAdding,
      to:
        gap === 'top'
          ? equivalentByAdding.answer(given, wide.bottom)
          : (sameAddedToBoth.answer(given, to - from)?.bottom ?? null),
      hints: [
        `How did you get from ${from} to ${to}: by adding, or by multiplying?`,
        'Multiplying the numerator and denominator by the same number keeps the value. Adding usually does not.',
        down ? `What number do you divide ${from} by to get ${to}?` : `What number do you multiply ${from} by to get ${to}?`,
      ],
      says: equivalentByAdding.told(given, wide.bottom),
    },
    following(
      numberUnchanged,
      [given[gap]],
      [
        `The ${otherName} changes from ${from} to ${to}. What happens to the ${gapName}?`,
        `When one number of a fraction is ${done}, the other one is ${done} by the same number.`,
        `Find the number that takes ${from} to ${to}, and use it on the ${gapName}, too.`,
      ],
    ),
    following(
      factorForNumber,
      [factor],
      [
        `You found the number that the ${otherName} is ${done} by. Is that the number in the box?`,
        `Now use that number on the ${gapName}.`,
        `The ${otherName} goes from ${from} to ${to}. Do the same to the ${gapName}.`,
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

/** 1: small factors. 2: larger factors. 3: the denominator is missing. 4: dividing. 5: no whole factor leads across, so first to simplest form. */
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
        `What number makes the equation true? $${left} = ${right}$`,
        `Find the missing ${gap === 'top' ? 'numerator' : 'denominator'}: $${left} = ${right}$`,
        `The two fractions are equivalent. What number is missing? $${left} = ${right}$`,
      ]);
    if (difficulty === 5) {
      const target = { top: f.top * second, bottom: f.bottom * second };
      return numberDraft({
        stem: asks(fracTex(wide), written(target)),
        right: target.top,
        steps: [
          [
            `${target.bottom} is not a multiple of ${wide.bottom}. Write the first fraction in simplest form. Divide both numbers by ${factor}.`,
            `${fracTex(wide)} = ${fracTex(f)}`,
          ],
          [`Now find what ${f.bottom} is multiplied by.`, `${f.bottom} \\times ${second} = ${target.bottom}`],
          [`Multiply the numerator by the same number.`, `${f.top} \\times ${second} = ${target.top}`],
        ],
        ladder: [
          'Which two numbers do you know in the same place? How are they related?',
          'If no whole number takes one denominator to the other, write the first fraction in simplest form.',
          `Divide both numbers of $${fracTex(wide)}$ by ${factor}. Then compare the denominators again.`,
        ],
        ways: [
          following(
            equivalentByAdding,
            [wide, target.bottom],
            [
              `How did you get from ${wide.bottom} to ${target.bottom}?`,
              'Multiplying or dividing both numbers by the same number keeps the value. Adding usually does not.',
              `Simplify the first fraction. What number divides both ${wide.top} and ${wide.bottom}?`,
            ],
          ),
          following(
            numberUnchanged,
            [wide.top],
            [
              `The denominator changes from ${wide.bottom} to ${target.bottom}. Can the numerator stay the same?`,
              'When the parts change size, the number of parts changes, too.',
              `Write ${fracPlain(wide)} in simplest form first. Then ${target.bottom} is a multiple of its denominator.`,
            ],
          ),
          following(
            factorForNumber,
            [second],
            [
              'You found the number to multiply by. Is that the number in the box?',
              'The box is the new numerator. Multiply the old numerator to get it.',
              `In simplest form, the first fraction has denominator ${f.bottom}. What is its numerator?`,
            ],
          ),
          following(
            multipliedByNewBottom,
            [wide.top, second],
            [
              `What denominator did you multiply to get ${target.bottom}?`,
              multipliedByNewBottom.hints.principle,
              `Your number goes with the fraction in simplest form. Its numerator is not ${wide.top}.`,
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
      ladder: [
        `Which two ${names[other]}s do you know? How do you get from one to the other?`,
        'Multiply or divide the numerator and denominator by the same number, and the value stays the same.',
        `To get from ${given[other]} to ${target[other]}, ${down ? 'divide' : 'multiply'} by ${factor}. Do the same to ${given[gap]}.`,
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
            [`Write ${a}'s fraction in simplest form.`, `${fracTex(first)} = ${fracTex(f)}`],
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
      figure: {
        kind: 'fraction_strips',
        strips: [
          { parts: first.bottom, shaded: first.top, label: a },
          { parts: then.bottom, shaded: 0, label: b },
        ],
      },
      stem: `${a} and ${b} each have a ${scene.what} of the same size. ${a} ${scene.cut} it into ${first.bottom} equal ${pieces} and ${scene.does} ${first.top} of them. ${b} ${scene.cut} the other one into ${then.bottom} equal ${pieces}. How many ${pieces} must ${b} ${scene.must} to have the same amount?`,
      right: then.top,
      steps,
      ladder: [
        `What fraction of the ${scene.what} does ${a} ${scene.must}?`,
        'The same amount in parts of another size is an equal fraction. Multiply or divide both numbers by the same number.',
        `${a} has $${fracTex(first)}$. Find an equal fraction with denominator ${then.bottom}.`,
      ],
      ways: [
        following(
          numberUnchanged,
          [first.top],
          [
            `Are ${b}'s ${pieces} as large as ${a}'s?`,
            'The more equal parts a whole is cut into, the smaller each part is. You need more of the smaller parts, or fewer of the larger parts.',
            `Write what ${a} ${scene.does} as a fraction. Find an equal fraction with denominator ${then.bottom}.`,
          ],
        ),
        following(
          equivalentByAdding,
          [first, then.bottom],
          [
            `Compare what ${a} leaves with what ${b} would leave. Are those the same amount?`,
            'The same **number** of parts is not the same amount if the parts are different sizes.',
            difficulty === 5
              ? `Find a number that divides both ${first.top} and ${first.bottom}, and simplify ${a}'s fraction.`
              : `What number do you ${down ? 'divide' : 'multiply'} ${first.bottom} by to get ${then.bottom}?`,
          ],
        ),
        following(
          factorForNumber,
          [difficulty === 5 ? second : factor],
          [
            `Does your number count ${b}'s ${pieces}, or does it tell how many times as many there are?`,
            'Use the number that takes one denominator to the other on the numerator, too.',
            `${a} has ${first.top} of ${first.bottom} ${pieces}. How many is that when there are ${then.bottom} in all?`,
          ],
        ),
        {
          rule: restInsteadOfPart,
          to: restInsteadOfPart.answer(then.top, then.bottom).top,
          hints: [
            `Does your number tell what ${b} takes or what is left?`,
            'The numerator counts the parts that are taken.',
            `Start with ${a}: ${first.top} of ${first.bottom} ${pieces}. Does your number go with those, or with the others?`,
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
          `How do you get from ${fracPlain(given)} to the fraction you chose?`,
          'Multiplying or dividing both numbers by the same number keeps the value. Adding usually does not.',
          `Draw ${fracPlain(given)} of a bar, and cut every part into smaller equal parts. What happens to both numbers?`,
        ],
      },
      {
        rule: keepTopForNewBottom,
        answer: shown(kept!),
        hints: [
          `Your fraction has the same numerator as ${fracPlain(given)}. Are its parts of the same size?`,
          keepTopForNewBottom.hints.principle,
          `Compare one part of ${fracPlain(given)} with one part of your fraction. Which is larger?`,
        ],
      },
      {
        rule: numberUnchanged,
        answer: shown(changedTop!),
        hints: [
          `Your fraction has the same denominator as ${fracPlain(given)}. What does a different numerator change?`,
          'When parts are the same size, more parts make a greater fraction.',
          `Find the fraction in which **both** numbers of ${fracPlain(given)} are multiplied or divided by the same number.`,
        ],
      },
    ];
    return {
      stem: chance.pick([
        `Which fraction is equal to $${fracTex(given)}$?`,
        `Which of these fractions has the same value as $${fracTex(given)}$?`,
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
                explanation: `Write the fraction in simplest form: divide both numbers by ${second}.`,
                math: `${fracTex(given)} = ${fracTex(f)}`,
              },
            ]),
        {
          explanation: `Multiply numerator and denominator by the same number, ${factor}.`,
          math: `${fracTex(f)} = \\frac{${f.top} \\times ${factor}}{${f.bottom} \\times ${factor}}`,
        },
        { explanation: 'Multiply. The new fraction has the same value.', math: `${fracTex(f)} = ${fracTex(target)}` },
      ],
      ladder: [
        'How can two fractions have the same value? Compare both numbers.',
        'Equal fractions come from multiplying or dividing the numerator and denominator by the same number.',
        second === 1
          ? `Multiply both ${given.top} and ${given.bottom} by 2, then by 3, and so on. Which choice do you get?`
          : `Divide both ${given.top} and ${given.bottom} by ${second} first. Then simplify each choice, too.`,
      ],
      misconceptions,
      wrong: shown(added!),
    };
  },
};

const shown = (f: WrittenFraction): string => `$${fracTex(f)}$`;

/** Added to both; only the denominator changed; only the numerator changed. */
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
