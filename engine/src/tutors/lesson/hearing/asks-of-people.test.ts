import { describe, expect, it } from 'vitest';
import { waitingQuestions } from '../../../../corpus/messages/message-table.ts';
import { asksOfPeople } from './asks-of-people.ts';
import { hearMessage } from './hear-message.ts';

describe('a question about people', () => {
  it.each([
    ['can you call my mom', 'call'],
    ['Could you tell my teacher?', 'call'],
    ['am i stupid', 'worth'],
    ["I'm so dumb", 'worth'],
    ['do you speak spanish', 'language'],
    ['do you get tired?', 'tutor'],
    ['are you mad at me', 'tutor'],
  ])('is heard: %s', (text, kind) => {
    expect(asksOfPeople(text)).toBe(kind);
    const { kind: heard } = hearMessage(text, waitingQuestions.pencils, 'teach', false);
    expect(['remark', 'off_topic']).toContain(heard); // so that no explanation follows
  });

  it.each([
    'can you tell me the next step',
    'do you get 12?',
    'do you add the tops',
    'what does numerator mean',
    'am i right',
    'can you call the top number something',
  ])('is not heard in what is about the matter: %s', (text) => {
    expect(asksOfPeople(text)).toBeNull();
  });
});
