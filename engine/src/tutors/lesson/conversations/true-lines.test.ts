import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAt, lessonOf, saidAt } from '../samples/lesson-at.ts';

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
