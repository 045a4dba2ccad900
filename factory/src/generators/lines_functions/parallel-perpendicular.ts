import {
  perpendicularOnlyNegative,
  perpendicularOnlyReciprocal,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { divide, equals, multiply, negate, one, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, choiceFamily, family, often, only, range, textFamily, type Step } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import {
  coefficientTakenForSlope,
  coordinateTakenForIntercept,
  givenInterceptKept,
  interceptsCompared,
  numbersInCommonTakenForParallel,
  oppositeSlopesTakenForPerpendicular,
  parallelAndPerpendicularExchanged,
  positionsExchanged,
  reciprocalSlopesTakenForPerpendicular,
  slopeSignTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { bracketed, equationPlain, equationTex, line, plain, point, pointText, tail, tex } from '../../wording/line-text.ts';
import { following } from '../../wrong-way.ts';
import { givenLines, standardFormHints } from './given-line.ts';
import { equationAnswer } from './line-answers.ts';
import { perpendicularTo, standardTex, through } from './line-through.ts';
import { withSign } from '../../with-sign.ts';

type Kind = 'parallel' | 'perpendicular';
const slopeBeside = (slope: Rational, kind: Kind): Rational => (kind === 'parallel' ? slope : perpendicularTo(slope));
const slopeIdea: Record<Kind, string> = {
  parallel: 'Parallel lines have the same slope.',
  perpendicular: 'For a perpendicular line, use the opposite reciprocal of the slope.',
};

const parallelHints = (given: string): Ladder => [
  'Do parallel lines ever meet?',
  'Parallel lines have the same slope; perpendicular lines do not.',
  `Read the slope off ${given} first. Should the new slope be the same or different?`,
];
const signHints = (slope: Rational): Ladder => [
  'You turned the slope over. Is that all that happens at a right angle?',
  'If one line rises, a line perpendicular to it falls.',
  `Test your slope: multiply it by $${tex(slope)}$. For a right angle the product must be $-1$.`,
];
const turnHints = (slope: Rational): Ladder => [
  'You changed the sign of the slope. Would that alone make a right angle? Sketch both lines.',
  'A steep line has a flat line perpendicular to it, so the fraction is turned over as well.',
  `Test your slope: multiply it by $${tex(slope)}$. For a right angle the product must be $-1$.`,
];

/** The slope of a line parallel or perpendicular to a given one. The levels are those of the given lines. */
const slope = (kind: Kind): Generator =>
  family(
    {
      name: `line_parallel_perp_${kind}_slope`,
      version: 1,
      skill: 'line_parallel_perp',
      difficulties: kind === 'parallel' ? [1, 4, 5] : [1, 2, 3, 4, 5],
    },
    {
      levels: { line: givenLines },
      derived: ({ line: { slope: m } }) => ({ m, right: slopeBeside(m, kind) }),
      phrasing: (chance, { line: { text } }) => ({
        asked: chance.pick([
          `What is the slope of a line ${kind} to the line ${text}?`,
          `A line is ${kind} to the line ${text}. Find its slope.`,
          `Line $k$ is ${kind} to the line ${text}. What is the slope of $k$?`,
        ]),
      }),
      given: ({ right, asked }) => ({ stem: asked, right, inputType: 'fraction' }),
      ladder: ({ line: { look }, difficulty }) => [
        'What is the slope of the given line?',
        slopeIdea[kind],
        difficulty >= 4
          ? look
          : `${look} ${kind === 'parallel' ? 'Should the new slope be the same or different?' : 'Write its reciprocal with the opposite sign.'}`,
      ],
      steps: ({ line: { reading }, m, right }) => [
        reading,
        [slopeIdea[kind], kind === 'parallel' ? `m_2 = m_1 = ${tex(right)}` : `${tex(m)} \\to ${tex(right)}`],
      ],
      ways: ({ line: { text, hasty }, m, difficulty }) => [
        ...(kind === 'perpendicular'
          ? [following(perpendicularOnlyReciprocal, [m], signHints(m)), following(perpendicularOnlyNegative, [m], turnHints(m))]
          : []),
        following(parallelAndPerpendicularExchanged, [m, kind], parallelHints(text)),
        { ...hasty, to: hasty.to === null || hasty.to.n === 0n ? null : slopeBeside(hasty.to, kind) },
        {
          rule: slopeSignTurned,
          to: difficulty === 4 && kind === 'parallel' ? slopeSignTurned.answer(m) : null,
          hints: standardFormHints,
        },
      ],
      belowZero: true,
    },
  );

const relations = { parallel: 'Parallel', perpendicular: 'Perpendicular', neither: 'Neither' } as const;
type Relation = keyof typeof relations;

/** 1: the first slope whole and positive. 2: negative too. 3: fractions. 4: standard form. */
const classify = choiceFamily(
  { name: 'line_parallel_perp_classify', version: 2, skill: 'line_parallel_perp', difficulties: [1, 2, 3, 4] },
  {
    setting: (chance) => ({ of: chance.pick<Relation>(['parallel', 'perpendicular', 'neither']) }),
    levels: {
      p: [range(2, 7), withSign(2, 7), withSign(2, 7), withSign(2, 7), withSign(2, 7)],
      q: [only(1), only(1), range(2, 7), range(2, 7), range(2, 7)],
      b: always(withSign(1, 9)),
      c: always(withSign(1, 9)),
      sameConstant: always(often),
      signOnly: always(often), // for "neither": opposite slopes, or reciprocal ones
    },
    where: ({ of, p, q, b, c, sameConstant }) =>
      Math.abs(p) !== q && rational(p, q).d === BigInt(q) && b !== c && !(of === 'parallel' && sameConstant),
    derived: ({ of, p, q, b, c, sameConstant, signOnly, difficulty }) => {
      const m = rational(p, q);
      const shown = (slope: Rational, k: number): string =>
        difficulty === 4 ? standardTex(Number(-slope.n), Number(slope.d), Number(slope.d) * k) : equationTex(line(slope, k));
      const second = of === 'neither' ? (signOnly ? negate(m) : divide(one, m)) : slopeBeside(m, of);
      return { m, second, first: shown(m, b), other: shown(second, sameConstant ? b : c) };
    },
    phrasing: (chance, { first, other }) => ({
      asked: chance.pick([
        `How are the lines $${first}$ and $${other}$ related: parallel, perpendicular or neither?`,
        `Look at the lines $${first}$ and $${other}$. Are they parallel, perpendicular or neither?`,
      ]),
    }),
    given: ({ of, asked }) => ({ stem: asked, right: relations[of] }),
    ladder: ({ m, second }) => [
      'What is the slope of each line?',
      'Equal slopes mean parallel lines. Slopes with a product of −1 mean perpendicular lines.',
      `The slopes are $${tex(m)}$ and $${tex(second)}$. Are they equal? If not, what is their product?`,
    ],
    steps: ({ of, m, second, difficulty }) => {
      const why: Record<Relation, string> = {
        parallel: 'The slopes are equal and the intercepts are not.',
        perpendicular: 'The product of the slopes is $-1$.',
        neither: `The slopes are not equal, and their product is $${tex(multiply(m, second))}$, not $-1$.`,
      };
      return [
        [
          difficulty === 4 ? 'Solve both equations for $y$ to see the slopes.' : 'Read off both slopes.',
          `${tex(m)}, \\quad ${tex(second)}`,
        ],
        [why[of], `\\text{${relations[of]}}`],
      ];
    },
    ways: ({ of, m, signOnly }) => {
      const productHints: Ladder = [
        'Bring both slopes together: are they equal, or what is their product?',
        'Equal slopes belong to lines that never meet; a product of $-1$ belongs to a right angle.',
        `Multiply $${tex(m)}$ by the other slope, and look at the sign and the size of the product.`,
      ];
      const steepHints: Ladder = [
        'Which numbers did you compare: the coefficients of $x$, or the constants?',
        'The angle between two lines is decided by their slopes alone.',
        'Write down the two slopes and nothing else. Are they equal? Is one the opposite reciprocal of the other?',
      ];
      if (of !== 'neither')
        return [
          { rule: positionsExchanged, to: relations[positionsExchanged.answer(of)], hints: productHints },
          { rule: interceptsCompared, to: relations[interceptsCompared.answer()], hints: steepHints },
        ];
      const half = signOnly ? oppositeSlopesTakenForPerpendicular : reciprocalSlopesTakenForPerpendicular;
      return [
        { rule: half, to: relations[half.answer()], hints: productHints },
        { rule: numbersInCommonTakenForParallel, to: relations[numbersInCommonTakenForParallel.answer()], hints: steepHints },
      ];
    },
  },
);

/** 2: parallel, whole slope. 3: perpendicular to a whole slope. 4: perpendicular to a fraction. 5: the given line in standard form. */
const equation = textFamily(
  { name: 'line_parallel_perp_equation', version: 1, skill: 'line_parallel_perp', difficulties: [2, 3, 4, 5] },
  {
    setting: (chance, difficulty): { kind: Kind } => ({
      kind: difficulty === 2 || (difficulty === 5 && chance.maybe(0.5)) ? 'parallel' : 'perpendicular',
    }),
    levels: {
      rise: always(withSign(2, 6)),
      run: [only(1), only(1), only(1), range(2, 5), range(2, 5)],
      c: always(withSign(1, 9)),
      x: always(withSign(1, 10)),
      y: always(withSign(1, 9)),
    },
    where: ({ kind, rise, run, c, x, y }, difficulty) => {
      const m = rational(rise, run);
      const own = through(slopeBeside(m, kind), point(x, y));
      const b = own.intercept;
      return (
        (difficulty <= 3 || m.d > 1n) &&
        b.d === 1n &&
        ![0, c, y].includes(Number(b.n)) &&
        y !== c &&
        !equals(b, own.slope) &&
        !equals(m, rational(c))
      );
    },
    derived: ({ kind, rise, run, c, x, y, difficulty }) => {
      const m = rational(rise, run);
      const p = point(x, y);
      return {
        m,
        p,
        first: line(m, c),
        right: through(slopeBeside(m, kind), p),
        shown: difficulty === 5 ? standardTex(Number(-m.n), Number(m.d), Number(m.d) * c) : equationTex(line(m, c)),
      };
    },
    phrasing: (chance, { kind, p, shown }) => ({
      asked: chance.pick([
        `Write the equation of the line through $${pointText(p)}$ that is ${kind} to $${shown}$. Use the form $y = mx + b$.`,
        `A line is ${kind} to $${shown}$ and goes through $${pointText(p)}$. Find its equation in the form $y = mx + b$.`,
      ]),
    }),
    given: ({ right, asked }) => ({ stem: asked, ...equationAnswer(right) }),
    ladder: ({ kind, p, shown }) => [
      'What is the slope of the given line? What is the slope of the new line?',
      `${kind === 'parallel' ? 'A parallel line has the same slope.' : 'A perpendicular line has the opposite reciprocal for a slope.'} The point gives b.`,
      `Find the new slope from $${shown}$. Then write $${tex(p.y)} = m \\cdot ${bracketed(p.x)} + b$ with it, and solve for $b$.`,
    ],
    steps: ({ kind, m, p, first, right, difficulty }) => [
      ...(difficulty === 5 ? [['Solve for $y$ to see the slope of the given line.', equationTex(first)] as const] : []),
      kind === 'parallel'
        ? ['A parallel line has the same slope.', `m = ${tex(right.slope)}`]
        : ['A perpendicular line has the opposite reciprocal for a slope.', `${tex(m)} \\to ${tex(right.slope)}`],
      [
        'Substitute the point into $y = mx + b$.',
        `${tex(p.y)} = ${tex(right.slope)} \\cdot ${bracketed(p.x)} + b, \\quad b = ${tex(right.intercept)}`,
      ],
      ['Write the equation.', equationTex(right)],
    ],
    ways: ({ kind, m, p, first, right, shown }) => {
      const text = (taken: Rational | null): string | null => (taken === null ? null : equationPlain(through(taken, p)));
      const pointHints: Ladder = [
        `Put the point $${pointText(p)}$ into your equation. Is it true?`,
        'The new line has an intercept of its own; it is found from the point that it goes through.',
        `Write $y = mx + b$ with the new slope, ${plain(p.x)} for $x$ and ${plain(p.y)} for $y$.`,
      ];
      return [
        ...(kind === 'perpendicular'
          ? [
              { rule: perpendicularOnlyReciprocal, to: text(perpendicularOnlyReciprocal.answer(m)), hints: signHints(m) },
              { rule: perpendicularOnlyNegative, to: text(perpendicularOnlyNegative.answer(m)), hints: turnHints(m) },
            ]
          : []),
        {
          rule: parallelAndPerpendicularExchanged,
          to: text(parallelAndPerpendicularExchanged.answer(m, kind)),
          hints: parallelHints(`$${shown}$`),
        },
        { rule: givenInterceptKept, to: equationPlain(givenInterceptKept.answer(right.slope, first)), hints: pointHints },
        {
          rule: coordinateTakenForIntercept,
          to: equationPlain(coordinateTakenForIntercept.answer(right.slope, p)),
          hints: pointHints,
        },
      ];
    },
  },
);

/** 3: parallel. 4: perpendicular. 5: perpendicular, with the letter in standard form. */
const missing = family(
  { name: 'line_parallel_perp_missing_number', version: 1, skill: 'line_parallel_perp', difficulties: [3, 4, 5] },
  {
    levels: { p: always(withSign(2, 9)), q: always(range(2, 6)), b: always(withSign(1, 9)), c: always(withSign(1, 9)) },
    where: ({ p, q, b, c }, difficulty) => {
      const size = Math.abs(difficulty === 4 ? p : p * q);
      return Math.abs(p) !== q && size !== q && new Set([b, c, size].map(Math.abs)).size === 3;
    },
    derived: ({ p, q, b, c, difficulty }) => {
      // k is the needed slope times this number.
      const { first, other, times, kind } = {
        3: { first: rational(p), other: `${q}y = kx${tail(b)}`, times: q, kind: 'parallel' as const },
        4: { first: rational(-1, p), other: `y = kx${tail(b)}`, times: 1, kind: 'perpendicular' as const },
        5: { first: rational(1, p), other: `kx + ${q}y = ${b}`, times: -q, kind: 'perpendicular' as const },
      }[difficulty as 3 | 4 | 5];
      return { first, other, times, kind, shown: equationTex(line(first, c)), needed: slopeBeside(first, kind) };
    },
    phrasing: (chance, { kind, shown, other }) => ({
      asked: chance.pick([
        `For what number $k$ are the lines $${shown}$ and $${other}$ ${kind}?`,
        `The lines $${shown}$ and $${other}$ are ${kind}. Find $k$.`,
      ]),
    }),
    given: ({ times, needed, asked }) => ({ stem: asked, right: multiply(needed, rational(times)), inputType: 'fraction' }),
    ladder: ({ first, other, kind }) => [
      'What is the slope of the first line? What must the other slope be?',
      `${kind === 'parallel' ? 'Parallel lines have equal slopes.' : 'Perpendicular lines have opposite reciprocal slopes.'} Solve the other equation for y to see its slope.`,
      `The first slope is $${tex(first)}$. Find the slope of $${other}$ with $k$ in it, and set it equal to ${kind === 'parallel' ? 'that' : 'the opposite reciprocal'}.`,
    ],
    steps: ({ q, first, times, kind, needed }) => {
      const k = tex(multiply(needed, rational(times)));
      const last: readonly Step[] =
        times === 1
          ? [['The slope of the second line is $k$.', `k = ${k}`]]
          : [
              [`Solve the second equation for $y$ to see its slope.`, `${times < 0 ? '-' : ''}\\frac{k}{${q}} = ${tex(needed)}`],
              [`Multiply both sides by ${times}.`, `k = ${k}`],
            ];
      return [
        ['Read off the slope of the first line.', `m_1 = ${tex(first)}`],
        [
          kind === 'parallel' ? 'The other line must have the same slope.' : 'The other line must have the opposite reciprocal.',
          `m_2 = ${tex(needed)}`,
        ],
        ...last,
      ];
    },
    ways: ({ q, first, other, times, kind, shown, needed }) => {
      const led = (taken: Rational | null): Rational | null => (taken === null ? null : multiply(taken, rational(times)));
      return [
        {
          rule: coefficientTakenForSlope,
          to: times === 1 ? null : coefficientTakenForSlope.answer(needed),
          hints: [
            `Is $y$ by itself in $${other}$?`,
            'The variable $k$ is not yet the slope. Solve for $y$ first.',
            `Divide every term by ${q}, so that the slope is a fraction with $k$ in the numerator.`,
          ],
        },
        ...(kind === 'perpendicular'
          ? [
              { rule: perpendicularOnlyReciprocal, to: led(perpendicularOnlyReciprocal.answer(first)), hints: signHints(first) },
              { rule: perpendicularOnlyNegative, to: led(perpendicularOnlyNegative.answer(first)), hints: turnHints(first) },
            ]
          : []),
        {
          rule: parallelAndPerpendicularExchanged,
          to: led(parallelAndPerpendicularExchanged.answer(first, kind)),
          hints: parallelHints(`$${shown}$`),
        },
      ];
    },
    belowZero: true,
  },
);

export const parallelPerpendicularGenerators: readonly Generator[] = [
  slope('parallel'),
  slope('perpendicular'),
  classify,
  equation,
  missing,
];
