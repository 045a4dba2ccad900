import { rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import type { ProblemDraft } from '../../generator.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';
import { solutionsPlain } from '../../wording/quadratic-text.ts';
import { misconceptionsOf, type WrongWay } from '../../wrong-way.ts';
import { worth, type Surd } from '@stoa/engine/math/mal-rules/quadratics/surd';

type Step = readonly [explanation: string, math: string];

type Common = Omit<ProblemDraft, 'answer' | 'inputType' | 'steps' | 'misconceptions' | 'wrong'> & {
  steps: readonly Step[];
  letter?: string;
  standsFor?: string;
};

type Solutions = Omit<ProblemDraft, 'answer' | 'inputType' | 'steps' | 'ladder' | 'misconceptions' | 'wrong' | 'variables'> & {
  right: readonly Surd[];
  letter?: string;
  standsFor?: string;
};

/** The page of "solve this equation", answered by all its real solutions. */
export const solutionsPage = ({ right, letter, standsFor, ...page }: Solutions) => {
  const farOff = Math.ceil(Math.max(0, ...right.map((root) => Math.abs(worth(root)))));
  return {
    ...page,
    ...lettered(letter, standsFor),
    inputType: 'set' as const,
    placeholder: page.placeholder ?? 'all solutions, like a, b',
    right: solutionsPlain(right),
    wrong: `{${-farOff - 1013}, ${farOff + 1009}}`,
  };
};

/** Where the ways of such an equation lead, as it is typed. A rule that leaves no number at all is left out. */
export const solutionWays = (ways: readonly WrongWay<readonly Surd[]>[]): WrongWay<string>[] =>
  ways.map(({ to, ...way }) => ({ ...way, to: to === null || to.length === 0 ? null : solutionsPlain(to) }));

const lettered = (letter?: string, standsFor?: string) =>
  letter === undefined ? {} : { variables: { [letter]: standsFor ?? 'a number that makes the equation true' } };

/** The draft of such an equation in a family that is a function. */
export const solutionsDraft = ({
  ways,
  steps,
  ladder,
  ...problem
}: Solutions & Pick<Common, 'steps' | 'ladder'> & { ways: readonly WrongWay<readonly Surd[]>[] }): ProblemDraft =>
  textDraft({ ...solutionsPage(problem), steps, ...(ladder === undefined ? {} : { ladder }), ways: solutionWays(ways) });

/** The draft of a problem that one number answers, negative ones too; whole numbers only where a whole number is asked for. */
export function valueDraft({
  right,
  inputType = 'integer',
  ways,
  ...rest
}: Common & {
  right: Rational | number;
  inputType?: 'integer' | 'fraction' | 'decimal';
  ways: readonly WrongWay<Rational | number>[];
}): ProblemDraft {
  const exact = (value: Rational | number): Rational => (typeof value === 'number' ? rational(value) : value);
  const fits = (value: Rational | number | null): value is Rational | number =>
    value !== null &&
    (typeof value !== 'number' || Number.isSafeInteger(value)) &&
    (inputType !== 'integer' || exact(value).d === 1n);
  const draft = textDraft({
    ...rest,
    right: rationalText(exact(right)),
    inputType,
    ways: ways.map(({ to, ...way }) => ({ ...way, to: fits(to) ? rationalText(exact(to)) : null })),
    wrong: '',
  });
  return { ...draft, wrong: plainlyWrong(exact(right), draft.misconceptions) };
}

/** The draft of a problem that a text in answer syntax answers: an expression, an equation, a point, a set. */
function textDraft({
  right,
  inputType,
  ways,
  wrong,
  steps,
  letter,
  standsFor,
  ...rest
}: Common & {
  right: string;
  inputType: ProblemDraft['inputType'];
  ways: readonly WrongWay<string>[];
  wrong: string;
}): ProblemDraft {
  return {
    ...rest,
    answer: right,
    inputType,
    ...lettered(letter, standsFor),
    steps: steps.map(([explanation, math]) => ({ explanation, math })),
    misconceptions: misconceptionsOf(ways, (to) => to),
    wrong,
  };
}
