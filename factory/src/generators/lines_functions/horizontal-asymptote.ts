import {
  asymptoteLineTurned,
  asymptoteNotMoved,
  axisTakenForAsymptote,
  stretchTakenForAsymptote,
} from '@stoa/engine/math/mal-rules/functions-and-lines/curves';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { tail } from '../../wording/line-text.ts';
import { textDraft } from './line-draft.ts';

/** ' + 3', ' - 3': a step from a number. */
export const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

/** The horizontal asymptote. 1: y = a/x + q or y = a·b^x + q. 2: the shift stands first. 3: negative numbers. 4: after a move. 5: after a move, negative. */
export const asymptoteOf = (name: string, skill: string, curve: (a: number, b: number) => string): Generator => ({
  name,
  version: 1,
  skill,
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty: Difficulty) {
    const minus = () => (difficulty === 3 || difficulty === 5 ? chance.maybe(0.5) : difficulty === 4 && chance.maybe(0.3));
    const { a, b, q, by } = drawUntil(
      () => ({
        a: chance.int(2, 12) * (minus() ? -1 : 1),
        b: chance.int(2, 5),
        q: chance.int(1, 12) * (minus() ? -1 : 1),
        by: difficulty >= 4 ? chance.int(2, 15) * (chance.maybe(0.5) ? -1 : 1) : 0,
      }),
      (drawn) => new Set([drawn.a, drawn.b, drawn.q, drawn.q + drawn.by, 0].map(Math.abs)).size === (drawn.by === 0 ? 4 : 5),
    );
    const right = q + by;
    const first = curve(a, b);
    const rule = difficulty === 2 ? `${q} ${a < 0 ? first.replace('-', '- ') : `+ ${first}`}` : `${first}${tail(q)}`;
    const move = by === 0 ? '' : ` is moved ${Math.abs(by)} units ${by > 0 ? 'up' : 'down'}`;
    const step =
      by === 0
        ? `In $y = ${rule}$, which term comes closer and closer to 0?`
        : `First find the asymptote of $y = ${rule}$. Then move it ${Math.abs(by)} units ${by > 0 ? 'up' : 'down'}.`;
    return textDraft({
      stem:
        by === 0
          ? `Write the equation of the horizontal asymptote of $y = ${rule}$.`
          : `The graph of $y = ${rule}$${move}. Write the equation of the horizontal asymptote of the new graph.`,
      inputType: 'expression',
      variables: { x: 'the first coordinate', y: 'the second coordinate' },
      placeholder: 'y = ?',
      right: `y = ${right}`,
      wrong: `y = ${right + 83}`,
      ladder: [
        'Which part of the rule gets closer and closer to 0?',
        `Far out, the changing term is almost 0, so y gets close to the constant.${by === 0 ? '' : ' Then move that line.'}`,
        by === 0
          ? `In $y = ${rule}$, cover the term with $x$. What is left?`
          : `In $y = ${rule}$, cover the term with $x$. Then move ${Math.abs(by)} units ${by > 0 ? 'up' : 'down'}.`,
      ],
      steps: [
        ['Far out, the changing term is almost 0.', `y \\approx ${q}`],
        ...(by === 0 ? [] : [[`Move the asymptote with the graph.`, `${q} ${signed(by)} = ${right}`] as const]),
        ['Write the equation of the line.', `y = ${right}`],
      ],
      ways: [
        {
          rule: asymptoteNotMoved,
          to: by === 0 ? null : asymptoteNotMoved.answer(q),
          hints: [asymptoteNotMoved.hints.look, asymptoteNotMoved.hints.principle, step],
        },
        {
          rule: asymptoteLineTurned,
          to: asymptoteLineTurned.answer(right),
          hints: [asymptoteLineTurned.hints.look, asymptoteLineTurned.hints.principle, step],
        },
        {
          rule: stretchTakenForAsymptote,
          to: stretchTakenForAsymptote.answer(a),
          hints: [stretchTakenForAsymptote.hints.look, stretchTakenForAsymptote.hints.principle, step],
        },
        {
          rule: axisTakenForAsymptote,
          to: axisTakenForAsymptote.answer(),
          hints: [axisTakenForAsymptote.hints.look, axisTakenForAsymptote.hints.principle, step],
        },
      ],
    });
  },
});
