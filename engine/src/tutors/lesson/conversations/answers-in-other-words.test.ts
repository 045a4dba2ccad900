import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAt, lessonOf, saidAt } from '../samples/lesson-at.ts';
import { posePlanQuestion } from '../questions/pose-question.ts';

const judged = async (lesson: string, words: string, ...messages: string[]) =>
  (await saidAt(await lessonAt(guidelineNamed(lesson), words), ...messages)).judged;

describe('a comparison in words, given for a missing sign', () => {
  const sign = String.raw`\frac{7}{9} \square \frac{7}{8}`;
  it.each([
    ['7/9 < 7/8', 'correct'],
    ['7/8 > 7/9', 'correct'],
    ['7/9 is smaller than 7/8', 'correct'],
    ['i think 7/9<7/8 cuz ninths are smaller', 'correct'],
    ['so 7/8 > 7/9 cause the slices are bigger', 'correct'],
    ['7/9 is less than 7/8 i think', 'correct'],
    ['7/8 is bigger', 'correct'],
    ['7/9 > 7/8', 'incorrect'],
    ['7/8 is less than 7/9', 'incorrect'],
    ['7/9 is bigger than 7/8', 'incorrect'],
    ['7/9 = 7/8', 'incorrect'],
    ['is 7/9 < 7/8?', null],
    ['7/9 isnt bigger than 7/8', null],
    ['my friend says 7/9 > 7/8', null],
    ['7/9 > 7/8?', null],
    ['7/9 is more because 9 is more than 8', null],
    // Positions aren't choices here: the first choice is "<".
    ['the second one because its pieces are bigger', 'correct'],
    ['the one on the right is bigger', 'correct'],
    ['the left one is smaller than the right one', 'correct'],
    ['the first one', null],
    ['the first one cuz 9 is more', null],
    ['the first sign', 'correct'],
    ['is 7/8 bigger?', null],
    ['8 is less so thats the smaller one', null], // about the denominators alone
    ['less people so more for each', null],
    ['fewer kids so everyone gets more', null],
    ['i think its less than', 'correct'],
    ['less than because ninths are smaller', 'correct'],
    ['7/8 cuz eighths are bigger pieces', 'correct'],
    ['7 of the bigger ones is more. so 7/8', 'correct'],
    ['the second', 'correct'],
    ['so 7/9', null], // by itself it may mean anything
    ['7/9 is bigger', null],
    ['7/9 is 56/72 and 7/8 is 63/72. so 7/8', 'correct'],
    ['no the pieces get smaller. ohh so 7/8', 'correct'],
    ['7/9 is 56/72 so its less. are you a robot', 'correct'],
    ['7/9 is 56/72 and 7/8 is 63/72. so 7/9', null],
  ])('“%s” is %s', async (said, verdict) => {
    expect(await judged('comparing-fractions', sign, said)).toBe(verdict);
  });

  it.each([
    ['7/12 is bigger than half, cuz half of 12 is 6', 'correct'],
    ['its more than one half so 7/12 > 1/2', 'correct'],
    ['7/12 is less than a half', 'incorrect'],
    ['half of 12 is 6', null],
  ])('“%s”, compared with one half, is %s', async (said, verdict) => {
    expect(await judged('comparing-fractions', String.raw`\frac{7}{12} \square \frac{1}{2}`, said)).toBe(verdict);
  });

  it('is understood for decimals, too', async () => {
    expect(await judged('decimal-place-value', String.raw`0.4 \square 0.15`, '.4 is bigger than .15')).toBe('correct');
  });
});

describe('a right answer with its reason, after two wrong ones', () => {
  it.each([
    ['percents', '37', 'its 37 left', '63 bc 100-37'],
    ['two-step-equations', '21', '21 cuz 15+6', '9 cuz 9+6 is 15'],
    ['adding-unlike-fractions', '7/16', '16 cuz 8+8', '7/8 cuz the bottom is 8'],
  ])('is called right, even for a student who prefers few words (%s)', async (lesson, ...messages) => {
    const driver = await lessonOf(guidelineNamed(lesson));
    for (const message of messages) await driver.say(message);
    const { act, text } = driver.session.full_conversation_log.findLast(({ role }) => role === 'tutor')!;
    expect(act).toBe('confirm');
    expect(sentences.neutral).not.toContain(text);
  });
});

