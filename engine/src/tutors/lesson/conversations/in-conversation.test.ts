import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';
import { writesFalseLine } from '../support/claims/false-line.ts';

const said = async (lesson: string, words: string, ...messages: string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);

const [fractions, integers, equations, percents, means] = [
  'comparing-fractions',
  'adding-and-subtracting-integers',
  'two-step-equations',
  'percents',
  'mean-and-median',
] as const;

describe("a student's own reason for a right answer", () => {
  it.each([
    [percents, '100 tickets', '63 cuz i just go from 37 up to 40 thats 3 then 60 more'],
    [integers, '4 - 9 - (-12)', '4 minus 9 is -5 then my debt of 12 gets deleted so up 12. +7!'],
    ['area-and-perimeter', 'goat', 'the fat one. 6x4 is 24 and the skinny is only 9'],
  ])('in %s, at “%s”: “%s” is heard, and not told back to her as news', async (lesson, words, message) => {
    const { judged, text } = await said(lesson, words, message);
    expect(judged).toBe('correct');
    expect(text).not.toMatch(/Here’s why, in a few words|To say why|The idea to use/);
  });

  it('is not heard in a joke that shares a word with the solution', async () => {
    const { judged, text } = await said(percents, 'A theater', 'oh free like not taken! 55. i thought free means no money lol');
    expect(judged).toBe('correct');
    expect(isFrom('reasonFits', text)).toBe(false);
  });

  it('is not asked for if she has given it, in that message or the one before', async () => {
    expect((await said(percents, 'Write 0.8', '8 tenths times 10 is 80 hundredths so 80')).act).not.toBe('ask_reason');
  });
});

describe('a line of work written in words', () => {
  it.each([
    [means, '8, 13, 17', '56 divide 4 = 14'],
    [equations, '4x = 28', '28 divide by 4 = 7'],
    [means, '8, 13, 17', '8+13=21 +17 is 38 +18 is 56 and 56 divided by 4 is 14'],
  ])('in %s, at “%s”: “%s” is not called false', async (lesson, words, message) => {
    const { judged, text } = await said(lesson, words, message);
    expect(judged).toBe('correct');
    expect(isFrom('lineIsFalse', text)).toBe(false);
  });

  it('is a step if it continues a calculation in one line', async () => {
    const { act, text } = await said(means, '8, 13, 17', '8+13=21 +17 is 38 +18 is 56');
    expect([act, text]).toEqual(['bridge', expect.stringContaining('$56$')]);
  });

  it.each([
    [means, '8, 13, 17', '60 divided by 4 = 14'],
    [equations, '4x = 28', '28 divide by 4 = 9 so its 7'],
  ])('in %s, at “%s”: “%s” is called false', async (lesson, words, message) => {
    const { text } = await said(lesson, words, message);
    expect(
      sentences.lineIsFalse.some((line) => text.includes(line.split('{}')[0]!.trim())),
      text,
    ).toBe(true);
  });
});

describe('a fraction identified by one of its numbers', () => {
  const greatest = String.raw`\frac{4}{21}`;
  it.each(['the one with 17 on the bottom', 'the 17 one'])('“%s” is heard as a choice', async (message) => {
    expect((await said(fractions, greatest, message)).judged).toBe('correct');
  });

  it.each([
    ['they all have 4. so the 30 one is smallest', true],
    ['4/30 is the smallest', true],
    ['4/17 is the smallest', false],
  ])('“%s” is not an answer if the greatest is asked for, and is true: %s', async (message, holds) => {
    const { judged, text } = await said(fractions, greatest, message);
    expect(judged).toBeNull();
    expect(isFrom('thatIsTrue', text)).toBe(holds);
  });
});

