import { placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  longerIsLarger,
  rightOrder,
  shorterIsLarger,
  tenthsOnly,
  type DecimalOrder,
} from '@stoa/engine/math/mal-rules/decimals/decimal-comparison';
import { held } from '../../held.ts';
import { people } from '../../wording/people.ts';

/** So many digits to the right of the decimal point, the last of them not zero. */
const digits = (chance: Chance, count: number): string =>
  Array.from({ length: count }, (_, i) => chance.int(i === count - 1 ? 1 : 0, 9)).join('');

const padded = (written: string, places: number): string => `${written}${'0'.repeat(places - placesIn(written))}`;

/** Hints for the rules a learner may follow in place of the right one; the numbers are those on her screen. */
const longerHints = (some: string, places: number): [string, string, string] => [
  `Look at the tenths digits first in ${some}. Does having more digits make a number greater?`,
  'Compare place by place from the left: ones, tenths, hundredths. More decimal places do not make a number greater.',
  `Write ${some} with ${places} decimal places each. Then compare the digits from the left.`,
];
const shorterHints = (some: string, places: number): [string, string, string] => [
  `Look at ${some}. Which digits are in the same place? Which number has more decimal places?`,
  'Hundredths are smaller than tenths, but a number with more places can still be greater. Compare place by place from the left.',
  `Write ${some} with ${places} decimal places each. Find the first place where the digits are different.`,
];

/**
 * The tenths agree, so only a place-by-place comparison decides.
 * 1: one place against two. 2: two against three. 3: with wholes. 4: zeros between. 5: two-digit wholes and up to four places.
 */
const sign: Generator = {
  name: 'dec_compare_sign',
  version: 1,
  skill: 'dec_compare',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [short, long] = ({ 1: [1, 2], 2: [2, 3], 3: [1, 3], 4: [2, 3], 5: [2, 4] } as const)[difficulty];
    const whole = { 1: 0, 2: 0, 3: chance.int(1, 9), 4: chance.int(1, 19), 5: chance.int(12, 99) }[difficulty];
    const equal = chance.maybe(0.2);
    const [a, b] = drawUntil(
      () => {
        const tenths = chance.int(1, 9);
        const first = `${whole}.${tenths}${difficulty === 4 ? '0' : ''}${digits(chance, short - 1 - (difficulty === 4 ? 1 : 0))}`;
        const second = equal
          ? padded(first, long)
          : `${whole}.${tenths}${difficulty === 4 ? '0' : ''}${digits(chance, long - 1 - (difficulty === 4 ? 1 : 0))}`;
        return chance.shuffle([first, second]) as [string, string];
      },
      ([x, y]) => {
        const right = Math.sign(rightOrder(x, y));
        if (equal) return right === 0 && placesIn(x) !== placesIn(y);
        return (
          right !== 0 &&
          placesIn(x) !== placesIn(y) &&
          (opposite(longerIsLarger.answer(x, y), right) || opposite(shorterIsLarger.answer(x, y), right))
        );
      },
    );
    const written = (order: DecimalOrder) => signOf(order(a, b));
    const right = written(rightOrder);
    const both = `${a} and ${b}`;
    const misconceptions = [
      ...held(longerIsLarger, written(longerIsLarger.answer), right, longerHints(both, long)),
      ...held(shorterIsLarger, written(shorterIsLarger.answer), right, shorterHints(both, long)),
      ...held(tenthsOnly, written(tenthsOnly.answer), right, [
        `The tenths of ${both} agree. Which digits come after them?`,
        tenthsOnly.hints.principle,
        `Write both numbers with ${long} decimal places, and compare the next place.`,
      ]),
    ];
    const distractors = [...new Set(misconceptions.map(({ answer }) => answer))];
    const [longA, longB] = [padded(a, long), padded(b, long)];
    return {
      stem: `Which symbol makes the statement true? $${a} \\;\\square\\; ${b}$`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors },
      steps: [
        {
          explanation: `Write both numbers with ${long} decimal places. Zeros at the end do not change the value.`,
          math: `${a} = ${longA}, \\quad ${b} = ${longB}`,
        },
        {
          explanation: equal
            ? 'Every digit agrees, so the numbers are equal.'
            : `Compare from the left: the first digits that differ are in the ${firstDifference(longA, longB)} place.`,
          math: equal ? `${longA} = ${longB}` : marked(longA, longB),
        },
        { explanation: `So this sign makes the statement true.`, math: `${a} ${right.replaceAll('$', '')} ${b}` },
      ],
      ladder: [
        'Which digits are in the same place? Start from the left.',
        'Compare place by place from the left. Zeros at the end of a decimal do not change its value.',
        `Write both numbers with ${long} decimal places: $${longA}$ and $${longB}$. Find the first place where they are different.`,
      ],
      misconceptions,
      wrong: distractors[0]!,
    };
  },
};

