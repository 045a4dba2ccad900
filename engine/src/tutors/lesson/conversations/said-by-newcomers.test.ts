import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAt, saidAt } from '../samples/lesson-at.ts';

const said = async (lesson: string, words: string, message: string) =>
  saidAt(await lessonAt(guidelineNamed(lesson), words), message);

const [integers, means, equations, areas] = [
  'adding-and-subtracting-integers',
  'mean-and-median',
  'two-step-equations',
  'area-and-perimeter',
] as const;

describe('an answer at the end of a longer message', () => {
  it.each([
    [means, '8, 13, 17', 'I divide 56 by 4 kids and is 14', 'correct'],
    [integers, '-13 + (-6)', 'nineteen in the hole', 'correct'],
    [integers, '4 + (-9)', '5 left to owe', 'correct'],
    [areas, 'poster', 'i got 38 cuz i added all the sides up', 'incorrect'], // 38 was the right answer to the question before
    ['functions-and-rules', '$4x + 3$', '4 and 3 is 7 so 7 times 5, thats 35', 'incorrect'],
    [areas, 'A rug is 8 feet', '13 feet of ribon', 'incorrect'],
    ['percents', '13}{50}', 'its 13 percent isnt it, cause the top is 13', 'incorrect'],
    ['adding-unlike-fractions', '2}{3} + \\frac{1}{4}', 'i got 9/12, 8 from the first and 1 from the second', 'incorrect'],
    [areas, 'A square covers 100', '25 because a square has 4 sides and 100 shared by 4', 'incorrect'],
    ['decimal-place-value', '$0.30$ is ten', 'true, cause you put a zero on and thats how you do times ten', 'incorrect'],
    ['percents', 'A class has 100', 'they got 63 tickets left to sell, hope somebody buys them', 'correct'],
    ['ratios-and-unit-rates', 'A farm has 16', 'for every four sheep there are five goats', 'correct'],
    ['comparing-fractions', 'You love cake', 'the table with the three kids duh, less people = more cake', 'correct'],
    ['decimal-place-value', '$0.09', 'less than, nine pennies arent even one dime', 'correct'],
    ['decimal-place-value', '$31.967$', 'point oh six cause its two places behind the dot', 'correct'],
  ])('in %s, at “%s”: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });
});

describe('a step that the student reports', () => {
  it.each([
    ['percents', 'Find 30% of 70', '10% is 7', '$7$'],
    ['multiplying-fractions', 'A bag has 27', 'one third is nine marbles', '$9$'],
    ['percents', 'A forest has 350', 'i got 3.5 for one percent, is that step ok?', '$3.5$'],
    [equations, '4n - 3', 'is 36 right for the 4n part?', '$36$'],
    ['adding-unlike-fractions', '3}{4} + \\frac{1}{7}', '4 times 7 is 28 so both have to be 28s', '$28$'],
    ['functions-and-rules', 'multiplies every number', 'first the 10 gets doubled so 20', '$20$'],
  ])('in %s, at “%s”: “%s” is confirmed, costs nothing, and leads to a follow-up', async (lesson, words, message, found) => {
    const { act, judged, text, driver } = await said(lesson, words, message);
    expect({ act, judged, wrong: driver.question.wrong_attempts }).toEqual({ act: 'bridge', judged: null, wrong: 0 });
    expect(text).toContain(found);
  });

  it.each([
    ['ratios-and-unit-rates', 'Five bottles', '5 doesnt go into 6 so this cant be done'],
    ['adding-unlike-fractions', '1}{3} + \\frac{2}{5}', 'does it have to be 15 or could i take 30 aswell'],
  ])('is not heard in %s, at “%s”: “%s”', async (lesson, words, message) => {
    expect((await said(lesson, words, message)).act).not.toBe('bridge');
  });
});

describe("a wish in the student's own words", () => {
  it.each([
    ['functions-and-rules', '$0$ | $1$ | $2$ | $3$', 'just start me off, like the first bit only', 'hint'],
    ['percents', 'A meal costs', 'lemme see how you would split up the 15', 'hint'],
    ['comparing-fractions', '3}{4} ', 'i wanna see it with bars not numbers', 'another_way'],
    ['decimal-place-value', '$0.4 ', 'do the money thing again that was good', 'another_way'],
  ])('is understood in %s, at “%s”: “%s”', async (lesson, words, message, act) => {
    expect((await said(lesson, words, message)).act).toBe(act);
  });

  it('for another pace is heard beside an answer', async () => {
    const { judged, text, driver } = await said(equations, 'x + 7 = 24', '17. can we skip the baby stuff');
    expect(judged).toBe('correct');
    expect(sentences.fasterNow.some((line) => text.includes(line))).toBe(true);
    expect(driver.session.pace_preference).toBe('fast');
  });
});

describe("a newcomer's side remark", () => {
  it.each([
    [equations, 'x + 7 = 24', 'you take the 7 off both sides', sentences.thatIsTheIdea],
    [equations, 'x + 7 = 24', 'sorry for being rude', sentences.noWorries],
    [means, '8, 13, 17', 'sorry my english is not good', sentences.englishIsFine],
    [means, 'At a small company', 'how much money do u get paid for doing this', sentences.ofItself],
    [equations, 'x + 7 = 24', 'i only got it cause you told me', sentences.onHelpUsed],
    [
      'adding-unlike-fractions',
      '1}{2} + \\frac{3}{8}',
      'i was so scared of this chapter but its not that bad',
      sentences.feelsInsight,
    ],
    [areas, 'A rug is 8 feet', 'my grandma sews stuff like that, i miss her a bit', sentences.low],
  ])('in %s, at “%s”: “%s” gets its own reply', async (lesson, words, message, table) => {
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
  ])('is answered if it is a question: “%s”', async (message, answer) => {
    expect((await said(integers, '-5 + (-3)', message)).text).toContain(answer);
  });

  it('is small talk if it is about someone at home', async () => {
    const { text } = await said(
      'comparing-fractions',
      'common denomina',
      'my brother always takes the biggest piece its so unfair',
    );
    expect(text).not.toMatch(/by chance|size of the pieces|check|compare/i);
  });

  it("doesn't count as another way to the answer if she is made to do the lesson", async () => {
    const { text } = await said(equations, 'x + 7 = 24', 'my mom is making me do this');
    expect(sentences.otherWays.some((line) => text.includes(line))).toBe(false);
  });
});

describe('a comparison that the plan itself uses', () => {
  it('is not corrected because of a single word', async () => {
    const { text } = await said(integers, '5 degrees', 'is it negative? like owing money?');
    expect(text).not.toMatch(/another word|different word|something else/i);
  });
});

describe('a feeling of an unclear kind', () => {
  it.each(['exhausted', 'no energy', 'grr', 'i giveup', 'since we moved I just stay in my room', 'i can tie my shoes now'])(
    'in “%s” is listened to: it is not given a name, and not called unclear',
    async (message) => {
      const { act, judged, text } = await said('percents', 'A class has 100', message);
      expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
      expect(sentences.hearsYou.some((line) => text.startsWith(line))).toBe(true);
    },
  );

  it.each(['the fat one', 'banana', 'exhausted 12 times'])('is not heard in “%s”', async (message) => {
    const { text } = await said('percents', 'A class has 100', message);
    expect(sentences.hearsYou.some((line) => text.startsWith(line))).toBe(false);
  });
});