describe('a value that the student only asks about or mentions on the way', () => {
  const bar = '4 equal parts';
  it.each([
    [['is it 60?', 'send it how? i said 60'], 'incorrect'],
    [['is it 60?', 'yes'], 'incorrect'],
    [['is it 75?', 'ya'], 'correct'],
    [['is it 75?', 'thats my answer'], 'correct'],
    [['is it 75?', 'why'], null],
    [['is it 75?', 'no wait'], null],
  ])('is her answer once she confirms it: %j is %s', async (messages, verdict) => {
    expect((await said(percents, bar, ...messages)).judged).toBe(verdict);
  });

  it('is no answer if “yes” follows no value', async () => {
    expect((await said(percents, bar, 'yes')).judged).toBeNull();
  });
});

describe('a side question', () => {
  it.each([
    [percents, '13}{50}', 'is 13/50 the same as 26 out of a hundred? cuz i doubled it', '13/50 is equal to 26 out of 100'],
    [integers, '-6 - 8', 'is - 8 the same as + -8', 'subtracting 8 is the same as adding −8'],
    [integers, '-6 - 8', 'is minus negative 8 the same as minus 8', 'subtracting −8 is not the same as subtracting 8'],
    [equations, '4x = 28', 'whats the 4x. is it 4 and x together like 4 and 7?', '$4x$ means 4 times x.'],
    [equations, 'x + 7 = 24', 'why x? and what means solve', 'To solve an equation is to find the number'],
  ])('is answered in %s, at “%s”: “%s”', async (lesson, words, message, answer) => {
    const { text, judged } = await said(lesson, words, message);
    expect(judged).toBeNull();
    expect(text).toContain(answer);
  });

  it.each([
    [
      integers,
      '-6 - 8',
      '-14 bc i owe 6 then lose 8 more. is - 8 the same as + -8 then?',
      'subtracting 8 is the same as adding −8',
    ],
    [means, '8, 13, 17', '14. can we be done soon', /\d+(?:st|nd|rd|th) of \d+ steps/],
  ])('is answered beside a right answer, too, in %s, at “%s”: “%s”', async (lesson, words, message, answer) => {
    const { text, judged } = await said(lesson, words, message);
    expect(judged).toBe('correct');
    expect(text).toMatch(answer);
  });

  it("about an earlier answer doesn't keep the answer from being judged", async () => {
    expect((await said(equations, 'x + 19 = 50', 'ok. 50 - 19 = 31. was i right before or no?')).judged).toBe('correct');
  });
});

it.each(['i dont feel like adding all that', 'ugh do i have to add all of them', 'thats so many numbers to add'])(
  'a reluctant student gets understanding and help with one piece: “%s”',
  async (message) => {
    const { act, text } = await said(means, '8, 13, 17', message);
    expect(act).toBe('hint');
    expect(isFrom('reluctant', text), text).toBe(true);
  },
);

const [multiplying, adding, places, rules, ratios, equivalent] = [
  'multiplying-fractions',
  'adding-unlike-fractions',
  'decimal-place-value',
  'functions-and-rules',
  'ratios-and-unit-rates',
  'equivalent-fractions',
] as const;

describe('a calculation that a student proposes, which leads to the answer,', () => {
  it.each([
    [ratios, '4 : 9', '9 times 5 is 45 so i think 4 times 5. is that the right way or is there an other way'],
    [ratios, 'Four notebooks', '36 divided by 4 because its per notebook? is that right or is it 4 divided by 36'],
    [ratios, 'salad dressing', '15 is 5 times 3 right? so do i times the 2 by 5 also'],
    [multiplying, '27 marbles', 'So 9 and 9 more?'],
    [multiplying, 'One fourth of a field', 'Is it 5/6 of 1/4? So I must multiply?'],
  ])('in %s, at “%s”: “%s” is called right and costs nothing', async (lesson, words, message) => {
    const { act, text, judged, driver } = await said(lesson, words, message);
    expect([act, judged]).toEqual(['bridge', null]);
    expect(text).toMatch(/\?$/);
    expect(text).not.toContain(driver.question.answer.expected);
  });

  it.each([
    [ratios, 'Four notebooks', '4 divided by 36'],
    [ratios, '4 : 9', 'why is it 4 times 5'],
    [ratios, '4 : 9', '9 times 5'],
  ])('in %s, at “%s”: “%s” is not called right', async (lesson, words, message) => {
    expect((await said(lesson, words, message)).text).not.toMatch(
      /gets you there|right thing to find|the one\. What do you have/,
    );
  });

  it('is also confirmed if she takes its intermediate value for the answer', async () => {
    const { act, text } = await said(multiplying, '27 marbles', '27 divide 3 is 9. Is 9 the answer?');
    expect([act, text]).toEqual(['bridge', expect.stringContaining('$9$')]);
  });
});

