import { finiteDecimal, rational } from '@stoa/engine/math/exact/rational';
import { additiveRatio, ratioReversed } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import { scaledTheOtherWay, termKept } from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** a : b = c : d, d unknown. */
type Pair = { a: number; b: number; c: number; d: number };

/** 1: times 2 to 5. 2: times 6 to 12. 3: divided. 4: by way of the simplest form, times 3/2 or the like. 5: the same with larger numbers. */
function drawPair(chance: Chance, difficulty: Difficulty): Pair {
  return drawUntil(
    () => {
      const [p, q] = [chance.int(2, 9), chance.int(2, 9)];
      const [k, l] = {
        1: [1, chance.int(2, 5)],
        2: [1, chance.int(6, 12)],
        3: [chance.int(3, 9), 1],
        4: [chance.int(2, 4), chance.int(3, 7)],
        5: [chance.int(4, 9), chance.int(5, 12)],
      }[difficulty] as [number, number];
      return { a: p * k, b: q * k, c: p * l, d: q * l, p, q, k, l };
    },
    ({ a, b, c, d, p, q, k, l }) =>
      gcd(p, q) === 1 && (difficulty < 4 || (k % l !== 0 && l % k !== 0)) && new Set([a, b, c, d]).size === 4 && b - a !== d - c,
  );
}

function wrongTerms({ a, b, c, d }: Pair, what: string): DraftMisconception[] {
  const right = `${d}`;
  const [x, y, z] = [rational(a), rational(b), rational(c)];
  return [
    ...held(
      additiveRatio,
      finiteDecimal(additiveRatio.answer(x, y, z)),
      right,
      [
        `From ${a} to ${c}, did you add or multiply? Equal ratios grow by the same factor.`,
        'In equal ratios both terms are multiplied (or divided) by the same number. Adding the same number changes the ratio.',
        `Find the number that ${a} is multiplied by to give ${c}. Do the same to ${b}.`,
      ],
      additiveRatio.told(x, y),
    ),
    ...held(scaledTheOtherWay, finiteDecimal(scaledTheOtherWay.answer(x, y, z)), right, [
      `Which number belongs to which? Put ${a} over ${c}, and ${b} over the unknown ${what}.`,
      'The same factor leads from the first ratio to the second, for both terms.',
      `${b} is ${b > a ? 'more' : 'less'} than ${a}, so the unknown must be ${b > a ? 'more' : 'less'} than ${c}.`,
    ]),
    ...held(
      termKept,
      finiteDecimal(termKept.answer(y)),
      right,
      [
        `${a} has become ${c}. What has become of ${b}?`,
        termKept.hints.principle,
        `Find the number that ${a} is multiplied by to give ${c}.`,
      ],
      termKept.told(y),
    ),
  ];
}

function steps({ a, b, c, d }: Pair) {
  if (c % a === 0)
    return [
      { explanation: `See how ${a} becomes ${c}: it is multiplied by ${c / a}.`, math: `${a} \\times ${c / a} = ${c}` },
      { explanation: `Multiply ${b} by the same number.`, math: `${b} \\times ${c / a} = ${d}` },
    ];
  if (a % c === 0)
    return [
      { explanation: `See how ${a} becomes ${c}: it is divided by ${a / c}.`, math: `${a} \\div ${a / c} = ${c}` },
      { explanation: `Divide ${b} by the same number.`, math: `${b} \\div ${a / c} = ${d}` },
    ];
  const by = gcd(a, b);
  return [
    { explanation: `Simplify the known ratio first: divide both terms by ${by}.`, math: `${a} : ${b} = ${a / by} : ${b / by}` },
    {
      explanation: `Now ${a / by} becomes ${c} by multiplying with ${(c * by) / a}.`,
      math: `${a / by} \\times ${(c * by) / a} = ${c}`,
    },
    { explanation: `Multiply ${b / by} by the same number.`, math: `${b / by} \\times ${(c * by) / a} = ${d}` },
  ];
}

