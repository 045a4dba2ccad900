import { describe, expect, it } from 'vitest';
import { SkillId } from '@stoa/schema/skill';
import { firstState, skillStates } from '../../../mastery/skill-state.ts';
import { sentences, type SentenceTable } from '../agents/master-tutor/master-tutor-sentences.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { isComplete } from '../state/lesson-session.ts';
import { lastExtensionTurn } from '../support/progress/step-progress.ts';

const isFrom = (table: SentenceTable, text: string): boolean => sentences[table].some((one) => text.includes(one));
const said = ({ session }: LessonDriver): string => session.full_conversation_log.at(-1)!.text;

const skill = sampleLessonWorld.graph!.byId.get(SkillId.parse('frac_equiv'))!;
const skills = skillStates([{ ...firstState(skill), p_mastery: 0.9, opportunities: 3, unaided_opportunities: 3 }]);

/** A lesson whose plan is done, with a harder problem waiting, so many turns before the last one. */
async function before(turns: number): Promise<LessonDriver> {
  const driver = await new LessonDriver(sampleLessonWorld).start(sampleTopic, { skills });
  while (!isComplete(driver.session)) await driver.rightAndOn();
  await driver.wish('continue');
  while (driver.session.turn_count < lastExtensionTurn(driver.session) - turns) await driver.right();
  return driver;
}

describe('the end of the harder problems', () => {
  it('is announced a turn before, and not earlier', async () => {
    expect(isFrom('nearlyOver', said(await before(1)))).toBe(true);
    expect(isFrom('nearlyOver', said(await before(2)))).toBe(false);
  });

  it('is announced beside help, too', async () => {
    const driver = await before(2);
    await driver.wish('hint');
    expect(isFrom('nearlyOver', said(driver)), said(driver)).toBe(true);
  });

  it.each([
    'we didnt learn this. can you help',
    'um i think its more than that',
    'hint',
    'idk what to do',
    'can i just try 4 first',
  ])('comes with help for the open problem after “%s”, and says why', async (message) => {
    const driver = await before(1);
    const { hint } = driver.question;
    await driver.say(message);
    expect(driver.session.ended).toMatchObject({ how: 'completed' });
    expect(said(driver)).toContain(hint);
    expect(isFrom('takesAlong', said(driver)), said(driver)).toBe(true);
    expect(isFrom('endAtLimit', said(driver)), said(driver)).toBe(true);
  });

  it('says why after a right answer, without more help', async () => {
    const driver = await before(1);
    await driver.right();
    expect(driver.session.ended).toMatchObject({ how: 'completed' });
    expect(isFrom('endAtLimit', said(driver)), said(driver)).toBe(true);
    expect(isFrom('takesAlong', said(driver))).toBe(false);
  });

  it('judges an answer that she is just giving', async () => {
    const driver = await before(1);
    await driver.wrong();
    expect(driver.session.full_conversation_log.at(-2)!.judged?.verdict).toBe('incorrect');
    expect(isFrom('endAtLimit', said(driver))).toBe(false);
  });

  it.each(['lol', 'ok'])('brings no help that nobody asked for: “%s”', async (message) => {
    const driver = await before(1);
    await driver.say(message);
    expect(isFrom('takesAlong', said(driver))).toBe(false);
    expect(isFrom('endAtLimit', said(driver)), said(driver)).toBe(true);
  });

  it('is no limit where she stops by herself', async () => {
    const driver = await before(4);
    await driver.say('i want to stop');
    expect(driver.session.ended).toMatchObject({ how: 'completed' });
    expect(isFrom('endAtLimit', said(driver))).toBe(false);
  });
});
