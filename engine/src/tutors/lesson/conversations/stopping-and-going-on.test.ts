import type { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { firstState, skillStates } from '../../../mastery/skill-state.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAt, saidAt } from '../samples/lesson-at.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import { isComplete } from '../state/lesson-session.ts';

const [percents, rules] = ['percents', 'functions-and-rules'].map(guidelineNamed) as [Guideline, Guideline];
const said = async (guideline: Guideline, words: string, ...messages: readonly string[]) =>
  saidAt(await lessonAt(guideline, words), ...messages);
const isFrom = (table: keyof typeof sentences, text: string): boolean => sentences[table].some((line) => text.includes(line));

describe('a student who wants to go on', () => {
  it.each([
    'i dont want to stop',
    'lets do the lesson',
    'can we do the lesson now',
    'im done crying lets go',
    'can we finish this',
    'can we stop talking about this and do math',
    'i want to keep going',
    'lets do this',
    'can we get back to math',
    'im back from lunch can we start',
  ])('is led back to the question: “%s”', async (message) => {
    const { driver, act, text } = await said(percents, '100 tickets', message);
    expect({ act, ended: driver.session.ended }).toEqual({ act: 'redirect', ended: null });
    expect(text).toContain('How many tickets are left?');
  });
});

describe('a student who leaves after an answer', () => {
  it.each([
    [rules, '20 - 4x', '20 minus 12 is 8. 4 times 3 is 12. I am finish after this', 'correct'],
    [percents, '100 tickets', '63 done. thats it im stopping', 'correct'],
    [percents, '100 tickets', '63 cuz 88 . i have to go eat dinner now', 'correct'],
    [percents, '100 tickets', '63. can we stop now im tired', 'correct'],
    [percents, '100 tickets', '42. gotta go bye', 'incorrect'],
    [percents, '100 tickets', 'i have to go now. its 42', 'incorrect'],
  ])('%#: “%3$s” is judged, and the lesson left', async (guideline, words, message, verdict) => {
    const { driver, judged, text } = await said(guideline, words, message);
    expect({ judged, ended: driver.session.ended?.how }).toEqual({ judged: verdict, ended: 'left' });
    expect(isFrom('endLeft', text), text).toBe(true);
    expect(driver.session.full_conversation_log.at(-1)!.question).toBeNull();
    expect(driver.reply.view.may).toEqual(['continue']);
  });

  it('returns to whatever comes next in the plan', async () => {
    const { driver } = await said(percents, '100 tickets', '63. can we stop now');
    await driver.say('ok lets go on');
    expect(driver.session.ended).toBeNull();
    expect(driver.question.question_text).not.toContain('100 tickets');
  });

  it.each([
    'hi im back. it was spaghetti',
    'what was i doing',
    'i said im back. can we keep going',
    'where were we',
    'hi again',
    '100 - 37 = 63',
    'can i get a hint',
    'why do we subtract',
  ])('returns with “%s”', async (message) => {
    const { driver } = await said(percents, '100 tickets', 'can i stop now? my mom says dinner');
    expect(driver.session.ended?.how).toBe('left');
    await driver.say(message);
    expect(driver.session.ended).toBeNull();
  });

  it.each(['thanks', 'you too', 'bye', 'thanks bye', 'its raining'])('stays away after “%s”', async (message) => {
    const { driver } = await said(percents, '100 tickets', 'can i stop now? my mom says dinner');
    await driver.say(message);
    expect(driver.session.ended?.how).toBe('left');
  });

  it('returns to the question that her wrong answer left open', async () => {
    const { driver } = await said(percents, '100 tickets', '42. gotta go bye', 'continue');
    expect(driver.session.ended).toBeNull();
    expect(driver.question.question_text).toContain('100 tickets');
  });

  it.each(['63. im done', '63. can we be done soon', '63. i have to stop dividing'])('is not seen in “%s”', async (message) => {
    const { driver, judged } = await said(percents, '100 tickets', message);
    expect({ judged, ended: driver.session.ended }).toEqual({ judged: 'correct', ended: null });
  });

  it('can also leave at once without an answer', async () => {
    const { driver } = await said(percents, '100 tickets', 'Please I said I finish. Thank you for lesson');
    expect(driver.session.ended?.how).toBe('left');
  });
});

describe('an offer of harder problems', () => {
  const skill = sampleLessonWorld.graph!.byId.get(sampleTopic.plan.concepts[0]!.skill_id)!;
  const skills = skillStates([{ ...firstState(skill), p_mastery: 0.9, opportunities: 3, unaided_opportunities: 3 }]);
  const offered = async (): Promise<LessonDriver> => {
    const driver = await new LessonDriver(sampleLessonWorld).start(sampleTopic, { skills });
    while (!isComplete(driver.session)) await driver.rightAndOn();
    expect(driver.session.extension).toBe('offered');
    return driver;
  };
  const difficultyOf = ({ source }: LessonDriver['question']): number =>
    source.kind === 'bank' ? sampleLessonWorld.shelf.find(source.problem_id, source.version)!.item.meta.difficulty : 0;
  const repliedTo = async (...messages: readonly string[]) => {
    const driver = await offered();
    for (const message of messages) await driver.say(message);
    return { driver, text: driver.session.full_conversation_log.at(-1)!.text };
  };

  it.each(['why do we multiply both numbers', 'what is a denominator', 'can you simplify 36/40', 'idk', 'that was hard'])(
    'gets a reply to “%s” and is then repeated',
    async (message) => {
      const { driver, text } = await repliedTo(message);
      expect({ ended: driver.session.ended, extension: driver.session.extension }).toEqual({ ended: null, extension: 'offered' });
      expect(isFrom('offer', text), text).toBe(true);
    },
  );

  it.each(['no thanks', 'thanks, bye', 'i want to stop'])('ends with the lesson after “%s”', async (message) => {
    expect((await repliedTo(message)).driver.session.ended?.how).toBe('completed');
  });

  it.each(['yes', 'harder', 'more please', 'can you give me a really tricky one that would fool my brother'])(
    'is accepted with “%s”',
    async (message) => {
      expect((await repliedTo(message)).driver.session.extension).toBe('active');
    },
  );

  it('isn’t declined by a joke with the word “stop”', async () => {
    const { driver, text } = await repliedTo('what did the perimeter say to the area? stop being so inside');
    expect({ ended: driver.session.ended, extension: driver.session.extension }).toEqual({ ended: null, extension: 'offered' });
    expect(isFrom('laughs', text), text).toBe(true);
  });

  it.each(['no i want the harder ones', 'ok im back can we do more'])('is accepted even after the end: “%s”', async (message) => {
    const { driver } = await repliedTo('no thanks', message);
    expect({ ended: driver.session.ended, extension: driver.session.extension }).toEqual({ ended: null, extension: 'active' });
  });

  it.each(['ok', 'bye', 'thanks', 'what does denominator mean', 'no more please'])(
    'isn’t accepted after the end by “%s”',
    async (message) => {
      expect((await repliedTo('no thanks', message)).driver.session.ended?.how).toBe('completed');
    },
  );

  it.each([
    ['did i get it right', 'Yes, your last answer was right.'],
    ['wait what summary', 'The summary says'],
  ])('leaves an answer to “%s” after the end', async (message, answer) => {
    expect((await repliedTo('no thanks', message)).text).toContain(answer);
  });

  it('comes with a reminder, between two of them, that the student may stop', async () => {
    const driver = await offered();
    await driver.wish('continue');
    await driver.right();
    const { text } = driver.session.full_conversation_log.at(-1)!;
    expect(isFrom('mayStop', text), text).toBe(true);
  });

  it('reminds her only after every fourth, and calls a problem harder only if it is', async () => {
    const driver = await offered();
    await driver.wish('continue');
    const stops: boolean[] = [];
    for (let at = 0; at < 6 && driver.session.ended === null; at += 1) {
      const last = driver.question;
      await driver.right();
      const { text } = driver.session.full_conversation_log.at(-1)!;
      stops.push(isFrom('mayStop', text));
      if (driver.session.last_question === null) break;
      const [before, now] = [last, driver.question].map(difficultyOf);
      expect(isFrom('harder', text), text).toBe(now! > before!);
    }
    expect(stops.slice(0, 5)).toEqual([true, false, false, false, true].slice(0, stops.length));
  });

  it('leaves her free to ask for a picture in one of them', async () => {
    const { driver } = await repliedTo('harder', 'can i get a picture');
    expect(driver.session.full_conversation_log.at(-2)!.heard?.taken).toEqual({ kind: 'wish', wish: 'picture' });
  });

  it('lets her leave with the answer to one of them', async () => {
    const driver = await offered();
    await driver.wish('continue');
    await driver.say(`${driver.question.answer.expected}. can we stop now`);
    expect(driver.session.ended?.how).toBe('completed');
  });

  it('ends the lesson eventually for a student who only chats', async () => {
    const driver = await offered();
    for (let at = 0; at < 40 && driver.session.ended === null; at += 1) await driver.say('hm idk');
    expect(driver.session.ended?.how).toBe('completed');
  });
});

describe('a student who wants another question', () => {
  const means = guidelineNamed('mean-and-median');
  const next = async (message: string): Promise<string> => {
    const { driver } = await saidAt(await lessonAt(means, 'Find the mean of 8, 13, 17'), message);
    return driver.question.question_text;
  };

  it.each(['can i get an easier one', 'something easier please', 'do you have one that is simpler?'])(
    'gets the one with the smallest numbers if she asks for an easier one: “%s”',
    async (message) => {
      expect(await next(message)).toContain('1, 2, 2, and 5 kids');
    },
  );

  it('gets the next one in the plan if she only asks for another', async () => {
    expect(await next('can we do a different question')).toContain('12, 0, 9, 8, and 6 birds');
  });
});
