import { describe, expect, it } from 'vitest';
import { complainsOfReply, findsTutorUnclear } from './complains-of-reply.ts';

describe('complainsOfReply', () => {
  it.each([
    'you skipped my question lol',
    'u skipped my question',
    'thats got nothing to do with it i just wanted to know do comics go first',
    'that has nothing to do with my question',
    'you keep telling me the sharing thing. 24 divided by 8 is 3',
    'u keep saying that',
    'that was about dancers not my question. how do i divide 284.8 by 8',
    'youre not telling me if its minus',
    'your not listening',
    'youre ignoring me. whatever',
    'um that didnt help i wanted to know about the pears is ten right',
    'what are you talking about',
    'that didnt answer it',
    'you told me that already',
    'i only asked if i can add',
  ])('hears a complaint in “%s”', (text) => {
    expect(complainsOfReply(text)).toBe(true);
  });

  it.each([
    'i keep adding them',
    'sorry i just wanted to know if thats ok',
    'the 5 has nothing',
    'i skipped one',
    'you add them right',
    'i want to know how',
    'that was about 5',
    'is it about dancers',
    'i missed the 3',
    'you still have 4 left',
    'the kids are not listening to music',
  ])('hears none in “%s”', (text) => {
    expect(complainsOfReply(text)).toBe(false);
  });
});

describe('findsTutorUnclear', () => {
  it.each([
    'send what? i dont get what your telling me to do',
    'every one of what?? im confused',
    'what middle place?? i said 8',
    'ugh what numbers? so theres 8 slices',
    'i dont understand what you want',
    'what picture?',
    'what am i supposed to send',
    'check what',
  ])('hears that “%s”', (text) => {
    expect(findsTutorUnclear(text)).toBe(true);
  });

  it.each([
    'what is a picture',
    'what number is next',
    'i dont get it',
    'i dont know what to do',
    'what do i do',
    'what list is longer',
    'do what i did',
  ])('hears nothing of the kind in “%s”', (text) => {
    expect(findsTutorUnclear(text)).toBe(false);
  });
});
