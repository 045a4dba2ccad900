import { expect, it } from 'vitest';
import { readAnswer } from '../../../../math/check-answer.ts';
import { sampleTopic } from '../../samples/sample-topic.ts';
import { answerWithUnit, countAsked } from './answer-with-unit.ts';

const { answer } = sampleTopic.plan.opening;
const integer = { ...answer, input_type: 'integer' as const, expected: '12' };
const fraction = { ...answer, input_type: 'fraction' as const, expected: '5/4' };

it.each([
  { says: '12 minutes', asked: 'How many minutes does it take?', question: integer, is: '12' },
  { says: '12 minute.', asked: 'How many minutes does it take?', question: integer, is: '12' },
  { says: '12minutes', asked: 'How many minutes does it take?', question: integer, is: '12' },
  {
    says: '34 pages per minute',
    asked: 'A printer prints 68 pages in 2 minutes. How many pages per minute is that?',
    question: integer,
    is: '34',
  },
  { says: 'two dollars', asked: 'How many dollars does one pen cost?', question: integer, is: 'two' },
  { says: 'one and a quarter yards', asked: 'How many yards of ribbon is that?', question: fraction, is: 'one and a quarter' },
  { says: '12 sweets', asked: 'How many minutes does it take?', question: integer, is: null },
  { says: '12 minutes ago', asked: 'How many minutes does it take?', question: integer, is: null },
  { says: 'minutes', asked: 'How many minutes does it take?', question: integer, is: null },
  { says: 'so many minutes', asked: 'How many minutes does it take?', question: integer, is: null },
  { says: '12 of the', asked: 'How many minutes does it take?', question: integer, is: null },
])('reads $says, in reply to “$asked”, as $is', ({ says, asked, question, is }) => {
  expect(answerWithUnit(says, asked, (text) => readAnswer(question, text).kind === 'read')).toBe(is);
});

it.each([
  { says: '34 tenths', asked: 'How many tenths are there in 3.4 altogether?', is: '34' },
  { says: '34 tenth.', asked: 'How many tenths are there in 3.4 altogether?', is: '34' },
  { says: '58 cents', asked: 'Write 0.58 of a dollar as money. How many cents is that?', is: '58' },
  { says: '34 hundredths', asked: 'How many tenths are there in 3.4 altogether?', is: null },
  { says: '34 tenths', asked: 'Write three and four tenths as a decimal.', is: null },
  { says: '3 or 4 tenths', asked: 'How many tenths are there in 3.4 altogether?', is: null },
])('counts $is for $says in reply to “$asked”', ({ says, asked, is }) => {
  expect(countAsked(says, asked)).toBe(is);
});
