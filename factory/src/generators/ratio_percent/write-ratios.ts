import { partToPart } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational, rationalText } from '@stoa/engine/math/exact/rational';
import { ratioReversed } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import { partToWhole, unitsIgnored, oneTermOfRatioDivided } from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const howToWrite = 'Write it in simplest form, like $2:3$ (or as the fraction $2/3$).';

/** Two amounts with a common factor; neither divides the other. 1: factor 2 or 3. 2: 4 to 6. 3: 6 to 12. 4: 12 to 18, larger terms. 5: 14 to 25. */
function drawTerms(chance: Chance, difficulty: Difficulty): { a: number; b: number; by: number } {
  const [low, high, top] = ({ 1: [2, 3, 7], 2: [4, 6, 9], 3: [6, 12, 9], 4: [12, 18, 12], 5: [14, 25, 16] } as const)[difficulty];
  const by = chance.int(low, high);
  const [p, q] = drawUntil(
    () => [chance.int(2, top), chance.int(2, top)] as const,
    ([x, y]) => gcd(x, y) === 1 && !(x === 2 && y === 3),
  );
  return { a: p * by, b: q * by, by };
}

const ratioText = (a: number, b: number): string => rationalText(rational(a, b));
const ratioLatex = (a: number, b: number): string => `${a / gcd(a, b)} : ${b / gcd(a, b)}`;

function wrongRatios(a: number, b: number, right: string, first: string, second: string): DraftMisconception[] {
  const by = gcd(a, b);
  const divisor = [2, 3, 5, 7, 11, 13, 17, 19, 23].find((p) => by % p === 0)!;
  return [
    ...held(ratioReversed, rationalText(ratioReversed.answer(rational(a), rational(b))!), right, [
      `Which amount is named first in the question, ${first} or ${second}?`,
      'A ratio keeps the order of the words: what is named first is written first.',
      `Write ${a} in front and ${b} behind, and only then simplify.`,
    ]),
    ...held(oneTermOfRatioDivided, rationalText(oneTermOfRatioDivided.answer(a, b, by)), right, [
      `Look at both ${a} and ${b}: did both of them change in the same way?`,
      oneTermOfRatioDivided.hints.principle,
      `Both ${a} and ${b} can be divided by ${divisor}. What do you get, and can you go on?`,
    ]),
  ];
}

function simplifySteps(a: number, b: number) {
  const by = gcd(a, b);
  return [
    { explanation: `Find the greatest common factor of ${a} and ${b}: it is ${by}.`, math: `\\gcd(${a}, ${b}) = ${by}` },
    { explanation: `Divide both terms by ${by}.`, math: `(${a} \\div ${by}) : (${b} \\div ${by})` },
    {
      explanation: `In simplest form the ratio is ${ratioLatex(a, b)}.`,
      math: `${a} : ${b} = ${ratioLatex(a, b)} = \\frac{${a / by}}{${b / by}}`,
    },
  ];
}

const simplify: Generator = {
  name: 'ratio_write_simplify',
  version: 1,
  skill: 'ratio_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b } = drawTerms(chance, difficulty);
    const right = ratioText(a, b);
    const misconceptions = wrongRatios(a, b, right, `${a}`, `${b}`);
    return {
      stem: `Simplify the ratio $${a} : ${b}$. ${howToWrite}`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
      steps: simplifySteps(a, b),
      misconceptions,
      wrong: plainlyWrong(rational(a, b), misconceptions),
    };
  },
};

const groups = [
  { place: 'A box holds', kinds: ['red pens', 'blue pens'], all: 'all pens' },
  { place: 'In a choir there are', kinds: ['girls', 'boys'], all: 'all singers' },
  { place: 'On a farm there are', kinds: ['sheep', 'goats'], all: 'all animals' },
  { place: 'A fruit bowl holds', kinds: ['apples', 'pears'], all: 'all pieces of fruit' },
  { place: 'A shelf holds', kinds: ['picture books', 'comics'], all: 'all books' },
  { place: 'In a pond there are', kinds: ['frogs', 'fish'], all: 'all animals' },
] as const;

/** Part to part, either kind named first; graded as `drawTerms`. */
const partRatio: Generator = {
  name: 'ratio_write_parts',
  version: 2,
  skill: 'ratio_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b } = drawTerms(chance, difficulty);
    const scene = chance.pick(groups);
    const [x, y] = scene.kinds;
    const [asked, against, n, m] = chance.maybe(0.5) ? [x, y, a, b] : [y, x, b, a];
    const right = ratioText(n, m);
    const misconceptions = [
      ...wrongRatios(n, m, right, asked, against),
      ...held(partToWhole, rationalText(partToWhole.answer(n, m)), right, [
        `Which two amounts does the question compare: ${asked} with ${against}, or with everything together?`,
        partToWhole.hints.principle,
        `Write the number of ${asked} and the number of ${against} side by side: ${n} and ${m}.`,
      ]),
    ];
    return {
      stem: `${scene.place} $${a}$ ${x} and $${b}$ ${y}. What is the ratio of **${asked} to ${against}**? ${howToWrite}`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
      steps: [
        { explanation: `Write the numbers in the order of the words: ${asked} first, then ${against}.`, math: `${n} : ${m}` },
        ...simplifySteps(n, m),
      ],
      misconceptions,
      wrong: plainlyWrong(rational(n, m), misconceptions),
    };
  },
};

