import { fractionWay } from '../../wording/fraction-way.ts';
import { mixedSubtractsSmallerFraction, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import type { Generator } from '../../generator.ts';
import { notSimplified } from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import { wholeNumberForgotten } from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import {
  knownPartRepeated,
  lastPartForgotten,
  otherOperation,
  restInsteadOfPart,
  totalForPart,
  wholeAsOnePart,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { numberDraft } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, mixedOf, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import { bottomDroppedWay, differenceWays, drawTops, resultSteps } from './like-denominators.ts';

/** 1: in simplest form at once. 2: the difference can be simplified. 3: from a whole number. 4: from a mixed number. 5: two are taken from a whole number. */
const compute: Generator = {
  name: 'frac_sub_like_compute',
  version: 1,
  skill: 'frac_sub_like',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const wholes = byDifficulty(difficulty, [0, 0, chance.int(1, 3), 1, chance.int(2, 3)]);
    const { tops, bottom } = drawTops(chance, difficulty, 2, ([a, b], parts) => {
      if (difficulty === 5) return (a! + b!) % parts !== 0 && wholes * parts - a! - b! > parts;
      if (difficulty === 4) return a! < b! && !isLowest({ top: parts + a! - b!, bottom: parts });
      return difficulty === 3 ? a! > 1 : a! > b! && isLowest({ top: a! - b!, bottom: parts }) === (difficulty === 1);
    });
    const [a, b] = tops as [number, number];
    const f = (top: number) => fracTex({ top, bottom });
    const from: WrittenFraction = { top: byDifficulty(difficulty, [a, a, wholes * bottom, bottom + a, wholes * bottom]), bottom };
    const taken = byDifficulty(difficulty, [[b], [b], [a], [b], [a, b]]);
    const left = { top: taken.reduce((rest, top) => rest - top, from.top), bottom };
    const start = byDifficulty(difficulty, [f(a), f(a), `${wholes}`, mixedTex({ whole: 1, top: a, bottom }), `${wholes}`]);
    const work = [start, ...taken.map(f)].join(' - ');
    const inParts = [f(from.top), ...taken.map(f)].join(' - ');
    const form = byDifficulty(difficulty, ['any', 'any', 'any', 'reduced_fraction', 'mixed_number'] as const);
    const asks = byDifficulty(difficulty, [
      '',
      '',
      '',
      ' Give one fraction in simplest form.',
      ' Give a mixed number in simplest form.',
    ]);
    const all = { top: taken.reduce((sum, top) => sum + top), bottom };
    return numberDraft({
      stem: `${chance.pick([`Subtract: $${work}$.`, `Find $${work}$.`, `Find the difference $${work}$.`])}${asks}`,
      right: rational(left.top, bottom),
      ...(form === 'mixed_number' ? { written: mixedPlain(mixedOf(left)) } : {}),
      inputType: 'fraction',
      form,
      placeholder: form === 'mixed_number' ? 'a mixed number' : 'a fraction, like a/b',
      steps: [
        ...(start === f(from.top)
          ? []
          : [[`Write the first number in ${partsName(bottom)}.`, `${start} = ${f(from.top)}`] as const]),
        ...resultSteps(inParts, left),
      ],
      ladder: [
        'Look at the denominators. Are the parts the same size?',
        start === f(from.top)
          ? 'When the denominators are the same, subtract the numerators. The denominator stays.'
          : 'Write the first number in the same parts. Then subtract the numerators, and keep the denominator.',
        start === f(from.top)
          ? `Subtract the numerators: $${[from.top, ...taken].join(' - ')}$. The parts are still ${partsName(bottom)}.`
          : `Write $${start}$ as $${f(from.top)}$. Then subtract the numerators: $${[from.top, ...taken].join(' - ')}$.`,
      ],
      ways: [
        fractionWay(notSimplified, form === 'any' || isLowest(left) ? null : notSimplified.answer(left), [
          notSimplified.hints.look,
          'In simplest form, the only common factor of the numerator and denominator is 1.',
          `What number divides both ${left.top} and ${bottom}?`,
        ]),
        {
          rule: mixedSubtractsSmallerFraction,
          to:
            difficulty === 4
              ? mixedSubtractsSmallerFraction.answer({ whole: 1, top: a, bottom }, { whole: 0, top: b, bottom })
              : null,
          hints: [
            `Which is more, ${fracPlain({ top: a, bottom })} or ${fracPlain({ top: b, bottom })}? Which one did you take from which?`,
            'There are not enough parts to subtract from, so regroup 1 whole. Do not switch the numerators.',
            `Write the mixed number in ${partsName(bottom)}. One whole is ${bottom} of them.`,
          ],
        },
        fractionWay(lastPartForgotten, difficulty === 5 ? lastPartForgotten.answer(from.top - a, bottom) : null, [
          'How many fractions do you subtract? Did you use them all?',
          'Two minus signs mean you subtract both fractions.',
          `You subtracted ${fracPlain({ top: a, bottom })}. Now subtract what comes after it.`,
        ]),
        ...differenceWays(from, all, difficulty === 3 || difficulty === 5 ? wholes : null).slice(0, difficulty > 3 ? 3 : 4),
      ],
    });
  },
};

/** 2: a numerator is missing. 3: the first number is missing. 4: what is taken from 1. 5: the first number, where the difference is more than one. */
const missing: Generator = {
  name: 'frac_sub_like_missing',
  version: 1,
  skill: 'frac_sub_like',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const first = difficulty === 3 || difficulty === 5; // the number that is subtracted from is missing
    const { tops, bottom } = drawTops(chance, 3, 2, ([a, b], parts) => {
      if (a! + b! === parts || a! === 2 * b! || b! === 2 * a!) return false;
      if (difficulty === 3) return a! + b! < parts;
      if (difficulty === 5) return (a! + b!) % parts !== 0;
      return difficulty === 4 ? a! > 1 && b! > 0 : a! > b!;
    });
    const [a, b] = tops as [number, number];
    const f = (top: number) => fracTex({ top, bottom });
    // With the first missing: □ − a = b. Otherwise: start − □ = b.
    const above = difficulty === 5 ? bottom : 0;
    const start = difficulty === 4 ? bottom : a;
    const gap = first ? a + b + above : start - b;
    const result = difficulty === 5 ? mixedTex({ whole: 1, top: b, bottom }) : f(b);
    const box = difficulty === 2 ? `\\frac{\\square}{${bottom}}` : '\\square';
    const equation = first ? `${box} - ${f(a)} = ${result}` : `${difficulty === 4 ? '1' : f(start)} - ${box} = ${result}`;
    const integer = difficulty === 2;
    const answer = (top: number): WrittenFraction | null => (top <= 0 ? null : integer ? { top, bottom: 1 } : { top, bottom });
    return numberDraft({
      stem: chance.pick([
        `What ${integer ? 'number' : first ? 'number' : 'fraction'} makes the equation true? $${equation}$`,
        `Find the missing ${integer ? 'number' : first ? 'number' : 'fraction'}: $${equation}$`,
      ]),
      right: integer ? gap : rational(gap, bottom),
      inputType: integer ? 'integer' : 'fraction',
      ...(integer ? {} : { placeholder: first && difficulty === 5 ? 'a fraction or a mixed number' : 'a fraction, like a/b' }),
      steps: [
        ...(difficulty === 4 ? [[`Write 1 in ${partsName(bottom)}.`, `1 = ${f(bottom)}`] as const] : []),
        ...(difficulty === 5 ? [[`Write the difference in ${partsName(bottom)}.`, `${result} = ${f(b + bottom)}`] as const] : []),
        first
          ? ['Add what was subtracted and what is left to find the starting number.', `${a} + ${b + above} = ${gap}`]
          : ['Subtract what is left from the start to find what was taken away.', `${start} - ${b} = ${gap}`],
        [`The box is ${gap}${integer ? '' : ` ${partsName(bottom, gap !== 1)}`}.`, `\\square = ${integer ? gap : f(gap)}`],
      ],
      ladder: [
        'What does the box stand for: the start, or what is subtracted?',
        first
          ? 'To find the starting number, add what was subtracted and what is left.'
          : 'To find what was subtracted, subtract what is left from the starting number.',
        first
          ? `Add ${a} and ${b + above} ${partsName(bottom)}.`
          : `Start with ${start} ${partsName(bottom)}, and subtract the ${b} that ${b === 1 ? 'is' : 'are'} left.`,
      ],
      ways: [
        fractionWay(otherOperation, answer(first ? Math.abs(b + above - a) : start + b), [
          first ? 'Is the box more or less than what is left?' : 'Can more be taken away than was there?',
          first
            ? 'The box is the starting number. Something is subtracted from it.'
            : 'The box is the part that is subtracted, so it is less than the starting number.',
          `Tell a story: ${first ? `you had some, gave ${a} ${partsName(bottom, a !== 1)} away, and some are left` : `you had ${start} ${partsName(bottom, start !== 1)}, gave some away, and have ${b} ${partsName(bottom, b !== 1)} left`}.`,
        ]),
        fractionWay(knownPartRepeated, answer(knownPartRepeated.answer({ top: b + above, bottom }).top), [
          knownPartRepeated.hints.look,
          knownPartRepeated.hints.principle,
          first
            ? `Before $${f(a)}$ was subtracted, there was more. Add it back.`
            : `What is left, $${result}$, and what was subtracted make up the starting number.`,
        ]),
        fractionWay(totalForPart, first ? null : answer(totalForPart.answer({ top: start, bottom }).top), [
          'Write your number in the box. What would be left?',
          'If you subtract everything, nothing is left.',
          `At the end, ${b} ${partsName(bottom, b !== 1)} ${b === 1 ? 'is' : 'are'} left. How many are gone?`,
        ]),
        fractionWay(wholeNumberForgotten, difficulty === 5 ? wholeNumberForgotten.answer(a + b, bottom) : null, [
          'Look at the number after the equals sign. Did you use all of it?',
          'A mixed number is a whole number **and** a fraction.',
          `Write the mixed number in ${partsName(bottom)} first. One whole is ${bottom} ${partsName(bottom)}.`,
        ]),
        fractionWay(wholeAsOnePart, difficulty === 4 ? wholeAsOnePart.answer(1, b, bottom) : null, [
          `How many ${partsName(bottom)} is one whole?`,
          `A whole counts as ${bottom} ${partsName(bottom)}, not as one of them.`,
          `Write the 1 in ${partsName(bottom)} first.`,
        ]),
        ...(integer ? [] : [bottomDroppedWay(gap, bottom)]),
      ],
    });
  },
};

