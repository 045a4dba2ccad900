import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAt, saidAt } from '../samples/lesson-at.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAt(guidelineNamed(lesson), words), ...messages);

const [integers, means, equations, comparing, unlike, equivalent] = [
  'adding-and-subtracting-integers',
  'mean-and-median',
  'two-step-equations',
  'comparing-fractions',
  'adding-unlike-fractions',
  'equivalent-fractions',
] as const;
const debts = '$-5 + (-3)$';
const mixed = '$4 + (-9)$';
const mean = 'Find the mean of 8, 13, 17, and 18';
const plus7 = '$x + 7 = 24$';
const ninths = String.raw`\frac{7}{9} \square \frac{7}{8}`;
const suspicious =
  /doesn’t match|fits? and where|check (?:that|it|each|whether)|see if it fits|look (?:back|for what)|compare that/i;

describe('a step that the student asks about', () => {
  it.each([
    [means, mean, ['56', 'do i divide by 4 now?'], /^(?:Yes|Yep|Exactly|Right)\b.*\bdivide by 4\b/],
    [means, mean, ['do i add them all first?'], /^(?:Yes|Yep|Exactly|Right)\b.*\badd\b/],
    [means, mean, ['should i add all of them up first?'], /\badd\b/],
    [means, mean, ['do i add and then divide'], /\badd, and then divide\b/],
    [means, 'Five plants are', ['i put them in order first right?'], /\bput them in order\b/],
    [equations, plus7, ['do i take away 7?'], /\bsubtract 7\b/],
    [equations, plus7, ['you minus 7 from both sides right?'], /\bsubtract 7\b/],
    [equations, 'I add 6 and get 15', ['you subtract first right?'], /\bsubtract\b/],
    [equivalent, String.raw`= \frac{\square}{12}`, ['do i multiply by 3?'], /\bmultiply by 3\b/],
  ] as const)('%#: gets a yes if it is the next step: %s %s %j', async (lesson, words, messages, says) => {
    const { act, judged, text } = await said(lesson, words, ...messages);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toMatch(says);
    expect(text.length).toBeLessThan(80); // she does it herself
  });

  it.each([
    [means, mean, ['you divide first right?'], /first|later|soon|ahead|comes? (?:before|after)|not yet/i],
    [means, mean, ['so i multiply them?'], /something else|not (?:that|here|what)|won’t|wouldn’t|instead/i],
    [means, mean, ['56', 'do i divide by 3 now?'], /number/],
    [equations, plus7, ['do i add 7?'], /something else|not (?:that|here|what)|won’t|wouldn’t|instead/i],
    [equations, plus7, ['am i supposed to subtract 24?'], /number/],
  ] as const)('%#: is answered with what comes instead: %s %s %j', async (lesson, words, messages, says) => {
    const { act, text, driver } = await said(lesson, words, ...messages);
    expect(act).toBe('hint');
    expect(text).toMatch(says);
    expect(text).not.toContain(driver.question.answer.expected);
  });

  it('gets the reply that it is done if she has done it', async () => {
    const { act, text } = await said(means, mean, '56', 'do i add them now?');
    expect(act).toBe('redirect');
    expect(text).toMatch(/already|done|did|behind|again|finished|have that/i);
  });

  it.each([
    [unlike, String.raw`\frac{1}{3} + \frac{4}{9}`, 'do i add the bottoms?'], // what is added counts
    [integers, mixed, 'do i subtract?'], // adding a negative number is subtracting
    [means, mean, 'why do i divide?'],
  ] as const)('%#: gets no yes if the solution leaves it open: %s', async (lesson, words, message) => {
    const { act, text } = await said(lesson, words, message);
    expect(act).not.toBe('bridge');
    expect(text).not.toMatch(/^(?:Yes|Yep|Exactly|Right)\b/);
  });

  it("doesn't cost anything if she sends its result", async () => {
    const { act, driver } = await said(means, mean, 'do i add them all first?', '56');
    expect(act).toBe('bridge');
    expect(driver.question.wrong_attempts).toBe(0);
  });
});

describe("a comparison of the student's own", () => {
  it.each([
    [integers, debts, 'is it like owing money?'],
    [integers, debts, 'so its like being in debt?'],
    [integers, debts, 'is it like when you owe your friend?'],
    [equations, plus7, 'x is like a mystery box?'],
    [equations, plus7, 'is it like a seesaw?'],
    [equations, plus7, 'is x like a bag with something in it?'],
    [comparing, ninths, 'so its like money, fewer people more for each?'],
    [comparing, '3 children share', 'is it like sharing pizza?'],
  ] as const)('gets a yes if the plan has it: %s %s “%s”', async (lesson, words, message) => {
    const { text } = await said(lesson, words, message);
    expect(text).toMatch(/^(?:yes|exactly|right|that’s it)/i);
  });

  it.each([
    [integers, debts, 'is it like minecraft?'],
    [equations, plus7, 'is it like cooking?'],
    [comparing, ninths, 'so its like money, more people more for each?'],
    [integers, debts, 'is adding like taking money away?'],
  ] as const)('is neither confirmed nor doubted otherwise: %s %s “%s”', async (lesson, words, message) => {
    const { text } = await said(lesson, words, message);
    expect(text).not.toMatch(/^(?:yes|exactly|right|that’s it)/i);
    expect(text).not.toMatch(suspicious);
  });

  it.each(['more kids = more cake for each', 'the bigger number of kids gets bigger slices'])(
    'is tested if it is a known mistake: “%s”',
    async (message) => {
      const { text } = await said(comparing, '3 children share', message);
      expect(text).toContain('more cake or less?');
    },
  );

  it('is not heard in a pun on a word with two meanings', async () => {
    expect((await said(means, mean, 'is a mean like being mean to someone? lol')).text).toMatch(
      /\bmean is\b|nothing to do with being unkind/i,
    );
  });
});

