import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { checkSentences } from '../agents/master-tutor/check-sentences.ts';
import { checkWanted } from '../hearing/wish-to-check.ts';
import { lessonAt, lessonOf, saidAt } from '../samples/lesson-at.ts';

/** The lesson by an author who gave no question a way to check its answer. */
function withoutChecks(name: string): Guideline {
  const { plan, ...rest } = guidelineNamed(name);
  const unchecked = <One extends { self_check?: string | undefined }>({ self_check: _, ...question }: One) => question;
  const steps = plan.steps.map((step) =>
    step.type === 'practice' ? step : { ...step, questions: step.questions.map(unchecked) },
  );
  return Guideline.parse({ ...rest, plan: { ...plan, opening: unchecked(plan.opening), steps } });
}

/** A lesson at "I'm thinking of a number. I add 6 and get 15." */
const thinking = async (...messages: string[]) => saidAt(await lessonOf(guidelineNamed('two-step-equations')), ...messages);
const itsCheck = 'Start with your number and add 6.';
/** A lesson at "You have 5 dimes and 8 pennies", without a way to check its answer. */
const dimes = async (...messages: string[]) => saidAt(await lessonOf(withoutChecks('decimal-place-value')), ...messages);
const saysOneOf = (text: string, table: readonly string[]): boolean => table.some((words) => text.includes(words));

describe('checkWanted', () => {
  it.each([
    'why cant it just say if its right',
    'just tell me if its right',
    'cant u just say yes or no',
    "why can't you tell me if I'm right",
    'y wont u check it',
    'just say if im right',
    'why do i have to send it first',
    'why doesnt it say if im right or wrong',
    'can you just tell me right or wrong',
    'why wont u just tell me if 58 is right',
    'i wish it would just tell me if its correct',
  ])('hears a complaint: %s', (text) => {
    expect(checkWanted(text)).toBe('why');
  });

  it.each([
    'how do i know its 14 not just guess',
    'how would i know if its right myself',
    'how can i check it',
    'is there a way to check if 6.05 is right',
    'how do i check my answer',
    'idk how to check',
    'how do you know if its right',
    'can i check it myself',
    'how can i be sure its 3/4',
    'i want to check it first',
    'i dont know how to tell if its right',
  ])('hears a wish for a way to check: %s', (text) => {
    expect(checkWanted(text)).toBe('way');
  });

  it.each(['can u tell me if its right', 'tell me if 58 is right'])('hears a wish for a verdict: %s', (text) => {
    expect(checkWanted(text)).toBe('verdict');
  });

  it.each([
    'is it 58?', // handled elsewhere
    'how do i know when to divide',
    'how do i know which is bigger',
    'how do i know its multiplication',
    'how do i know its 6 out of 8',
    'how do i check if a fraction is in lowest terms',
    'how do i know if its true',
    'just tell me the answer',
    'just tell me how',
    'why did you say its wrong',
    'how do you know its wrong',
    'tell me if i should add first',
    'just tell me if the last one was right',
    'why do i have to write it as a decimal',
    'let me check',
    'i want to check my phone',
  ])('hears no such wish: %s', (text) => {
    expect(checkWanted(text)).toBeNull();
  });
});

