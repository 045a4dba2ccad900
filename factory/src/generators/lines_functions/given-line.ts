import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { coefficientTakenForSlope, constantTakenForSlope } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { slopeInverted } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { drawUntil } from '../../draw-until.ts';
import { only, range, type Step } from '../../family.ts';
import type { Chance, Ladder } from '../../generator.ts';
import { equationTex, line, point, pointText, tex } from '../../wording/line-text.ts';
import { standardTex } from './line-through.ts';
import { changes, slopeOf } from './two-points.ts';
import { withSign } from '../../with-sign.ts';

/** How the given line is shown, its slope, how that is read, and what a hasty reader takes for it. */
type Given = {
  readonly text: string;
  readonly slope: Rational;
  readonly reading: Step;
  /** The last hint of a ladder: where to find the slope. */
  readonly look: string;
  readonly hasty: { readonly rule: MalRule; readonly to: Rational | null; readonly hints: Ladder };
};

type Draw = (chance: Chance) => number;
const whole = only(1);

/** y = mx + b. */
const inForm =
  (rise: Draw, run: Draw) =>
  (chance: Chance): Given => {
    const { m, b } = drawUntil(
      () => ({ m: rational(rise(chance), run(chance)), b: withSign(1, 12)(chance) }),
      (draw) => {
        const top = Math.abs(Number(draw.m.n));
        return top > 1 && Math.abs(draw.b) > 1 && top !== Math.abs(draw.b) && (run === whole || draw.m.d > 1n);
      },
    );
    const text = `$${equationTex(line(m, b))}$`;
    return {
      text,
      slope: m,
      reading: ['Read the slope of the given line off its equation.', `m = ${tex(m)}`],
      look: `In ${text}, find the coefficient of $x$.`,
      hasty: {
        rule: constantTakenForSlope,
        to: constantTakenForSlope.answer(line(m, b)),
        hints: [
          `What number in ${text} tells how steep the line is?`,
          'In $y = mx + b$ the slope is the number before $x$; the constant only tells where the line begins.',
          'Cover the constant. What is left before the $x$?',
        ],
      },
    };
  };

/** Ax + By = C. */
function inStandardForm(chance: Chance): Given {
  const { a, b, c } = drawUntil(
    () => ({ a: withSign(2, 9)(chance), b: withSign(2, 9)(chance), c: withSign(3, 20)(chance) }),
    (draw) => draw.a > 0 && new Set([draw.a, draw.b, draw.c].map(Math.abs)).size === 3,
  );
  const text = `$${standardTex(a, b, c)}$`;
  const slope = rational(-a, b);
  return {
    text,
    slope,
    reading: ['Solve for $y$ to see the slope of the given line.', equationTex(line(slope, rational(c, b)))],
    look: `Solve ${text} for $y$ first. The coefficient of $x$ is the slope.`,
    hasty: {
      rule: coefficientTakenForSlope,
      to: coefficientTakenForSlope.answer(rational(a)),
      hints: standardFormHints,
    },
  };
}

export const standardFormHints: Ladder = [
  'Is $y$ by itself in the given equation?',
  'Only in $y = mx + b$ is the number before $x$ the slope.',
  'Bring the term with $x$ to the other side, and divide by the number before $y$.',
];

function byTwoPoints(chance: Chance): Given {
  const { p, r } = drawUntil(
    () => ({ p: point(chance.int(-7, 5), chance.int(-7, 7)), r: point(chance.int(-5, 8), chance.int(-7, 9)) }),
    (draw) => {
      const [run, rise] = [draw.r.x.n - draw.p.x.n, draw.r.y.n - draw.p.y.n];
      return run > 1n && rise % run !== 0n && run % rise !== 0n;
    },
  );
  const text = `through $${pointText(p)}$ and $${pointText(r)}$`;
  const slope = slopeOf(p, r);
  return {
    text,
    slope,
    reading: ['Find the slope of the given line.', `${changes(p, r)} = ${tex(slope)}`],
    look: `For the line ${text}, divide the change in y by the change in x.`,
    hasty: {
      rule: slopeInverted,
      to: slopeInverted.answer(p, r),
      hints: [
        'Check the slope of the given line. Which change is in the numerator?',
        'Slope is the change of $y$ over the change of $x$.',
        'Find the change of $y$ between the two points first, and keep its sign.',
      ],
    },
  };
}

/** 1–2: y = mx + b, whole slope. 3: a fraction. 4: Ax + By = C. 5: two points. */
export const givenLines = [
  inForm(range(2, 9), whole),
  inForm(withSign(2, 9), whole),
  inForm(withSign(2, 9), range(2, 7)),
  inStandardForm,
  byTwoPoints,
] as const;
