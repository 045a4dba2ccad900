import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);

const says = (text: string, table: readonly string[]): boolean => table.some((one) => text.includes(one));

const [unlike, decimals, area, integers, equations] = [
  'adding-unlike-fractions',
  'decimal-place-value',
  'area-and-perimeter',
  'adding-and-subtracting-integers',
  'two-step-equations',
] as const;

describe("a correct common denominator, beside fractions that aren't equal", () => {
  const sum = String.raw`\frac{2}{3} + \frac{1}{4}`;
  it.each([
    ['first i made them all 12 and i got 4/12 and 11/12', String.raw`$\frac{2}{3}$ isn’t equal to $\frac{4}{12}$`],
    ['i made them both 12 so its 2/12 and 1/12', String.raw`$\frac{2}{3}$ isn’t equal to $\frac{2}{12}$`],
    ['i made them all 12 and i got 8/12 and 1/12', String.raw`$\frac{1}{4}$ isn’t equal to $\frac{1}{12}$`],
  ])('“%s”: what is right is confirmed, and one line names the inequality', async (message, line) => {
    const { judged, text } = await said(unlike, sum, message);
    expect(judged).toBe(null);
    expect(text).toMatch(/\$12\$|\$\\frac\{8\}\{12\}\$/);
    expect(text).toContain(line);
  });

  it.each(['i made them all 12 and i got 8/12 and 3/12', 'i made them all 12 and i got 3/12 and 8/12', 'i made them 12'])(
    '“%s”: nothing is held against it',
    async (message) => {
      expect((await said(unlike, sum, message)).text).not.toContain('isn’t equal');
    },
  );
});

describe('a number judged by how long it is', () => {
  const sign = String.raw`$0.4 \square 0.15$`;
  const correction = /The first digit to the right of the decimal point counts tenths|do both numbers count the same coins/;
  it.each([
    [sign, '0.35 is bigger cuz its longer'],
    [sign, '0.35 is more because it has more digits'],
    [sign, '0.15 has more numbers so its bigger'],
    [String.raw`$0.63 \square 0.36$`, '0.35 is bigger cuz its longer'],
    [String.raw`$2.3 \square 2.37$`, '0.35 is bigger cuz its longer'],
  ])('at %s: “%s” is heard as the misconception that longer is larger', async (words, message) => {
    const { judged, text, driver } = await said(decimals, words, message);
    expect(judged).toBe(null);
    expect(text).toMatch(correction);
    expect(driver.session.misconceptions.map(({ id }) => id)).toEqual(['longer-is-larger']);
  });

  it.each([
    [sign, '0.35 isnt bigger just cuz its longer'],
    [sign, 'is it bigger if its longer?'],
    [sign, 'the longer one isnt always bigger'],
    [sign, '0.8 is bigger cuz it has more tenths'],
    ['Ida and Tom', 'tom is bigger cuz his jump is longer'],
  ])('at %s: “%s” is not heard as that misconception', async (words, message) => {
    const { driver } = await said(decimals, words, message);
    expect(driver.session.misconceptions).toEqual([]);
  });

  it('is not a good reason for a right answer', async () => {
    const { judged, text } = await said(decimals, String.raw`$2.3 \square 2.37$`, '2.37 is bigger cuz its longer');
    expect(judged).toBe('correct');
    expect(says(text, sentences.reasonFits)).toBe(false);
  });
});

describe('a line of work with an unknown number', () => {
  const lawn = '75 square meters';
  it.each([
    'i mean it cant be 1125 wide. oh its backwards. 15 times something is 75',
    '15 times what is 75',
    'something times 15 makes 75',
    'so 15 x blank = 75',
    'what number times 15 equals 75?',
    '75 divided by something is 15',
  ])('“%s” is confirmed because it leads to the answer', async (message) => {
    const { judged, text } = await said(area, lawn, message);
    expect(judged).toBe(null);
    expect(says(text, sentences.partOfIt)).toBe(true);
  });

  it.each(['75 times something is 15', '15 plus something is 75', '15 minus what is 75', '10 times something is 75'])(
    '“%s” is not confirmed',
    async (message) => {
      expect(says((await said(area, lawn, message)).text, sentences.partOfIt)).toBe(false);
    },
  );

  it.each(['do i times it? 75 times 15? thats huge', 'do i multiply 75 by 15?', 'should i times them'])(
    'is not turned into a product: “%s”',
    async (message) => {
      const { text } = await said(area, lawn, message);
      expect(text).not.toMatch(/multiply|times/i);
      expect(says(text, sentences.stepNotThis)).toBe(true);
    },
  );

  it.each(['do i divide?', 'do i divide 75 by 15'])('may be turned into a division: “%s”', async (message) => {
    expect((await said(area, lawn, message)).text).toMatch(/divide/);
  });
});

describe('a rule about minus a negative number', () => {
  it.each([
    ['$5 - (-4)$', 'oh it’s minus minus four so it turns to a plus'],
    ['$5 - (-4)$', 'two minuses make a plus'],
    ['$5 - (-4)$', 'oh its minus minus so you just add'],
    ['$-4 - (-11)$', 'a minus and a minus next to each other become a plus'],
    ['$-4 - (-11)$', 'double negative is positive so plus 11'],
  ])('at %s: “%s” is true there', async (words, message) => {
    const { judged, text, driver } = await said(integers, words, message);
    expect(judged).toBe(null);
    expect(driver.session.misconceptions).toEqual([]);
    expect(says(text, sentences.mistakeTold) || says(text, sentences.testsIdea) || says(text, sentences.thought)).toBe(false);
  });

  it.each([
    ['$-5 + (-3)$', 'two minuses make a plus'],
    ['$-5 + (-3)$', 'minus and minus is plus so it gets positive'],
  ])('at %s: “%s” is a mistake there', async (words, message) => {
    const { driver, text } = await said(integers, words, message);
    expect(says(text, sentences.thatIsTrue)).toBe(false);
    expect(driver.session.misconceptions.map(({ id }) => id)).toEqual(['two-minuses-plus']);
  });
});

describe('the first step and its result', () => {
  it.each([
    'so take off the 5 weights first? then its 12',
    'first i take away 5 so its 12',
    'take 5 off both sides and then thats 12',
    'you subtract the 5 first, then it’s 12',
  ])('“%s” is a step and costs nothing', async (message) => {
    const { judged, text, driver } = await said(equations, '2x + 5 = 17', message);
    expect(judged).toBe(null);
    expect(text).toContain('$12$');
    expect(driver.session.misconceptions).toEqual([]);
  });

  it.each(['12', 'its 12', 'so x is 12', 'i took 5 off so the answer is 12'])('“%s” is an answer', async (message) => {
    expect((await said(equations, '2x + 5 = 17', message)).judged).toBe('incorrect');
  });
});
