import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import {
  absolute,
  add,
  compare,
  equals,
  multiply,
  negate,
  rational,
  subtract,
  type Rational,
} from '@stoa/engine/math/exact/rational';
import { addMagnitudesKeepSign, subtractedANegativeAsNegative } from '@stoa/engine/math/mal-rules/integers/integers';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  signLost,
  signOfResultLost,
  pointOnePlaceOff,
  movedTheOtherWay,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { decimalText } from '../../wording/decimal-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const decimalBoxed = (a: Rational): string => (a.n < 0n ? `(${decimalText(a)})` : decimalText(a));

/** 1: tenths added. 2: subtracted. 3: a product. 4: a quotient. 5: two operations. */
const decimals: Generator = {
  name: 'int_rational_ops_decimals',
  version: 1,
  skill: 'int_rational_ops',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const signed = (low: number, high: number, places: number) =>
      decimal(chance.int(low, high) * (chance.maybe(0.5) ? -1 : 1), places);
    const { a, b, c, value, slip, shown } = drawUntil(
      () => {
        const [x, y, z] = {
          1: [signed(11, 99, 1), signed(11, 99, 1)],
          2: [signed(12, 240, 1), signed(105, 999, 2)],
          3: [signed(11, 75, 1), signed(2, 9, 0)],
          4: [signed(2, 49, 1), signed(2, 12, 1)],
          5: [signed(11, 60, 1), signed(2, 9, 0), signed(11, 90, 1)],
        }[difficulty] as [Rational, Rational, Rational?];
        const third = z ?? rational(0);
        const first = difficulty === 4 ? multiply(x, y) : x; // the quotient is drawn, so that the division comes out
        const result = {
          1: () => add(x, y),
          2: () => subtract(x, y),
          3: () => multiply(x, y),
          4: () => x,
          5: () => subtract(multiply(x, y), third),
        }[difficulty]();
        const wrongSign = {
          1: () => addMagnitudesKeepSign.answer(x, y),
          2: () => add(x, y),
          3: () => negate(result),
          4: () => negate(result),
          5: () => add(multiply(x, y), third),
        }[difficulty]();
        const sign = { 1: '+', 2: '-', 3: '\\times', 4: '\\div', 5: '\\times' }[difficulty];
        return {
          a: first,
          b: y,
          c: third,
          value: result,
          slip: wrongSign,
          shown: `${decimalText(first)} ${sign} ${decimalBoxed(y)}${difficulty === 5 ? ` - ${decimalBoxed(third)}` : ''}`,
        };
      },
      (t) => {
        const used = difficulty === 5 ? [t.a, t.b, t.c] : [t.a, t.b];
        const unlike = t.a.n < 0n !== t.b.n < 0n;
        return (
          used.some(({ n }) => n < 0n) &&
          (difficulty !== 1 || unlike) &&
          (difficulty !== 2 || t.b.n < 0n) &&
          (difficulty !== 5 || t.c.n < 0n) &&
          used.every((x, i) => (i === 1 && (difficulty === 3 || difficulty === 5)) || x.d !== 1n || difficulty === 4) &&
          t.value.n !== 0n &&
          placesIn(decimalText(t.value)) >= 1 &&
          !equals(absolute(t.a), absolute(t.b)) &&
          !used.some((x) => equals(absolute(x), absolute(t.value))) &&
          (difficulty !== 4 || t.b.d !== 1n)
        );
      },
    );
    const right = decimalText(value);
    const product = multiply(a, b);
    const rules = {
      1: 'With different signs, subtract the absolute values. Use the sign of the number farther from 0.',
      2: 'Subtracting a negative number is the same as adding its positive.',
      3: 'Like signs make a product positive, different signs make it negative.',
      4: 'Like signs make a quotient positive, different signs make it negative.',
      5: 'Multiply first. Subtracting a negative number is the same as adding its positive.',
    };
    const subs = {
      1: `Compare the absolute values of ${decimalText(a)} and ${decimalText(b)}: which is farther from zero?`,
      2: `Rewrite the problem as a sum: ${decimalText(a)} plus what number?`,
      3: `Multiply ${decimalText(absolute(a))} by ${decimalText(absolute(b))} first. Then find the sign.`,
      4: `Divide the absolute values first. Multiply both ${decimalText(absolute(a))} and ${decimalText(absolute(b))} by ${10 ** placesIn(decimalText(b))}, so that the divisor is a whole number.`,
      5: `Find ${decimalText(a)} × ${decimalBoxed(b)} first, with its sign.`,
    };
    const misconceptions = [
      ...held(
        {
          1: addMagnitudesKeepSign,
          2: subtractedANegativeAsNegative,
          3: signLost,
          4: signLost,
          5: subtractedANegativeAsNegative,
        }[difficulty],
        decimalText(slip),
        right,
        [
          `Look at the signs of ${decimalText(a)} and ${decimalText(b)}${difficulty === 5 ? ` and ${decimalText(c)}` : ''}.`,
          rules[difficulty],
          subs[difficulty],
        ],
      ),
      ...held(
        signOfResultLost,
        difficulty === 3 || difficulty === 4 ? null : decimalText(signOfResultLost.answer(value)),
        right,
        [signOfResultLost.hints.look, rules[difficulty], subs[difficulty]],
      ),
      ...held(
        pointOnePlaceOff,
        difficulty === 3 || difficulty === 4 ? decimalText(pointOnePlaceOff.answer(value)) : null,
        right,
        [
          pointOnePlaceOff.hints.look,
          difficulty === 3
            ? 'The product has as many decimal places as both factors together.'
            : 'Move both decimal points the same number of places, so that the divisor is a whole number.',
          subs[difficulty],
        ],
      ),
    ];
    const explained = {
      1: [
        {
          explanation: 'The signs are different, so subtract the absolute values.',
          math: `${[absolute(a), absolute(b)]
            .sort((x, y) => compare(y, x))
            .map(decimalText)
            .join(' - ')} = ${decimalText(absolute(value))}`,
        },
      ],
      2: [
        {
          explanation: 'To subtract a negative, add its opposite.',
          math: `${shown} = ${decimalText(a)} + ${decimalText(negate(b))}`,
        },
      ],
      3: [
        {
          explanation: 'Multiply the absolute values.',
          math: `${decimalText(absolute(a))} \\times ${decimalText(absolute(b))} = ${decimalText(absolute(value))}`,
        },
      ],
      4: [
        {
          explanation: 'Divide the absolute values.',
          math: `${decimalText(absolute(a))} \\div ${decimalText(absolute(b))} = ${decimalText(absolute(value))}`,
        },
      ],
      5: [
        { explanation: 'Multiply first.', math: `${decimalText(a)} \\times ${decimalBoxed(b)} = ${decimalText(product)}` },
        {
          explanation: 'To subtract a negative, add its opposite.',
          math: `${decimalText(product)} - ${decimalBoxed(c)} = ${decimalText(product)} + ${decimalText(negate(c))}`,
        },
      ],
    }[difficulty];
    return {
      stem: `Find $${shown}$. Give your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        ...explained,
        { explanation: `Find the sign. The result is ${value.n < 0n ? 'negative' : 'positive'}.`, math: `${shown} = ${right}` },
      ],
      ladder: ['Which operation do you see? What are the signs?', rules[difficulty], subs[difficulty]],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

const scenes = [
  {
    tell: (a: string, b: string) =>
      `At noon the temperature was $${a}$°C. By midnight it had dropped $${b}$ degrees. What was the temperature at midnight, in °C?`,
    down: true,
    unit: '°C',
  },
  {
    tell: (a: string, b: string) =>
      `At night the temperature was $${a}$°C. By noon it had risen $${b}$ degrees. What was the temperature at noon, in °C?`,
    down: false,
    unit: '°C',
  },
  {
    tell: (a: string, b: string) =>
      `A submarine's elevation is $${a}$ meters. It goes down $${b}$ meters. What is its new elevation, in meters?`,
    down: true,
    unit: 'm',
  },
  {
    tell: (a: string, b: string) =>
      `A submarine's elevation is $${a}$ meters. It rises $${b}$ meters. What is its new elevation, in meters?`,
    down: false,
    unit: 'm',
  },
  {
    tell: (a: string, b: string) =>
      `A diver is at $${a}$ meters. The diver swims up $${b}$ meters. What is the diver's new elevation, in meters?`,
    down: false,
    unit: 'm',
  },
  {
    tell: (a: string, b: string) =>
      `A science class cools a liquid. It starts at $${a}$°C and drops $${b}$ degrees. What is its temperature now, in °C?`,
    down: true,
    unit: '°C',
  },
] as const;