const remains = [
  { had: (who: string, f: string) => `${who} has ${f} cup of milk`, uses: (f: string) => `uses ${f} cup in a recipe`, ask: 'How many cups of milk are left?' },
  { had: (who: string, f: string) => `${who} has ${f} yard of ribbon`, uses: (f: string) => `cuts off ${f} yard`, ask: 'How many yards of ribbon are left?' },
  { had: (who: string, f: string) => `${who} lives ${f} mile from school`, uses: (f: string) => `has walked ${f} mile so far`, ask: 'How many miles are left to walk?' },
  { had: (who: string, f: string) => `${who} starts a trip with ${f} of a tank of gas`, uses: (f: string) => `uses ${f} of a tank`, ask: 'What fraction of a tank is left?' },
  { had: (who: string, f: string) => `${who} has ${f} of a pizza`, uses: (f: string) => `eats ${f} of the whole pizza`, ask: 'What fraction of the pizza is left?' },
  { had: (who: string, f: string) => `${who} has ${f} hour of free time`, uses: (f: string) => `reads for ${f} hour`, ask: 'How many hours of free time are left?' },
] as const; // prettier-ignore

const contents = [
  { told: (n: string, f: string, who: string) => `${who} buys ${n} of rice and cooks ${f} pound.`, unit: ['pound', 'pounds'], ask: 'How many pounds are left?' },
  { told: (n: string, f: string, who: string) => `${who} has ${n} of wire and uses ${f} meter.`, unit: ['meter', 'meters'], ask: 'How many meters of wire are left?' },
  { told: (n: string, f: string, who: string) => `${who} fills a watering can with ${n} of water and pours out ${f} gallon.`, unit: ['gallon', 'gallons'], ask: 'How many gallons are left in it?' },
  { told: (n: string, f: string, who: string) => `${who} has ${n} of paint and uses ${f} quart.`, unit: ['quart', 'quarts'], ask: 'How many quarts of paint are left?' },
] as const; // prettier-ignore

