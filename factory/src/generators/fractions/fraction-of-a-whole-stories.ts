import { multiply, rational, subtract } from '@stoa/engine/math/exact/rational';
import { allDifficulties } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  onePartOnly,
  partForRest,
  partOfThePart,
  restForPart,
  shortByTheParts,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { partsName } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { countedThing } from '../../wording/things.ts';
import { drawShare, shareSteps, shareWays, type Share } from './fraction-of-a-whole.ts';
import { inMath, valueOf } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/** A story about a part of an amount: what is told, and the two questions that can be asked. */
type Telling = { told: string; part: string; rest: string };

function tellingOf(chance: Chance, { f, amount }: Share): Telling {
  const name = person(chance);
  const { many } = countedThing(chance);
  return chance.pick<Telling>([
    {
      told: `${name} has ${amount} ${many} and gives ${inMath(f)} of them to a friend.`,
      part: `How many ${many} does the friend get?`,
      rest: `How many ${many} does ${name} keep?`,
    },
    {
      told: `A book has ${amount} pages. ${name} has read ${inMath(f)} of it.`,
      part: `How many pages has ${name} read?`,
      rest: `How many pages are still to be read?`,
    },
    {
      told: `${name} has saved ${amount} dollars and spends ${inMath(f)} of the money on a present.`,
      part: 'How many dollars does the present cost?',
      rest: `How many dollars does ${name} have left?`,
    },
    {
      told: `There are ${amount} seats in a hall, and ${inMath(f)} of them are taken.`,
      part: 'How many seats are taken?',
      rest: 'How many seats are free?',
    },
    {
      told: `A baker bakes ${amount} rolls. By noon, ${inMath(f)} of them are sold.`,
      part: 'How many rolls are sold by noon?',
      rest: 'How many rolls are left at noon?',
    },
  ]);
}

/** 1: one part. 2: several parts. 3: what is left after one part or several. 4: what is left, larger amounts. 5: the whole from a part. */
const story: Generator = {
  name: 'frac_of_amount_story',
  version: 1,
  skill: 'frac_mult_whole',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    if (difficulty === 5) return wholeFromPart(chance);
    const share = drawShare(chance, difficulty);
    const { told, part, rest } = tellingOf(chance, share);
    const taken = multiply(valueOf(share.f), rational(share.amount));
    if (difficulty <= 2) {
      return numberDraft({ stem: `${told} ${part}`, right: taken, steps: shareSteps(share), ways: shareWays(share) });
    }
    const left = subtract(rational(share.amount), taken);
    return numberDraft({
      stem: `${told} ${rest}`,
      right: left,
      steps: [...shareSteps(share), ['Take these away from the whole amount.', `${share.amount} - ${taken.n} = ${left.n}`]],
      ways: restWays(share),
    });
  },
};

function restWays({ f, amount }: Share): NumberWay[] {
  const whole = rational(amount);
  const remaining = `The whole is $\\frac{${f.bottom}}{${f.bottom}}$. How many ${partsName(f.bottom)} are left when ${f.top} ${f.top === 1 ? 'is' : 'are'} gone?`;
  return [
    following(
      partForRest,
      [whole, f],
      [
        'Read the question once more: which part of the amount does it ask about?',
        'The fraction tells what went away. What is left is the other part of the whole.',
        remaining,
      ],
    ),
    following(
      onePartOnly,
      [whole, f],
      [
        `You have found one of the ${f.bottom} equal parts. How many such parts does the question ask for?`,
        'The denominator says how many equal parts there are, the numerator how many of them are meant.',
        remaining,
      ],
    ),
    following(
      shortByTheParts,
      [amount, f.top],
      [
        `Does ${inMath(f)} of the amount mean ${f.top === 1 ? 'one single thing' : `${f.top} single things`}?`,
        shortByTheParts.hints.principle,
        `How large is one group when ${amount} is divided into ${f.bottom} equal groups?`,
      ],
    ),
  ];
}

/** The whole, when a fraction of it is known. The known part is several parts large. */
function wholeFromPart(chance: Chance) {
  const share = drawUntil(
    () => drawShare(chance, chance.pick<Difficulty>([2, 3])),
    ({ f, amount }) => f.bottom - f.top > 1 && amount !== 100,
  );
  const { f, amount } = share;
  const each = amount / f.bottom;
  const known = f.top * each;
  const name = person(chance);
  const { many } = countedThing(chance);
  return numberDraft({
    stem: chance.pick([
      `${name} has used ${known} ${many}. That is ${inMath(f)} of all the ${many} that ${name} had. How many ${many} did ${name} have at first?`,
      `${name} has read ${known} pages of a book, and that is ${inMath(f)} of the book. How many pages does the whole book have?`,
      `In a hall, ${known} seats are taken. That is ${inMath(f)} of all seats. How many seats are there in the hall?`,
      `${inMath(f)} of a number is ${known}. What is the number?`,
    ]),
    right: amount,
    steps: [
      [
        `The ${known} are ${f.top} of ${f.bottom} equal parts. Divide by ${f.top} to find one part.`,
        `${known} \\div ${f.top} = ${each}`,
      ],
      [`The whole has ${f.bottom} such parts.`, `${f.bottom} \\times ${each} = ${amount}`],
    ],
    ways: [
      following(
        partOfThePart,
        [rational(known), f],
        [
          `Is ${known} the whole, or only a part of it? Should the answer be more or less than ${known}?`,
          partOfThePart.hints.principle,
          `${known} is ${f.top} equal parts. How large is one of them?`,
        ],
      ),
      following(
        stopsAfterFirstStep,
        [each],
        [
          'You have found one part. Does the question ask for that?',
          `The denominator says how many equal parts make the whole.`,
          `How many ${partsName(f.bottom)} make a whole?`,
        ],
      ),
      following(
        restForPart,
        [rational(amount), f],
        [
          restForPart.hints.look,
          'The whole is the known part and the rest together.',
          `Draw a bar of ${f.bottom} equal parts and write ${known} over ${f.top} of them. What is one part worth?`,
        ],
      ),
    ],
  });
}

export const fractionOfAWholeStoryGenerators: readonly Generator[] = [story];
