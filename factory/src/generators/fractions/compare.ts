import type { WrittenFigure } from '@stoa/schema/figure/figure';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { fractionWay } from '../../wording/fraction-way.ts';
import { largerBottomIsLarger, largerTopIsLarger, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  sharedNumberMeansEqual,
  smallerBottomIsLarger,
  smallerGapIsLarger,
  smallerNumbersAreSmaller,
  smallerTopIsLarger,
} from '@stoa/engine/math/mal-rules/fractions/fraction-comparison';
import { held } from '../../held.ts';
import { numberDraft } from '../../number-draft.ts';
import { fracPlain, fracTex, partsName } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import { drawProper, order } from './drawn-fractions.ts';

type Hints = DraftMisconception['hints'];

const signOf = (by: number): string => (by < 0 ? '$<$' : by > 0 ? '$>$' : '$=$');

/** What a learner sees when both fractions are written in parts of one size. */
function sameParts(fractions: readonly WrittenFraction[]): { bottom: number; tops: number[] } {
  const bottom = fractions.map((f) => f.bottom).reduce(leastMultiple);
  return { bottom, tops: fractions.map((f) => (f.top * bottom) / f.bottom) };
}

const bottomHints = (some: string): Hints => [
  `Think of one part of each fraction in ${some}. Does a larger denominator mean larger parts?`,
  'The denominator tells how many equal parts the whole has. The more parts there are, the smaller each part is.',
  `Use a common denominator for ${some}. Then all the parts are the same size, and you can count them.`,
];
const topHints = (some: string): Hints => [
  `In ${some}, do the numerators count parts of the same size?`,
  'You can compare numerators only when the denominators are equal. Then the parts are the same size.',
  `Find a common multiple of the denominators of ${some}, and rewrite each fraction with it.`,
];
const gapHints = (a: WrittenFraction, b: WrittenFraction): Hints => [
  `Are the pieces that are missing from ${fracPlain(a)} as large as those missing from ${fracPlain(b)}?`,
  'Counting the missing pieces is not enough. Their size matters, too.',
  `Compare one ${partsName(a.bottom, false)} with one ${partsName(b.bottom, false)}: which piece is smaller?`,
];
const smallerTopHints = (some: string): Hints => [
  `In ${some}, what does the numerator of each fraction count?`,
  'A smaller denominator makes larger parts. A smaller numerator only means fewer parts.',
  `Use a common denominator for ${some}. Then see which one has more parts.`,
];
const smallerBottomHints = (some: string): Hints => [
  `You looked at the size of the parts in ${some}. Did you also count how many there are?`,
  'Large parts do not make a large fraction if there are only a few of them. Size and number both matter.',
  `Use a common denominator for ${some} first. Then compare the numerators.`,
];

/** Two fractions. 1: equal bottoms, or equal tops. 2: one denominator is a multiple of the other. 3: unlike. 4: near each other. 5: above one. */
function drawPair(chance: Chance, difficulty: Difficulty, equal: boolean): [WrittenFraction, WrittenFraction] {
  const whole = difficulty === 5 ? chance.int(1, 3) : 0;
  const pair = drawUntil(
    () => [drawProper(chance, difficulty === 1 ? 10 : 12), drawProper(chance, difficulty === 1 ? 10 : 12)] as const,
    ([f, g]) => {
      const by = order(f, g);
      if (difficulty === 1) return (f.bottom === g.bottom) !== (f.top === g.top) && f.top + g.top > 3;
      if (f.bottom === g.bottom || f.top === g.top || (by === 0) !== equal || leastMultiple(f.bottom, g.bottom) > 72)
        return false;
      const multiple = f.bottom % g.bottom === 0 || g.bottom % f.bottom === 0;
      return multiple === (difficulty === 2) && (difficulty < 4 || Math.abs(by) / (f.bottom * g.bottom) < 0.15);
    },
  );
  const [a, b] = pair.map((f) => ({ top: f.top + whole * f.bottom, bottom: f.bottom }));
  return [a!, b!];
}

