import type { PlanQuestion, Probe } from '@stoa/schema/study-plan';
import { isClosed } from '../../../problems/is-closed.ts';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { judgeProbe } from '../questions/judge-probe.ts';
import { askedByBridge } from '../questions/reply-to-probe.ts';
import { error, saidOfLeak, type Finding } from './plan-finding.ts';

/**
 * Finds faults in the probes of a question: replies that can't be judged or are judged wrongly, and words that answer the
 * question.
 */
export const findingsInProbes = (at: string, question: PlanQuestion): Finding[] => [
  ...findingsInProbe(`${at}.probe`, question.probe, question, []),
  ...question.wrong_answers.flatMap(({ probe, answer }, k) =>
    findingsInProbe(`${at}.wrong_answers.${k}.probe`, probe, question, [answer]),
  ),
];

function findingsInProbe(at: string, probe: Probe, { answer, text: stem }: PlanQuestion, written: readonly string[]): Finding[] {
  const { text, expected, wrong, bridge, bridge_expected } = probe;
  const next = askedByBridge(probe);
  if (expected.length === 0)
    return [error(`${at}.expected`, 'No reply to it can be judged yet: write the replies that are right, the shortest first.')];

  const isAnswer = (reply: string) => checkAnswer(answer, reply).verdict === 'correct';
  const isChosen = isClosed(answer);
  const told = (place: string, words: string) =>
    findLeak({ text: words, answer, stem, shown: [text], written: [...written, ...expected] })
      .slice(0, 1)
      .map((leak) => error(`${at}.${place}`, `It gives the answer away: it ${saidOfLeak(words, leak)}.`));
  return [
    ...(text.includes('?') ? [] : [error(`${at}.text`, 'It asks nothing: a probe is one question.')]),
    ...expected.flatMap((reply, k) => {
      const place = `${at}.expected.${k}`;
      if (isAnswer(reply)) return [error(place, `"${reply}" answers the question itself: ask for a step on the way to it.`)];
      return judgeProbe(probe, reply).kind === 'right' ? [] : [error(place, `The reply "${reply}" is not judged right.`)];
    }),
    ...wrong.flatMap((reply, k) => {
      const place = `${at}.wrong.${k}.answer`;
      if (isChosen && isAnswer(reply.answer))
        return [error(place, `"${reply.answer}" would be heard as the answer to the question.`)];
      const judged = judgeProbe(probe, reply.answer);
      return judged.kind === 'wrong' && judged.says === reply.says
        ? []
        : [error(place, `The wrong reply "${reply.answer}" is judged ${judged.kind === 'other' ? 'as neither' : judged.kind}.`)];
    }),
    ...wrong.flatMap(({ says }, k) => told(`wrong.${k}.says`, says)),
    ...(bridge === null
      ? [error(`${at}.bridge`, 'Nothing leads from a right reply back to the question.')]
      : told('bridge', `${expected[0]!}. ${bridge}`)),
    ...(bridge_expected.length === 0 || bridge?.trimEnd().endsWith('?') === true
      ? []
      : [error(`${at}.bridge_expected`, 'What leads back to the question asks nothing, so there is no reply to it.')]),
    ...bridge_expected.flatMap((reply, k) => {
      const place = `bridge_expected.${k}`;
      if (isAnswer(reply)) return [error(`${at}.${place}`, `"${reply}" answers the question itself, which is judged by itself.`)];
      const isJudged = next === null || judgeProbe(next, reply).kind === 'right';
      return isJudged ? [] : [error(`${at}.${place}`, `The reply "${reply}" is not judged right.`)];
    }),
    ...(next === null ? [] : told('bridge_expected.0', `Yes, ${bridge_expected[0]!}.`)),
  ];
}
