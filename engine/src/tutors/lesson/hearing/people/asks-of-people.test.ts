import { describe, expect, it } from 'vitest';
import { waitingQuestions } from '../../../../../corpus/messages/waiting-questions.ts';
import { asksOfPeople } from './asks-of-people.ts';
import { hearsAs } from '../../samples/heard-message.ts';

describe('a question about people', () => {
  it.each([
    ['can you call my mom', 'asks_to_call'],
    ['Could you tell my teacher?', 'asks_to_call'],
    ['am i stupid', 'asks_worth'],
    ["I'm so dumb", 'asks_worth'],
    ['do you speak spanish', 'asks_language'],
    ['do you get tired?', 'asks_of_tutor'],
    ['are you mad at me', 'asks_of_tutor'],
  ])('is heard: %s', (text, kind) => {
    expect(asksOfPeople(text)).toBe(kind);
    expect(hearsAs(text, { question: waitingQuestions.pencils }).kind).toBe('remark'); // so that no explanation follows
  });

  it('is not heard if someone hurt the student, which is heard as a feeling instead', () => {
    expect(hearsAs('my sister called me stupid', { question: waitingQuestions.pencils }).kind).toBe('feeling');
  });

  it.each([
    'can you tell me the next step',
    'do you get 12?',
    'do you add the tops',
    'what does numerator mean',
    'am i right',
    'can you call the top number something',
  ])('is not heard in a message about the lesson: %s', (text) => {
    expect(asksOfPeople(text)).toBeNull();
  });
});
