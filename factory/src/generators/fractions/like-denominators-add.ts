import { type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { fractionWay } from '../../wording/fraction-way.ts';
import { rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import type { Generator } from '../../generator.ts';
import { notSimplified } from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import {
  otherOperation,
  repeatedPartOnce,
  stoppedAtOneWhole,
  totalForPart,
  wholeAsOnePart,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, mixedOf, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import { bottomDroppedWay, drawTops, resultSteps, sumWays } from './like-denominators.ts';

const total = (tops: readonly number[]): number => tops.reduce((a, b) => a + b);

/** A result that is right and stands there unreduced, where lowest terms are asked for. */
const unreducedWay = (sum: WrittenFraction): NumberWay =>
  fractionWay(notSimplified, isLowest(sum) ? null : notSimplified.answer(sum), [
    notSimplified.hints.look,
    'In simplest form, the only common factor of the numerator and denominator is 1.',
    `What number divides both ${sum.top} and ${sum.bottom}?`,
  ]);

/** 1: below one. 2: the sum can be simplified. 3: above one. 4: above one and in simplest form. 5: three fractions, as a mixed number. */
const compute: Generator = {
  name: 'frac_add_like_compute',
  version: 1,
  skill: 'frac_add_like',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { tops, bottom } = drawTops(chance, difficulty, difficulty === 5 ? 3 : 2, (all, b) => {
      const sum = { top: total(all), bottom: b };
      if (sum.top % b === 0) return false;
      if (difficulty < 3) return sum.top < b && isLowest(sum) === (difficulty === 1);
      return sum.top > b && (difficulty === 3 || !isLowest(sum));
    });
    const work = tops.map((top) => fracTex({ top, bottom })).join(' + ');
    const sum = { top: total(tops), bottom };
    const form = byDifficulty(difficulty, ['any', 'any', 'any', 'reduced_fraction', 'mixed_number'] as const);
    const stem = byDifficulty(difficulty, [
      chance.pick([`Add: $${work}$`, `Find $${work}$.`, `What is $${work}$?`]),
      chance.pick([`Add: $${work}$`, `Find $${work}$.`, `What is $${work}$?`]),
      chance.pick([`Add: $${work}$`, `Find $${work}$.`, `Find the sum $${work}$.`]),
      chance.pick([
        `Add, and write the sum as one fraction in simplest form: $${work}$`,
        `Find $${work}$. Give one fraction in simplest form.`,
      ]),
      chance.pick([
        `Add, and write the sum as a mixed number in simplest form: $${work}$`,
        `Find $${work}$. Give a mixed number in simplest form.`,
      ]),
    ]);
    return numberDraft({
      stem,
      right: rational(sum.top, bottom),
      ...(form === 'mixed_number' ? { written: mixedPlain(mixedOf(sum)) } : {}),
      inputType: 'fraction',
      form,
      placeholder: form === 'mixed_number' ? 'a mixed number' : 'a fraction, like a/b',
      steps: resultSteps(work, sum),
      ladder: [
        'Look at the denominators. Are the parts the same size?',
        'When the denominators are the same, add the numerators. The denominator stays.',
        `Add the numerators: $${tops.join(' + ')}$. The parts are still ${partsName(bottom)}.`,
      ],
      ways: [...(form === 'any' ? [] : [unreducedWay(sum)]), ...sumWays(tops, bottom).slice(0, form === 'any' ? 5 : 4)],
    });
  },
};

/** 2: a numerator is missing. 3: a fraction is missing. 4: up to one. 5: up to a mixed number. */
const missing: Generator = {
  name: 'frac_add_like_missing',
  version: 1,
  skill: 'frac_add_like',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { tops, bottom } = drawTops(chance, 3, 2, ([known, x], b) => {
      const sum = known! + x!;
      if (2 * known! === sum || known! + x! === 2 * known!) return false;
      return difficulty < 4 ? sum < b : difficulty === 4 ? sum === b : sum > b + 1;
    });
    const [known, gap] = tops as [number, number];
    const sum = { top: known + gap, bottom };
    const f = fracTex({ top: known, bottom });
    const right =
      difficulty === 4 ? '1' : difficulty === 5 ? mixedTex({ whole: 1, top: sum.top - bottom, bottom }) : fracTex(sum);
    const first = chance.maybe(0.5);
    const box = difficulty === 2 ? `\\frac{\\square}{${bottom}}` : '\\square';
    const equation = first ? `${box} + ${f} = ${right}` : `${f} + ${box} = ${right}`;
    const integer = difficulty === 2;
    const answer = (top: number): WrittenFraction => (integer ? { top, bottom: 1 } : { top, bottom });
    return numberDraft({
      stem: chance.pick([
        `What ${integer ? 'number' : 'fraction'} makes the equation true? $${equation}$`,
        `Find the missing ${integer ? 'number' : 'fraction'}: $${equation}$`,
      ]),
      right: integer ? gap : rational(gap, bottom),
      inputType: integer ? 'integer' : 'fraction',
      ...(integer ? {} : { placeholder: 'a fraction, like a/b' }),
      steps: [
        ...(difficulty < 4 ? [] : [[`Write the sum in ${partsName(bottom)}.`, `${right} = ${fracTex(sum)}`] as const]),
        [`Find how many more you need to get from ${known} to ${sum.top}.`, `${sum.top} - ${known} = ${gap}`],
        [
          `The missing part is ${gap} ${partsName(bottom, gap !== 1)}.`,
          `\\square = ${integer ? gap : fracTex({ top: gap, bottom })}`,
        ],
      ],
      ladder: [
        'What do you know: the parts or the sum?',
        'To find a missing part, subtract the part you know from the sum.',
        `You have ${known} ${partsName(bottom)}. Find how many more ${partsName(bottom)} you need to get to ${sum.top}.`,
      ],
      ways: [
        fractionWay(otherOperation, answer(sum.top + known), [
          otherOperation.hints.look,
          otherOperation.hints.principle,
          `Start at ${known} ${partsName(bottom, known !== 1)}, and count on until you reach the sum.`,
        ]),
        fractionWay(
          wholeAsOnePart,
          difficulty > 3
            ? { top: difficulty === 4 ? Math.abs(1 - known) : Math.abs(1 + sum.top - bottom - known), bottom }
            : null,
          [
            `How many ${partsName(bottom)} is one whole?`,
            `A whole counts as ${bottom} ${partsName(bottom)}, not as one of them.`,
            `Write the ${difficulty === 4 ? '1' : 'mixed number'} in ${partsName(bottom)} first. One whole is ${bottom} ${partsName(bottom)}.`,
          ],
        ),
        fractionWay(totalForPart, answer(totalForPart.answer(sum).top), [
          'Write your number in the box, and add. Do you get the number on the right?',
          'Two numbers make the sum. You know one of them.',
          `You already have ${fracPlain({ top: known, bottom })}. Is the box the whole sum?`,
        ]),
        fractionWay(stoppedAtOneWhole, difficulty === 5 ? stoppedAtOneWhole.answer({ top: known, bottom }) : null, [
          stoppedAtOneWhole.hints.look,
          stoppedAtOneWhole.hints.principle,
          `Your fraction and ${fracPlain({ top: known, bottom })} make 1. How much more is the sum?`,
        ]),
        ...(integer ? [] : [bottomDroppedWay(gap, bottom)]),
      ],
    });
  },
};

const errands = [
  { each: (who: string, f: string) => `${who} paints ${f} of a fence`, ask: 'What fraction of the fence is painted?', limit: true },
  { each: (who: string, f: string) => `${who} eats ${f} of a pizza`, ask: 'What fraction of the pizza is eaten?', limit: true },
  { each: (who: string, f: string) => `${who} plants ${f} of a garden bed`, ask: 'What fraction of the garden bed is planted?', limit: true },
  { each: (who: string, f: string) => `${who} reads ${f} of a chapter aloud`, ask: 'What fraction of the chapter is read aloud?', limit: true },
  { each: (who: string, f: string) => `${who} brings ${f} gallon of juice`, ask: 'How many gallons of juice are there in all?', limit: false },
  { each: (who: string, f: string) => `${who} walks ${f} mile`, ask: 'How many miles do they walk in all?', limit: false },
  { each: (who: string, f: string) => `${who} uses ${f} cup of sugar`, ask: 'How many cups of sugar are used in all?', limit: false },
  { each: (who: string, f: string) => `${who} practices for ${f} hour`, ask: 'How many hours of practice are there in all?', limit: false },
  { each: (who: string, f: string) => `${who} picks ${f} pound of berries`, ask: 'How many pounds of berries are there in all?', limit: false },
] as const; // prettier-ignore

/** 1 and 2: two parts of one thing. 3: two amounts above one. 4: three amounts. 5: one amount twice and another one, as a mixed number. */
const story: Generator = {
  name: 'frac_add_like_story',
  version: 1,
  skill: 'frac_add_like',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const scene = chance.pick(
      errands.filter(({ limit }) => limit || difficulty > 2).filter(({ limit }) => !limit || difficulty < 3),
    );
    const count = difficulty === 4 ? 3 : 2;
    const { tops, bottom } = drawTops(chance, difficulty, count, (all, b) => {
      const sum = total(all) + (difficulty === 5 ? all[0]! : 0);
      if (b === 7 || b === 9 || b === 11 || sum % b === 0 || !all.every((top) => top > 1 || difficulty > 1)) return false;
      return difficulty < 3 ? sum < b && isLowest({ top: sum, bottom: b }) === (difficulty === 1) : sum > b;
    });
    const who = people(chance, count);
    const added = difficulty === 5 ? [tops[0]!, tops[0]!, tops[1]!] : tops;
    const sum = { top: total(added), bottom };
    const f = (i: number) => `$${fracTex({ top: tops[i]!, bottom })}$`;
    const told =
      difficulty === 5
        ? `On Monday and again on Tuesday, ${scene.each(who[0]!, f(0))}. On Wednesday, ${scene.each(who[0]!, f(1))}.`
        : `${count === 2 ? who.map((name, i) => scene.each(name, f(i))).join(', and ') : `${scene.each(who[0]!, f(0))}, ${scene.each(who[1]!, f(1))}, and ${scene.each(who[2]!, f(2))}`}.`;
    const work = added.map((top) => fracTex({ top, bottom })).join(' + ');
    const mixed = difficulty === 5;
    return numberDraft({
      stem: `${told} ${mixed ? scene.ask.replace('do they walk', `does ${who[0]} walk`) : scene.ask}${mixed ? ' Write a mixed number in simplest form.' : ''}`,
      right: rational(sum.top, bottom),
      ...(mixed ? { written: mixedPlain(mixedOf(sum)), form: 'mixed_number' as const } : {}),
      inputType: 'fraction',
      placeholder: difficulty > 2 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
      steps: [['The question asks for the total, so add.', work], ...resultSteps(work, sum)],
      ladder: [
        'What does the question ask for? What size are the parts?',
        'To find the total, add. When the denominators are the same, add the numerators and keep the denominator.',
        `Add the numerators: $${added.join(' + ')}$. The parts are still ${partsName(bottom)}.`,
      ],
      ways: [
        fractionWay(repeatedPartOnce, mixed ? repeatedPartOnce.answer(tops[0]! + tops[1]!, bottom) : null, [
          repeatedPartOnce.hints.look,
          repeatedPartOnce.hints.principle,
          `List the amount for each day: ${f(0)}, ${f(0)}, and ${f(1)}. Then add.`,
        ]),
        ...sumWays(added, bottom).slice(0, 4),
      ],
    });
  },
};

export const addLikeGenerators: readonly Generator[] = [compute, missing, story];
