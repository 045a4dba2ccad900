import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { isClaim, takenIn, type TakenValue } from '@stoa/engine/hearing/answers/claims-in';
import { isReply, numbersExpected, waitingForValue } from '@stoa/engine/hearing/answers/probe-replies';
import { stanceFeatures, stanceKinds, type StanceKind } from '@stoa/engine/hearing/answers/stance-features';
import { prepareQuestion, type Waiting } from '@stoa/engine/hearing/answers/waiting-question';
import { clausesOf, type Clause } from '@stoa/engine/hearing/clauses';
import { isSameText } from '@stoa/engine/math/compare/same-text';
import type { Fit, Sample } from './fit.ts';

export const stanceFit: Fit = { epochs: 12, rate: 0.3, l2: 1e-5, dropped: 0.3, leastError: 0.002, kept: 8000 };
export const stanceSeed = 20_261_123;

/** The values of messages as the model of stances sees them, to the question and to the probe, each with how the labels say that the student stands to it. */
export const stanceSamplesOf = (messages: readonly StudentMessage[]): readonly Sample[] => messages.flatMap(samplesOfMessage);

/** A message and its question, prepared for hearing. */
export function toQuestion(row: StudentMessage): { readonly clauses: readonly Clause[]; readonly waiting: Waiting } {
  const { question } = asHeard(row);
  const waiting = prepareQuestion({ text: question!.stem, answer: question!.answer }, null);
  return { clauses: clausesOf(row.message), waiting };
}

/** The values that a message names to its question, and whether each is right. */
export function valueSamplesOf(row: StudentMessage): readonly (Sample & { readonly right: boolean })[] {
  const { clauses, waiting } = toQuestion(row);
  return samplesTo(row, clauses, waiting, (one, all) => isClaim(one, all, clauses, waiting));
}

function samplesOfMessage(row: StudentMessage): readonly Sample[] {
  const clauses = clausesOf(row.message);
  const numbers = row.probe === null ? [] : numbersExpected(row.probe);
  return [
    ...valueSamplesOf(row),
    ...numbers.flatMap((number) => samplesTo(row, clauses, waitingForValue(row.probe!.text, number), isReply)),
  ];
}

function samplesTo(
  row: StudentMessage,
  clauses: readonly Clause[],
  waiting: Waiting,
  isRuled: (one: TakenValue, all: readonly TakenValue[]) => boolean,
): readonly (Sample & { readonly right: boolean })[] {
  const all = takenIn(clauses, waiting, false);
  return all.map((one) => ({
    features: stanceFeatures(one, { all, clauses, waiting, ruled: isRuled(one, all) }),
    kind: stanceKinds.indexOf(kindOf(one, row)),
    weight: 1,
    right: one.value.right,
  }));
}

/** A value answers where an answer is labelled at its place with that very value, to the question or to the probe. */
export function kindOf({ value }: TakenValue, { message, acts, probe }: StudentMessage): StanceKind {
  const here = acts.filter(({ text }) => {
    const start = message.indexOf(text);
    return start < value.end && value.start < start + text.length;
  });
  const isExpected = (text: string): boolean => probe?.expected.some((one) => isSameText(one, text)) === true;
  const isSame = (act: StudentMessage['acts'][number]): boolean =>
    (act.act === 'answer' && isSameText(act.answer, value.answer)) ||
    (act.act === 'probe_answer' &&
      (isSameText(act.answer, value.answer) || (isExpected(act.answer) && isExpected(value.answer))));
  if (here.some(isSame)) return 'answers';
  return here.some((act) => act.act === 'wish' && act.wish === 'check') ? 'asks' : 'other';
}
