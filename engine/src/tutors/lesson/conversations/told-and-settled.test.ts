import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAt, lessonOf, saidAt } from '../samples/lesson-at.ts';

/** Returns the replies to messages at the opening question, or at the question with these words. */
const at = async (name: string, words: string | null, ...messages: string[]) =>
  saidAt(words === null ? await lessonOf(guidelineNamed(name)) : await lessonAt(guidelineNamed(name), words), ...messages);

const yes = /^(?:yes|yep|exactly|that’s (?:it|so)|you’ve got|true|right)/i;

describe('what the student takes a word to mean', () => {
  it.each([
    ['area-and-perimeter', 'so area is just the inside?', 'how much space'],
    ['area-and-perimeter', 'perimeter is how far around right', 'distance around'],
    ['mean-and-median', 'the median is like the middle one yeah?', 'middle value'],
    ['mean-and-median', 'is mode the one that comes the most', 'most often'],
    ['functions-and-rules', 'input is what goes in the machine right', 'goes into the machine'],
  ])('in %s: “%s” is right, and gets the full meaning', async (name, message, meaning) => {
    const { text, judged } = await at(name, null, message);
    expect(judged).toBeNull();
    expect(text).toMatch(yes);
    expect(text).toContain(meaning);
  });

  it.each([
    ['area-and-perimeter', 'perimeter is the inside right?', 'area', 'distance around'],
    ['mean-and-median', 'so the mode is the average', 'mean', 'most often'],
    ['adding-unlike-fractions', 'is the denominator the top one?', 'numerator', 'bottom number'],
  ])('in %s: “%s” is the meaning of another word, which is named', async (name, message, other, meaning) => {
    const { text } = await at(name, null, message);
    expect(text).not.toMatch(yes);
    expect(text).toContain(`“${other}.”`);
    expect(text).toContain(meaning);
  });

  it.each(['i counted how many tiles', 'so its how much carpet you need'])(
    'in “%s”, about a perimeter, is the area, and is never simply called true',
    async (message) => {
      const { text } = await at('area-and-perimeter', null, message);
      expect(text).toContain('“area.”');
      expect(text).toContain('distance around');
    },
  );

  it.each([
    ['area-and-perimeter', 'is a rectangle a square'],
    ['area-and-perimeter', 'why is area not the outside'],
    ['multiplying-fractions', 'the product is when you add right'],
    ['mean-and-median', 'the median is 7 right'],
  ])('in %s: “%s” is not judged as a meaning', async (name, message) => {
    const { text } = await at(name, null, message);
    expect(text).not.toMatch(/^(?:yes|yep|exactly)/i);
    expect(text).not.toMatch(/goes with “|describ\w+ “|belongs to “/);
  });
});

describe('two amounts that the student compares', () => {
  it.each([
    ['percents', 'so is 50% the same as 1/2', yes, '50% is equal to 1/2'],
    ['decimal-place-value', 'are .7 and .70 the same', yes, '.7 is equal to .70'],
    ['decimal-place-value', 'is 0.35 bigger than 0.4?', /^(?!yes)/i, '0.35 is less than 0.4'],
    ['decimal-place-value', '0.30 is more than 0.3', /^(?!yes)/i, '0.30 is equal to 0.3'],
    ['mean-and-median', 'is 9 more than 4', yes, '9 is greater than 4'],
  ] as const)('in %s: “%s” gets the comparison', async (name, message, begins, words) => {
    const { text, judged } = await at(name, null, message);
    expect(judged).toBeNull();
    expect(text).toMatch(begins);
    expect(text).toContain(words);
  });

  it('are left to her if that is what the question asks', async () => {
    const { text } = await at('comparing-fractions', '\\frac{7}{9} \\square', 'is 7/9 bigger than 7/8');
    expect(text).not.toMatch(/is (?:less|greater) than/);
  });
});

describe('a step that the student reports, asks about, or writes down', () => {
  it.each([
    ['two-step-equations', 'i took 6 away'],
    ['two-step-equations', '15 minus 6'],
    ['mean-and-median', 'i split it by 2'],
    ['area-and-perimeter', 'uh like do i just add them all'],
    ['area-and-perimeter', '5+7+9'],
    ['adding-unlike-fractions', 'ok so 3 + 4?'],
  ])('in %s: “%s” is the next step', async (name, message) => {
    const { act, text, judged } = await at(name, null, message);
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
    expect(text).toMatch(/^(?:yes|yep|exactly|right|good|that|here|begin)/i);
  });

  it.each([
    ['area-and-perimeter', 'i did 5 times 7'],
    ['two-step-equations', 'i multiplied them'],
  ])('in %s: “%s” is not the next step, and is answered with what is', async (name, message) => {
    const { act, text } = await at(name, null, message);
    expect(['hint', 'clarify']).toContain(act);
    expect(text).not.toMatch(yes);
    expect(text).not.toMatch(/again/);
  });

  it('is named if she asks about two: the first one', async () => {
    const { text } = await at('two-step-equations', 'x + 7 = 24', 'do i divide first or subtract first');
    expect(text).toMatch(/\bsubtract\b/i);
    expect(text).not.toMatch(/\bdivide\b/i);
  });

  it('is not called right just for the word “added” in a sum with a negative number', async () => {
    const { text } = await at('adding-and-subtracting-integers', '4 + (-9)', 'i just added em');
    expect(text).not.toMatch(yes);
  });
});

