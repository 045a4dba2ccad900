import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences, type SentenceTable } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

const asked = {
  mean: ['mean-and-median', '10, 15, and 35'],
  pears: ['mean-and-median', 'Ali has 5 pears'],
  mode: ['mean-and-median', 'Find the mode of 8'],
  pizza: ['adding-unlike-fractions', '8 equal slices'],
  tickets: ['percents', '100 tickets'],
  rug: ['area-and-perimeter', '8 feet long and 5 feet'],
  coins: ['decimal-place-value', '5 dimes'],
  decimal: ['decimal-place-value', 'six and five hundredths'],
  strip: ['multiplying-fractions', 'one part is green'],
  table: ['functions-and-rules', 'How much does y increase each time'],
} as const;

const isFrom = (table: SentenceTable, text: string): boolean =>
  sentences[table].some((wording) => wording.split('{}').every((part) => text.includes(part.trim())));
async function said(name: keyof typeof asked, message: string) {
  const [lesson, words] = asked[name];
  const { judged, ...reply } = await saidAt(await lessonAtSibling(guidelineNamed(lesson), words), message);
  expect(judged).toBe('correct');
  return reply;
}

describe('a reason given with a right answer', () => {
  it.each([
    ['mean', '20 bc 10+15+35=60 and 60/3=20'],
    ['mean', '20 cuz 60 split in 3 is 20'],
    ['pears', '8 for each cuz 5+11 is 16 and half of that is 8'],
    ['pears', '8 bc they share 16 pears'],
    ['mode', '8 because its there 3 times'],
    ['pizza', '7/8 cuz 4/8 + 3/8'],
    ['pizza', '7/8 because 3 and 4 slices are gone out of 8'],
    ['pizza', '7/8 bc the slices stay eighths'],
    ['tickets', '63 cuz 63 plus 37 is 100'],
    ['tickets', '63 because 100-37'],
    ['rug', '26 because 16 and 10 make 26'],
    ['rug', '26 because 2 times 13'],
    ['strip', '1/10 because its half of one fifth'],
  ] as const)('in %s: “%s” is praised because it follows the solution', async (name, message) => {
    const { text } = await said(name, message);
    expect(isFrom('reasonFits', text), text).toBe(true);
  });

  it.each([
    ['20 because 35 - 15 = 20', '10'],
    ['20 cuz 35 take away 15', '10'],
    ['20 because thirty five minus fifteen is twenty', '10'],
    ['20 because 10 + 10 is 20', '15'],
  ])('“%s” reaches the mean but leaves out the %s, and is told so', async (message, number) => {
    const { text } = await said('mean', message);
    expect(isFrom('reasonLeavesOut', text), text).toBe(true);
    expect(text).toMatch(new RegExp(`\\b${number}\\b`));
    expect(text).toContain('Three equal shares of 60');
  });

  it.each([
    ['pizza', '7/8 because you add the tops and bottoms'],
    ['pizza', '7/8 because i added the tops and also the bottoms'],
  ] as const)('in %s: “%s” is a misconception and gets its correction', async (name, message) => {
    const { text } = await said(name, message);
    expect(isFrom('reasonMistaken', text), text).toBe(true);
    expect(text).toContain('The denominator names the pieces.');
  });

  it.each([
    ['mean', '20 because i took the biggest minus the smallest'],
    ['pizza', '7/8 bc i guessed'],
    ['mode', '8 because it comes first'],
    ['mode', '8 cuz its at the front'],
    ['mode', '8 cuz i like 8'],
    ['mode', '8 because its the smallest'],
  ] as const)('in %s: “%s” is right by chance at most', async (name, message) => {
    const { text } = await said(name, message);
    expect(isFrom('reasonByChance', text), text).toBe(true);
  });

  it.each([
    ['pears', '8 because it comes first'],
    ['mode', '8 because it comes last'],
    ['mode', '8 bc its the biggest number'],
  ] as const)("in %s: “%s” isn't even true", async (name, message) => {
    const { text } = await said(name, message);
    expect(isFrom('reasonNotSo', text), text).toBe(true);
  });

  it.each([
    ['mean', '20 because 15+5 is 20'],
    ['mean', '20 because 35 gives 10 to the 10 and 5 to the 15'],
    ['mean', '20 because it comes after 15'],
    ['pears', '8 cuz 11 gives 3 to 5'],
    ['pizza', '7/8 because you add the tops and keep the bottom'],
    ['pizza', '7/8 because half is 4/8'],
    ['coins', '58 because 5 and 8'],
  ] as const)('in %s: “%s” may be a way: it is neither praised nor doubted, and not talked over', async (name, message) => {
    const { asked, text } = await said(name, message);
    for (const table of ['reasonFits', 'reasonByChance', 'reasonLeavesOut', 'reasonNotSo', 'lateReasonHeard'] as const)
      expect(isFrom(table, text), `${table}: ${text}`).toBe(false);
    expect(asked.solution.filter(({ explanation }) => text.includes(explanation))).toEqual([]);
  });

  it.each([
    ['pizza', '7/8 bc i worked it out'],
    ['pizza', '7/8 bc i just know'],
    ['pizza', '7/8 cuz thats the answer'],
    ['pizza', '7/8 bc my teacher said'],
    ['decimal', '6.05. my teacher says six point o five'],
    ['strip', '1/10? my brother says times makes things bigger but this is smaller'],
  ] as const)("in %s: “%s” isn't a reason, and isn't mentioned", async (name, message) => {
    const { text } = await said(name, message);
    for (const table of ['reasonFits', 'workFits', 'ownLine', 'lateReasonHeard', 'reasonByChance'] as const)
      expect(isFrom(table, text), `${table}: ${text}`).toBe(false);
  });

  it.each([
    ['mean', '10+15+35=60 and 60/3=20'],
    ['pears', '5 + 11 = 16 and 16 / 2 = 8 did you know i have a dog'],
    ['coins', '50 + 8 = 58'],
  ] as const)('in %s: “%s” only shows the steps: they are called right, and no reason is praised', async (name, message) => {
    const { text } = await said(name, message);
    expect(isFrom('reasonFits', text), text).toBe(false);
  });

  it.each([
    ['pizza', '7/8 because the pieces are yummy'],
    ['pears', '8 because 3 times 3 is 9'],
    ['coins', '58 because its even'],
  ] as const)('in %s: “%s” is not followed as if it were the way', async (name, message) => {
    const { text } = await said(name, message);
    for (const table of ['reasonFits', 'workFits'] as const) expect(isFrom(table, text), text).toBe(false);
  });

  it.each(['20 bc i worked it out', '20 bc i just know', '20 cuz thats the answer', '20 bc my teacher said so'])(
    "“%s” isn't a reason, so on a check the tutor asks for one",
    async (message) => {
      expect((await said('mean', message)).act).toBe('ask_reason');
    },
  );

  it("isn't praised if she doubts it in the same message", async () => {
    const { text } = await said('pears', '16 divided by 2 is 8. but isnt the mean just the one in the middle like average');
    expect(isFrom('reasonFits', text), text).toBe(false);
  });

  it('never keeps the verdict from being said', async () => {
    const { text } = await said('pizza', '7/8 cuz you dont add the bottoms');
    expect(isFrom('right', text) || isFrom('rightInShort', text), text).toBe(true);
  });
});

