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

/** What was heard in a message that comes after some others, and what was said to it. */
export async function saidAt(driver: LessonDriver, ...messages: readonly string[]) {
  for (const one of messages.slice(0, -1)) await driver.say(one);
  const asked = driver.question;
  await driver.say(messages.at(-1)!);
  const [hers, reply] = driver.session.full_conversation_log.slice(-2);
  return { driver, asked, judged: hers!.judged?.verdict ?? null, act: reply!.act, text: reply!.text };
}