describe('how far along the student is', () => {
  it.each(['how much more do i have to do', 'how many more steps is it', 'how far am i', 'are we almost done'])(
    'is told by step number: “%s”',
    async (message) => {
      expect((await said(integers, mixed, message)).text).toMatch(/2nd of (?:the )?8/);
    },
  );
});

describe('a question “why?” after a wrong answer', () => {
  it.each(['why?', 'but why', 'why is that wrong', 'how come', 'why not'])(
    '“%s” gets the reason, not the next thing to do',
    async (message) => {
      expect((await said(comparing, ninths, '>', message)).text).toContain('each piece is smaller');
    },
  );

  it("gets the reason in the story's words if nothing was explained yet", async () => {
    expect((await said(comparing, '3 children share', 'the 10 kids one', 'why?')).text).toContain(
      'more cuts make smaller pieces',
    );
  });
});

describe("a student who doesn't know where to begin", () => {
  it.each(['idk', 'i dont know', 'no clue', 'not sure'])('“%s” gets a first step of this very question', async (message) => {
    const { text } = await said(means, mean, message);
    expect(text).toContain('Add all the numbers first.');
    expect(text).not.toMatch(/zero|coin/i);
  });

  it("isn't told about something that the question doesn't contain", async () => {
    expect((await said(means, mean, 'i dont get it')).text).not.toMatch(/\bzero\b/i);
  });

  it.each([
    [means, 'Then the 23 changes to 103'],
    [means, 'Five plants are'],
  ] as const)("gets a short text that doesn't begin mid-thought if she asks to go slower: %s %s", async (lesson, words) => {
    const { text } = await said(lesson, words, 'Can we go slower?');
    expect(text).not.toMatch(/(?:^|\n)(?:So|Then|But|And)\b/);
    expect(text.split(/\s+/).length).toBeLessThan(60);
  });
});

describe("an idea of the student's own", () => {
  it.each([
    [integers, debts, 'you have two debts so they pile up'],
    [integers, debts, 'they both go the same direction'],
    [integers, debts, 'opposites cancel out'],
    [integers, mixed, 'opposites cancel out'],
    [integers, mixed, 'they go in different directions'],
    [equations, plus7, 'you have to do both the same'],
    [equations, plus7, 'you gotta do the same thing on both sides'],
    [equations, plus7, 'you undo the plus'],
    [equations, plus7, 'you have to get x alone'],
    [unlike, String.raw`\frac{1}{3} + \frac{4}{9}`, 'oh u need the same denominator'],
    [unlike, String.raw`\frac{1}{3} + \frac{4}{9}`, 'you have to make the pieces the same size first'],
    [comparing, '3 children share', 'less kids means bigger pieces'],
    [comparing, ninths, 'the smaller the bottom number the bigger the pieces'],
    [means, mean, 'you put it all together and share it'],
  ] as const)("gets a yes if it is the plan's: %s %s “%s”", async (lesson, words, message) => {
    const { judged, text } = await said(lesson, words, message);
    expect(judged).toBeNull();
    expect(text).toMatch(/^(?:yes|right|true|exactly|you’re right|that’s (?:it|true|correct|the key))/i);
  });

  it.each([
    [integers, debts, 'two debts make a smaller debt'],
    [integers, debts, 'debts are bad'],
    [integers, mixed, 'they go the same direction'],
    [integers, mixed, 'the money is bigger than the debt'],
    [integers, mixed, 'you add them both'],
    [equations, plus7, 'x is always 7'],
    [equations, plus7, 'you only do it on one side'],
    [unlike, String.raw`\frac{1}{3} + \frac{4}{9}`, 'you dont need the same denominator'],
    [unlike, String.raw`\frac{1}{3} + \frac{4}{9}`, 'different sizes dont matter'],
    [unlike, String.raw`\frac{2}{7} + \frac{4}{7}`, 'you add the denominators'],
    [comparing, ninths, 'bigger denominator means bigger fraction'],
    [comparing, ninths, 'ninths are bigger than eighths'],
    [means, mean, 'divide and then add'],
    [means, mean, 'it depends how many there are'],
  ] as const)("is neither confirmed nor doubted if it isn't: %s %s “%s”", async (lesson, words, message) => {
    const { text } = await said(lesson, words, message);
    expect(text).not.toMatch(/^(?:yes|right|true|exactly|you’re right|that’s (?:it|true|correct|the key))/i);
    expect(text).not.toMatch(suspicious);
  });

  it.each([
    'i thought adding always makes it bigger so thats weird',
    'wow i thought plus always goes up',
    'huh i always thought adding makes numbers bigger',
    'i used to think you always get more when you add but not here',
  ])('that she has left behind is welcomed, not corrected: “%s”', async (message) => {
    const { text, driver } = await said(integers, mixed, message);
    expect(text).toMatch(/surpris|notic|weird|expect|different|spotted|new/i);
    expect(driver.session.misconceptions).toEqual([]);
  });
});
