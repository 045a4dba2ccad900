import type { Guideline } from '@stoa/schema/study-plan';
import { LessonDriver } from './sample-lesson.ts';
import { sampleLessonWorld } from './sample-world.ts';

/** A lesson by its guideline, at its opening question. */
export function lessonOf(guideline: Guideline): Promise<LessonDriver> {
  const { guideline_id, title, subject, syllabus, grade, guidelines, plan } = guideline;
  const topic = { topic_id: guideline_id, plan_version: 1, title, subject, syllabus, grade, guidelines, plan, skills: {} };
  return new LessonDriver(sampleLessonWorld).start(topic);
}

/** The same, where a question of its plan waits that holds these words, after right answers alone. */
export async function lessonAt(guideline: Guideline, words: string): Promise<LessonDriver> {
  const driver = await lessonOf(guideline);
  while (!driver.question.question_text.includes(words)) await driver.rightAndOn();
  return driver;
}

/** The same, where that question is asked only in place of another of its step: for at most three others are left for it. */
export async function lessonAtSibling(guideline: Guideline, words: string): Promise<LessonDriver> {
  const driver = await lessonOf(guideline);
  if (driver.question.question_text.includes(words)) return driver;
  const step = guideline.plan.steps.find(
    (one) => one.type !== 'practice' && one.questions.some(({ text }) => text.includes(words)),
  )?.step;
  while (driver.question.step !== step) await driver.rightAndOn();
  for (let left = 0; left < 3 && !driver.question.question_text.includes(words); left += 1) await driver.wish('another_question');
  if (!driver.question.question_text.includes(words)) throw new Error(`“${words}” is not among the first questions of its step`);
  return driver;
}

/** What was heard in a message that comes after some others, and what was said to it. */
export async function saidAt(driver: LessonDriver, ...messages: readonly string[]) {
  for (const one of messages.slice(0, -1)) await driver.say(one);
  const asked = driver.question;
  await driver.say(messages.at(-1)!);
  const [hers, reply] = driver.session.full_conversation_log.slice(-2);
  return { driver, asked, judged: hers!.judged?.verdict ?? null, act: reply!.act, text: reply!.text };
}
