import {
  allEndsTakenIn,
  borderMistaken,
  bracketsExchanged,
  comparisonTex,
  turned,
  wordsReadBackwards,
  wordsReadBackwardsAndBorderMistaken,
  type Comparison,
} from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';
import { always, oneOf, only, range, textFamily } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';

/** The distance between marks. */
const step: Record<Difficulty, number> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 5 };

/** The inequality of a ray. 1: positive numbers. 2 and 3: any. 4 and 5: marks 2 or 5 apart. */
const ray = textFamily(
  { name: 'ineq_read_graph', version: 1, skill: 'ineq_read' },
  {
    levels: {
      sign: always(oneOf<Comparison>('<', '>', '≤', '≥')),
      marksBelowZero: [only(0), range(4, 8), range(4, 8), range(4, 8), range(4, 8)],
      marksToBorder: always(range(2, 9)),
      letter: always(oneOf('x', 'n', 'y', 't')),
    },
    derived: ({ sign, marksBelowZero, marksToBorder, letter, difficulty }) => {
      const by = step[difficulty];
      const border = (marksToBorder - marksBelowZero) * by;
      return {
        scale: { from: 0 - marksBelowZero * by, to: (11 - marksBelowZero) * by, step: by },
        border,
        text: (of: Comparison) => `${letter} ${of} ${border}`,
        toward: sign === '<' || sign === '≤' ? ('left' as const) : ('right' as const),
        circle: sign === '<' || sign === '>' ? ('open' as const) : ('closed' as const),
      };
    },
    phrasing: (chance, { letter }) => ({
      stem: chance.pick([
        `What inequality does the number line show? Use the variable $${letter}$.`,
        `Write the inequality in $${letter}$ that is graphed on the number line.`,
        `The number line shows all the solutions of an inequality. Write the inequality with $${letter}$.`,
      ]),
    }),
    given: ({ sign, letter, scale, border, text, toward, circle, stem }) => ({
      stem,
      figure: { kind: 'number_line', scale, rays: [{ at: border, toward, circle }] },
      readFromFigure: true,
      right: text(sign),
      wrong: `${letter} ${turned(sign)} ${border + 137}`,
      inputType: 'expression',
      form: 'simplified',
      variables: { [letter]: 'any number that the arrow covers' },
      placeholder: `like ${letter} > c`,
    }),
    ladder: ({ border }) => [
      'In which direction does the arrow point?',
      'The arrow shows on which side the solutions are. A filled circle includes its number, and an open circle leaves it out.',
      `The circle is at ${border}. Is it open or filled, and which way does the arrow go?`,
    ],
    steps: ({ sign, letter, border, toward, circle }) => {
      const [strict, withBorder] = toward === 'left' ? ['<', '\\le'] : ['>', '\\ge'];
      return [
        [
          `The arrow goes to the ${toward}, so the solutions are ${toward === 'left' ? 'less' : 'greater'} than ${border}.`,
          `${letter} ${strict} ${border} \\text{ or } ${letter} ${withBorder} ${border}`,
        ],
        [
          circle === 'open'
            ? `The circle is open, so ${border} is not a solution.`
            : `The circle is filled, so ${border} is a solution, too.`,
          `${letter} ${comparisonTex[sign]} ${border}`,
        ],
      ];
    },
    ways: ({ sign, border, text }) => {
      const [direction, filled] = ['In which direction does the arrow point?', 'Is the circle open or filled?'];
      const included = 'A filled circle includes the number: ≤ or ≥. An open circle leaves it out: < or >.';
      const itself = `Look at the circle at ${border}. Does ${border} itself belong to the solutions?`;
      return [
        {
          rule: wordsReadBackwards,
          to: text(wordsReadBackwards.answer(sign)),
          hints: [
            direction,
            'Numbers to the right are greater. Numbers to the left are less.',
            `The circle is at ${border}. Name one number that the arrow covers. Is it less or greater than ${border}?`,
          ],
        },
        { rule: borderMistaken, to: text(borderMistaken.answer(sign)), hints: [filled, included, itself] },
        {
          rule: wordsReadBackwardsAndBorderMistaken,
          to: text(wordsReadBackwardsAndBorderMistaken.answer(sign)),
          hints: [direction, included, itself],
        },
      ];
    },
  },
);

