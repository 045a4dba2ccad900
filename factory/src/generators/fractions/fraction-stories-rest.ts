import { add, compare, divide, multiply, one, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  partForRest,
  secondPartOfTheRest,
  secondPartOfTheWhole,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { numberDraft } from '../../number-draft.ts';
import { fracTex, isLowest } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { inMath, isEveryday, valueOf, valueTexOf, written, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/** Describes two parts that are taken away one after the other; `of` says what the second part is a fraction of. */
type Telling = {
  amount: string;
  some: string;
  told: (of: 'whole' | 'rest') => string;
  left: string;
  fraction: string;
  known: string;
};

function tellingOf(chance: Chance, a: string, b: string, whole: string, rest: string): Telling {
  const name = person(chance);
  return chance.pick<Telling>([
    {
      some: `${name} is reading a book.`,
      amount: `A book has ${whole} pages.`,
      told: (of) => `${name} reads ${a} of the book on Monday and ${b} of the ${of === 'rest' ? 'rest' : 'book'} on Tuesday.`,
      left: 'How many pages are left to read?',
      fraction: 'What fraction of the book is left to read?',
      known: `That leaves ${rest} pages. How many pages does the book have?`,
    },
    {
      some: `${name} has some savings.`,
      amount: `${name} has saved ${whole} dollars.`,
      told: (of) =>
        `${name} spends ${a} of the savings on shoes and ${b} of the ${of === 'rest' ? 'rest' : 'savings'} on a gift.`,
      left: `How much money does ${name} have left, in dollars?`,
      fraction: 'What fraction of the savings is left?',
      known: `That leaves ${rest} dollars. How much money did ${name} have at first, in dollars?`,
    },
    {
      some: 'A tank is full of water.',
      amount: `A tank has ${whole} gallons of water in it.`,
      told: (of) =>
        `In the morning, ${a} of the water is used. In the afternoon, ${b} of the ${of === 'rest' ? 'rest' : 'original amount'} is used.`,
      left: 'How many gallons are left?',
      fraction: 'What fraction of the water is left?',
      known: `That leaves ${rest} gallons. How many gallons were in the tank at first?`,
    },
    {
      some: 'A farm grows several crops.',
      amount: `A farm has ${whole} acres of land.`,
      told: (of) => `Wheat grows on ${a} of the land and corn on ${b} of the ${of === 'rest' ? 'rest' : 'land'}.`,
      left: 'How many acres are left for other crops?',
      fraction: 'What fraction of the land is left for other crops?',
      known: `That leaves ${rest} acres. How many acres of land does the farm have?`,
    },
  ]);
}

type Parts = { a: Fraction; b: Fraction; whole: number; left: Rational };

const afterBoth = (a: Fraction, b: Fraction): Rational => multiply(subtract(one, valueOf(a)), subtract(one, valueOf(b)));

/** Draws two fractions and an amount for which every step has a whole result. */
function drawParts(chance: Chance, difficulty: Difficulty): Parts {
  const ofTheWhole = difficulty <= 2;
  return drawUntil(
    () => {
      const most = byDifficulty(difficulty, [6, 8, 6, 8, 8]);
      const [p, q] = [chance.int(2, most), chance.int(2, most)];
      const a = { top: difficulty === 1 ? 1 : chance.int(1, p - 1), bottom: p };
      const b = { top: difficulty === 1 ? 1 : chance.int(1, q - 1), bottom: q };
      const whole = p * q * chance.int(1, byDifficulty(difficulty, [4, 8, 6, 1, 6]));
      const share = ofTheWhole ? subtract(one, add(valueOf(a), valueOf(b))) : afterBoth(a, b);
      return { a, b, whole, left: multiply(rational(whole), share) };
    },
    ({ a, b, whole, left }) => {
      const parts = add(valueOf(a), valueOf(b));
      if (![a, b].every(isEveryday) || ![a, b].every(isLowest) || a.bottom === b.bottom || left.n <= 0n) return false;
      if (compare(parts, one) >= 0 || 2 * a.top === a.bottom || 2 * b.top === b.bottom) return false;
      if (difficulty >= 3 && a.top === 1 && b.top === 1) return false;
      // Adding the two fractions must give a usable answer too, or the most common mistake would not show.
      if (difficulty === 5 && divide(left, subtract(one, parts)).d !== 1n) return false;
      return left.d === 1n && whole >= 20 && whole <= 400 ? true : difficulty === 4;
    },
  );
}

const firstHint = (a: Fraction, whole: string): string => `First find what is left of ${whole} after ${inMath(a)} of it is gone.`;

/**
 * 1 and 2: both parts of the whole (1: unit fractions). 3: the second part of the rest. 4: the same without an amount. 5: the
 * rest is known and the whole is asked for.
 */
const rest: Generator = {
  name: 'frac_story_rest',
  version: 1,
  skill: 'frac_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b, whole, left } = drawParts(chance, difficulty);
    const [x, y] = [inMath(a), inMath(b)];
    const telling = tellingOf(chance, x, y, `${whole}`, `${left.n}`);
    const amount = difficulty === 4 ? one : rational(whole);
    if (difficulty <= 2) {
      const [first, second] = [a, b].map((f) => multiply(amount, valueOf(f))) as [Rational, Rational];
      const both = written(add(valueOf(a), valueOf(b)));
      return numberDraft({
        stem: `${telling.amount} ${telling.told('whole')} ${telling.left}`,
        right: left,
        steps: [
          [`Find ${x} of ${whole}.`, `${fracTex(a)} \\times ${whole} = ${first.n}`],
          [`Find ${y} of ${whole}.`, `${fracTex(b)} \\times ${whole} = ${second.n}`],
          ['Subtract both from the whole.', `${whole} - ${first.n} - ${second.n} = ${left.n}`],
        ],
        ladder: [
          'What is the whole? Is each fraction a fraction of the whole?',
          'Find each part of the whole. Then subtract both parts from the whole.',
          `Find ${x} of ${whole} and ${y} of ${whole}: $${fracTex(a)} \\times ${whole}$ and $${fracTex(b)} \\times ${whole}$.`,
        ],
        ways: [
          following(
            partForRest,
            [amount, both],
            [
              'Does the question ask for what is gone or for what is left?',
              'What is left is the whole minus both parts.',
              `You know what both parts are together. Now use the ${whole}.`,
            ],
          ),
          following(
            stopsAfterFirstStep,
            [whole - Number(first.n)],
            [
              'How many amounts does the story take away?',
              'Each of the two fractions takes something from the whole.',
              `How much is ${y} of ${whole}?`,
            ],
          ),
          following(
            secondPartOfTheRest,
            [amount, a, b],
            [
              `Is ${y} a fraction of the whole or of what is left?`,
              secondPartOfTheRest.hints.principle,
              `Find ${x} of ${whole} and ${y} of ${whole}, each by itself.`,
            ],
          ),
        ],
      });
    }
    const remaining = multiply(amount, subtract(one, valueOf(a)));
    const restOfRest: Fraction = { top: b.bottom - b.top, bottom: b.bottom };
    const restOfWhole: Fraction = { top: a.bottom - a.top, bottom: a.bottom };
    if (difficulty === 5) {
      const wrongShare = secondPartOfTheWhole.answer(one, a, b);
      return numberDraft({
        stem: `${telling.some} ${telling.told('rest')} ${telling.known}`,
        right: amount,
        steps: [
          [
            `Work backward. The ${left.n} left are ${inMath(restOfRest)} of the rest, so find the rest first.`,
            `${left.n} \\div ${fracTex(restOfRest)} = ${remaining.n}`,
          ],
          [`The rest is ${inMath(restOfWhole)} of the whole.`, `${remaining.n} \\div ${fracTex(restOfWhole)} = ${whole}`],
        ],
        ladder: [
          'What do you know: the start or the end of the story?',
          'Work backward. First find the rest, and then find the whole.',
          `After ${y} of the rest is gone, ${inMath(restOfRest)} of the rest is left. That is ${left.n}. Divide $${left.n} \\div ${fracTex(restOfRest)}$ to find the rest.`,
        ],
        ways: [
          {
            rule: secondPartOfTheWhole,
            to: wrongShare === null ? null : divide(left, wrongShare),
            hints: [
              `Is ${y} a fraction of the whole or of what is left?`,
              'You cannot add fractions of different wholes. Work backward, one step at a time.',
              `The ${left.n} left are a part of the rest. What fraction of the rest is it?`,
            ],
          },
          {
            rule: stopsAfterFirstStep,
            to: remaining,
            hints: [
              'You went one step back. Is that the start of the story?',
              'Two parts are gone, so take two steps back.',
              `What fraction of the whole is left when ${x} of it is gone?`,
            ],
          },
          {
            rule: partForRest,
            to: divide(left, partForRest.answer(valueOf(restOfWhole), b)),
            hints: [
              `Is ${left.n} the second part, or what is left after it?`,
              'The number at the end of the story is what is left after both parts.',
              `When ${y} of the rest is gone, what fraction of the rest is still there?`,
            ],
          },
        ],
      });
    }
    return numberDraft({
      stem: `${difficulty === 4 ? telling.some : telling.amount} ${telling.told('rest')} ${difficulty === 4 ? telling.fraction : telling.left}`,
      right: left.d === 1n && difficulty === 3 ? left : afterBoth(a, b),
      ...(difficulty === 4 ? { inputType: 'fraction' as const } : {}),
      steps: [
        [
          'Find what is left after the first part.',
          difficulty === 4
            ? `1 - ${fracTex(a)} = ${fracTex(restOfWhole)}`
            : `${whole} - ${fracTex(a)} \\times ${whole} = ${remaining.n}`,
        ],
        [
          `The second part is a fraction of the rest, so ${inMath(restOfRest)} of the rest is left.`,
          `${fracTex(restOfRest)} \\times ${valueTexOf(remaining)} = ${valueTexOf(multiply(remaining, valueOf(restOfRest)))}`,
        ],
      ],
      ladder: [
        `Is ${y} a fraction of the whole or of what is left?`,
        'Find what is left after the first part. The second fraction is a part of that.',
        difficulty === 4
          ? `After the first part, $1 - ${fracTex(a)}$ of the whole is left. Then ${inMath(restOfRest)} of that stays.`
          : `After the first part, $${fracTex(restOfWhole)}$ of ${whole} is left. Then ${inMath(restOfRest)} of that stays.`,
      ],
      ways: [
        following(
          secondPartOfTheWhole,
          [amount, a, b],
          [
            `Is ${y} a fraction of the whole or of what is left?`,
            'The rest is less than the whole. Take a fraction of what is left after the first part.',
            firstHint(a, 'the whole'),
          ],
        ),
        {
          rule: stopsAfterFirstStep,
          to: remaining,
          hints: [
            'How many amounts does the story take away?',
            'After the first part, there is a rest. The second part comes from that rest.',
            `When ${y} of the rest is gone, what fraction of the rest is still there?`,
          ],
        },
        following(
          partForRest,
          [remaining, b],
          [
            'Does the question ask for the second part or for what is left at the end?',
            'What is left is the rest minus the second part.',
            `When ${y} of the rest is gone, what fraction of the rest is still there?`,
          ],
        ),
      ],
    });
  },
};

export const fractionRestStoryGenerators: readonly Generator[] = [rest];
