import {
  slopeAndInterceptSwapped,
  slopeInverted,
  xInterceptForY,
  type Line,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { absolute, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, choiceFamily, range } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
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
import { equationTex, factorTex, line, point, tail, tex } from '../../wording/line-text.ts';
import { sumText } from '../../wording/linear-text.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { person } from '../../wording/people.ts';
import { valueDraft, type Hints } from './line-draft.ts';
import { following, type WrongWay } from '../../wrong-way.ts';

/** How a line is shown: its equation, what stands before x and alone there, and the steps that bring it to y = mx + b. */
type Shown = {
  of: Line;
  equation: string;
  /** As printed, where y does not stand alone; null where it does. */
  printed: { coefficient: Rational; constant: Rational } | null;
  steps: [explanation: string, math: string][];
};

/** y = b + mx. */
const turnedTex = ({ slope, intercept }: Line): string =>
  `y = ${tex(intercept)} ${slope.n < 0n ? '-' : '+'} ${factorTex(absolute(slope))}x`;

/** 1: y = mx + b. 2: negative numbers. 3: y = b + mx, and fractions. 4: ky = px + q. 5: Ax + By = C. */
function shownLine(chance: Chance, difficulty: number): Shown {
  const signed = (most: number) => chance.int(2, most) * (chance.maybe(0.5) ? -1 : 1);
  if (difficulty <= 3) {
    const { m, b } = drawUntil(
      () => ({
        m: difficulty === 3 ? rational(signed(9), chance.int(2, 5)) : rational(difficulty === 1 ? chance.int(2, 9) : signed(9)),
        b: rational(difficulty === 1 ? chance.int(2, 12) : signed(12)),
      }),
      (draw) => draw.m.n !== draw.b.n && draw.m.n !== -draw.b.n && (difficulty !== 2 || draw.m.n < 0n || draw.b.n < 0n),
    );
    const of = line(m, b);
    const equation = difficulty === 3 ? turnedTex(of) : equationTex(of);
    return {
      of,
      equation,
      printed: null,
      steps:
        difficulty === 3
          ? [['Put the term with $x$ first, and keep each sign with its term.', equationTex(of)]]
          : [['The equation has the form $y = mx + b$.', `m = ${tex(m)}, \\quad b = ${tex(b)}`]],
    };
  }
  const { p, q, k } = drawUntil(
    () => ({
      p: signed(difficulty === 4 ? 12 : 9),
      q: signed(20),
      k: chance.int(2, 5) * (difficulty === 5 && chance.maybe(0.5) ? -1 : 1),
    }),
    (draw) =>
      draw.q % draw.k === 0 &&
      Math.abs(draw.q) !== Math.abs(draw.k) &&
      Math.abs(draw.p) !== Math.abs(draw.k) &&
      Math.abs(draw.p) !== Math.abs(draw.q) &&
      draw.p * Math.sign(draw.k) !== draw.q &&
      Math.abs(draw.p) !== Math.abs(draw.q / draw.k),
  );
  if (difficulty === 4) {
    const of = line(rational(p, k), q / k);
    return {
      of,
      equation: `${k}y = ${p}x${tail(q)}`,
      printed: { coefficient: rational(p), constant: rational(q) },
      steps: [[`$y$ must be by itself. Divide every term by ${k}.`, equationTex(of)]],
    };
  }
  const of = line(rational(-p, k), q / k);
  return {
    of,
    equation: `${sumText([[p, 'x'], [k, 'y']])} = ${q}`, // prettier-ignore
    printed: { coefficient: rational(p), constant: rational(q) },
    steps: [
      [`${p > 0 ? 'Subtract' : 'Add'} $${Math.abs(p)}x$ ${p > 0 ? 'from' : 'to'} both sides.`, `${k}y = ${-p}x${tail(q)}`],
      [`Divide every term by ${k}.`, equationTex(of)],
    ],
  };
}

const roleHints: Hints = [
  'Which number is in front of $x$, and which is by itself?',
  'In $y = mx + b$ the slope $m$ multiplies $x$, and the intercept $b$ is the value at $x = 0$.',
  'Mark the term with $x$. Its factor and the constant have different jobs: which job does the question ask about?',
];
const signHints: Hints = [
  'Look at the sign directly in front of the number you read off.',
  'A minus between two terms belongs to the term behind it.',
  'Write the equation as a sum, $y = mx + b$, so that each minus goes into parentheses with its number.',
];
const aloneHints = (equation: string): Hints => [
  `Is $y$ by itself in $${equation}$?`,
  'Slope and intercept can be read off only from $y = mx + b$, with nothing before the $y$.',
  'Bring everything but the term with $y$ to the other side, if anything is there. Then divide every single term, the constant too.',
];

/** Slope or y-intercept, read from an equation. */
const read = (asked: 'slope' | 'intercept'): Generator => ({
  name: `line_slope_intercept_read_${asked}`,
  version: 1,
  skill: 'line_slope_intercept',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { of, equation, printed, steps } = shownLine(chance, difficulty);
    const right = of[asked];
    const other = slopeAndInterceptSwapped.answer(of)[asked];
    const name = asked === 'slope' ? 'slope' : '$y$-intercept';
    const letter = asked === 'slope' ? 'm' : 'b';
    const signRule = asked === 'slope' ? slopeSignTurned : constantSignTurned;
    const ways: WrongWay<Rational>[] = [
      {
        rule: difficulty === 3 ? positionTakenForRole : slopeAndInterceptSwapped,
        to: positionTakenForRole.answer(other),
        hints: roleHints,
      },
      following(signRule, [right], signHints),
      ...(printed === null
        ? []
        : [
            asked === 'slope'
              ? following(coefficientTakenForSlope, [printed.coefficient], aloneHints(equation))
              : following(constantTakenForIntercept, [printed.constant], aloneHints(equation)),
          ]),
      ...(asked === 'slope'
        ? [
            {
              rule: slopeInverted,
              to: printed === null ? null : slopeInverted.answer(point(0, 0), point(rational(of.slope.d), rational(of.slope.n))),
              hints: aloneHints(equation),
            },
          ]
        : [
            following(xInterceptForY, [of], [
              'Which axis does the question name? What is $x$ there?',
              'On the $y$-axis $x$ is zero. Substitute zero for $x$, not for $y$.',
              `Cover the term with $x$ in ${printed === null ? 'the equation' : `$${equation}$`}. What does the rest say about $y$?`,
            ] as Hints),
          ]),
    ];
    return valueDraft({
      stem: chance.pick([
        `What is the ${name} of the line $${equation}$?`,
        `Find the ${name} of the line with the equation $${equation}$.`,
        `A line has the equation $${equation}$. Give its ${name}${asked === 'slope' ? '' : ' as a number'}.`,
      ]),
      right,
      inputType: 'fraction',
      ladder: [
        `Is the equation in the form $y = mx + b$?`,
        'In slope-intercept form, the slope is the coefficient of x. The y-intercept is the constant.',
        printed === null
          ? asked === 'slope'
            ? `The constant is $${tex(of.intercept)}$. What is the coefficient of $x$, with its sign?`
            : `The coefficient of $x$ is $${tex(of.slope)}$. What is the other term, with its sign?`
          : `Solve $${equation}$ for $y$ first. Divide every term by the coefficient of $y$.`,
      ],
      steps: [
        ...steps,
        [
          asked === 'slope' ? 'The slope is the number before $x$.' : 'The $y$-intercept is the number that is by itself.',
          `${letter} = ${tex(right)}`,
        ],
      ],
      ways,
    });
  },
});

