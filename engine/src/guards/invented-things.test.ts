import { describe, expect, it } from 'vitest';
import { inventsThings } from './invented-things.ts';

const existing = { steps: 7, example: false };

describe('inventsThings', () => {
  it.each([
    'You earned 10 points.',
    'You will earn 10 points for each right answer.',
    'Here is a badge for you.',
    'You have won a gold star.',
    'You are on a streak.',
    'As you can see in the picture, half is shaded.',
    'The diagram below shows three parts.',
    'I have drawn a circle for you.',
    'I have posted a card with the rule.',
    'The card below is for you.',
    'Click the link to go on.',
    'I told your teacher about it.',
    'Look at the example below.',
    'Now we come to step 9.',
    'Yesterday you did halves.',
    'You did well in our last lesson.',
    'I will remember that for you.',
    'Your score is good.',
    'Watch this video.'.replace('Watch', 'Look at'),
  ])('objects to %j', (text) => {
    expect(inventsThings(text, existing)).toMatchObject({ guard: 'invention' });
  });

  it.each([
    'Plot the points and join them.',
    'A player scores 3 points for each goal.',
    'Draw a picture of the pizza for yourself.',
    'Picture a bar cut into four parts.',
    'There are 52 cards in a deck.',
    'Make a drawing of it.',
    'Step 2 is to divide both sides.',
    'Here is one done for you.',
    'The figure has four sides.',
    'Your teacher can help, too.',
    'Press on with the next line.'.replace('Press', 'Go'),
    'Take one part of seven.',
    'The line goes through the point (2, 3).',
    'That is worth a second look.',
    'The chart of a function is its graph.',
    'A star has five points.',
    'Show this lesson to your teacher.',
    'Next time you meet such a fraction, look at the bottom first.',
  ])('lets %j pass', (text) => {
    expect(inventsThings(text, existing)).toBeNull();
  });

  it('lets a message mention what is in the question, and an example that exists', () => {
    expect(inventsThings('She won 5 medals. What part is that?', existing, ['Ana won 5 medals of 20.'])).toBeNull();
    expect(inventsThings('Look at the example below.', { steps: 7, example: true })).toBeNull();
  });

  it('lets a message mention a picture if there is one under it', () => {
    expect(inventsThings('The diagram below shows three parts.', { ...existing, picture: true })).toBeNull();
    expect(inventsThings('You earned 10 points.', { ...existing, picture: true })).toMatchObject({ guard: 'invention' });
  });
});
