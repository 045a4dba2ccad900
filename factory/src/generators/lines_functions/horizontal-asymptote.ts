import {
  asymptoteLineTurned,
  asymptoteNotMoved,
  axisTakenForAsymptote,
  stretchTakenForAsymptote,
} from '@stoa/engine/math/mal-rules/functions-and-lines/curves';
import { always, only, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { tail } from '../../wording/line-text.ts';
import { ruled } from '../../ruled.ts';
import { letters } from './line-answers.ts';
import { withSign } from '../../with-sign.ts';

/** Writes a number with its sign, after another one: ' + 3', ' - 3'. */
export const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

/**
 * The horizontal asymptote. 1: y = a/x + q or y = a·b^x + q. 2: the shift comes first. 3: negative numbers. 4: after a move.
 * 5: after a move, negative.
 */
export const asymptoteOf = (name: string, skill: string, curve: (a: number, b: number) => string): Generator =>
  textFamily(
    { name, version: 1, skill },
    {
      levels: {
        a: [range(2, 12), range(2, 12), withSign(2, 12), withSign(2, 12, 0.3), withSign(2, 12)],
        b: always(range(2, 5)),
        q: [range(1, 12), range(1, 12), withSign(1, 12), withSign(1, 12, 0.3), withSign(1, 12)],
        by: [only(0), only(0), only(0), withSign(2, 15), withSign(2, 15)],
      },
      where: ({ a, b, q, by }) => new Set([a, b, q, q + by, 0].map(Math.abs)).size === (by === 0 ? 4 : 5),
      derived: ({ a, b, q, by, difficulty }) => {
        const first = curve(a, b);
        return {
          right: q + by,
          rule: difficulty === 2 ? `${q} ${a < 0 ? first.replace('-', '- ') : `+ ${first}`}` : `${first}${tail(q)}`,
          moved: by !== 0,
          move: `${Math.abs(by)} units ${by > 0 ? 'up' : 'down'}`,
        };
      },
      given: ({ right, rule, moved, move }) => ({
        stem: moved
          ? `The graph of $y = ${rule}$ is moved ${move}. Write the equation of the horizontal asymptote of the new graph.`
          : `Write the equation of the horizontal asymptote of $y = ${rule}$.`,
        inputType: 'expression',
        variables: letters,
        placeholder: 'y = ?',
        right: `y = ${right}`,
        wrong: `y = ${right + 83}`,
      }),
      ladder: ({ rule, moved, move }) => [
        'Which part of the rule gets closer and closer to 0?',
        `Far out, the changing term is almost 0, so y gets close to the constant.${moved ? ' Then move that line.' : ''}`,
        `In $y = ${rule}$, cover the term with $x$. ${moved ? `Then move ${move}.` : 'What is left?'}`,
      ],
      steps: ({ q, by, right, moved }) => [
        ['Far out, the changing term is almost 0.', `y \\approx ${q}`],
        ...(moved ? [[`Move the asymptote with the graph.`, `${q} ${signed(by)} = ${right}`] as const] : []),
        ['Write the equation of the line.', `y = ${right}`],
      ],
      ways: ({ a, q, right, rule, moved, move }) => {
        const step = moved
          ? `First find the asymptote of $y = ${rule}$. Then move it ${move}.`
          : `In $y = ${rule}$, which term comes closer and closer to 0?`;
        return [
          ...(moved ? [ruled(asymptoteNotMoved, [q], step)] : []),
          ruled(asymptoteLineTurned, [right], step),
          ruled(stretchTakenForAsymptote, [a], step),
          ruled(axisTakenForAsymptote, [], step),
        ];
      },
    },
  );
