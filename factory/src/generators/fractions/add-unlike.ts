import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import {
  addDenominators,
  commonDenominatorWithoutScaling,
  equivalentByAdding,
} from '@stoa/engine/math/mal-rules/fractions/fractions';
import { add, compare, equals, one, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import { always, choiceFamily, family, graded, oneOf } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, isLowest } from '../../wording/fraction-text.ts';
import { pictured, strips } from '../../wording/number-picture.ts';
import { person } from '../../wording/people.ts';
import {
  commonBottomSteps,
  drawUnlikePair,
  inMath,
  isEveryday,
  rewriteStep,
  scaledTo,
  valueOf,
  type Fraction,
} from './unlike-fractions.ts';
import { unlikeWays } from './unlike-wrong-ways.ts';
import { following } from '../../wrong-way.ts';
import { ledTo } from '../../ruled.ts';

const sumOf = (parts: readonly Fraction[]) => parts.map(valueOf).reduce(add);

/** 1: the sum is below one. 2: the sum may pass one. The denominators: see drawUnlikePair. */
const drawSummands = (chance: Chance, difficulty: Difficulty): [Fraction, Fraction] =>
  drawUnlikePair(chance, difficulty, (a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    const sum = add(x, y);
    return (
      sum.d !== 1n && !equals(x, y) && (difficulty === 1 ? compare(sum, one) < 0 : difficulty !== 2 || compare(sum, one) > 0)
    );
  });

/** Three fractions whose common denominator is at most 36; their sum is not a whole number. */
const drawThree = (chance: Chance): [Fraction, Fraction, Fraction] =>
  drawUntil(
    () => {
      const [p, q, r] = chance.shuffle(chance.pick([[2, 3, 4], [2, 3, 6], [3, 4, 6], [2, 5, 10], [4, 6, 8], [2, 3, 9], [3, 4, 12], [2, 4, 5]])) as [number, number, number]; // prettier-ignore
      const part = (bottom: number): Fraction => ({ top: chance.int(1, bottom - 1), bottom });
      return [part(p), part(q), part(r)] as [Fraction, Fraction, Fraction];
    },
    (parts) => parts.every(isLowest) && sumOf(parts).d > 2n && compare(sumOf(parts), rational(2)) < 0,
  );

/** Returns the wrong sums of three fractions: the rules for two, applied one after the other. */
function threeWays([a, b, c]: readonly [Fraction, Fraction, Fraction]): NumberWay[] {
  const bottoms = [a.bottom, b.bottom, c.bottom];
  const common = bottoms.reduce(leastMultiple);
  const changing = [a, b, c].find(({ bottom }) => bottom !== common)!;
  const apart = { top: a.top + b.top, bottom: a.bottom + b.bottom };
  const unscaled = { top: a.top + b.top, bottom: leastMultiple(a.bottom, b.bottom) };
  return [
    ledTo(
      addDenominators,
      addDenominators.answer(apart, c),
      `You can write all three with denominator ${common}. By what do you multiply the numerator and denominator of ${inMath(changing)} for that?`,
    ),
    {
      rule: commonDenominatorWithoutScaling,
      to: commonDenominatorWithoutScaling.answer(unscaled, c),
      hints: [
        `Look at the numerators over ${common}. Is the new fraction equal to ${inMath(changing)}?`,
        commonDenominatorWithoutScaling.hints.principle,
        `From ${changing.bottom} to ${common} you multiply by ${common / changing.bottom}. Do that with the numerator of ${inMath(changing)}, and do the same for the others.`,
      ],
    },
  ];
}

/** Two fractions, or three at the highest difficulty. */
const drawParts = (chance: Chance, difficulty: Difficulty): readonly [Fraction, Fraction, Fraction?] =>
  difficulty === 5 ? drawThree(chance) : drawSummands(chance, difficulty);
const given = (parts: readonly (Fraction | undefined)[]): Fraction[] => parts.filter((part) => part !== undefined);

const waysOf = ([a, b, c]: readonly [Fraction, Fraction, Fraction?]): NumberWay[] =>
  c === undefined ? unlikeWays(a, b, 1) : threeWays([a, b, c]);

const shownSum = (parts: readonly Fraction[]): string => `$${parts.map(fracTex).join(' + ')}$`;
const plainly = oneOf<(parts: readonly Fraction[]) => string>(
  (parts) => `Add ${shownSum(parts)}.`,
  (parts) => `Find ${shownSum(parts)}.`,
  (parts) => `What is the sum of ${parts.map(inMath).join(' and ')}?`,
);
const inLowestTerms = oneOf<(parts: readonly Fraction[]) => string>(
  (parts) => `Add ${shownSum(parts)}. Give your answer in simplest form.`,
  (parts) => `Find ${shownSum(parts)}. Write your answer in simplest form.`,
);

