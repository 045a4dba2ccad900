import type { PlacementReply } from '@stoa/schema/placement';
import type { PracticeReply } from '@stoa/schema/practice';
import { CourseStudent, withRecord } from '../http/course-student.ts';
import { keyed } from '../http/open-server.ts';
import type { OpenServer, Visitor } from '../http/open-server.ts';
import type { Stage } from './sample-requests.ts';

/** Gives a student a session of each tutor with something in it, and returns the ids that the sample requests name. */
export async function setStage(open: OpenServer, ann: Visitor): Promise<Stage> {
  const started = await ann.post('/api/practice/sessions', { skill_id: 'eq_one_step_add' }, keyed());
  const { view } = started.json<PracticeReply>();
  if (view.problem === null) throw new Error('the practice began without a problem');
  const placement = (await ann.post('/api/placement/sessions', {}, keyed())).json<PlacementReply>().view;
  const lesson = await ann.post('/api/sessions', { goal: { guideline_id: 'equivalent-fractions' } }, keyed());
  const lessonId = lesson.json<{ session_id: string }>().session_id;
  await ann.post(`/api/sessions/${lessonId}/step`, { message: 'I want to kill myself' }, keyed());
  const teacher = await open.signUp('teacher');
  const { flags } = (await teacher.get(`/api/flags/${lessonId}`)).json<{ flags: { at: string }[] }>();
  const [flagged] = flags;
  if (flagged === undefined) throw new Error('nothing was flagged');
  await withRecord(open, ann, { bronze: ['ENTRY-00', 'ALG-00'], ready: ['ALG-01'] });
  const thread = await new CourseStudent(ann, () => undefined).begin();
  await thread.press({ type: 'REQUEST_DRILL', unitId: 'ALG-01' });
  await thread.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-01' });
  const board = await ann.post('/api/boards', { minutes: 10 }, keyed());
  const essay = await ann.post('/api/essays', { dbq_id: 'farmers-protest-1865-1898' }, keyed());
  return {
    ann: {
      learnerId: ann.id,
      sessionId: view.session_id,
      problemId: view.problem.id,
      reportId: '',
      lessonId,
      essayId: essay.json<{ id: string }>().id,
      boardId: board.json<{ session_id: string }>().session_id,
      placementId: placement.session_id,
      askedId: placement.problem?.id ?? '',
      threadId: thread.view.threadId,
      drill: thread.drill,
      examId: thread.exam.questionId,
      flaggedAt: flagged.at,
    },
    skillId: view.skill.id,
    spareId: (await open.signUp()).id,
  };
}
