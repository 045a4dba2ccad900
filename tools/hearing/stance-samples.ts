import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { isClaim, takenIn, type TakenValue } from '@stoa/engine/hearing/answers/claims-in';
import { isReply, numbersExpected, waitingForNumber } from '@stoa/engine/hearing/answers/probe-replies';
import { stanceFeatures, stanceKinds, type StanceKind } from '@stoa/engine/hearing/answers/stance-features';
import { prepareQuestion, type Waiting } from '@stoa/engine/hearing/answers/waiting-question';
import { clausesOf } from '@stoa/engine/hearing/clauses';
import { isSameText } from '@stoa/engine/math/compare/same-text';
import type { Fit, Sample } from './fit.ts';

export const stanceFit: Fit = { epochs: 12, rate: 0.3, l2: 1e-5, kept: 8000 };
export const stanceSeed = 20_261_123;

/** The values of messages as the model of stances sees them, to the question and to the probe, each with how the labels say that the student stands to it. */
export const stanceSamplesOf = (messages: readonly StudentMessage[]): readonly Sample[] => messages.flatMap(samplesOfMessage);

function samplesOfMessage(row: StudentMessage): Sample[] {
  const { question, probe } = asHeard(row);
  const clauses = clausesOf(row.message);
  const samplesOf = (waiting: Waiting, isRuled: (one: TakenValue, all: readonly TakenValue[]) => boolean): Sample[] => {
    const all = takenIn(clauses, waiting, false);
    return all.map((one) => ({
      features: stanceFeatures(one, { all, clauses, waiting, ruled: isRuled(one, all) }),
      kind: stanceKinds.indexOf(kindOf(one, row)),
      weight: 1,
    }));
  };
  const asked = prepareQuestion({ text: question!.stem, answer: question!.answer }, null);
  const numbers = probe === null ? [] : numbersExpected(probe);
  return [
    ...samplesOf(asked, (one, all) => isClaim(one, all, clauses, asked)),
    ...numbers.flatMap((number) => samplesOf(waitingForNumber(probe!.text, number), isReply)),
  ];
}

/** A value answers where an answer is labelled at its place with that very value, to the question or to the probe. */
function kindOf({ value }: TakenValue, { message, acts, probe }: StudentMessage): StanceKind {
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
