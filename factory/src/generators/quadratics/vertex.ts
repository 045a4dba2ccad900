import { coordinatesSwapped, vertexSignKept } from '@stoa/engine/math/mal-rules/lines-and-quadratics';
import { add, equals, multiply, rational, rationalText, type Rational } from '@stoa/engine/math/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  axisNotHalved,
  axisSignKept,
  axisWithoutA,
  bothSignsOfVertexTurned,
  bracketTakenAsFactor,
  frontNumberLeftOut,
  heightSignTurned,
  interceptForHeight,
  openingIgnored,
  sumNotHalved,
  timeForHeight,
  zerosSubtracted,
} from '../../mal-rules/quadratics.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { boxed, factorTex, tex, vertexFormPlain, vertexFormTex } from '../../wording/quadratic-text.ts';
import { textDraft, valueDraft, type Way } from './quadratic-draft.ts';

const nonzero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);
const point = (x: Rational, y: Rational): string => `(${rationalText(x)}, ${rationalText(y)})`;
const pointTex = (x: Rational, y: Rational): string => `(${tex(x)}, ${tex(y)})`;
const heightAt = (a: number, b: number, c: number, x: Rational): Rational =>
  add(add(multiply(rational(a), multiply(x, x)), multiply(rational(b), x)), rational(c));
const far = point(rational(911), rational(-907));

const swapped = (x: Rational, y: Rational): Way<string> => {
  const turned = coordinatesSwapped.answer({ x, y });
  return {
    rule: coordinatesSwapped,
    to: equals(x, y) ? null : point(turned.x, turned.y),
    hints: [
      'In which order do the two coordinates stand?',
      'A point is written with its place along the $x$-axis first and its height second.',
      'Ask which of your two numbers is a value of $x$, and begin with that one.',
    ],
  };
};

/** Read from y = a(x − h)² + k. 1: a = 1. 2: any a; one of the numbers may be missing. */
const fromVertexForm: Generator = {
  name: 'quad_vertex_from_vertex_form',
  version: 1,
  skill: 'quad_vertex',
  difficulties: [1, 2],
  draft(chance, difficulty) {
    const a = difficulty === 1 ? 1 : chance.pick([-5, -4, -3, -2, -1, 2, 3, 4, 5]);
    const { h, k } = drawUntil(
      () => ({ h: nonzero(chance, 9), k: difficulty === 2 && chance.maybe(0.15) ? 0 : nonzero(chance, 9) }),
      (drawn) => Math.abs(drawn.h) !== Math.abs(drawn.k),
    );
    const [x, y] = [rational(h), rational(k)];
    const kept = vertexSignKept.answer({ x, y });
    const turned = bothSignsOfVertexTurned.answer(x, y);
    const formula = vertexFormTex(a, x, y);
    return textDraft({
      stem: chance.pick([
        `What is the vertex of the parabola $y = ${formula}$? Write it as a point $(x, y)$.`,
        `Find the coordinates of the vertex of $y = ${formula}$. Write a point $(x, y)$.`,
        `At which point $(x, y)$ does the graph of $y = ${formula}$ turn?`,
      ]),
      right: point(x, y),
      inputType: 'expression',
      placeholder: '( , )',
      steps: [
        [
          'The form $y = a(x - h)^2 + k$ has its vertex at $(h, k)$.',
          `y = ${a === 1 ? '' : a === -1 ? '-' : a}(x - ${inBrackets(h)})^{2} + ${inBrackets(k)}`,
        ],
        ['Read off both numbers.', pointTex(x, y)],
      ],
      ways: [
        {
          rule: vertexSignKept,
          to: point(kept.x, kept.y),
          hints: [
            'Which number must $x$ be to make the bracket vanish?',
            'The square is least in size where its bracket vanishes, and there lies the vertex.',
            `Solve $x ${h > 0 ? '-' : '+'} ${Math.abs(h)} = 0$.`,
          ],
        },
        {
          rule: heightSignTurned,
          to: k === 0 ? null : point(x, heightSignTurned.answer(y)),
          hints: [
            'Put the $x$ of your vertex into the formula. Which $y$ comes out?',
            'The number inside the bracket works against its sign. The number outside does not.',
            `At the vertex the bracket vanishes. Ask what is left of $${formula}$ there.`,
          ],
        },
        {
          rule: bothSignsOfVertexTurned,
          to: k === 0 ? null : point(turned[0], turned[1]),
          hints: [
            'Which of the two numbers stands inside the square?',
            'The vertex lies where the bracket vanishes; the number outside gives its height as it stands.',
            `Solve $x ${h > 0 ? '-' : '+'} ${Math.abs(h)} = 0$ for the first coordinate.`,
          ],
        },
        swapped(x, y),
      ],
      wrong: far,
    });
  },
};

