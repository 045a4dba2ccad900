import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { unitRateInverted } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  differenceAdded,
  largestPack,
  leastPrice,
  minutesAsHours,
  multipliedForRate,
  subtractedForRate,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { decimalGrouped, decimalTex, decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const rates = [
  {
    tell: (n: string, m: string) => `A train travels $${n}$ miles in $${m}$ hours at a constant speed.`,
    ask: 'How many miles does it travel in one hour?',
    unit: 'mi',
    per: 'hour',
    low: 48,
    high: 95,
  },
  {
    tell: (n: string, m: string) => `A printer prints $${n}$ pages in $${m}$ minutes.`,
    ask: 'How many pages does it print in one minute?',
    per: 'minute',
    low: 12,
    high: 48,
  },
  {
    tell: (n: string, m: string) => `A pump moves $${n}$ gallons of water in $${m}$ minutes.`,
    ask: 'How many gallons does it move in one minute?',
    unit: 'gal',
    per: 'minute',
    low: 12,
    high: 85,
  },
  {
    tell: (n: string, m: string) => `A truck uses $${m}$ gallons of gas to go $${n}$ miles.`,
    ask: 'How many miles per gallon does it get?',
    unit: 'mi',
    per: 'gallon',
    low: 12,
    high: 24,
  },
  {
    tell: (n: string, m: string) => `A stack of $${m}$ identical boxes weighs $${n}$ pounds.`,
    ask: 'How many pounds does one box weigh?',
    unit: 'lb',
    per: 'box',
    low: 3,
    high: 22,
  },
  {
    tell: (n: string, m: string) => `A zoo fills $${m}$ identical tanks with $${n}$ gallons of water in all.`,
    ask: 'How many gallons does one tank hold?',
    unit: 'gal',
    per: 'tank',
    low: 12,
    high: 75,
  },
] as const;

/** 1: by a digit, whole. 2: by two digits, whole. 3: the rate has one decimal. 4: a decimal rate and count. 5: a rate with two decimals. */
function drawRate(
  chance: Chance,
  difficulty: Difficulty,
  { low, high, countable }: { low: number; high: number; countable: boolean },
) {
  const places = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 }[difficulty];
  const draw = {
    1: () => rational(chance.int(3, 9)),
    2: () => rational(chance.int(11, 24)),
    3: () => rational(chance.int(4, 16)),
    4: () => (countable ? rational(chance.int(6, 25)) : decimal(chance.int(15, 95), 1)),
    5: () => (countable ? rational(chance.int(12, 48)) : decimal(chance.int(24, 96), 1)),
  }[difficulty];
  const [rate, units] = drawUntil(
    () => [decimal(chance.int(low * 10 ** places, high * 10 ** places), places), draw()] as const,
    ([r, u]) =>
      placesIn(decimalText(r)) === places &&
      placesIn(decimalText(u)) === (countable || difficulty < 4 ? 0 : 1) &&
      placesIn(decimalText(multiply(r, u))) <= (difficulty === 5 ? 2 : 1) &&
      compare(r, u) !== 0,
  );
  return { amount: multiply(rate, units), units };
}

function wrongRates(amount: Rational, units: Rational, right: string, per: string): DraftMisconception[] {
  const [n, m] = [decimalGrouped(amount), decimalText(units)];
  const turned = unitRateInverted.answer(amount, units);
  return [
    ...held(unitRateInverted, turned === null ? null : finiteDecimal(turned), right, [
      `Which number counts the ${per === 'box' ? 'boxes' : `${per}s`}: ${n} or ${m}?`,
      `For the amount per ${per}, divide the amount by the number of ${per === 'box' ? 'boxes' : `${per}s`}.`,
      `Divide ${n} by ${m}, so that the ${m} becomes 1.`,
    ]),
    ...held(
      multipliedForRate,
      decimalText(multipliedForRate.answer(amount, units)),
      right,
      [
        `Should the amount for one ${per} be larger or smaller than ${n}?`,
        'To go from many to one, divide.',
        `Multiply ${m} by your number. Do you get ${n}?`,
      ],
      multipliedForRate.told(amount, units),
    ),
    ...held(subtractedForRate, decimalText(subtractedForRate.answer(amount, units)), right, [
      `Would ${m} equal parts of your answer make ${n}?`,
      subtractedForRate.hints.principle,
      `Think of ${n} split into ${m} equal parts.`,
    ]),
  ];
}

