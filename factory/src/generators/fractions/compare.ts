import type { WrittenFigure } from '@stoa/schema/figure/figure';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { fractionWay } from '../../wording/fraction-way.ts';
import { largerBottomIsLarger, largerTopIsLarger, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { choiceFamily, family, only, range, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import {
  sharedNumberMeansEqual,
  smallerBottomIsLarger,
  smallerGapIsLarger,
  smallerNumbersAreSmaller,
  smallerTopIsLarger,
} from '@stoa/engine/math/mal-rules/fractions/fraction-comparison';
import { fracPlain, fracTex, partsName } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { drawProper, order } from './drawn-fractions.ts';

const signOf = (by: number): string => (by < 0 ? '$<$' : by > 0 ? '$>$' : '$=$');

/** Returns the numerators of the fractions when they are written with a common denominator. */
function sameParts(fractions: readonly WrittenFraction[]): { bottom: number; tops: number[] } {
  const bottom = fractions.map((f) => f.bottom).reduce(leastMultiple);
  return { bottom, tops: fractions.map((f) => (f.top * bottom) / f.bottom) };
}

const bottomHints = (some: string): Ladder => [
  `Think of one part of each fraction in ${some}. Does a larger denominator mean larger parts?`,
  'The denominator tells how many equal parts the whole has. The more parts there are, the smaller each part is.',
  `Use a common denominator for ${some}. Then all the parts are the same size, and you can count them.`,
];
const topHints = (some: string): Ladder => [
  `In ${some}, do the numerators count parts of the same size?`,
  'You can compare numerators only when the denominators are equal. Then the parts are the same size.',
  `Find a common multiple of the denominators of ${some}, and rewrite each fraction with it.`,
];
const gapHints = (a: WrittenFraction, b: WrittenFraction): Ladder => [
  `Are the pieces that are missing from ${fracPlain(a)} as large as those missing from ${fracPlain(b)}?`,
  'Counting the missing pieces is not enough. Their size matters, too.',
  `Compare one ${partsName(a.bottom, false)} with one ${partsName(b.bottom, false)}: which piece is smaller?`,
];
const smallerTopHints = (some: string): Ladder => [
  `In ${some}, what does the numerator of each fraction count?`,
  'A smaller denominator makes larger parts. A smaller numerator only means fewer parts.',
  `Use a common denominator for ${some}. Then see which one has more parts.`,
];
const smallerBottomHints = (some: string): Ladder => [
  `You looked at the size of the parts in ${some}. Did you also count how many there are?`,
  'Large parts do not make a large fraction if there are only a few of them. Size and number both matter.',
  `Use a common denominator for ${some} first. Then compare the numerators.`,
];

/** Two fractions with denominators up to `most`, with the same number of wholes. */
const two =
  (most: number, wholes = only(0)) =>
  (chance: Chance): readonly [WrittenFraction, WrittenFraction] => {
    const whole = wholes(chance);
    const fraction = (): WrittenFraction => {
      const { top, bottom } = drawProper(chance, most);
      return { top: top + whole * bottom, bottom };
    };
    return [fraction(), fraction()];
  };

/**
 * 1: equal denominators, or equal numerators. 2: one denominator is a multiple of the other. 3: unlike. 4 and 5: near each
 * other.
 */
function suits([a, b]: readonly [WrittenFraction, WrittenFraction], difficulty: Difficulty, equal: boolean): boolean {
  const [sameBottom, sameTop] = [a.bottom === b.bottom, a.top === b.top];
  if (difficulty === 1) return sameBottom !== sameTop && a.top + b.top > 3;
  const multiple = a.bottom % b.bottom === 0 || b.bottom % a.bottom === 0;
  const near = Math.abs(a.top / a.bottom - b.top / b.bottom) < 0.15;
  return (
    !sameBottom &&
    !sameTop &&
    (order(a, b) === 0) === equal &&
    leastMultiple(a.bottom, b.bottom) <= 72 &&
    multiple === (difficulty === 2) &&
    (difficulty < 4 || near)
  );
}

/** Returns the sign that each wrong rule gives for two fractions. */
function signWays(a: WrittenFraction, b: WrittenFraction): WrongWay<string>[] {
  const both = `${fracPlain(a)} and ${fracPlain(b)}`;
  const greater = (f: WrittenFraction): string => (f === a ? '$>$' : '$<$');
  const [sameBottom, sameTop] = [a.bottom === b.bottom, a.top === b.top];
  const way = (rule: MalRule, to: string | null, hints: Ladder): WrongWay<string> => ({ rule, to, hints });
  const shared = sharedNumberMeansEqual.answer(a, b);
  return [
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
  ];
}

/** True if each of the three signs is right or is given by some wrong rule for these two numbers. */
const everySignTold = (a: WrittenFraction, b: WrittenFraction): boolean =>
  ['$<$', '$=$', '$>$'].every((sign) => sign === signOf(order(a, b)) || signWays(a, b).some(({ to }) => to === sign));

function signSteps(a: WrittenFraction, b: WrittenFraction): Step[] {
  const by = signOf(order(a, b)).replaceAll('$', '');
  const last: Step = ['Write the symbol between the original fractions.', `${fracTex(a)} ${by} ${fracTex(b)}`];
  if (a.bottom === b.bottom)
    return [[`Both count ${partsName(a.bottom)}, so compare the numerators.`, `${a.top}, \\quad ${b.top}`], last];
  if (a.top === b.top) {
    const [small, large] = [Math.min(a.bottom, b.bottom), Math.max(a.bottom, b.bottom)];
    return [
      [
        `Both have ${a.top} ${a.top === 1 ? 'part' : 'parts'}. A whole cut into only ${small} has larger parts.`,
        `${fracTex({ top: 1, bottom: small })} > ${fracTex({ top: 1, bottom: large })}`,
      ],
      last,
    ];
  }
  const { bottom, tops } = sameParts([a, b]);
  return [
    [`Rewrite both fractions with denominator ${bottom} so the parts are the same size.`, rewritten([a, b])],
    ['Compare the numerators.', `${tops[0]} ${by} ${tops[1]}`],
    last,
  ];
}

/** Writes each fraction with the common denominator. */
function rewritten(fractions: readonly WrittenFraction[]): string {
  const { bottom, tops } = sameParts(fractions);
  return fractions.map((f, i) => `${fracTex(f)} = ${fracTex({ top: tops[i]!, bottom })}`).join(', \\quad ');
}

/** Draws proper fractions as strips of equal length. */
const stripsOf = (fractions: readonly WrittenFraction[]): WrittenFigure => ({
  kind: 'fraction_strips',
  strips: fractions.map((f) => ({ parts: f.bottom, shaded: f.top, label: fracPlain(f) })),
});

/** Three signs to choose from; some wrong rule gives each of the two wrong ones for these two numbers. */
const sign = choiceFamily(
  { name: 'frac_compare_sign', version: 2, skill: 'frac_compare' },
  {
    setting: (chance, difficulty) => ({ equal: difficulty > 1 && chance.maybe(0.25) }),
    levels: { pair: [two(10), two(12), two(12), two(12), two(12, range(1, 3))] },
    where: ({ pair, equal }, difficulty) => suits(pair, difficulty, equal) && everySignTold(...pair),
    derived: ({ pair: [a, b] }) => ({ a, b, shared: a.bottom === b.bottom ? 'bottom' : a.top === b.top ? 'top' : 'none' }),
    phrasing: (chance) => ({
      ask: chance.pick([
        'Which symbol makes the statement true?',
        'Compare the fractions. Which symbol makes the statement true?',
      ]),
    }),
    given: ({ a, b, ask, difficulty }) => ({
      stem: `${ask} $${fracTex(a)} \\;\\square\\; ${fracTex(b)}$`,
      right: signOf(order(a, b)),
      ...(difficulty <= 2 ? { figure: stripsOf([a, b]) } : {}),
    }),
    steps: ({ a, b }) => signSteps(a, b),
    ladder: ({ a, b, shared }) => {
      const look = 'Do both fractions have the same denominator, or the same numerator?';
      if (shared === 'bottom')
        return [
          look,
          'With the same denominator, the parts are the same size. Compare how many there are.',
          `Both count ${partsName(a.bottom)}. Compare ${a.top} and ${b.top}.`,
        ];
      if (shared === 'top')
        return [
          look,
          'With the same numerator, compare the size of the parts. More parts in a whole means smaller parts.',
          `Which is larger: $${fracTex({ top: 1, bottom: a.bottom })}$ or $${fracTex({ top: 1, bottom: b.bottom })}$?`,
        ];
      return [
        look,
        'Rewrite both fractions with a common denominator. Then compare the numerators.',
        `The least common denominator of $${fracTex(a)}$ and $${fracTex(b)}$ is ${sameParts([a, b]).bottom}. Rewrite both, and compare the numerators.`,
      ];
    },
    ways: ({ a, b }) => signWays(a, b),
  },
);

/** Three fractions. One shares its numerator with the second and its denominator with the third. */
const twoLikeAndOne = (chance: Chance): WrittenFraction[] => {
  const [single, bottom, top, other] = [chance.int(3, 9), chance.int(3, 11), chance.int(1, 5), chance.int(1, 7)];
  return chance.shuffle([
    { top, bottom: single },
    { top, bottom },
    { top: other, bottom },
  ]);
};
const threeOver =
  (bottoms: (chance: Chance) => readonly number[], wholes = only(0)) =>
  (chance: Chance): WrittenFraction[] => {
    const whole = wholes(chance);
    return chance.shuffle(bottoms(chance).map((bottom) => ({ top: whole * bottom + chance.int(1, bottom - 1), bottom })));
  };
const oneDoubled = (chance: Chance): readonly number[] => {
  const bottom = chance.int(3, 9);
  return [bottom, 2 * bottom, 2 * bottom];
};
const halvings = (chance: Chance): readonly number[] => [2, 4, 8].map((bottom) => bottom * chance.pick([1, 1, 3]));
const upToTwelve = (chance: Chance): readonly number[] => [chance.int(3, 12), chance.int(3, 12), chance.int(3, 12)];

/**
 * True if the right order and two different wrong rules each put another fraction first; from 4 on, the three must be near
 * each other.
 */
function suitsThree(three: readonly WrittenFraction[], difficulty: Difficulty, greatest: boolean): boolean {
  const bottoms = three.map(({ bottom }) => bottom);
  return (
    three.every((f) => f.bottom <= 24 && (difficulty > 1 || f.top < f.bottom)) &&
    new Set(three.map((f) => f.top / f.bottom)).size === 3 &&
    (difficulty < 3 || new Set(bottoms).size === 3) &&
    (difficulty < 4 || (spread(three) < 0.4 && three.every((f) => f.top > 1))) &&
    bottoms.reduce(leastMultiple) <= 72 &&
    new Set([pickOf(three, greatest), ...rulePicks(three, greatest).map(({ f }) => f)]).size === 3
  );
}

const spread = (three: readonly WrittenFraction[]): number => {
  const values = three.map((f) => f.top / f.bottom);
  return Math.max(...values) - Math.min(...values);
};

const pickOf = (three: readonly WrittenFraction[], greatest: boolean): WrittenFraction =>
  three.reduce((best, f) => ((greatest ? order(f, best) > 0 : order(f, best) < 0) ? f : best));

/**
 * Returns the fraction that each rule picks, with the hints for it. For the least, a rule that looks at only one number picks
 * the opposite end.
 */
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

const gapOfThreeHints = (some: string): Ladder => [
  `How far is each of ${some} from one whole? Are those pieces all the same size?`,
  'Counting the pieces up to the whole is not enough. The pieces have different sizes.',
  `Use a common denominator for ${some} before you compare.`,
];

/**
 * Returns steps that need only two comparisons: one fraction shares its denominator with the second and its numerator with
 * the third, and it is either between them or the answer itself. Null if more steps are needed.
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

/**
 * The greatest or the least. 1: a numerator or a denominator in common. 2: one denominator doubled. 3: denominators 2, 4, 8
 * and multiples. 4: unlike. 5: above one.
 */
const ofThree = family(
  { name: 'frac_compare_of_three', version: 3, skill: 'frac_compare' },
  {
    setting: (chance) => ({ greatest: chance.maybe(0.5) }),
    levels: {
      three: [
        twoLikeAndOne,
        threeOver(oneDoubled),
        threeOver(halvings),
        threeOver(upToTwelve),
        threeOver(upToTwelve, range(1, 2)),
      ],
    },
    where: ({ three, greatest }, difficulty) => suitsThree(three, difficulty, greatest),
    derived: ({ three, greatest }) => ({
      ...sameParts(three),
      best: pickOf(three, greatest),
      word: greatest ? 'greatest' : 'least',
      list: three.map(fracTex).join(', \\; '),
    }),
    phrasing: (chance, { greatest, word, list }) => ({
      stem: chance.pick([
        `Which fraction is **${word}**? $${list}$`,
        `Find the **${word}** of these fractions. $${list}$`,
        `Three points on a number line are at $${list}$. Which of these numbers is farthest to the **${greatest ? 'right' : 'left'}**?`,
      ]),
    }),
    given: ({ best, stem }) => ({
      stem,
      right: rational(best.top, best.bottom),
      inputType: 'fraction',
      placeholder: 'a fraction, like a/b',
    }),
    steps: ({ three, greatest, bottom, tops, best, word }) => [
      ...(glanceSteps(three, greatest) ?? [
        [`Rewrite all three with denominator ${bottom}.`, rewritten(three)] as const,
        [
          `The ${word} numerator is ${(greatest ? Math.max : Math.min)(...tops)}.`,
          tops.toSorted((x, y) => x - y).join(' < '),
        ] as const,
      ]),
      [`This fraction is the ${word}.`, fracTex(best)],
    ],
    ladder: ({ three, bottom }) => [
      'Which denominators and numerators are the same? Which are different?',
      'Rewrite the fractions with a common denominator. Then compare the numerators.',
      `Use denominator ${bottom}. Start with $${fracTex(three[0]!)}$, and rewrite each fraction.`,
    ],
    ways: ({ three, greatest, best }) =>
      rulePicks(three, greatest).map(({ rule, f, hints }) => fractionWay(rule, f === best ? null : f, hints)),
  },
);

const races = [
  { does: (f: string) => `has walked ${f} of the way to school`, ask: 'Who has walked the **farthest**?', greatest: true },
  { does: (f: string) => `has read ${f} of the class novel`, ask: 'Who has read the **most**?', greatest: true },
  { does: (f: string) => `has filled ${f} of a bucket`, ask: 'The buckets are the same size. Whose bucket has the **most** water?', greatest: true },
  { does: (f: string) => `has eaten ${f} of a sandwich`, ask: 'The sandwiches are the same size. Who has eaten the **least**?', greatest: false },
  { does: (f: string) => `spends ${f} hour on homework`, ask: 'Who finishes in the **least** time?', greatest: false, inHours: true },
  { does: (f: string) => `has painted ${f} of a fence panel`, ask: 'The panels are the same size. Who has painted the **most**?', greatest: true },
]; // prettier-ignore

/** Returns how far the first is from the next. */
function lead(three: readonly WrittenFraction[], greatest: boolean): number {
  const [low, middle, high] = three.map((f) => f.top / f.bottom).toSorted((x, y) => x - y) as [number, number, number];
  return greatest ? high - middle : middle - low;
}

/** Three people. 3 and 4: as above. 5: the first two are close together. */
const whoHasMost = choiceFamily(
  { name: 'frac_compare_who', version: 2, skill: 'frac_compare', difficulties: [3, 4, 5] },
  {
    setting: (chance) => ({ scene: chance.pick(races) }),
    levels: {
      three: [threeOver(halvings), threeOver(halvings), threeOver(halvings), threeOver(upToTwelve), threeOver(upToTwelve)],
    },
    where: ({ scene: { greatest, inHours }, three }, difficulty) =>
      suitsThree(three, difficulty, greatest) &&
      (difficulty < 5 || lead(three, greatest) < 0.09) &&
      (inHours !== true || three.every(({ bottom }) => 120 % bottom === 0)),
    derived: ({ scene: { greatest }, three }) => ({ bottom: sameParts(three).bottom, best: pickOf(three, greatest), greatest }),
    phrasing: (chance, { three }) => {
      const who = people(chance, 3);
      return { name: (f: WrittenFraction): string => who[three.indexOf(f)]! };
    },
    given: ({ scene, three, best, name }) => ({
      stem: `${three.map((f) => `${name(f)} ${scene.does(`$${fracTex(f)}$`)}`).join('. ')}. ${scene.ask}`,
      right: name(best),
    }),
    steps: ({ three, bottom, greatest, best, name }) => [
      [`Rewrite all three with denominator ${bottom}.`, rewritten(three)],
      [`Find the ${greatest ? 'greatest' : 'least'} of them.`, three.toSorted(order).map(fracTex).join(' < ')],
      [`That is ${name(best)}'s fraction.`, `\\text{${name(best)}: } ${fracTex(best)}`],
    ],
    ladder: ({ three, bottom }) => [
      'What do the three fractions tell? Which one do you need: the greatest or the least?',
      'Rewrite the fractions with a common denominator. Then compare the numerators.',
      `Use denominator ${bottom}. Start with $${fracTex(three[0]!)}$, and rewrite each fraction.`,
    ],
    ways: ({ three, greatest, name }) => rulePicks(three, greatest).map(({ rule, f, hints }) => ({ rule, to: name(f), hints })),
  },
);

export const compareGenerators: readonly Generator[] = [sign, ofThree, whoHasMost];