/** 1: bottoms 2 and 4, below one. 2: passing one. 3: no common factor. 4: a common factor. 5: three fractions, in simplest form. */
const compute = family(
  { name: 'frac_add_unlike_compute', version: 1, skill: 'frac_add_unlike' },
  {
    levels: { parts: graded(drawParts), ask: [plainly, plainly, plainly, plainly, inLowestTerms] },
    given: ({ parts, ask }) => ({
      stem: ask(given(parts)),
      ...pictured(strips(given(parts))),
      right: sumOf(given(parts)),
      inputType: 'fraction',
      ...(parts[2] === undefined ? {} : { form: 'simplified' }),
    }),
    steps: ({ parts }) => commonBottomSteps(given(parts), 1),
    ladder: ({ parts }) => [
      'Look at the denominators. Are the parts the same size?',
      'Rewrite the fractions with a common denominator. Then add the numerators, and keep the denominator.',
      rewriteStep(given(parts)),
    ],
    ways: ({ parts }) => waysOf(parts),
  },
);

/** Stories that put amounts together: each amount with its unit, and a sentence that asks for the total. */
const stories: readonly ((name: string, amounts: readonly string[]) => string)[] = [
  (name, amounts) => `${name} walks ${onDays(amounts)}. How many miles does ${name} walk in all?`,
  (name, amounts) =>
    `For a fruit punch, ${name} mixes ${withKinds(amounts, 'cup', ['orange juice', 'apple juice', 'lemonade'])}. How many cups of punch are there?`,
  (name, amounts) =>
    amounts.length === 2
      ? `${name} tapes two ribbons end to end. One is ${amounts[0]} yard long, and the other is ${amounts[1]} yard long. How many yards long are they together?`
      : `${name} tapes three ribbons end to end. They are ${joined(amounts, 'yard')} long. How many yards long are they together?`,
  (name, amounts) => `After school, ${name} spends ${withUses(amounts)}. How many hours does ${name} spend in all?`,
  (name, amounts) =>
    `For trail mix, ${name} puts ${withKinds(amounts, 'pound', ['nuts', 'raisins', 'dried apple'])} in a bag. How many pounds does the mix weigh?`,
  (name, amounts) => `It rains ${onDays(amounts).replaceAll(' mile', ' inch')}. How many inches of rain fall in all?`,
];

const list = (items: readonly string[]): string =>
  items.length === 2 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
const joined = (amounts: readonly string[], unit: string): string => list(amounts.map((amount) => `${amount} ${unit}`));
const withKinds = (amounts: readonly string[], unit: string, kinds: readonly string[]): string =>
  list(amounts.map((amount, i) => `${amount} ${unit} of ${kinds[i]}`));
const onDays = (amounts: readonly string[]): string =>
  list(amounts.map((amount, i) => `${amount} mile on ${['Saturday', 'Sunday', 'Monday'][i]}`));
const withUses = (amounts: readonly string[]): string =>
  list(amounts.map((amount, i) => `${amount} hour ${['reading', 'drawing', 'playing piano'][i]}`));

/** 2 to 4: two amounts as in drawUnlikePair. 5: three amounts. */
const story = family(
  { name: 'frac_add_unlike_story', version: 1, skill: 'frac_add_unlike', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      parts: graded((chance, difficulty) =>
        drawUntil(
          () => drawParts(chance, difficulty),
          (drawn) => given(drawn).every(isEveryday),
        ),
      ),
      tell: always((chance) => chance.pick(stories)),
      name: always(person),
    },
    given: ({ parts, tell, name }) => ({
      stem: tell(name, given(parts).map(inMath)),
      right: sumOf(given(parts)),
      inputType: 'fraction',
    }),
    steps: ({ parts }) => [
      ['The question asks for the total, so add.', given(parts).map(fracTex).join(' + ')],
      ...commonBottomSteps(given(parts), 1),
    ],
    ladder: ({ parts }) => [
      'What does the question ask for? Are the parts the same size?',
      'To find the total, add. Rewrite the fractions with a common denominator first.',
      rewriteStep(given(parts)),
    ],
    ways: ({ parts }) => waysOf(parts),
  },
);

type Taking = (name: string, gone: Fraction, left: Fraction) => string;
const fromANumber = oneOf<Taking>(
  (name, gone, left) => `${name} subtracts ${inMath(gone)} from a number and gets ${inMath(left)}. What is the number?`,
  (_name, gone, left) => `What number makes the equation true?\n\n$\\square - ${fracTex(gone)} = ${fracTex(left)}$`,
);
const fromAnAmount = oneOf<Taking>(
  (name, gone, left) =>
    `${name} cuts ${inMath(gone)} yard off a ribbon. The piece that is left is ${inMath(left)} yard long. How many yards long was the whole ribbon?`,
  (name, gone, left) =>
    `${name} pours ${inMath(gone)} gallon of water out of a jug. Now ${inMath(left)} gallon is left in it. How many gallons were in the jug at first?`,
  (name, gone, left) =>
    `${name} uses ${inMath(gone)} pound of flour from a bag and has ${inMath(left)} pound left. How many pounds of flour were in the bag?`,
);

/**
 * In reverse: what was taken away is added back. 3: no common factor. 4: a common factor. 5: in a story, with a common
 * factor.
 */
