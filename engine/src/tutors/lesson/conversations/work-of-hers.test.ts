import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
const says = (text: string, table: readonly string[]): boolean => table.some((one) => text.includes(one));

const [birds, bus, tickets, equation, rule, poster, ratio, halves, eighths] = [
  ['mean-and-median', '12, 0, 9'],
  ['mean-and-median', '0, 6, 0'],
  ['percents', '100 tickets'],
  ['two-step-equations', 'x + 7 = 24'],
  ['functions-and-rules', 'f(7)'],
  ['area-and-perimeter', '12 inches long and 7'],
  ['ratios-and-unit-rates', '12 : 21'],
  ['comparing-fractions', String.raw`\frac{7}{12} \square`],
  ['comparing-fractions', String.raw`\frac{3}{8} \square`],
] as const;

describe('a step of the solution with a wrong number', () => {
  it.each([
    [birds, '35 divided by 4 = 8.75', ['$35$', '$4$']],
    [birds, 'i got 35 and then i divide it by 4', ['$35$', '$4$']],
    [bus, '32 divided by 2 becuse the 0s dont matter', ['$32$', '$2$']],
    [rule, 'uhh 67 + 1 = 68', ['$67$']],
  ] as const)('in %s, “%s”: confirms the right part and has her check the number', async ([lesson, words], message, names) => {
    const { judged, text } = await said(lesson, words, message);
    expect(judged).toBe(null);
    for (const one of names) expect(text).toContain(one);
  });

  it.each([
    [birds, '35 divided by 5'],
    [birds, '12 + 9 is 21'],
    [bus, '32 divided by 2 first then again'],
    [bus, '26 + 6 is 32'],
    [tickets, '100 - 30 is 70'],
    [rule, '6 times 7 is 42'],
  ] as const)('is not seen in “%s: %s”', async ([lesson, words], message) => {
    const { text } = await said(lesson, words, message);
    expect(text).not.toMatch(/\bcheck\b|\blook at the\b|where does/i);
  });
});

describe("a line of work that isn't true", () => {
  it.each([
    [tickets, '100 - 37 is 67 tikets', '$100 - 37$', '$67$'],
    [poster, 'area is inside so 12x7. is it 74?', String.raw`$12 \times 7$`, '$74$'],
    [equation, '24 - 7 is 16', '$24 - 7$', '$16$'],
    [rule, '6 x 7 is 48 + 1 = 49', String.raw`$6 \times 7$`, '$48$'],
  ] as const)("in %s, “%s”: the step is right, but its result isn't", async ([lesson, words], message, line, value) => {
    const { judged, text } = await said(lesson, words, message);
    expect(judged).toBe(null);
    expect(text).toContain(line);
    expect(text).toContain(value);
  });

  it('is the first of several, and the true one before it is confirmed', async () => {
    const { text } = await said('functions-and-rules', 'f(-2)', '7 x -2 = -14 + 20 = 34');
    expect(text).toContain(String.raw`$7 \times (-2) = -14$`);
    expect(text).toContain('$-14 + 20$');
  });

  it('may be spread over two messages: a number alone completes the line before', async () => {
    const { judged, text } = await said(...equation, 'x + 7 - 7 = 24 - 7', 'x = 16');
    expect(judged).toBe('incorrect');
    expect(text).toContain('$24 - 7$');
  });

  it.each(['is it 1/2 + 1/3 = 2/5? we did that at school', '1/2 + 1/3 is 2/5'])(
    "is corrected even if it isn't part of the question: “%s”",
    async (message) => {
      const { text } = await said('adding-unlike-fractions', String.raw`\frac{4}{9}`, message);
      expect(text).toMatch(/isn’t \$\\frac\{2\}\{5\}\$/);
    },
  );

  it('is called wrong if she asks whether it is', async () => {
    const { text } = await said(
      'adding-unlike-fractions',
      String.raw`\frac{4}{9}`,
      'is it 1/2 + 1/3 = 2/5? we did that at school',
      'is that wrong what we did at school then',
    );
    expect(text).toContain(String.raw`$\frac{2}{5}$`);
    expect(says(text, sentences.otherWays)).toBe(false);
  });

  it.each(['1/2 + 1/3 isnt 2/5', 'why is 1/2 + 1/3 not 2/5', '1/3 = 3/9', '3/9 + 4/9 = 7/9'])('is not “%s”', async (message) => {
    const { text } = await said('adding-unlike-fractions', String.raw`\frac{4}{9}`, message);
    expect(text).not.toMatch(/isn’t \$/);
  });
});

describe('an equation that the student transforms', () => {
  it.each(['x + 7 - 7 = 24', 'so x + 7 - 7 = 24?'])('“%s”: only one side has changed', async (message) => {
    const { judged, text } = await said(...equation, message);
    expect(judged).toBe(null);
    expect(text).toMatch(/side/);
  });

  it.each(['x + 7 - 7 = 24 - 7', 'x = 24 - 7'])('“%s” is right, and not a wrong answer', async (message) => {
    const { act, judged, text } = await said(...equation, message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).not.toMatch(/side/);
  });
});

