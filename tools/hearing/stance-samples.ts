import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { isClaim, takenIn, type TakenValue } from '@stoa/engine/hearing/answers/claims-in';
import { isReply, numbersExpected, waitingForValue } from '@stoa/engine/hearing/answers/probe-replies';
import { isSameValue } from '@stoa/engine/hearing/answers/same-value';
import { stanceFeatures, stanceKinds, type StanceKind } from '@stoa/engine/hearing/answers/stance-features';
import { prepareQuestion, type Waiting } from '@stoa/engine/hearing/answers/waiting-question';
import { clausesOf, type Clause } from '@stoa/engine/hearing/clauses';
import { isSameText } from '@stoa/engine/math/compare/same-text';
import { withOtherAnswer } from './other-answer.ts';
import type { Fit, Sample } from './fit.ts';

export const stanceFit: Fit = { epochs: 12, rate: 0.3, l2: 1e-5, dropped: 0.3, leastError: 0.002, kept: 8000 };
export const stanceSeed = 20_261_123;

/** Prepares a message and its question for hearing. */
export function toQuestion(row: StudentMessage): { readonly clauses: readonly Clause[]; readonly waiting: Waiting } {
  const { question } = asHeard(row);
  const waiting = prepareQuestion({ text: question!.stem, answer: question!.answer }, null);
  return { clauses: clausesOf(row.message), waiting };
}

type ValueSample = Sample & { readonly right: boolean };

/** Caches what a message teaches, because several models learn it. */
function once<Made>(make: (row: StudentMessage) => Made): (row: StudentMessage) => Made {
  const known = new WeakMap<StudentMessage, { readonly made: Made }>();
  return (row) => {
    const { made } = known.get(row) ?? { made: make(row) };
    known.set(row, { made });
    return made;
  };
}

/** Returns the values that a message names as an answer to its question, and whether each is right. */
export const valueSamplesOf = once((row): readonly ValueSample[] => {
  const { clauses, waiting } = toQuestion(row);
  return samplesTo(row, clauses, waiting, (one, all) => isClaim(one, all, clauses, waiting));
});

const samplesOfMessage = once((row): readonly Sample[] => {
  const clauses = clausesOf(row.message);
  const numbers = row.probe === null ? [] : numbersExpected(row.probe);
  return [
    ...valueSamplesOf(row),
    ...numbers.flatMap((number) => samplesTo(row, clauses, waitingForValue(row.probe!.text, number), isReply)),
  ];
});

/**
 * Returns the values of messages as the stance model sees them, for the question and for the probe, each with the student's
 * stance by the labels.
 */
export const stanceSamplesOf = (messages: readonly StudentMessage[]): readonly Sample[] =>
  messages.flatMap((row) => [...samplesOfMessage(row), ...otherAnswerSamplesOf(row)]);

/** Returns the values of a message once more, as if its question had another answer. */
export const otherAnswerSamplesOf = once((row): readonly Sample[] => {
  const other = valueSamplesOf(row).some(({ right }) => right) ? withOtherAnswer(row) : null;
  return other === null ? [] : valueSamplesOf(other).map((sample) => ({ ...sample, weight: otherAnswerWeight }));
});
/** The weight of such a sample, relative to one as it was written. */
export const otherAnswerWeight = 0.5;

function samplesTo(
  row: StudentMessage,
  clauses: readonly Clause[],
  waiting: Waiting,
  isRuled: (one: TakenValue, all: readonly TakenValue[]) => boolean,
): readonly ValueSample[] {
  const all = takenIn(clauses, waiting, false);
  return all.map((one) => ({
    features: stanceFeatures(one, { all, clauses, waiting, ruled: isRuled(one, all) }),
    kind: stanceKinds.indexOf(kindOf(one, row)),
    weight: 1,
    right: one.value.right,
  }));
}

/**
 * Returns the kind of a value: `answers` if it is labelled as an answer, in the same place and with the same value, to the
 * question or the probe.
 */
export function kindOf(one: TakenValue, row: StudentMessage): StanceKind {
  if (isLabelled('answer', one, row) || isLabelled('probe_answer', one, row)) return 'answers';
  return actsAt(one, row).some((act) => act.act === 'wish' && act.wish === 'check') ? 'asks' : 'other';
}

/** True if an answer to the question, or a reply to the probe, is labelled in a value's place with the same value. */
export const isLabelled = (name: 'answer' | 'probe_answer', one: TakenValue, row: StudentMessage): boolean =>
  actsAt(one, row).some((act) => {
    if (act.act !== name) return false;
    const isExpected = (text: string): boolean => row.probe?.expected.some((expected) => isSameText(expected, text)) === true;
    return (
      isSameValue(act.answer, one.value.answer) ||
      (name === 'probe_answer' && isExpected(act.answer) && isExpected(one.value.answer))
    );
  });

/** Returns the acts whose words contain a value. */
const actsAt = ({ value }: TakenValue, { message, acts }: StudentMessage): StudentMessage['acts'] =>
  acts.filter(({ text }) => {
    const start = message.indexOf(text);
    return start < value.end && value.start < start + text.length;
  });
