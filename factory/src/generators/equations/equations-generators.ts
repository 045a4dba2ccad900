import { balanceGenerators } from './balances.ts';
import type { Generator } from '../../generator.ts';
import { absoluteValueGenerators } from './absolute-value.ts';
import { bothSidesGenerators } from './both-sides.ts';
import { equationStoryGenerators } from './equation-stories.ts';
import { fractionEquationGenerators } from './fractions.ts';
import { likeTermsGenerators } from './like-terms.ts';
import { oneStepGenerators } from './one-step.ts';
import { parenthesesGenerators } from './parentheses.ts';
import { rearrangeFormulaGenerators } from './rearrange-formula.ts';
import { solutionCountOtherwiseGenerators } from './solution-count-otherwise.ts';
import { formulaUseGenerators } from './formulas-in-use.ts';
import { solutionCountMeaningGenerators } from './solution-count-meaning.ts';
import { solutionCountGenerators } from './solution-count.ts';
import { shortEquationGenerators } from './two-step-equations.ts';
import { tapeDiagramGenerators } from './tape-diagrams.ts';
import { twoStepGenerators } from './two-step.ts';
import { equationWordProblemGenerators } from './word-problems.ts';

export const equationsGenerators: readonly Generator[] = [
  ...balanceGenerators,
  ...oneStepGenerators,
  ...twoStepGenerators,
  ...likeTermsGenerators,
  ...parenthesesGenerators,
  ...bothSidesGenerators,
  ...shortEquationGenerators,
  ...tapeDiagramGenerators,
  ...fractionEquationGenerators,
  ...solutionCountGenerators,
  ...solutionCountOtherwiseGenerators,
  ...equationWordProblemGenerators,
  ...rearrangeFormulaGenerators,
  ...absoluteValueGenerators,
  ...equationStoryGenerators,
  ...solutionCountMeaningGenerators,
  ...formulaUseGenerators,
];
