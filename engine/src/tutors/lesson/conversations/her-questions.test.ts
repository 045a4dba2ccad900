import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { EverydayWords } from '@stoa/schema/everyday-words';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAtSibling, saidAt, topicOf } from '../samples/lesson-at.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';

const says = (text: string, table: readonly string[]): boolean => table.some((one) => text.includes(one));
const at = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
const file = new URL('../../../../../content/parameters/everyday-words.json', import.meta.url);
const { words: everydayWords } = EverydayWords.parse(JSON.parse(readFileSync(file, 'utf8')));
const world = { ...sampleLessonWorld, everydayWords };
const opening = async (lesson: string, ...messages: string[]) =>
  saidAt(await new LessonDriver(world).start(topicOf(guidelineNamed(lesson))), ...messages);

describe('a question beside a right answer', () => {
  it.each([
    [
      'multiplying-fractions',
      String.raw`Find $\frac{2}{5} \times \frac{3}{7}`,
      '6/35. but why does it work like i get the rule but why',
      /cuts the whole/,
    ],
    [
      'multiplying-fractions',
      String.raw`Find $1\frac{1}{2}`,
      '9/10. but thats bigger than 3/5, is that allowed?',
      /more than 1 makes it larger/,
    ],
    [
      'adding-unlike-fractions',
      String.raw`\frac{1}{3} + \frac{2}{5}`,
      '11/15. how do u know when to do both',
      /both fractions change/,
    ],
    [
      'ratios-and-unit-rates',
      'A box has 5 red pens',
      '8:5. but why isnt it 8:13, the example did all the students',
      /names two parts/,
    ],
    ['two-step-equations', 'x + 7 = 24', '17. but why do you take off both sides', /balance/],
    ['mean-and-median', 'Four families', '2.5. is that right even though nobody has that many?', /have to be one of the values/],
  ])('%s, %s: “%s” is answered after the verdict', async (lesson, words, message, answer) => {
    const { text, judged } = await at(lesson, words, message);
    expect(judged).toBe('correct');
    expect(text).toMatch(answer);
  });

  it('gets an honest line if nothing answers it', async () => {
    const { text } = await at('two-step-equations', 'x + 7 = 24', '17. but why did it say bag');
    expect(says(text, sentences.noAnswer)).toBe(true);
  });

  it.each([
    ['x + 7 = 24', '17. is it right'],
    ['x + 7 = 24', '17. who cares about seesaws'],
    ['x + 7 = 24', '17. can we do something different'],
    ['x + 7 = 24', 'is it 17?'],
  ])('%s: “%s” asks nothing of the kind', async (words, message) => {
    expect(says((await at('two-step-equations', words, message)).text, sentences.noAnswer)).toBe(false);
  });

  it('about her answer and another amount is settled', async () => {
    const { text } = await opening('equivalent-fractions', '5/6. is that the same as 50 percent?');
    expect(text).toMatch(/5\/6 is greater than 50 percent/);
  });
});

