import { polynomialText, readPolynomial } from '@stoa/engine/math/exact/polynomial-text';
import type { Polynomial } from '@stoa/engine/math/exact/polynomial';
import type { AnswerForm } from '@stoa/schema/problem';
import type { DraftMisconception, Ladder, ProblemDraft } from '../../generator.ts';
import { misconceptionsOf, type WrongWay } from '../../wrong-way.ts';

/** Where a mal-rule leads when an expression is rewritten, with the ladder for it. `to` is null where the rule leads nowhere here. */
export type RewrittenWay = WrongWay<string>;

/** More ladders than these would only repeat each other. */
const mostWays = 4;

/**
 * The misconceptions that lead away from `right`, no two to the same text, at most four: the rules that come first are the ones that
 * fit the problem best.
 */
const mostFitting = (ways: readonly RewrittenWay[], right: string): DraftMisconception[] =>
  misconceptionsOf(ways, (to) => (to === right ? null : to)).slice(0, mostWays);

type Steps = readonly (readonly [explanation: string, math: string])[];
type Problem = {
  stem: string;
  right: string;
  ladder?: Ladder;
  steps: Steps;
  ways: readonly RewrittenWay[];
};

const stepsOf = (steps: Steps): ProblemDraft['steps'] => steps.map(([explanation, math]) => ({ explanation, math }));

type Rewritten = { stem: string; right: string; form: AnswerForm; variables: Record<string, string> };

/** The page of "write this in another way", answered by an expression in the letters of `variables`. */
const rewritePage = (page: Rewritten) => ({
  ...page,
  inputType: 'expression' as const,
  wrong: `${Object.keys(page.variables)
    .map((letter, i) => `${101 + 6 * i}${letter}`)
    .join(' + ')} + 103`,
});

/** The draft of such a problem in a family that is a function. */
export function rewriteDraft({ ladder, steps, ways, ...page }: Problem & Rewritten): ProblemDraft {
  const { right, ...rest } = rewritePage(page);
  return {
    ...rest,
    answer: right,
    ...(ladder === undefined ? {} : { ladder }),
    steps: stepsOf(steps),
    misconceptions: mostFitting(ways, right),
  };
}

/** The ways of a choice among expressions, each as it stands on the page. */
export const inDollars = (ways: readonly RewrittenWay[]): RewrittenWay[] =>
  ways.map(({ to, ...way }) => ({ ...way, to: to === null ? null : `$${to}$` }));

/** The draft of "which of these": each wrong choice is where a mal-rule leads. Expressions only, without dollar signs. */
export function choiceDraft({ stem, right, ladder, steps, ways }: Problem): ProblemDraft {
  const misconceptions = mostFitting(ways, right).map((one) => ({ ...one, answer: `$${one.answer}$` }));
  return {
    stem,
    answer: `$${right}$`,
    inputType: 'multiple_choice',
    choices: { right: `$${right}$`, distractors: misconceptions.map(({ answer }) => answer) },
    ...(ladder === undefined ? {} : { ladder }),
    steps: stepsOf(steps),
    misconceptions,
    wrong: misconceptions[0]!.answer,
  };
}

/** The polynomial that a text stands for. Errors: throws where it stands for none. */
export function polynomial(text: string): Polynomial {
  const read = readPolynomial(text);
  if (read === null) throw new Error(`"${text}" is no polynomial`);
  return read;
}

/** The same with its brackets multiplied out and its like terms joined, by falling degree. */
export const workedOut = (text: string): string => polynomialText(polynomial(text));
