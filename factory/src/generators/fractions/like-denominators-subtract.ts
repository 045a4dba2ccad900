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

/** 1: in lowest terms at once. 2: the difference can be simplified. 3: from a whole number. 4: from a mixed number. 5: two are taken from a whole number. */
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
      ' Give one fraction in lowest terms.',
      ' Give a mixed number in lowest terms.',
    ]);
    const all = { top: taken.reduce((sum, top) => sum + top), bottom };
    return numberDraft({
      stem: `${chance.pick([`Subtract: $${work}$.`, `Work out $${work}$.`, `Find the difference $${work}$.`])}${asks}`,
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
      ways: [
        fractionWay(notSimplified, form === 'any' || isLowest(left) ? null : notSimplified.answer(left), [
          notSimplified.hints.look,
          'In lowest terms no number above 1 divides both top and bottom.',
          `Which number divides both ${left.top} and ${bottom}?`,
        ]),
        {
          rule: mixedSubtractsSmallerFraction,
          to:
            difficulty === 4
              ? mixedSubtractsSmallerFraction.answer({ whole: 1, top: a, bottom }, { whole: 0, top: b, bottom })
              : null,
          hints: [
            `Which is more, ${fracPlain({ top: a, bottom })} or ${fracPlain({ top: b, bottom })}? Which one did you take from which?`,
            'There are too few parts to take from, so one whole has to be cut into parts. The tops are not simply swapped.',
            `Write the mixed number as ${partsName(bottom)} only: one whole is ${bottom} of them.`,
          ],
        },
        fractionWay(lastPartForgotten, difficulty === 5 ? lastPartForgotten.answer(from.top - a, bottom) : null, [
          'How many fractions are to be taken away? How many have you used?',
          'With two minus signs, both fractions go away.',
          `You have taken ${fracPlain({ top: a, bottom })} away. Look at what comes after it.`,
        ]),
        ...differenceWays(from, all, difficulty === 3 || difficulty === 5 ? wholes : null).slice(0, difficulty > 3 ? 3 : 4),
      ],
    });
  },
};

