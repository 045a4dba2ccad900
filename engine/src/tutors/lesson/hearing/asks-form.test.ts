import { describe, expect, it } from 'vitest';
import { asksForm } from './asks-form.ts';

describe('a question about the form of an answer', () => {
  it.each([
    'do i write it with a slash or in words',
    'do i have to write the whole fraction or only the bottom number',
    'do you want it in cents or with the dollar sign',
    'when you say solve do you want me to write the steps or only the number',
    'how do i type a fraction',
    'should i put the units',
    'do u want a decimal or fraction',
    'can i just write the letter',
    'do i need to show my work',
    'does it have to be a full sentence',
  ])('is heard in “%s”', (text) => {
    expect(asksForm(text)).toBe(true);
  });

  it.each([
    'do i write the 6 on the bottom',
    'do i have to add first or multiply',
    'should i put the fractions in order first',
    'why do we write it as a fraction',
    'do i use the whole number or the part',
    'do i write a zero in the tenths place',
    'what does the letter mean',
    'i wrote it as a fraction',
  ])('is not heard in “%s”', (text) => {
    expect(asksForm(text)).toBe(false);
  });
});
