import {
  coordinatesExchanged,
  signOfOtherCoordinateTurned,
  onlyFirstTermMultiplied,
  signOfEliminatedTurned,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator, Ladder, ProblemDraft } from '../../generator.ts';
import { held } from '../../held.ts';
import { inBrackets, linearText, sumText } from '../../wording/linear-text.ts';
import { determinant, lineTex, pairTex, signedNumber, through, wholePoint } from './linear-pair.ts';

const pointText = (x: number | string, y: number | string): string => `(${x}, ${y})`;

/** A point for an answer, with the wrong points that belong to every system. */
function pointDraft(
  system: string,
  x: number,
  y: number,
  steps: ProblemDraft['steps'],
  own: DraftMisconception[],
  ladder: Ladder,
): ProblemDraft {
  const right = pointText(x, y);
  return {
    stem: `Solve the system. Write the solution as an ordered pair $(x, y)$.\n\n$${system}$`,
    answer: right,
    inputType: 'expression',
    form: 'simplified',
    variables: { x: 'the first coordinate', y: 'the second coordinate' },
    placeholder: '(x, y)',
    ladder,
    steps: [...steps, { explanation: 'Write the pair, $x$ first.', math: right }],
    misconceptions: [
      ...held(coordinatesExchanged, pointText(...coordinatesExchanged.answer(x, y)), right, [
        coordinatesExchanged.hints.look,
        'An ordered pair is written with $x$ first and $y$ second.',
        'Substitute your pair into both equations with the first number for $x$. Are both true?',
      ]),
      ...own,
    ],
    wrong: pointText(x + 41, y - 53),
  };
}

/** 1: y given by x, small. 2: y given by x with a minus. 3: x given by y. 4: both given as y =. 5: one must first be rearranged. */
const substitution: Generator = {
  name: 'sys_substitution_solve',
  version: 1,
  skill: 'sys_substitution',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { x, y, m, p, q } = drawUntil(
      () => ({
        ...wholePoint(chance, 5 + difficulty, difficulty >= 3),
        m: difficulty === 1 ? chance.int(2, 4) : signedNumber(chance, 4),
        p: chance.int(1, 5),
        q: difficulty === 1 ? chance.int(1, 4) : signedNumber(chance, 4),
      }),
      (draw) => draw.p + draw.q * draw.m !== 0 && Math.abs(draw.m) > 1 && draw.y !== draw.m * draw.x && draw.p !== draw.q,
    );
    const b = y - m * x;
    const second = through(p, q, x, y);
    const right = pointText(x, y);
    const slope = p + q * m;
    const substituted = onlyFirstTermMultiplied.answer({ m, b }, second);
    const own = [
      ...held(signOfOtherCoordinateTurned, pointText(...signOfOtherCoordinateTurned.answer(x, y)), right, [
        signOfOtherCoordinateTurned.hints.look,
        signOfOtherCoordinateTurned.hints.principle,
        `Use your first number in $y = ${linearText(m, b)}$ again, signs included.`,
      ]),
      ...held(onlyFirstTermMultiplied, substituted === null ? null : pointText(...substituted), right, [
        onlyFirstTermMultiplied.hints.look,
        onlyFirstTermMultiplied.hints.principle,
        `Write $${q === -1 ? '-' : q}(${linearText(m, b)})$ and multiply both terms.`,
      ]),
    ];
    if (difficulty === 3) {
      // x = my + b; the roles of the letters are exchanged.
      const c = x - m * y;
      const other = through(q, p, x, y);
      return pointDraft(
        pairTex(`x = ${linearText(m, c, 'y')}`, lineTex(other)),
        x,
        y,
        [
          {
            explanation: 'The first equation says what $x$ is. Substitute it, in parentheses, into the second.',
            math: `${q === 1 ? '' : q === -1 ? '-' : q}(${linearText(m, c, 'y')}) ${p < 0 ? '-' : '+'} ${sumText([[Math.abs(p), 'y']])} = ${other.r}`,
          },
          { explanation: 'Expand, combine, and solve for $y$.', math: `y = ${y}` },
          {
            explanation: 'Substitute it into the first equation.',
            math: `x = ${inBrackets(m)} \\cdot ${inBrackets(y)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${x}`,
          },
        ],
        own.slice(0, 1),
        [
          'What is x equal to in the first equation?',
          'Replace x in the second equation with that expression, in parentheses. Solve for y, and then find x.',
          `Write $${q === 1 ? '' : q === -1 ? '-' : q}(${linearText(m, c, 'y')}) ${p < 0 ? '-' : '+'} ${sumText([[Math.abs(p), 'y']])} = ${other.r}$. Expand, and combine the y-terms.`,
        ],
      );
    }
    if (difficulty === 4) {
      const n = drawUntil(
        () => signedNumber(chance, 6),
        (drawn) => drawn !== m,
      );
      const d = y - n * x;
      return pointDraft(
        pairTex(`y = ${linearText(m, b)}`, `y = ${linearText(n, d)}`),
        x,
        y,
        [
          {
            explanation: 'Both right sides equal $y$, so they equal each other.',
            math: `${linearText(m, b)} = ${linearText(n, d)}`,
          },
          { explanation: 'Solve for $x$.', math: `x = ${x}` },
          {
            explanation: 'Substitute it into one of the equations.',
            math: `y = ${inBrackets(m)} \\cdot ${inBrackets(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${y}`,
          },
        ],
        own.slice(0, 1),
        [
          'What do both equations say about y?',
          'Both right sides equal y, so they equal each other. Solve for x, and then find y.',
          `Write $${linearText(m, b)} = ${linearText(n, d)}$. Get the x-terms on one side.`,
        ],
      );
    }
    const first = difficulty === 5 ? lineTex({ p: -m, q: 1, r: b }) : `y = ${linearText(m, b)}`;
    return pointDraft(
      pairTex(first, lineTex(second)),
      x,
      y,
      [
        ...(difficulty === 5 ? [{ explanation: 'Solve the first equation for $y$.', math: `y = ${linearText(m, b)}` }] : []),
        {
          explanation: 'The first equation says what $y$ is. Substitute it, in parentheses, into the second.',
          math: `${sumText([[p, 'x']])} ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}(${linearText(m, b)}) = ${second.r}`,
        },
        { explanation: 'Expand and combine.', math: `${linearText(slope, q * b)} = ${second.r}` },
        { explanation: 'Solve for $x$.', math: `x = ${x}` },
        {
          explanation: 'Substitute it into the first equation.',
          math: `y = ${inBrackets(m)} \\cdot ${inBrackets(x)} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${y}`,
        },
      ],
      own,
      [
        difficulty === 5 ? 'Can you solve the first equation for y?' : 'What is y equal to in the first equation?',
        'Replace y in the second equation with that expression, in parentheses. Solve for x, and then find y.',
        `Write $${sumText([[p, 'x']])} ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}(${linearText(m, b)}) = ${second.r}$. Expand, and combine the x-terms.`,
      ],
    );
  },
};