describe('an answer with a question after it', () => {
  it.each([
    ['ratios-and-unit-rates', 'Write the ratio $12', '4:7 since both go by 3. i have like 40 comics at home btw', 'correct'],
    [
      'multiplying-fractions',
      String.raw`\frac{2}{5} \times \frac{3}{7}`,
      '6/35 wait why is it 35 there are only 7 slices',
      'correct',
    ],
    ['mean-and-median', '20, 8, 14', '8 14 20 31 so between 14 and 20 its 17. do you get why they call it median', 'correct'],
    ['adding-and-subtracting-integers', '-5 + (-3)', 'um five feet down and three more so thats eight feet down', 'correct'],
    ['adding-and-subtracting-integers', '4 + (-9)', 'i have four dollars and i owe nine so five still owing', 'correct'],
    ['adding-and-subtracting-integers', '4 + (-9)', 'is it five? why do i owe', null],
  ] as const)('in %s, at %s: “%s” is %s', async (lesson, words, said, verdict) => {
    expect(await judged(lesson, words, said)).toBe(verdict);
  });

  it('counts if the student confirms that it is her answer', async () => {
    const said = ['is it 7?', 'yes thats my answer. but how do i know when to divide'];
    expect(await judged('two-step-equations', '$4x = 28$', ...said)).toBe('correct');
  });
});

describe('a whole fraction, given where one of its numbers is missing', () => {
  it.each([
    ['10/35', 'correct'],
    ['2/7 = 10/35', 'correct'],
    ['i got 10 over 35', 'correct'],
    ['its 10/35 because 5x7 is 35', 'correct'],
    ['10/35?', 'correct'],
    ['the answer is 7/35', 'incorrect'],
    ['12/42', 'incorrect'],
    ['5/10', 'incorrect'], // its denominator happens to be the missing number
    ['i think its 2/10 because 2 and 10', 'incorrect'],
    ['is it 10/35?', null],
    ['12/42?', null],
    ['2/7', null], // only repeats the question
  ])('“%s” is %s', async (said, verdict) => {
    expect(await judged('equivalent-fractions', String.raw`\frac{2}{7} = \frac{\square}{35}`, said)).toBe(verdict);
  });

  it('is judged by its own denominator', async () => {
    const said = 'i think its 3/9 because i have 3 and there are 9 others';
    const { judged: verdict, text } = await saidAt(
      await lessonAt(guidelineNamed('equivalent-fractions'), String.raw`= \frac{\square}{12}`),
      said,
    );
    expect(verdict).toBe('incorrect');
    expect(text).toContain(String.raw`\frac{3}{9}`);
  });
});

describe('a value that belongs to something else the student mentions', () => {
  const tenth = 'What is the value of the digit 7';
  it.each([
    ['decimal-place-value', tenth, 'im tired i stayed up till 0.7', null],
    ['decimal-place-value', tenth, 'im tired but its 0.7', 'correct'],
    ['decimal-place-value', tenth, 'this is boring. 0.7', 'correct'],
    ['decimal-place-value', 'True or false: $0.30$', '14 because 2 times... no', null],
    ['decimal-place-value', 'True or false: $0.30$', 'no because 0.30 is the same', 'correct'],
  ] as const)('in %s, at %s: “%s” is %s', async (lesson, words, said, verdict) => {
    expect(await judged(lesson, words, said)).toBe(verdict);
  });
});

describe('a request for an easier question', () => {
  it.each(['can we do something easier', 'give me an easier one', 'is there an easier question', 'can i have one thats easier'])(
    'in “%s” brings another question',
    async (said) => {
      const { driver, asked } = await saidAt(
        await lessonAt(guidelineNamed('comparing-fractions'), String.raw`\frac{7}{9} \square`),
        said,
      );
      expect(driver.question.question_id).not.toBe(asked.question_id);
    },
  );
});