describe('an answer with something else in the message', () => {
  it.each([
    [ratios, 'Three plants', '7 times 8 is 56. sorry im slow', 'correct'],
    [places, '$0.30$ is ten', 'same place. oh so 0.30 is 3 dimes and 0 penys its the same. false', 'correct'],
    [adding, '1}{3} + \\frac{2}{5}', 'u do 15 bc 3x5 and 5/15 + 6/15 is 11/15. is it ok that its not smaller', 'correct'],
    [multiplying, 'paper strip', 'Half of green part. What means half of 1/5, I cut it in 2?', null],
    [places, 'hundredths** are there in', '7?? or 70. i dont no', null],
  ])('in %s, at “%s”: “%s” is %s', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });

  it('is not repeated in another form than hers', async () => {
    const { text } = await said(adding, '3}{4}$ of a mile', '3/4 is 9/12 so 9/12+1/12 is 10/12');
    expect(text).not.toContain('\\frac{5}{6}');
  });

  it('is asked for if she only asks about a value, even if something else troubles her', async () => {
    const { act, text } = await said(ratios, 'Six apples', 'hi.. um im not good at math just so you know. is it 2?');
    expect(act).toBe('ask_again');
    expect(
      sentences.troubleBadAtIt.some((line) => text.includes(line.split('. ')[0]!)),
      text,
    ).toBe(true);
  });

  it('is not asked for twice in a row in the same words', async () => {
    const { driver, text } = await said(places, 'value of the digit 7', 'like 7 dimes? is that 70', 'is it 7.0');
    expect(driver.session.full_conversation_log.filter((one) => one.text === text)).toHaveLength(1);
    expect(text).toMatch(/\bsend/i);
  });
});

describe('a question beside a right answer', () => {
  it.each([
    [rules, '$4x + 3$', '23, 5*4=20 then the 3. so a vending machine cant give different snacks?'],
    [rules, '20 - 4x', '8. wait why does times go first tho, u read left to right'],
    [multiplying, '3}{4} \\times \\frac{5}{8}', '15/32. Please, what is the different between multiply and adding fractions?'],
    [adding, '5}{12}', '7/12. why is it called denominator its such a weird word'],
  ])('in %s, at “%s”: “%s” gets a reply and is not taken for a reason', async (lesson, words, message) => {
    const { judged, text, asked } = await said(lesson, words, message);
    expect(judged).toBe('correct');
    const answers = lessonAnswers(lesson);
    const isTold = isFrom('notHere', text) || answers.some((answer) => text.includes(answer));
    expect(isTold, `${asked.question_text} ${text}`).toBe(true);
    if (!/\d ?[*x] ?\d/.test(message)) expect(isFrom('reasonFits', text), text).toBe(false);
  });

  it('is not heard in a wish', async () => {
    const { text } = await said(equivalent, '48}{54}', '8 cause 54 glued in 6s is 9. can we do a harder one with chocolate');
    expect(isFrom('notHere', text)).toBe(false);
  });
});

it.each(['u didnt answer my question', 'I did not say 1/2', 'i wrote 10/12 not 5/6'])(
  'the tutor apologizes for passing over something: “%s”',
  async (message) => {
    const { text, judged } = await said(multiplying, '27 marbles', message);
    expect(judged).toBeNull();
    expect(isFrom('passedOver', text), text).toBe(true);
  },
);

