import { byConstruction, type MalRule } from './mal-rule.ts';
import * as algebraicFractions from './algebra/algebraic-fractions.ts';
import * as equationQuestions from './algebra/equation-questions.ts';
import * as equations from './algebra/equations.ts';
import * as exponents from './algebra/exponents.ts';
import * as expressions from './algebra/expressions.ts';
import * as factorsAndTerms from './algebra/factors-and-terms.ts';
import * as lettersAndTerms from './algebra/letters-and-terms.ts';
import * as linearEquations from './algebra/linear-equations.ts';
import * as linearInequalities from './algebra/linear-inequalities.ts';
import * as polynomials from './algebra/polynomials.ts';
import * as powersAndRoots from './algebra/powers-and-roots.ts';
import * as solutionCount from './algebra/solution-count.ts';
import * as systems from './algebra/systems.ts';
import * as decimalComparison from './decimals/decimal-comparison.ts';
import * as decimalFractions from './decimals/decimal-fractions.ts';
import * as decimalOperations from './decimals/decimal-operations.ts';
import * as decimalPlaceValue from './decimals/decimal-place-value.ts';
import * as decimalRounding from './decimals/decimal-rounding.ts';
import * as decimals from './decimals/decimals.ts';
import * as powersOfTen from './decimals/powers-of-ten.ts';
import * as fractionComparison from './fractions/fraction-comparison.ts';
import * as fractionEquality from './fractions/fraction-equality.ts';
import * as fractionNumberLine from './fractions/fraction-number-line.ts';
import * as fractionOperations from './fractions/fraction-operations.ts';
import * as fractions from './fractions/fractions.ts';
import * as mixedNumbers from './fractions/mixed-numbers.ts';
import * as partsOfAWhole from './fractions/parts-of-a-whole.ts';
import * as curves from './functions-and-lines/curves.ts';
import * as functions from './functions-and-lines/functions.ts';
import * as linesAndQuadratics from './functions-and-lines/lines-and-quadratics.ts';
import * as lines from './functions-and-lines/lines.ts';
import * as numberPatterns from './functions-and-lines/number-patterns.ts';
import * as planePoints from './functions-and-lines/plane-points.ts';
import * as segments from './functions-and-lines/segments.ts';
import * as angleRelations from './geometry-and-statistics/angle-relations.ts';
import * as chanceExperiments from './geometry-and-statistics/chance-experiments.ts';
import * as composedShapes from './geometry-and-statistics/composed-shapes.ts';
import * as dataPlots from './geometry-and-statistics/data-plots.ts';
import * as symmetryAndUnits from './geometry-and-statistics/symmetry-and-units.ts';
import * as transformations from './geometry-and-statistics/transformations.ts';
import * as averages from './geometry-and-statistics/averages.ts';
import * as dataDisplays from './geometry-and-statistics/data-displays.ts';
import * as probability from './geometry-and-statistics/probability.ts';
import * as pythagoreanTheorem from './geometry-and-statistics/pythagorean-theorem.ts';
import * as quartiles from './geometry-and-statistics/quartiles.ts';
import * as rightTriangleRatios from './geometry-and-statistics/right-triangle-ratios.ts';
import * as similarity from './geometry-and-statistics/similarity.ts';
import * as solids from './geometry-and-statistics/solids.ts';
import * as trianglesAndAngles from './geometry-and-statistics/triangles-and-angles.ts';
import * as trigonometricGraphs from './functions-and-lines/trigonometric-graphs.ts';
import * as integers from './integers/integers.ts';
import * as pointsAndJumps from './integers/points-and-jumps.ts';
import * as signedNumbers from './integers/signed-numbers.ts';
import * as parabolas from './quadratics/parabolas.ts';
import * as quadraticStories from './quadratics/quadratic-stories.ts';
import * as quadratics from './quadratics/quadratics.ts';
import * as compoundGrowth from './ratio-and-percent/compound-growth.ts';
import * as percentAndRatio from './ratio-and-percent/percent-and-ratio.ts';
import * as percents from './ratio-and-percent/percents.ts';
import * as ratios from './ratio-and-percent/ratios.ts';
import * as areaAndPerimeter from './whole-numbers/area-and-perimeter.ts';
import * as factorsAndMultiples from './whole-numbers/factors-and-multiples.ts';
import * as orderOfOperations from './whole-numbers/order-of-operations.ts';
import * as placeValue from './whole-numbers/place-value.ts';
import * as storyProblems from './whole-numbers/story-problems.ts';
import * as timeAndMoney from './whole-numbers/time-and-money.ts';
import * as wholeNumberOperations from './whole-numbers/whole-number-operations.ts';
import * as wholeNumbers from './whole-numbers/whole-numbers.ts';
import * as claims from './claims.ts';
import * as askedAnotherWay from './asked-another-way.ts';
import * as slips from './slips.ts';
import * as workOfOthers from './work-of-others.ts';
import { stepRuleTopics } from './step-rules.ts';