describe("a conclusion from the student's own work", () => {
  const debts = '$-5 + (-3)$';
  it.each([
    [['-2', 'ok so i owe 5 and then owe 3 more, so its negative 8?'], 'correct', 'confirm'],
    [['i start at -5 and go 3 more left so thats -8?'], 'correct', 'confirm'],
    [['so i owe 8 in all, so its -8?'], 'correct', 'confirm'],
    [['-2', 'oh its a bigger debt so thats negative eight?'], 'correct', 'confirm'],
    [['so its -8?'], null, 'ask_again'], // a guess may say the same
    [['5-3 is 2 so its -2?'], null, 'ask_again'],
    [['is it -8?'], null, 'ask_again'],
    [['so is it -8?'], null, 'ask_again'],
  ])('in %j is judged %s', async (messages, verdict, act) => {
    expect(await saidAt(await lessonAt(guidelineNamed('adding-and-subtracting-integers'), debts), ...messages)).toMatchObject({
      judged: verdict,
      act,
    });
  });

  it('is not taken as judged if only the sub-question was', async () => {
    const { act, text } = await saidAt(await lessonAt(guidelineNamed('adding-and-subtracting-integers'), debts), '-2', 'no');
    expect(act).toBe('bridge');
    expect(text).toMatch(/^[^.]*\b(?:part|piece|one)\b/);
  });
});

describe('a value from the previous question', () => {
  /** Sends a message at the median of five plants, 9 cm, right after the total of eight boxes. */
  async function afterCrayons(said: string) {
    const driver = await lessonAt(guidelineNamed('mean-and-median'), 'Five plants are 11, 4, 19, 9, and 7');
    const { topic } = driver.session;
    const planned = topic.plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions))[0]!;
    const crayons = {
      ...planned,
      text: 'In 8 boxes there is a mean of 9 crayons a box. How many crayons are there in all?',
      answer: { ...planned.answer, expected: '72' },
      solution: [
        { step_index: 1, explanation: 'The total is the mean times the number of boxes.', math: String.raw`9 \times 8 = 72` },
      ],
    };
    const just_answered = posePlanQuestion(crayons, { question_id: 'crayons', step: 4, concept: planned.concept, turn: 1 });
    driver.state = { ...driver.state, session: { ...driver.session, just_answered } };
    return saidAt(driver, said);
  }

  it.each(['8 times 9. each box has 9 if you share them', 'each box gets 9 crayons', '72 is 8 boxes of 9'])(
    "in “%s” doesn't answer the new question, which stays open",
    async (said) => {
      const { judged: verdict, driver, asked } = await afterCrayons(said);
      expect(verdict).toBeNull();
      expect(driver.question.question_id).toBe(asked.question_id);
    },
  );

  it.each([
    '9',
    'its 9',
    '9 because 7 is before it and 11 after',
    'in order its 4 7 9 11 19 so 9',
    'i think the middle one is 9',
  ])('can also be the answer to the new question: “%s”', async (said) => {
    expect((await afterCrayons(said)).judged).toBe('correct');
  });
});

describe('the conclusion of a message', () => {
  it.each([
    ['percents', 'theater', 'oh 45 are gone so 55', 'correct'],
    ['percents', 'theater', 'is it 100 - 45 so 55?', 'correct'],
    ['comparing-fractions', String.raw`\frac{7}{9} \square \frac{7}{8}`, 'its cut in more pieces so its less', 'correct'],
    ['comparing-fractions', String.raw`\frac{3}{8} \square \frac{3}{10}`, '3/8 wins because the slices are bigger', 'correct'],
  ])('in %s (%s): “%s” is %s', async (lesson, words, said, verdict) => {
    expect(await judged(lesson, words, said)).toBe(verdict);
  });
});

describe("a number that counts something in the student's life", () => {
  it.each([
    ['ratios-and-unit-rates', 'Six apples', '2 boys are fighting behind me'],
    ['mean-and-median', '5 pears', 'i have 8 minutes left'],
    ['two-step-equations', 'I add 6', 'my dog is 9 years'],
  ])('in %s (%s): “%s” is not an answer', async (lesson, words, said) => {
    expect(await judged(lesson, words, said)).toBeNull();
  });

  it('is an answer if the question asks for that count', async () => {
    expect(await judged('mean-and-median', 'grapes', '11 for each kid')).toBe('correct');
  });
});