/** 1 and 2: tenths. 3: one place and two. 4 and 5: larger, two places. */
const story: Generator = {
  name: 'int_rational_ops_story',
  version: 2,
  skill: 'int_rational_ops',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const scene = chance.pick(scenes);
    const sea = scene.unit === 'm';
    const places = { 1: [1, 1], 2: [1, 1], 3: [1, 2], 4: [2, 2], 5: [2, 2] }[difficulty] as [number, number];
    const top = { 1: 9, 2: 12, 3: 12, 4: sea ? 150 : 12, 5: sea ? 400 : 15 }[difficulty];
    const draw = (p: number) => decimal(chance.int(10 ** p + 1, top * 10 ** p), p);
    const [a, b] = drawUntil(
      () => [negate(draw(places[0])), draw(places[1])] as const,
      ([x, y]) => {
        const value = scene.down ? subtract(x, y) : add(x, y);
        return (
          x.d !== 1n &&
          y.d !== 1n &&
          value.d !== 1n &&
          (sea ? value.n < 0n : compare(value, rational(-25)) > 0) &&
          !equals(absolute(value), absolute(x)) &&
          !equals(absolute(value), y) &&
          (difficulty < 3 || placesIn(decimalText(y)) === 2)
        );
      },
    );
    // Half of the temperatures that fall start above zero.
    const start = scene.down && !sea && chance.maybe(0.5) ? absolute(a) : a;
    const value = scene.down ? subtract(start, b) : add(start, b);
    const moved = scene.down ? negate(b) : b;
    const right = decimalText(value);
    const sub = `Draw a number line. Mark 0 and ${decimalText(start)}, and move ${decimalText(b)} ${scene.down ? 'down' : 'up'} from there. Do you pass zero?`;
    const misconceptions = [
      ...held(movedTheOtherWay, decimalText(subtract(start, moved)), right, [
        `Which way does it go from ${decimalText(start)}?`,
        'To go up, add. To go down, subtract.',
        sub,
      ]),
      ...held(signLost, decimalText(signOfResultLost.answer(value)), right, [
        'Is the result above or below zero?',
        'Numbers below zero are negative. With different signs, use the sign of the number farther from 0.',
        sub,
      ]),
    ];
    return {
      stem: scene.tell(decimalText(start), decimalText(b)),
      answer: right,
      inputType: 'decimal',
      unit: scene.unit,
      steps: [
        {
          explanation: `${scene.down ? 'It goes down, so subtract' : 'It goes up, so add'}.`,
          math: `${decimalText(start)} ${scene.down ? '-' : '+'} ${decimalText(b)}`,
        },
        {
          explanation: `Compare the absolute values, and find the sign.`,
          math: `${decimalText(start)} ${scene.down ? '-' : '+'} ${decimalText(b)} = ${right}`,
        },
      ],
      ladder: [
        'Where does it start? Does it go up or down?',
        scene.down
          ? 'To go down, subtract. Then compare the absolute values to find the sign.'
          : 'To go up, add. Then compare the absolute values to find the sign.',
        `Find $${decimalText(start)} ${scene.down ? '-' : '+'} ${decimalText(b)}$. Does it pass zero?`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

export const signedDecimalsGenerators: readonly Generator[] = [decimals, story];
