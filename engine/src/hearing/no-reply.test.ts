import { describe, expect, it } from 'vitest';
import { plainWords } from './message-words.ts';
import { isNoReply } from './no-reply.ts';

describe('isNoReply', () => {
  it.each([
    'no idea just tell me',
    'um no clue',
    'never mind',
    'not sure',
    'no thanks',
    'nope just tell me',
    'no can you explain',
    'no can i have a hint',
    'no could you show me',
    'no what do you mean',
    'no i dont get it',
    'no i cant see it',
    'nope i dont really know',
    'no way i can do this',
    'no im not talking to you',
    'no hints needed',
  ])('“%s” says no to nothing', (text) => {
    expect(isNoReply(plainWords(text))).toBe(true);
  });

  it.each([
    'no',
    'nope',
    'never',
    'no it stays the same',
    'no i think its the same',
    'no i dont think so',
    'no way',
    'no you cant',
    'not really',
  ])('“%s” says no', (text) => {
    expect(isNoReply(plainWords(text))).toBe(false);
  });
});
