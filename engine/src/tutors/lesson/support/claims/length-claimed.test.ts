import { describe, expect, it } from 'vitest';
import { lengthClaimed } from './length-claimed.ts';

describe('what a message says of the length of a number', () => {
  it.each([
    'im gonna tell my dad longer isnt always bigger',
    'longer doesnt mean bigger',
    'so longer isnt bigger',
    'it doesnt matter how long the number is',
    'more digits isnt more',
    'its not about how many numbers',
    'oh so a longer number can be smaller',
    'the number of digits does not decide',
    'having more digits doesnt make a decimal greater',
  ])('“%s”: it doesn’t decide', (text) => expect(lengthClaimed(text)).toBe('does_not'));

  it.each(['longer is bigger', 'the longer one is bigger', 'more digits means more', 'longer so its bigger'])(
    '“%s”: it decides',
    (text) => expect(lengthClaimed(text)).toBe('decides'),
  );

  it.each([
    'is longer always bigger?',
    'why isnt longer bigger',
    'i thought longer is bigger',
    '0.4 is bigger',
    'my arm is longer',
  ])('“%s”: nothing', (text) => expect(lengthClaimed(text)).toBeNull());
});
