import { readFileSync } from 'node:fs';
import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { sentences } from './agents/master-tutor/master-tutor-sentences.ts';
import { lessonOf, saidAt } from './samples/lesson-at.ts';

/** A lesson where a question of its plan waits that holds these words, whichever of its step it is. */
async function lessonWith(name: string, words: string) {
  const guideline = Guideline.parse(
    JSON.parse(readFileSync(new URL(`../../../../content/lessons/${name}.json`, import.meta.url), 'utf8')),
  );
  const driver = await lessonOf(guideline);
  const step = guideline.plan.steps.find(
    (one) => one.type !== 'practice' && one.questions.some(({ text }) => text.includes(words)),
  );
  while (!driver.question.question_text.includes(words))
    await (driver.question.step === step?.step ? driver.wish('another_question') : driver.rightAndOn());
  return driver;
}
const said = async (lesson: string, words: string, ...messages: string[]) => saidAt(await lessonWith(lesson, words), ...messages);

const [fractions, integers, equations, percents, means] = [
  'comparing-fractions',
  'adding-and-subtracting-integers',
  'two-step-equations',
  'percents',
  'mean-and-median',
] as const;

describe('her own reason for a right answer', () => {
  it.each([
    [percents, '100 tickets', '63 cuz i just go from 37 up to 40 thats 3 then 60 more'],
    [integers, '4 - 9 - (-12)', '4 minus 9 is -5 then my debt of 12 gets deleted so up 12. +7!'],
    ['area-and-perimeter', 'goat', 'the fat one. 6x4 is 24 and the skinny is only 9'],
  ])('%s, at “%s”: “%s” is heard, and not told to her as news', async (lesson, words, message) => {
    const { judged, text } = await said(lesson, words, message);
    expect(judged).toBe('correct');
    expect(text).not.toMatch(/Here’s why, in a few words|To say why|The idea to use/);
  });

  it('is no joke that shares a word with the solution', async () => {
    const { judged, text } = await said(percents, 'A theater', 'oh free like not taken! 55. i thought free means no money lol');
    expect(judged).toBe('correct');
    expect(sentences.reasonFits.some((line) => text.includes(line))).toBe(false);
  });

  it('is not asked for once it was told, in that message or one before', async () => {
    expect((await said(percents, 'Write 0.8', '8 tenths times 10 is 80 hundredths so 80')).act).not.toBe('ask_reason');
  });
});

describe('a line of work in words', () => {
  it.each([
    [means, '8, 13, 17', '56 divide 4 = 14'],
    [equations, '4x = 28', '28 divide by 4 = 7'],
    [means, '8, 13, 17', '8+13=21 +17 is 38 +18 is 56 and 56 divided by 4 is 14'],
  ])('%s, at “%s”: “%s” is not called false', async (lesson, words, message) => {
    const { judged, text } = await said(lesson, words, message);
    expect(judged).toBe('correct');
    expect(sentences.lineIsFalse.some((line) => text.includes(line))).toBe(false);
  });

  it('that reckons on in one line is a step', async () => {
    const { act, text } = await said(means, '8, 13, 17', '8+13=21 +17 is 38 +18 is 56');
    expect([act, text]).toEqual(['bridge', expect.stringContaining('$56$')]);
  });

  it.each([
    [means, '8, 13, 17', '60 divided by 4 = 14'],
    [equations, '4x = 28', '28 divide by 4 = 9 so its 7'],
  ])('%s, at “%s”: “%s” is', async (lesson, words, message) => {
    const { text } = await said(lesson, words, message);
    expect(
      sentences.lineIsFalse.some((line) => text.includes(line.split('{}')[0]!.trim())),
      text,
    ).toBe(true);
  });
});

describe('a fraction that is told by one of its numbers', () => {
  const greatest = String.raw`\frac{4}{21}`;
  it.each(['the one with 17 on the bottom', 'the 17 one'])('“%s” is chosen', async (message) => {
    expect((await said(fractions, greatest, message)).judged).toBe('correct');
  });

  it.each([
    ['they all have 4. so the 30 one is smallest', true],
    ['4/30 is the smallest', true],
    ['4/17 is the smallest', false],
  ])('“%s”, where the greatest is asked for, is no answer, and true: %s', async (message, holds) => {
    const { judged, text } = await said(fractions, greatest, message);
    expect(judged).toBeNull();
    expect(sentences.thatIsTrue.some((line) => text.includes(line))).toBe(holds);
  });
});

describe('a value that she only asks about or tells on the way', () => {
  const bar = '4 equal parts';
  it.each([
    [['each part is 20 so 3 of em is 60%', 'send it how? i said 60'], 'incorrect'],
    [['each part is 20 so 3 of em is 60%', 'yes'], 'incorrect'],
    [['is it 75?', 'ya'], 'correct'],
    [['is it 75?', 'thats my answer'], 'correct'],
    [['is it 75?', 'why'], null],
    [['is it 75?', 'no wait'], null],
  ])('is her answer once she stands by it: %j is %s', async (messages, verdict) => {
    expect((await said(percents, bar, ...messages)).judged).toBe(verdict);
  });

  it('“yes” is none where nothing was offered', async () => {
    expect((await said(percents, bar, 'yes')).judged).toBeNull();
  });
});

describe('what she asks is answered by what it asks', () => {
  it.each([
    [percents, '13}{50}', 'is 13/50 the same as 26 out of a hundred? cuz i doubled it', '13/50 is equal to 26 out of 100'],
    [integers, '-6 - 8', 'is - 8 the same as + -8', 'subtracting 8 is the same as adding −8'],
    [integers, '-6 - 8', 'is minus negative 8 the same as minus 8', 'subtracting −8 is not the same as subtracting 8'],
    [equations, '4x = 28', 'whats the 4x. is it 4 and x together like 4 and 7?', '$4x$ means 4 times x.'],
    [equations, 'x + 7 = 24', 'why x? and what means solve', 'To solve an equation is to find the number'],
  ])('%s, at “%s”: “%s”', async (lesson, words, message, answer) => {
    const { text, judged } = await said(lesson, words, message);
    expect(judged).toBeNull();
    expect(text).toContain(answer);
  });

  it.each([
    [
      integers,
      '-6 - 8',
      '-14 bc i owe 6 then lose 8 more. is - 8 the same as + -8 then?',
      'subtracting 8 is the same as adding −8',
    ],
    [means, '8, 13, 17', '14. can we be done soon', /\d+(?:st|nd|rd|th) of \d+ steps/],
  ])('beside a right answer, too: %s, at “%s”: “%s”', async (lesson, words, message, answer) => {
    const { text, judged } = await said(lesson, words, message);
    expect(judged).toBe('correct');
    expect(text).toMatch(answer);
  });

  it('though she asks of an earlier answer with it', async () => {
    expect((await said(equations, 'x + 19 = 50', 'ok. 50 - 19 = 31. was i right before or no?')).judged).toBe('correct');
  });
});

it.each(['i dont feel like adding all that', 'ugh do i have to add all of them', 'thats so many numbers to add'])(
  'who would rather not is met, and helped with one piece: “%s”',
  async (message) => {
    const { act, text } = await said(means, '8, 13, 17', message);
    expect(act).toBe('hint');
    expect(
      sentences.reluctant.some((line) => text.includes(line)),
      text,
    ).toBe(true);
  },
);