/** The axis of symmetry from y = ax² + bx + c. 1 and 2: a = 1. 3: a > 1 or negative. 4: a fraction. */
const axis: Generator = {
  name: 'quad_vertex_axis',
  version: 1,
  skill: 'quad_vertex',
  difficulties: [1, 2, 3, 4],
  draft(chance, difficulty) {
    const { a, b, c } = drawUntil(
      () => ({
        a: difficulty <= 2 ? 1 : chance.pick([-4, -3, -2, 2, 3, 4, 5]),
        b: difficulty === 1 ? -2 * chance.int(1, 9) : nonzero(chance, 24),
        c: nonzero(chance, 15),
      }),
      (drawn) => (difficulty === 4) === (drawn.b % (2 * drawn.a) !== 0) && Math.abs(drawn.b) > 1,
    );
    const right = rational(-b, 2 * a);
    const line = (x: Rational): string => `x = ${rationalText(x)}`;
    const formula = polynomialTex([c, b, a]);
    return textDraft({
      stem: chance.pick([
        `Find the axis of symmetry of $y = ${formula}$. Write an equation, $x = …$`,
        `Which line is the axis of symmetry of the parabola $y = ${formula}$? Write its equation.`,
        `The parabola $y = ${formula}$ is its own mirror image in an upright line. Write the equation of that line.`,
      ]),
      letter: 'x',
      standsFor: 'the place along the x-axis',
      right: line(right),
      inputType: 'expression',
      placeholder: 'x = …',
      steps: [
        ['Read off $a$ and $b$.', `a = ${a}, \\quad b = ${b}`],
        ['The axis lies at $-b$ divided by $2a$.', `x = \\frac{-b}{2a} = \\frac{${-b}}{${2 * a}} = ${tex(right)}`],
      ],
      ways: [
        {
          rule: axisSignKept,
          to: line(axisSignKept.answer(a, b)),
          hints: [
            'Put a value of $x$ to the left and one to the right of your line, equally far. Is $y$ the same?',
            'The axis lies at $-b$ divided by $2a$: the sign of $b$ is turned.',
            `Read off $b$ with its sign from $${polynomialTex([0, b])}$, and write down its opposite.`,
          ],
        },
        {
          rule: axisNotHalved,
          to: line(axisNotHalved.answer(a, b)),
          hints: [
            'By which number did you divide?',
            'The axis lies at $-b$ divided by $2a$, not by $a$.',
            'Double the number before $x^2$ and divide by that.',
          ],
        },
        {
          rule: axisWithoutA,
          to: a === 1 ? null : line(axisWithoutA.answer(b)),
          hints: [
            'Which part does the number before $x^2$ play?',
            'The axis lies at $-b$ divided by $2a$, so the number before $x^2$ counts.',
            'Double the number before $x^2$, sign and all, for the number below the bar.',
          ],
        },
        {
          rule: interceptForHeight,
          to: line(interceptForHeight.answer(c)),
          hints: [
            'Which number of the formula did you take?',
            'The last number says where the graph crosses the $y$-axis, not where it turns.',
            'Read off $a$ and $b$, the numbers before $x^2$ and before $x$.',
          ],
        },
      ],
      wrong: 'x = 911',
    });
  },
};

