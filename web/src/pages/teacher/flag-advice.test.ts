import { expect, it } from 'vitest';
import { adviceOn } from './flag-advice.ts';

const contacts = { emergency: [{ number: '911', where: 'anywhere in the US' }], helplines: [], at_school: 'Ms Park, room 12.' };
const advice = (...kinds: string[]) => adviceOn(kinds, 'Maya', contacts).join('\n');

it.each([
  { kinds: ['self_harm'], says: [/do not leave Maya alone/, /911/, /Ms Park/], not: [/friendly word/, /question the child/] },
  { kinds: ['abuse'], says: [/do not leave Maya alone/, /Do not question the child/], not: [/friendly word/] },
  {
    kinds: ['profanity', 'self_harm', 'abuse'],
    says: [/do not leave Maya alone/, /Do not question the child/],
    not: [/friendly word/],
  },
  { kinds: ['threat'], says: [/Take it seriously/, /911/, /threat assessment/, /Ms Park/], not: [/friendly word/, /alone/] },
  { kinds: ['threat', 'self_harm'], says: [/do not leave Maya alone/], not: [/friendly word/] },
  { kinds: ['concern'], says: [/do not leave Maya alone/, /Ms Park/], not: [/friendly word/] },
  { kinds: ['profanity', 'violence'], says: [/take it seriously/, /counselor/], not: [/friendly word/] },
  { kinds: ['personal_data'], says: [/Remind the class/], not: [/friendly word/] },
  { kinds: ['profanity', 'personal_data'], says: [/friendly word/, /Remind the class/], not: [/911/] },
  { kinds: ['profanity'], says: [/friendly word/], not: [/911/, /Remind the class/] },
])('the advice for $kinds follows the gravest of them', ({ kinds, says, not }) => {
  for (const sentence of says) expect(advice(...kinds)).toMatch(sentence);
  for (const sentence of not) expect(advice(...kinds)).not.toMatch(sentence);
});
