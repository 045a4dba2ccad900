import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { cuesIn } from '../hearing/cues.ts';
import type { Cue } from '../hearing/heard.ts';
import { lessonAt, saidAt } from '../samples/lesson-at.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';

const adding = guidelineNamed('adding-unlike-fractions');
const said = async (...messages: readonly string[]) => saidAt(await lessonAt(adding, '5}{12}'), ...messages);
const isFrom = (table: keyof typeof sentences, text: string): boolean =>
  sentences[table].some((line) => line.split('{}').every((part) => text.includes(part)));

describe("a student's remark that is not about the question", () => {
  it.each([
    ['am i slow', 'notSlowByDeeds'],
    ['can u tell me if im doing good?', 'doesWell'],
    ['my spelling is realy bad sorry', 'spellingIsFine'],
    ['um', 'takesTime'],
    ['ok so whats the catch', 'noCatch'],
    ['does this ever get harder', 'getsHarder'],
    ['wow such hard math', 'hardOrNot'],
    ['can i stop soon', 'maySoonStop'],
    ['do u have a sister', 'ofItself'],
    ['my brother is annoying me hes singing. anyways', 'ofNoise'],
    ['hi! im Maya and i just had lunch, we had pizza!!', 'ofFood'],
  ] as const)('“%s” gets a reply from %s, and the question stays open', async (message, table) => {
    const { driver, judged, act, text } = await said(message);
    expect(isFrom(table, text), text).toBe(true);
    expect({ judged, act, ended: driver.session.ended }).toEqual({ judged: null, act: 'redirect', ended: null });
    expect(driver.question.question_text).toContain('5}{12}');
  });

  it("gets praise for what she has done, and for nothing that she hasn't", async () => {
    expect((await said('how am i doing')).text).toMatch(/ questions? by yourself/);
    const { text } = await saidAt(await lessonAt(adding, '8 equal slices'), 'how am i doing');
    expect(isFrom('howYouDo', text), text).toBe(true);
  });

  it('gets her another question if she is tired or done with this one', async () => {
    for (const message of ['can we do someting easier today im tired', 'im done with this one']) {
      const { driver } = await said(message);
      expect(driver.session.ended).toBeNull();
      expect(driver.question.question_text).not.toContain('5}{12}');
    }
  });

  it.each([
    [
      'asks_how_i_do',
      ['how did i do', 'am i doing ok', 'i was asking about me', 'tell me if im getting better'],
      ['how do i do this', 'tell me if 7/12 is right', 'im asking about the bottom number'],
    ],
    [
      'asks_if_slow',
      ['is it bad that im slow', 'why am i so slow', 'am i too slow'],
      ['go slower', 'the train is slow', 'can you go slow'],
    ],
    [
      'sorry_for_spelling',
      ['sorry i cant spell', 'i spelled it wrong sorry', 'my typing is bad'],
      ['my answer is bad', 'sorry i dont get it', 'how do you spell denominator'],
    ],
    ['hesitates', ['umm', 'uh', 'hmm...'], ['um 7/12', 'hmm why', 'ok']],
    ['suspects_trick', ['is this a trick question', 'whats the catch'], ['is it a third', 'i tricked you']],
    ['asks_if_harder', ['will it get harder', 'do the questions get harder'], ['this is harder', 'is 7 harder than 8']],
    ['mocks_hard', ['wow such hard math', 'omg such a hard question lol'], ['this is so hard', 'its hard', 'such a long day']],
    ['noticed_slip', ['oops 9', 'i counted wrong'], ['is it wrong', 'i counted the slices']],
  ] as [Cue, string[], string[]][])('is recognized as %s only in its own words', (cue, yes, no) => {
    expect(yes.filter((text) => !cuesIn(text).includes(cue))).toEqual([]);
    expect(no.filter((text) => cuesIn(text).includes(cue))).toEqual([]);
  });
});

describe('a moment of insight', () => {
  const celebrates = (text: string) => isFrom('feelsInsight', text);
  it('is celebrated if its answer is right, and not if it is wrong', async () => {
    expect(celebrates((await saidAt(await lessonAt(adding, '2}{7}'), 'aha its 6/7')).text)).toBe(true);
    const wrong = await saidAt(await lessonAt(adding, '2}{7}'), 'ohh i get it now 6/14');
    expect({ judged: wrong.judged, celebrates: celebrates(wrong.text) }).toEqual({ judged: 'incorrect', celebrates: false });
  });
});

describe('an everyday word in a question', () => {
  const tray = { words: ['tray'], meaning: 'A tray is a flat plate with low sides.' };
  const asked = async (message: string) => {
    const driver = await new LessonDriver({ ...sampleLessonWorld, everydayWords: [tray] }).start(sampleTopic);
    return (await driver.say(message)).session.full_conversation_log.at(-1)!.text;
  };

  it.each(['what is a tray', 'what means "tray"', 'i dont know what trays are'])('is explained: “%s”', async (message) => {
    expect(await asked(message)).toContain(tray.meaning);
  });

  it.each(['i know cause tray', 'the tray is full'])('is not explained if not asked about: “%s”', async (message) => {
    expect(await asked(message)).not.toContain(tray.meaning);
  });
});

describe('how many of one unit make another', () => {
  it.each([
    ['how many feet are in a yard', 'One yard is 3 feet.'],
    ['how many meters in a yard?', 'One yard is about 0.91 meters.'],
    ['how many minutes are there in an hour', 'One hour is 60 minutes.'],
    ['how many centimeters in an inch', 'One inch is 2.54 centimeters.'],
  ])('is answered with a true sentence: “%s”', async (message, fact) => {
    expect((await said(message)).text).toContain(fact);
  });

  it.each(['how many slices are in a pizza', 'how many feet are in a pound', 'how many are in a yard'])(
    'is not answered without two matching units: “%s”',
    async (message) => {
      expect((await said(message)).text).not.toMatch(/\bOne \w+ is\b/);
    },
  );
});
