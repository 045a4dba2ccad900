import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import type { HearingContext } from '../hearing-context.ts';

const tickets: HearingContext = {
  question: {
    stem: 'A class has 100 tickets for a show and sells 37 of them. How many tickets are left?',
    answer: QuestionAnswer.parse({ input_type: 'integer', expected: '63' }),
  },
  probe: null,
  misconceptions: [],
  glossary: [],
  said: [],
};
const heard = (message: string) => hear(message, tickets);
const isHeard = (message: string, what: string): boolean =>
  heard(message).some((act) => (act.act === 'wish' && act.wish === what) || (act.act === 'feeling' && act.feeling === what));

describe('a wish to stop', () => {
  it.each([
    'i dont want to stop',
    'i dont wanna stop',
    'please dont end the lesson',
    'im not ready to stop',
    'no i dont wanna quit',
    'lets do the lesson',
    'can we do the lesson now',
    'can we go back to the lesson',
    'im done crying lets go',
    'im done eating lets go',
    'can we finish this',
    'i want to finish this',
    'can we stop talking about this and do math',
    'can we stop being sad and do math',
  ])('is not heard in “%s”', (message) => {
    expect(isHeard(message, 'stop')).toBe(false);
  });

  it.each([
    'can we stop now',
    'can we stop doing this',
    'can we finish this tomorrow',
    'can we finish now',
    'lets go home',
    'can we do this later',
    'i dont want to stop but i have to go',
    '63. i am finish after this',
    'Please I said I finish. Thank you for lesson',
    '63 and im leaving',
    '63. this is my last one',
    '63. thats enough for today',
  ])('is heard in “%s”', (message) => {
    expect(isHeard(message, 'stop')).toBe(true);
  });

  it.each(['12, 24, 36, so I stop here because next is too big', 'thanks for the lesson', 'i give up, i quit'])(
    'is not heard in words that only resemble one: “%s”',
    (message) => {
      expect(isHeard(message, 'stop')).toBe(false);
    },
  );
});

describe('a feeling', () => {
  it.each([
    ['9? im not sure', 'worry'],
    ['maybe 40, but i am not sure', 'worry'],
    ['im not sure', 'worry'],
    ['63. sorry for being annoying', 'frustration'],
    ['is that a yes ur a robot', 'anger'],
    ['my teacher took my manga away', 'loss'],
    ['i lost my phone', 'loss'],
  ])('“%s” is not heard as %s', (message, feeling) => {
    expect(isHeard(message, feeling)).toBe(false);
  });

  it.each([
    ['im scared, i dont think its 9', 'worry'],
    ['this is so annoying', 'frustration'],
    ['i lost my grandpa', 'loss'],
    ['we lost our dog', 'loss'],
    ['my hamster got sick n died last nite', 'loss'],
  ])('“%s” is heard as %s', (message, feeling) => {
    expect(isHeard(message, feeling)).toBe(true);
  });
});
