import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);

const unlike = 'adding-unlike-fractions';
const comparing = 'comparing-fractions';
const decimals = 'decimal-place-value';
const product = '\\frac{2}{5} \\times \\frac{3}{7}';

describe('a choice named in a sentence', () => {
  it.each([
    [comparing, 'Sam and Lou', '18ths. 12/18 and 14/18 so lou', 'correct'],
    [comparing, 'Sam and Lou', 'i did 12/18 and 14/18. lou has more', 'correct'],
    [comparing, 'read the same book', 'mia read more', 'correct'],
    [comparing, 'read the same book', 'Jon. 8 is bigger', 'incorrect'],
    [comparing, 'Two chocolate bars', 'theo ate more because he has less', 'correct'],
    [comparing, 'Two chocolate bars', '1/6 is bigger so ella', 'incorrect'],
    [comparing, 'Two chocolate bars', 'ella has 1/6 and theo has 1/10', null],
    [comparing, 'Two chocolate bars', 'ella or theo?', null],
    [unlike, 'count right away', '3/10 + 4/10', 'correct'],
    [unlike, 'count right away', '3/10 + 4/10 because you get 7/20 easy', 'correct'],
    [unlike, 'count right away', '1/2 + 1/3', 'incorrect'],
    [unlike, 'count right away', 'is it 3/10 + 4/10?', null],
    [unlike, 'count right away', '2/10 + 4/10', null],
    [
      'area-and-perimeter',
      'Two goat pens',
      'in first is 9 squares. in second is 24. Oh! is not same, second has more',
      'correct',
    ],
    ['area-and-perimeter', 'Two goat pens', 'the first one has more because its longer', 'incorrect'],
    ['area-and-perimeter', 'Two goat pens', 'first i count the squares', null],
    ['percents', 'gives 45% of 200', '200 - 45', 'incorrect'],
    ['ratios-and-unit-rates', 'Juice comes in two bottles', 'small is 2.10 large 2.20 so small', 'correct'],
    ['ratios-and-unit-rates', 'Juice comes in two bottles', 'the large one', 'incorrect'],
  ])('in %s, at %s: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });

  it('meets a reason that isn’t so, beside the right choice', async () => {
    const { text } = await said(unlike, 'count right away', '3/10 + 4/10 because you get 7/20 easy');
    expect(text).toContain('Tenths and tenths are the same size');
  });
});

describe('a sign told with numbers of the same value', () => {
  it.each([
    [comparing, '\\frac{3}{4} \\square \\frac{5}{8}', '3/4 is 6/8. so 6/8 > 5/8', 'correct'],
    [comparing, '\\frac{3}{4} \\square \\frac{5}{8}', '6/8 < 5/8', 'incorrect'],
    [comparing, '\\frac{3}{4} \\square \\frac{5}{8}', '6/8', null],
    [comparing, '\\frac{3}{8} \\square \\frac{3}{10}', '3/8 big 3/10', 'correct'],
    [comparing, '\\frac{3}{8} \\square \\frac{3}{10}', '3/10 small 3/8', 'correct'],
    [comparing, '\\frac{3}{8} \\square \\frac{3}{10}', '3/8 is small than 3/10', 'incorrect'],
    [comparing, '\\frac{7}{12} \\square \\frac{1}{2}', '7/12 > 6/12', 'correct'],
    [decimals, '0.4 \\square 0.15', 'this ones easy too, the first one', 'correct'],
    [decimals, '0.4 \\square 0.15', 'so 4 dimes is 40 cents and 15 is 15 cents... so 0.4 is bigger?? thats weird', 'correct'],
    [decimals, '0.4 \\square 0.15', '15 cents is more than 4 dimes', 'incorrect'],
    [decimals, '0.4 \\square 0.15', 'is 0.4 bigger?', null],
    [decimals, '0.09 \\square 0.2', 'its longer so its bigger... no wait 9 pennies and 2 dimes so 2 dimes is more', 'correct'],
  ])('in %s, at %s: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });
});

describe('a wrong value in a sentence', () => {
  it.each([
    ['It stay 67 tickets', 'incorrect'],
    ['they have 67 left', 'incorrect'],
    ['I say already. The result is 67', 'incorrect'],
    ['my answer was 67, is that right', 'incorrect'],
    ['so i was right? its 67?', 'incorrect'],
    ['is it 67?', null],
    ['can it be 67', null],
    ['they sell 37', null],
    ['i take 100 - 37', null],
    ['i have 67 cousins', null],
  ])('“%s” is judged %s', async (message, verdict) => {
    expect((await said('percents', '100 tickets', message)).judged).toBe(verdict);
  });

  it('a wrong result of the right calculation isn’t passed over', async () => {
    const { text, judged } = await said('percents', '100 tickets', 'so i take 100 - 37 and it stay 67, no?');
    expect([judged, text]).toEqual([null, expect.stringContaining('67')]);
  });
});

describe('a right value in other words', () => {
  it.each([
    [unlike, 'A pizza is cut into 8', '7 top 8 bottom', 'correct'],
    [unlike, 'A pizza is cut into 8', 'the top is 7 and the bottom is 8', 'correct'],
    [unlike, 'A pizza is cut into 8', 'numerator 7, denominator 16', 'incorrect'],
    [unlike, 'A pizza is cut into 8', 'why is 7 on top and 8 on the bottom', null],
    ['multiplying-fractions', product, 'is it 6 over 35? I multiplied 2 and 3 and then 5 and 7', 'correct'],
    ['multiplying-fractions', product, 'is it 6 over 35', null],
    ['ratios-and-unit-rates', '12 : 21', 'is it 4:7? i divided by 3', 'correct'],
    ['ratios-and-unit-rates', '12 : 21', 'is it 4:7?', null],
    [
      'equivalent-fractions',
      '\\frac{24}{30} = \\frac{\\square}{5}',
      '30 divided by 6 is 5 so 24 divided by 6 is 4. but you said heres a picture',
      'correct',
    ],
    ['multiplying-fractions', product, 'is it 5 over 12? i added 2 and 3 and then 5 and 7', null],
    ['functions-and-rules', 'How much does y increase', 'dunno 6?', 'correct'],
    ['functions-and-rules', 'How much does y increase', 'dunno 7?', null],
    ['functions-and-rules', 'How much does y increase', 'dunno', null],
  ])('in %s, at %s: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });
});

describe('the total that a message comes to', () => {
  it.each([
    ['4 and 5 is 9. together 8', 'incorrect'],
    ['4 and 5. so altogether its 9?', null],
  ])('“%s” is judged %s', async (message, verdict) => {
    expect((await said('percents', '10% of it', message)).judged).toBe(verdict);
  });
});

describe('a step that she names as one', () => {
  const sum = '\\frac{1}{2} + \\frac{3}{8}';
  it.each(['i cut the half into 4 pieces so its 4/8', 'half is 4/8', 'i turned 1/2 into 4/8', 'so one half is four eighths'])(
    '“%s” is confirmed',
    async (message) => {
      const { judged, text } = await said(unlike, sum, message);
      expect([judged, text]).toEqual([null, expect.stringContaining('$\\frac{4}{8}$')]);
    },
  );

  it.each(['4/8', 'i think its 4/8', '1/2 + 3/8 = 4/8'])('“%s” is an attempt', async (message) => {
    expect((await said(unlike, sum, message)).judged).toBe('incorrect');
  });

  it('both fractions in new pieces are confirmed together', async () => {
    const { judged, text } = await said(unlike, '\\frac{1}{3} + \\frac{2}{5}', '5/15 and 6/15');
    expect([judged, text]).toEqual([null, expect.stringContaining('$\\frac{5}{15}$ and $\\frac{6}{15}$')]);
  });

  it('a step with its result is confirmed, though she asks what comes next', async () => {
    const message = 'so i do 17 take away 5 first? is it 12? then i dont know what to do with the 2, sorry';
    expect((await said('two-step-equations', '2x + 5 = 17', message)).text).toContain('$12$');
  });

  it('a line is not confirmed if she asks whether its value is the answer', async () => {
    const { judged, text } = await said('percents', '10% of it', 'so is it half of 180 = 90?');
    expect([judged, text.includes('$90$')]).toEqual([null, false]);
  });

  it('the common denominator that she asked about is one', async () => {
    const asked = 'what is the least common multiple';
    expect((await said(unlike, '\\frac{3}{10} + \\frac{1}{4}', asked, '20')).judged).toBe(null);
    expect((await said(unlike, '\\frac{3}{10} + \\frac{1}{4}', asked, '40')).judged).toBe('incorrect');
    expect((await said(unlike, '\\frac{3}{10} + \\frac{1}{4}', '20')).judged).toBe('incorrect');
  });
});

describe('a reply to a sub-question', () => {
  const sum = '\\frac{1}{3} + \\frac{2}{5}';
  it.each(['no idea just tell me', 'no clue', 'nope just give me the answer', 'no i dont get it'])(
    '“%s” says no to nothing',
    async (message) => {
      expect((await said(unlike, sum, '3/8', message)).act).not.toBe('bridge');
    },
  );

  it.each(['no', 'no its not', 'no i dont think so', 'nope'])('“%s” is one', async (message) => {
    expect((await said(unlike, sum, '3/8', message)).act).toBe('bridge');
  });

  it('isn’t what she claims of the question itself', async () => {
    const words = '\\frac{11}{12} \\square \\frac{6}{7}';
    expect((await said(comparing, words, '<', '11/12 is less')).act).not.toBe('bridge');
    expect((await said(comparing, words, '<', 'less')).act).toBe('bridge');
  });

  it.each(['cos 28 minus 4', '28 minus 4'])('“%s” tells how, and is no number', async (message) => {
    expect((await said('two-step-equations', '$4x = 28$', '24', message)).text).not.toContain('what it should be');
  });

  it('what is left over is no side', async () => {
    expect((await said(decimals, 'digit 7 in $5.79$', '7', 'left over')).act).not.toBe('bridge');
  });
});

describe('the form of an answer', () => {
  it.each([
    [unlike, '\\frac{1}{2} + \\frac{3}{8}', '14/16', '14/16'],
    ['ratios-and-unit-rates', '5 red pens', 'its 8:5', '8:5'],
    ['ratios-and-unit-rates', '5 red pens', '8 to 5', '8:5'],
    ['multiplying-fractions', '\\frac{2}{5} \\times \\frac{3}{7}', '6 over 35', '6/35'],
  ])('in %s, at %s: “%s” is read as %s', async (lesson, words, message, written) => {
    const { driver } = await said(lesson, words, message);
    const hers = driver.session.full_conversation_log.findLast(({ role }) => role === 'student');
    expect(hers?.judged).toMatchObject({ verdict: 'correct', echo: { plain: written } });
  });

  it.each([
    ['ohh like 7 dimes. so 70 cents', 'incorrect'],
    ['70 cents, 0.7', 'correct'],
    ['its .7', 'correct'],
  ])('coins are the right amount, but no decimal: “%s” is judged %s', async (message, verdict) => {
    const { judged, text } = await said(decimals, 'digit 7 in $5.79$', message);
    expect(judged).toBe(verdict);
    if (verdict === 'incorrect') expect(text).toMatch(/right value.*decimal/);
  });
});

describe('a wrong value at the end of her work', () => {
  it.each([
    ['area-and-perimeter', 'A poster is 12 inches long', '12 7 12 7 is 38'],
    ['percents', '4 equal parts', 'each part is 20 so 3 of em is 60%'],
    ['percents', '100 tickets', '73. this is my answer'],
    ['percents', '100 tickets', '73 i send'],
  ])('%s, %s: “%s” is judged', async (lesson, words, message) => {
    const { judged, text } = await saidAt(await lessonAtSibling(guidelineNamed(lesson), words), message);
    expect(judged, text).toBe('incorrect');
  });

  it.each([
    ['percents', '100 tickets', 'is it 73'],
    ['percents', '100 tickets', 'so 100 - 30 is 70'],
    ['percents', '100 tickets', 'i have 24 pencils'],
    ['percents', '100 tickets', 'its not 73'],
    ['percents', '100 tickets', '100 minus 37 is 73?'],
  ])('%s, %s: “%s” is not', async (lesson, words, message) => {
    expect((await saidAt(await lessonAtSibling(guidelineNamed(lesson), words), message)).judged).toBeNull();
  });
});
