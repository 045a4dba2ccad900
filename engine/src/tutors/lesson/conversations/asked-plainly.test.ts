import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, lessonOf, saidAt, topicOf } from '../samples/lesson-at.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import * as asked from '../support/asked/asked-sentences.ts';
import { isTheOne } from '../support/steps/step-sentences.ts';

const says = (text: string, table: readonly string[], fill = ''): boolean =>
  table.some((one) => text.includes(one.replaceAll('{}', fill)));
const at = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
const opening = async (lesson: string, ...messages: string[]) => saidAt(await lessonOf(guidelineNamed(lesson)), ...messages);

const seats = 'A theater has 100 seats, and 45 of';
const pens = 'A box has 5 red pens and 8';
const fiftieths = String.raw`Write $\frac{13}{50}$`;
const notebooks = 'Four notebooks cost';
const product = String.raw`Find $\frac{3}{4} \times \frac{5}{8}$.`;
const strip = 'A paper strip has 5 equal parts, and';
const mean = 'Find the mean of 8, 13, 17, and';

describe('a question about the lesson itself', () => {
  it.each([
    ['um is this a test? do i get a grade for it', sentences.notATest],
    ['is this graded', sentences.notATest],
    ['i just wanted to know if somebody sees my mistakes', sentences.whoSeesIt],
    ['does my teacher see this', sentences.whoSeesIt],
    ['why do we have to do tickets', sentences.whyThisStory],
  ])('“%s” gets its own answer', async (message, table) => {
    const { text, judged } = await opening('percents', message);
    expect(judged).toBe(null);
    expect(says(text, table)).toBe(true);
  });

  it('gets its answer beside a right answer, too', async () => {
    const { text, judged } = await at('two-step-equations', 'x + 7 = 24', '17. why do i have to do seesaws');
    expect([judged, says(text, sentences.whyThisStory)]).toEqual(['correct', true]);
  });

  it('isn’t heard in a question about points on a test', async () => {
    const { text } = await opening('percents', 'if the test has 50 points is 25 half');
    expect(says(text, sentences.notATest)).toBe(false);
  });
});

describe('a question about the form', () => {
  it.each(['do i need the sign', 'do i write the % sign', 'with the sign or not', 'but i still dont know if i write the sign'])(
    '“%s”: both ways are fine',
    async (message) => {
      expect(says((await at('percents', seats, message)).text, sentences.signEither)).toBe(true);
    },
  );

  it.each(['which sign do i use', 'do i need the minus sign'])('“%s” isn’t about that sign', async (message) => {
    expect(says((await at('percents', seats, message)).text, sentences.signEither)).toBe(false);
  });

  it('names the unit that the question asks for', async () => {
    const { text } = await at('area-and-perimeter', 'A rug is 8 feet long and 5', 'is it in inches or feet');
    expect(says(text, asked.asksForUnit, 'feet')).toBe(true);
  });

  it('says how a fraction is written', async () => {
    const { text } = await opening('adding-unlike-fractions', 'do i have to put it like 7 over something');
    expect(says(text, sentences.formFraction)).toBe(true);
  });

  it('says that a right answer is in simplest form', async () => {
    const { text, judged } = await at('multiplying-fractions', product, '15/32! does it need simplifying tho');
    expect([judged, says(text, asked.isSimplest)]).toEqual(['correct', true]);
  });
});

describe('which of two', () => {
  it.each([
    ['9y = 45', 'two-step-equations', 'is it times or divide', 'divide'],
    ['9y = 45', 'two-step-equations', 'do i divide or multiply', 'divide'],
  ])('%s: the operation is named', async (words, lesson, message, operation) => {
    const { text } = await at(lesson, words, message);
    expect(says(text, isTheOne, operation)).toBe(true);
  });

  it('is named again after “which one”', async () => {
    const { text } = await at('percents', fiftieths, 'do i do 13 times 2 or 13 plus 2', 'you said yes but which one');
    expect(text).toMatch(/multiply/);
  });

  it.each(['can you just tell me yes or no do i divide the money by the notebooks', 'you didnt say if i divide'])(
    '“%s” gets its yes',
    async (message) => {
      expect((await at('ratios-and-unit-rates', notebooks, message)).text).toMatch(/\bdivide\b/);
    },
  );

  it.each([
    ['wait do red pens go first', asked.otherFirst],
    ['do the blue ones go first', asked.goesFirst],
    ['thats got nothing to do with it i just wanted to know do blue pens go first', asked.goesFirst],
  ])('“%s”: the order is told', async (message, table) => {
    expect(says((await at('ratios-and-unit-rates', pens, message)).text, table, 'blue pens')).toBe(true);
  });
});

describe('the question itself', () => {
  it.each([
    'whats the question',
    'hi! what is the question again',
    'what i must do?',
    'what do i have to do',
    'what am i supposed to find',
  ])('“%s”: is told whole, and help the next time', async (message) => {
    const first = await opening('percents', message);
    expect(first.text).toContain('“A class has 100 tickets for a show and sells 37 of them. How many tickets are left?”');
    await first.driver.say('but what do i have to do');
    expect(first.driver.session.full_conversation_log.at(-1)!.text).not.toContain('A class has 100 tickets');
  });

  it.each(['what does 37 do here', 'what is 37', 'what do i do with the 37'])('“%s” asks something else', async (message) => {
    expect((await opening('percents', message)).text).not.toContain('“A class has 100 tickets');
  });
});