const opposite = (order: number, right: number): boolean => Math.sign(order) === -right;
const signOf = (order: number): string => (order < 0 ? '$<$' : order > 0 ? '$>$' : '$=$');
const placeNames = ['tenths', 'hundredths', 'thousandths', 'ten-thousandths'];

const differsAt = (a: string, b: string): number => [...a].findIndex((digit, i) => digit !== b[i]);
const firstDifference = (a: string, b: string): string => placeNames[differsAt(a, b) - a.indexOf('.') - 1]!;
function marked(a: string, b: string): string {
  const at = differsAt(a, b);
  const mark = (s: string) => `${s.slice(0, at)}\\underline{${s[at]}}${s.slice(at + 1)}`;
  return `${mark(a)} \\quad ${mark(b)}`;
}

/** Three decimals of different length that the right order, longer-is-larger and shorter-is-larger each put differently. */
function drawThree(
  chance: Chance,
  difficulty: Difficulty,
  lengths: readonly number[],
  fits: (three: string[]) => boolean,
): string[] {
  const whole = { 1: 0, 2: 0, 3: chance.int(1, 9), 4: chance.int(2, 19), 5: chance.int(2, 40) }[difficulty];
  return drawUntil(
    () => {
      const start = difficulty === 5 ? `${chance.int(1, 9)}` : '';
      return chance.shuffle(lengths.map((length) => `${whole}.${start}${digits(chance, length - start.length)}`));
    },
    (three) =>
      new Set(three.map((x) => padded(x, 4))).size === 3 &&
      (difficulty !== 4 || three.some((x) => x.split('.')[1]!.startsWith('0'))) &&
      (difficulty === 4 || !three.some((x) => x.split('.')[1]!.startsWith('0'))) &&
      fits(three),
  );
}

const ordered = (three: readonly string[], order: DecimalOrder): string =>
  [...three]
    .sort(order)
    .map((x) => `$${x}$`)
    .join(', ');

/** 1: tenths and hundredths. 2: two with hundredths. 3: one, two and three places. 4: a zero to the right of the decimal point. 5: equal tenths, four places. */
const order: Generator = {
  name: 'dec_compare_order',
  version: 1,
  skill: 'dec_compare',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const orders = (three: string[]) =>
      [rightOrder, longerIsLarger.answer, shorterIsLarger.answer].map((by) => ordered(three, by));
    const three = drawThree(
      chance,
      difficulty,
      { 1: [1, 1, 2], 2: [1, 2, 2], 3: [1, 2, 3], 4: [1, 2, 3], 5: [2, 3, 4] }[difficulty],
      (drawn) => new Set([...orders(drawn), ordered(drawn, () => 0)]).size === 4,
    );
    const [right, longer, shorter] = orders(three) as [string, string, string];
    const most = Math.max(...three.map(placesIn));
    const all = three.join(', ');
    return {
      stem: `Order the numbers from **least to greatest**. $${three.join(',\\; ')}$`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [longer, shorter] },
      steps: [
        {
          explanation: `Write every number with ${most} decimal places.`,
          math: three.map((x) => (x === padded(x, most) ? x : `${x} = ${padded(x, most)}`)).join(', \\quad '),
        },
        {
          explanation: 'Compare from the left, place by place: ones, tenths, hundredths, and so on.',
          math: [...three]
            .sort(rightOrder)
            .map((x) => padded(x, most))
            .join(' < '),
        },
        { explanation: `Write the original numbers in order: ${right}.`, math: [...three].sort(rightOrder).join(' < ') },
      ],
      ladder: [
        'Which digits are in the same place? Start from the left.',
        'Compare place by place from the left. Zeros at the end of a decimal do not change its value.',
        `Write all three with ${most} decimal places: $${three.map((x) => padded(x, most)).join('$, $')}$. Then compare the tenths.`,
      ],
      misconceptions: [
        ...held(longerIsLarger, longer, right, longerHints(all, most)),
        ...held(shorterIsLarger, shorter, right, shorterHints(all, most)),
      ],
      wrong: longer,
    };
  },
};

