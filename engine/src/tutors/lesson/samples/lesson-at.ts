import type { Guideline } from '@stoa/schema/study-plan';
import { convertGuidelineToTopic } from '../plan/convert-guideline.ts';
import type { Topic } from '../state/topic.ts';
import { LessonDriver } from './sample-lesson.ts';
import { sampleLessonWorld } from './sample-world.ts';

const topics = new WeakMap<Guideline, Topic>();

/**
 * Returns the topic of a lesson on a guideline: the first version of its plan, and skills of which nothing is known. It is the
 * same one each time, as in a server, because the engine keeps what it works out from a topic.
 */
export function topicOf(guideline: Guideline): Topic {
  const topic = topics.get(guideline) ?? convertGuidelineToTopic(guideline, 1, { byId: new Map() });
  topics.set(guideline, topic);
  return topic;
}

/** Starts a lesson on a guideline, at its opening question. */
export const lessonOf = (guideline: Guideline): Promise<LessonDriver> =>
  new LessonDriver(sampleLessonWorld).start(topicOf(guideline));

/** Starts a lesson and answers rightly until a question of its plan with these words is waiting. */
export async function lessonAt(guideline: Guideline, words: string): Promise<LessonDriver> {
  const driver = await lessonOf(guideline);
  while (!driver.question.question_text.includes(words)) await driver.rightAndOn();
  return driver;
}

/** The same for any question of a step: earlier ones in that step are left for it. */
export async function lessonAtSibling(guideline: Guideline, words: string): Promise<LessonDriver> {
  const driver = await lessonOf(guideline);
  const step = guideline.plan.steps.find(
    (one) => one.type !== 'practice' && one.questions.some(({ text }) => text.includes(words)),
  )?.step;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (driver.session.last_question?.question_text.includes(words) === true) return driver;
    if (driver.session.last_question === null) await driver.wish('continue');
    else await (driver.question.step === step ? driver.wish('another_question') : driver.rightAndOn());
  }
  throw new Error(`“${words}” was not asked in ${mostTurns} turns`);
}
const mostTurns = 80;

/** Sends some messages, and returns how the last one was judged and what the tutor replied. */
export async function saidAt(driver: LessonDriver, ...messages: readonly string[]) {
  for (const one of messages.slice(0, -1)) await driver.say(one);
  const asked = driver.question;
  await driver.say(messages.at(-1)!);
  const [hers, reply] = driver.session.full_conversation_log.slice(-2);
  return { driver, asked, judged: hers!.judged?.verdict ?? null, act: reply!.act, text: reply!.text };
}
