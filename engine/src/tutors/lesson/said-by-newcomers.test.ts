import { readFileSync } from 'node:fs';
import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { sentences } from './agents/master-tutor/master-tutor-sentences.ts';
import { lessonAt, saidAt } from './samples/lesson-at.ts';

const lessonNamed = (name: string): Guideline =>
  Guideline.parse(JSON.parse(readFileSync(new URL(`../../../../content/lessons/${name}.json`, import.meta.url), 'utf8')));
const said = async (lesson: string, words: string, message: string) =>
  saidAt(await lessonAt(lessonNamed(lesson), words), message);

const [integers, means, equations, areas] = [
  'adding-and-subtracting-integers',
  'mean-and-median',
  'two-step-equations',
  'area-and-perimeter',
] as const;

describe('an answer at the end of what is told', () => {
  it.each([
    [means, '8, 13, 17', 'I divide 56 by 4 kids and is 14', 'correct'],
    [integers, '-13 + (-6)', 'nineteen in the hole', 'correct'],
    [integers, '4 + (-9)', '5 left to owe', 'correct'],
    [areas, 'poster', 'i got 38 cuz i added all the sides up', 'incorrect'], // 38 was right one question before
  ])('%s, at “%s”: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });
});

describe('what a newcomer says beside it', () => {
  it.each([
    [equations, 'x + 7 = 24', 'you take the 7 off both sides', sentences.thatIsTheIdea],
    [equations, 'x + 7 = 24', 'sorry for being rude', sentences.noWorries],
    [means, '8, 13, 17', 'sorry my english is not good', sentences.englishIsFine],
  ])('%s, at “%s”: “%s” has its line', async (lesson, words, message, table) => {
    const { text, judged } = await said(lesson, words, message);
    expect(judged).toBeNull();
    expect(
      table.some((line) => text.includes(line)),
      text,
    ).toBe(true);
  });

  it.each([
    ['does zero count as positive or negative', 'neither positive nor negative'],
    ['can you go lower than negative a million', 'always go lower'],
    ['whats the point of the parentheses', 'signs apart'],
  ])('“%s” is answered', async (message, answer) => {
    expect((await said(integers, '-5 + (-3)', message)).text).toContain(answer);
  });

  it('is small talk where it is about somebody at home', async () => {
    const { text } = await said(
      'comparing-fractions',
      'common denomina',
      'my brother always takes the biggest piece its so unfair',
    );
    expect(text).not.toMatch(/by chance|size of the pieces|check|compare/i);
  });

  it('hears nobody’s other way in who is made to do it', async () => {
    const { text } = await said(equations, 'x + 7 = 24', 'my mom is making me do this');
    expect(sentences.otherWays.some((line) => text.includes(line))).toBe(false);
  });
});

describe('a picture that the plan uses itself', () => {
  it('is not corrected by what one word means', async () => {
    const { text } = await said(integers, '5 degrees', 'is it negative? like owing money?');
    expect(text).not.toMatch(/another word|different word|something else/i);
  });
});
