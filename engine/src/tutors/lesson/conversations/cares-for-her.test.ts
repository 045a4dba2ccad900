import type { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { ofTold } from '../agents/master-tutor/beside-words.ts';
import { sentences, type SentenceTable } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAtSibling, lessonOf, saidAt } from '../samples/lesson-at.ts';

const [percents, equations] = ['percents', 'two-step-equations'].map(guidelineNamed) as [Guideline, Guideline];
const opening = async (...messages: readonly string[]) => saidAt(await lessonOf(percents), ...messages);
const isFrom = (table: SentenceTable, text: string): boolean =>
  sentences[table].some((line) => line.split('{}').every((part) => text.includes(part)));

describe('somebody at home who is sick or hurt', () => {
  it.each([
    'my mom is at the hospital and i cant stop thinking',
    'my grandma went to the hospital',
    'my dad had an accident',
    'we were at the er with my brother',
    'my little sister broke her arm',
  ])('“%s” gets sympathy and no mathematics', async (message) => {
    const { text } = await opening(message);
    expect(isFrom(ofTold.someone_sick, text)).toBe(true);
    expect(text).not.toContain('How many tickets');
  });

  it('gets sympathy beside an answer, before the verdict', async () => {
    const { text, judged } = await opening('63. sorry i am tired, my mom is at the hospital and i cant stop thinking');
    expect(judged).toBe('correct');
    expect(sentences[ofTold.someone_sick].some((line) => text.startsWith(line))).toBe(true);
  });

  it.each(['we learned about hospitals', 'the hospital has 100 beds and 37 are full so 63'])(
    '“%s” tells of nobody',
    async (message) => {
      expect(isFrom(ofTold.someone_sick, (await opening(message)).text)).toBe(false);
    },
  );
});

describe('a student who asks whether she was heard', () => {
  it.each(['did you hear what i said about my mom?', 'i told you about my mom', 'you dont even care'])(
    '“%s”: owns up, and sympathizes',
    async (message) => {
      const { text } = await opening('my mom is at the hospital', message);
      expect(isFrom('heardLate', text)).toBe(true);
      expect(isFrom(ofTold.someone_sick, text)).toBe(true);
    },
  );

  it('is told so even as she leaves', async () => {
    const { text, driver } = await opening(
      'my mom is at the hospital',
      'i feel like you dont care. i dont want to do more today',
    );
    expect(isFrom('heardLate', text)).toBe(true);
    expect(driver.session.ended?.how).toBe('left');
  });
});

describe('a student who told of a danger', () => {
  const danger = 'my dad hits me when i get it wrong';

  it.each([
    'are you going to tell my teacher?? please dont',
    'oh no i didnt mean it like that, they were only arguing about the car',
    'please dont tell anyone',
  ])('“%s” gets an honest answer, without a push to the question', async (message) => {
    const { text } = await opening(danger, message);
    expect(isFrom('toldForSafety', text)).toBe(true);
    expect(text).not.toContain('How many tickets');
  });

  it('isn’t forgotten when she answers, and isn’t reminded each time', async () => {
    const first = await opening(danger, '63');
    expect(first.judged).toBe('correct');
    expect(isFrom('notForgotten', first.text)).toBe(true);
    await first.driver.right();
    expect(isFrom('notForgotten', first.driver.session.full_conversation_log.at(-1)!.text)).toBe(false);
  });

  it('is the only one who gets that answer', async () => {
    expect(isFrom('toldForSafety', (await opening('are you going to tell my teacher')).text)).toBe(false);
  });
});

describe('what sounds like a feeling, a complaint, or a wish, and isn’t', () => {
  it('“i was so scared of these and its ok actually” is good news', async () => {
    expect(isFrom('feelsWorry', (await opening('i was so scared of these and its ok actually')).text)).toBe(false);
  });

  it.each(['i wasnt scared i just say sorry a lot my mum says', 'im not sad', 'no im not worried'])(
    '“%s” needs no comfort',
    async (message) => {
      const { text } = await opening(message);
      for (const table of ['low', ofTold.worry, ofTold.sad] as const) expect(isFrom(table, text), text).toBe(false);
    },
  );

  it('“63 still. who cares about 88” isn’t boredom', async () => {
    expect(isFrom(ofTold.boredom, (await opening('63 still. who cares about 88')).text)).toBe(false);
  });

  it('“sorry if thats wrong” needs no comfort', async () => {
    expect(isFrom('noWorries', (await opening('sorry if thats wrong')).text)).toBe(true);
  });

  it.each(['can we do a easy one im tired', 'i want an easy one', 'give me a easy question'])(
    '“%s” asks for nothing faster',
    async (message) => {
      const { text, driver } = await opening(message);
      expect(isFrom('faster', text)).toBe(false);
      expect(driver.session.pace_preference).not.toBe('fast');
    },
  );

  it.each(['i made a joke: what did the perimeter say to the area? stop being so inside', 'knock knock'])(
    '“%s” is a joke',
    async (message) => {
      const { text, driver } = await opening(message);
      expect(isFrom('laughs', text)).toBe(true);
      expect(driver.session.ended).toBeNull();
    },
  );
});

describe('a student who is called away', () => {
  it.each(['my mum says dinner is ready', 'my mom is calling me', 'the bus is here', 'bell rang', 'my dad says its bed time'])(
    '“%s”: may go, and finds her place again',
    async (message) => {
      expect((await opening(message)).driver.session.ended?.how).toBe('left');
    },
  );

  it.each(['63. finally an easy one. bye', '63. stop now', '63. no more thank you'])(
    '“%s”: nothing new begins',
    async (message) => {
      const { driver, judged } = await opening(message);
      expect({ judged, ended: driver.session.ended?.how }).toEqual({ judged: 'correct', ended: 'left' });
    },
  );

  it.each(['my mom calls it the take away', 'the bus has 100 seats', 'my dad says its 63', 'what time is lunch'])(
    '“%s” stays',
    async (message) => {
      expect((await opening(message)).driver.session.ended).toBeNull();
    },
  );
});

describe('a student who wants it faster twice', () => {
  it('gets another question the second time', async () => {
    const driver = await lessonAtSibling(equations, '4x = 28');
    const first = driver.question.question_id;
    await driver.say('this is too easy');
    expect(driver.question.question_id).toBe(first);
    await driver.say('way too easy');
    expect(driver.question.question_id).not.toBe(first);
  });
});
