import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences, type SentenceTable } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
const isFrom = (table: SentenceTable, text: string): boolean => sentences[table].some((one) => text.includes(one));

const [floor, mean, product, marbles, pears, sum] = [
  ['area-and-perimeter', 'A bathroom floor'],
  ['mean-and-median', 'Find the mean of 8, 13'],
  ['multiplying-fractions', String.raw`\frac{3}{4} \times \frac{5}{8}`],
  ['multiplying-fractions', '27 marbles'],
  ['mean-and-median', 'Ali has 5 pears'],
  ['adding-unlike-fractions', String.raw`{3} + \frac{4}{9}`],
] as const;

describe('work that isn’t right', () => {
  it.each([
    [floor, 'is same like before? i do 8 + 4 + 8 + 4 = 24', 'incorrect'],
    [floor, '8 plus 4 is 12', 'incorrect'],
    [floor, 'is it 8 + 4 = 12?', null],
    [floor, 'its not 8 + 4 = 12', null],
    [floor, 'its 8+4+8+4 = 24 but thats the edge', null],
  ] as const)('%s, “%s” is judged %s', async ([lesson, words], message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });

  it('is looked at after what was right: the mean is no half', async () => {
    const message = '8 and 13 is 21, 17 and 18 is 35, so 21 and 35 is 56. now i divide by 2 cause mean is like half?';
    const { text } = await said(...mean, message);
    expect(text).toContain('$56$');
    expect(text).toContain('$2$');
  });

  it('is met by the sub-question of what it makes, where it mixes two ways', async () => {
    expect((await said(...product, 'easy. 3 times 5 is 15 and 4 plus 8 is 12')).act).toBe('probe');
    expect((await said(...product, '3 times 5 is 15 and 4 times 8 is 32')).act).toBe('bridge');
  });

  it.each([
    [marbles, 'so 27 minus 3? cause you take some'],
    [floor, 'a floor is like a square so maybe 8 + 4?'],
  ] as const)('%s, “%s”: she is told that it’s not this', async ([lesson, words], message) => {
    const { act, text } = await said(lesson, words, message);
    expect(act).toBe('hint');
    expect(isFrom('stepNotThis', text), text).toBe(true);
  });

  it('is not seen in the right operation', async () => {
    expect((await said(...floor, 'a floor is like a square so maybe 8 x 4?')).act).toBe('bridge');
  });
});

it.each(['you take the middle number', 'cut the line in half so its the same on each side'])(
  'hears no misconception of a later part in “%s”',
  async (message) => {
    const { text } = await said(...pears, message);
    expect(text).not.toMatch(/middle place|same number of values/i);
  },
);

describe('a right answer', () => {
  it.each([
    [['hint'], '7/9'],
    [['hint'], 'that didnt help but its 7/9'],
    [['you add tops and bottoms'], '7/9'],
  ])('after %j, “%s”: is called right, without a word about the help', async (before, message) => {
    const { judged, text } = await said(...sum, ...before, message);
    expect(judged).toBe('correct');
    expect(text).not.toMatch(/\b(?:help|hint)/i);
  });

  it('did not make her fix what she had said before', async () => {
    const { text } = await said(...sum, '5/12', 'is it 7/9', '7/9. thats what i said');
    expect(isFrom('rightSaidBefore', text), text).toBe(true);
  });
});
