import { partToPart } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { ratioReversed } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, often, oneOf, surely, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import type { NumberWay } from '../../number-draft.ts';
import { following } from '../../wrong-way.ts';
import { partToWhole, unitsIgnored, oneTermOfRatioDivided } from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { grouped, tex } from '../../wording/whole-number-text.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const howToWrite = 'Write the ratio in simplest form.';

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

const ratioLatex = (a: number, b: number): string => `${a / gcd(a, b)} : ${b / gcd(a, b)}`;

function wrongRatios(a: number, b: number, first: string, second: string): NumberWay[] {
  const by = gcd(a, b);
  const divisor = [2, 3, 5, 7, 11, 13, 17, 19, 23].find((p) => by % p === 0)!;
  return [
    following(
      ratioReversed,
      [rational(a), rational(b)],
      [
        `Which amount does the question name first, ${first} or ${second}?`,
        'A ratio keeps the order of the words. Write what comes first in the words first.',
        `Write ${a} first and ${b} second. Then simplify.`,
      ],
    ),
    following(
      oneTermOfRatioDivided,
      [a, b, by],
      [
        `Look at ${a} and ${b}. Did you divide both by the same number?`,
        oneTermOfRatioDivided.hints.principle,
        `Divide both ${a} and ${b} by ${divisor}. What do you get? Can you go on?`,
      ],
    ),
  ];
}

/** The ladder for the ratio of two numbers in simplest form. */
const ratioLadder = (a: number, b: number, look: string): Ladder => [
  look,
  'Write the numbers in the order of the words. Then divide both by a common factor until only 1 is left.',
  `Write $${a} : ${b}$. Both numbers have the factor ${[2, 3, 5, 7, 11, 13, 17, 19, 23].find((p) => gcd(a, b) % p === 0)}. Divide both by it.`,
];

function simplifySteps(a: number, b: number): Step[] {
  const by = gcd(a, b);
  return [
    [`The greatest common factor of ${a} and ${b} is ${by}.`, `\\gcd(${a}, ${b}) = ${by}`],
    [`Divide both terms by ${by}.`, `(${a} \\div ${by}) : (${b} \\div ${by})`],
    [`Write the ratio in simplest form.`, `${a} : ${b} = ${ratioLatex(a, b)} = \\frac{${a / by}}{${b / by}}`],
  ];
}

const simplify = family(
  { name: 'ratio_write_simplify', version: 1, skill: 'ratio_write' },
  {
    levels: { terms: graded(drawTerms) },
    given: ({ terms: { a, b } }) => ({
      stem: `Simplify the ratio $${a} : ${b}$.`,
      right: rational(a, b),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
    }),
    steps: ({ terms: { a, b } }) => simplifySteps(a, b),
    ladder: ({ terms: { a, b } }) => ratioLadder(a, b, 'Which factors do the two numbers share?'),
    ways: ({ terms: { a, b } }) => wrongRatios(a, b, `${a}`, `${b}`),
  },
);

const groups = [
  { place: 'A box has', kinds: ['red pens', 'blue pens'], all: 'all the pens', total: (n: number) => `A box has $${n}$ pens.` },
  { place: 'A choir has', kinds: ['sixth graders', 'seventh graders'], all: 'all the singers', total: (n: number) => `A choir has $${n}$ singers.` },
  { place: 'A farm has', kinds: ['sheep', 'goats'], all: 'all the animals', total: (n: number) => `A farm has $${n}$ animals.` },
  { place: 'A bowl has', kinds: ['apples', 'pears'], all: 'all the pieces of fruit', total: (n: number) => `A bowl has $${n}$ pieces of fruit.` },
  { place: 'A shelf has', kinds: ['novels', 'comic books'], all: 'all the books', total: (n: number) => `A shelf has $${n}$ books.` },
  { place: 'A parking lot has', kinds: ['cars', 'trucks'], all: 'all the vehicles', total: (n: number) => `A parking lot has $${n}$ vehicles.` },
] as const; // prettier-ignore

/** Part to part, with either kind named first; graded like `drawTerms`. */
const partRatio = family(
  { name: 'ratio_write_parts', version: 2, skill: 'ratio_write' },
  {
    levels: { terms: graded(drawTerms), scene: always(oneOf<(typeof groups)[number]>(...groups)), inOrder: always(often) },
    derived: ({ terms: { a, b }, scene, inOrder }) => {
      const [x, y] = scene.kinds;
      const [asked, against, n, m] = inOrder ? [x, y, a, b] : [y, x, b, a];
      return { x, y, asked, against, n, m };
    },
    given: ({ terms: { a, b }, scene, x, y, asked, against, n, m }) => ({
      stem: `${scene.place} $${a}$ ${x} and $${b}$ ${y}. What is the ratio of **${asked} to ${against}**? ${howToWrite}`,
      right: rational(n, m),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
    }),
    steps: ({ n, m }) => [[`Write the numbers in the order of the words.`, `${n} : ${m}`], ...simplifySteps(n, m)],
    ladder: ({ asked, against, n, m }) => ratioLadder(n, m, `Which amount comes first in "${asked} to ${against}"?`),
    ways: ({ asked, against, n, m }) => [
      ...wrongRatios(n, m, asked, against),
      following(
        partToWhole,
        [n, m],
        [
          `Does the question compare ${asked} with ${against}, or with the total?`,
          partToWhole.hints.principle,
          `Write the number of ${asked}, ${n}, and then the number of ${against}, ${m}.`,
        ],
      ),
    ],
  },
);

