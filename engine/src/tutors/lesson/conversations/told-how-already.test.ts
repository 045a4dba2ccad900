import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

const at = async (lesson: string, words: string, ...messages: readonly string[]) =>
  saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
/** Answers rightly, is asked how, and replies with this. */
const repliesWith = async (message: string) => {
  const driver = await lessonAtSibling(guidelineNamed(truth[0]), truth[1]);
  await driver.say('false');
  await driver.say(message);
  return {
    act: driver.session.full_conversation_log.at(-1)!.act,
    standing: driver.session.closed_questions.at(-1)?.reason?.standing,
  };
};
const truth = ['comparing-fractions', String.raw`\frac{6}{14}$ is greater`] as const;

describe('“How did you see that?”', () => {
  it.each([
    [...truth, 'true no wait false 14 is littler peices'],
    [...truth, 'false the 14 ones are smaller'],
    [...truth, 'false. 11ths are bigger'],
    ['percents', 'Find 40% of 90', '36. 9 and 9 and 9 and 9'],
    ['percents', 'Find 40% of 90', '36. 4 nines'],
    ['percents', 'Find 40% of 90', '36. 10% is 9'],
    ['comparing-fractions', 'Sam and Lou', '18ths. 12/18 and 14/18 so lou'],
    ['adding-unlike-fractions', String.raw`\frac{3}{10} + \frac{1}{4}`, '11/20. 6/20 and 5/20'],
  ])('isn’t asked of a student who has just said how, in %s, %s: “%s”', async (lesson, words, message) => {
    expect(await at(lesson, words, message)).toMatchObject({ judged: 'correct', act: 'confirm' });
  });

  it.each([
    [...truth, 'false'],
    [...truth, 'false im sure'],
    ['percents', 'Find 40% of 90', '36'],
    ['percents', 'Find 40% of 90', '36 thats easy'],
    ['percents', 'Find 40% of 90', '36. my brother is 9'],
  ])('is asked of one who hasn’t, in %s, %s: “%s”', async (lesson, words, message) => {
    expect((await at(lesson, words, message)).act).toBe('ask_reason');
  });

  it.each(['3 goes in', '14 is littler', 'its more cuts', 'i counted'])('takes “%s” for a reason', async (message) => {
    const { act, standing } = await repliesWith(message);
    expect(act).toBe('weigh_reason');
    expect(standing).not.toBe('none');
  });

  it.each(['idk', '14', 'false lol', 'because'])('hears no reason in “%s”', async (message) => {
    expect((await repliesWith(message)).standing).toBe('none');
  });
});

describe('a question or a doubt after a right answer', () => {
  const sum = ['adding-unlike-fractions', String.raw`\frac{3}{5} + \frac{1}{5} = \frac{4}{10}`] as const;
  it.each([
    'wait i still dont get why 4/10 is wrong if 3+1 is 4 and 5+5 is 10. the math is right',
    'no i mean when do u add the bottoms of 3/5 and 1/5',
    'take 4 of the fifths? but you cant take 5 when there are 4',
    "what?? what last one? I'm asking about the 5",
    'why do 3 fifths and 1 fifth make 4 fifths',
  ])('is no reason for it: “%s”', async (message) => {
    const driver = await lessonAtSibling(guidelineNamed(sum[0]), sum[1]);
    for (const one of ['false', 'less than half', message]) await driver.say(one);
    const { text } = driver.session.full_conversation_log.at(-1)!;
    expect(text).not.toMatch(/last one|last answer|makes sense/i);
    expect(driver.session.closed_questions.at(-1)?.reason?.standing).toBe('fits');
  });
});
