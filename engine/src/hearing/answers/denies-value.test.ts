import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';

const answersTo = (stem: string, expected: string, input_type: 'integer' | 'fraction', message: string) =>
  hear(message, {
    question: { stem, answer: QuestionAnswer.parse({ input_type, expected }) },
    probe: null,
    misconceptions: [],
    glossary: [],
    said: [],
  }).flatMap((act) => (act.act === 'answer' ? [act.answer] : []));
const ofTickets = (message: string) =>
  answersTo('A class has 100 tickets for a show and sells 37 of them. How many tickets are left?', '63', 'integer', message);
const ofPizza = (message: string) =>
  answersTo(
    'A pizza is cut into 8 equal slices. You eat 3 slices and your friend eats 4. What fraction of the pizza did you two eat?',
    '7/8',
    'fraction',
    message,
  );

describe('a value that is doubted or denied', () => {
  it.each([
    'i think 63 is wrong',
    'i thought it was 63 but no',
    '63? nah',
    '63? no',
    '63 nope',
    'its not 63',
    'i dont think its 63',
    'i dont think 63 is right',
    'i doubt its 63',
    'i doubt its 2',
    '63 cant be right',
    '63 doesnt seem right',
    '63 makes no sense',
    '63 but thats wrong',
    'i dont believe its 63',
  ])('is no ticket answer: “%s”', (message) => {
    expect(ofTickets(message)).toEqual([]);
  });

  it.each(['i dont think its 7/8', 'i dont think 7/8 is right', 'i doubt its 7/8'])('is no pizza answer: “%s”', (message) => {
    expect(ofPizza(message)).toEqual([]);
  });

  it.each([
    '63, no?',
    '63 no cap',
    '63. no doubt',
    '63 im probably wrong',
    'i think its 63 but im probably wrong',
    'its not 37 its 63',
    'i thought it was 73 but no its 63',
    '73? no, 63',
    '63 i doubt im right tho',
    '63 isnt it',
    '63 no calculator',
    'it has to be 63 no?',
  ])('is an answer after all in “%s”', (message) => {
    expect(ofTickets(message)).toEqual(['63']);
  });
});

it.each(['lemme see one done', 'can i see one', 'can we do one first', 'let me see one'])(
  'a request to see one is not the number one: “%s”',
  (message) => {
    expect(ofTickets(message)).toEqual([]);
  },
);