/** What each rule says of two fractions, one sign from each. */
function signsByRule(a: WrittenFraction, b: WrittenFraction, right: string): DraftMisconception[] {
  const both = `${fracPlain(a)} and ${fracPlain(b)}`;
  const greater = (f: WrittenFraction): string => (f === a ? '$>$' : '$<$');
  const way = (rule: MalRule, answer: string | null, hints: Hints) => held(rule, answer, right, hints);
  const [sameBottom, sameTop] = [a.bottom === b.bottom, a.top === b.top];
  const shared = sharedNumberMeansEqual.answer(a, b);
  const found = [
    way(largerBottomIsLarger, sameBottom ? null : greater(largerBottomIsLarger.answer([a, b])), bottomHints(both)),
    way(smallerTopIsLarger, sameTop ? null : greater(smallerTopIsLarger.answer([a, b])), smallerTopHints(both)),
    way(largerTopIsLarger, sameTop || sameBottom ? null : greater(largerTopIsLarger.answer([a, b])), topHints(both)),
    way(smallerBottomIsLarger, sameBottom ? null : greater(smallerBottomIsLarger.answer([a, b])), smallerBottomHints(both)),
    way(smallerGapIsLarger, sameBottom ? null : signOf(smallerGapIsLarger.answer(a, b)), gapHints(a, b)),
    way(smallerNumbersAreSmaller, signOf(smallerNumbersAreSmaller.answer(a, b)), bottomHints(both)),
    way(sharedNumberMeansEqual, shared === null ? null : signOf(shared), [
      `The fractions ${both} share a number. Does that make them equal?`,
      sharedNumberMeansEqual.hints.principle,
      sameTop
        ? `Both have ${a.top} parts. Think of one part of each. Which part is larger?`
        : `Both have parts of the same size. How many parts are there in each?`,
    ]),
  ].flat();
  return found.filter(({ answer }, i) => found.findIndex((other) => other.answer === answer) === i);
}

function signSteps(a: WrittenFraction, b: WrittenFraction, right: string): { explanation: string; math: string }[] {
  const { bottom, tops } = sameParts([a, b]);
  const shown = `${fracTex(a)} ${right.replaceAll('$', '')} ${fracTex(b)}`;
  const last = { explanation: 'Write the symbol between the original fractions.', math: shown };
  if (a.bottom === b.bottom)
    return [
      { explanation: `Both count ${partsName(a.bottom)}, so compare the numerators.`, math: `${a.top}, \\quad ${b.top}` },
      last,
    ];
  if (a.top === b.top) {
    const small = Math.min(a.bottom, b.bottom);
    return [
      {
        explanation: `Both have ${a.top} ${a.top === 1 ? 'part' : 'parts'}. A whole cut into only ${small} has larger parts.`,
        math: `${fracTex({ top: 1, bottom: small })} > ${fracTex({ top: 1, bottom: Math.max(a.bottom, b.bottom) })}`,
      },
      last,
    ];
  }
  return [
    {
      explanation: `Rewrite both fractions with denominator ${bottom} so the parts are the same size.`,
      math: `${fracTex(a)} = ${fracTex({ top: tops[0]!, bottom })}, \\quad ${fracTex(b)} = ${fracTex({ top: tops[1]!, bottom })}`,
    },
    { explanation: 'Compare the numerators.', math: `${tops[0]} ${right.replaceAll('$', '')} ${tops[1]}` },
    last,
  ];
}

/** Proper fractions as strips of one length. */
const stripsOf = (fractions: readonly WrittenFraction[]): WrittenFigure => ({
  kind: 'fraction_strips',
  strips: fractions.map((f) => ({ parts: f.bottom, shaded: f.top, label: fracPlain(f) })),
});