/** The vertex from y = ax² + bx + c. 3: a = 1. 4: any a, whole coordinates. 5: fractions. */
const fromStandardForm: Generator = {
  name: 'quad_vertex_from_standard_form',
  version: 1,
  skill: 'quad_vertex',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const { a, b, c } = drawUntil(
      () => ({
        a: difficulty === 3 ? 1 : chance.pick([-3, -2, -1, 2, 3, 4]),
        b: nonzero(chance, 18),
        c: nonzero(chance, 12),
      }),
      (drawn) => {
        const whole = drawn.b % (2 * drawn.a) === 0;
        const x = rational(-drawn.b, 2 * drawn.a);
        return (
          (difficulty === 5) !== whole && Math.abs(drawn.b) > 1 && x.d <= 4n && heightAt(drawn.a, drawn.b, drawn.c, x).n !== 0n
        );
      },
    );
    const x = rational(-b, 2 * a);
    const y = heightAt(a, b, c, x);
    const at = (place: Rational): string => point(place, heightAt(a, b, c, place));
    const formula = polynomialTex([c, b, a]);
    return textDraft({
      stem: `${chance.pick([
        `Find the vertex of the parabola $y = ${formula}$.`,
        `At which point does the graph of $y = ${formula}$ turn?`,
        `The graph of $y = ${formula}$ is a parabola. Find its vertex.`,
      ])} Write it as a point $(x, y)$.`,
      right: point(x, y),
      inputType: 'expression',
      placeholder: '( , )',
      steps: [
        ['The vertex lies on the axis, at $-b$ divided by $2a$.', `x = \\frac{${-b}}{${2 * a}} = ${tex(x)}`],
        [
          'Put this $x$ into the formula for the height.',
          `y = ${a === 1 ? '' : a === -1 ? '-' : `${a} \\cdot `}${boxed(x)}^{2} ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\cdot ${boxed(x)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${tex(y)}`,
        ],
        ['Write both as a point.', pointTex(x, y)],
      ],
      ways: [
        {
          rule: axisSignKept,
          to: at(axisSignKept.answer(a, b)),
          hints: [
            'Work out $y$ a little to the left and a little to the right of your point. Is it the same?',
            'The first coordinate is $-b$ divided by $2a$: the sign of $b$ is turned.',
            `Read off $b$ with its sign from $${polynomialTex([0, b])}$, and write down its opposite.`,
          ],
        },
        {
          rule: axisNotHalved,
          to: at(axisNotHalved.answer(a, b)),
          hints: [
            'By which number did you divide for the first coordinate?',
            'The axis lies at $-b$ divided by $2a$.',
            'Double the number before $x^2$, divide by that, and work out the height again.',
          ],
        },
        {
          rule: interceptForHeight,
          to: point(x, interceptForHeight.answer(c)),
          hints: [
            'Put the $x$ of your point into the formula. Which $y$ comes out?',
            'The last number of the formula is the height on the $y$-axis, where $x$ is 0.',
            `Work out $${formula}$ for the $x$ that you found.`,
          ],
        },
        {
          rule: frontNumberLeftOut,
          to: a === 1 ? null : point(x, frontNumberLeftOut.answer(b, c, x)),
          hints: [
            'Work out the height again, one term at a time.',
            'The number before $x^2$ multiplies the square.',
            `Square your $x$ first, and then multiply by ${a}.`,
          ],
        },
        swapped(x, y),
      ],
      wrong: far,
    });
  },
};

