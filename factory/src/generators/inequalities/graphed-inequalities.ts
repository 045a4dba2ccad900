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
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Generator, Ladder } from '../../generator.ts';

const step: Record<Difficulty, number> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 5 };

/** The inequality of a ray. 1: positive numbers. 2 and 3: any. 4 and 5: marks 2 or 5 apart. */
const ray: Generator = {
  name: 'ineq_read_graph',
  version: 1,
  skill: 'ineq_read',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const by = step[difficulty];
    const sign = chance.pick(['<', '>', '≤', '≥'] as const);
    const from = difficulty === 1 ? 0 : -by * chance.int(4, 8);
    const border = from + by * chance.int(2, 9);
    const letter = chance.pick(['x', 'n', 'y', 't'] as const);
    const text = (of: Comparison) => `${letter} ${of} ${border}`;
    const toward = sign === '<' || sign === '≤' ? 'left' : 'right';
    const circle = sign === '<' || sign === '>' ? 'open' : 'closed';
    const side: Ladder = [
      'In which direction does the arrow point?',
      'Numbers to the right are greater. Numbers to the left are less.',
      `The circle is at ${border}. Name one number that the arrow covers. Is it less or greater than ${border}?`,
    ];
    const end: Ladder = [
      'Is the circle open or filled?',
      'A filled circle includes the number: ≤ or ≥. An open circle leaves it out: < or >.',
      `Look at the circle at ${border}. Does ${border} itself belong to the solutions?`,
    ];
    return {
      stem: chance.pick([
        `What inequality does the number line show? Use the variable $${letter}$.`,
        `Write the inequality in $${letter}$ that is graphed on the number line.`,
        `The number line shows all the solutions of an inequality. Write the inequality with $${letter}$.`,
      ]),
      figure: {
        kind: 'number_line',
        scale: { from, to: from + 11 * by, step: by },
        rays: [{ at: border, toward, circle }],
      },
      readFromFigure: true,
      ladder: [side[0], 'The arrow shows on which side the solutions are. A filled circle includes its number, and an open circle leaves it out.', `The circle is at ${border}. Is it open or filled, and which way does the arrow go?`],
      answer: text(sign),
      inputType: 'expression',
      form: 'simplified',
      variables: { [letter]: 'any number that the arrow covers' },
      placeholder: `like ${letter} > c`,
      steps: [
        {
          explanation: `The arrow goes to the ${toward}, so the solutions are ${toward === 'left' ? 'less' : 'greater'} than ${border}.`,
          math: `${letter} ${toward === 'left' ? '<' : '>'} ${border} \\text{ or } ${letter} ${toward === 'left' ? '\\le' : '\\ge'} ${border}`,
        },
        {
          explanation:
            circle === 'open' ? `The circle is open, so ${border} is not a solution.` : `The circle is filled, so ${border} is a solution, too.`,
          math: `${letter} ${comparisonTex[sign]} ${border}`,
        },
      ],
      misconceptions: [
        { rule: wordsReadBackwards, answer: text(wordsReadBackwards.answer(sign)), hints: side },
        { rule: borderMistaken, answer: text(borderMistaken.answer(sign)), hints: end },
        {
          rule: wordsReadBackwardsAndBorderMistaken,
          answer: text(wordsReadBackwardsAndBorderMistaken.answer(sign)),
          hints: [side[0], end[1], end[2]],
        },
      ],
      wrong: `${letter} ${turned(sign)} ${border + 137}`,
    };
  },
}; // prettier-ignore

/** Two ends on one line: an interval. 1 and 2: one end open, one closed. 3 to 5: any two, with marks farther apart. */
const segment: Generator = {
  name: 'ineq_compound_graph',
  version: 1,
  skill: 'ineq_compound',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const by = step[difficulty];
    const { from, low, high } = drawUntil(
      () => {
        const from = difficulty === 1 ? 0 : -by * chance.int(3, 9);
        const low = from + by * chance.int(1, 6);
        return { from, low, high: low + by * chance.int(2, 5) };
      },
      (drawn) => drawn.low !== -drawn.high,
    );
    const [lowIn, highIn] = chance.pick([[true, false], [false, true]] as const);
    const interval = (l: boolean, h: boolean) => `${l ? '[' : '('}${low}, ${high}${h ? ']' : ')'}`;
    const right = interval(lowIn, highIn);
    const name = (closed: boolean) => (closed ? 'filled' : 'open');
    return {
      stem: chance.pick([
        'The numbers where both arrows overlap are the solutions of a compound inequality. Write them as an interval, for example $(1, 4]$.',
        'Two inequalities are graphed. Write the numbers that satisfy both as an interval, for example $(1, 4]$.',
        'Where do the two graphs overlap? Write an interval, for example $(1, 4]$.',
      ]),
      figure: {
        kind: 'number_line',
        scale: { from, to: from + 13 * by, step: by },
        rays: [
          { at: low, toward: 'right', circle: lowIn ? 'closed' : 'open' },
          { at: high, toward: 'left', circle: highIn ? 'closed' : 'open' },
        ],
      },
      readFromFigure: true,
      ladder: [
        'Where do the two arrows overlap?',
        'The overlap is between the circles. A parenthesis leaves out the endpoint. A bracket includes it.',
        `Look at the circle at ${low}: is it open or filled? Then look at the circle at ${high}.`,
      ],
      answer: right,
      inputType: 'set',
      placeholder: '( , ]',
      steps: [
        { explanation: 'The arrows overlap between the two circles.', math: `${low} \\text{ to } ${high}` },
        {
          explanation: `The circle at ${low} is ${name(lowIn)}, so ${low} is ${lowIn ? 'included: use parentheses' : 'left out: use a parenthesis'}.`,
          math: `${low} ${lowIn ? '\\le' : '<'} x`,
        },
        {
          explanation: `The circle at ${high} is ${name(highIn)}, so ${high} is ${highIn ? 'included: use parentheses' : 'left out: use a parenthesis'}.`,
          math: `x \\in ${right}`,
        },
      ],
      misconceptions: [
        {
          rule: bracketsExchanged,
          answer: interval(...bracketsExchanged.answer(lowIn, highIn)),
          hints: [
            'Which circle is open, and which is filled?',
            'A parenthesis leaves out the endpoint. A bracket includes it.',
            `Begin with the circle at ${low}. Is ${low} itself a solution?`,
          ],
        },
        {
          rule: allEndsTakenIn,
          answer: interval(...allEndsTakenIn.answer()),
          hints: [
            'Are both circles filled?',
            'A parenthesis leaves out the endpoint. A bracket includes it.',
            `Look at the circles at ${low} and at ${high}. One of them is open.`,
          ],
        },
      ],
      wrong: `(${low - 40}, ${high + 57})`,
    };
  },
}; // prettier-ignore

export const graphedInequalityGenerators: readonly Generator[] = [ray, segment];