/** 1 and 2: what is left of a part. 3: what is left of whole ones. 4: how much more. 5: what is left of whole ones after two days. */
const story: Generator = {
  name: 'frac_sub_like_story',
  version: 1,
  skill: 'frac_sub_like',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const wholes = difficulty === 3 ? chance.int(1, 2) : difficulty === 5 ? chance.int(2, 3) : 0;
    const { tops, bottom } = drawTops(chance, difficulty, 2, ([a, b], parts) => {
      if (parts === 7 || parts === 9 || parts === 11) return false;
      if (difficulty === 5) return (a! + b!) % parts !== 0 && wholes * parts - a! - b! > parts;
      if (difficulty === 3) return a! > 1;
      if (!(a! > b!)) return false;
      return difficulty === 4
        ? !isLowest({ top: a! - b!, bottom: parts })
        : isLowest({ top: a! - b!, bottom: parts }) === (difficulty === 1);
    });
    const [a, b] = tops as [number, number];
    const f = (top: number) => `$${fracTex({ top, bottom })}$`;
    const [who, other] = people(chance, 2) as [string, string];
    const scene = chance.pick(remains);
    const box = chance.pick(contents);
    const amount = `${wholes} ${box.unit[wholes === 1 ? 0 : 1]}`;
    const mixed = difficulty === 5;
    const compares = chance.pick([
      `${who} jogs ${f(a)} mile, and ${other} jogs ${f(b)} mile. How much farther does ${who} jog, in miles?`,
      `${who}'s plant grew ${f(a)} foot, and ${other}'s plant grew ${f(b)} foot. How much more did ${who}'s plant grow, in feet?`,
      `${who}'s bottle holds ${f(a)} liter, and ${other}'s bottle holds ${f(b)} liter. How much more does ${who}'s bottle hold, in liters?`,
    ]);
    const stem = byDifficulty(difficulty, [
      `${scene.had(who, f(a))} and ${scene.uses(f(b))}. ${scene.ask}`,
      `${scene.had(who, f(a))} and ${scene.uses(f(b))}. ${scene.ask}`,
      `${box.told(amount, f(a), who)} ${box.ask}`,
      `${compares} Give your answer in simplest form.`,
      `${box.told(amount, f(a), who).replace(/\.$/, ' on one day')} and ${f(b)} ${box.unit[0]} on the next day. ${box.ask} Write a mixed number in simplest form.`,
    ]);
    const from = { top: wholes === 0 ? a : wholes * bottom, bottom };
    const taken = wholes === 0 ? [b] : difficulty === 5 ? [a, b] : [a];
    const left = { top: taken.reduce((rest, top) => rest - top, from.top), bottom };
    const all = { top: taken.reduce((sum, top) => sum + top), bottom };
    const inParts = [from.top, ...taken].map((top) => fracTex({ top, bottom })).join(' - ');
    return numberDraft({
      stem,
      right: rational(left.top, bottom),
      ...(mixed ? { written: mixedPlain(mixedOf(left)), form: 'mixed_number' as const } : {}),
      ...(difficulty === 4 ? { form: 'reduced_fraction' as const } : {}),
      inputType: 'fraction',
      placeholder: difficulty === 3 || mixed ? 'a fraction or a mixed number' : 'a fraction, like a/b',
      steps: [
        [
          difficulty === 4 ? 'To find how much more, subtract.' : 'To find what is left, subtract.',
          wholes === 0 ? inParts : `${wholes} - ${taken.map((top) => fracTex({ top, bottom })).join(' - ')}`,
        ],
        ...(wholes === 0 ? [] : [[`Write ${wholes} in ${partsName(bottom)}.`, `${wholes} = ${fracTex(from)}`] as const]),
        ...resultSteps(inParts, left),
      ],
      ladder: [
        'What does the question ask for? What size are the parts?',
        wholes === 0
          ? 'To find what is left or how much more, subtract the numerators. The denominator stays.'
          : 'Write the whole number in the same parts. Then subtract the numerators.',
        wholes === 0
          ? `Subtract the numerators: $${[from.top, ...taken].join(' - ')}$. The parts are still ${partsName(bottom)}.`
          : `Write ${wholes} as $${fracTex(from)}$. Then subtract: $${inParts}$.`,
      ],
      ways: [
        fractionWay(lastPartForgotten, mixed ? lastPartForgotten.answer(from.top - a, bottom) : null, [
          'How many amounts does the story take away?',
          'Subtract the amount of the second day, too.',
          `You subtracted ${fracPlain({ top: a, bottom })}. Read on in the story.`,
        ]),
        fractionWay(
          restInsteadOfPart,
          difficulty === 3 || mixed ? { ...restInsteadOfPart.answer(left.top, from.top), bottom } : null,
          [
            'Does your number tell what is gone or what is left?',
            'What is gone and what is left make up the starting amount.',
            `At the start, there were ${from.top} ${partsName(bottom)}. Which of them does the question ask about?`,
          ],
        ),
        fractionWay(notSimplified, difficulty === 4 ? notSimplified.answer(left) : null, [
          notSimplified.hints.look,
          'In simplest form, the only common factor of the numerator and denominator is 1.',
          `What number divides both ${left.top} and ${bottom}?`,
        ]),
        ...differenceWays(from, all, wholes === 0 ? null : wholes).slice(0, 4),
      ],
    });
  },
};

export const subtractLikeGenerators: readonly Generator[] = [compute, missing, story];
