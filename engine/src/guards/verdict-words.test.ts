import { describe, expect, it } from 'vitest';
import { contradictsTheVerdict } from './verdict-words.ts';

describe('an answer that is wrong', () => {
  it.each([
    'Correct!',
    'Yes, $\\frac{3}{8}$.',
    'Exactly. Now the next step.',
    'That is right.',
    "That's absolutely correct, well spotted.",
    'You wrote $\\frac{3}{8}$, and that is right.',
    'You are right!',
    "You've got it.",
    'Well done, go on.',
    'Great job with the fractions.',
    '$\\frac{3}{8}$ is the right answer.',
    'Your answer is correct.',
    '$\\frac{3}{8}$ is correct.',
    'Perfect, you found it.',
    'You nailed it.',
  ])('is not praised as right: %j', (text) => {
    expect(contradictsTheVerdict(text, 'incorrect')).toMatchObject({ guard: 'verdict' });
  });

  it.each([
    'You wrote $\\frac{3}{8}$. That is not it yet.',
    'You are right that there are 8 parts. How many are shaded?',
    'The right idea. Now look at the bottom number.',
    'Is that right?',
    'Right angles have 90 degrees.',
    'Exactly one of the two signs changes.',
    'Correct the sign in the second line.',
    'Perfect squares are numbers such as 49.',
    'Check whether that is right by putting it back.',
    'That is not right yet.',
    'Yesterday you met the same rule.',
    'How would you know that your answer is right?',
    'It is true that both fractions have the same bottom.',
    'Good thinking in the first step.',
    'Great question about the bottom number.',
    'That is all right; this takes a moment.',
  ])('may be answered with %j', (text) => {
    expect(contradictsTheVerdict(text, 'incorrect')).toBeNull();
  });
});

describe('an answer that is right', () => {
  it.each([
    'Not quite.',
    'That is not right.',
    'Unfortunately, no.',
    'Wrong.',
    'So close, but look again.',
    "It isn't correct.",
    'Almost!',
    'Have another go.',
    'Try again with the sign.',
    'Your answer is wrong.',
    'You made a small mistake.',
    'It does not fit yet.',
    'Not yet.',
  ])('is not called wrong: %j', (text) => {
    expect(contradictsTheVerdict(text, 'correct')).toMatchObject({ guard: 'verdict' });
  });

  it.each([
    'Yes, $\\frac{3}{4}$. That is right.',
    'You wrote $x = 4$. Just right.',
    'Not all fractions can be made smaller like that; this one can.',
    'No other number does that.',
    'That is it. Multiplying by a number close to one changes little.',
    'Do you see why it is not wrong to add first?',
    'It is not the same as before.',
  ])('may be answered with %j', (text) => {
    expect(contradictsTheVerdict(text, 'correct')).toBeNull();
  });
});

describe('an answer that nobody judged', () => {
  it.each(['Yes, exactly.', 'That is right.', 'That is wrong.', 'You got it.', 'No, look again.'])(
    'is called neither right nor wrong: %j',
    (text) => {
      expect(contradictsTheVerdict(text, 'open')).toMatchObject({ guard: 'verdict' });
    },
  );

  it.each(['Have another go with that.', 'Good that you ask.', 'Here is another way to see it.', 'See what you get now.'])(
    'may be followed by %j',
    (text) => {
      expect(contradictsTheVerdict(text, 'open')).toBeNull();
    },
  );

  it('may get a yes if the student’s message may not be an answer', () => {
    expect(contradictsTheVerdict('Yes, the bottom number counts the parts.', 'open', { mayAgree: true })).toBeNull();
    expect(contradictsTheVerdict('Yes, the bottom number counts the parts.', 'open')).not.toBeNull();
  });

  it('may be followed by an author’s own words', () => {
    const ours = ['It is true: that is right for every number.'];
    expect(contradictsTheVerdict(`Look. ${ours[0]}`, 'open', { ours })).toBeNull();
    expect(contradictsTheVerdict(`That is right. ${ours[0]}`, 'open', { ours })).not.toBeNull();
  });
});
