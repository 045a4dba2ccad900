import { collected, times, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { always, range, type Step } from '../../family.ts';
import type { Ladder } from '../../generator.ts';
import { inBrackets, sumText } from '../../wording/linear-text.ts';
import { bracketsText, multipliedOut, waysToExpand, type WithBrackets } from './bracket-ways.ts';
import { mostFitting, rewritePage, type RewrittenWay } from './rewrite-page.ts';

export const bracketLetters = ['x', 'y', 'n', 'a', 't'] as const;

/** The numbers for parentheses to be multiplied out; each difficulty uses those that it needs. */
export const bracketNumbers = {
  k: always(range(2, 9)),
  a: always(range(2, 7)),
  b: always(range(2, 12)),
  c: always(range(2, 9)),
  d: always(range(2, 9)),
} as const;

/** ax + b as terms. */
export const linear = (a: number, b: number, letter: string): Terms => [
  [a, letter],
  [b, ''],
];

const signedTerm = (term: Terms[number]): string => (term[0] < 0 ? `(${sumText([term])})` : sumText([term]));

/** True if the result has no two equal numbers and nothing cancels, so that every mal-rule gives a different answer. */
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

/** The page of a problem that asks for an expression without its parentheses. */
export const expansionPage = (stem: string, problem: WithBrackets, variables: Record<string, string>) =>
  rewritePage({ stem, right: sumText(collected(multipliedOut(problem))), form: 'expanded', variables });

/** Parentheses to be multiplied out. `told` are the steps from a story to them; empty if they are on the page. */
type Expansion = { problem: WithBrackets; told: readonly Step[] };

const productsOf = ({ factor, inside }: WithBrackets['brackets'][number]): Step => [
  'Write a product for every term inside the parentheses.',
  inside.map((term) => `${inBrackets(factor)} \\cdot ${signedTerm(term)}`).join(' + '),
];

export function expansionLadder({ problem, told }: Expansion): Ladder {
  const { factor, inside } = problem.brackets[0]!;
  const [one, two] = inside.map((term) => sumText([term]));
  return [
    told.length === 0
      ? 'What number is in front of the parentheses? Which terms are inside?'
      : 'Write the expression with parentheses first. What goes inside them?',
    factor < 0
      ? 'Multiply every term inside by the negative factor. Each sign inside changes.'
      : 'Multiply every term inside the parentheses by the factor in front. Then combine any like terms.',
    `Multiply $${one}$ by $${factor}$, and then multiply $${two}$ by $${factor}$.`,
  ];
}

export function expansionSteps({ problem, told }: Expansion): readonly Step[] {
  const { before = [], brackets, after = [] } = problem;
  const terms = multipliedOut(problem);
  const right = collected(terms);
  const alone = brackets.length === 1 && before.length + after.length === 0;
  return [
    ...told,
    ...(told.length === 0 && alone ? [productsOf(brackets[0]!)] : []),
    ...brackets.map(({ factor, inside }): Step => [
      factor === -1 ? 'The minus changes the sign of every term inside.' : `Multiply every term inside by $${factor}$.`,
      `${bracketsText({ brackets: [{ factor, inside }] })} = ${sumText(times(factor, inside))}`,
    ]),
    ...(terms.length > right.length
      ? [['Combine like terms.', `${sumText(terms)} = ${sumText(right)}`] as const]
      : alone
        ? []
        : [['Put the parts together.', `${bracketsText(problem)} = ${sumText(right)}`] as const]),
  ];
}

export const expansionWays = ({ problem, told }: Expansion): readonly RewrittenWay[] =>
  mostFitting(waysToExpand(problem, told.length === 0), sumText(collected(multipliedOut(problem))));