/** 2: a rising amount. 3: a falling amount. 4: the fixed part first. 5: two plans compared. */
const story: Generator = {
  name: 'line_slope_intercept_story',
  version: 2,
  skill: 'line_slope_intercept',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const falls = difficulty === 3;
    const { m, b, n, c } = drawUntil(
      () => ({ m: chance.int(2, 12), b: chance.int(15, 90), n: chance.int(2, 12), c: chance.int(15, 90) }),
      (draw) =>
        draw.m !== draw.n &&
        draw.b !== draw.c &&
        Math.abs(draw.m - draw.n) > 1 &&
        ![draw.m, draw.n].includes(Math.abs(draw.m - draw.n)) &&
        ![draw.b, draw.c, draw.m, draw.n].includes(Math.abs(draw.b - draw.c)) &&
        Math.abs(draw.m - draw.n) !== Math.abs(draw.b - draw.c) &&
        (!falls || draw.b > 5 * draw.m),
    );
    const who = person(chance);
    const slopeAsked = chance.maybe(0.5);
    if (difficulty === 5) {
      const right = slopeAsked ? Math.abs(m - n) : Math.abs(b - c);
      const swapped = slopeAsked ? Math.abs(b - c) : Math.abs(m - n);
      return valueDraft({
        stem: `${chance.pick(['Two gyms', 'Two swim clubs', 'Two music schools', 'Two game services'])} each charge a starting fee plus a fixed monthly fee. After $x$ months, one costs $y = ${m}x + ${b}$ dollars and the other costs $y = ${c} + ${n}x$ dollars. What is the difference between ${slopeAsked ? 'the monthly fees' : 'the starting fees'}, in dollars?`,
        right,
        ladder: [
          `Does the question ask about ${slopeAsked ? 'every month' : 'the start'} or about ${slopeAsked ? 'the start' : 'every month'}?`,
          'The coefficient of x is what is added each month. The constant is what is paid once.',
          `In $y = ${m}x + ${b}$, which number is ${slopeAsked ? 'multiplied by $x$' : 'by itself'}? Find the same in $y = ${c} + ${n}x$. Subtract.`,
        ],
        steps: [
          [
            slopeAsked
              ? 'The amount for each month is the slope, the number before $x$.'
              : 'The fee is paid at $x = 0$, so it is the $y$-intercept.',
            slopeAsked ? `${m}, \\quad ${n}` : `${b}, \\quad ${c}`,
          ],
          [
            'Subtract the smaller from the larger.',
            slopeAsked ? `${Math.max(m, n)} - ${Math.min(m, n)} = ${right}` : `${Math.max(b, c)} - ${Math.min(b, c)} = ${right}`,
          ],
        ],
        ways: [
          { rule: slopeAndInterceptSwapped, to: swapped, hints: planHints },
          {
            rule: positionTakenForRole,
            to: slopeAsked ? Math.abs(m - c) : Math.abs(b - n),
            hints: [
              positionTakenForRole.hints.look,
              'What a number means depends on whether it multiplies $x$, not on its place in the equation.',
              `Rewrite the second equation with the term $${n}x$ first, and compare again.`,
            ],
          },
        ],
      });
    }
    const equation = difficulty === 4 ? `y = ${b} + ${m}x` : equationTex(line(falls ? -m : m, b));
    const scene = falls
      ? {
          told: `After $x$ hours of playing music, the battery of ${who}'s phone is at $y$ percent, with $${equation}$.`,
          slope: 'What percent of the charge is used each hour?',
          start: 'What percent was the battery at in the beginning?',
        }
      : chance.pick([
          {
            told: `${who} saves money. After $x$ weeks there are $y$ dollars in the box, with $${equation}$.`,
            slope: 'How much does the amount grow each week, in dollars?',
            start: 'How much was in the box in the beginning, in dollars?',
          },
          {
            told: `A plant is $y$ centimeters tall after $x$ weeks, with $${equation}$.`,
            slope: 'How many centimeters does it grow each week?',
            start: 'How many centimeters tall was it in the beginning?',
          },
          {
            told: `A bounce house costs $y$ dollars for $x$ hours, with $${equation}$.`,
            slope: 'How much does each hour cost, in dollars?',
            start: 'How much is the fee before any hours are counted, in dollars?',
          },
          {
            told: `A balloon is let go from a roof. After $x$ minutes it is $y$ meters high, with $${equation}$.`,
            slope: 'How many meters does it rise each minute?',
            start: 'How many meters high is the roof?',
          },
        ]);
    const right = slopeAsked ? m : b;
    return valueDraft({
      stem: `${scene.told} ${slopeAsked ? scene.slope : scene.start}`,
      right,
      ladder: [
        'Does the question ask about the start, or about each step?',
        'The coefficient of x is the change for each step. The constant is the value when x = 0.',
        slopeAsked
          ? `In $${equation}$, which number is multiplied by $x$?`
          : `Substitute 0 for $x$ in $${equation}$. Which number is left?`,
      ],
      steps: [
        [
          slopeAsked
            ? 'What happens in every single step of $x$ is the slope, the number before $x$.'
            : 'At the beginning $x$ is 0, so look at the $y$-intercept.',
          slopeAsked ? `m = ${falls ? -m : m}` : `y = ${falls ? '-' : ''}${m} \\cdot 0 + ${b}`,
        ],
        [
          slopeAsked && falls ? 'The minus tells that it gets less; the amount itself is the number behind it.' : 'Read it off.',
          `${right}`,
        ],
      ],
      ways: [
        { rule: slopeAndInterceptSwapped, to: slopeAsked ? b : m, hints: planHints },
        following(
          slopeAndInterceptJoined,
          [falls ? -m : m, b],
          [
            'You have found one value of $y$. For what $x$?',
            slopeAsked
              ? 'How much is added for one more $x$ is a single number of the equation.'
              : 'The beginning is $x = 0$, before any step is taken.',
            slopeAsked
              ? `Compare $y$ at $x = 0$ with $y$ at the next $x$. Which part of the equation has changed?`
              : `Look at $${equation}$: which term equals 0 when $x$ is 0?`,
          ],
        ),
      ],
    });
  },
};

const planHints: Hints = [
  'Does the question ask for something that happens once, or again and again?',
  'What comes again with every step multiplies $x$; what is there at the beginning is by itself.',
  'Substitute 0 for $x$ and look what number is still there.',
];

/** 2–3: the steepest of three rising lines. 4–5: the steepest falls. 3 and 5: the terms stand in different orders. */
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
      const text = (of: Line): string => `$${turned && of !== second ? turnedTex(of) : equationTex(of)}$`;
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
        ? {
            rule: negativeTakenForFlatter,
            to: text(negativeTakenForFlatter.answer(lines)),
            hints: [
              negativeTakenForFlatter.hints.look,
              negativeTakenForFlatter.hints.principle,
              'How far down does the falling line go for one step to the right? Compare that with how far the others go up.',
            ],
          }
        : {
            rule: flattestTakenForSteepest,
            to: text(flattestTakenForSteepest.answer(lines)),
            hints: [
              flattestTakenForSteepest.hints.look,
              flattestTakenForSteepest.hints.principle,
              'For each line, find how much $y$ gains when $x$ goes from 0 to 1.',
            ],
          },
    ],
  },
);

export const slopeInterceptGenerators: readonly Generator[] = [read('slope'), read('intercept'), story, steepest];
