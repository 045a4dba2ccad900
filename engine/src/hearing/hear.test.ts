import fc from 'fast-check';
import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import type { HearingContext } from './hearing-context.ts';

const pizza: HearingContext = {
  question: {
    stem: 'A pizza is cut into 8 equal slices. You eat 3 slices and your friend eats 4. What fraction have you eaten together?',
    answer: QuestionAnswer.parse({ input_type: 'fraction', expected: '7/8' }),
  },
  probe: { text: 'There is only one pizza. Into how many slices was it cut?', expected: ['8'] },
  misconceptions: [{ id: 'added-bottoms', description: 'Adds the numerators and adds the denominators.' }],
  glossary: [],
  said: [],
};

describe('hearing', () => {
  it("hears at least one act in any message, and each act's text is at its position", () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        const acts = hear(message, pizza);
        expect(acts.length).toBeGreaterThan(0);
        for (const { text, start, end, confidence } of acts) {
          expect(message === '' ? ' ' : message.slice(start, end)).toBe(text);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it.each([
    ['7/8!!', ['answer']],
    ['8', ['probe_answer']],
    ['???', ['noise']],
    ['7/8 i think bc 3+4 is 7 but why does the bottom stay', ['answer', 'question', 'reason']],
    ['i added tops and bottoms', ['misconception']],
    ['its 7/16 cuz i added tops and bottoms', ['answer', 'misconception']],
    ['3/8 + 4/8', ['reason']],
    ['is it 7/8?', ['wish']],
    ['my dog died', ['feeling']],
    ['its 7/8 bro', ['answer']],
    ['is it like 3 apples and 4 apples?', ['question']],
  ])('hears in %j the acts %j', (message, acts) => {
    expect(hear(message, pizza).map(({ act }) => act)).toEqual(acts);
  });

  it.each(["don't the bottoms stay", "i can't add the bottoms, it's 7/8"])(
    'hears the same acts in %j with a straight or a curly apostrophe',
    (message) => {
      const told = (text: string) => hear(text, pizza).map(({ act, start, end }) => ({ act, start, end }));
      expect(told(message.replaceAll("'", '’'))).toEqual(told(message));
    },
  );
});

it('hears “half” at choices that speak of a half, about one, or two', () => {
  const choices = [String.raw`a little less than $\frac{1}{2}$`, 'about 1', 'a little less than 2', 'more than 2'];
  const answer = QuestionAnswer.parse({ input_type: 'multiple_choice', expected: 'B', choices });
  const stem = String.raw`About how much is $\frac{5}{6} + \frac{1}{9}$?`;
  expect(hear('half', { ...pizza, question: { stem, answer }, probe: null }).length).toBeGreaterThan(0);
});
