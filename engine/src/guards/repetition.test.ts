import { describe, expect, it } from 'vitest';
import { repeatsItself } from './repetition.ts';

const earlier = [
  'Cut the whole into parts of the same size. Then count the parts you have.',
  'You wrote $\\frac{3}{8}$. What does the 8 tell you?',
  'Here is a hint.',
];

describe('repeatsItself', () => {
  it.each([
    'Cut the whole into parts of the same size. Then count the parts you have.',
    'cut the **whole** into parts of the same size. Then count the parts you have. ',
    'Then count the parts you have.',
    'Think. Cut the whole into parts of the same size. Then count the parts you have. Now you try it with this one.',
    'Here is a hint.',
  ])('objects to %j', (text) => {
    expect(repeatsItself(text, earlier)).toMatchObject({ guard: 'repetition' });
  });

  it.each([
    'Cut the whole into parts of one size. Then count those that are shaded.',
    'Here is a hint. Look at the number below the line.',
    'You wrote $\\frac{5}{8}$. Which part of the picture in your head does the 5 count?',
    'Then count the parts you have. How many are there now that you cut each of them in two?',
  ])('lets %j pass', (text) => {
    expect(repeatsItself(text, earlier)).toBeNull();
  });

  it('allows words that are due in this turn to be repeated, if the message has something new', () => {
    const ours = ['Cut the whole into parts of the same size.'];
    expect(repeatsItself(`Try it like this. ${ours[0]}`, earlier, ours)).toBeNull();
    expect(repeatsItself(earlier[0]!, earlier, earlier)).not.toBeNull();
  });
});
