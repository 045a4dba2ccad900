import type { StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { calibrationFacts, calibrationInputs, type Calibration } from '@stoa/engine/hearing/answers/calibration';
import { isClaim, takenIn } from '@stoa/engine/hearing/answers/claims-in';
import { chanceOfAnswer, stanceKinds } from '@stoa/engine/hearing/answers/stance-features';
import type { StanceModel, StanceModelFile } from '@stoa/engine/hearing/answers/stance-model';
import type { LinearModel } from '@stoa/engine/hearing/model/linear-model';
import { fitLinear } from './fit.ts';
import { modelFileOf } from './model-text.ts';
import { withOtherAnswer } from './other-answer.ts';
import { kindOf, otherAnswerWeight, stanceFit, stanceSamplesOf, stanceSeed, toQuestion } from './stance-samples.ts';
import { writerOf } from './writer-of.ts';

/** Trains the model of stances to values. The same messages make the same model. */
export const fitStances = (messages: readonly StudentMessage[]): StanceModel => ({
  linear: fitLinearStances(messages),
  calibration: fitCalibration(messages),
});

const fitLinearStances = (messages: readonly StudentMessage[]): LinearModel =>
  fitLinear(stanceSamplesOf(messages), stanceKinds.length, stanceFit, stanceSeed);

/** The model as it is stored beside the code that applies it. */
export const stanceFileOf = ({ linear, calibration }: StanceModel, fingerprint: string): StanceModelFile => ({
  linear: modelFileOf(linear, fingerprint),
  calibration,
});

type Case = { readonly inputs: readonly number[]; readonly answers: boolean; readonly right: boolean; readonly weight: number };

/**
 * Fits the calibration of the model of stances: each other writer's messages by a model trained on all messages but hers, so that it learns what
 * that model is worth on words that it has not met.
 */
function fitCalibration(messages: readonly StudentMessage[]): Calibration {
  const writers = [...new Set(messages.map(writerOf))].filter((writer) => writer !== null);
  const cases = writers.flatMap((writer) => {
    const others = messages.filter((message) => writerOf(message) !== writer);
    const linear = fitLinearStances(others);
    return messages.filter((message) => writerOf(message) === writer).flatMap((row) => casesOf(row, linear));
  });
  return { right: logistic(cases.filter(({ right }) => right)), wrong: logistic(cases.filter(({ right }) => !right)) };
}

/** The values of a message, and those that are wrong once its question has another answer. */
function casesOf(row: StudentMessage, linear: LinearModel): readonly Case[] {
  const own = casesOfValues(row, linear, 1);
  const other = own.some(({ right }) => right) ? withOtherAnswer(row) : null;
  return [...own, ...(other === null ? [] : casesOfValues(other, linear, otherAnswerWeight))];
}

function casesOfValues(row: StudentMessage, linear: LinearModel, weight: number): readonly Case[] {
  const { clauses, waiting } = toQuestion(row);
  const all = takenIn(clauses, waiting, false);
  return all
    .filter(({ value }) => value.role !== 'operand')
    .map((one) => {
      const judged = { all, clauses, waiting, ruled: isClaim(one, all, clauses, waiting) };
      return {
        inputs: calibrationInputs(one, judged, chanceOfAnswer(linear, one, judged)),
        answers: kindOf(one, row) === 'answers',
        right: one.value.right,
        weight,
      };
    });
}

const penalty = 10;
const steps = 1500;

/** A logistic regression by gradient descent over standardized inputs, with an L2 penalty, in terms of the inputs as they are; the last is the bias. */
function logistic(cases: readonly Case[]): readonly number[] {
  const count = Math.max(1, cases.length);
  const columns = calibrationFacts.map((_, k) => cases.map(({ inputs }) => inputs[k]!));
  const means = columns.map((column) => column.reduce((sum, one) => sum + one, 0) / count);
  const spreads = columns.map(
    (column, k) => Math.sqrt(column.reduce((sum, one) => sum + (one - means[k]!) ** 2, 0) / count) + 1e-6,
  );
  const rows = cases.map(({ inputs }) => inputs.map((input, k) => (input - means[k]!) / spreads[k]!));
  const weights = calibrationFacts.map(() => 0);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight) => penalty * weight);
    let biasSlope = 0;
    for (const [at, row] of rows.entries()) {
      const score = row.reduce((sum, input, k) => sum + input * weights[k]!, bias);
      const error = cases[at]!.weight * (1 / (1 + Math.exp(-score)) - Number(cases[at]!.answers));
      biasSlope += error;
      for (let k = 0; k < row.length; k += 1) slopes[k]! += error * row[k]!;
    }
    for (let k = 0; k < weights.length; k += 1) weights[k]! -= (0.5 * slopes[k]!) / count;
    bias -= (0.5 * biasSlope) / count;
  }
  const own = weights.map((weight, k) => weight / spreads[k]!);
  return [...own, bias - own.reduce((sum, weight, k) => sum + weight * means[k]!, 0)].map((weight) => Number(weight.toFixed(4)));
}
