import { absoluteValueRules } from './steps/absolute-values.ts';
import { bracketRules } from './steps/brackets.ts';
import { equationRules } from './steps/equations.ts';
import { functionRules } from './steps/functions.ts';
import { inequalityRules } from './steps/inequalities.ts';
import { numberRules } from './steps/numbers.ts';
import { fractionRules } from './steps/fractions.ts';
import { orderRules } from './steps/order.ts';
import { powerRules } from './steps/powers.ts';
import { quadraticRules } from './steps/quadratics.ts';
import { signRules } from './steps/signs.ts';
import { slipRules } from './slip-rules.ts';
import { unitRules } from './unit-rules.ts';
import type { StepRule } from './step-rule.ts';

/** Every mal-rule that can be found in a step, by topic. */
export const stepRuleTopics: readonly { readonly topic: string; readonly rules: readonly StepRule[] }[] = [
  { topic: 'signs', rules: signRules },
  { topic: 'brackets and terms', rules: bracketRules },
  { topic: 'order of operations', rules: orderRules },
  { topic: 'fractions', rules: fractionRules },
  { topic: 'powers and roots', rules: powerRules },
  { topic: 'equations', rules: equationRules },
  { topic: 'inequalities', rules: inequalityRules },
  { topic: 'quadratics and absolute values', rules: [...quadraticRules, ...absoluteValueRules] },
  { topic: 'logarithms and functions', rules: functionRules },
  { topic: 'numbers and percent', rules: numberRules },
  { topic: 'units', rules: unitRules },
  { topic: 'slips and notation', rules: slipRules },
];

export const stepRules: readonly StepRule[] = stepRuleTopics.flatMap(({ rules }) => rules);

const byName = new Map(stepRules.map((one) => [one.rule.name, one]));

/** Returns a mal-rule as it is found in a step; null if no step can show it. */
export const findStepRule = (name: string): StepRule | null => byName.get(name) ?? null;