describe('a pace that she didn’t want', () => {
  it.each(['no i dont want faster!! this one can stay', 'not faster please', 'hang on i didnt ask for harder'])(
    '“%s” slows the lesson down',
    async (message) => {
      expect((await opening('percents', message)).driver.session.pace_preference).toBe('slow');
    },
  );

  it('isn’t changed by “is 75% not harder than 50%”', async () => {
    expect((await opening('percents', 'is 75% not harder than 50%')).driver.session.pace_preference).toBe('normal');
  });
});

describe('words and letters', () => {
  const everydayWords = [
    { words: ['ribbon'], meaning: 'A ribbon is a long, thin strip of cloth.' },
    { words: ['elevation'], meaning: 'Elevation tells how high a place is.' },
    { words: ['checks out'], meaning: 'It means that you tested it and it fits.' },
  ];
  const withWords = (lesson: string) =>
    new LessonDriver({ ...sampleLessonWorld, everydayWords }).start(topicOf(guidelineNamed(lesson)));

  it.each([
    ['ribbon i dont know this word. is like rope?', 'strip of cloth'],
    ['whats a ribbon', 'strip of cloth'],
    ['8 + 5 + 8 + 5. but ribbon what is that', 'strip of cloth'],
    ['what does elevation mean is it like a elevator', 'how high a place is'],
    ['I don’t understand "checks out"', 'tested it and it fits'],
  ])('“%s” gets the meaning', async (message, meaning) => {
    expect((await saidAt(await withWords('area-and-perimeter'), message)).text).toContain(meaning);
  });

  it('are explained beside a right answer', async () => {
    const { text, judged } = await saidAt(await withWords('equivalent-fractions'), 'I dont understand "checks out". 5/6');
    expect(judged).toBe('correct');
    expect(text).toContain('tested it and it fits');
  });

  it('of the lesson’s title, too', async () => {
    const { text } = await at(
      'ratios-and-unit-rates',
      notebooks,
      'thirty six divided by four is nine dollars but what does rate mean',
    );
    expect(text).toContain('A unit rate tells how much there is for one');
  });

  it('say that a letter is a number, unless it’s what is asked for', async () => {
    const letter = async (message: string) => (await at('two-step-equations', '9y = 45', message)).text;
    expect(says(await letter('what does the y mean'), asked.standsForNumber, 'y')).toBe(true);
    expect(says(await letter('what is y'), asked.standsForNumber, 'y')).toBe(false);
  });
});

describe('a complaint', () => {
  it.each([
    ['ratios-and-unit-rates', notebooks, 'that was about dancers not my question'],
    ['mean-and-median', mean, 'you keep telling me the sharing thing'],
    ['ratios-and-unit-rates', notebooks, 'youre not telling me if its minus'],
  ])('%s, %s: “%s” is owned up to, and help follows', async (lesson, words, message) => {
    const { text, act } = await at(lesson, words, message);
    expect(says(text, sentences.passedOver)).toBe(true);
    expect(act).toBe('hint');
  });

  it.each(['send what? i dont get what your telling me to do', 'every one of what?? im confused'])(
    '“%s”: the tutor wasn’t clear',
    async (message) => {
      expect(says((await at('adding-and-subtracting-integers', 'Find $4 + (-9)$.', message)).text, sentences.wasUnclear)).toBe(
        true,
      );
    },
  );
});

describe('whether a value was right', () => {
  it('is told of one that was sent', async () => {
    expect(says((await at('mean-and-median', mean, '28', 'was 28 right or wrong')).text, sentences.wasWrong)).toBe(true);
    expect(
      says(
        (await at('mean-and-median', mean, '14', 'so was 14 right?? you just changed the question')).text,
        sentences.lastWasRight,
      ),
    ).toBe(true);
  });

  it.each(['was 14 right', 'is it 14?'])('isn’t told of one that was only asked about: “%s”', async (message) => {
    const { text, judged } = await at('mean-and-median', mean, message);
    expect(judged).toBe(null);
    expect(says(text, [...sentences.lastWasRight, ...sentences.wasWrong])).toBe(false);
  });
});

describe('a question beside a right answer that nothing in the plan answers', () => {
  it.each([
    ['multiplying-fractions', strip, '1/10. but why isnt it 1/2 since i took half', 'Half of a fifth'],
    ['multiplying-fractions', product, '15/32. why is it less than 3/4', 'product of the numerators'],
  ])('%s, %s: “%s” gets the idea of this one', async (lesson, words, message, idea) => {
    const { text, judged } = await at(lesson, words, message);
    expect(judged).toBe('correct');
    expect(says(text, sentences.hereIsHow)).toBe(true);
    expect(text).toContain(idea);
    expect(says(text, sentences.notHere)).toBe(false);
  });

  it('says that there can be more parts than one whole has', async () => {
    const { text } = await at(
      'adding-unlike-fractions',
      String.raw`\frac{2}{3} + \frac{1}{4}`,
      'can you have 17 twelfths when theres only 12',
    );
    expect(
      asked.moreThanWhole.some((one) => text.includes(one.replaceAll('#', '12 twelfths').replaceAll('{}', '17 twelfths'))),
    ).toBe(true);
  });
});

it('speaks of no later step in the first one', async () => {
  const { text } = await at('mean-and-median', 'Ali has 5 pears, and Bea has 11.', 'what middle place?? i said 8');
  expect(text).not.toMatch(/median/);
});

it('doesn’t hear an illness that is denied', async () => {
  const { text } = await at(
    'percents',
    'A book has 180 pages',
    'im not sick its just a lot. 10% of 180 is um 180 divided by 10?',
  );
  expect(says(text, sentences.troubleSick)).toBe(false);
});
