import { describe, expect, it } from 'vitest';
import type { Turn } from './sample-turn.ts';
import { graded, sampleQuestion, sampleTurn } from './sample-turn.ts';
import { differencesFrom, takenFrom, viewOfCode, type View } from './second-opinion.ts';

const pizza = sampleQuestion('pizza');
const known: Turn = {
  question: pizza,
  message: '5/8',
  teaching: { act: 'probe', grading: graded(pizza, '5/8'), words: pizza.probe.text },
};
const unknown: Turn = {
  question: pizza,
  message: '7/9',
  teaching: { act: 'probe', grading: graded(pizza, '7/9'), words: pizza.probe.text },
};
const remark: Turn = {
  question: pizza,
  message: 'we have tiles like that at home',
  taken: { kind: 'remark' },
  teaching: { act: 'open', facts: [], taught: null },
};

/** Returns the code's view of a turn with some fields changed. */
const seen = (turn: Turn, change: Partial<View>) => {
  const { context } = sampleTurn(turn);
  const view = { ...viewOfCode(context), ...change };
  return { differs: differencesFrom(view, context), taken: takenFrom(view, context) };
};
const nothing = { intent: null, misconception: null };

describe("a model's view of a turn", () => {
  it('has no effect if it agrees with the code', () => {
    for (const turn of [known, unknown, remark]) expect(seen(turn, {})).toEqual({ differs: [], taken: nothing });
  });

  it.each<[string, Turn, Partial<View>, { field: string; said: string; decided: string }]>([
    ['what was said', known, { intent: 'question' }, { field: 'intent', said: 'question', decided: 'answer' }],
    [
      'the mistake behind an answer',
      known,
      { misconceptions_detected: ['added-the-same'] },
      { field: 'misconceptions_detected', said: 'added-the-same', decided: 'counted-the-rest' },
    ],
    [
      'a mistake where none was known',
      unknown,
      { misconceptions_detected: ['added-the-same'] },
      { field: 'misconceptions_detected', said: 'added-the-same', decided: 'none' },
    ],
    [
      'what an answer shows',
      known,
      { mastery_signal: 'strong' },
      { field: 'mastery_signal', said: 'strong', decided: 'needs_remediation' },
    ],
    [
      'what the question is about',
      known,
      { question_concept: 'same-amount' },
      { field: 'question_concept', said: 'same-amount', decided: 'equal-parts' },
    ],
  ])('is reported to authors if it disagrees on %s', (_what, turn, change, difference) => {
    expect(seen(turn, change).differs).toEqual([difference]);
  });

  it("is adopted for words that the code couldn't classify, and for a mistake that no rule explains", () => {
    expect(seen(remark, { intent: 'off_topic' })).toEqual({ differs: [], taken: { intent: 'off_topic', misconception: null } });
    expect(seen(unknown, { misconceptions_detected: ['added-the-same'] }).taken).toEqual({
      intent: null,
      misconception: 'added-the-same',
    });
  });

  it.each<[string, Turn, Partial<View>]>([
    ['what was placed', known, { intent: 'confusion' }],
    ['an answer in a remark', remark, { intent: 'answer' }],
    ['a mistake beside the one that is known', known, { misconceptions_detected: ['added-the-same'] }],
    ['a mistake where nothing was answered', remark, { misconceptions_detected: ['added-the-same'] }],
    ['two mistakes at once', unknown, { misconceptions_detected: ['added-the-same', 'counted-the-rest'] }],
    ['a mistake that the plan does not list', unknown, { misconceptions_detected: ['lazy'] }],
    ['what an answer shows', known, { mastery_signal: 'strong' }],
  ])('is not adopted for %s', (_what, turn, change) => {
    expect(seen(turn, change).taken).toEqual(nothing);
  });
});