const contests = [
  { told: (who: string, n: string) => `${who}'s paper airplane flew ${n} meters`, unit: 'meters', ask: 'Whose flew the **farthest**?', most: true, add: [2, 8] },
  { told: (who: string, n: string) => `${who} threw a softball ${n} meters`, unit: 'meters', ask: 'Who threw the **farthest**?', most: true, add: [20, 40] },
  { told: (who: string, n: string) => `${who} collected ${n} pounds of cans`, unit: 'pounds', ask: 'Who collected the **most**?', most: true, add: [2, 9] },
  { told: (who: string, n: string) => `${who} swam one lap in ${n} seconds`, unit: 'seconds', ask: 'Who was the **fastest**?', most: false, add: [24, 50] },
  { told: (who: string, n: string) => `${who} ran the 100-meter dash in ${n} seconds`, unit: 'seconds', ask: 'Who was the **fastest**?', most: false, add: [13, 19] },
  { told: (who: string, n: string) => `${who}'s backpack weighs ${n} pounds`, unit: 'pounds', ask: 'Who has the **lightest** backpack?', most: false, add: [4, 15] },
] as const; // prettier-ignore

/** 2: less than one. 3: with wholes. 4: a zero to the right of the decimal point. 5: equal tenths. The fastest is the least. */
const contest: Generator = {
  name: 'dec_compare_contest',
  version: 1,
  skill: 'dec_compare',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    // With equal tenths the shortest number is always the least, and no rule would be found out.
    const scene = chance.pick(contests.filter(({ most }) => most || difficulty !== 5));
    const chosen = (three: readonly string[], by: DecimalOrder) => [...three].sort(by).at(scene.most ? -1 : 0)!;
    const picks = (three: string[]) => [rightOrder, longerIsLarger.answer, shorterIsLarger.answer].map((by) => chosen(three, by));
    const drawnThree = drawThree(chance, difficulty, [1, 2, 3], (drawn) => new Set(picks(drawn)).size === 3);
    // The same whole number in front of all three, one that the story allows: it decides nothing.
    const front = chance.int(scene.add[0], scene.add[1]);
    const sameFront = new Set(drawnThree.map((x) => x.split('.')[0])).size === 1;
    const three = sameFront ? drawnThree.map((x) => `${front}.${x.split('.')[1]}`) : drawnThree;
    const who = people(chance, 3);
    const [right, longer, shorter] = picks(three).map((x) => who[three.indexOf(x)]!) as [string, string, string];
    const most = Math.max(...three.map(placesIn));
    const all = three.join(', ');
    const sorted = [...three].sort(rightOrder);
    return {
      stem: `${scene.told(who[0]!, `$${three[0]}$`)}, ${scene.told(who[1]!, `$${three[1]}$`)}, and ${scene.told(who[2]!, `$${three[2]}$`)}. ${scene.ask}`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [longer, shorter] },
      steps: [
        {
          explanation: `Find the ${scene.most ? 'greatest' : 'least'} number. Write all three with ${most} decimal places.`,
          math: three.map((x) => padded(x, most)).join(', \\quad '),
        },
        { explanation: 'Compare from the left, place by place.', math: sorted.map((x) => padded(x, most)).join(' < ') },
        {
          explanation: `The ${scene.most ? 'greatest' : 'least'} is ${right}'s number.`,
          math: `\\text{${right}: } ${chosen(three, rightOrder)} \\text{ ${scene.unit}}`,
        },
      ],
      ladder: [
        `Do you need the ${scene.most ? 'greatest' : 'least'} number or the ${scene.most ? 'least' : 'greatest'}?`,
        'Compare place by place from the left. Zeros at the end of a decimal do not change its value.',
        `Write all three with ${most} decimal places: $${three.map((x) => padded(x, most)).join('$, $')}$. Then compare the tenths.`,
      ],
      misconceptions: [
        ...held(longerIsLarger, longer, right, longerHints(all, most)),
        ...held(shorterIsLarger, shorter, right, shorterHints(all, most)),
      ],
      wrong: longer,
    };
  },
};

export const compareDecimalsGenerators: readonly Generator[] = [sign, order, contest];
