import { collected, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import type { ProblemDraft } from '../../generator.ts';
import { inBrackets, sumText } from '../../wording/linear-text.ts';
import { bracketsText, multipliedOut, waysToExpand, type WithBrackets } from './bracket-ways.ts';
import { rewriteDraft } from './rewrite-draft.ts';

export const bracketLetters = ['x', 'y', 'n', 'a', 't'] as const;

/** ax + b as terms. */
export const linear = (a: number, b: number, letter: string): Terms => [
  [a, letter],
  [b, ''],
];

const signedTerm = (term: Terms[number]): string => (term[0] < 0 ? `(${sumText([term])})` : sumText([term]));

/** What is multiplied out has no two numbers alike, and nothing cancels: then every mal-rule shows. */
export function tellsApart(problem: WithBrackets): boolean {
  const shown = [
    ...(problem.before ?? []),
    ...problem.brackets.flatMap(({ factor, inside }) => [[factor, ''] as const, ...inside]),
    ...(problem.after ?? []),
  ].map(([coefficient]) => Math.abs(coefficient));
  const numbers = shown.filter((n) => n !== 1);
  const all = multipliedOut(problem);
  return (
    new Set(numbers).size === numbers.length &&
    collected(all).length === new Set(all.map(([, letters]) => letters)).size &&
    collected(all).every(([coefficient]) => Math.abs(coefficient) > 1)
  );
}

/** The draft of a problem that asks for an expression without its parentheses; `told` is how a story leads to them. */
export function expandDraft(
  stem: string,
  problem: WithBrackets,
  variables: Record<string, string>,
  told: readonly (readonly [string, string])[] = [],
): ProblemDraft {
  const shown = bracketsText(problem);
  const terms = multipliedOut(problem);
  const right = collected(terms);
  const products = problem.brackets.map(
    ({ factor, inside }) => `${sumText(inside.map(([n, letters]) => [factor * n, letters]))}`,
  );
  const [bracket] = problem.brackets;
  const [one, two] = bracket!.inside.map((term) => sumText([term]));
  return rewriteDraft({
    stem,
    right: sumText(right),
    form: 'expanded',
    variables,
    ladder: [
      told.length === 0
        ? 'What number is in front of the parentheses? Which terms are inside?'
        : 'Write the expression with parentheses first. What goes inside them?',
      bracket!.factor < 0
        ? 'Multiply every term inside by the negative factor. Each sign inside changes.'
        : 'Multiply every term inside the parentheses by the factor in front. Then combine any like terms.',
      `Multiply $${one}$ by $${bracket!.factor}$, and then multiply $${two}$ by $${bracket!.factor}$.`,
    ],
    steps: [
      ...told,
      ...(told.length === 0 && problem.brackets.length === 1 && problem.before === undefined && problem.after === undefined
        ? [
            [
              'Write a product for every term inside the parentheses.',
              bracket!.inside.map((term) => `${inBrackets(bracket!.factor)} \\cdot ${signedTerm(term)}`).join(' + '),
            ] as const,
          ]
        : []),
      ...problem.brackets.map(
        (bracket, i) =>
          [
            bracket.factor === -1
              ? 'The minus changes the sign of every term inside.'
              : `Multiply every term inside by $${bracket.factor}$.`,
            `${bracketsText({ brackets: [bracket] })} = ${products[i]}`,
          ] as const,
      ),
      ...(terms.length === right.length
        ? problem.brackets.length === 1 && terms.length === problem.brackets[0]!.inside.length
          ? []
          : [['Put the parts together.', `${shown} = ${sumText(right)}`] as const]
        : [['Combine like terms.', `${sumText(terms)} = ${sumText(right)}`] as const]),
    ],
    ways: waysToExpand(problem, told.length === 0),
  });
}
