import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAt, lessonAtSibling, saidAt } from '../samples/lesson-at.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAt(guidelineNamed(lesson), words), ...messages);

const says = (text: string, table: readonly string[]): boolean => table.some((one) => text.includes(one));

const [unlike, percents, mean] = ['adding-unlike-fractions', 'percents', 'mean-and-median'] as const;
const pizza = 'cut into 8 equal slices';

/** Sentences that would encourage her to follow her own idea, or her family's. */
const onWithIt = [
  ...sentences.thought,
  ...sentences.otherWays,
  ...sentences.triesIdea,
  ...sentences.ownPicture,
  ...sentences.thatIsTheIdea,
  ...sentences.thatIsTrue,
  ...sentences.wordMeansThat,
];

describe('while a wrong answer is open, what the student says in its defense', () => {
  it.each([
    'cuz thats how my teacher does it',
    'my sister said so',
    'my mom showed me like that',
    'thats how we do it at school',
    'the top is the same so it works',
    'i think the bottom gets bigger',
    'because there are two of them',
    'i just put them together',
    'there are 2 eights so i used both',
    'its the rule',
  ])('gets the correction of the mistake: “%s”', async (message) => {
    const { judged, text } = await said(unlike, pizza, '7/16', message);
    expect(judged).toBe(null);
    expect(says(text, onWithIt)).toBe(false);
    expect(says(text, sentences.hintAsked)).toBe(false);
    expect(text).toMatch(/Two tenths and three tenths|How many slices was it cut into|The denominator tells/);
  });

  it.each([
    [percents, '100 tickets', '37', 'its what they said'],
    [percents, '100 tickets', '37', 'my dad says thats right'],
    [percents, '100 tickets', '37', 'it says 37 in the question'],
    [mean, '8, 13, 17, and 18', '56', 'you have to add them all'],
    [mean, '8, 13, 17, and 18', '56', 'thats how my teacher does it'],
  ])('in %s, at %s: after %s, “%s” gets help', async (lesson, at, wrong, message) => {
    const { judged, text } = await said(lesson, at, wrong, message);
    expect(judged).toBe(null);
    expect(says(text, onWithIt)).toBe(false);
    expect(text).toMatch(/[.?!]/);
  });

  it('gets help even once all of it was given', async () => {
    for (const message of ['its what they said', 'thats how we do it'])
      expect(says((await said(percents, '100 tickets', '37', 'hint', message, message)).text, onWithIt)).toBe(false);
  });

  it('does not affect the reply before there is an answer', async () => {
    const { text } = await said(unlike, pizza, 'my teacher does it another way');
    expect(says(text, sentences.otherWays)).toBe(true);
  });

  it("is not heard in someone's low opinion, which is answered with what it is good for", async () => {
    const { text } = await said(unlike, pizza, '7/16', 'my brother says fractions are useless');
    expect(text).not.toMatch(/Two tenths and three tenths/);
  });
});

describe('a number alone while a probe is open', () => {
  it.each([
    ['8, 13, 17, and 18', '45', '100'],
    ['4, 8, and 9 blocks', '45', '100'],
  ])('at %s: after %s, “%s” is neither right nor wrong, and costs nothing', async (at, wrong, message) => {
    const { judged, act, text } = await saidAt(await lessonAtSibling(guidelineNamed(mean), at), wrong, message);
    expect(judged).toBe(null);
    expect(act).toBe('bridge');
    expect(says(text, onWithIt)).toBe(false);
    expect(text).toMatch(/\?$/);
  });
});

describe('a remark that the top is the same', () => {
  it.each(['the top is the same so it works', 'the numerator is the same', 'the tops are equal', 'the bottom is the same'])(
    'is not a meaning of the word: “%s”',
    async (message) => {
      const { text } = await said(unlike, pizza, message);
      expect(says(text, sentences.wordMeansThat) || says(text, sentences.wordIsOther)).toBe(false);
    },
  );

  it.each(['the top is how many parts you count', 'the numerator is the top number'])(
    'is one if it says what the top is: “%s”',
    async (message) => {
      const { text } = await said(unlike, pizza, message);
      expect(says(text, sentences.wordMeansThat)).toBe(true);
    },
  );
});
