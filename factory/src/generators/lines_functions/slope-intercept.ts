import {
  slopeAndInterceptSwapped,
  slopeInverted,
  xInterceptForY,
  type Line,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, choiceFamily, family, often, range } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import {
  coefficientTakenForSlope,
  constantSignTurned,
  constantTakenForIntercept,
  flattestTakenForSteepest,
  interceptComparedForSteepness,
  negativeTakenForFlatter,
  positionTakenForRole,
  slopeAndInterceptJoined,
  slopeSignTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { equationTex, line, point, tex } from '../../wording/line-text.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { person } from '../../wording/people.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { byShape } from '../../by-shape.ts';
import { constantFirstTex, shownLines, type Shown } from './shown-lines.ts';
import { ledTo } from '../../ruled.ts';

const roleHints: Ladder = [
  'Which number is in front of $x$, and which is by itself?',
  'In $y = mx + b$ the slope $m$ multiplies $x$, and the intercept $b$ is the value at $x = 0$.',
  'Mark the term with $x$. Its factor and the constant have different jobs: which job does the question ask about?',
];
const signHints: Ladder = [
  'Look at the sign directly in front of the number you read off.',
  'A minus between two terms belongs to the term behind it.',
  'Write the equation as a sum, $y = mx + b$, so that each minus goes into parentheses with its number.',
];
const aloneHints = (equation: string): Ladder => [
  `Is $y$ by itself in $${equation}$?`,
  'Slope and intercept can be read off only from $y = mx + b$, with nothing before the $y$.',
  'Bring everything but the term with $y$ to the other side, if anything is there. Then divide every single term, the constant too.',
];

/** Wrong ways from an equation to the slope or the y-intercept. */
const ownWays: Record<'slope' | 'intercept', (shown: Shown) => readonly WrongWay<Rational>[]> = {
  slope: ({ of: { slope: m }, printed, equation }) => [
    following(slopeSignTurned, [m], signHints),
    ...(printed === null
      ? []
      : [
          following(coefficientTakenForSlope, [printed.coefficient], aloneHints(equation)),
          following(slopeInverted, [point(0, 0), point(rational(m.d), rational(m.n))], aloneHints(equation)),
        ]),
  ],
  intercept: ({ of, printed, equation }) => [
    following(constantSignTurned, [of.intercept], signHints),
    ...(printed === null ? [] : [following(constantTakenForIntercept, [printed.constant], aloneHints(equation))]),
    following(
      xInterceptForY,
      [of],
      [
        'Which axis does the question name? What is $x$ there?',
        'On the $y$-axis $x$ is zero. Substitute zero for $x$, not for $y$.',
        `Cover the term with $x$ in ${printed === null ? 'the equation' : `$${equation}$`}. What does the rest say about $y$?`,
      ],
    ),
  ],
};

const asking = {
  slope: { name: 'slope', give: 'slope', letter: 'm', reading: 'The slope is the number before $x$.' },
  intercept: {
    name: '$y$-intercept',
    give: '$y$-intercept as a number',
    letter: 'b',
    reading: 'The $y$-intercept is the number that is by itself.',
  },
} as const;

/** Slope or y-intercept, read from an equation. */
const read = (asked: 'slope' | 'intercept'): Generator => {
  const { name, give, letter, reading } = asking[asked];
  return family(
    { name: `line_slope_intercept_read_${asked}`, version: 1, skill: 'line_slope_intercept' },
    {
      levels: { shown: shownLines },
      phrasing: (chance, { shown: { equation } }) => ({
        question: chance.pick([
          `What is the ${name} of the line $${equation}$?`,
          `Find the ${name} of the line with the equation $${equation}$.`,
          `A line has the equation $${equation}$. Give its ${give}.`,
        ]),
      }),
      given: ({ shown: { of }, question }) => ({ stem: question, right: of[asked], inputType: 'fraction' }),
      ladder: ({ shown: { of, equation, printed } }) => [
        `Is the equation in the form $y = mx + b$?`,
        'In slope-intercept form, the slope is the coefficient of x. The y-intercept is the constant.',
        printed !== null
          ? `Solve $${equation}$ for $y$ first. Divide every term by the coefficient of $y$.`
          : asked === 'slope'
            ? `The constant is $${tex(of.intercept)}$. What is the coefficient of $x$, with its sign?`
            : `The coefficient of $x$ is $${tex(of.slope)}$. What is the other term, with its sign?`,
      ],
      steps: ({ shown: { of, steps } }) => [...steps, [reading, `${letter} = ${tex(of[asked])}`]],
      ways: ({ shown, difficulty }) => [
        {
          rule: difficulty === 3 ? positionTakenForRole : slopeAndInterceptSwapped,
          to: positionTakenForRole.answer(slopeAndInterceptSwapped.answer(shown.of)[asked]),
          hints: roleHints,
        },
        ...ownWays[asked](shown),
      ],
      belowZero: true,
    },
  );
};

const planHints: Ladder = [
  'Does the question ask for something that happens once, or again and again?',
  'What comes again with every step multiplies $x$; what is there at the beginning is by itself.',
  'Substitute 0 for $x$ and look what number is still there.',
];

/** The story of an equation, and what may be asked about its slope and its start. */
type Scene = { readonly told: (who: string, equation: string) => string; readonly slope: string; readonly start: string };

const rising: readonly Scene[] = [
  {
    told: (who, equation) => `${who} saves money. After $x$ weeks there are $y$ dollars in the box, with $${equation}$.`,
    slope: 'How much does the amount grow each week, in dollars?',
    start: 'How much was in the box in the beginning, in dollars?',
  },
  {
    told: (_, equation) => `A plant is $y$ centimeters tall after $x$ weeks, with $${equation}$.`,
    slope: 'How many centimeters does it grow each week?',
    start: 'How many centimeters tall was it in the beginning?',
  },
  {
    told: (_, equation) => `A bounce house costs $y$ dollars for $x$ hours, with $${equation}$.`,
    slope: 'How much does each hour cost, in dollars?',
    start: 'How much is the fee before any hours are counted, in dollars?',
  },
  {
    told: (_, equation) => `A balloon is let go from a roof. After $x$ minutes it is $y$ meters high, with $${equation}$.`,
    slope: 'How many meters does it rise each minute?',
    start: 'How many meters high is the roof?',
  },
];
const battery: Scene = {
  told: (who, equation) =>
    `After $x$ hours of playing music, the battery of ${who}'s phone is at $y$ percent, with $${equation}$.`,
  slope: 'What percent of the charge is used each hour?',
  start: 'What percent was the battery at in the beginning?',
};

const told = { name: 'line_slope_intercept_story', version: 3, skill: 'line_slope_intercept' };

/** 2: a rising amount. 3: a falling amount. 4: the fixed part first. */
const amount = family(
  { ...told, difficulties: [2, 3, 4] },
  {
    levels: { m: always(range(2, 12)), b: always(range(15, 90)), asksSlope: always(often) },
    where: ({ m, b }, difficulty) => difficulty !== 3 || b > 5 * m,
    derived: ({ m, b, difficulty }) => {
      const falls = difficulty === 3;
      const slope = falls ? -m : m;
      return { falls, slope, equation: difficulty === 4 ? `y = ${b} + ${m}x` : equationTex(line(slope, b)) };
    },
    phrasing: (chance, { falls }) => ({ who: person(chance), scene: falls ? battery : chance.pick(rising) }),
    given: ({ m, b, asksSlope, equation, who, scene }) => ({
      stem: `${scene.told(who, equation)} ${asksSlope ? scene.slope : scene.start}`,
      right: asksSlope ? m : b,
    }),
    ladder: ({ asksSlope, equation }) => [
      'Does the question ask about the start, or about each step?',
      'The coefficient of x is the change for each step. The constant is the value when x = 0.',
      asksSlope
        ? `In $${equation}$, which number is multiplied by $x$?`
        : `Substitute 0 for $x$ in $${equation}$. Which number is left?`,
    ],
    steps: ({ m, b, asksSlope, falls, slope }) =>
      asksSlope
        ? [
            ['What happens in every single step of $x$ is the slope, the number before $x$.', `m = ${slope}`],
            [falls ? 'The minus tells that it gets less; the amount itself is the number behind it.' : 'Read it off.', `${m}`],
          ]
        : [
            ['At the beginning $x$ is 0, so look at the $y$-intercept.', `y = ${slope} \\cdot 0 + ${b}`],
            ['Read it off.', `${b}`],
          ],
    ways: ({ m, b, asksSlope, slope, equation }) => [
      { rule: slopeAndInterceptSwapped, to: asksSlope ? b : m, hints: planHints },
      following(
        slopeAndInterceptJoined,
        [slope, b],
        [
          'You have found one value of $y$. For what $x$?',
          asksSlope
            ? 'How much is added for one more $x$ is a single number of the equation.'
            : 'The beginning is $x = 0$, before any step is taken.',
          asksSlope
            ? `Compare $y$ at $x = 0$ with $y$ at the next $x$. Which part of the equation has changed?`
            : `Look at $${equation}$: which term equals 0 when $x$ is 0?`,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** Two plans compared: one costs mx + b, the other c + nx. */
const twoPlans = family(
  { ...told, difficulties: [5] },
  {
    levels: {
      m: always(range(2, 12)),
      b: always(range(15, 90)),
      n: always(range(2, 12)),
      c: always(range(15, 90)),
      asksSlope: always(often),
    },
    where: ({ m, b, n, c }) => {
      const [monthly, once] = [Math.abs(m - n), Math.abs(b - c)];
      return monthly > 1 && once > 0 && monthly !== once && ![m, n].includes(monthly) && ![b, c, m, n].includes(once);
    },
    derived: ({ m, b, n, c, asksSlope }) =>
      asksSlope
        ? {
            own: [m, n],
            other: [b, c],
            byPlace: Math.abs(m - c),
            asked: 'the monthly fees',
            about: 'every month',
            not: 'the start',
          }
        : {
            own: [b, c],
            other: [m, n],
            byPlace: Math.abs(b - n),
            asked: 'the starting fees',
            about: 'the start',
            not: 'every month',
          },
    phrasing: (chance) => ({
      who: chance.pick(['Two gyms', 'Two swim clubs', 'Two music schools', 'Two game services']),
    }),
    given: ({ m, b, n, c, own, asked, who }) => ({
      stem: `${who} each charge a starting fee plus a fixed monthly fee. After $x$ months, one costs $y = ${m}x + ${b}$ dollars and the other costs $y = ${c} + ${n}x$ dollars. What is the difference between ${asked}, in dollars?`,
      right: Math.abs(own[0]! - own[1]!),
    }),
    ladder: ({ m, b, n, c, asksSlope, about, not }) => [
      `Does the question ask about ${about} or about ${not}?`,
      'The coefficient of x is what is added each month. The constant is what is paid once.',
      `In $y = ${m}x + ${b}$, which number is ${asksSlope ? 'multiplied by $x$' : 'by itself'}? Find the same in $y = ${c} + ${n}x$. Subtract.`,
    ],
    steps: ({ asksSlope, own }) => {
      const [more, less] = own.toSorted((one, other) => other - one) as [number, number];
      return [
        [
          asksSlope
            ? 'The amount for each month is the slope, the number before $x$.'
            : 'The fee is paid at $x = 0$, so it is the $y$-intercept.',
          own.join(', \\quad '),
        ],
        ['Subtract the smaller from the larger.', `${more} - ${less} = ${more - less}`],
      ];
    },
    ways: ({ n, other, byPlace }) => [
      { rule: slopeAndInterceptSwapped, to: Math.abs(other[0]! - other[1]!), hints: planHints },
      {
        rule: positionTakenForRole,
        to: byPlace,
        hints: [
          positionTakenForRole.hints.look,
          'What a number means depends on whether it multiplies $x$, not on its place in the equation.',
          `Rewrite the second equation with the term $${n}x$ first, and compare again.`,
        ],
      },
    ],
  },
);

const story = byShape(amount, twoPlans);

/** 2–3: the steepest of three rising lines. 4–5: the steepest falls. 3 and 5: the terms are in different orders. */
const steepest = choiceFamily(
  { name: 'line_slope_intercept_steepest', version: 1, skill: 'line_slope_intercept', difficulties: [2, 3, 4, 5] },
  {
    setting: (_, difficulty) => ({ falls: difficulty >= 4 }),
    levels: {
      size: always(range(5, 9)),
      next: always(range(3, 7)),
      flat: always(range(2, 4)),
      top: always(range(12, 20)),
      middle: always(range(6, 11)),
      low: always(range(1, 5)),
    },
    where: ({ size, next, flat }) => size > next && next > flat,
    derived: ({ size, next, flat, top, middle, low, falls, difficulty }) => {
      const right = line(falls ? -size : size, low);
      const second = line(next, falls ? middle : top);
      const third = line(flat, falls ? top : middle);
      const lines = [right, second, third];
      const turned = difficulty === 3 || difficulty === 5;
      const text = (of: Line): string => `$${turned && of !== second ? constantFirstTex(of) : equationTex(of)}$`;
      return { right, lines, text };
    },
    phrasing: (chance, { lines }) => {
      const question = chance.pick([
        'Which of these lines is the steepest, whether it rises or falls?',
        'These equations represent three hiking trails. Which trail is the steepest?',
      ]);
      return { question, asked: chance.shuffle(lines) };
    },
    given: ({ right, text, question, asked }) => ({ stem: `${question}\n\n${listed(asked.map(text))}`, right: text(right) }),
    ladder: ({ lines }) => [
      'Which number in each equation tells how steep the line is?',
      'The greater the absolute value of the slope, the steeper the line. The sign tells only whether it rises or falls.',
      `Compare the coefficients of $x$: $${lines
        .map(({ slope }) => tex(slope))
        .toSorted()
        .join('$, $')}$. Which one is farthest from 0?`,
    ],
    steps: ({ size, next, flat, falls, right, lines, text }) => [
      ['Steepness is the size of the slope, the number before $x$.', lines.map(({ slope }) => tex(slope)).join(', \\quad ')],
      [`${falls ? 'A minus only tells that the line falls. ' : ''}Compare the sizes.`, `${size} > ${next} > ${flat}`],
      ['The line whose slope has the largest size is the steepest.', text(right).replaceAll('$', '')],
    ],
    ways: ({ falls, lines, text }) => [
      {
        rule: interceptComparedForSteepness,
        to: text(interceptComparedForSteepness.answer(lines)),
        hints: [
          interceptComparedForSteepness.hints.look,
          'The constant tells where the line crosses the $y$-axis. The coefficient of $x$ tells how steep it is.',
          'Write down the number before $x$ for each line, without the rest, and compare these.',
        ],
      },
      falls
        ? ledTo(
            negativeTakenForFlatter,
            text(negativeTakenForFlatter.answer(lines)),
            'How far down does the falling line go for one step to the right? Compare that with how far the others go up.',
          )
        : ledTo(
            flattestTakenForSteepest,
            text(flattestTakenForSteepest.answer(lines)),
            'For each line, find how much $y$ gains when $x$ goes from 0 to 1.',
          ),
    ],
  },
);

export const slopeInterceptGenerators: readonly Generator[] = [read('slope'), read('intercept'), story, steepest];