const missing: Generator = {
  name: 'ratio_equivalent_missing',
  version: 1,
  skill: 'ratio_equivalent',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const pair = drawPair(chance, difficulty);
    const { a, b, c, d } = pair;
    const shown = chance.pick([
      `${a} : ${b} = ${c} : \\square`,
      `${b} : ${a} = \\square : ${c}`,
      `${c} : \\square = ${a} : ${b}`,
    ]);
    const misconceptions = wrongTerms(pair, 'number');
    return {
      stem: `Find the missing number so that the ratios are equal: $${shown}$`,
      answer: `${d}`,
      inputType: 'integer',
      steps: steps(pair),
      misconceptions,
      wrong: plainlyWrong(rational(d), misconceptions),
    };
  },
};

const mixtures = [
  { a: 'cups of rice', b: 'cups of water', make: 'A recipe uses' },
  { a: 'spoons of cocoa', b: 'spoons of sugar', make: 'For hot chocolate you take' },
  { a: 'liters of blue paint', b: 'liters of yellow paint', make: 'A painter mixes a green from' },
  { a: 'glasses of juice', b: 'glasses of water', make: 'A drink is mixed from' },
  { a: 'buckets of earth', b: 'buckets of sand', make: 'A gardener mixes soil from' },
] as const;

/** Graded as `drawPair`; either amount may be the unknown. */
const mixture: Generator = {
  name: 'ratio_equivalent_mixture',
  version: 2,
  skill: 'ratio_equivalent',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const pair = drawPair(chance, difficulty);
    const { a, b, c, d } = pair;
    const scene = chance.pick(mixtures);
    const [known, unknown] = chance.maybe(0.5) ? [scene.a, scene.b] : [scene.b, scene.a];
    const first = known === scene.a;
    const misconceptions = wrongTerms(pair, 'amount');
    return {
      stem: `${scene.make} $${first ? a : b}$ ${scene.a} and $${first ? b : a}$ ${scene.b}. To keep the same ratio, how many ${unknown} go with $${c}$ ${known}?`,
      answer: `${d}`,
      inputType: 'integer',
      steps: [
        { explanation: `Write the ratio of ${known} to ${unknown} for both.`, math: `${a} : ${b} = ${c} : \\square` },
        ...steps(pair),
      ],
      misconceptions,
      wrong: plainlyWrong(rational(d), misconceptions),
    };
  },
};

/** Which ratio is equal? 1 and 2: a multiple of a simple one. 3: divided. 4 and 5: neither is a multiple of the other. */
const which: Generator = {
  name: 'ratio_equivalent_which',
  version: 1,
  skill: 'ratio_equivalent',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b, c, d } = drawPair(chance, difficulty);
    const added = additiveRatio.answer(rational(a), rational(b), rational(c)).n;
    if (added <= 1n) return which.draft(chance, difficulty);
    const ratio = (x: number | bigint, y: number | bigint) => `$${x} : ${y}$`;
    const right = ratio(c, d);
    const factor = 'Two ratios are equal when both terms of one come from the other by the same factor.';
    const compare = `Simplify ${a} : ${b}, then simplify each choice, and compare.`;
    const misconceptions = [
      ...held(additiveRatio, ratio(c, added), right, [
        `Compare ${a} and ${b} with your choice: was the same number added to both?`,
        factor,
        compare,
      ]),
      ...held(ratioReversed, ratio(d, c), right, [
        `In ${a} : ${b}, is the first number the ${a < b ? 'smaller' : 'larger'} one? And in your choice?`,
        'The order of a ratio matters.',
        compare,
      ]),
      ...held(termKept, ratio(c, b), right, [`From ${a} : ${b} to your choice, did both numbers change?`, factor, compare]),
    ];
    return {
      stem: `Which ratio is equal to $${a} : ${b}$?`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        gcd(a, b) === 1
          ? { explanation: 'The given ratio is already in simplest form.', math: `${a} : ${b}` }
          : { explanation: 'Simplify the given ratio.', math: `${a} : ${b} = ${a / gcd(a, b)} : ${b / gcd(a, b)}` },
        { explanation: `Of the choices only ${c} : ${d} simplifies to the same.`, math: `${c} : ${d}` },
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

export const equivalentRatiosGenerators: readonly Generator[] = [missing, mixture, which];
