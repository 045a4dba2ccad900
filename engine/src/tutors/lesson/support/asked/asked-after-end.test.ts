import { expect, it } from 'vitest';
import { askedAfterEnd } from './asked-after-end.ts';
import type { LessonSession } from '../../state/lesson-session.ts';

const after = (end: 'right_unaided' | 'told'): Pick<LessonSession, 'closed_questions'> => ({
  closed_questions: [
    { question_id: 'q', source: { kind: 'plan', id: 'q' }, step: 1, concept: 'c', wrong_attempts: 0, end, turn: 1 },
  ],
});

it.each([
  ['did i get it right', 'Yes, your last answer was right.'],
  ['was 5/6 right', 'Yes, your last answer was right.'],
  ['that was right wasnt it', 'Yes, your last answer was right.'],
  ['was it wrong', 'Your last answer was right.'],
  ['i got it wrong didnt i', 'Your last answer was right.'],
])('“%s”, after a right answer: %s', (text, says) => {
  expect(askedAfterEnd(after('right_unaided'), text)).toBe(says);
});

it.each(['thanks', 'that was fun', 'i get it right now'])('“%s” asks nothing', (text) => {
  expect(askedAfterEnd(after('right_unaided'), text)).toBeNull();
});

it('says nothing of an answer that was told', () => {
  expect(askedAfterEnd(after('told'), 'did i get it right')).toBeNull();
});
