import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator, ProblemDraft } from '../../generator.ts';
import {
  distributedFirstOnly,
  negativeNotDistributed,
  subtractedBeforeBracket,
  bracketIgnored,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { linearText } from '../../wording/linear-text.ts';
import { equationDraft } from './equation-draft.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** 1: a(x + b) = c. 2: a(x − b). 3: a(px + b). 4: negative a. 5: d − a(px + b). */
const solve: Generator = {
  name: 'eq_parentheses_solve',
  version: 1,
  skill: 'eq_parentheses',
  difficulties: [1, 2, 3, 4, 5],
  draft: (chance, difficulty) => drafted(chance, difficulty, { ask: 'Solve the equation.', work: 'allowed' }),
};

/** The same, with every line on the table: where several steps are taken, the step that failed is worth more than the number. */
const showWork: Generator = {
  name: 'eq_parentheses_show_work',
  version: 1,
  skill: 'eq_parentheses',
  difficulties: [3, 4, 5],
  draft: (chance, difficulty) =>
    drafted(chance, difficulty, { ask: 'Solve the equation. Show your work, one step on each line.', work: 'asked' }),
};

type Wanted = { ask: string; work: 'allowed' | 'asked' };

function drafted(chance: Chance, difficulty: Generator['difficulties'][number], { ask, work }: Wanted): ProblemDraft {
  const letter = chance.pick(['x', 'y', 'n', 'k'] as const);
  const { a, p, b, d, x } = drawUntil(
    () => ({
      a: chance.int(2, 7) * (difficulty >= 4 ? -1 : 1),
      p: difficulty >= 3 ? chance.int(2, 4) : 1,
      b: chance.int(2, 9) * (difficulty === 2 || (difficulty >= 3 && chance.maybe(0.5)) ? -1 : 1),
      d: difficulty === 5 ? chance.int(5, 20) : 0,
      x: chance.int(2, 9) * (difficulty >= 4 && chance.maybe(0.5) ? -1 : 1),
    }),
    (draw) =>
      draw.p * draw.x + draw.b !== 0 &&
      draw.x !== -draw.b &&
      draw.d + draw.a * draw.b !== 0 &&
      ![draw.a, -draw.a, draw.a * draw.p, Math.abs(draw.b), draw.d].includes(draw.x) &&
      Math.abs(draw.a) !== Math.abs(draw.b) &&
      Math.abs(draw.p) !== Math.abs(draw.b),
  );
  const c = d + a * (p * x + b);
  const inside = linearText(p, b, letter);
  const left = difficulty === 5 ? `${d} - ${-a}(${inside})` : `${a}(${inside})`;
  const [slope, number] = [a * p, d + a * b];
  return equationDraft({
    stem: `${ask}\n\n$${left} = ${c}$`,
    letter,
    solution: rational(x),
    work,
    ladder: [
      `What number multiplies the parentheses?`,
      'Distribute the factor to every term inside, with its sign. Then combine, and undo one operation at a time.',
      `Multiply ${linearText(p, 0, letter)} by ${a}, and multiply ${b} by ${a}.${difficulty === 5 ? ` The ${d} stays in front.` : ''}`,
    ],
    steps: [
      {
        explanation: `Distribute the factor: ${a} times ${linearText(p, 0, letter)} and ${a} times ${b}.`,
        math:
          difficulty === 5
            ? `${d} ${linearText(slope, a * b, letter).replace(/^-/, '- ')} = ${c}`
            : `${linearText(slope, a * b, letter)} = ${c}`,
      },
      ...(difficulty === 5
        ? [{ explanation: 'Combine the constants.', math: `${linearText(slope, number, letter)} = ${c}` }]
        : []),
      {
        explanation: `${number > 0 ? `Subtract ${number} from` : `Add ${-number} to`} both sides.`,
        math: `${linearText(slope, 0, letter)} = ${c - number}`,
      },
      { explanation: `Divide both sides by ${slope}.`, math: `${letter} = ${x}` },
    ],
    ways: [
      following(
        distributedFirstOnly,
        [slope, d + b, c],
        [
          `Look inside the parentheses of ${left}. Which terms are there?`,
          'A number before parentheses multiplies every term inside it, not the first alone.',
          `Multiply ${Math.abs(b)} by ${Math.abs(a)} as well, and mind its sign.`,
        ],
      ),
      ruled(negativeNotDistributed, [a, p, b, c, d], `Find ${a} times ${b < 0 ? `(${b})` : b} with its sign.`),
      following(
        subtractedBeforeBracket,
        [a, p, b, c, d],
        [
          `Does the ${d} belong to the parentheses?`,
          subtractedBeforeBracket.hints.principle,
          `Leave ${d} alone and expand ${-a}(${inside}) first.`,
        ],
      ),
      ruled(bracketIgnored, [p, b, c, d], `Undo that multiplication: divide by ${a}, or expand first.`),
    ],
  });
}

export const parenthesesGenerators: readonly Generator[] = [solve, showWork];
