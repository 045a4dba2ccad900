import type { TakenValue } from './claims-in.ts';
import { countsWhatIsAsked, isOfForm, type Judged } from './stance-features.ts';
import { originOf } from './value-origin.ts';
import { signsOf, standsIn } from './waiting-question.ts';

/** What the chance that a model of stances gives is corrected by, each 0 or 1 but for the first, which is the log-odds of that chance. */
export const calibrationFacts = [
  'logOdds',
  'ruled',
  'claimed',
  'closed',
  'told',
  'asked',
  'denied',
  'reported',
  'alone',
  'result',
  'subject',
  'several clauses',
  'first clause',
  'last clause',
  'nothing before',
  'nothing behind',
  'opens the message',
  'ends the message',
  'in the question',
  'of the form asked for',
  'choice or truth',
  'only value',
  'near the answer',
  'one step from the question',
  'its thing is asked for',
] as const;

/** The weights of one logistic regression over those facts; the last is the bias. */
export type Calibration = { readonly right: readonly number[]; readonly wrong: readonly number[] };

/** The facts about a value, in the order of `calibrationFacts`. `chance` is what the model of stances says of it. */
export function calibrationInputs(one: TakenValue, { all, clauses, waiting, ruled }: Judged, chance: number): readonly number[] {
  const { value, stance, at } = one;
  const origin = originOf(value.answer, waiting);
  const facts: readonly boolean[] = [
    ruled,
    ...(['claimed', 'closed', 'told', 'asked', 'denied', 'reported'] as const).map((name) => stance === name),
    ...(['alone', 'result', 'subject'] as const).map((name) => value.role === name),
    clauses.length > 1,
    at === 0,
    at === clauses.length - 1,
    value.before === '',
    value.after === '',
    at === 0 && value.before === '',
    at === clauses.length - 1 && value.after === '',
    standsIn(signsOf(value.answer), waiting.signs),
    isOfForm(value.answer, waiting),
    waiting.closed,
    all.length === 1,
    ['opposite', 'shifted', 'inverse', 'near'].includes(origin),
    origin === 'one step',
    countsWhatIsAsked(value.after.split(' '), waiting),
  ];
  return [logOdds(chance), ...facts.map(Number)];
}

const logOdds = (chance: number): number => {
  const bounded = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(bounded / (1 - bounded));
};

/**
 * How probable it is that a value is what a student answers: the chance that the model of stances gives, corrected by where the value stands
 * and what the tables of words say. The model learns words, and is too sure of those that it has met; this was fitted on writers it had not met.
 */
export function calibrated({ right, wrong }: Calibration, isRight: boolean, inputs: readonly number[]): number {
  const weights = isRight ? right : wrong;
  const score = inputs.reduce((sum, input, at) => sum + input * weights[at]!, weights.at(-1)!);
  return 1 / (1 + Math.exp(-score));
}