describe("a true remark about the question's numbers", () => {
  it.each([
    [eighths, 'but they are both 3'],
    [eighths, 'the tops are the same'],
    [eighths, 'so 8 is less kids?'],
    [halves, 'so 7 is past half?'],
    [tickets, 'take away 30 is 70 and then 7 more'],
    [poster, '10x7 is 70 and 2x7 is 14'],
    [rule, 'so f(7) means change every x for a 7'],
    [['mean-and-median', 'Five plants'], 'oh u have to put them in order first, like a class photo'],
  ] as const)('in %s, “%s” gets a yes', async ([lesson, words], message) => {
    const { act, judged, text } = await said(lesson, words, message);
    expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
    expect(says(text, sentences.partOfIt)).toBe(true);
  });

  it.each(['halving doesnt work because 21 is odd', '2 doesnt go into 21'])('“%s” is true of any number', async (message) => {
    expect(says((await said(...ratio, message)).text, sentences.thatIsTrue)).toBe(true);
  });

  it('may name another form of the same number', async () => {
    const { text } = await said('decimal-place-value', '$0.4', 'so 0.4 is really 0.40. could i also use fractions');
    expect(text).toContain('0.4 is equal to 0.40');
  });

  it.each([
    [eighths, 'they are both 8'],
    [eighths, 'so 8 is more kids?'],
    [eighths, 'the bottoms are the same'],
    [halves, '7 is less than half'],
    [ratio, '21 is even'],
    [ratio, '3 doesnt go into 21'],
    [rule, 'put 6 in for x'],
    [birds, 'put them in order first'],
  ] as const)('is not heard in %s, “%s”', async ([lesson, words], message) => {
    const { text } = await said(lesson, words, message);
    expect(says(text, [...sentences.partOfIt, ...sentences.thatIsTrue])).toBe(false);
  });

  it('may name both numbers of an answer, and not only the first', async () => {
    const { act, text } = await said(...ratio, 'so maybe thirds? 4 and 7');
    expect(act).toBe('bridge');
    expect(text).toMatch(/both|two|pair|first one and the second/i);
  });
});

describe('two words that the student takes for the same', () => {
  it.each([
    'hi! i already know mean and median theyre the same thing basically',
    'are mean and median the same thing',
    'mean and median are the same',
  ])('are heard in “%s” and told apart', async (message) => {
    const { text } = await said('mean-and-median', '22 grapes', message);
    expect(says(text, sentences.meansOther)).toBe(true);
    expect(text).toMatch(/The mean is[^]*The median is/);
  });

  it.each(['mean and average are the same thing', 'can the mean and median be the same'])('not in “%s”', async (message) => {
    expect(says((await said('mean-and-median', '22 grapes', message)).text, sentences.meansOther)).toBe(false);
  });
});

describe('another way beside a right answer', () => {
  const mean = ['mean-and-median', '10, 15, and 35'] as const;
  it.each([
    '60 divided by 3 so 20. but my teacher says u can just take the middle one which is 15',
    '20 but my brother said its 15',
  ])('is not a good reason if it leads to another value: “%s”', async (message) => {
    const { judged, text } = await said(...mean, message);
    expect(judged).toBe('correct');
    expect(text).toContain('15');
    expect(says(text, sentences.reasonFits)).toBe(false);
  });

  it.each(['20 because 60 divided by 3 is 20', '20 but 20 isnt even one of the numbers'])(
    'is not seen in “%s”',
    async (message) => {
      expect(says((await said(...mean, message)).text, sentences.otherValue)).toBe(false);
    },
  );
});

describe("the student's own way", () => {
  it.each(['can i make a table? 12 21 then 6 10.5', 'the cost one: could i make a table going 1, 2, 3'])(
    '“%s” gets a yes',
    async (message) => {
      const { judged, text } = await said(...ratio, message);
      expect(judged).toBe(null);
      expect(text).toMatch(/table/);
      expect(says(text, [...sentences.sendIt, ...sentences.mayAnswer])).toBe(false);
    },
  );

  it('may be questioned without the tutor taking it for a step', async () => {
    expect((await said(...ratio, 'why do we have to make a table')).act).not.toBe('bridge');
  });
});

it('the tutor asks for the size of a fraction that the student thinks makes a number smaller', async () => {
  const photo = ['multiplying-fractions', '36 cm'] as const;
  const { text } = await said(...photo, 'smaller because its a fraction so like less than thirty six');
  expect(text).toContain(String.raw`$\frac{5}{4}$`);
  expect((await said(...photo, 'bigger because 5/4 is more than 1')).text).not.toMatch(
    /more or less than one whole|Which kind is/,
  );
});