describe('her own line of work beside a right answer', () => {
  it.each([
    ['tickets', '37 and 63 makes 100 so 63', '37 + 63 = 100'],
    ['tickets', 'its 63 bc 63 + 37 = 100', '63 + 37 = 100'],
    ['pears', '8, i took 8 and 8 makes 16', null], // 16 isn't a number of the question, nor of a line of hers
    ['tickets', '63 because 60 + 3 is 63', null],
    ['tickets', '63, 100 - 37 = 64', null],
  ] as const)('in %s, “%s”: %s', async (name, message, line) => {
    const { text } = await said(name, message);
    if (line === null) expect(isFrom('ownLine', text), text).toBe(false);
    else expect(isFrom('ownLine', text) ? text.includes(line) : isFrom('reasonFits', text), text).toBe(true);
  });
});

describe("words beside a right answer that don't say how she found it", () => {
  it.each([
    ['pizza', '7/8! my grandma bakes pizza every sunday so i know slices'],
    ['tickets', '63. a class with 100 tickets is funny, ours has 20'],
    ['pears', '8 each but i would give my sister less haha'],
    ['tickets', '63. that was too easy i think its a trick question'],
    ['tickets', '63!!! i only sold 12 tickets last year oops'],
    ['tickets', '63, i did it in my head but my teacher always wants the steps written'],
  ] as const)('in %s, “%s”: are not treated as a reason', async (name, message) => {
    const { text } = await said(name, message);
    for (const table of ['reasonFits', 'workFits', 'ownLine', 'reasonByChance', 'reasonHeard'] as const)
      expect(isFrom(table, text), text).toBe(false);
  });
});
