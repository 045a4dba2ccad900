import {
  perpendicularOnlyNegative,
  perpendicularOnlyReciprocal,
  slopeInverted,
  type Line,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { add, divide, equals, multiply, negate, one, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  coefficientTakenForSlope,
  constantTakenForSlope,
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
import { bracketed, equationPlain, equationTex, line, plain, point, pointText, tex } from '../../wording/line-text.ts';
import { choiceDraft, textDraft, valueDraft, type Hints } from './line-draft.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { givenLine, sized, standardTex, turned } from './given-line.ts';

const letters = { x: 'the first coordinate', y: 'the second coordinate' };
const parallelHints = (given: string): Hints => [
  'Do parallel lines ever meet?',
  'Parallel lines have the same slope; perpendicular lines do not.',
  `Read the slope off ${given} first. Should the new slope be the same or different?`,
];
const signHints = (slope: Rational): Hints => [
  'You turned the slope over. Is that all that happens at a right angle?',
  'If one line rises, a line perpendicular to it falls.',
  `Test your slope: multiply it by $${tex(slope)}$. For a right angle the product must be $-1$.`,
];
const turnHints = (slope: Rational): Hints => [
  'You changed the sign of the slope. Would that alone make a right angle? Sketch both lines.',
  'A steep line has a flat line perpendicular to it, so the fraction is turned over as well.',
  `Test your slope: multiply it by $${tex(slope)}$. For a right angle the product must be $-1$.`,
];

/** The slope of a line parallel or perpendicular to a given one. */
const slope = (kind: 'parallel' | 'perpendicular'): Generator => ({
  name: `line_parallel_perp_${kind}_slope`,
  version: 1,
  skill: 'line_parallel_perp',
  difficulties: kind === 'parallel' ? [1, 4, 5] : [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { text, slope: m, hasty, reading } = givenLine(chance, difficulty);
    const right = kind === 'parallel' ? m : turned(m);
    const after = (taken: Rational | null): Rational | null =>
      taken === null || taken.n === 0n ? null : kind === 'parallel' ? taken : turned(taken);
    const readHints: Hints =
      difficulty === 4
        ? [
            'Is $y$ by itself in the given equation?',
            'Only in $y = mx + b$ is the number before $x$ the slope.',
            'Bring the term with $x$ to the other side, and divide by the number before $y$.',
          ]
        : difficulty === 5
          ? [
              'Check the slope of the given line. Which change is in the numerator?',
              'Slope is the change of $y$ over the change of $x$.',
              'Find the change of $y$ between the two points first, and keep its sign.',
            ]
          : [
              `What number in ${text} tells how steep the line is?`,
              'In $y = mx + b$ the slope is the number before $x$; the constant only tells where the line begins.',
              'Cover the constant. What is left before the $x$?',
            ];
    const hastyRule = difficulty === 4 ? coefficientTakenForSlope : difficulty === 5 ? slopeInverted : constantTakenForSlope;
    const given = `the line ${text}`;
    return valueDraft({
      stem: chance.pick([
        `What is the slope of a line ${kind} to ${given}?`,
        `A line is ${kind} to ${given}. Find its slope.`,
        `Line $k$ is ${kind} to ${given}. What is the slope of $k$?`,
      ]),
      right,
      inputType: 'fraction',
      ladder: [
        'What is the slope of the given line?',
        kind === 'parallel'
          ? 'Parallel lines have the same slope.'
          : 'For a perpendicular line, use the opposite reciprocal of the slope.',
        difficulty === 4
          ? `Solve ${text} for $y$ first. The coefficient of $x$ is the slope.`
          : difficulty === 5
            ? `For the line ${text}, divide the change in y by the change in x.`
            : `In ${text}, find the coefficient of $x$. ${kind === 'parallel' ? 'Should the new slope be the same or different?' : 'Write its reciprocal with the opposite sign.'}`,
      ],
      steps: [
        reading,
        kind === 'parallel'
          ? ['Parallel lines have the same slope.', `m_2 = m_1 = ${tex(right)}`]
          : ['For a perpendicular line, use the opposite reciprocal of the slope.', `${tex(m)} \\to ${tex(right)}`],
      ],
      ways: [
        ...(kind === 'perpendicular'
          ? [following(perpendicularOnlyReciprocal, [m], signHints(m)), following(perpendicularOnlyNegative, [m], turnHints(m))]
          : []),
        following(parallelAndPerpendicularExchanged, [m, kind], parallelHints(text)),
        { rule: hastyRule, to: after(hasty), hints: readHints },
        {
          rule: slopeSignTurned,
          to: difficulty === 4 && kind === 'parallel' ? slopeSignTurned.answer(m) : null,
          hints: readHints,
        },
      ],
    });
  },
});

const relations = { parallel: 'Parallel', perpendicular: 'Perpendicular', neither: 'Neither' } as const;
type Relation = keyof typeof relations;

/** 1: the first slope whole and positive. 2: negative too. 3: fractions. 4: standard form. */
const classify: Generator = {
  name: 'line_parallel_perp_classify',
  version: 1,
  skill: 'line_parallel_perp',
  difficulties: [1, 2, 3, 4],
  draft(chance, difficulty) {
    const of: Relation = chance.pick(['parallel', 'perpendicular', 'neither']);
    const { p, q, b, c } = drawUntil(
      () => ({
        p: sized(chance, 2, 7),
        q: difficulty <= 2 ? 1 : chance.int(2, 7),
        b: sized(chance, 1, 9),
        c: sized(chance, 1, 9),
      }),
      (draw) =>
        Math.abs(draw.p) !== draw.q &&
        rational(draw.p, draw.q).d === BigInt(draw.q) &&
        draw.b !== draw.c &&
        (difficulty !== 1 || draw.p > 0),
    );
    const m = rational(p, q);
    const near = chance.maybe(0.5); // for "neither": only the sign or only the reciprocal
    const second = of === 'parallel' ? m : of === 'perpendicular' ? turned(m) : near ? negate(m) : divide(one, m);
    const constant = of === 'parallel' || chance.maybe(0.5) ? c : b;
    const shown = (slope: Rational, k: number): string =>
      difficulty === 4 ? standardTex(Number(-slope.n), Number(slope.d), Number(slope.d) * k) : equationTex(line(slope, k));
    const [first, other] = [shown(m, b), shown(second, constant)];
    const product = multiply(m, second);
    const productHints: Hints = [
      'Bring both slopes together: are they equal, or what is their product?',
      'Equal slopes belong to lines that never meet; a product of $-1$ belongs to a right angle.',
      `Multiply $${tex(m)}$ by the other slope, and look at the sign and the size of the product.`,
    ];
    const steepHints: Hints = [
      'Which numbers did you compare: the coefficients of $x$, or the constants?',
      'The angle between two lines is decided by their slopes alone.',
      'Write down the two slopes and nothing else. Are they equal? Is one the negative reciprocal of the other?',
    ];
    const ways: WrongWay<string>[] =
      of === 'neither'
        ? [
            near
              ? {
                  rule: oppositeSlopesTakenForPerpendicular,
                  to: relations[oppositeSlopesTakenForPerpendicular.answer()],
                  hints: productHints,
                }
              : {
                  rule: reciprocalSlopesTakenForPerpendicular,
                  to: relations[reciprocalSlopesTakenForPerpendicular.answer()],
                  hints: productHints,
                },
            { rule: numbersInCommonTakenForParallel, to: relations[numbersInCommonTakenForParallel.answer()], hints: steepHints },
          ]
        : [
            { rule: positionsExchanged, to: relations[positionsExchanged.answer(of)], hints: productHints },
            { rule: interceptsCompared, to: relations[interceptsCompared.answer()], hints: steepHints },
          ];
    return choiceDraft({
      stem: chance.pick([
        `How are the lines $${first}$ and $${other}$ related: parallel, perpendicular or neither?`,
        `Look at the lines $${first}$ and $${other}$. Are they parallel, perpendicular or neither?`,
      ]),
      right: relations[of],
      ladder: [
        'What is the slope of each line?',
        'Equal slopes mean parallel lines. Slopes with a product of −1 mean perpendicular lines.',
        `The slopes are $${tex(m)}$ and $${tex(second)}$. Are they equal? If not, what is their product?`,
      ],
      steps: [
        [
          difficulty === 4 ? 'Solve both equations for $y$ to see the slopes.' : 'Read off both slopes.',
          `${tex(m)}, \\quad ${tex(second)}`,
        ],
        of === 'parallel'
          ? ['The slopes are equal and the intercepts are not.', '\\text{Parallel}']
          : of === 'perpendicular'
            ? ['The product of the slopes is $-1$.', '\\text{Perpendicular}']
            : [`The slopes are not equal, and their product is $${tex(product)}$, not $-1$.`, '\\text{Neither}'],
      ],
      ways,
    });
  },
};

/** 2: parallel, whole slope. 3: perpendicular to a whole slope. 4: perpendicular to a fraction. 5: the given line in standard form. */
const equation: Generator = {
  name: 'line_parallel_perp_equation',
  version: 1,
  skill: 'line_parallel_perp',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const kind = difficulty === 2 || (difficulty === 5 && chance.maybe(0.5)) ? 'parallel' : 'perpendicular';
    const { m, c, p } = drawUntil(
      () => ({
        m: rational(sized(chance, 2, 6), difficulty <= 3 ? 1 : chance.int(2, 5)),
        c: sized(chance, 1, 9),
        p: point(sized(chance, 1, 10), sized(chance, 1, 9)),
      }),
      (draw) => {
        const own = kind === 'parallel' ? draw.m : turned(draw.m);
        const b = subtract(draw.p.y, multiply(own, draw.p.x));
        return (
          (difficulty <= 3 || draw.m.d > 1n) &&
          b.d === 1n &&
          b.n !== 0n &&
          b.n !== BigInt(draw.c) &&
          b.n !== draw.p.y.n &&
          draw.p.y.n !== BigInt(draw.c) &&
          !equals(b, own) &&
          !equals(draw.m, rational(draw.c))
        );
      },
    );
    const own = kind === 'parallel' ? m : turned(m);
    const given = line(m, c);
    const shown = difficulty === 5 ? standardTex(Number(-m.n), Number(m.d), Number(m.d) * c) : equationTex(given);
    const through = (with_: Rational | null): string | null =>
      with_ === null ? null : equationPlain({ slope: with_, intercept: subtract(p.y, multiply(with_, p.x)) });
    const right: Line = { slope: own, intercept: subtract(p.y, multiply(own, p.x)) };
    const pointHints: Hints = [
      `Put the point $${pointText(p)}$ into your equation. Is it true?`,
      'The new line has an intercept of its own; it is found from the point that it goes through.',
      `Write $y = mx + b$ with the new slope, ${plain(p.x)} for $x$ and ${plain(p.y)} for $y$.`,
    ];
    const ways: WrongWay<string>[] = [
      ...(kind === 'perpendicular'
        ? [
            { rule: perpendicularOnlyReciprocal, to: through(perpendicularOnlyReciprocal.answer(m)), hints: signHints(m) },
            { rule: perpendicularOnlyNegative, to: through(perpendicularOnlyNegative.answer(m)), hints: turnHints(m) },
          ]
        : []),
      {
        rule: parallelAndPerpendicularExchanged,
        to: through(parallelAndPerpendicularExchanged.answer(m, kind)),
        hints: parallelHints(`$${shown}$`),
      },
      { rule: givenInterceptKept, to: equationPlain(givenInterceptKept.answer(own, given)), hints: pointHints },
      { rule: coordinateTakenForIntercept, to: equationPlain(coordinateTakenForIntercept.answer(own, p)), hints: pointHints },
    ];
    return textDraft({
      stem: chance.pick([
        `Write the equation of the line through $${pointText(p)}$ that is ${kind} to $${shown}$. Use the form $y = mx + b$.`,
        `A line is ${kind} to $${shown}$ and goes through $${pointText(p)}$. Find its equation in the form $y = mx + b$.`,
      ]),
      inputType: 'expression',
      form: 'slope_intercept',
      variables: letters,
      placeholder: 'y = ',
      right: equationPlain(right),
      wrong: equationPlain({ slope: add(own, rational(43)), intercept: add(right.intercept, rational(71)) }),
      ladder: [
        'What is the slope of the given line? What is the slope of the new line?',
        `${kind === 'parallel' ? 'A parallel line has the same slope.' : 'A perpendicular line has the opposite reciprocal for a slope.'} The point gives b.`,
        `Find the new slope from $${shown}$. Then write $${tex(p.y)} = m \\cdot ${bracketed(p.x)} + b$ with it, and solve for $b$.`,
      ],
      steps: [
        ...(difficulty === 5 ? [['Solve for $y$ to see the slope of the given line.', equationTex(given)] as const] : []),
        kind === 'parallel'
          ? ['A parallel line has the same slope.', `m = ${tex(own)}`]
          : ['A perpendicular line has the negative reciprocal for a slope.', `${tex(m)} \\to ${tex(own)}`],
        [
          'Substitute the point into $y = mx + b$.',
          `${tex(p.y)} = ${tex(own)} \\cdot ${bracketed(p.x)} + b, \\quad b = ${tex(right.intercept)}`,
        ],
        ['Write the equation.', equationTex(right)],
      ],
      ways,
    });
  },
};

/** 3: parallel. 4: perpendicular. 5: perpendicular, with the letter in standard form. */
const missing: Generator = {
  name: 'line_parallel_perp_missing_number',
  version: 1,
  skill: 'line_parallel_perp',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const kind = difficulty === 3 ? 'parallel' : 'perpendicular';
    const { p, q, b, c } = drawUntil(
      () => ({ p: sized(chance, 2, 9), q: chance.int(2, 6), b: sized(chance, 1, 9), c: sized(chance, 1, 9) }),
      (draw) => {
        const k = difficulty === 3 ? draw.p * draw.q : difficulty === 4 ? draw.p : draw.p * draw.q;
        return (
          Math.abs(draw.p) !== draw.q &&
          ![draw.b, draw.c].map(Math.abs).includes(Math.abs(k)) &&
          Math.abs(draw.b) !== Math.abs(draw.c) &&
          Math.abs(k) !== draw.q
        );
      },
    );
    const [given, asked, right, other]: [string, string, number, Rational] =
      difficulty === 3
        ? [equationTex(line(p, c)), `${q}y = kx ${b < 0 ? '-' : '+'} ${Math.abs(b)}`, p * q, rational(p)]
        : difficulty === 4
          ? [equationTex(line(rational(-1, p), c)), `y = kx ${b < 0 ? '-' : '+'} ${Math.abs(b)}`, p, rational(-1, p)]
          : [equationTex(line(rational(1, p), c)), `kx + ${q}y = ${b}`, p * q, rational(1, p)];
    const needed = kind === 'parallel' ? other : turned(other);
    const times = difficulty === 4 ? 1 : difficulty === 3 ? q : -q; // k = needed slope · times
    const whole = (slope: Rational | null): Rational | null => (slope === null ? null : multiply(slope, rational(times)));
    const aloneHints: Hints = [
      `Is $y$ by itself in $${asked}$?`,
      'The variable $k$ is not yet the slope. Solve for $y$ first.',
      `Divide every term by ${q}, so that the slope is a fraction with $k$ in the numerator.`,
    ];
    return valueDraft({
      stem: chance.pick([
        `For what number $k$ are the lines $${given}$ and $${asked}$ ${kind}?`,
        `The lines $${given}$ and $${asked}$ are ${kind}. Find $k$.`,
      ]),
      right,
      inputType: 'fraction',
      ladder: [
        'What is the slope of the first line? What must the other slope be?',
        `${kind === 'parallel' ? 'Parallel lines have equal slopes.' : 'Perpendicular lines have opposite reciprocal slopes.'} Solve the other equation for y to see its slope.`,
        `The first slope is $${tex(other)}$. Find the slope of $${asked}$ with $k$ in it, and set it equal to ${kind === 'parallel' ? 'that' : 'the opposite reciprocal'}.`,
      ],
      steps: [
        ['Read off the slope of the first line.', `m_1 = ${tex(other)}`],
        [
          kind === 'parallel' ? 'The other line must have the same slope.' : 'The other line must have the opposite reciprocal.',
          `m_2 = ${tex(needed)}`,
        ],
        ...(difficulty === 4
          ? [['The slope of the second line is $k$.', `k = ${right}`] as const]
          : [
              [
                `Solve the second equation for $y$ to see its slope.`,
                difficulty === 3 ? `\\frac{k}{${q}} = ${tex(needed)}` : `-\\frac{k}{${q}} = ${tex(needed)}`,
              ] as const,
              [`Multiply both sides by ${times}.`, `k = ${right}`] as const,
            ]),
      ],
      ways: [
        {
          rule: coefficientTakenForSlope,
          to: difficulty === 4 ? null : coefficientTakenForSlope.answer(needed),
          hints: aloneHints,
        },
        ...(kind === 'perpendicular'
          ? [
              {
                rule: perpendicularOnlyReciprocal,
                to: whole(perpendicularOnlyReciprocal.answer(other)),
                hints: signHints(other),
              },
              { rule: perpendicularOnlyNegative, to: whole(perpendicularOnlyNegative.answer(other)), hints: turnHints(other) },
            ]
          : []),
        {
          rule: parallelAndPerpendicularExchanged,
          to: whole(parallelAndPerpendicularExchanged.answer(other, kind)),
          hints: parallelHints(`$${given}$`),
        },
      ],
    });
  },
};

export const parallelPerpendicularGenerators: readonly Generator[] = [
  slope('parallel'),
  slope('perpendicular'),
  classify,
  equation,
  missing,
];
