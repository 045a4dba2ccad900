import type { Line, Point } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { add, rational } from '@stoa/engine/math/exact/rational';
import { equationPlain, pointText } from '../../wording/line-text.ts';

export const letters = { x: 'the first coordinate', y: 'the second coordinate' };

/** The part of a page that asks for a point. */
export const pointAnswer = (at: Point) =>
  ({
    inputType: 'expression',
    form: 'simplified',
    placeholder: '(x, y)',
    right: pointText(at),
    wrong: pointText({ x: add(at.x, rational(41)), y: add(at.y, rational(-53)) }),
  }) as const;

/** The part of a page that asks for an equation y = mx + b. */
export const equationAnswer = (of: Line) =>
  ({
    inputType: 'expression',
    form: 'slope_intercept',
    variables: letters,
    placeholder: 'y = ',
    right: equationPlain(of),
    wrong: equationPlain({ slope: add(of.slope, rational(37)), intercept: add(of.intercept, rational(-91)) }),
  }) as const;
