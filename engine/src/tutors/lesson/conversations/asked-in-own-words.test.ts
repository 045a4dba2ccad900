import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAt, saidAt } from '../samples/lesson-at.ts';

const said = async (lesson: string, words: string, message: string) =>
  saidAt(await lessonAt(guidelineNamed(lesson), words), message);

const [fractions, equations, areas, ratios] = [
  'equivalent-fractions',
  'two-step-equations',
  'area-and-perimeter',
  'ratios-and-unit-rates',
] as const;

describe("a student's question in her own words", () => {
  it.each([
    [areas, 'A poster is 12', 'does it matter if you do 7 x 12 or 12 x 7', /rows|columns/i],
    [areas, 'Two goat pens', 'how can they have the same fence but not the same grass?? that is so weird', /same perimeter/i],
    [ratios, 'Write the ratio $12', 'how do you know when its the simplest and you cant go any more?', /simplest form/i],
    [
      ratios,
      'Four notebooks',
      'what if it doesnt come out even, like 4 notebooks for 37 dollars, is there still a unit rate',
      /decimal|fraction|left over/i,
    ],
    ['comparing-fractions', 'You love cake', 'why do u get less if theres more kids, its the same cake??', /more people share/i],
    [equations, 'thinking of a number', 'does there only exist one number that works or could there be two', /one solution/i],
    [equations, 'thinking of a number', 'why dont they write the times sign, 6 × x would be so much clearer', /times sign/i],
    ['adding-unlike-fractions', 'A pizza is cut', 'why is it over 8 and not over 7 if they ate 7', /denominator/i],
    [fractions, 'A pizza is cut', 'do i write it with a slash or in words', /slash/i],
    ['mean-and-median', '8, 13, 17', 'whats a median again u didnt really say it', /middle value/i],
  ])('in %s, at “%s”: “%s” is answered to the point', async (lesson, words, message, answer) => {
    const { text, judged } = await said(lesson, words, message);
    expect(text).toMatch(answer);
    expect(judged).toBeNull();
  });
});

describe('a value given with its reason', () => {
  it.each([
    ['mean-and-median', '8, 13, 17', 'i added them and got 56. 56 divided by 4 so its 14? not sure about my dividing', 'correct'],
    ['decimal-place-value', '$0.7$?', 'there are zero hundredths because nothing is in the hundredths place', 'incorrect'],
    [fractions, 'A pizza is cut', '5/1 bc i ate 5 and theres 1 left', 'incorrect'],
  ])('in %s, at “%s”: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });

  it.each([
    [areas, 'A poster is 12', 'does it matter if you do 7 x 12 or 12 x 7'],
    ['adding-and-subtracting-integers', '4 + (-9)', 'is it 4 take away 9 or 9 take away 4, how do i know'],
    ['multiplying-fractions', 'one part is green', 'is half of a fifth bigger or smaller then a fifth?'],
  ])('is not seen in %s, at “%s”: “%s” is neither judged nor called a right step', async (lesson, words, message) => {
    const { act, judged } = await said(lesson, words, message);
    expect(judged).toBeNull();
    expect(act).not.toBe('bridge');
  });
});

describe('what happened to the student', () => {
  it('is not treated as a thought about the question', async () => {
    const { act, text } = await said(ratios, 'Six apples', 'my teacher took my manga away today and im still mad abt it');
    expect(act).toBe('redirect');
    expect(text).not.toMatch(/numbers|thought|way to look/i);
  });

  it.each(['this is kinda fun', 'ngl i thought this would be boring but its kinda fun when you get them right'])(
    'gets a happy reply if it is good: “%s”',
    async (message) => {
      const { text } = await said(fractions, 'A pizza is cut', message);
      expect(text).not.toMatch(/boring|bored|hard/i);
      expect(text).toMatch(/fun|glad|happy|love|good|nice|right/i);
    },
  );

  it('gets a caring reply if it hurts', async () => {
    const { text } = await said('mean-and-median', '8, 13, 17', 'i went like 6 meters in gym and everyone laughed');
    expect(text).toMatch(/hurt|wasn’t (?:kind|OK)|laugh/i);
  });
});
