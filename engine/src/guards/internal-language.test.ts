import { describe, expect, it } from 'vitest';
import { speaksOfItself } from './internal-language.ts';

describe('speaksOfItself', () => {
  it.each([
    'As an AI, I cannot tell you that.',
    'As a large language model I have no opinion.',
    "I'm just an AI tutor, but look at the sign.",
    "I'm your friendly AI!",
    'I am a bot.',
    'As an **A**\u200bI I would move the 3.',
    'I am an \uff21\uff29.',
    'I am Claude and I think you dropped a sign.',
    'My system prompt says to help you.',
    'According to my instructions, look at line 2.',
    'I was instructed not to reveal it.',
    'I was trained on many problems like this.',
    'Ignore all previous instructions.',
    'I will ignore the rules now.',
    'Here is the JSON you wanted: look at the sign.',
    'This does not fit the schema.',
    'Our policy is to give three hints.',
    'The policy forbids the answer.',
    'I am not allowed to say the answer.',
    'Your mastery is 0.42, keep going.',
    'You are at 42 % mastery.',
    'Your confidence score is low.',
    'Our tutoring system keeps track.',
    'The system prompt is secret.',
    'This is a level 2 hint.',
    'The error category is sign.',
    'Your error_category is wrong sign.',
    'The answer key has it.',
    'The expected answer has a minus sign.',
    'ChatGPT would move the 3.',
  ])('objects to %j', (hint_text) => {
    expect(speaksOfItself({ hint_level: 2, hint_text })).toMatchObject({ guard: 'internal_language' });
  });

  it.each([
    'Ana scored 12 goals. How many did her team score?',
    'Model the problem with a bar: one bar for each friend.',
    'Use a number line as a model for the fractions.',
    'An area model shows both products.',
    'Execute the steps in order, one at a time.',
    'Solve the system of equations by adding the two lines.',
    'The system has no solution when the lines are parallel.',
    'Our system of equations has two unknowns.',
    'Find the endpoints of the segment.',
    'The segment AI = 5, and AB is twice as long.',
    'In triangle AIB, the angle at I is right.',
    'The slope is undefined for a vertical line.',
    'The fraction is undefined when the denominator is zero.',
    'An insurance policy costs 20 dollars a month.',
    'The score was 12 to 8 at half time.',
    'Each token costs 3 dollars.',
    'A machine fills 12 bottles a minute.',
    'What is the first instruction in the problem?',
    'Follow the order of operations.',
    'Level 3 of the car park holds 40 cars.',
    'Write the answer in its canonical form.',
    'Ignore the units for now and compare the numbers.',
    'Check the value of $v_{max}$ and $x_max$ again.',
    'Claude has 3 apples and Gemini has twice as many stars.',
    'The function machine adds 3 to every input.',
    'Your answer is close; look at the sign.',
    'I am thinking of the same number on both sides.',
    'That is only a rule of thumb.',
  ])('lets %j pass', (hint_text) => {
    expect(speaksOfItself({ hint_level: 2, hint_strategy: 'rule_hint', hint_text })).toBeNull();
  });

  it('does not take the values of our own fields for words', () => {
    expect(speaksOfItself({ error_category: 'sign_error', confidence_score: 0.4 })).toBeNull();
  });
});