const story: Generator = {
  name: 'ratio_unit_rate_story',
  version: 1,
  skill: 'ratio_unit_rate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const scene = chance.pick(difficulty < 3 ? rates : rates.filter(({ tell }) => !tell('', '').includes('pages')));
    const { amount, units } = drawRate(chance, difficulty, { ...scene, countable: scene.per === 'box' || scene.per === 'tank' });
    const value = divide(amount, units);
    const [n, m, right] = [decimalTex(amount), decimalText(units), decimalText(value)];
    const misconceptions = wrongRates(amount, units, right, scene.per);
    return {
      stem: `${scene.tell(n, m)} ${scene.ask}`,
      answer: right,
      inputType: 'decimal',
      ...('unit' in scene ? { unit: scene.unit } : {}),
      steps: [
        {
          explanation: `To find the amount for one ${scene.per}, divide by the number of ${scene.per === 'box' ? 'boxes' : `${scene.per}s`}.`,
          math: `${n} \\div ${m}`,
        },
        { explanation: 'Divide.', math: `${n} \\div ${m} = ${right}` },
        {
          explanation: `Write the rate for one ${scene.per}.`,
          math: `\\frac{${n}}{${m}} = \\frac{${right}}{1} = ${right}`,
        },
      ],
      ladder: [
        'What does the question ask for: the amount for one of what?',
        'A unit rate is the amount for one. Divide the total by the number of units.',
        `Divide $${n} \\div ${m}$.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** From some to some others, by way of one. 1 and 2: whole prices. 3: tens of cents. 4: cents. 5: cents and weights with a decimal. */
const forOthers: Generator = {
  name: 'ratio_unit_rate_for_others',
  version: 1,
  skill: 'ratio_unit_rate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const rate = {
      1: rational(chance.int(2, 9)),
      2: rational(chance.int(6, 24)),
      3: decimal(chance.int(11, 69), 1),
      4: decimal(chance.int(105, 795), 2),
      5: decimal(chance.int(12, 149), 1),
    }[difficulty];
    const amounts = () =>
      difficulty === 5
        ? [decimal(chance.int(12, 45), 1), decimal(chance.int(12, 75), 1)]
        : [rational(chance.int(2, 8)), rational(chance.int(3, 15))];
    const [from, to] = drawUntil(
      () => amounts() as [Rational, Rational],
      ([x, y]) =>
        compare(x, y) !== 0 &&
        compare(x, rate) !== 0 &&
        compare(y, rate) !== 0 &&
        (difficulty !== 5 || (x.d !== 1n && y.d !== 1n)) &&
        [multiply(rate, x), multiply(rate, y)].every((p) => 100n % p.d === 0n),
    );
    const [paid, value] = [multiply(rate, from), multiply(rate, to)];
    const [x, y, right] = [decimalText(from), decimalText(to), moneyText(value)];
    const what =
      difficulty === 5
        ? `pounds of ${chance.pick(['almonds', 'cheese', 'coffee', 'shrimp'])}`
        : chance.pick(['tickets', 'muffins', 'notebooks', 'plants', 'T-shirts'] as const);
    const unit = difficulty === 5 ? 'pound' : what.replace(/s$/, '');
    const misconceptions = [
      ...held(differenceAdded, moneyText(differenceAdded.answer(paid, from, to)), right, [
        `What does one ${unit} cost? Is it one dollar?`,
        `Find the price of one ${unit} first, then multiply.`,
        `Divide ${moneyText(paid)} by ${x} to get the price of one ${unit}.`,
      ]),
      ...held(
        multipliedForRate,
        moneyText(multipliedForRate.answer(paid, to)),
        right,
        [
          `How many do you get for ${dollars(paid)}?`,
          `Before you multiply by ${y}, go back to the price of one ${unit}.`,
          `Divide ${moneyText(paid)} by ${x} first.`,
        ],
        multipliedForRate.told(paid, to),
      ),
    ];
    const scene =
      difficulty === 5
        ? `A store sells $${x}$ ${what} for ${dollars(paid)}. At that price, how much do $${y}$ pounds cost, in dollars?`
        : `${person(chance)} pays ${dollars(paid)} for $${x}$ ${what}. At that price, how much do $${y}$ ${what} cost, in dollars?`;
    return {
      stem: scene,
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        { explanation: `Find the price of one ${unit}.`, math: `${moneyText(paid)} \\div ${x} = ${moneyText(rate)}` },
        { explanation: `Multiply by ${y}.`, math: `${y} \\times ${moneyText(rate)} = ${right}` },
      ],
      ladder: [
        'What do you need to know first: the price of how many?',
        'Find the price of one. Then multiply by the new number.',
        `Find the price of one ${unit}: $${moneyText(paid)} \\div ${x}$. Then multiply by ${y}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** Minutes against hours. 3: half and quarter hours. 4: other fractions of an hour. 5: more than an hour. */
const speed: Generator = {
  name: 'ratio_unit_rate_speed',
  version: 2,
  skill: 'ratio_unit_rate',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const minutes = chance.pick(
      { 1: [30], 2: [30], 3: [15, 20, 30], 4: [10, 12, 24, 36, 40, 45], 5: [72, 75, 80, 90, 105, 150] }[difficulty],
    );
    const vehicle = chance.pick([
      { who: 'A cyclist', verb: 'rides', low: 8, high: 20 },
      { who: 'A bus', verb: 'travels', low: 24, high: 60 },
      { who: 'A ferry', verb: 'travels', low: 10, high: 30 },
      { who: 'A runner', verb: 'runs', low: 5, high: 10 },
      { who: 'A train', verb: 'travels', low: 40, high: 90 },
      { who: 'A skater', verb: 'skates', low: 6, high: 14 },
    ] as const);
    const kmh = drawUntil(
      () => chance.int(vehicle.low, vehicle.high),
      (v) =>
        v !== 60 &&
        (v * minutes) % 6 === 0 &&
        (v * minutes) % 60 !== v &&
        v !== minutes &&
        finiteDecimal(rational(v, 60)) !== null,
    );
    const distance = rational(kmh * minutes, 60);
    const [km, right] = [decimalText(distance), `${kmh}`];
    const misconceptions = [
      ...held(minutesAsHours, finiteDecimal(minutesAsHours.answer(distance, rational(minutes))), right, [
        minutesAsHours.hints.look,
        'An hour has 60 minutes. Write the time in hours, or find the distance for one minute first.',
        `Write the time as ${minutes}/60 of an hour, simplify, and divide ${km} by it.`,
      ]),
      ...held(
        multipliedForRate,
        decimalText(
          multipliedForRate.answer(
            distance,
            rational(minutes, 60).d === 1n || finiteDecimal(rational(minutes, 60)) !== null
              ? rational(minutes, 60)
              : rational(minutes),
          ),
        ),
        right,
        [
          `In one whole hour, does it go ${minutes < 60 ? 'farther' : 'less far'} than ${km} miles?`,
          'Speed is distance divided by time.',
          `How many times does ${minutes} minutes go into 60 minutes? Use that for the distance, ${km} miles.`,
        ],
        multipliedForRate.told(
          distance,
          rational(minutes, 60).d === 1n || finiteDecimal(rational(minutes, 60)) !== null
            ? rational(minutes, 60)
            : rational(minutes),
        ),
      ),
    ];
    return {
      stem: `${vehicle.who} ${vehicle.verb} $${km}$ miles in $${minutes}$ minutes at a constant speed. What is the speed in **miles per hour**?`,
      answer: right,
      inputType: 'decimal',
      unit: 'mph',
      steps: [
        {
          explanation: 'Write the time in hours.',
          math: `${minutes} \\text{ min} = \\frac{${minutes}}{60} \\text{ h}`,
        },
        {
          explanation: 'Speed is distance divided by time.',
          math: `${km} \\div \\frac{${minutes}}{60} = ${km} \\times \\frac{60}{${minutes}}`,
        },
        { explanation: `The speed is ${right} miles per hour.`, math: `${km} \\times \\frac{60}{${minutes}} = ${right}` },
      ],
      ladder: [
        `How many minutes are in an hour? What part of an hour is ${minutes} minutes?`,
        'Speed is distance divided by time. The time has to be in hours.',
        `Write ${minutes} minutes as $\\frac{${minutes}}{60}$ hour. Divide ${km} by it.`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(kmh), misconceptions),
    };
  },
};

type Pack = { name: string; size: Rational; price: Rational };

/** No letter, and none that begins with the key of a choice: the page calls the choices A, B and C, in an order of its own. */
const packNames = ['Red pack', 'Green pack', 'Yellow pack'] as const;

/** Three packs; the middle one is the best buy. 1: whole dollars each. 2: tens of cents. 3 to 5: cents, closer and closer. */
const bestBuy: Generator = {
  name: 'ratio_unit_rate_best_buy',
  version: 2,
  skill: 'ratio_unit_rate',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const step = { 1: 100, 2: 50, 3: 20, 4: 10, 5: 5 }[difficulty];
    const base = chance.int(3, 9) * { 1: 100, 2: 50, 3: 40, 4: 30, 5: 35 }[difficulty];
    const [s, m, l] = drawUntil(
      () => [chance.int(2, 4), chance.int(4, 8), chance.int(7, 12)] as const,
      // The small pack must cost least in all, dear as it is by the piece.
      ([x, y, z]) => x < y && y < z && x * (base + 2 * step) < y * base,
    );
    const kinds = chance.shuffle([
      { size: s, cents: s * (base + step * chance.int(1, 2)) },
      { size: m, cents: m * base },
      { size: l, cents: l * (base + step * chance.int(1, 2)) },
    ]);
    const packs: Pack[] = kinds.map(({ size, cents }, i) => ({
      name: packNames[i]!,
      size: rational(size),
      price: decimal(cents, 2),
    }));
    const best = packs.find(({ size }) => size.n === BigInt(m))!;
    const less = (a: Rational, b: Rational) => compare(a, b) < 0;
    const right = best.name;
    const ware = chance.pick(['batteries', 'pens', 'granola bars', 'light bulbs', 'tennis balls'] as const);
    const list = packs.map(({ name, size, price }) => `${name}: $${decimalText(size)}$ for ${dollars(price)}`).join('; ');
    const one = ware === 'batteries' ? 'battery' : ware.replace(/s$/, '');
    const some = packs.find(({ name }) => name !== right)!;
    const misconceptions = [
      ...held(leastPrice, leastPrice.answer(packs, less).name, right, [
        leastPrice.hints.look,
        `Compare the price of one ${one} in each pack.`,
        `For each pack, divide the price by the number of items, for example ${moneyText(some.price)} ÷ ${decimalText(some.size)}.`,
      ]),
      ...held(largestPack, largestPack.answer(packs, less).name, right, [
        largestPack.hints.look,
        `Compare the price of one ${one} in each pack.`,
        `For each pack, divide the price by the number of items, for example ${moneyText(some.price)} ÷ ${decimalText(some.size)}.`,
      ]),
    ];
    return {
      stem: `A store sells the same ${ware} in three packs. ${list}. Which pack has the **lowest price per ${one}**?`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        ...packs.map(({ name, size, price }) => ({
          explanation: `${name}: divide the price by the number of ${ware}.`,
          math: `${moneyText(price)} \\div ${decimalText(size)} = ${moneyText(divide(price, size))}`,
        })),
        {
          explanation: `${right} costs least for one ${one}.`,
          math: `\\text{${right}: } ${moneyText(divide(best.price, best.size))}`,
        },
      ],
      ladder: [
        `What do you compare: the price of a pack, or the price of one ${one}?`,
        'To find a unit price, divide the price by the number of items. Then compare the unit prices.',
        `Start with one pack: $${moneyText(packs[0]!.price)} \\div ${decimalText(packs[0]!.size)}$. Do the same for the other two.`,
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

export const unitRatesGenerators: readonly Generator[] = [story, forOthers, speed, bestBuy];