/** 2: a top is missing. 3: the first number is missing. 4: what is taken from 1. 5: the first number, where the difference is more than one. */
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
        `Which ${integer ? 'number' : first ? 'number' : 'fraction'} belongs in the box? $${equation}$`,
        `Find the missing ${integer ? 'number' : first ? 'number' : 'fraction'}: $${equation}$`,
      ]),
      right: integer ? gap : rational(gap, bottom),
      inputType: integer ? 'integer' : 'fraction',
      ...(integer ? {} : { placeholder: first && difficulty === 5 ? 'a fraction or a mixed number' : 'a fraction, like a/b' }),
      steps: [
        ...(difficulty === 4 ? [[`Write 1 in ${partsName(bottom)}.`, `1 = ${f(bottom)}`] as const] : []),
        ...(difficulty === 5 ? [[`Write the difference in ${partsName(bottom)}.`, `${result} = ${f(b + bottom)}`] as const] : []),
        first
          ? ['What was taken away and what is left make up the number at the start.', `${a} + ${b + above} = ${gap}`]
          : ['What was there at the start, without what is left, has been taken away.', `${start} - ${b} = ${gap}`],
        [
          `So the box holds ${gap} ${integer ? 'as its number of parts' : partsName(bottom, gap !== 1)}.`,
          integer ? `${gap}` : f(gap),
        ],
      ],
      ways: [
        fractionWay(otherOperation, answer(first ? Math.abs(b + above - a) : start + b), [
          first ? 'Is the box more or less than what is left?' : 'Can more be taken away than was there?',
          first
            ? 'The box is what was there at the start. Something is taken from it.'
            : 'The box is the part that is taken away: it is less than the number at the start.',
          `Tell the line as a story: ${first ? `somebody had some, gave ${a} ${partsName(bottom, a !== 1)} away, and some are left` : `somebody had ${start} ${partsName(bottom, start !== 1)}, gave some away, and ${b} ${b === 1 ? 'is' : 'are'} left`}.`,
        ]),
        fractionWay(knownPartRepeated, answer(knownPartRepeated.answer({ top: b + above, bottom }).top), [
          knownPartRepeated.hints.look,
          knownPartRepeated.hints.principle,
          first
            ? `Before $${f(a)}$ was taken away there was more. Put it back.`
            : `What is left, $${result}$, and what was taken away are two parts of the number at the start.`,
        ]),
        fractionWay(totalForPart, first ? null : answer(totalForPart.answer({ top: start, bottom }).top), [
          'Put your number in the box. What would be left?',
          'Taking everything away leaves nothing.',
          `At the end ${b} ${partsName(bottom, b !== 1)} ${b === 1 ? 'is' : 'are'} still there. Which of the parts are gone?`,
        ]),
        fractionWay(wholeNumberForgotten, difficulty === 5 ? wholeNumberForgotten.answer(a + b, bottom) : null, [
          'Look at the number after the equals sign: have you used all of it?',
          'A mixed number is a whole number **and** a fraction.',
          `Write the mixed number in ${partsName(bottom)} before you go on.`,
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
  { had: (who: string, f: string) => `${who} has ${f} of a liter of milk`, uses: (f: string) => `uses ${f} of a liter for a pudding`, ask: 'How many liters are left?' },
  { had: (who: string, f: string) => `${who} has ${f} of a yard of ribbon`, uses: (f: string) => `cuts off ${f} of a yard`, ask: 'How many yards are left?' },
  { had: (who: string, f: string) => `${who} lives ${f} of a mile from school`, uses: (f: string) => `has walked ${f} of a mile so far`, ask: 'How many miles are still to go?' },
  { had: (who: string, f: string) => `${who} starts a trip with ${f} of a tank of gas`, uses: (f: string) => `uses ${f} of a tank`, ask: 'What fraction of a tank is left?' },
] as const; // prettier-ignore

const contents = [
  { told: (n: string, f: string, who: string) => `${who} buys ${n} of rice and cooks ${f} of a pound.`, unit: ['pound', 'pounds'], ask: 'How many pounds are left?' },
  { told: (n: string, f: string, who: string) => `${who} has ${n} of wire and needs ${f} of a meter.`, unit: ['meter', 'meters'], ask: 'How many meters remain?' },
  { told: (n: string, f: string, who: string) => `${who} fills a can with ${n} of water and pours out ${f} of a gallon.`, unit: ['gallon', 'gallons'], ask: 'How many gallons are left in it?' },
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
      `${who} jogs ${f(a)} of a mile and ${other} jogs ${f(b)} of a mile. How much farther, in miles, does ${who} jog than ${other}?`,
      `${who}'s plant has grown ${f(a)} of a foot and ${other}'s plant ${f(b)} of a foot. By how many feet has ${who}'s plant grown more?`,
      `${who}'s bottle holds ${f(a)} of a liter, and ${other}'s bottle holds ${f(b)} of a liter. How many liters more does ${who}'s bottle hold?`,
    ]);
    const stem = byDifficulty(difficulty, [
      `${scene.had(who, f(a))} and ${scene.uses(f(b))}. ${scene.ask}`,
      `${scene.had(who, f(a))} and ${scene.uses(f(b))}. ${scene.ask}`,
      `${box.told(amount, f(a), who)} ${box.ask}`,
      `${compares} Give your answer in lowest terms.`,
      `${box.told(amount, f(a), who).replace(/\.$/, ' on one day')}, and ${f(b)} of a ${box.unit[0]} on the next. ${box.ask} Write a mixed number in lowest terms.`,
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
          difficulty === 4 ? 'How much more? Find the difference.' : 'Something goes away, so subtract.',
          wholes === 0 ? inParts : `${wholes} - ${taken.map((top) => fracTex({ top, bottom })).join(' - ')}`,
        ],
        ...(wholes === 0 ? [] : [[`Write ${wholes} in ${partsName(bottom)}.`, `${wholes} = ${fracTex(from)}`] as const]),
        ...resultSteps(inParts, left),
      ],
      ways: [
        fractionWay(lastPartForgotten, mixed ? lastPartForgotten.answer(from.top - a, bottom) : null, [
          'On how many days does something go away?',
          'What goes away on the second day must be subtracted as well.',
          `You have taken ${fracPlain({ top: a, bottom })} away. Read on in the story.`,
        ]),
        fractionWay(
          restInsteadOfPart,
          difficulty === 3 || mixed ? { ...restInsteadOfPart.answer(left.top, from.top), bottom } : null,
          [
            'Does your number tell what is gone, or what is left?',
            'What is gone and what is left make up the amount at the start.',
            `At the start there were ${from.top} ${partsName(bottom)}. Which of them are asked for?`,
          ],
        ),
        fractionWay(notSimplified, difficulty === 4 ? notSimplified.answer(left) : null, [
          notSimplified.hints.look,
          'In lowest terms no number above 1 divides both top and bottom.',
          `Which number divides both ${left.top} and ${bottom}?`,
        ]),
        ...differenceWays(from, all, wholes === 0 ? null : wholes).slice(0, 4),
      ],
    });
  },
};

export const subtractLikeGenerators: readonly Generator[] = [compute, missing, story];
