import { describe, expect, it } from 'vitest';
import { asksOfLesson } from './asks-of-lesson.ts';

describe('asksOfLesson', () => {
  it.each([
    ['um is this a test? do i get a grade for it', 'no_test'],
    ['is this graded', 'no_test'],
    ['is this for a grade', 'no_test'],
    ['do we get graded on this', 'no_test'],
    ['does this count for my grade', 'no_test'],
    ['are you grading me', 'no_test'],
    ['is it like a quiz', 'no_test'],
    ['will my mistakes go on my report card', 'no_test'],
    ['5/6. is this a test', 'no_test'],
    ['i just wanted to know if somebody sees my mistakes', 'who_sees'],
    ['does my teacher see this', 'who_sees'],
    ['can the other kids see what i write', 'who_sees'],
    ['who can see this', 'who_sees'],
    ['will you tell my mom', 'who_sees'],
    ['is my teacher gonna see this', 'who_sees'],
    ['is anyone reading this', 'who_sees'],
    ['5/6. why do i have to do pizza again', 'why_this_story'],
    ['7 because 7 times 4 is 28. but why do we start with cherries if the lesson is multiplying fractions?', 'why_this_story'],
    ['why do i have to do seesaws. its 17 obviously', 'why_this_story'],
    ['whats with the bike. its the first one', 'why_this_story'],
    ['why is it always pizza', 'why_this_story'],
  ])('hears what is asked in “%s”', (text, asked) => {
    expect(asksOfLesson(text)).toBe(asked);
  });

  it.each([
    'what grade do i get for 17 out of 20',
    'is 12 the mark',
    'the test has 50 points so 40 is 80%',
    'do the students see 5 red ones',
    'why are the kids 4 and not 2',
    'why does the bag have 3',
    'can you test it',
    'does it count as a whole',
    'why is the pizza cut in 6',
    'why are 3 pizzas more',
    'can i see a picture',
    'how do i test my answer',
    'is this the mean',
    'why do you add the tickets',
    'do you see what i mean',
    'why does bea give some away',
  ])('hears none in “%s”', (text) => {
    expect(asksOfLesson(text)).toBeNull();
  });
});