/** The middle of two points of the same height. 2: the zeros of a product. 3: of any sign. 4: two points of the graph. */
const middle: Generator = {
  name: 'quad_vertex_middle_of_two_points',
  version: 1,
  skill: 'quad_vertex',
  difficulties: [2, 3, 4],
  draft(chance, difficulty) {
    const { p, q, height } = drawUntil(
      () => ({
        p: difficulty === 2 ? chance.int(1, 8) : nonzero(chance, 9),
        q: difficulty === 2 ? chance.int(3, 15) : nonzero(chance, 14),
        height: nonzero(chance, 9),
      }),
      (drawn) =>
        drawn.p < drawn.q &&
        drawn.p + drawn.q !== 0 &&
        (difficulty === 4 ? Math.abs(drawn.p + drawn.q) > 1 : (drawn.p + drawn.q) % 2 === 0) &&
        drawn.q - drawn.p > 1,
    );
    const right = rational(p + q, 2);
    const stem =
      difficulty === 4
        ? `A parabola opens ${chance.pick(['upward', 'downward'])} and goes through the points $(${p}, ${height})$ and $(${q}, ${height})$. What is the $x$-coordinate of its vertex? Write a fraction if it is not whole.`
        : chance.pick([
            `What is the $x$-coordinate of the vertex of $y = ${factorTex(p)}${factorTex(q)}$?`,
            `A parabola meets the $x$-axis at $${p}$ and at $${q}$. What is the $x$-coordinate of its vertex?`,
          ]);
    const product = stem.includes('y = ');
    return valueDraft({
      stem,
      right,
      inputType: difficulty === 4 ? 'fraction' : 'integer',
      steps: [
        [
          difficulty === 4
            ? 'Both points have the same height, so the axis of symmetry lies in the middle between them.'
            : `The graph meets the $x$-axis at ${p} and at ${q}. The axis of symmetry lies in the middle.`,
          `x = \\frac{${p} + ${inBrackets(q)}}{2}`,
        ],
        ['The vertex lies on this axis.', `x = ${tex(right)}`],
      ],
      ways: [
        {
          rule: sumNotHalved,
          to: sumNotHalved.answer(p, q),
          hints: [
            'Does your number lie between the two points?',
            'The middle of two numbers is half their sum.',
            'You have added the two numbers. What does the middle still need?',
          ],
        },
        {
          rule: zerosSubtracted,
          to: zerosSubtracted.answer(p, q),
          hints: [
            'How far is your number from the one point, and how far from the other?',
            'Half the difference tells how far the middle is from each point, not where it lies.',
            difficulty === 4 ? 'Add the two first coordinates before you halve.' : 'Add the two zeros before you halve.',
          ],
        },
        {
          rule: axisSignKept,
          to: product ? rational(-p - q, 2) : null,
          hints: [
            'Put one of your zeros into the product. Does it vanish?',
            'A bracket vanishes for the number that undoes it.',
            `Which $x$ makes $${factorTex(q)}$ vanish?`,
          ],
        },
        {
          rule: timeForHeight,
          to: difficulty === 4 ? timeForHeight.answer(rational(height)) : null,
          hints: [
            'Which coordinate is asked for?',
            'The first coordinate tells the place along the $x$-axis, the second one the height.',
            'Look at the first coordinates of the two points.',
          ],
        },
      ],
    });
  },
};