describe("a question about the student's own mistakes", () => {
  it('about a value gets the correction', async () => {
    const { act, text } = await at('area-and-perimeter', null, 'wait why isnt it 12');
    expect(act).toBe('hint');
    expect(text).not.toMatch(/teacher|lesson (?:doesn’t|covers)/);
  });

  it('about the right value is answered with a request to send it', async () => {
    const { act, driver } = await at('area-and-perimeter', null, 'how come it isnt 21');
    expect(act).toBe('ask_again');
    expect(driver.question.wrong_attempts).toBe(0);
  });

  it('about a finished question gets the explanation', async () => {
    const { text } = await at('area-and-perimeter', null, '12', '21', 'what was my mistake on the first one');
    expect(text).toMatch(/walk along all three sides|every side|Add all/);
  });

  it('about a question that was right gets the reply that there was no mistake', async () => {
    const { text } = await at('area-and-perimeter', null, '21', 'what did i get wrong on the last question');
    expect(sentences.hadNoMistake.some((words) => text.includes(words))).toBe(true);
  });
});

describe('a question for the first step, repeated many times,', () => {
  it('gets help until the tutor says that all help was given, and is never called off the topic', async () => {
    const driver = await lessonOf(guidelineNamed('area-and-perimeter'));
    const said: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) said.push((await saidAt(driver, 'what do i do first')).text);
    for (const text of said)
      expect(
        sentences.notHere.some((words) => text.includes(words)),
        text,
      ).toBe(false);
    expect(said.some((text) => sentences.allHelpGiven.some((words) => text.includes(words)))).toBe(true);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe("other people's ways, and guesses", () => {
  it.each(['my teacher does it another way', 'my sister says theres a shortcut', 'in class we did it different'])(
    '“%s” gets a welcoming reply',
    async (message) => {
      const { text } = await at('multiplying-fractions', null, message);
      expect(sentences.otherWays.some((words) => text.includes(words))).toBe(true);
    },
  );

  it("a friend who finds it unimportant isn't heard as trouble with friends", async () => {
    const { text } = await at('ratios-and-unit-rates', null, 'my friend said it doesnt matter');
    expect(text).not.toMatch(/sorry|friend trouble|hurts|upset/i);
  });

  it.each(['i just guessed', 'lol i guessed it'])('“%s” gets a friendly reply', async (message) => {
    const { text, judged } = await at('percents', null, message);
    expect(judged).toBeNull();
    expect(sentences.onGuessing.some((words) => text.includes(words))).toBe(true);
  });

  it("something learned and forgotten isn't heard as known", async () => {
    const { act } = await at('percents', null, 'we did this in 5th grade but i forgot it all');
    expect(['hint', 'clarify', 'another_way']).toContain(act);
  });
});

describe('something that the student assumes', () => {
  it.each([
    ['adding-unlike-fractions', 'is 1/3 4/9', '1/3 is less than 4/9'],
    ['percents', 'i thought 3/5 was 3%', '3/5 is greater than 3%'],
    ['decimal-place-value', 'six hundredths is 0.600', 'six hundredths is less than 0.600'],
    ['adding-and-subtracting-integers', 'is -10 less than 2', '-10 is less than 2'],
  ])('in %s: “%s” gets the exact comparison', async (name, message, so) => {
    const { text, judged } = await at(name, null, message);
    expect(judged).toBeNull();
    expect(text).toContain(so);
  });

  it('that the top is the denominator is corrected with the word “numerator”', async () => {
    const { text } = await at('comparing-fractions', null, 'top is the denominator right');
    expect(text).toContain('“numerator.”');
    expect(text).toContain('bottom number');
  });

  it("that the mean is a fair share isn't called the meaning of another word", async () => {
    const { text } = await at('mean-and-median', null, 'so mean is kinda like making it fair');
    expect(text).not.toMatch(/^No\b|but it fits/);
  });

  it("isn't praised as a reason if it names another place than the solution does", async () => {
    const { text } = await at('decimal-place-value', 'digit 7 in', '7', '0.7', 'the 7 is in the tens place');
    expect(text).not.toMatch(/makes sense|I like how|that’s why|exactly|right/i);
  });

  it('in her work for a wrong answer is answered with the next step', async () => {
    const { act, text } = await at('area-and-perimeter', 'ribbon is sewn', '40', '8x5');
    expect(['hint', 'clarify']).toContain(act); // the next step, or the correction of this mistake
    expect(text).toMatch(/edge|around|side/i);
  });

  it.each(['i guess it is just the biggest', 'they have nothing to do with each other'])(
    '“%s” that nothing can settle is neither accepted nor encouraged',
    async (message) => {
      const { text } = await at('comparing-fractions', 'frac{7}{9}', message);
      expect(text).not.toMatch(/nice|go (?:on|ahead) with|keep going with|put it to work|take that/i);
    },
  );
});