/** Part to whole. 1 and 2: the total is given. 3 to 5: it has to be added first. */
const wholeRatio: Generator = {
  name: 'ratio_write_part_to_whole',
  version: 2,
  skill: 'ratio_write',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b } = drawUntil(
      () => drawTerms(chance, difficulty),
      (t) => gcd(t.a, t.a + t.b) > 1 && 3 * t.a !== 2 * (t.a + t.b),
    );
    const scene = chance.pick(groups);
    const [x, y] = scene.kinds;
    const total = a + b;
    const given = difficulty === 1 || difficulty === 2;
    const right = ratioText(a, total);
    const misconceptions = [
      ...held(partToPart, rationalText(given ? rational(a, total - a) : rational(a, b)), right, [
        `The question compares the ${x} with ${scene.all}. Are the ${x} themselves among them?`,
        'A ratio to the whole compares one part with all parts together.',
        given
          ? `The whole is the ${total} in the question. Write the ${x} in front of it.`
          : `First add ${a} and ${b} to find how many there are altogether.`,
      ]),
      ...wrongRatios(a, total, right, x, scene.all),
    ];
    return {
      stem: given
        ? `${scene.place} $${a}$ ${x} among $${total}$ in total; the rest are ${y}. What is the ratio of **${x} to ${scene.all}**? ${howToWrite}`
        : `${scene.place} $${a}$ ${x} and $${b}$ ${y}. What is the ratio of **${x} to ${scene.all}**? ${howToWrite}`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
      steps: [
        given
          ? { explanation: `Compare the ${x} with the total.`, math: `${a} : ${total}` }
          : { explanation: 'Find the total first.', math: `${a} + ${b} = ${total}` },
        ...simplifySteps(a, total),
      ],
      misconceptions,
      wrong: plainlyWrong(rational(a, total), misconceptions),
    };
  },
};

const mixedUnits = [
  { small: 'cm', large: 'm', by: 100 },
  { small: 'min', large: 'h', by: 60 },
  { small: 'g', large: 'kg', by: 1000 },
  { small: 'mL', large: 'L', by: 1000 },
] as const;

/** Two units. 3: the smaller unit first. 4: either first. 5: large numbers. */
const unitRatio: Generator = {
  name: 'ratio_write_units',
  version: 1,
  skill: 'ratio_write',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const u = chance.pick(mixedUnits);
    const [little, big] = drawUntil(
      () => [(u.by / 20) * chance.int(2, 19), chance.int(2, difficulty === 5 ? 9 : 4)] as const,
      ([x, y]) =>
        u.by % x !== 0 && (y * u.by) % x !== 0 && gcd(x, y * u.by) > 1 && 3 * x !== 2 * y * u.by && 2 * x !== 3 * y * u.by,
    );
    const same = big * u.by;
    const smallFirst = difficulty === 3 || chance.maybe(0.5);
    const [n, m] = smallFirst ? [little, same] : [same, little];
    const shown = smallFirst ? `$${little}$ ${u.small} to $${big}$ ${u.large}` : `$${big}$ ${u.large} to $${little}$ ${u.small}`;
    const right = ratioText(n, m);
    const misconceptions = [
      ...held(
        unitsIgnored,
        rationalText(smallFirst ? unitsIgnored.answer(little, big) : unitsIgnored.answer(big, little)),
        right,
        [
          `Are ${little} ${u.small} and ${big} ${u.large} measured in the same unit?`,
          unitsIgnored.hints.principle,
          `1 ${u.large} is ${u.by} ${u.small}. How many ${u.small} are ${big} ${u.large}?`,
        ],
      ),
      ...wrongRatios(
        n,
        m,
        right,
        smallFirst ? `${little} ${u.small}` : `${big} ${u.large}`,
        smallFirst ? `${big} ${u.large}` : `${little} ${u.small}`,
      ),
    ];
    return {
      stem: `What is the ratio of ${shown}? ${howToWrite}`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
      steps: [
        {
          explanation: `Put both in ${u.small}: ${big} ${u.large} is ${same} ${u.small}.`,
          math: `${big} \\times ${u.by} = ${same}`,
        },
        ...simplifySteps(n, m),
      ],
      misconceptions,
      wrong: plainlyWrong(rational(n, m), misconceptions),
    };
  },
};

export const writeRatiosGenerators: readonly Generator[] = [simplify, partRatio, wholeRatio, unitRatio];
