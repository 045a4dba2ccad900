import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAt, lessonOf, saidAt } from '../samples/lesson-at.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAt(guidelineNamed(lesson), words), ...messages);

const says = (text: string, table: readonly string[]): boolean => table.some((one) => text.includes(one));

describe('a right answer at the end of a false line of work', () => {
  it.each([
    ['multiplying-fractions', '28 cherries', '20/4 = 7'],
    ['multiplying-fractions', '28 cherries', '20 divided by 4 is 7'],
    ['multiplying-fractions', '27 marbles', '27 / 3 = 18'],
    ['area-and-perimeter', '5 m, 7 m, and 9 m', '5x7 = 21'],
  ])('in %s, at %s, “%s”: counts as right, and the false line is pointed out', async (lesson, words, message) => {
    const { act, judged, text } = await said(lesson, words, message);
    expect({ act, judged }).toEqual({ act: 'confirm', judged: 'correct' });
    expect(says(text, sentences.lineIsFalse)).toBe(true);
    expect(says(text, sentences.rightNumber)).toBe(true);
  });

  it.each(['28/4 = 7', '28 divided by 4 is 7', '7'])('gets no correction if the line is true: “%s”', async (message) => {
    const { act, text } = await said('multiplying-fractions', '28 cherries', message);
    expect(act).toBe('confirm');
    expect(says(text, sentences.lineIsFalse)).toBe(false);
  });
});

describe('a doubt about what the tutor says', () => {
  it.each(['i dont believe you', 'i don’t really trust that', 'thats not even true', 'that cant be right', 'u made that up'])(
    'gets a way to check: “%s”',
    async (message) => {
      const { act, judged, text } = await said('multiplying-fractions', '27 marbles', message);
      expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
      expect(says(text, sentences.letsCheck)).toBe(true);
    },
  );

  it.each(['i dont believe in myself', 'i cant believe it'])('is not heard in “%s”', async (message) => {
    const { text } = await said('multiplying-fractions', '27 marbles', message);
    expect(says(text, sentences.letsCheck)).toBe(false);
  });
});

describe("a plan in the question's own words", () => {
  it("is not corrected for a mistake that the student doesn't make", async () => {
    const { act, text } = await said('area-and-perimeter', '5 m, 7 m, and 9 m', 'it says walk around once so i add all three');
    expect(act).toBe('redirect');
    expect(text).not.toMatch(/area/i);
  });
});

describe("a student's question about the reason for a right answer", () => {
  const after = async (message: string) => {
    const lesson = await lessonOf(guidelineNamed('mean-and-median'));
    return saidAt(lesson, '11', message);
  };

  it.each(['is it because 22 split in 2 is 11', 'wait so is it cuz you share 22 by 2?', 'its because 2 kids share 22 right?'])(
    'gets a yes if it gives the reason: “%s”',
    async (message) => {
      const { act, judged, text } = await after(message);
      expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
      expect(says(text, sentences.lateReasonFits)).toBe(true);
    },
  );

  it.each(['is it because 22 - 2 is 11', 'is it because 11 is a nice number?'])(
    "gets no yes if it doesn't: “%s”",
    async (message) => {
      expect(says((await after(message)).text, sentences.lateReasonFits)).toBe(false);
    },
  );
});

describe('a question whether the last answer was right', () => {
  it.each(['was that right', 'that was wrong tho wasnt it', 'oh no i got it wrong didnt i', 'did i get that one right?'])(
    'gets a yes if it was, without being asked to send anything: “%s”',
    async (message) => {
      const { act, judged, text } = await said('percents', '45 of them are taken', message);
      expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
      expect(says(text, sentences.lastWasRight)).toBe(true);
    },
  );

  it("gets help if it wasn't", async () => {
    const { act, text } = await said('percents', '100 tickets', '12', 'was that right');
    expect(act).toBe('hint');
    expect(says(text, sentences.lastWasRight)).toBe(false);
  });
});

describe('a true line that has nothing to do with the question', () => {
  it.each([
    ['percents', '100 tickets', '50% of 20 is 10 cause its half'],
    ['percents', '100 tickets', '10% of 30 is 3'],
    ['multiplying-fractions', '27 marbles', 'half of 10 is 5'],
  ])('in %s, at %s, “%s”: is called true, and not held against the student', async (lesson, words, message) => {
    const { act, judged, text } = await said(lesson, words, message);
    expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
    expect(says(text, sentences.thatIsTrue)).toBe(true);
  });

  it.each(['10% of 30 is 4', '25% of 8 is 2 so its always 2'])('is not seen in “%s”', async (message) => {
    expect(says((await said('percents', '100 tickets', message)).text, sentences.thatIsTrue)).toBe(false);
  });
});

describe('a question about what is allowed', () => {
  it.each([
    ['can i use my brothers answer', sentences.ownWork],
    ['can i google it', sentences.ownWork],
    ['is it ok if i guess', sentences.onGuessing],
    ['can i guess', sentences.onGuessing],
  ] as const)('is answered: “%s”', async (message, table) => {
    const { act, judged, text } = await said('percents', '45 of them are taken', message);
    expect({ act, judged }).toEqual({ act: 'redirect', judged: null });
    expect(says(text, table)).toBe(true);
  });
});

describe('what comes next', () => {
  it('is not the end of the lesson if the student asks for more', async () => {
    const { driver } = await said('percents', '100 tickets', 'that was fun can we do more');
    expect(driver.session.ended).toBeNull();
  });

  it('is how much is left if she asks whether she is done', async () => {
    expect((await said('percents', '100 tickets', 'are we done')).text).toMatch(/1st of \d+ steps/);
  });

  it.each(['what i must do now', 'you can explain with pizza please'])('is help with the question: “%s”', async (message) => {
    const { act, text } = await said('percents', '100 tickets', message);
    expect(act).toBe('hint');
    expect(text).not.toMatch(/harder|faster|quicker/);
  });
});