const circleName = (closed: boolean): string => (closed ? 'filled' : 'open');
const endStep = (end: number, closed: boolean): string =>
  `The circle at ${end} is ${circleName(closed)}, so ${end} is ${closed ? 'included: use [ or ]' : 'left out: use ( or )'}.`;

/**
 * Two ends on one line: an interval with one end open and one closed. 1: positive numbers. 2 and 3: any. 4 and 5: marks 2 or
 * 5 apart.
 */
const segment = textFamily(
  { name: 'ineq_compound_graph', version: 1, skill: 'ineq_compound' },
  {
    levels: {
      marksBelowZero: [only(0), range(3, 9), range(3, 9), range(3, 9), range(3, 9)],
      marksToLow: always(range(1, 6)),
      marksApart: always(range(2, 5)),
    },
    where: ({ marksBelowZero, marksToLow, marksApart }) => 2 * (marksToLow - marksBelowZero) + marksApart !== 0, // low ≠ −high
    derived: ({ marksBelowZero, marksToLow, marksApart, difficulty }) => {
      const by = step[difficulty];
      const low = (marksToLow - marksBelowZero) * by;
      const high = low + marksApart * by;
      return {
        scale: { from: 0 - marksBelowZero * by, to: (13 - marksBelowZero) * by, step: by },
        low,
        high,
        interval: (lowIn: boolean, highIn: boolean) => `${lowIn ? '[' : '('}${low}, ${high}${highIn ? ']' : ')'}`,
      };
    },
    phrasing: (chance) => {
      const [lowIn, highIn] = chance.pick([[true, false], [false, true]] as const); // prettier-ignore
      const stem = chance.pick([
        'The numbers where both arrows overlap are the solutions of a compound inequality. Write them as an interval, for example $(1, 4]$.',
        'Two inequalities are graphed. Write the numbers that satisfy both as an interval, for example $(1, 4]$.',
        'Where do the two graphs overlap? Write an interval, for example $(1, 4]$.',
      ]);
      return { lowIn, highIn, stem };
    },
    given: ({ scale, low, high, interval, lowIn, highIn, stem }) => ({
      stem,
      figure: {
        kind: 'number_line',
        scale,
        rays: [
          { at: low, toward: 'right', circle: lowIn ? 'closed' : 'open' },
          { at: high, toward: 'left', circle: highIn ? 'closed' : 'open' },
        ],
      },
      readFromFigure: true,
      right: interval(lowIn, highIn),
      wrong: `(${low - 40}, ${high + 57})`,
      inputType: 'set',
      placeholder: '( , ]',
    }),
    ladder: ({ low, high }) => [
      'Where do the two arrows overlap?',
      'The overlap is between the circles. A parenthesis leaves out the endpoint. A bracket includes it.',
      `Look at the circle at ${low}: is it open or filled? Then look at the circle at ${high}.`,
    ],
    steps: ({ low, high, interval, lowIn, highIn }) => [
      ['The arrows overlap between the two circles.', `${low} \\text{ to } ${high}`],
      [endStep(low, lowIn), `${low} ${lowIn ? '\\le' : '<'} x`],
      [endStep(high, highIn), `x \\in ${interval(lowIn, highIn)}`],
    ],
    ways: ({ low, high, interval, lowIn, highIn }) => [
      {
        rule: bracketsExchanged,
        to: interval(...bracketsExchanged.answer(lowIn, highIn)),
        hints: [
          'Which circle is open, and which is filled?',
          'A parenthesis leaves out the endpoint. A bracket includes it.',
          `Begin with the circle at ${low}. Is ${low} itself a solution?`,
        ],
      },
      {
        rule: allEndsTakenIn,
        to: interval(...allEndsTakenIn.answer()),
        hints: [
          'Are both circles filled?',
          'A parenthesis leaves out the endpoint. A bracket includes it.',
          `Look at the circles at ${low} and at ${high}. One of them is open.`,
        ],
      },
    ],
  },
);

export const graphedInequalityGenerators: readonly Generator[] = [ray, segment];
