import type { StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { askedThing } from '@stoa/engine/hearing/answers/asked-thing';
import { calibrationInputs, type AskedBoth, type Calibration } from '@stoa/engine/hearing/answers/calibration';
import { isClaim, takenIn } from '@stoa/engine/hearing/answers/claims-in';
import { isReply, valuesExpected, waitingForValue } from '@stoa/engine/hearing/answers/probe-replies';
import { clausesOf } from '@stoa/engine/hearing/clauses';
import { chanceOfAnswer, stanceKinds } from '@stoa/engine/hearing/answers/stance-features';
import type { StanceModel, StanceModelFile } from '@stoa/engine/hearing/answers/stance-model';
import type { LinearModel } from '@stoa/engine/hearing/model/linear-model';
import { fitLinear } from './fit.ts';
import { drawn } from './drawn.ts';
import { fitNetwork, type Case } from './fit-network.ts';
import { modelFileOf } from './model-text.ts';
import { withOtherAnswer } from './other-answer.ts';
import { isLabelled, otherAnswerWeight, stanceFit, stanceSamplesOf, stanceSeed, toQuestion } from './stance-samples.ts';
import { writerOf } from './writer-of.ts';

/** Trains the model of stances to values. The same messages make the same model. */
export const fitStances = (messages: readonly StudentMessage[]): StanceModel => ({
  linear: fitLinearStances(messages),
  calibration: fitCalibration(messages),
});

const fitLinearStances = (messages: readonly StudentMessage[]): LinearModel =>
  fitLinear(stanceSamplesOf(messages), stanceKinds.length, stanceFit, stanceSeed);

/** Returns the model as it is stored next to the code that applies it. */
export const stanceFileOf = ({ linear, calibration }: StanceModel, fingerprint: string): StanceModelFile => ({
  linear: modelFileOf(linear, fingerprint),
  calibration,
});

/** The values in messages, for the question and for the probe. */
type Cases = { readonly question: readonly Case[]; readonly probe: readonly Case[] };

/** How the calibration networks of the stance model are fitted. */
export const calibrationFit = { hidden: 8, epochs: 30, rate: 0.03, penalty: 1e-3 };

/** Fits the networks that weigh the stance model's output, on messages that it wasn't trained on. */
function fitCalibration(messages: readonly StudentMessage[]): Calibration {
  const cases = casesByWriter(messages);
  return {
    question: fitNetwork(
      cases.flatMap(({ question }) => question),
      calibrationFit,
      stanceSeed,
    ),
    probe: fitNetwork(
      cases.flatMap(({ probe }) => probe),
      calibrationFit,
      stanceSeed,
    ),
  };
}

/**
 * Returns the cases of each writer, by models trained on everybody else's messages; the first writer's are in two parts by
 * family. The first writer's cases weigh less, because many were made to be hard.
 */
function casesByWriter(messages: readonly StudentMessage[]): readonly Cases[] {
  const parts = new Set(messages.map(heldOutIn));
  return [...parts].map((part): Cases => {
    const linear = fitLinearStances(messages.filter((message) => heldOutIn(message) !== part));
    const own = messages.filter((message) => heldOutIn(message) === part);
    const weigh = (cases: readonly Case[]): readonly Case[] =>
      cases.map((one) => ({ ...one, weight: one.weight * (part.startsWith('first') ? firstWriterWeight : 1) }));
    return {
      question: weigh(own.flatMap((row) => casesToQuestion(row, linear))),
      probe: weigh(own.flatMap((row) => casesToProbe(row, linear))),
    };
  });
}
const firstWriterWeight = 0.3;

const heldOutIn = (message: StudentMessage): string => `${writerOf(message) ?? `first ${drawn(`stance:${message.family}`, 2)}`}`;

/** Returns the values of a message, and those that become wrong if its question has another answer. */
function casesToQuestion(row: StudentMessage, linear: LinearModel): readonly Case[] {
  const { clauses, waiting } = toQuestion(row);
  const all = takenIn(clauses, waiting, false);
  const other = all.some(({ value }) => value.right) ? withOtherAnswer(row) : null;
  return [...casesOf(row, linear, 1), ...(other === null ? [] : casesOf(other, linear, otherAnswerWeight))];
}

function casesOf(row: StudentMessage, linear: LinearModel, weight: number): readonly Case[] {
  const { clauses, waiting } = toQuestion(row);
  const all = takenIn(clauses, waiting, false);
  return all
    .filter(({ value }) => value.role !== 'operand')
    .map((one) => {
      const judged = { all, clauses, waiting, ruled: isClaim(one, all, clauses, waiting) };
      const inputs = calibrationInputs(one, judged, chanceOfAnswer(linear, one, judged), bothOf(row).toQuestion);
      return { inputs, is: isLabelled('answer', one, row), weight };
    });
}

function casesToProbe(row: StudentMessage, linear: LinearModel): readonly Case[] {
  const { probe } = row;
  if (probe === null) return [];
  const clauses = clausesOf(row.message);
  const values = valuesExpected(probe);
  return values.flatMap((value) => {
    const waiting = waitingForValue(probe.text, value);
    const all = takenIn(clauses, waiting, false);
    return all.map((one) => {
      const judged = { all, clauses, waiting, ruled: isReply(one) };
      const inputs = calibrationInputs(one, judged, chanceOfAnswer(linear, one, judged), bothOf(row).toProbe!);
      return { inputs, is: isLabelled('probe_answer', one, row), weight: 1 / values.length };
    });
  });
}

function bothOf({ question, probe }: StudentMessage): { readonly toQuestion: AskedBoth; readonly toProbe: AskedBoth | null } {
  const own = askedThing(question.stem, [question.expected]);
  const other = probe === null ? null : askedThing(probe.text, probe.expected);
  return { toQuestion: { own, other }, toProbe: other === null ? null : { own: other, other: own } };
}
