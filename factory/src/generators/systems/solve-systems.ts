import {
  coordinatesExchanged,
  signOfOtherCoordinateTurned,
  onlyFirstTermMultiplied,
  signOfEliminatedTurned,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { byShape } from '../../by-shape.ts';
import { always, eitherSign, graded, oneOf, only, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ledTo } from '../../ruled.ts';
import { inBrackets, linearText, sumText } from '../../wording/linear-text.ts';
import { addedTerm } from '../../wording/undoing.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { determinant, lineTex, pairTex, through, wholePoint, type Line, type Point } from './linear-pair.ts';

const pointText = (x: number | string, y: number | string): string => `(${x}, ${y})`;

/** The page of a system whose answer is a point. */
const page = (system: string, { x, y }: Point) => ({
  stem: `Solve the system. Write the solution as an ordered pair $(x, y)$.\n\n$${system}$`,
  right: pointText(x, y),
  wrong: pointText(x + 41, y - 53),
  inputType: 'expression' as const,
  form: 'simplified' as const,
  variables: { x: 'the first coordinate', y: 'the second coordinate' },
  placeholder: '(x, y)',
});

const pairWritten = ({ x, y }: Point) => ['Write the pair, $x$ first.', pointText(x, y)] as const;

const exchanged = ({ x, y }: Point): WrongWay<string> => ({
  rule: coordinatesExchanged,
  to: pointText(...coordinatesExchanged.answer(x, y)),
  hints: [
    coordinatesExchanged.hints.look,
    'An ordered pair is written with $x$ first and $y$ second.',
    'Substitute your pair into both equations with the first number for $x$. Are both true?',
  ],
});

const otherTurned = ({ x, y }: Point, step: string): WrongWay<string> =>
  ledTo(signOfOtherCoordinateTurned, pointText(...signOfOtherCoordinateTurned.answer(x, y)), step);

/** Writes a factor before parentheses or a term: nothing for 1, '-' for −1. */
const factorText = (factor: number): string => (factor === 1 ? '' : factor === -1 ? '-' : `${factor}`);

/** Writes my + b with the value of y substituted: '2 \cdot (-3) + 5 = -1'. */
const putIn = (m: number, value: number, b: number): string =>
  `${inBrackets(m)} \\cdot ${inBrackets(value)} ${addedTerm(b)} = ${m * value + b}`;

const substituting = { name: 'sys_substitution_solve', version: 2, skill: 'sys_substitution' };
const [steep, slight] = [eitherSign(range(2, 4)), eitherSign(range(1, 4))];

/** y = mx + b and px + qy = r. 1: small numbers. 2: with a minus. 5: the first must be rearranged. */
const otherGiven = textFamily(
  { ...substituting, difficulties: [1, 2, 5] },
  {
    levels: {
      point: graded((chance, difficulty) => wholePoint(chance, 5 + difficulty, difficulty >= 3)),
      m: [range(2, 4), steep, steep, steep, steep],
      p: always(range(1, 5)),
      q: [range(1, 4), slight, slight, slight, slight],
    },
    where: ({ point: { x, y }, m, p, q }) => p + q * m !== 0 && y !== m * x && p !== q,
    derived: ({ point: { x, y }, m, p, q, difficulty }) => {
      const [b, second] = [y - m * x, through(p, q, x, y)];
      const given = `y = ${linearText(m, b)}`;
      return {
        b,
        second,
        given,
        first: difficulty === 5 ? lineTex({ p: -m, q: 1, r: b }) : given,
        replaced: `${sumText([[p, 'x']])} ${q < 0 ? '-' : '+'} ${factorText(Math.abs(q))}(${linearText(m, b)}) = ${second.r}`,
      };
    },
    given: ({ point, first, second }) => page(pairTex(first, lineTex(second)), point),
    ladder: ({ difficulty, replaced }) => [
      difficulty === 5 ? 'Can you solve the first equation for y?' : 'What is y equal to in the first equation?',
      'Replace y in the second equation with that expression, in parentheses. Solve for x, and then find y.',
      `Write $${replaced}$. Expand, and combine the x-terms.`,
    ],
    steps: ({ point, m, p, q, difficulty, b, second, given, replaced }) => [
      ...(difficulty === 5 ? [['Solve the first equation for $y$.', given] as const] : []),
      ['The first equation says what $y$ is. Substitute it, in parentheses, into the second.', replaced],
      ['Expand and combine.', `${linearText(p + q * m, q * b)} = ${second.r}`],
      ['Solve for $x$.', `x = ${point.x}`],
      ['Substitute it into the first equation.', `y = ${putIn(m, point.x, b)}`],
      pairWritten(point),
    ],
    ways: ({ point, m, q, b, second, given }) => {
      const halfMultiplied = onlyFirstTermMultiplied.answer({ m, b }, second);
      return [
        exchanged(point),
        otherTurned(point, `Use your first number in $${given}$ again, signs included.`),
        ...(halfMultiplied === null
          ? []
          : [
              ledTo(
                onlyFirstTermMultiplied,
                pointText(...halfMultiplied),
                `Write $${factorText(q)}(${linearText(m, b)})$ and multiply both terms.`,
              ),
            ]),
      ];
    },
  },
);

/** 3: x = my + b and px + qy = r. */
const firstGiven = textFamily(
  { ...substituting, difficulties: [3] },
  {
    levels: {
      point: graded((chance) => wholePoint(chance, 8, true)),
      m: always(steep),
      p: always(slight),
      q: always(range(1, 5)),
    },
    where: ({ point: { x, y }, m, p, q }) => q + p * m !== 0 && x !== m * y && p !== q,
    derived: ({ point: { x, y }, m, p, q }) => {
      const [b, second] = [x - m * y, through(p, q, x, y)];
      const given = `x = ${linearText(m, b, 'y')}`;
      const replaced = `${factorText(p)}(${linearText(m, b, 'y')}) + ${sumText([[q, 'y']])} = ${second.r}`;
      return { b, second, given, replaced };
    },
    given: ({ point, given, second }) => page(pairTex(given, lineTex(second)), point),
    ladder: ({ replaced }) => [
      'What is x equal to in the first equation?',
      'Replace x in the second equation with that expression, in parentheses. Solve for y, and then find x.',
      `Write $${replaced}$. Expand, and combine the y-terms.`,
    ],
    steps: ({ point, m, b, replaced }) => [
      ['The first equation says what $x$ is. Substitute it, in parentheses, into the second.', replaced],
      ['Expand, combine, and solve for $y$.', `y = ${point.y}`],
      ['Substitute it into the first equation.', `x = ${putIn(m, point.y, b)}`],
      pairWritten(point),
    ],
    ways: ({ point, given }) => [
      exchanged(point),
      otherTurned(point, `Use your second number in $${given}$ again, signs included.`),
    ],
  },
);

/** 4: y = mx + b and y = nx + d. */
const bothGiven = textFamily(
  { ...substituting, difficulties: [4] },
  {
    levels: {
      point: graded((chance) => wholePoint(chance, 9, true)),
      m: always(steep),
      n: always(eitherSign(range(1, 6))),
    },
    where: ({ point: { x, y }, m, n }) => m !== n && y !== m * x,
    derived: ({ point: { x, y }, m, n }) => {
      const b = y - m * x;
      return { b, one: linearText(m, b), other: linearText(n, y - n * x) };
    },
    given: ({ point, one, other }) => page(pairTex(`y = ${one}`, `y = ${other}`), point),
    ladder: ({ one, other }) => [
      'What do both equations say about y?',
      'Both right sides equal y, so they equal each other. Solve for x, and then find y.',
      `Write $${one} = ${other}$. Get the x-terms on one side.`,
    ],
    steps: ({ point, m, b, one, other }) => [
      ['Both right sides equal $y$, so they equal each other.', `${one} = ${other}`],
      ['Solve for $x$.', `x = ${point.x}`],
      ['Substitute it into one of the equations.', `y = ${putIn(m, point.x, b)}`],
      pairWritten(point),
    ],
    ways: ({ point, one }) => [
      exchanged(point),
      otherTurned(point, `Use your first number in $y = ${one}$ again, signs included.`),
    ],
  },
);

const substitution = byShape(otherGiven, firstGiven, bothGiven);

type Lines = { point: Point; p: number; q: number; times: number; otherP: number; otherQ: number };

/** Returns two lines through one point. The second y-coefficient is a multiple of the first, or at 5 a different one. */
const bothLines = ({ point: { x, y }, p, q, times, otherP, otherQ }: Lines): readonly [Line, Line] => [
  through(p, q, x, y),
  through(otherP, times === 0 ? otherQ : times * q, x, y),
];

const divides = (a: number, b: number): boolean => b % a === 0 || a % b === 0;

/** 1: add at once. 2: subtract at once. 3: multiply one equation. 4: multiply one, any signs. 5: multiply both. */
const elimination = textFamily(
  { name: 'sys_elimination_solve', version: 2, skill: 'sys_elimination' },
  {
    levels: {
      point: graded((chance, difficulty) => wholePoint(chance, 4 + difficulty, difficulty >= 2)),
      p: always(range(1, 6)),
      q: [range(1, 5), range(1, 5), range(1, 5), eitherSign(range(1, 5)), eitherSign(range(1, 5))],
      times: [only(-1), only(1), oneOf<number>(-3, -2, 2, 3), oneOf<number>(-3, -2, 2, 3), only(0)],
      otherP: always(range(1, 6)),
      otherQ: [only(0), only(0), only(0), only(0), eitherSign(range(1, 7))],
    },
    where: (drawn, difficulty) => {
      const [a, b] = bothLines(drawn);
      const bothAreMultiplied = !divides(a.q, b.q) && !divides(a.p, b.p);
      return determinant(a, b) !== 0 && a.p !== b.p && (difficulty !== 5 || bothAreMultiplied);
    },
    // u times the first equation plus v times the second has no y-term.
    derived: (of) => {
      const [a, b] = bothLines(of);
      const [u, v] = of.difficulty === 2 ? [1, -1] : of.difficulty === 5 ? [b.q, -a.q] : [-of.times, 1];
      return { a, b, u, v };
    },
    given: ({ point, a, b }) => page(pairTex(lineTex(a), lineTex(b)), point),
    ladder: ({ difficulty, a, b, u, v }) => [
      'What do you notice about the y-terms?',
      'Make the y-terms opposites. Then add the equations, so that the y-terms cancel.',
      difficulty === 1
        ? `Add the equations: $${linearText(a.p, 0)}$ and $${linearText(b.p, 0)}$ on the left, ${a.r} and ${b.r} on the right.`
        : difficulty === 2
          ? `Subtract the second equation from the first: begin with $${linearText(a.p, 0)} - ${linearText(b.p, 0)}$.`
          : `Multiply every term of $${lineTex(a)}$ by ${u}${v === 1 ? '' : `, and every term of $${lineTex(b)}$ by ${v}`}. Then add.`,
    ],
    steps: ({ point, difficulty, a, b, u, v }) => {
      const left = u * a.p + v * b.p;
      return [
        [
          difficulty === 1
            ? 'The y-terms are opposites, so add the equations.'
            : difficulty === 2
              ? 'The y-terms are the same, so subtract the second equation from the first.'
              : `Multiply the first equation by ${u}${v === 1 ? '' : ` and the second by ${v}`}, so that the y-terms are opposites. Then add.`,
          `${linearText(left, 0)} = ${u * a.r + v * b.r}`,
        ],
        ...(left === 1 ? [] : [['Solve for $x$.', `x = ${point.x}`] as const]),
        [
          'Substitute it into the first equation and solve for $y$.',
          `${a.p} \\cdot ${inBrackets(point.x)} ${a.q < 0 ? '-' : '+'} ${linearText(Math.abs(a.q), 0, 'y')} = ${a.r} \\;\\Rightarrow\\; y = ${point.y}`,
        ],
        pairWritten(point),
      ];
    },
    ways: ({ point, difficulty, a, b }) => [
      exchanged(point),
      otherTurned(point, `Put your value of $x$ into the first equation once more and solve for $y$ step by step.`),
      ledTo(
        signOfEliminatedTurned,
        pointText(...signOfEliminatedTurned.answer(point.x, point.y)),
        difficulty === 1
          ? `Add the equations term by term, the right sides too. Begin with $${linearText(a.p, 0)} + ${linearText(b.p, 0)}$.`
          : difficulty === 2
            ? `Subtract every term of $${lineTex(b)}$, the right side too.`
            : `Multiply every term of $${lineTex(a)}$, the right side too, before you add.`,
      ),
    ],
  },
);

export const solveSystemsGenerators: readonly Generator[] = [substitution, elimination];
