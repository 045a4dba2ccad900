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

/** So many digits behind the point, the last of them not zero. */
const digits = (chance: Chance, count: number): string =>
  Array.from({ length: count }, (_, i) => chance.int(i === count - 1 ? 1 : 0, 9)).join('');

const padded = (written: string, places: number): string => `${written}${'0'.repeat(places - placesIn(written))}`;

/** Hints for the rules a learner may follow in place of the right one; the numbers are those on her screen. */
const longerHints = (some: string, places: number): [string, string, string] => [
  `Look at the tenths digits first in ${some}. Does having more digits make a number greater?`,
  'Compare place by place from the left: wholes, tenths, hundredths. The digits after the point are not a whole number of their own.',
  `Add zeros at the end until every number has ${places} places after the point. Then compare digit by digit from the left.`,
];
const shorterHints = (some: string, places: number): [string, string, string] => [
  `Look at ${some}: which digits are in the same place, and which number goes on further?`,
  'Hundredths are smaller than tenths, but a number with more places can still be the greater one: compare place by place from the left.',
  `Write zeros at the end until every number has ${places} places, and find the first place where the digits differ.`,
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
        `Write both numbers with ${long} places after the point, with zeros at the end where needed, and compare the next place.`,
      ]),
    ];
    const distractors = [...new Set(misconceptions.map(({ answer }) => answer))];
    const [longA, longB] = [padded(a, long), padded(b, long)];
    return {
      stem: `Which sign makes the statement true? $${a} \\;\\square\\; ${b}$`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors },
      steps: [
        {
          explanation: `Give both numbers ${long} places after the point. Zeros at the end do not change a number.`,
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

/** 1: tenths and hundredths. 2: two with hundredths. 3: one, two and three places. 4: a zero behind the point. 5: equal tenths, four places. */
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
      stem: `Put these numbers in order from **least to greatest**: $${three.join(',\\; ')}$`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [longer, shorter] },
      steps: [
        {
          explanation: `Write every number with ${most} places after the point, adding zeros at the end.`,
          math: three.map((x) => (x === padded(x, most) ? x : `${x} = ${padded(x, most)}`)).join(', \\quad '),
        },
        {
          explanation: 'Compare from the left, place by place: wholes, tenths, hundredths and so on.',
          math: [...three]
            .sort(rightOrder)
            .map((x) => padded(x, most))
            .join(' < '),
        },
        { explanation: `Write the numbers as they were given: ${right}.`, math: [...three].sort(rightOrder).join(' < ') },
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
  { what: 'jumped', unit: 'm', ask: 'Who jumped the **farthest**?', most: true },
  { what: 'threw a paper plane', unit: 'm', ask: 'Whose plane flew the **farthest**?', most: true },
  { what: 'collected berries weighing', unit: 'kg', ask: 'Who collected the **most**?', most: true },
  { what: 'ran the track in', unit: 'min', ask: 'Who was the **fastest**?', most: false },
  { what: 'swam the lane in', unit: 'min', ask: 'Who was the **fastest**?', most: false },
  { what: 'carried a bag of', unit: 'kg', ask: 'Who carried the **lightest** bag?', most: false },
] as const;

/** 2: less than one. 3: with wholes. 4: a zero behind the point. 5: equal tenths. The fastest is the least. */
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
    const three = drawThree(chance, difficulty, [1, 2, 3], (drawn) => new Set(picks(drawn)).size === 3);
    const who = people(chance, 3);
    const [right, longer, shorter] = picks(three).map((x) => who[three.indexOf(x)]!) as [string, string, string];
    const most = Math.max(...three.map(placesIn));
    const all = three.join(', ');
    const sorted = [...three].sort(rightOrder);
    return {
      stem: `${who[0]} ${scene.what} $${three[0]}$ ${scene.unit}, ${who[1]} $${three[1]}$ ${scene.unit} and ${who[2]} $${three[2]}$ ${scene.unit}. ${scene.ask}`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: [longer, shorter] },
      steps: [
        {
          explanation: `We look for the ${scene.most ? 'greatest' : 'least'} number. Write all three with ${most} places after the point.`,
          math: three.map((x) => padded(x, most)).join(', \\quad '),
        },
        { explanation: 'Order them from the left, place by place.', math: sorted.map((x) => padded(x, most)).join(' < ') },
        {
          explanation: `The ${scene.most ? 'greatest' : 'least'} is ${chosen(three, rightOrder)} ${scene.unit}, and it belongs to ${right}.`,
          math: `\\text{${right}: } ${chosen(three, rightOrder)} \\text{ ${scene.unit}}`,
        },
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
