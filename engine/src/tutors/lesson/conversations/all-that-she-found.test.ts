import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

const at = async (lesson: string, words: string, ...messages: readonly string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
const sum = String.raw`\frac{2}{3} + \frac{1}{4}`;

describe('what she has found in one message', () => {
  it.each([
    ['adding-unlike-fractions', sum, '8/12 and 3/12', String.raw`$\frac{8}{12}$ and $\frac{3}{12}$`],
    ['adding-unlike-fractions', sum, '2/3 is 8/12 and 1/4 is 3/12', String.raw`$\frac{8}{12}$ and $\frac{3}{12}$`],
    ['percents', 'Find 30% of 70', '10% is 7 and 20% is 14', '$7$ and $14$'],
  ])('is confirmed whole, in %s, %s: “%s”', async (lesson, words, message, found) => {
    const { act, judged, text } = await at(lesson, words, message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toContain(found);
  });

  it.each([
    ['adding-unlike-fractions', sum, '8/12 and 4/12', String.raw`$\frac{1}{4}$ isn’t equal to $\frac{4}{12}$`],
    ['percents', 'Find 30% of 70', '10% is 7 and 20% is 14. together 23', '$7 + 14$ isn’t $23$'],
    ['percents', 'Find 30% of 70', '10% is 7 and 20% is 14 so 22', '$7 + 14$ isn’t $22$'],
  ])('is confirmed without what is false in it, in %s, %s: “%s”', async (lesson, words, message, but) => {
    expect((await at(lesson, words, message)).text).toContain(but);
  });

  it.each(['10% is 7 and 20% is 14 so 21', '10% is 7 and 20% is 14, together 21'])(
    'is her answer if it comes to it: “%s”',
    async (message) => {
      expect((await at('percents', 'Find 30% of 70', message)).judged).toBe('correct');
    },
  );

  it.each([
    'i take 17 - 5. is it 12? then i dont know what to do with the 2',
    'so i do 17 take away 5 first? is it 12? then i dont know what to do with the 2, sorry',
    '17 - 5 is 12 but now what',
    '17 minus 5 is 12. what do i do next',
    'first i take away 5, 12. and then?',
  ])('is confirmed although she asks how to go on, and leads to the next step: “%s”', async (message) => {
    const { act, judged, text } = await at('two-step-equations', '2x + 5 = 17', message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toContain('$12$');
    expect(text).toContain('How many x');
    expect(text).not.toMatch(/can’t answer|not sure I can|ask your teacher/i);
  });

  it.each(['i dont know what to do with the 2', 'now what', '17 - 5 is 13 but now what'])(
    'is nothing in “%s”',
    async (message) => {
      expect((await at('two-step-equations', '2x + 5 = 17', message)).text).not.toContain('$12$');
    },
  );
});

describe('pieces that she counts', () => {
  const ninths = String.raw`\frac{4}{9} + \frac{7}{9}`;
  it.each([
    ['no they stay ninths but there is 18 of them', /18|count/i],
    ['its ninths but 12 of them', /12|count/i],
    ['they are ninths and there are 11 of them', /fraction|numbers/],
  ])('%s', async (message, said) => {
    const { act, judged, text } = await at('adding-unlike-fractions', ninths, message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toMatch(/ninths/i);
    expect(text).toMatch(said);
  });

  it.each([
    'they stay ninths',
    'there is 18 of them',
    'they are eighteenths and there are 11 of them',
    'there are 9 ninths in one',
    'there are 4 ninths on the left',
  ])('aren’t counted in “%s”', async (message) => {
    expect((await at('adding-unlike-fractions', ninths, message)).act).not.toBe('bridge');
  });
});

describe('one amount that she compares with a half', () => {
  const sign = String.raw`\frac{5}{11} \square`;
  it.each([
    ['4 of 7. half of 7 is 3 and a half so its more', '4', '7'],
    ['4/7 is more than half', '4', '7'],
    ['5/11 is less than half', '5', '11'],
    ['5 is under half of 11', '5', '11'],
  ])('is confirmed, and she is asked for the other one: “%s”', async (message, top, bottom) => {
    const { act, text } = await at('comparing-fractions', sign, message);
    expect(act).toBe('bridge');
    expect(text.indexOf(String.raw`\frac{${top}}{${bottom}}`)).toBeLessThan(text.lastIndexOf(String.raw`\frac`));
  });

  it('is put together with what she said of the other one', async () => {
    const { text } = await at('comparing-fractions', sign, '5 is less than half of 11', '4/7 is more than half');
    expect(text).toMatch(/both|settled|know enough|less, and|follows|That’s all/i);
  });

  it.each(['4/7 is less than half', '5/11 is more than half'])('isn’t confirmed if it isn’t so: “%s”', async (message) => {
    expect((await at('comparing-fractions', sign, message)).act).not.toBe('bridge');
  });
});