/** The three signs to choose from; the two wrong ones are each what some rule says of these two numbers. */
const sign: Generator = {
  name: 'frac_compare_sign',
  version: 1,
  skill: 'frac_compare',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const equal = difficulty > 1 && chance.maybe(0.25);
    const { a, b, misconceptions, right } = drawUntil(
      () => {
        const [first, second] = drawPair(chance, difficulty, equal);
        const found = signOf(order(first, second));
        return { a: first, b: second, right: found, misconceptions: signsByRule(first, second, found) };
      },
      (pair) => pair.misconceptions.length === 2,
    );
    return {
      stem: chance.pick([
        `Which symbol makes the statement true? $${fracTex(a)} \\;\\square\\; ${fracTex(b)}$`,
        `Compare the fractions. Which symbol makes the statement true? $${fracTex(a)} \\;\\square\\; ${fracTex(b)}$`,
      ]),
      answer: right,
      inputType: 'multiple_choice',
      ...(difficulty <= 2 ? { figure: stripsOf([a, b]) } : {}),
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: signSteps(a, b, right),
      ladder: [
        'Do both fractions have the same denominator, or the same numerator?',
        a.bottom === b.bottom
          ? 'With the same denominator, the parts are the same size. Compare how many there are.'
          : a.top === b.top
            ? 'With the same numerator, compare the size of the parts. More parts in a whole means smaller parts.'
            : 'Rewrite both fractions with a common denominator. Then compare the numerators.',
        a.bottom === b.bottom
          ? `Both count ${partsName(a.bottom)}. Compare ${a.top} and ${b.top}.`
          : a.top === b.top
            ? `Which is larger: $${fracTex({ top: 1, bottom: a.bottom })}$ or $${fracTex({ top: 1, bottom: b.bottom })}$?`
            : `The least common denominator of $${fracTex(a)}$ and $${fracTex(b)}$ is ${sameParts([a, b]).bottom}. Rewrite both, and compare the numerators.`,
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

/** Three fractions of which the right order and two different rules each put another one first. */
function drawThree(chance: Chance, difficulty: Difficulty, greatest: boolean): WrittenFraction[] {
  return drawUntil(
    () => {
      const shared = chance.int(3, 9);
      if (difficulty === 1) {
        const [bottom, top, other] = [chance.int(3, 11), chance.int(1, 5), chance.int(1, 7)];
        return chance.shuffle([
          { top, bottom: shared },
          { top, bottom },
          { top: other, bottom },
        ]);
      }
      const bottoms = byDifficulty(difficulty, [
        [],
        [shared, 2 * shared, 2 * shared],
        [2, 4, 8].map((n) => n * chance.pick([1, 1, 3])),
        [chance.int(3, 12), chance.int(3, 12), chance.int(3, 12)],
        [chance.int(3, 12), chance.int(3, 12), chance.int(3, 12)],
      ]);
      const above = difficulty === 5 ? chance.int(1, 2) : 0;
      return chance.shuffle(bottoms.map((bottom) => ({ top: above * bottom + chance.int(1, bottom - 1), bottom })));
    },
    (three) =>
      three.every((f) => f.bottom <= 24 && (difficulty > 1 || f.top < f.bottom)) &&
      new Set(three.map((f) => f.top / f.bottom)).size === 3 &&
      (difficulty < 3 || new Set(three.map((f) => f.bottom)).size === 3) &&
      (difficulty < 4 || (spread(three) < 0.4 && three.every((f) => f.top > 1))) &&
      three.map((f) => f.bottom).reduce(leastMultiple) <= 72 &&
      new Set([pickOf(three, greatest), ...rulePicks(three, greatest).map(({ f }) => f)]).size === 3,
  );
}

const spread = (three: readonly WrittenFraction[]): number => {
  const values = three.map((f) => f.top / f.bottom);
  return Math.max(...values) - Math.min(...values);
};

const pickOf = (three: readonly WrittenFraction[], greatest: boolean): WrittenFraction =>
  three.reduce((best, f) => ((greatest ? order(f, best) > 0 : order(f, best) < 0) ? f : best));

/** The fraction each rule would name, with the hints for it. For the least, a rule that goes by one number takes the other end of it. */
function rulePicks(three: readonly WrittenFraction[], greatest: boolean) {
  const some = three.map(fracPlain).join(', ');
  const gap = (f: WrittenFraction, best: WrittenFraction): boolean =>
    smallerGapIsLarger.answer(f, best) * (greatest ? 1 : -1) > 0;
  const [byBottom, byTop, bySmallBottom, bySmallTop] = greatest
    ? [largerBottomIsLarger, largerTopIsLarger, smallerBottomIsLarger, smallerTopIsLarger]
    : [smallerBottomIsLarger, smallerTopIsLarger, largerBottomIsLarger, largerTopIsLarger];
  return [
    { rule: largerBottomIsLarger, f: byBottom.answer(three), hints: bottomHints(some) },
    { rule: largerTopIsLarger, f: byTop.answer(three), hints: topHints(some) },
    { rule: smallerBottomIsLarger, f: bySmallBottom.answer(three), hints: smallerBottomHints(some) },
    { rule: smallerTopIsLarger, f: bySmallTop.answer(three), hints: smallerTopHints(some) },
    { rule: smallerGapIsLarger, f: three.reduce((best, f) => (gap(f, best) ? f : best)), hints: gapOfThreeHints(some) },
  ] as const;
}

const gapOfThreeHints = (some: string): Hints => [
  `How far is each of ${some} from one whole? Are those pieces all the same size?`,
  'Counting the pieces up to the whole is not enough. The pieces have different sizes.',
  `Use a common denominator for ${some} before you compare.`,
];

/**
 * Where one fraction shares its denominator with the second and its numerator with the third, two looks tell the order, if it lies between them or
 * is itself the one that is looked for; null where it takes more.
 */
function glanceSteps(three: readonly WrittenFraction[], greatest: boolean): [string, string][] | null {
  const hinge = three.find((f) =>
    ['bottom', 'top'].every((part) => three.some((g) => g !== f && g[part as 'top'] === f[part as 'top'])),
  );
  if (hinge === undefined) return null;
  const twin = three.find((f) => f !== hinge && f.bottom === hinge.bottom)!;
  const other = three.find((f) => f !== hinge && f.top === hinge.top)!;
  const between = order(twin, hinge) < 0 !== order(other, hinge) < 0;
  if (!between && pickOf(three, greatest) !== hinge) return null;
  const larger = Math.min(hinge.bottom, other.bottom);
  const sides = (f: WrittenFraction): string =>
    order(f, hinge) < 0 ? `${fracTex(f)} < ${fracTex(hinge)}` : `${fracTex(hinge)} < ${fracTex(f)}`;
  return [
    [`Two of them count ${partsName(hinge.bottom)}, so compare their numerators.`, sides(twin)],
    [
      `Two of them have ${hinge.top} ${hinge.top === 1 ? 'part' : 'parts'} each, and ${partsName(larger)} are the larger parts.`,
      sides(other),
    ],
  ];
}

/** The greatest or the least. 1: a numerator or a denominator in common. 2: one denominator doubled. 3: 2, 4, 8 and multiples. 4: unlike. 5: above one. */
const ofThree: Generator = {
  name: 'frac_compare_of_three',
  version: 2,
  skill: 'frac_compare',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const greatest = chance.maybe(0.5);
    const three = drawThree(chance, difficulty, greatest);
    const best = pickOf(three, greatest);
    const { bottom, tops } = sameParts(three);
    const list = three.map(fracTex).join(', \\; ');
    const word = greatest ? 'greatest' : 'least';
    return numberDraft({
      stem: chance.pick([
        `Which fraction is **${word}**? $${list}$`,
        `Find the **${word}** of these fractions. $${list}$`,
        `Three points on a number line are at $${list}$. Which of these numbers is farthest to the **${greatest ? 'right' : 'left'}**?`,
      ]),
      right: rational(best.top, best.bottom),
      inputType: 'fraction',
      placeholder: 'a fraction, like a/b',
      steps: [
        ...(glanceSteps(three, greatest) ?? [
          [
            `Rewrite all three with denominator ${bottom}.`,
            three.map((f, i) => `${fracTex(f)} = ${fracTex({ top: tops[i]!, bottom })}`).join(', \\quad '),
          ],
          [`The ${word} numerator is ${(greatest ? Math.max : Math.min)(...tops)}.`, tops.toSorted((x, y) => x - y).join(' < ')],
        ]),
        [`This fraction is the ${word}.`, fracTex(best)],
      ],
      ladder: [
        'Which denominators and numerators are the same? Which are different?',
        'Rewrite the fractions with a common denominator. Then compare the numerators.',
        `Use denominator ${bottom}. Start with $${fracTex(three[0]!)}$, and rewrite each fraction.`,
      ],
      ways: rulePicks(three, greatest).map(({ rule, f, hints }) => fractionWay(rule, f === best ? null : f, hints)),
    });
  },
};

const races = [
  { does: (f: string) => `has walked ${f} of the way to school`, ask: 'Who has walked the **farthest**?', first: true },
  { does: (f: string) => `has read ${f} of the class novel`, ask: 'Who has read the **most**?', first: true },
  { does: (f: string) => `has filled ${f} of a bucket`, ask: 'The buckets are the same size. Whose bucket has the **most** water?', first: true },
  { does: (f: string) => `has eaten ${f} of a sandwich`, ask: 'The sandwiches are the same size. Who has eaten the **least**?', first: false },
  { does: (f: string) => `spends ${f} hour on homework`, ask: 'Who finishes in the **least** time?', first: false },
  { does: (f: string) => `has painted ${f} of a fence panel`, ask: 'The panels are the same size. Who has painted the **most**?', first: true },
] as const; // prettier-ignore

/** Three people. 3 and 4: as above. 5: the two that come first are close together. */
const whoHasMost: Generator = {
  name: 'frac_compare_who',
  version: 1,
  skill: 'frac_compare',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const scene = chance.pick(races);
    const three = drawUntil(
      () => drawThree(chance, difficulty === 3 ? 3 : 4, scene.first),
      (drawn) => {
        const values = drawn.map((f) => f.top / f.bottom).toSorted((x, y) => x - y);
        const gap = scene.first ? values[2]! - values[1]! : values[1]! - values[0]!;
        return (difficulty < 5 || gap < 0.09) && (!scene.does('').includes('hour') || drawn.every((f) => 120 % f.bottom === 0));
      },
    );
    const who = people(chance, 3);
    const name = (f: WrittenFraction): string => who[three.indexOf(f)]!;
    const best = pickOf(three, scene.first);
    const right = name(best);
    const { bottom, tops } = sameParts(three);
    const misconceptions = rulePicks(three, scene.first).flatMap(({ rule, f, hints }) => held(rule, name(f), right, hints));
    return {
      stem: `${three.map((f, i) => `${who[i]} ${scene.does(`$${fracTex(f)}$`)}`).join('. ')}. ${scene.ask}`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [...new Set(misconceptions.map(({ answer }) => answer))] },
      steps: [
        {
          explanation: `Rewrite all three with denominator ${bottom}.`,
          math: three.map((f, i) => `${fracTex(f)} = ${fracTex({ top: tops[i]!, bottom })}`).join(', \\quad '),
        },
        {
          explanation: `Find the ${scene.first ? 'greatest' : 'least'} of them.`,
          math: [...three].sort(order).map(fracTex).join(' < '),
        },
        { explanation: `That is ${right}'s fraction.`, math: `\\text{${right}: } ${fracTex(best)}` },
      ],
      ladder: [
        'What do the three fractions tell? Which one do you need: the greatest or the least?',
        'Rewrite the fractions with a common denominator. Then compare the numerators.',
        `Use denominator ${bottom}. Start with $${fracTex(three[0]!)}$, and rewrite each fraction.`,
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

export const compareGenerators: readonly Generator[] = [sign, ofThree, whoHasMost];
