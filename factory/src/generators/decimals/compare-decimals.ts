import {
  longerIsLarger,
  rightOrder,
  shorterIsLarger,
  tenthsOnly,
  type DecimalOrder,
} from '@stoa/engine/math/mal-rules/decimals/decimal-comparison';
import { placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { always, choiceFamily, often, only, range } from '../../family.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import { people } from '../../wording/people.ts';

/** Adds a number of digits after those already to the right of the decimal point; the last one is not zero. */
const digits =
  (count: number, start = '') =>
  (chance: Chance): string =>
    `${start}${Array.from({ length: count }, (_, i) => chance.int(i === count - 1 ? 1 : 0, 9)).join('')}`;

const filled = (written: string, places: number): string => `${written}${'0'.repeat(places - placesIn(written))}`;

/** Hints for the wrong rules that a student may follow; the numbers are those on her screen. */
const longerHints = (some: string, places: number): Ladder => [
  `Look at the tenths digits first in ${some}. Does having more digits make a number greater?`,
  'Compare place by place from the left: ones, tenths, hundredths. More decimal places do not make a number greater.',
  `Write ${some} with ${places} decimal places each. Then compare the digits from the left.`,
];
const shorterHints = (some: string, places: number): Ladder => [
  `Look at ${some}. Which digits are in the same place? Which number has more decimal places?`,
  'Hundredths are smaller than tenths, but a number with more places can still be greater. Compare place by place from the left.',
  `Write ${some} with ${places} decimal places each. Find the first place where the digits are different.`,
];

const signOf = (order: number): string => (order < 0 ? '<' : order > 0 ? '>' : '=');
const placeNames = ['tenths', 'hundredths', 'thousandths', 'ten-thousandths'];

/**
 * Returns the first place where two decimals of the same length differ: its name, and both decimals with that digit
 * underlined.
 */
function firstDifference(a: string, b: string): { place: string; marked: string } {
  const at = [...a].findIndex((digit, i) => digit !== b[i]);
  const mark = (s: string) => `${s.slice(0, at)}\\underline{${s[at]}}${s.slice(at + 1)}`;
  return { place: placeNames[at - a.indexOf('.') - 1]!, marked: `${mark(a)} \\quad ${mark(b)}` };
}

/**
 * The tenths agree, so only a place-by-place comparison decides.
 * 1: one place against two. 2: two against three. 3: with wholes. 4: zeros between. 5: two-digit wholes and up to four places.
 */
const sign = choiceFamily(
  { name: 'dec_compare_sign', version: 3, skill: 'dec_compare' },
  {
    setting: (chance) => ({ equal: chance.maybe(0.2) }),
    levels: {
      whole: [only(0), only(0), range(1, 9), range(1, 19), range(12, 99)],
      tenths: always(range(1, 9)),
      shorter: [digits(0), digits(1), digits(0), digits(0, '0'), digits(1)],
      longer: [digits(1), digits(2), digits(2), digits(1, '0'), digits(3)],
      longerFirst: always(often),
    },
    where: ({ equal, shorter, longer }) => {
      const [a, b] = [`0.1${shorter}`, `0.1${longer}`];
      const right = Math.sign(rightOrder(a, b));
      const isFoundOut = [longerIsLarger, shorterIsLarger].some(({ answer }) => Math.sign(answer(a, b)) === -right);
      return equal || (right !== 0 && isFoundOut);
    },
    derived: ({ equal, whole, tenths, shorter, longer, longerFirst }) => {
      const long = longer.length + 1;
      const short = `${whole}.${tenths}${shorter}`;
      const other = equal ? filled(short, long) : `${whole}.${tenths}${longer}`;
      const [a, b] = longerFirst ? [other, short] : [short, other];
      return { a, b, long, longA: filled(a, long), longB: filled(b, long), right: signOf(rightOrder(a, b)) };
    },
    phrasing: (chance) => ({
      ask: chance.pick(['Which symbol makes the statement true?', 'Compare the numbers. Which symbol goes in the box?']),
    }),
    given: ({ a, b, right, ask }) => ({
      stem: `${ask} $${a} \\;\\square\\; ${b}$`,
      right: `$${right}$`,
    }),
    steps: ({ a, b, long, longA, longB, equal, right }) => {
      const { place, marked } = firstDifference(longA, longB);
      return [
        [
          `Write both numbers with ${long} decimal places. Zeros at the end do not change the value.`,
          `${a} = ${longA}, \\quad ${b} = ${longB}`,
        ],
        equal
          ? ['Every digit agrees, so the numbers are equal.', `${longA} = ${longB}`]
          : [`Compare from the left: the first digits that differ are in the ${place} place.`, marked],
        [`So this sign makes the statement true.`, `${a} ${right} ${b}`],
      ];
    },
    ladder: ({ long, longA, longB }) => [
      'Which digits are in the same place? Start from the left.',
      'Compare place by place from the left. Zeros at the end of a decimal do not change its value.',
      `Write both numbers with ${long} decimal places: $${longA}$ and $${longB}$. Find the first place where they are different.`,
    ],
    ways: ({ a, b, long }) => {
      const both = `${a} and ${b}`;
      const symbol = (order: DecimalOrder) => `$${signOf(order(a, b))}$`;
      return [
        { rule: longerIsLarger, to: symbol(longerIsLarger.answer), hints: longerHints(both, long) },
        { rule: shorterIsLarger, to: symbol(shorterIsLarger.answer), hints: shorterHints(both, long) },
        {
          rule: tenthsOnly,
          to: symbol(tenthsOnly.answer),
          hints: [
            `The tenths of ${both} agree. Which digits come after them?`,
            tenthsOnly.hints.principle,
            `Write both numbers with ${long} decimal places, and compare the next place.`,
          ],
        },
      ];
    },
  },
);

/** Draws the digits after the decimal point of three numbers of different lengths. */
const three =
  (...lengths: readonly number[]) =>
  (chance: Chance): string[] =>
    chance.shuffle(lengths.map((length) => digits(length)(chance)));
const threeWithEqualTenths =
  (...lengths: readonly number[]) =>
  (chance: Chance): string[] => {
    const tenths = `${chance.int(1, 9)}`;
    return chance.shuffle(lengths.map((length) => digits(length - 1, tenths)(chance)));
  };

/** True for three different numbers. Only at difficulty 4 does one of them have a zero right after the decimal point. */
const areThree = (ends: readonly string[], difficulty: Difficulty): boolean =>
  new Set(ends.map((end) => end.padEnd(4, '0'))).size === 3 && ends.some((end) => end.startsWith('0')) === (difficulty === 4);

const orders = [rightOrder, longerIsLarger.answer, shorterIsLarger.answer] as const;

/** Returns three decimals in a row, and written with the same number of places. */
function written(numbers: readonly string[]) {
  const most = Math.max(...numbers.map(placesIn));
  const even = numbers.map((x) => filled(x, most));
  return { numbers, most, all: numbers.join(', '), even, sorted: numbers.toSorted(rightOrder) };
}

const threeLadder = (look: string, most: number, even: readonly string[]): Ladder => [
  look,
  'Compare place by place from the left. Zeros at the end of a decimal do not change its value.',
  `Write all three with ${most} decimal places: $${even.join('$, $')}$. Then compare the tenths.`,
];

const ordered = (numbers: readonly string[], order: DecimalOrder): string =>
  numbers
    .toSorted(order)
    .map((x) => `$${x}$`)
    .join(', ');

/** 1: tenths and hundredths. 2: two with hundredths. 3: one, two and three places. 4: a zero to the right of the decimal point. 5: equal tenths, four places. */
const order = choiceFamily(
  { name: 'dec_compare_order', version: 2, skill: 'dec_compare' },
  {
    levels: {
      whole: [only(0), only(0), range(1, 9), range(2, 19), range(2, 40)],
      ends: [three(1, 1, 2), three(1, 2, 2), three(1, 2, 3), three(1, 2, 3), threeWithEqualTenths(2, 3, 4)],
    },
    where: ({ ends }, difficulty) => {
      const numbers = ends.map((end) => `0.${end}`);
      const all = [...orders.map((by) => ordered(numbers, by)), ordered(numbers, () => 0)];
      return areThree(ends, difficulty) && new Set(all).size === all.length;
    },
    derived: ({ whole, ends }) => written(ends.map((end) => `${whole}.${end}`)),
    given: ({ numbers }) => ({
      stem: `Order the numbers from **least to greatest**. $${numbers.join(',\\; ')}$`,
      right: ordered(numbers, rightOrder),
    }),
    steps: ({ numbers, most, sorted, even }) => [
      [
        `Write every number with ${most} decimal places.`,
        numbers.map((x, i) => (x === even[i] ? x : `${x} = ${even[i]}`)).join(', \\quad '),
      ],
      [
        'Compare from the left, place by place: ones, tenths, hundredths, and so on.',
        sorted.map((x) => filled(x, most)).join(' < '),
      ],
      [`Write the original numbers in order: ${ordered(numbers, rightOrder)}.`, sorted.join(' < ')],
    ],
    ladder: ({ most, even }) => threeLadder('Which digits are in the same place? Start from the left.', most, even),
    ways: ({ numbers, all, most }) => [
      { rule: longerIsLarger, to: ordered(numbers, longerIsLarger.answer), hints: longerHints(all, most) },
      { rule: shorterIsLarger, to: ordered(numbers, shorterIsLarger.answer), hints: shorterHints(all, most) },
    ],
  },
);

const contests = [
  { told: (who: string, n: string) => `${who}'s paper airplane flew ${n} meters`, unit: 'meters', ask: 'Whose flew the **farthest**?', most: true, from: 2, to: 8 },
  { told: (who: string, n: string) => `${who} threw a softball ${n} meters`, unit: 'meters', ask: 'Who threw the **farthest**?', most: true, from: 20, to: 40 },
  { told: (who: string, n: string) => `${who} collected ${n} pounds of cans`, unit: 'pounds', ask: 'Who collected the **most**?', most: true, from: 2, to: 9 },
  { told: (who: string, n: string) => `${who} swam one lap in ${n} seconds`, unit: 'seconds', ask: 'Who was the **fastest**?', most: false, from: 24, to: 50 },
  { told: (who: string, n: string) => `${who} ran the 100-meter dash in ${n} seconds`, unit: 'seconds', ask: 'Who was the **fastest**?', most: false, from: 13, to: 19 },
  { told: (who: string, n: string) => `${who}'s backpack weighs ${n} pounds`, unit: 'pounds', ask: 'Who has the **lightest** backpack?', most: false, from: 4, to: 15 },
] as const; // prettier-ignore

/** Returns which of the three wins by a wrong order: the index of the greatest or the least. */
const winner = (numbers: readonly string[], by: DecimalOrder, most: boolean): number =>
  numbers.indexOf(numbers.toSorted(by).at(most ? -1 : 0)!);

/** All have the same whole number. 4: a zero right after the decimal point. 5: equal tenths. In a race the least time wins. */
const contest = choiceFamily(
  { name: 'dec_compare_contest', version: 2, skill: 'dec_compare', difficulties: [2, 3, 4, 5] },
  {
    // With equal tenths the shortest number is always the least, so no wrong rule would show.
    setting: (chance, difficulty) => ({ scene: chance.pick(contests.filter(({ most }) => most || difficulty < 5)) }),
    levels: {
      ends: [three(1, 2, 3), three(1, 2, 3), three(1, 2, 3), three(1, 2, 3), threeWithEqualTenths(1, 2, 3)],
    },
    where: ({ scene: { most }, ends }, difficulty) => {
      const numbers = ends.map((end) => `0.${end}`);
      return areThree(ends, difficulty) && new Set(orders.map((by) => winner(numbers, by, most))).size === 3;
    },
    phrasing: (chance, { scene: { from, to, most }, ends }) => {
      const front = chance.int(from, to);
      const numbers = ends.map((end) => `${front}.${end}`);
      const who = people(chance, 3);
      return {
        ...written(numbers),
        told: who.map((name, i) => ({ name, number: `$${numbers[i]}$` })),
        named: (by: DecimalOrder) => who[winner(numbers, by, most)]!,
        wanted: most ? 'greatest' : 'least',
      };
    },
    given: ({ scene, told, named }) => {
      const [first, second, third] = told.map(({ name, number }) => scene.told(name, number));
      return { stem: `${first}, ${second}, and ${third}. ${scene.ask}`, right: named(rightOrder) };
    },
    steps: ({ scene, wanted, most, even, sorted, named }) => [
      [`Find the ${wanted} number. Write all three with ${most} decimal places.`, even.join(', \\quad ')],
      ['Compare from the left, place by place.', sorted.map((x) => filled(x, most)).join(' < ')],
      [
        `The ${wanted} is ${named(rightOrder)}'s number.`,
        `\\text{${named(rightOrder)}: } ${sorted.at(scene.most ? -1 : 0)} \\text{ ${scene.unit}}`,
      ],
    ],
    ladder: ({ wanted, most, even }) =>
      threeLadder(`Do you need the ${wanted} number or the ${wanted === 'least' ? 'greatest' : 'least'}?`, most, even),
    ways: ({ named, all, most }) => [
      { rule: longerIsLarger, to: named(longerIsLarger.answer), hints: longerHints(all, most) },
      { rule: shorterIsLarger, to: named(shorterIsLarger.answer), hints: shorterHints(all, most) },
    ],
  },
);

export const compareDecimalsGenerators: readonly Generator[] = [sign, order, contest];