describe('a word that a learner of English asks about', () => {
  it.each([
    ['functions-and-rules', 'what is mean substitute and evaluate', /write a number in place.*find the value/],
    ['functions-and-rules', 'what means row? and equation', /side by side.*two (?:sides|things) are equal/],
    ['functions-and-rules', 'linear is what?', /changes by the same amount/],
    ['adding-and-subtracting-integers', 'shipwreck what is? a ship?', /ship that sank/],
    ['adding-and-subtracting-integers', 'what is "columns" and "table"?', /line of a table.*list in boxes/],
    ['percents', 'how is called the sign % in english', /percent sign/],
    ['comparing-fractions', 'how do you read <', /is less than/],
    ['multiplying-fractions', 'in my country we say numerator counter. same?', /equal parts you're counting/],
    ['area-and-perimeter', 'inch is how much?', /2 and a half centimeters/],
    ['area-and-perimeter', 'whats a sq meter in sq feet', /about 10\.76 square feet/],
  ])('%s: “%s” is explained', async (lesson, message, meaning) => {
    const { text, judged } = await opening(lesson, message);
    expect(judged).toBeNull();
    expect(text).toMatch(meaning);
  });

  it.each([
    ['area-and-perimeter', 'what is the formula for perimeter'],
    ['functions-and-rules', 'what is the equation for row 9'],
  ])('%s: “%s” asks for more than the word', async (lesson, message) => {
    expect((await opening(lesson, message)).text).not.toMatch(/A formula is a rule written|^A row is a line/);
  });
});

describe('what a variable of the question counts', () => {
  it.each([
    ['two-step-equations', 'A taxi ride costs', 'is the m miles or is it money', /number of miles/],
    ['functions-and-rules', 'A machine follows the rule $4x', 'but what is x?', /input|goes in/],
  ])('%s, %s: “%s”', async (lesson, words, message, meaning) => {
    expect((await at(lesson, words, message)).text).toMatch(meaning);
  });

  it('isn’t told where it’s what is asked for', async () => {
    const { text } = await at('two-step-equations', 'x + 7 = 24', 'what is x');
    expect(text).not.toMatch(/number of/);
  });
});

describe('how an answer is typed', () => {
  it.each([
    ['decimal-place-value', '**six and five hundredths**', 'how do i type it', sentences.formDecimal],
    ['adding-unlike-fractions', String.raw`\frac{1}{3} + \frac{2}{5}`, 'how do i type 7/8', sentences.formFraction],
    ['comparing-fractions', String.raw`\frac{3}{8} \square`, 'where is the < on my keyboard', sentences.formChoice],
  ])('%s, %s: “%s”', async (lesson, words, message, table) => {
    expect(says((await at(lesson, words, message)).text, table)).toBe(true);
  });

  it.each(['how do i write 13/50 as a percent', 'how do i write it as a percent'])('“%s” asks for the way', async (message) => {
    const { text } = await at('percents', String.raw`Write $\frac{13}{50}$`, message);
    expect(says(text, [...sentences.formDecimal, ...sentences.formNumber])).toBe(false);
  });

  it('is fine as it was written', async () => {
    const { text } = await at('two-step-equations', '2x + 5 = 17', '6. is that my answer or do i have to write it different');
    expect(says(text, sentences.formFine)).toBe(true);
  });
});

describe('small questions about the lesson', () => {
  it.each(['finish?', 'is it the last?', 'are we finish', 'is this last one'])('“%s”: how far along it is', async (message) => {
    expect((await at('two-step-equations', 'x + 7 = 24', message)).text).toMatch(/of \d steps/);
  });

  it.each(['9. i counted on my fingers is that allowed', 'is it cheating if i count on fingers'])(
    '“%s”: it is',
    async (message) => {
      expect(says((await opening('two-step-equations', message)).text, sentences.isAllowed)).toBe(true);
    },
  );

  it('"is it over 8" isn’t about the end', async () => {
    const { text } = await opening('adding-unlike-fractions', 'why is it over 8 and not over 7');
    expect(text).toMatch(/denominator/i);
  });
});

describe('which of two calculations', () => {
  it.each([
    ['is it 36 divided by 4 or 4 divided by 36', '36 divided by 4'],
    ['so i have to do 36 divided by 4 i think? or is it 4 divided by 36, i always mix up', '36 divided by 4'],
  ])('“%s” is named', async (message, one) => {
    const { text } = await at('ratios-and-unit-rates', 'Four notebooks', message);
    expect(text).toContain(one);
    expect(text).not.toContain('4 divided by 36');
  });
});

describe('a question that no passage is about', () => {
  it('gets no passage that shares a word with it', async () => {
    const { text } = await at('area-and-perimeter', 'A poster is 12', 'why is the poster not on the wall of my school');
    expect(text).not.toMatch(/tiles|meters/);
  });

  it('compares two amounts without being taken for an answer', async () => {
    const { text, judged } = await at('decimal-place-value', '**six and five hundredths**', 'is 4.12 bigger than 4.7');
    expect(judged).toBeNull();
    expect(text).toMatch(/4\.12 is less than 4\.7/);
  });
});