describe('a student who asks whether a value is right', () => {
  it.each([
    'is it 9?',
    'is it 21?',
    'can u check 9',
    'could it be 9',
    'how do i know its 9 not just guess',
    'how can i check it',
    'why isnt it 9',
  ])('is told how to see it herself, and nothing is judged: %s', async (message) => {
    const { act, text, judged, driver, asked } = await thinking(message);
    expect({ act, judged }).toEqual({ act: 'ask_again', judged: null });
    expect(text).toContain(itsCheck);
    expect(saysOneOf(text, checkSentences.thenSend), text).toBe(true);
    expect(driver.question).toMatchObject({ question_id: asked.question_id, wrong_attempts: 0, aided: false, help_given: 0 });
  });

  it('gets the same reply for a right value and a wrong one', async () => {
    expect((await thinking('is it 9?')).text).toBe((await thinking('is it 21?')).text);
  });

  it.each([
    [['is it 9?', 'is it 9?'], checkSentences.justSend],
    [['is it 9?', 'so is it right'], checkSentences.justSend],
    [['is it 9?', 'is it 21?'], checkSentences.checkTheSame],
    [['is it 9?', 'is it 21?', 'is it 8?'], checkSentences.justSend],
    [['is it 9?', 'why cant it just say if its right'], checkSentences.whyNotSaid],
    [['why cant it just say if its right'], checkSentences.whyNotSaid],
    [['why cant it just say if its right', 'just tell me if its right'], checkSentences.justSend],
  ])("isn't told how twice: %j", async (messages, table) => {
    const { act, text, judged } = await thinking(...messages);
    expect({ act, judged }).toEqual({ act: 'ask_again', judged: null });
    expect(text).not.toContain(itsCheck);
    expect(saysOneOf(text, table), text).toBe(true);
  });

  it('gets a hint if she keeps asking about the same value', async () => {
    expect((await thinking('is it 9?', 'is it 9?', 'is it 9?')).act).toBe('hint');
  });

  it.each([
    ['is it 9?', 'it works', 'correct'],
    ['is it 9?', 'yes both are the same', 'correct'],
    ['is it 9?', '9', 'correct'],
    ['how do i know its 9', 'ok send it', 'correct'],
    ['is it 21?', 'yes', 'incorrect'],
    ['is it 9?', 'it doesnt work', null],
    ['is it 9?', 'does it work', null],
    ['how can i check it', 'it works', null],
  ])('can send it in her own words: %s, %s', async (question, message, verdict) => {
    expect((await thinking(question, message)).judged).toBe(verdict);
  });

  it.each(['it doesnt work', 'no they arent equal', 'it does not come out the same'])(
    "and finds that it doesn't fit is asked to look again, at no cost: %s",
    async (message) => {
      const { act, text, judged, driver } = await thinking('is it 8?', message);
      expect({ act, judged }).toEqual({ act: 'ask_again', judged: null });
      expect(saysOneOf(text, checkSentences.lookAgain), text).toBe(true);
      expect(driver.question).toMatchObject({ wrong_attempts: 0, aided: false });
    },
  );

  it('is understood to mean the value with its sign, and the whole fraction', async () => {
    const debts = await lessonAt(guidelineNamed('adding-and-subtracting-integers'), '$4 + (-9)$');
    expect((await saidAt(debts, 'is it -5?', 'yes')).judged).toBe('correct');
    const greater = await lessonAt(guidelineNamed('comparing-fractions'), '\\frac{6}{11}');
    expect((await saidAt(greater, 'is it 6/11?', 'yes')).judged).toBe('correct');
  });

  it.each([
    [['is it 58?'], checkSentences.sendIt],
    [['how do i know its 58'], checkSentences.sendIt],
    [['is it 58?', 'is it 58?'], checkSentences.justSend],
    [['is it 58?', 'is it 13 then'], checkSentences.justSend],
    [['why cant it just say if its right'], checkSentences.whyNotSaid],
  ])('may send it if the plan has no way to check: %j', async (messages, table) => {
    const { act, text, judged } = await dimes(...messages);
    expect({ act, judged }).toEqual({ act: 'ask_again', judged: null });
    expect(saysOneOf(text, table), text).toBe(true);
  });

  it.each([
    ['two-step-equations', '$4x = 28$', 'is it 7', 'for $x$, and see whether both sides'],
    [
      'equivalent-fractions',
      '\\frac{3}{4} = \\frac{\\square}{12}',
      'is it 9',
      'multiply each numerator by the other denominator',
    ],
  ])('can put it into the question if the question allows that: %s, %s', async (name, words, message, told) => {
    expect((await saidAt(await lessonAt(withoutChecks(name), words), message)).text).toContain(told);
  });
});