const putBack = family(
  { name: 'frac_add_unlike_put_back', version: 1, skill: 'frac_add_unlike', difficulties: [3, 4, 5] },
  {
    levels: { parts: graded(drawSummands) },
    where: ({ parts }, difficulty) => difficulty < 5 || parts.every(isEveryday),
    derived: ({ parts: [left, gone] }) => ({ left, gone }),
    phrasing: (chance, { difficulty }) => ({
      name: person(chance),
      ask: (difficulty < 5 ? fromANumber : fromAnAmount)(chance),
    }),
    given: ({ left, gone, name, ask }) => ({ stem: ask(name, gone, left), right: sumOf([left, gone]), inputType: 'fraction' }),
    steps: ({ left, gone }) => [
      ['Undo the subtraction. Add what was taken away to what was left.', `${fracTex(left)} + ${fracTex(gone)}`],
      ...commonBottomSteps([left, gone], 1),
    ],
    ladder: ({ left, gone }) => [
      'What was done to the number you need? What was left?',
      'To undo subtraction, add. Rewrite the fractions with a common denominator first.',
      `Add ${inMath(left)} and ${inMath(gone)}. ${rewriteStep([left, gone])}`,
    ],
    ways: ({ left, gone }) => {
      const [more, less] = [valueOf(left), valueOf(gone)].toSorted((x, y) => compare(y, x)) as [Rational, Rational];
      return [
        following(
          operationAsSeen,
          [more, less, '-'],
          [
            'Was the number at the start larger or smaller than what was left of it?',
            'To get back to the start, undo the subtraction. Add back what was taken away.',
            `Start with ${inMath(left)}, and add ${inMath(gone)} back. What is a common denominator?`,
          ],
        ),
        ...unlikeWays(left, gone, 1).slice(0, 3),
      ];
    },
  },
);

/** Choosing the sum with equal denominators. 1: one denominator is a multiple. 2: no common factor. */
const rewrite = choiceFamily(
  { name: 'frac_add_unlike_rewrite', version: 1, skill: 'frac_add_unlike', difficulties: [1, 2] },
  {
    levels: {
      parts: graded((chance, difficulty) => drawUnlikePair(chance, difficulty === 1 ? 1 : 3, () => true)),
    },
    where: ({ parts: [a, b] }) => leastMultiple(a.bottom, b.bottom) <= 30 && !equals(valueOf(a), valueOf(b)) && a.top + b.top > 2,
    derived: ({ parts }) => {
      const common = leastMultiple(parts[0].bottom, parts[1].bottom);
      const changing = parts[0].bottom === common ? parts[1] : parts[0];
      const [low, high] = parts.map(({ bottom }) => bottom).toSorted((p, q) => p - q) as [number, number];
      return { common, changing, low, high, right: shownSum(parts.map((f) => scaledTo(f, common))) };
    },
    phrasing: (chance) => ({ name: person(chance) }),
    given: ({ parts, right, name }) => ({
      stem: `${name} wants to add ${shownSum(parts)}. Which sum is equivalent and uses a common denominator?`,
      right,
    }),
    steps: ({ parts, common, changing, right }) => [
      [
        `${common} is a multiple of both ${parts[0].bottom} and ${parts[1].bottom}, so use ${common} as the common denominator.`,
        `${fracTex(changing)} = ${fracTex(scaledTo(changing, common))}`,
      ],
      [
        'Multiply each numerator and denominator by the same number, so that each fraction keeps its value.',
        right.replaceAll('$', ''),
      ],
    ],
    ladder: ({ changing, low, high }) => [
      'What do the fractions need before you can add them?',
      'A common denominator is a multiple of both denominators. Each new fraction must equal the original.',
      `Count by ${high}s until you reach a multiple of ${low}. Then rewrite ${inMath(changing)} with that denominator.`,
    ],
    ways: ({ parts, common, changing, low, high }) => {
      const [a, b] = parts;
      const apart = a.bottom + b.bottom;
      const sumOver = (bottom: number, top: (f: Fraction) => number): string =>
        shownSum(parts.map((f) => ({ top: top(f), bottom })));
      return [
        ledTo(
          commonDenominatorWithoutScaling,
          sumOver(common, ({ top }) => top),
          `From ${changing.bottom} to ${common} you multiply by ${common / changing.bottom}. What happens to the numerator of ${inMath(changing)}?`,
        ),
        {
          rule: equivalentByAdding,
          to: sumOver(common, (f) => equivalentByAdding.answer(f, common)!),
          hints: [
            `Compare ${inMath(changing)} with the new fraction. Draw both. Are they the same size?`,
            equivalentByAdding.hints.principle,
            `What must you multiply ${changing.bottom} by to get ${common}?`,
          ],
        },
        {
          rule: addDenominators,
          to: sumOver(apart, ({ top }) => top),
          hints: [
            `Try to cut $\\frac{1}{${a.bottom}}$ into parts of size $\\frac{1}{${apart}}$. Is that possible?`,
            `A common denominator is a multiple of both ${a.bottom} and ${b.bottom}. Their sum is not.`,
            `Count by ${high}s until you meet a multiple of ${low}.`,
          ],
        },
      ];
    },
  },
);

export const addUnlikeGenerators: readonly Generator[] = [compute, story, putBack, rewrite];