/** In reverse: a formula for a vertex. 4: same shape as y = x². 5: a point besides, which gives a. */
const fromVertex: Generator = {
  name: 'quad_vertex_write_formula',
  version: 1,
  skill: 'quad_vertex',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const { a, h, k, step } = drawUntil(
      () => ({
        a: difficulty === 4 ? chance.pick([1, -1]) : chance.pick([-4, -3, -2, 2, 3, 4]),
        h: nonzero(chance, 8),
        k: nonzero(chance, 9),
        step: chance.pick([-3, -2, -1, 1, 2, 3]),
      }),
      (drawn) => Math.abs(drawn.h) !== Math.abs(drawn.k) && drawn.h + drawn.step !== 0,
    );
    const [x, y] = [rational(h), rational(k)];
    const [px, py] = [h + step, a * step * step + k];
    const formula = (front: number, middle: Rational, height: Rational): string => vertexFormPlain(front, middle, height);
    const kept = vertexSignKept.answer({ x, y }).x;
    return textDraft({
      stem: `${
        difficulty === 4
          ? `A parabola has the same shape as $y = x^2$, opens ${a > 0 ? 'upward' : 'downward'} and has its vertex at $(${h}, ${k})$.`
          : `A parabola has its vertex at $(${h}, ${k})$ and goes through the point $(${px}, ${py})$.`
      } Write its equation in vertex form: $y = a(x - h)^2 + k$.`,
      letter: 'x',
      standsFor: 'the place along the x-axis',
      right: formula(a, x, y),
      inputType: 'expression',
      form: 'vertex_form',
      placeholder: 'y = …',
      steps: [
        ['Put the vertex into the vertex form.', `y = a${vertexFormTex(1, x, y)}`],
        ...(difficulty === 5
          ? [
              [
                'Put the other point in.',
                `${py} = a \\cdot ${inBrackets(step)}^{2} ${k < 0 ? '-' : '+'} ${Math.abs(k)}`,
              ] as const,
              [`Solve for $a$.`, `a = ${a}`] as const,
              ['Write the whole equation.', `y = ${vertexFormTex(a, x, y)}`] as const,
            ]
          : [
              [
                `It has the shape of $y = x^2$ and opens ${a > 0 ? 'upward' : 'downward'}, which gives $a$.`,
                `y = ${vertexFormTex(a, x, y)}`,
              ] as const,
            ]),
      ],
      ways: [
        {
          rule: vertexSignKept,
          to: formula(a, kept, y),
          hints: [
            'For which $x$ does your bracket vanish? Is that where the vertex lies?',
            'The bracket is $x - h$: it must vanish at the vertex.',
            `Write a bracket that vanishes for $x = ${h}$.`,
          ],
        },
        {
          rule: heightSignTurned,
          to: formula(a, x, heightSignTurned.answer(y)),
          hints: [
            'Put the $x$ of the vertex into your formula. Which height comes out?',
            'Outside the bracket $k$ stands with its own sign.',
            `At the vertex the bracket vanishes, and ${k} must be left.`,
          ],
        },
        {
          rule: openingIgnored,
          to: a === 1 ? null : formula(openingIgnored.answer(), x, y),
          hints: [
            difficulty === 4 ? 'In which direction does your parabola open?' : 'Does your parabola go through the second point?',
            'The number before the square decides in which direction the parabola opens, and how steeply.',
            difficulty === 4
              ? 'Which sign must $a$ have here?'
              : `Put $x = ${px}$ and $y = ${py}$ into $y = a(x - h)^2 + k$ with your vertex, and solve for $a$.`,
          ],
        },
      ],
      wrong: formula(a, x, rational(997)),
    });
  },
};

