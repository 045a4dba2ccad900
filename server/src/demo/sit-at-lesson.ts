import { keyOf } from '@stoa/engine/tutors/lesson/simulation/lesson-key';
import { lessonPersonas } from '@stoa/engine/tutors/lesson/simulation/lesson-persona';
import { SimulatedStudent } from '@stoa/engine/tutors/lesson/simulation/lesson-student';
import { bareWords } from '@stoa/engine/tutors/lesson/simulation/student-words';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { lessons } from '@stoa/schema/contracts/lessons';
import { TopicId } from '@stoa/schema/study-plan';
import { LessonSessions } from '../tutors/lesson/lesson-sessions.ts';
import type { PastLearner } from './past-learner.ts';
import type { SittingOf } from './sitting.ts';

/** Plays a demo student's lesson. Does nothing if the server has no plan for it. */
export async function sitAtLesson(learner: PastLearner, { daysAgo, topic, persona, turns }: SittingOf<'lesson'>): Promise<void> {
  const sessions = new LessonSessions(learner);
  const plan = await sessions.plans.findTaught(TopicId.parse(topic));
  if (plan === null) return;
  const skills = plan.guideline.plan.steps.flatMap((step) => (step.type === 'practice' ? [step.skill_id] : []));
  const key = keyOf(
    plan.guideline,
    skills.flatMap((skill) => learner.shelf.verifiedFor(skill)),
  );
  const student = new SimulatedStudent(lessonPersonas[persona], key, bareWords, seededChance(learner.seed + daysAgo));
  const request = lessons.start.body.parse({ goal: { guideline_id: plan.topic_id } });
  const { reply } = await sessions.start(learner.caller, request, learner.key());
  student.reads(reply.message, reply.view);
  let { view } = reply;
  for (let taken = 0; taken < turns && view.ended === null && !learner.closing.aborted; taken += 1) {
    const { input, seconds } = student.says(view);
    learner.pass(seconds);
    const keyed = await learner.begin(view.session_id);
    const told = await sessions.turn(learner.caller, keyed.beginning.session, keyed, input);
    student.reads(told.reply.message, told.reply.view);
    ({ view } = told.reply);
  }
}
