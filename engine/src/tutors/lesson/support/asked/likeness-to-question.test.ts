import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../../corpus/guideline-named.ts';
import { lessonAt, lessonOf, saidAt } from '../../samples/lesson-at.ts';
import { questionKnownIn } from './likely-question.ts';

describe('the questions that students ask about a topic', () => {
  it.each([
    ['percents', 'ok but could a percent be over 100', 'can be more than 100'],
    ['mean-and-median', 'wait what if theres two middle numbers tho', 'two of them share the middle'],
    ['mean-and-median', 'is the mean allowed to be a number thats not in the list', 'doesn’t have to be one of the values'],
    ['area-and-perimeter', 'does it matter which corner i start at', 'Start at any corner'],
    ['functions-and-rules', 'can a machine give u two outputs', 'exactly one output'],
    ['two-step-equations', 'does it have to be the letter x', 'Any letter will do'],
    ['decimal-place-value', 'so do zeros at the end even matter', 'at the very end'],
    ['comparing-fractions', 'can the top be larger than the bottom', 'greater than 1'],
    ['equivalent-fractions', 'is it ok for the bottom to be zero', 'never 0'],
    ['multiplying-fractions', 'do the bottoms have to be the same for this', 'don’t need a common denominator'],
    ['adding-and-subtracting-integers', 'is zero a negative or a positive', 'neither positive nor negative'],
    ['adding-unlike-fractions', 'is any common denominator ok', 'Any common denominator works'],
    ['ratios-and-unit-rates', 'does the order of the ratio matter', 'The order matters'],
  ])('in %s: “%s” is one of them and is answered', (name, message, words) => {
    expect(questionKnownIn(guidelineNamed(name), null, message)?.answer.replaceAll("'", '’')).toContain(words);
  });

  it.each([
    ['percents', 'is it more than 50'],
    ['mean-and-median', 'how do i find the median'],
    ['two-step-equations', 'is x 9'],
    ['two-step-equations', 'do i subtract 6'],
    ['functions-and-rules', 'is it 21'],
    ['adding-unlike-fractions', 'can i have a hint'],
  ])('in %s: “%s” is none of them', (name, message) => {
    expect(questionKnownIn(guidelineNamed(name), null, message)).toBeNull();
  });
});

describe('during a lesson,', () => {
  it('such a question is answered, judges nothing, and keeps the question open', async () => {
    const { act, text, judged, driver, asked } = await saidAt(
      await lessonOf(guidelineNamed('mean-and-median')),
      'what if theres 2 middles',
    );
    expect({ act, judged, question: driver.question.question_id }).toEqual({
      act: 'clarify',
      judged: null,
      question: asked.question_id,
    });
    expect(text).toContain('halfway between those two');
  });

  it('a false claim gets the truth, and is never encouraged', async () => {
    const { text } = await saidAt(await lessonOf(guidelineNamed('percents')), '63', 'so percents are always under 100 right');
    expect(text).toContain('A percent can be more than 100');
    expect(text).not.toMatch(/nice|yes|exactly|go (?:on|ahead) with|slow breath|stuck/i);
  });

  it('a number that nobody has is not heard as loneliness', async () => {
    const { text } = await saidAt(
      await lessonAt(guidelineNamed('mean-and-median'), 'Find the mean of 8'),
      'can the mean be a number nobody has',
    );
    expect(text).toMatch(/doesn.t have to be one of the values/);
    expect(text).not.toMatch(/lonely|sorry/i);
  });

  it('the answer is not repeated right away', async () => {
    const driver = await lessonOf(guidelineNamed('ratios-and-unit-rates'));
    const first = await saidAt(driver, 'does the order matter');
    const second = await saidAt(driver, 'does the order matter');
    expect(first.text).toContain('The order matters');
    expect(second.text).not.toContain('The order matters');
  });
});