/** The files of rules that compute an answer or name one. A rule exported from one of these files is in the catalogue. */
const topics = [
  {
    topic: 'whole numbers',
    of: [wholeNumbers, wholeNumberOperations, placeValue, factorsAndMultiples, areaAndPerimeter, timeAndMoney, storyProblems],
  },
  { topic: 'order of operations', of: [orderOfOperations] },
  {
    topic: 'fractions',
    of: [fractions, fractionOperations, fractionComparison, fractionEquality, fractionNumberLine, partsOfAWhole, mixedNumbers],
  },
  {
    topic: 'decimals',
    of: [decimals, decimalPlaceValue, decimalComparison, decimalRounding, decimalOperations, powersOfTen, decimalFractions],
  },
  { topic: 'percent and ratio', of: [percentAndRatio, percents, compoundGrowth, ratios] },
  { topic: 'integers', of: [integers, signedNumbers, pointsAndJumps] },
  { topic: 'expressions', of: [expressions, lettersAndTerms, factorsAndTerms] },
  { topic: 'powers and roots', of: [exponents, powersAndRoots] },
  { topic: 'equations', of: [equations, linearEquations, equationQuestions, solutionCount, linearInequalities, systems] },
  { topic: 'polynomials', of: [polynomials, algebraicFractions] },
  {
    topic: 'lines and functions',
    of: [linesAndQuadratics, lines, functions, planePoints, numberPatterns, curves, segments, trigonometricGraphs],
  },
  { topic: 'quadratics', of: [quadratics, quadraticStories, parabolas] },
  {
    topic: 'geometry and statistics',
    of: [
      angleRelations,
      symmetryAndUnits,
      chanceExperiments,
      composedShapes,
      dataPlots,
      transformations,
      averages,
      quartiles,
      dataDisplays,
      probability,
      similarity,
      trianglesAndAngles,
      pythagoreanTheorem,
      rightTriangleRatios,
      solids,
    ],
  },
  { topic: 'slips', of: [slips, askedAnotherWay] },
  { topic: 'work of others', of: [workOfOthers] },
  { topic: 'statements about many numbers', of: [claims] },
] as const;

const isRule = (value: unknown): value is MalRule =>
  typeof value === 'object' && value !== null && 'says' in value && 'source' in value;

type TopicRule = MalRule & { readonly topic: string };

const answerRules: readonly TopicRule[] = topics.flatMap(({ topic, of }) =>
  of.flatMap((file) =>
    Object.values<unknown>(file)
      .filter(isRule)
      .map((rule) => ({ topic, ...rule })),
  ),
);

const inLinesOnly = byConstruction('line of work', 'It is found in lines of work, and its step rule writes the wrong line.');

const named = new Set(answerRules.map(({ name }) => name));

/** Every mal-rule with its topic: those for answers, and those that can be found only in steps. */
export const malRules: readonly TopicRule[] = [
  ...answerRules,
  ...stepRuleTopics.flatMap(({ topic, rules }) =>
    rules.filter(({ rule }) => !named.has(rule.name)).map(({ rule }) => ({ topic, ...rule, answer: inLinesOnly })),
  ),
];

const byName = new Map(malRules.map((rule) => [rule.name, rule]));

/** Returns the rule with a misconception's id; null if there is none. */
export const findMalRule = (name: string): MalRule | null => byName.get(name) ?? null;
