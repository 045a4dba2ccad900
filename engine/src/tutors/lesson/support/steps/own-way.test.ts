import { expect, it } from 'vitest';
import { ownWay } from './own-way.ts';

const choose = (wordings: readonly string[]): string => wordings[0]!;
const question = { question_text: 'What is 7 - 9?' };

it.each(['can i count on a number line', 'i want to draw a table is that ok', 'can i put them in groups'])(
  '“%s” asks to go her own way',
  (text) => {
    expect(ownWay(question, text, choose)).not.toBeNull();
  },
);

it.each(['why cant i use a number line', 'do i have to draw a table', 'can we do it'])('“%s” doesn’t', (text) => {
  expect(ownWay(question, text, choose)).toBeNull();
});
