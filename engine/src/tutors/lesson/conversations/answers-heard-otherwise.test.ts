import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences, type SentenceTable } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAt, saidAt } from '../samples/lesson-at.ts';

const said = async (lesson: string, words: string, ...messages: readonly string[]) =>
  saidAt(await lessonAt(guidelineNamed(lesson), words), ...messages);
const says = (table: SentenceTable, text: string): boolean => sentences[table].some((wording) => text.includes(wording));

const [unlike, equivalent, compare, ratios, equations, decimals, percents] = [
  'adding-unlike-fractions',
  'equivalent-fractions',
  'comparing-fractions',
  'ratios-and-unit-rates',
  'two-step-equations',
  'decimal-place-value',
  'percents',
] as const;
const [pizza, eaten, missing, sign, choir, seats] = [
  'cut into 8 equal slices',
  'cut into 6 equal slices',
  '{4} = \\frac{\\square}{12}',
  '{8} \\square \\frac{3}{10}',
  'A choir has 9 boys and 12 girls',
  '100 tickets',
] as const;

describe('an answer among other words', () => {
  it.each([
    [unlike, pizza, 'ok so 3 and 4 is 7 pieces and the pizza had 8 pieces so its 7/8, one piece is left for my brother lol', 'correct'],
    [unlike, pizza, '7 slices of 8', 'correct'],
    [unlike, pizza, 'my brother says its 7/8 but one piece is left', null],
    [unlike, pizza, 'if it was 7/8 then one piece is left', null],
    ['multiplying-fractions', '28 cherries', 'ok so if i put one in each group and keep going till theyre gone its seven in each because four times seven is twenty eight right', 'correct'],
    ['multiplying-fractions', '28 cherries', 'if each got 7 it would be 28 right', null],
    [equivalent, eaten, 'is 5/6 because 5 pieces he eat of 6', 'correct'],
    [equivalent, eaten, 'is 5 of 6', 'correct'],
    [equivalent, eaten, 'is 5/6 the same as 6/5', null],
    [equivalent, eaten, 'is 5/6 right?', null],
    [equivalent, missing, 'ah so is 9/12', 'correct'],
    [equivalent, missing, 'is 9', 'correct'],
    [equivalent, missing, 'is 11', null],
    [equivalent, missing, 'so is 11 because plus 8', 'incorrect'],
    [equivalent, missing, 'is 9 more than 3', null],
    [compare, sign, 'is it 8 is more so >', 'correct'],
    [compare, sign, 'is it > because 8 is less pieces', 'correct'],
    [compare, sign, 'is it <', null],
    [compare, sign, 'so > or <', null],
    [decimals, '5 dimes and 8 pennies', '13?', 'incorrect'],
    [decimals, '5 dimes and 8 pennies', 'is it 58?', null],
  ] as const)('%s, at “%s”: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  }); // prettier-ignore
});

describe('a ratio given as a count of each thing', () => {
  it.each([
    ['then its 4 groups of girls and 3 groups of boys', 'correct'],
    ['3 groups of boys and 4 groups of girls', 'correct'],
    ['4 girls for every 3 boys', 'correct'],
    ['3 girls to 4 boys', 'incorrect'],
    ['there are 12 girls and 9 boys', null],
    ['then its 3 groups of girls and 4 groups of boys', null],
    ['can i make 4 groups of girls and 3 groups of boys?', null],
    ['4 girls and 3 teachers', null],
  ])('“%s” is judged %s', async (message, verdict) => {
    expect((await said(ratios, choir, message)).judged).toBe(verdict);
  });
});

describe('an answer that is taken back', () => {
  it.each([
    [decimals, '0.4 \\square 0.15', '<. 15 is more than 4. just kidding its >', 'correct'],
    [decimals, '0.4 \\square 0.15', '> just kidding its <', 'incorrect'],
    [decimals, '0.4 \\square 0.15', '> jk', null],
    [decimals, '0.4 \\square 0.15', '> jk about before, this is fun', 'correct'],
    [percents, seats, '63 is wrong i think its 73', 'incorrect'],
    [percents, seats, '73 is wrong i think its 63', 'correct'],
    [percents, seats, '63 is wrong', null],
    [percents, seats, '63 is wrong?', null],
  ])('in %s, at “%s”: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });

  it.each(['63 is wrong i think its 73', 'wait is 63 wrong'])('and was right: “%s” is told so', async (message) => {
    const { judged, text } = await said(percents, seats, '63', message);
    expect(judged).toBe(null);
    expect(says('lastWasRight', text)).toBe(true);
  });
});

describe('an intermediate result', () => {
  it.each([
    [equations, '4x = 28', '4x/4 = 28/4'],
    [equations, '4x = 28', 'x = 28/4'],
    [equations, 'x + 7 = 24', 'x = 24 - 7'],
    [unlike, pizza, '7 slices'],
    [unlike, pizza, 'they ate seven pieces'],
    [compare, 'You love cake', '10 children share one cake'],
  ])('in %s, at “%s”: “%s” is accepted as a step and leads to a follow-up', async (lesson, words, message) => {
    const { judged, act, text } = await said(lesson, words, message);
    expect([judged, act]).toEqual([null, 'bridge']);
    expect(text).not.toMatch(/You wrote/);
  });

  it.each([
    [equations, '4x = 28', '4x/4 = 28/4 = 7', 'correct'],
    [unlike, pizza, '7', 'incorrect'],
    [compare, 'You love cake', '10 children', 'incorrect'],
    [compare, 'You love cake', 'its the table with 3 children', 'correct'],
  ])('in %s, at “%s”: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });

  it.each(['41 + 19 = 60. hm no', '41+19=60 thats too much'])(
    'is not a reply to anything if she tests her own answer: “%s”',
    async (test) => {
      const { act, text } = await said(equations, 'x + 19 = 50', '41', test);
      expect(act).toBe('bridge');
      expect(text).not.toMatch(/added/);
    },
  );
});

describe('credit for a right answer', () => {
  it("is not reduced to an aided one if the tutor only confirmed the student's own step", async () => {
    const { judged, text } = await said(
      unlike,
      '{3} + \\frac{4}{9}',
      'a third is like 3 ninths right? bc 3 times 3 is 9',
      '3/9 + 4/9 = 7/9!!',
    );
    expect(judged).toBe('correct');
    expect(says('rightFromThere', text)).toBe(true);
  });

  it("acknowledges that the student had said it before, if it wasn't heard", async () => {
    const { text } = await said(equivalent, missing, 'well my number is 9 dont you think', '9');
    expect(says('rightSaidBefore', text)).toBe(true);
  });

  it.each(['i think its not 31', '31 kids in my class'])('mentions no earlier answer after “%s”', async (before) => {
    const { judged, text } = await said(equations, 'x + 19 = 50', before, '31');
    expect(judged).toBe('correct');
    expect(says('rightSaidBefore', text)).toBe(false);
  });
});

describe('a number of the question that the student says again', () => {
  it.each([
    ['my number is 9', 'correct'],
    ['i said 11', 'incorrect'],
    ['i said i have 9 cats', null],
  ])('“%s” is judged %s', async (message, verdict) => {
    expect((await said(equivalent, missing, message)).judged).toBe(verdict);
  });
});
