import { describe, expect, it } from 'vitest';
import { comparesHer } from './compares-her.ts';

const turn = {
  question: {
    stem: 'A class of 30 students goes to the zoo in vans that take 7 each. How many vans?',
    expected: '5',
    input_type: 'integer',
    choices: [],
  },
  student: '4',
  must_convey: 'The last 2 students need a van, too.',
} as const;

describe('comparesHer', () => {
  it.each([
    'The rest of your row got this one without any help.',
    'Your cousin would have remembered that.',
    'Second graders do these in no time.',
    'Everybody at your table had it before I finished talking.',
    'Nora over there solved this before lunch.',
    'Two steps at once is too much for you.',
    "You're the only one who still needs that explained.",
    'Asking that makes you sound like a baby.',
    'Children elsewhere have it much worse than you.',
    'Maybe copy how your partner thinks.',
  ])('objects to “%s”', (text) => {
    expect(comparesHer({ ...turn, text })).not.toBeNull();
  });

  it.each([
    'The last 2 students need a van, too.',
    'Lots of people miss that the first time.',
    'Everybody gets stuck on this one at first.',
    'Imagine five kids who each got one of these.',
    'Picture a friend who pays you back before Friday.',
    'Something got left behind at the school. Who needs a ride?',
    'Your brother sounds fun! Now, how many fit in 4 vans?',
    'Six is right: 24 kids do at least one of the two.',
  ])('lets “%s” pass', (text) => {
    expect(comparesHer({ ...turn, text })).toBeNull();
  });

  it('lets the people in the question do what the question says', () => {
    const stem = 'Ava and her sister each have 4 pens. Her sister got these first. How many pens are there?';
    expect(
      comparesHer({ ...turn, question: { ...turn.question, stem }, text: 'Her sister got these before Ava did.' }),
    ).toBeNull();
  });
});
