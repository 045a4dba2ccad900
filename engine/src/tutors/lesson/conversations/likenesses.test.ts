import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAt, lessonAtSibling, saidAt } from '../samples/lesson-at.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAt(guidelineNamed(lesson), words), ...messages);

const says = (text: string, table: readonly string[]): boolean => table.some((one) => text.includes(one));

const [unlike, equations, percents, ratios] = [
  'adding-unlike-fractions',
  'two-step-equations',
  'percents',
  'ratios-and-unit-rates',
] as const;
const pizza = 'cut into 8 equal slices';

describe('a question “is it like …?” about countable things', () => {
  it.each([
    'is it like 3 apples and 4 apples?',
    'isnt it like having 3 toys and getting 4 more?',
    'so its like if i have 3 cookies and my mom gives me 4 more?',
    'is that the same as 3 marbles plus 4 marbles',
    'so basically its the same as 3 + 4 but with eighths',
    'is it just like 3 plus 4 only in eighths?',
    'like 3 eighths and 4 eighths?',
  ])('gets a yes if the numbers and units match the question: “%s”', async (message) => {
    const { judged, text } = await said(unlike, pizza, message);
    expect(judged).toBe(null);
    expect(says(text, sentences.isLikeIt)).toBe(true);
  });

  it.each([
    'is it like 3 apples and 4 oranges?',
    'so its like 3 dogs and 4 cats?',
    'is it the same as 3 + 4 but with sixteenths',
    'isnt it like having 3 toys and getting 4 books?',
  ])('gets a correction if it mixes different units: “%s”', async (message) => {
    const { text } = await said(unlike, pizza, message);
    expect(says(text, sentences.isUnlikeIt)).toBe(true);
  });

  it.each([
    'is it like 3 apples and 5 apples?',
    'is it like 30 apples and 40 apples?',
    'its not like 3 apples and 4 apples is it',
    'is it like having 4 toys and losing 3 toys?',
    'is it like 4 toys and giving away 3?',
    'is it like 3 + 5 but with eighths',
  ])('gets neither if it has other numbers or another operation: “%s”', async (message) => {
    const { text } = await said(unlike, pizza, message);
    expect(says(text, sentences.isLikeIt) || says(text, sentences.isUnlikeIt)).toBe(false);
  });
});

describe("a remark “it's just …” about what the solution does", () => {
  it.each(['wait so its just sharing??', 'so it’s just splitting?', 'ok so its just sharing', 'so basically it’s just sharing?'])(
    'gets a yes: “%s”',
    async (message) => {
      const { judged, text } = await said(ratios, 'Six apples cost', message);
      expect(judged).toBe(null);
      expect(says(text, sentences.isLikeIt)).toBe(true);
    },
  );

  it.each(['so its just adding?', 'so its just walking?', 'is it just money', 'im just sharing my screen'])(
    'gets no yes if the solution does nothing of the kind: “%s”',
    async (message) => {
      const { text } = await said(ratios, 'Six apples cost', message);
      expect(says(text, sentences.isLikeIt)).toBe(false);
    },
  );
});

describe("a claim about the number in a word's meaning", () => {
  it.each([
    [percents, '100 tickets', 'is percent like out of 10?'],
    [percents, '100 tickets', 'percent means out of 1000 right'],
    [percents, '100 tickets', 'a percent is per ten'],
    [percents, '100 tickets', 'isnt percent just out of fifty'],
    [equations, 'I add 6', 'so 4x is like 4 plus x?'],
    [equations, 'I add 6', 'does 4x mean 4 + x'],
    [equations, 'I add 6', '4x is 4 more than x right?'],
    [equations, 'I add 6', 'so 4x is like forty something'],
  ])('in %s, at %s: “%s” gets a no, with the meaning', async (lesson, at, message) => {
    const { judged, text } = await said(lesson, at, message);
    expect(judged).toBe(null);
    expect(says(text, sentences.meansOther)).toBe(true);
    expect(text).toMatch(/out of 100|multiplies the variable/);
  });

  it.each([
    [percents, '100 tickets', 'is percent like out of 100?'],
    [percents, '100 tickets', 'percent means per hundred right'],
    [equations, 'I add 6', 'so 4x is like 4 times x?'],
    [equations, 'I add 6', '4x means x + x + x + x right'],
    [equations, 'I add 6', 'is 4x like 4 x’s'],
  ])('in %s, at %s: “%s” gets a yes', async (lesson, at, message) => {
    const { judged, text } = await said(lesson, at, message);
    expect(judged).toBe(null);
    expect(says(text, sentences.wordMeansThat)).toBe(true);
  });

  it.each([
    [percents, '100 tickets', 'i got 9 out of 10 on my test'],
    [percents, '100 tickets', 'is 10 percent like out of 10?'],
    [percents, '100 tickets', 'why is percent out of 100'],
    [percents, '100 tickets', 'percent isnt out of 10'],
    [equations, 'I add 6', '4x is not 4 plus x'],
    [equations, 'I add 6', 'why isnt 4x the same as 4 plus x'],
    [equations, 'I add 6', 'is 4x + 2 like 6x'],
  ])('is not heard in %s, at %s: “%s”', async (lesson, at, message) => {
    const { text } = await said(lesson, at, message);
    expect(says(text, sentences.meansOther) || says(text, sentences.wordMeansThat)).toBe(false);
  });
});

describe('words that only quote the question or finish a side calculation', () => {
  const equivalent = 'equivalent-fractions';
  const fifths = String.raw`equal to $\frac{3}{5}$`;
  const saidInPlace = async (lesson: string, words: string, message: string) =>
    saidAt(await lessonAtSibling(guidelineNamed(lesson), words), message);
  it.each([
    [equivalent, fifths, 'Sorry, I not understand the eggs. I ask for 3/5. Equal is like same size?'],
    [equivalent, fifths, 'i have to find the one like 3/5'],
    [equivalent, fifths, '3/5'],
    [equivalent, 'same point on the number line', '2/3 is the one they give me'],
    [equations, '7x + 6', '7 m - 2 is 5 right'],
    [equations, '7x + 6', 'is 7 - 2 is 5 right?'],
    [equations, '9y = 45', '8 - 3 = 5 right'],
  ])('in %s, at %s: “%s” is not an answer', async (lesson, at, message) => {
    expect((await saidInPlace(lesson, at, message)).judged).toBe(null);
  });

  it.each([
    [equivalent, fifths, 'D'],
    [equivalent, fifths, 'its D cause its the same as 3/5'],
    [equations, '7x + 6', '35 / 7 is 5 right'],
    [equations, '9y = 45', '45 / 9 = 5 right'],
    [equations, 'I add 6', '15 - 6 is 9 right'],
    ['mean-and-median', 'share 22 grapes', '22 divided by two is 11 right'],
    ['mean-and-median', 'Ali has 5 pears', '16 / 2 is 8 right?'],
  ])('in %s, at %s: “%s” is an answer after all', async (lesson, at, message) => {
    expect((await saidInPlace(lesson, at, message)).judged).toBe('correct');
  });
});

describe('a ninth that is taken for a place in line', () => {
  it.each(['ninth is what? ninth like number 9 in line, first second third?', 'is it like 9 people in line'])(
    '“%s” is never confirmed',
    async (message) => {
      const { text } = await saidAt(
        await lessonAtSibling(guidelineNamed('comparing-fractions'), '\\frac{7}{9} \\square'),
        message,
      );
      expect(sentences.isLikeIt.some((line) => text.includes(line))).toBe(false);
    },
  );
});
