import { describe, expect, it } from 'vitest';
import { LessonDriver } from '../../samples/sample-lesson.ts';
import { sampleTopic } from '../../samples/sample-topic.ts';
import { sampleLessonWorld as world } from '../../samples/sample-world.ts';
import { mostTurnsWithoutRight, toldTooOften } from './needs-help.ts';

type Turn = (driver: LessonDriver) => Promise<LessonDriver>;
const saying =
  (text: string): Turn =>
  (driver) =>
    driver.say(text);

/** Plays a lesson to its end, or for at most `most` turns. */
async function taken(turns: readonly Turn[], most = 40): Promise<LessonDriver> {
  const driver = await new LessonDriver(world).start(sampleTopic);
  for (let at = 0; at < most && driver.session.ended === null; at += 1) await turns[at % turns.length]!(driver);
  return driver;
}

describe("a lesson that isn't getting anywhere", () => {
  it.each<[string, Turn[]]>([
    ['only wrong answers', [(driver) => driver.wrong()]],
    ['“I don’t know”', [saying("i don't know")]],
    ['“ok”', [saying('ok')]],
    ['the answer asked for', [saying('just tell me the answer')]],
    ['hints asked for', [(driver) => driver.wish('hint')]],
    ['what nobody can read', [(driver) => driver.answer('2x((')]],
    ['“what does that mean?”', [saying('what does that mean?')]],
    ['wrong answers and pleas by turns', [(driver) => driver.wrong(), saying('i dont get it'), saying('huh?')]],
  ])('stops within 15 turns and refers to a person: %s', async (_, turns) => {
    const { session, reply } = await taken(turns);
    expect(session.ended?.how).toBe('needs_help');
    expect(session.turn_count).toBeLessThanOrEqual(15);
    expect(reply.message.text).toMatch(/teacher|someone/);
  });

  it('stops after three questions that had to be told, in whatever steps', async () => {
    const { session } = await taken([(driver) => driver.wrong()]);
    expect(session.closed_questions.filter(({ end }) => end === 'told')).toHaveLength(toldTooOften);
  });

  it('stops sooner if the same misconception appeared three times and was never corrected', async () => {
    const same: Turn = (driver) => driver.answer(driver.question.wrong_answers[0]?.answer ?? '987654');
    const { session } = await taken([same]);
    expect(session.ended?.how).toBe('needs_help');
    expect(session.closed_questions.filter(({ end }) => end === 'told')).toHaveLength(2);
  });

  it('continues if there is a right answer in between, with or without help', async () => {
    const turns = [
      ...Array.from({ length: mostTurnsWithoutRight - 2 }, () => saying('ok')),
      (driver: LessonDriver) => driver.right(),
    ];
    const { session } = await taken(turns, 2 * mostTurnsWithoutRight);
    expect(session.ended).toBeNull();
  });

  it('continues for a student who asks and chats: questions and feelings are not failures', async () => {
    const { session } = await taken(
      [saying('why is the bottom 72?'), saying('im sad today'), saying('do you like minecraft')],
      30,
    );
    expect(session.ended).toBeNull();
  });
});