/** Part to whole. 1 and 2: the total is given. 3 to 5: it has to be added first. */
const wholeRatio = family(
  { name: 'ratio_write_part_to_whole', version: 2, skill: 'ratio_write' },
  {
    levels: {
      terms: graded((chance, difficulty) =>
        drawUntil(
          () => drawTerms(chance, difficulty),
          (t) => gcd(t.a, t.a + t.b) > 1 && 3 * t.a !== 2 * (t.a + t.b),
        ),
      ),
      scene: always(oneOf<(typeof groups)[number]>(...groups)),
    },
    derived: ({ terms: { a, b }, scene, difficulty }) => {
      const [x, y] = scene.kinds;
      const total = a + b;
      const given = difficulty === 1 || difficulty === 2;
      return { x, y, total, given };
    },
    given: ({ terms: { a, b }, scene, x, y, total, given }) => ({
      stem: given
        ? `${scene.total(total)} There are $${a}$ ${x}, and the rest are ${y}. What is the ratio of **${x} to ${scene.all}**? ${howToWrite}`
        : `${scene.place} $${a}$ ${x} and $${b}$ ${y}. What is the ratio of **${x} to ${scene.all}**? ${howToWrite}`,
      right: rational(a, total),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
    }),
    steps: ({ terms: { a, b }, x, total, given }) => [
      given ? [`Compare the ${x} with the total.`, `${a} : ${total}`] : ['Find the total first.', `${a} + ${b} = ${total}`],
      ...simplifySteps(a, total),
    ],
    ladder: ({ terms: { a }, total }) => ratioLadder(a, total, 'What is the whole? Which amount comes first in the words?'),
    ways: ({ terms: { a, b }, scene, x, total, given }) => [
      {
        rule: partToPart,
        to: given ? rational(a, total - a) : rational(a, b),
        hints: [
          `The question compares the ${x} with ${scene.all}. Are the ${x} part of that?`,
          'A part-to-whole ratio compares one part with all the parts together.',
          given
            ? `The whole is ${total}. Write the number of ${x}, and then the whole.`
            : `First add ${a} and ${b} to find how many there are in all.`,
        ],
      },
      ...wrongRatios(a, total, x, scene.all),
    ],
  },
);

const mixedUnits = [
  { small: 'minutes', large: 'hours', one: 'hour', by: 60, step: 5 },
  { small: 'inches', large: 'feet', one: 'foot', by: 12, step: 2 },
  { small: 'ounces', large: 'pounds', one: 'pound', by: 16, step: 2 },
  { small: 'centimeters', large: 'meters', one: 'meter', by: 100, step: 10 },
  { small: 'days', large: 'weeks', one: 'week', by: 7, step: 1 },
] as const;

function drawUnits(chance: Chance, difficulty: Difficulty) {
  const u = chance.pick(mixedUnits);
  return drawUntil(
    () => ({ u, little: u.step * chance.int(2, 19), big: chance.int(2, difficulty === 5 ? 9 : 4) }),
    ({ little: x, big: y }) => {
      const by = gcd(x, y * u.by);
      const [p, q] = [x / by, (y * u.by) / by];
      return by > 1 && p > 1 && q > 1 && p < 20 && q < 20 && Math.abs(p - q) > 1;
    },
  );
}

/** Two units. 3: the smaller unit first. 4: either first. 5: large numbers. */
const unitRatio = family(
  { name: 'ratio_write_units', version: 2, skill: 'ratio_write', difficulties: [3, 4, 5] },
  {
    levels: { drawn: graded(drawUnits), first: [surely, surely, surely, often, often] },
    derived: ({ drawn: { u, little, big }, first }) => {
      const same = big * u.by;
      const smallFirst = first;
      const [n, m] = smallFirst ? [little, same] : [same, little];
      const shown = smallFirst
        ? `$${little}$ ${u.small} to $${big}$ ${u.large}`
        : `$${big}$ ${u.large} to $${little}$ ${u.small}`;
      return { same, smallFirst, n, m, shown };
    },
    given: ({ n, m, shown }) => ({
      stem: `What is the ratio of ${shown}? ${howToWrite}`,
      right: rational(n, m),
      inputType: 'fraction',
      form: 'reduced_fraction',
      placeholder: 'a:b',
    }),
    steps: ({ drawn: { u, big }, same, n, m }) => [
      [`Change ${big} ${u.large} to ${u.small}.`, `${big} \\times ${tex(u.by)} = ${tex(same)}`],
      ...simplifySteps(n, m),
    ],
    ladder: ({ drawn: { u, big }, n, m }) =>
      ratioLadder(n, m, `Are the two amounts in the same unit? Change ${big} ${u.large} to ${u.small} first.`),
    ways: ({ drawn: { u, little, big }, smallFirst, n, m }) => [
      {
        rule: unitsIgnored,
        to: smallFirst ? unitsIgnored.answer(little, big) : unitsIgnored.answer(big, little),
        hints: [
          `Are ${little} ${u.small} and ${big} ${u.large} in the same unit?`,
          unitsIgnored.hints.principle,
          `There are ${grouped(u.by)} ${u.small} in 1 ${u.one}. How many ${u.small} are in ${big} ${u.large}?`,
        ],
      },
      ...wrongRatios(
        n,
        m,
        smallFirst ? `${little} ${u.small}` : `${big} ${u.large}`,
        smallFirst ? `${big} ${u.large}` : `${little} ${u.small}`,
      ),
    ],
  },
);

export const writeRatiosGenerators: readonly Generator[] = [simplify, partRatio, wholeRatio, unitRatio];