/** Highest points in stories. 3: the height from the vertex form. 4: the time. 5: the height, from the standard form. */
const highest: Generator = {
  name: 'quad_vertex_highest',
  version: 1,
  skill: 'quad_vertex',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const [thing, start, pronoun] = chance.pick([
      ['A ball is thrown up', chance.int(1, 3), 'it'],
      ['A model rocket is launched', chance.int(1, 6), 'it'],
      ['An arrow is shot straight up', chance.int(1, 2), 'it'],
      ['A flare is fired from a boat', chance.int(2, 5), 'it'],
    ] as const);
    const ground = thing.startsWith('A flare') ? 'water' : 'ground';
    const time = chance.int(2, thing.startsWith('A model') || thing.startsWith('A flare') ? 7 : 3);
    const [b, top] = [10 * time, 5 * time * time + start];
    const formula = difficulty === 3 ? vertexFormTex(-5, rational(time), rational(top), 't') : polynomialTex([start, b, -5], 't');
    const askTime = difficulty === 4;
    const story = `${thing}. After $t$ seconds ${pronoun} is $h = ${formula}$ meters above the ${ground}.`;
    return valueDraft({
      stem: `${story} ${
        askTime
          ? chance.pick([
              `After how many seconds is ${pronoun} highest?`,
              `When does ${pronoun} reach the greatest height? Give the time in seconds.`,
            ])
          : chance.pick([
              `What is the greatest height that ${pronoun} reaches, in meters?`,
              `How many meters above the ${ground} is ${pronoun} at the highest point?`,
            ])
      }`,
      right: askTime ? time : top,
      inputType: 'decimal',
      letter: 't',
      standsFor: 'the time in seconds',
      steps: [
        ...(difficulty === 3
          ? [['The square is taken away, so the height is greatest where the bracket vanishes.', `t = ${time}`] as const]
          : [
              [
                'The highest point is the vertex, at $-b$ divided by $2a$.',
                `t = \\frac{-${b}}{2 \\cdot (-5)} = ${time}`,
              ] as const,
            ]),
        ...(askTime
          ? []
          : [
              [
                'Work out the height at that time.',
                difficulty === 3 ? `h = ${top}` : `h = -5 \\cdot ${time}^{2} + ${b} \\cdot ${time} + ${start} = ${top}`,
              ] as const,
            ]),
      ],
      ways: askTime
        ? [
            {
              rule: axisNotHalved,
              to: axisNotHalved.answer(-5, b),
              hints: [
                'By which number did you divide?',
                'The vertex lies at $-b$ divided by $2a$.',
                'Double the number before $t^2$, sign and all, and divide by that.',
              ],
            },
            {
              rule: timeForHeight,
              to: timeForHeight.answer(rational(top)),
              hints: [
                'Is a time or a height asked for?',
                'The first coordinate of the vertex is the time, the second one the height.',
                'Look at the number that you put in for $t$ to work out this height.',
              ],
            },
            {
              rule: axisWithoutA,
              to: rational(b, 2),
              hints: [
                'Which part does the number before $t^2$ play?',
                'The vertex lies at $-b$ divided by $2a$, and here $a$ is not 1.',
                'Work out $2a$ first, with its sign.',
              ],
            },
            {
              rule: axisSignKept,
              to: axisSignKept.answer(-5, b),
              hints: [
                'Can a time before the start be meant?',
                'The vertex lies at $-b$ divided by $2a$. Both of these are negative here.',
                `Read off $a$ and $b$ from the formula, and write down $-b$ and $2a$ with their signs.`,
              ],
            },
          ]
        : [
            {
              rule: timeForHeight,
              to: timeForHeight.answer(rational(time)),
              hints: [
                'Is a time or a height asked for?',
                'The first coordinate of the vertex is the time, the second one the height.',
                'Put your time into the formula for $h$.',
              ],
            },
            {
              rule: interceptForHeight,
              to: difficulty === 3 ? top - 5 * time * time : interceptForHeight.answer(start),
              hints: [
                `At which time is ${pronoun} at this height?`,
                'The height at the start is not the greatest one: first it goes up.',
                difficulty === 3
                  ? 'For which $t$ does the bracket vanish?'
                  : 'Work out the time of the vertex, $-b$ divided by $2a$, first.',
              ],
            },
            {
              rule: frontNumberLeftOut,
              to: difficulty === 3 ? null : frontNumberLeftOut.answer(b, start, rational(time)),
              hints: [
                'Work the height out again, one term at a time.',
                'The number before $t^2$ multiplies the square, and it is negative.',
                'Square the time first, and multiply by $-5$ after that.',
              ],
            },
            {
              rule: bracketTakenAsFactor,
              to: difficulty === 3 ? bracketTakenAsFactor.answer(-5, time, top) : null,
              hints: [
                'Which part of the formula takes height away?',
                'A square that is taken away leaves most when it vanishes.',
                'Find the $t$ that makes the bracket vanish and put it in.',
              ],
            },
          ],
    });
  },
};

export const vertexGenerators: readonly Generator[] = [fromVertexForm, axis, fromStandardForm, middle, fromVertex, highest];
