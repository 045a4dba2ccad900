import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAt, lessonAtSibling, lessonOf, saidAt } from '../samples/lesson-at.ts';

const at = async (lesson: string, words: string | null, ...messages: readonly string[]) => {
  const guideline = guidelineNamed(lesson);
  return saidAt(words === null ? await lessonOf(guideline) : await lessonAt(guideline, words), ...messages);
};

describe("a true line of the student's work that isn't known to be a step", () => {
  it.each([
    ['percents', 'ok sorry.. 100 - 37 so 100 - 30 is 70', '100 - 30 = 70'],
    [
      'adding-unlike-fractions',
      'omg i love pizza!! we had it friday at my cousins birthday. so 3 and 4 is 7 slices',
      '3 + 4 = 7',
    ],
    ['percents', 'i did 100 - 7 = 93 first', '100 - 7 = 93'],
  ])('in %s, “%s”: gets a yes and leads to a follow-up', async (lesson, message, line) => {
    const { act, judged, text } = await at(lesson, null, message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toContain(`$${line}$`);
  });

  it.each([
    ['percents', '100 - 30 is 60'], // false
    ['percents', 'its not that 100 - 30 is 70'], // denied
    ['percents', 'my bus is number 12 and 12 + 5 is 17'], // of no number of the question
    ['percents', 'why do i do 100 - 30 is 70'], // asked about
    ['percents', '100 - 30 is about 70'], // rounded
  ])('in %s, “%s”: is not heard as one', async (lesson, message) => {
    const { text } = await at(lesson, null, message);
    expect(text).not.toMatch(/\$100 - 30 = \d+\$|\$12 \+ 5 = 17\$/);
  });

  it('gets its yes once, and then other help', async () => {
    const message = 'so 100 - 30 is 70';
    expect((await at('percents', null, message, message)).text).not.toContain('$100 - 30 = 70$');
  });
});

describe('a true line of work that leads nowhere', () => {
  it.each([
    ['two-step-equations', '4x = 28', '28 + 4 is 32', '28 + 4 = 32', 'adding'],
    ['two-step-equations', '2x + 5 = 17', '2 + 5 is 7', '2 + 5 = 7', 'adding'],
    ['two-step-equations', '2x + 5 = 17', '17 + 5 is 22', '17 + 5 = 22', 'adding'],
    ['multiplying-fractions', 'A paper strip has 5 equal parts', 'so is it half of 5 = 2.5?', '2.5', 'dividing'],
    ['multiplying-fractions', 'A paper strip has 5 equal parts', '1/2 + 1/5 is 7/10', String.raw`\frac{7}{10}`, 'adding'],
    ['adding-unlike-fractions', 'A pizza is cut into 8', '8 and 8 makes 16', '8 + 8 = 16', 'adding'],
    ['adding-unlike-fractions', 'A pizza is cut into 8', '8 - 3 is 5', '8 - 3 = 5', 'subtracting'],
    ['area-and-perimeter', 'A poster is 12 inches long', '12 - 7 is 5', '12 - 7 = 5', 'subtracting'],
    ['functions-and-rules', 'A machine follows the rule $4x + 3$', '4 + 3 is 7', '4 + 3 = 7', 'adding'],
    ['functions-and-rules', 'A machine follows the rule $4x + 3$', '4+5 is 9', '4 + 5 = 9', 'adding'],
  ])('in %s, %s, “%s”: isn’t praised, and the student is asked whether it fits', async (lesson, words, message, line, does) => {
    const { act, judged, text } = await at(lesson, words, message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toContain(line);
    expect(text).toContain(does);
  });

  it.each([
    ['two-step-equations', '2x + 5 = 17', '17 - 5 is 12'],
    ['area-and-perimeter', 'A poster is 12 inches long', '10 x 7 is 70'],
    ['area-and-perimeter', 'A poster is 12 inches long', '12 + 12 is 24'],
    ['multiplying-fractions', 'A paper strip has 5 equal parts', '2 times 5 is 10'],
    ['multiplying-fractions', 'A paper strip has 5 equal parts', '5 + 5 is 10'],
    ['multiplying-fractions', 'A bag has 27 marbles', 'one third is 9'],
    ['percents', 'A book has 180 pages', '180 divided by 100 is 1.8'],
    ['percents', 'A book has 180 pages', 'half of 180 is 90'],
    ['adding-and-subtracting-integers', 'Find $4 - 9 - (-12)$', '4 + 12 is 16'],
    ['adding-and-subtracting-integers', 'Find $4 - 9 - (-12)$', '4 - 9 is -5'],
    ['adding-unlike-fractions', 'A pizza is cut into 8', '3 + 4 is 7'],
  ])('is not %s, %s, “%s”, from which the answer can be reached', async (lesson, words, message) => {
    const { act, judged, text } = await at(lesson, words, message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toMatch(/yes|right|true|agree|same|correct|exactly|that's it|mistake there|got that part/i);
    expect(text).not.toMatch(/\b(?:adding|subtracting|multiplying|dividing)\b/);
  });

  it('is met after a right step, which gets its yes', async () => {
    const { text } = await at('two-step-equations', '2x + 5 = 17', '17 - 5 = 12 then minus 2 is 10');
    expect(text).toContain('$12$');
    expect(text).toContain('subtracting');
  });

  it.each([
    ['33, 62, 41', '47 take away 28 is 19', '$47$'],
    ['33, 62, 41', '62 - 33 is 29', '$33$'],
  ])('but for one number of it, is led to that number: of %s, “%s”', async (words, message, number) => {
    const { act, text } = await saidAt(await lessonAtSibling(guidelineNamed('mean-and-median'), words), message);
    expect(act).toBe('bridge');
    expect(text).toContain(number);
    expect(text).not.toContain('subtracting');
  });

  it('isn’t praised the second time either', async () => {
    const { text } = await at('two-step-equations', '2x + 5 = 17', '2 + 5 is 7', 'but 2 + 5 is 7');
    expect(text).not.toMatch(/true|right/i);
  });
});

describe('words that the code couldn’t classify', () => {
  it("lead to the question's small sub-question, whose reply is judged and costs nothing", async () => {
    const asked = await at('percents', null, 'um so i have all the tickets and then i see how many are gone');
    expect(asked).toMatchObject({ act: 'probe', judged: null });
    expect(asked.text).toContain('How many tickets did the class start with?');
    const { act, driver } = await saidAt(asked.driver, '100');
    expect(act).toBe('bridge');
    expect(driver.question.wrong_attempts).toBe(0);
  });

  it('get an open reply the next time, since the sub-question was asked', async () => {
    const { act } = await at(
      'percents',
      null,
      'um so i have all the tickets and then i see how many are gone',
      'my brain sees them in a row',
    );
    expect(act).not.toBe('probe');
  });
});
