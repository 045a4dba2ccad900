import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actNames, type Act } from './act.ts';
import { scoreHearing, type Labelled } from './score-hearing.ts';

const pizza = { expected: '7/8', input_type: 'fraction', choices: [] } as const;
const message = (...acts: Act[]): Labelled => ({ question: pizza, probe: { expected: ['8'] }, acts });

const answer = (value: string): Act => ({ act: 'answer', text: value, answer: value });
const reply = (value: string): Act => ({ act: 'probe_answer', text: value, answer: value });
const mistake = (id: string): Act => ({ act: 'misconception', text: 'i added them', misconception: id });
const why: Act = { act: 'question', text: 'why', about: 'why' };
const check: Act = { act: 'wish', text: 'is it 7/8', wish: 'check' };
const noise: Act = { act: 'noise', text: 'asdf' };

const scoreOf = (labelled: Labelled, heard: readonly Act[]) => scoreHearing([labelled], [heard]);

describe('the score of a hearing', () => {
  it.each([
    { labelled: '7/8', heard: '7/8', found: 1 },
    { labelled: '7/8', heard: '14/16', found: 1 }, // heard with the same value in another form
    { labelled: '7/8', heard: 'seven eighths', found: 1 },
    { labelled: '7/8', heard: '7', found: 0 },
  ])('counts an answer labeled $labelled and heard as $heard as $found found of 1', ({ labelled, heard, found }) => {
    expect(scoreOf(message(answer(labelled)), [answer(heard)]).rightAnswers).toEqual({ of: 1, found });
  });

  it('counts a right answer as missed if only a question was heard', () => {
    expect(scoreOf(message(answer('7/8'), why), [why]).rightAnswers).toEqual({ of: 1, found: 0 });
  });

  it('keeps wrong answers apart from right ones', () => {
    const { rightAnswers, otherAnswers } = scoreOf(message(answer('7/16')), [answer('7/16')]);
    expect([rightAnswers, otherAnswers]).toEqual([
      { of: 0, found: 0 },
      { of: 1, found: 1 },
    ]);
  });

  it.each([
    { what: 'a wish to check', labelled: check },
    { what: 'a reply to the probe', labelled: reply('8') },
    { what: 'noise', labelled: noise },
  ])('counts a false answer if an answer is heard in $what', ({ labelled }) => {
    expect(scoreOf(message(labelled), [answer('8')]).falseAnswers).toEqual({ of: 1, found: 1 });
  });

  it('counts no false answer if the message has an answer, even if another one was heard', () => {
    expect(scoreOf(message(answer('7/8')), [answer('3')]).falseAnswers).toEqual({ of: 0, found: 0 });
  });

  it('treats all expected replies to a probe as the same', () => {
    const labelled = { ...message(reply('8')), probe: { expected: ['8', 'eight'] } };
    expect(scoreOf(labelled, [reply('eight')]).probeAnswers).toEqual({ of: 1, found: 1 });
    expect(scoreOf(labelled, [reply('16')]).probeAnswers).toEqual({ of: 1, found: 0 });
  });

  it('counts each named misconception, and those heard in messages that name none', () => {
    const score = scoreHearing(
      [message(mistake('added-bottoms'), mistake('tops-left')), message(why)],
      [[mistake('tops-left')], [mistake('added-bottoms')]],
    );
    expect(score.misconceptions).toEqual({ of: 2, found: 1 });
    expect(score.falseMisconceptions).toEqual({ of: 1, found: 1 });
  });

  it('compares the weightiest acts, and tells what each was mistaken for', () => {
    const score = scoreHearing([message(answer('7/8'), why), message(why), message(why)], [[why, answer('7/8')], [why], []]);
    expect(score.firstActs).toEqual({ of: 3, found: 1 });
    expect(score.confusion.answer).toEqual({ question: 1 });
    expect(score.confusion.question).toEqual({ question: 1, nothing: 1 });
  });

  it('refuses two lists of different length', () => {
    expect(() => scoreHearing([message(why)], [])).toThrow('1 messages, but 0 were heard.');
  });

  it('counts every message once in the confusion table, and never finds more than there is', () => {
    const act = fc.constantFrom(answer('7/8'), answer('7/16'), reply('8'), mistake('added-bottoms'), why, check, noise);
    const pair = fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 3 }), heard: fc.array(act, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        const { confusion, ...shares } = scoreHearing(
          pairs.map(({ acts }) => message(...acts)),
          pairs.map(({ heard }) => heard),
        );
        const counted = actNames.flatMap((name) => Object.values(confusion[name]));
        expect(counted.reduce((sum, count) => sum + count, 0)).toBe(pairs.length);
        for (const { of, found } of Object.values(shares)) expect(found).toBeLessThanOrEqual(of);
      }),
    );
  });
});
