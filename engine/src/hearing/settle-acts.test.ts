import { describe, expect, it } from 'vitest';
import type { Act, HeardAct } from './act.ts';
import { settleActs } from './settle-acts.ts';

const message = 'so 5? i added them ugh';
const heard = (act: Act, confidence: number): HeardAct => {
  const start = message.indexOf(act.text);
  return { ...act, start, end: start + act.text.length, confidence };
};
const five = (confidence: number) => heard({ act: 'answer', text: '5', answer: '5' }, confidence);
const check = heard({ act: 'wish', text: 'so 5?', wish: 'check' }, 0.89);
const added = heard({ act: 'misconception', text: 'i added them', misconception: 'added-bottoms' }, 0.7);
const reason = heard({ act: 'reason', text: 'i added them' }, 0.8);
const anger = heard({ act: 'feeling', text: 'ugh', feeling: 'frustration' }, 0.6);
const noise = heard({ act: 'noise', text: 'ugh' }, 0.5);
const talk = heard({ act: 'small_talk', text: message }, 0.5);

describe('acts heard in the same words', () => {
  it.each([
    { what: 'a sure answer, and no check besides', acts: [five(0.95), check], left: ['answer'] },
    { what: 'a check, where the answer is not sure', acts: [five(0.7), check], left: ['wish'] },
    {
      what: 'a wrong answer, and the misconception that it comes from',
      acts: [five(0.9), added],
      left: ['answer', 'misconception'],
    },
    {
      what: 'a reason beside the right answer, and no misconception',
      acts: [five(0.98), added, reason],
      left: ['answer', 'reason'],
    },
    { what: 'a misconception, and no reason', acts: [added, reason], left: ['misconception'] },
    { what: 'a feeling, and no noise', acts: [anger, noise], left: ['feeling'] },
    { what: 'what is done, and no talk', acts: [check, talk], left: ['wish'] },
    { what: 'noise alone', acts: [noise], left: ['noise'] },
    { what: 'one of two that are the same', acts: [anger, { ...anger, confidence: 0.5 }], left: ['feeling'] },
    { what: 'what stands apart', acts: [five(0.9), anger], left: ['answer', 'feeling'] },
  ])('are reduced to $what', ({ acts, left }) => {
    expect(settleActs(acts, (act) => act.act === 'answer' && act.confidence > 0.95).map(({ act }) => act)).toEqual(left);
  });
});