describe('a value that the student asks about', () => {
  const grapes = '22 grapes';
  it.each([
    [means, grapes, 'is it 11? because 11 and 11 makes 22. can you check', 'correct'],
    [means, '8, 13, 17', '4 numbers share it. so 56 divided by 4, is it 14?', 'correct'],
    [means, 'birds', 'i added them, its 35, and 5 days with the zero. is it 7?', 'correct'],
    [means, 'mean of three numbers', 'i add 6 and 7 thats 13, then 27 take away 13 is 14. is that ok?', 'correct'],
    [means, grapes, 'is it 11?', null],
    [means, grapes, 'is it 12? because 10 and 2 makes 12', null],
    [multiplying, '28 cherries', 'um is it 7? im not sure', null],
    [ratios, 'lemon candies', 'im confused is it 6:18 or not. what is all candies', null],
  ])('in %s, at “%s”: “%s” is %s, as an answer only if she shows how she found it', async (lesson, words, message, verdict) => {
    expect((await said(lesson, words, message)).judged).toBe(verdict);
  });

  it('is confirmed as the result so far if she says it is one', async () => {
    const { act, text } = await said(means, '8, 13, 17', 'so 8+13 is 21 and 17+18 is 35 so its 56. is that right so far?');
    expect([act, text]).toEqual(['bridge', expect.stringContaining('$56$')]);
  });

  it('is taken in the form asked for if she gives it in two forms', async () => {
    expect((await said(places, 'value of the digit 7', 'Ah, first is tenths. So 7 tenths, 0.7. Gracias')).judged).toBe('correct');
  });
});

it.each([
  ['3/9 + 4/9 = 7/9!!', false],
  ['8/12 and 3/12 = 11/12', false],
  ['4+3=7 so 7/8', false],
  ['the whole 30 percent so 7+7+7=21. 21 right', false],
  ['34+8 is 42 /3', false],
  ['i did 9 x 5 = 44', true],
  ['7. 4+4=7', true],
])('finds a false line in “%s”: %s', (text, isFalse) => {
  expect(writesFalseLine(text)).toBe(isFalse);
});

describe('a method that the student asks about', () => {
  it.each([
    ['two-step-equations', '3x - 8', 'you have to get rid of the 8 and then divide by 3 is that right??'],
    [rules, '20 - 4x', 'plug in 3 for x then take it away from 20, is that right?'],
  ])('in %s, at “%s”: “%s” is confirmed as part of it', async (lesson, words, message) => {
    const { act, judged, text } = await said(lesson, words, message);
    expect([act, judged]).toEqual(['redirect', null]);
    expect(isFrom('partOfIt', text), text).toBe(true);
  });

  it('is not confirmed if it contains a false line', async () => {
    const { text } = await said(rules, '20 - 4x', 'plug in 3 for x, 4*3=14, then take it away from 20, is that right?');
    expect(isFrom('partOfIt', text)).toBe(false);
  });
});

it.each([
  ['comparing-fractions', '3}{8} \\square', 'the one where the crocodile eats the 3/8 i guess', 'correct'],
  // If the choice is wrong, these words may mean anything.
  ['comparing-fractions', '3}{8} \\square', 'the crocodile eats the 3/10', null],
  [places, '0.4 \\square', 'A, 0.15 is longer so its more', 'incorrect'],
  [places, '0.4 \\square', 'C because 4 tenths beats 1 tenth', 'correct'],
])('a choice in words is heard in %s, at “%s”: “%s” is judged %s', async (lesson, words, message, verdict) => {
  expect((await said(lesson, words, message)).judged).toBe(verdict);
});

/** True if a reply contains a sentence from a table. */
const isFrom = (table: keyof typeof sentences, text: string): boolean => sentences[table].some((line) => text.includes(line));

/** Returns what a plan answers to students' questions, and what its words mean. */
function lessonAnswers(name: string): string[] {
  const { guidelines } = guidelineNamed(name);
  return [...guidelines.student_questions.map(({ answer }) => answer), ...guidelines.glossary.map(({ meaning }) => meaning)];
}