/** 1: add at once. 2: subtract at once. 3: multiply one equation. 4: multiply one, any signs. 5: multiply both. */
const elimination: Generator = {
  name: 'sys_elimination_solve',
  version: 1,
  skill: 'sys_elimination',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { x, y, a, b } = drawUntil(
      () => {
        const { x, y } = wholePoint(chance, 4 + difficulty, difficulty >= 2);
        const q = chance.int(1, 5);
        const first = through(chance.int(1, 6), difficulty >= 4 ? signedNumber(chance, 5) : q, x, y);
        const otherQ =
          difficulty === 1
            ? -q
            : difficulty === 2
              ? q
              : difficulty === 5
                ? signedNumber(chance, 7)
                : first.q * chance.pick([-3, -2, 2, 3] as const);
        return { x, y, a: first, b: through(chance.int(1, 6), otherQ, x, y) };
      },
      (draw) =>
        determinant(draw.a, draw.b) !== 0 &&
        draw.a.p !== draw.b.p &&
        (difficulty !== 5 ||
          (draw.b.q % draw.a.q !== 0 && draw.a.q % draw.b.q !== 0 && draw.b.p % draw.a.p !== 0 && draw.a.p % draw.b.p !== 0)),
    );
    const right = pointText(x, y);
    const [u, v] = difficulty === 1 ? [1, 1] : difficulty === 2 ? [1, -1] : difficulty === 5 ? [b.q, -a.q] : [-b.q / a.q, 1];
    const sum = { p: u * a.p + v * b.p, r: u * a.r + v * b.r };
    return pointDraft(
      pairTex(lineTex(a), lineTex(b)),
      x,
      y,
      [
        {
          explanation:
            difficulty === 1
              ? 'The y-terms are opposites, so add the equations.'
              : difficulty === 2
                ? 'The y-terms are the same, so subtract the second equation from the first.'
                : `Multiply the first equation by ${u}${v === 1 ? '' : ` and the second by ${v}`}, so that the y-terms are opposites. Then add.`,
          math: `${sumText([[sum.p, 'x']])} = ${sum.r}`,
        },
        ...(sum.p === 1 ? [] : [{ explanation: 'Solve for $x$.', math: `x = ${x}` }]),
        {
          explanation: 'Substitute it into the first equation and solve for $y$.',
          math: `${a.p} \\cdot ${inBrackets(x)} ${a.q < 0 ? '-' : '+'} ${sumText([[Math.abs(a.q), 'y']])} = ${a.r} \\;\\Rightarrow\\; y = ${y}`,
        },
      ],
      [
        ...held(signOfOtherCoordinateTurned, pointText(...signOfOtherCoordinateTurned.answer(x, y)), right, [
          signOfOtherCoordinateTurned.hints.look,
          signOfOtherCoordinateTurned.hints.principle,
          `Put your value of $x$ into the first equation once more and solve for $y$ step by step.`,
        ]),
        ...held(signOfEliminatedTurned, pointText(...signOfEliminatedTurned.answer(x, y)), right, [
          signOfEliminatedTurned.hints.look,
          signOfEliminatedTurned.hints.principle,
          `Multiply every term of $${lineTex(a)}$, the right side too, before you add.`,
        ]),
      ],
      [
        'What do you notice about the y-terms?',
        'Make the y-terms opposites. Then add the equations, so that the y-terms cancel.',
        difficulty === 1
          ? `Add the equations: $${sumText([[a.p, 'x']])}$ and $${sumText([[b.p, 'x']])}$ on the left, ${a.r} and ${b.r} on the right.`
          : difficulty === 2
            ? `Subtract the second equation from the first: begin with $${sumText([[a.p, 'x']])} - ${sumText([[b.p, 'x']])}$.`
            : `Multiply every term of $${lineTex(a)}$ by ${u}${v === 1 ? '' : `, and every term of $${lineTex(b)}$ by ${v}`}. Then add.`,
      ],
    );
  },
};

export const solveSystemsGenerators: readonly Generator[] = [substitution, elimination];
