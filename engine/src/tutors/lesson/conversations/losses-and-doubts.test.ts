import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAt, saidAt } from '../samples/lesson-at.ts';
import { softSignIn } from '../teacher/worth-a-word.ts';

const percents = guidelineNamed('percents');
const said = async (...messages: readonly string[]) => saidAt(await lessonAt(percents, '100 tickets'), ...messages);
const isFrom = (table: keyof typeof sentences, text: string): boolean => sentences[table].some((line) => text.includes(line));

describe('the loss of a person or a pet', () => {
  it.each([
    'my hamster got sick n died last nite',
    'my dog got sick and he died',
    'i lost my grandpa',
    'my grandma died and i dont get this',
    'we had to put our dog down',
  ])('“%s” gets sympathy without mathematics, and is kept for the teacher', async (message) => {
    const { driver, act, text } = await said(message);
    expect(act).toBe('redirect');
    expect(isFrom('feelsLoss', text), text).toBe(true);
    expect(text).not.toMatch(/\d|subtract|percent/i);
    expect(softSignIn(driver.session.full_conversation_log.at(-2)!)).toBe('loss');
  });

  it.each([
    ['my dog died', 'his name was max'],
    ['my dog died', 'his name was max', 'he was 12'],
    ['my grandma passed away', 'she made the best cookies', 'i miss her'],
    ['my dog died', 'ok', 'his name was max'],
  ])('is listened to if she goes on: %s, %s', async (...messages) => {
    const { judged, text } = await said(...messages);
    expect(judged).toBeNull();
    expect(isFrom('listens', text), text).toBe(true);
    expect(text).not.toContain('How many tickets');
  });

  it('gets sympathy if she cried over it, and is not treated as a crisis', async () => {
    for (const messages of [['my dog died yesterday', 'i cried all night'], ['my dog died and i cried all night']]) {
      const { act, text } = await said(...messages);
      expect(act).toBe('redirect');
      expect(isFrom('feelsLoss', text) || isFrom('low', text), text).toBe(true);
    }
    expect((await said('my dog died yesterday', 'i cried all night i want to be with him')).act).toBe('crisis');
    expect((await said('i cried all night')).act).toBe('crisis');
  });

  const biscuit = ['my dog died yesterday', 'he was called biscuit he was 9', '63'];
  it.each([
    ['i just keep thinking about him', 'listens'],
    ['my mum says we can get another dog but i dont want one', 'listens'],
    ['my brother misses him too', 'listens'],
    ['biscuit would of eaten the whole pizza lol', 'smilesWithHer'],
    ['ok im done for today bye', 'goodbyeInGrief'],
  ] as const)('is not forgotten after an answer: “%s”', async (message, table) => {
    const { judged, text } = await said(...biscuit, message);
    expect(judged).toBeNull();
    expect(isFrom(table, text), text).toBe(true);
    expect(text).not.toMatch(/percent|several ways/i);
  });

  it.each(['another one please', 'he had 5 of them', 'what do i do now', 'is there another way'])(
    'is not heard in a message about the lesson: “%s”',
    async (message) => {
      const { text } = await said(...biscuit, message);
      expect(['listens', 'smilesWithHer'].some((table) => isFrom(table as keyof typeof sentences, text))).toBe(false);
    },
  );

  it("doesn't keep her from answering or asking", async () => {
    expect((await said('my dog died', '63')).judged).toBe('correct');
    expect((await said('my dog died', 'i got 63')).judged).toBe('correct');
    expect(isFrom('listens', (await said('my dog died', 'how many tickets did they have')).text)).toBe(false);
  });

  it.each(['my teacher took my manga away', 'i lost my phone', 'my cat got sick', 'his name was max'])(
    'is not heard in “%s”',
    async (message) => {
      const { text } = await said(message);
      expect(isFrom('feelsLoss', text) || isFrom('listens', text), text).toBe(false);
    },
  );
});

describe('beside an answer,', () => {
  it('being unsure is not heard as fear', async () => {
    const { judged, text } = await said('9? im not sure');
    expect(judged).toBe('incorrect');
    expect(isFrom('feelsWorry', text), text).toBe(false);
  });

  it.each([
    ['63. sorry for being annoying', 'correct'],
    ['42. sorry for being annoying', 'incorrect'],
  ])('an apology is not a complaint, and the answer is still judged: “%s”', async (message, verdict) => {
    const { judged, text } = await said(message);
    expect(judged).toBe(verdict);
    expect(isFrom('hard', text)).toBe(false);
    expect(isFrom('noWorries', text), text).toBe(true);
  });
});

it.each(['is that a yes ur a robot', '> is that a yes ur a robot', 'ur a robot', 'so youre a computer right'])(
  'answers “%s” truthfully',
  async (message) => {
    expect((await said(message)).text).toContain('I am a computer program');
  },
);

describe('a value that the student doubts', () => {
  it.each(['i think 63 is wrong', 'i thought it was 63 but no', '63? nah', 'i doubt its 2', 'i dont think its 63'])(
    'in “%s” is not judged, and is called worth checking',
    async (message) => {
      const { driver, judged, text } = await said(message);
      expect({ judged, wrong: driver.question.wrong_attempts }).toEqual({ judged: null, wrong: 0 });
      expect(isFrom('worthChecking', text), text).toBe(true);
    },
  );
});
