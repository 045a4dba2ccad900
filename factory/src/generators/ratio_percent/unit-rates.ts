import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, equals, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { unitRateInverted } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import {
  differenceAdded,
  largestPack,
  leastPrice,
  minutesAsHours,
  multipliedForRate,
  subtractedForRate,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, choiceFamily, family, graded, oneOf, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { decimalGrouped, decimalTex, decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { following } from '../../wrong-way.ts';
import { units, wholes } from '../../exact-draws.ts';

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

type RateScene = (typeof rates)[number];

/** 1: by a digit, whole. 2: by two digits, whole. 3: the rate has one decimal. 4: a decimal rate and count. 5: a rate with two decimals. */
function drawRate(chance: Chance, difficulty: Difficulty): { scene: RateScene; rate: Rational; units: Rational } {
  const scene = chance.pick(difficulty < 3 ? rates : rates.filter(({ tell }) => !tell('', '').includes('pages')));
  const countable = scene.per === 'box' || scene.per === 'tank';
  const places = byDifficulty(difficulty, [0, 0, 1, 1, 2]);
  const rateDraw = units(places)(scene.low * 10 ** places, scene.high * 10 ** places);
  const unitsDraw = byDifficulty(difficulty, [
    wholes(3, 9),
    wholes(11, 24),
    wholes(4, 16),
    countable ? wholes(6, 25) : units(1)(15, 95),
    countable ? wholes(12, 48) : units(1)(24, 96),
  ]);
  return drawUntil(
    () => ({ scene, rate: rateDraw(chance), units: unitsDraw(chance) }),
    ({ rate, units }) =>
      placesIn(decimalText(rate)) === places &&
      placesIn(decimalText(units)) === (countable || difficulty < 4 ? 0 : 1) &&
      placesIn(decimalText(multiply(rate, units))) <= (difficulty === 5 ? 2 : 1) &&
      !equals(rate, units),
  );
}

/** The amount for several units is given, and the amount for one is asked for. */
const story = family(
  { name: 'ratio_unit_rate_story', version: 1, skill: 'ratio_unit_rate' },
  {
    levels: { drawn: graded(drawRate) },
    derived: ({ drawn: { scene, rate, units } }) => ({
      scene,
      rate,
      units,
      amount: multiply(rate, units),
      per: scene.per,
      many: scene.per === 'box' ? 'boxes' : `${scene.per}s`,
    }),
    given: ({ scene, rate, units, amount }) => ({
      stem: `${scene.tell(decimalTex(amount), decimalText(units))} ${scene.ask}`,
      right: rate,
      inputType: 'decimal',
      ...('unit' in scene ? { unit: scene.unit } : {}),
    }),
    ladder: ({ units, amount }) => [
      'What does the question ask for: the amount for one of what?',
      'A unit rate is the amount for one. Divide the total by the number of units.',
      `Divide $${decimalTex(amount)} \\div ${decimalText(units)}$.`,
    ],
    steps: ({ rate, units, amount, per, many }) => {
      const [n, m, right] = [decimalTex(amount), decimalText(units), decimalText(rate)];
      return [
        [`To find the amount for one ${per}, divide by the number of ${many}.`, `${n} \\div ${m}`],
        ['Divide.', `${n} \\div ${m} = ${right}`],
        [`Write the rate for one ${per}.`, `\\frac{${n}}{${m}} = \\frac{${right}}{1} = ${right}`],
      ];
    },
    ways: ({ units, amount, per, many }) => {
      const [n, m] = [decimalGrouped(amount), decimalText(units)];
      return [
        following(
          unitRateInverted,
          [amount, units],
          [
            `Which number counts the ${many}: ${n} or ${m}?`,
            `For the amount per ${per}, divide the amount by the number of ${many}.`,
            `Divide ${n} by ${m}, so that the ${m} becomes 1.`,
          ],
        ),
        following(
          multipliedForRate,
          [amount, units],
          [
            `Should the amount for one ${per} be larger or smaller than ${n}?`,
            'To go from many to one, divide.',
            `Multiply ${m} by your number. Do you get ${n}?`,
          ],
        ),
        following(
          subtractedForRate,
          [amount, units],
          [
            `Would ${m} equal parts of your answer make ${n}?`,
            subtractedForRate.hints.principle,
            `Think of ${n} split into ${m} equal parts.`,
          ],
        ),
      ];
    },
  },
);

const byThePiece = oneOf('tickets', 'muffins', 'notebooks', 'plants', 'T-shirts');
const byThePound = oneOf('almonds', 'cheese', 'coffee', 'shrimp');
const inCents = (a: Rational): boolean => 100n % a.d === 0n;

/**
 * From some units to another number of them, by way of one. 1 and 2: whole prices. 3: tens of cents. 4: cents. 5: cents and
 * weights with a decimal.
 */
const forOthers = family(
  { name: 'ratio_unit_rate_for_others', version: 2, skill: 'ratio_unit_rate' },
  {
    levels: {
      rate: [wholes(2, 9), wholes(6, 24), units(1)(11, 69), units(2)(105, 795), units(1)(12, 149)],
      from: [wholes(2, 8), wholes(2, 8), wholes(2, 8), wholes(2, 8), units(1)(12, 45)],
      to: [wholes(3, 15), wholes(3, 15), wholes(3, 15), wholes(3, 15), units(1)(12, 75)],
    },
    where: ({ rate, from, to }, difficulty) =>
      !equals(from, to) &&
      !equals(from, rate) &&
      !equals(to, rate) &&
      (difficulty !== 5 || (from.d !== 1n && to.d !== 1n)) &&
      inCents(multiply(rate, from)) &&
      inCents(multiply(rate, to)),
    derived: ({ rate, from, to }) => ({
      paid: multiply(rate, from),
      cost: multiply(rate, to),
      x: decimalText(from),
      y: decimalText(to),
    }),
    phrasing: (chance, { difficulty, x, y, paid }) => {
      if (difficulty === 5) {
        const stem = `A store sells $${x}$ pounds of ${byThePound(chance)} for ${dollars(paid)}. At that price, how much do $${y}$ pounds cost, in dollars?`;
        return { stem, one: 'pound' };
      }
      const many = byThePiece(chance);
      const stem = `${person(chance)} pays ${dollars(paid)} for $${x}$ ${many}. At that price, how much do $${y}$ ${many} cost, in dollars?`;
      return { stem, one: many.replace(/s$/, '') };
    },
    given: ({ stem, cost }) => ({ stem, right: cost, inputType: 'decimal', unit: '$' }),
    ladder: ({ paid, x, y, one }) => [
      'What do you need to know first: the price of how many?',
      'Find the price of one. Then multiply by the new number.',
      `Find the price of one ${one}: $${moneyText(paid)} \\div ${x}$. Then multiply by ${y}.`,
    ],
    steps: ({ rate, paid, cost, x, y, one }) => [
      [`Find the price of one ${one}.`, `${moneyText(paid)} \\div ${x} = ${moneyText(rate)}`],
      [`Multiply by ${y}.`, `${y} \\times ${moneyText(rate)} = ${moneyText(cost)}`],
    ],
    ways: ({ from, to, paid, x, y, one }) => [
      following(
        differenceAdded,
        [paid, from, to],
        [
          `What does one ${one} cost? Is it one dollar?`,
          `Find the price of one ${one} first, then multiply.`,
          `Divide ${moneyText(paid)} by ${x} to get the price of one ${one}.`,
        ],
      ),
      following(
        multipliedForRate,
        [paid, to],
        [
          `How many do you get for ${dollars(paid)}?`,
          `Before you multiply by ${y}, go back to the price of one ${one}.`,
          `Divide ${moneyText(paid)} by ${x} first.`,
        ],
      ),
    ],
  },
);

type Ride = { readonly goes: string; readonly mph: number };
const ride =
  (goes: string, low: number, high: number) =>
  (chance: Chance): Ride => ({ goes, mph: chance.int(low, high) });
const rides = [
  ride('A cyclist rides', 8, 20),
  ride('A bus travels', 24, 60),
  ride('A ferry travels', 10, 30),
  ride('A runner runs', 5, 10),
  ride('A train travels', 40, 90),
  ride('A skater skates', 6, 14),
] as const;

/** Minutes are converted to hours. 3: half and quarter hours. 4: other fractions of an hour. 5: more than an hour. */
const speed = family(
  { name: 'ratio_unit_rate_speed', version: 3, skill: 'ratio_unit_rate', difficulties: [3, 4, 5] },
  {
    levels: {
      minutes: [
        oneOf<number>(30),
        oneOf<number>(30),
        oneOf<number>(15, 20, 30),
        oneOf<number>(10, 12, 24, 36, 40, 45),
        oneOf<number>(72, 75, 80, 90, 105, 150),
      ],
      ride: always((chance) => chance.pick(rides)(chance)),
    },
    where: ({ minutes, ride: { mph } }) =>
      mph !== 60 && mph !== minutes && (mph * minutes) % 6 === 0 && finiteDecimal(rational(mph, 60)) !== null,
    derived: ({ minutes, ride: { mph } }) => {
      const distance = rational(mph * minutes, 60);
      return { distance, miles: decimalText(distance), hours: rational(minutes, 60) };
    },
    given: ({ minutes, ride: { goes, mph }, miles }) => ({
      stem: `${goes} $${miles}$ miles in $${minutes}$ minutes at a constant speed. What is the speed in **miles per hour**?`,
      right: mph,
      inputType: 'decimal',
      unit: 'mph',
    }),
    ladder: ({ minutes, miles }) => [
      `How many minutes are in an hour? What part of an hour is ${minutes} minutes?`,
      'Speed is distance divided by time. The time has to be in hours.',
      `Write ${minutes} minutes as $\\frac{${minutes}}{60}$ hour. Divide ${miles} by it.`,
    ],
    steps: ({ minutes, ride: { mph }, miles }) => [
      ['Write the time in hours.', `${minutes} \\text{ min} = \\frac{${minutes}}{60} \\text{ h}`],
      ['Speed is distance divided by time.', `${miles} \\div \\frac{${minutes}}{60} = ${miles} \\times \\frac{60}{${minutes}}`],
      [`The speed is ${mph} miles per hour.`, `${miles} \\times \\frac{60}{${minutes}} = ${mph}`],
    ],
    ways: ({ minutes, distance, miles, hours }) => [
      following(
        minutesAsHours,
        [distance, rational(minutes)],
        [
          minutesAsHours.hints.look,
          'An hour has 60 minutes. Write the time in hours, or find the distance for one minute first.',
          `Write the time as ${minutes}/60 of an hour, simplify, and divide ${miles} by it.`,
        ],
      ),
      following(
        multipliedForRate,
        [distance, finiteDecimal(hours) === null ? rational(minutes) : hours],
        [
          `In one whole hour, does it go ${minutes < 60 ? 'farther' : 'less far'} than ${miles} miles?`,
          'Speed is distance divided by time.',
          `How many times does ${minutes} minutes go into 60 minutes? Use that for the distance, ${miles} miles.`,
        ],
      ),
    ],
  },
);

/**
 * Pack names are no letters and don't begin with the key of a choice, since the page calls the choices A, B and C, in its own
 * order.
 */
const packNames = ['Red pack', 'Green pack', 'Yellow pack'] as const;
const stepFor = (difficulty: Difficulty): number => byDifficulty(difficulty, [100, 50, 20, 10, 5]);

const timesRange =
  (cents: number) =>
  (chance: Chance): number =>
    cents * chance.int(3, 9);

/**
 * Three packs; the middle one is the best buy. 1: whole dollars for each item. 2: tens of cents. 3 to 5: cents, closer and
 * closer.
 */
const bestBuy = choiceFamily(
  { name: 'ratio_unit_rate_best_buy', version: 3, skill: 'ratio_unit_rate' },
  {
    levels: {
      cents: [timesRange(100), timesRange(50), timesRange(40), timesRange(30), timesRange(35)],
      small: always(range(2, 4)),
      middle: always(range(4, 8)),
      large: always(range(7, 12)),
      smallDearer: always(range(1, 2)),
      largeDearer: always(range(1, 2)),
    },
    // The small pack must have the lowest price, though each piece in it costs more.
    where: ({ cents, small, middle, large }, difficulty) =>
      small < middle && middle < large && small * (cents + 2 * stepFor(difficulty)) < middle * cents,
    phrasing: (chance, { cents, small, middle, large, smallDearer, largeDearer, difficulty }) => {
      const step = stepFor(difficulty);
      const packs = chance
        .shuffle([
          { count: small, each: cents + step * smallDearer },
          { count: middle, each: cents },
          { count: large, each: cents + step * largeDearer },
        ])
        .map(({ count, each }, at) => ({
          name: packNames[at]!,
          size: rational(count),
          price: decimal(count * each, 2),
          best: count === middle,
        }));
      const [many, one] = chance.pick([
        ['batteries', 'battery'],
        ['pens', 'pen'],
        ['granola bars', 'granola bar'],
        ['light bulbs', 'light bulb'],
        ['tennis balls', 'tennis ball'],
      ] as const);
      return { packs, best: packs.find((pack) => pack.best)!, many, one };
    },
    given: ({ packs, best, many, one }) => ({
      stem: `A store sells the same ${many} in three packs. ${packs.map(({ name, size, price }) => `${name}: $${decimalText(size)}$ for ${dollars(price)}`).join('; ')}. Which pack has the **lowest price per ${one}**?`,
      right: best.name,
    }),
    ladder: ({ packs: [first], one }) => [
      `What do you compare: the price of a pack, or the price of one ${one}?`,
      'To find a unit price, divide the price by the number of items. Then compare the unit prices.',
      `Start with one pack: $${moneyText(first!.price)} \\div ${decimalText(first!.size)}$. Do the same for the other two.`,
    ],
    steps: ({ packs, best, many, one }) => [
      ...packs.map(
        ({ name, size, price }) =>
          [
            `${name}: divide the price by the number of ${many}.`,
            `${moneyText(price)} \\div ${decimalText(size)} = ${moneyText(divide(price, size))}`,
          ] as const,
      ),
      [`${best.name} costs least for one ${one}.`, `\\text{${best.name}: } ${moneyText(divide(best.price, best.size))}`],
    ],
    ways: ({ packs, best, one }) => {
      const less = (a: Rational, b: Rational): boolean => compare(a, b) < 0;
      const { price, size } = packs.find((pack) => pack !== best)!;
      const step = `For each pack, divide the price by the number of items, for example ${moneyText(price)} ÷ ${decimalText(size)}.`;
      const priceOfOne = `Compare the price of one ${one} in each pack.`;
      return [
        { rule: leastPrice, to: leastPrice.answer(packs, less).name, hints: [leastPrice.hints.look, priceOfOne, step] },
        { rule: largestPack, to: largestPack.answer(packs, less).name, hints: [largestPack.hints.look, priceOfOne, step] },
      ];
    },
  },
);

export const unitRatesGenerators: readonly Generator[] = [story, forOthers, speed, bestBuy];
