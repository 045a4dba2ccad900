import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

const at = async (lesson: string, words: string, ...messages: readonly string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
const confirms =
  /yes|that’s true|It’s true|true|right about that|part of it|you can use that|key idea|that’s so|agree|you’ve got|exactly/i;

describe('what she finds out', () => {
  it.each([
    ['percents', 'Find 30% of 70', '5/100? so 0.05 is only 5%'],
    ['percents', 'Find 30% of 70', '1/5 is 20% and 0.05 is 5%'],
    ['percents', 'Find 30% of 70', '0.05 is 5%'],
    ['decimal-place-value', String.raw`$0.4 \square 0.15$`, 'im gonna tell my dad longer isnt always bigger'],
    ['decimal-place-value', String.raw`$0.4 \square 0.15$`, 'so it doesnt matter how long the number is'],
    ['comparing-fractions', 'Two friends read the same book', 'so jons parts are smaller'],
    ['comparing-fractions', 'Two friends read the same book', 'they both have 5 but jons are smaller'],
    ['comparing-fractions', 'Two friends read the same book', '8 makes smaller pieces'],
    ['comparing-fractions', 'Two friends read the same book', 'eighths are smaller'],
    ['comparing-fractions', 'You love cake', 'so the 10 ones are bigger number but littler peices?'],
    ['comparing-fractions', 'You love cake', '10 kids get smaller pieces'],
  ])('is confirmed, in %s, %s: “%s”', async (lesson, words, message) => {
    const { act, judged, text } = await at(lesson, words, message);
    expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
    expect(text).toMatch(confirms);
  });

  it.each([
    ['percents', 'Find 30% of 70', '1/5 is 20%, 0.05 is 50%? then 0.05 is largest', '0.05 is less than 50%'],
    ['percents', 'Find 30% of 70', '0.05 is 50%', '0.05 is less than 50%'],
  ])('is put right if it isn’t so, in %s, %s: “%s”', async (lesson, words, message, so) => {
    expect((await at(lesson, words, message)).text).toContain(so);
  });

  it.each([
    ['decimal-place-value', String.raw`$0.4 \square 0.15$`, 'longer is bigger'],
    ['decimal-place-value', String.raw`$0.4 \square 0.15$`, 'the longer one is bigger'],
    ['comparing-fractions', 'Two friends read the same book', 'so jons parts are bigger'],
    ['comparing-fractions', 'Two friends read the same book', '8 makes bigger pieces'],
    ['comparing-fractions', 'Two friends read the same book', 'sixths are smaller'],
    ['comparing-fractions', 'You love cake', '10 kids get bigger pieces'],
  ])('isn’t confirmed if it isn’t so, in %s, %s: “%s”', async (lesson, words, message) => {
    expect((await at(lesson, words, message)).text).not.toMatch(confirms);
  });
});
