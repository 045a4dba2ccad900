import { describe, expect, it } from 'vitest';
import { contextOf, frameOf, tellsStory } from './problem-frame.ts';
import { sampleProblem } from './sample-problems.ts';

describe('the frame of a problem', () => {
  it.each([
    ['Leo has 12 pens. How many are left?', '@ has # pens. How many are left?'],
    ['Expand.\n\n$3(x + 4)$', 'Expand. #'],
    ['Three friends share \\$40 in a ratio of 3 to 5.', '# friends share # in a ratio of # to #.'],
    ['Which is the greatest: 0.5, 0.45, or 0.05?', 'Which is the greatest: #?'],
    ['Is 1,250 + 75 − 3 a multiple of 4?', 'Is # a multiple of #?'],
  ])('leaves out numbers, mathematics, and names: %s', (stem, frame) => expect(frameOf(sampleProblem({ stem }))).toBe(frame));

  it('describes the context by the first sentence', () =>
    expect(contextOf(sampleProblem({ stem: 'A bus has 40 seats. 12 are taken. How many are free?' }))).toBe(
      'A bus has # seats.',
    ));

  it.each([
    { stem: 'A bus has 40 seats, and 12 of the seats are taken. How many seats are free?', story: true },
    { stem: 'Maya scored 12 points in the first square of the game. How many more points does Maya need?', story: true },
    { stem: 'A triangle has a base of 4 cm and a height of 6 cm. What is its area?', story: false },
    { stem: 'Solve the equation and show each step of the work. Then check it.\n\n$2x = 6$', story: false },
    { stem: 'How many tens are there in the number 450, when it is written in digits?', story: false },
  ])('tells a story: $story, $stem', ({ stem, story }) => expect(tellsStory(sampleProblem({ stem }))).toBe(story));
});
