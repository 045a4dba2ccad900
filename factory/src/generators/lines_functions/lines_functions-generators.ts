import { seenCurveGenerators } from './curves-seen.ts';
import { seenFunctionGenerators } from './functions-seen.ts';
import { lineReadingGenerators } from './lines-on-a-plane.ts';
import { planeReadingGenerators } from './points-on-a-plane.ts';
import { toldSegmentGenerators } from './segments-told.ts';
import { toldPatternGenerators } from './patterns-told.ts';
import type { Generator } from '../../generator.ts';
import { distanceAndMirrorGenerators } from './distances-and-mirrors.ts';
import { evaluateFunctionGenerators } from './evaluate-functions.ts';
import { exponentialGraphGenerators } from './exponential-graphs.ts';
import { functionRuleGenerators } from './function-rules.ts';
import { functionValueGenerators } from './function-values.ts';
import { hyperbolaGenerators } from './hyperbolas.ts';
import { interceptGenerators } from './intercepts.ts';
import { parallelPerpendicularGenerators } from './parallel-perpendicular.ts';
import { domainRangeGenerators } from './domain-range.ts';
import { intervalRangeGenerators } from './ranges-on-intervals.ts';
import { patternRuleGenerators } from './pattern-rules.ts';
import { patternTermGenerators } from './pattern-terms.ts';
import { pointGenerators } from './points.ts';
import { slopeInterceptGenerators } from './slope-intercept.ts';
import { segmentGenerators } from './segments.ts';
import { slopeFromChanges } from './slope-from-changes.ts';
import { slopeGenerators } from './slope.ts';
import { writeEquationGenerators } from './write-equation.ts';
import { lineStory } from './write-equation-stories.ts';

/** The families of this strand, by skill in teaching order. */
export const linesFunctionsGenerators: readonly Generator[] = [
  ...planeReadingGenerators,
  ...lineReadingGenerators,
  ...seenFunctionGenerators,
  ...seenCurveGenerators,
  ...pointGenerators,
  ...distanceAndMirrorGenerators,
  ...evaluateFunctionGenerators,
  ...functionValueGenerators,
  ...functionRuleGenerators,
  ...domainRangeGenerators,
  ...intervalRangeGenerators,
  ...slopeGenerators,
  slopeFromChanges,
  ...segmentGenerators,
  ...slopeInterceptGenerators,
  ...writeEquationGenerators,
  lineStory,
  ...interceptGenerators,
  ...parallelPerpendicularGenerators,
  ...patternTermGenerators,
  ...patternRuleGenerators,
  ...hyperbolaGenerators,
  ...exponentialGraphGenerators,
  ...toldSegmentGenerators,
  ...toldPatternGenerators,
];
