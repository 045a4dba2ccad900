import type { SkillStates } from '../../../mastery/skill-state.ts';
import type { Moment } from '../../../turn/tutor.ts';
import { TurnRecord } from '../../../turn/turn-record.ts';
import { courseDefinition } from '../course-definition.ts';
import type { CourseWorld } from '../course-world.ts';
import type { CourseApplied } from '../stages/apply-move.ts';
import { liteOfThread } from '../view/thread-view.ts';
import type { CourseThread } from './course-thread.ts';

/** Begins a conversation in a course with the tutor's first line. Doesn't change the student's record. */
export function startThread(world: CourseWorld, skills: SkillStates, sessionId: string, moment: Moment): CourseApplied {
  const { course, record } = world;
  const { turnId, now } = moment;
  const { focusUnitId, lastTurnAnalysis } = record.snapshot;
  const last = lastTurnAnalysis === null || !course.isUnit(focusUnitId) ? null : course.titleOf(focusUnitId);
  const text =
    last === null
      ? `Hi! What do you want to work on in ${course.title}? Ask a question, or name a topic.`
      : `Welcome back! Last time we worked on ${last}. Do you want to keep going with that, or with something else?`;
  const session: CourseThread = {
    schema: 1,
    session_id: sessionId,
    version: 0,
    awaiting_graph: [],
    course_id: course.courseId,
    title: course.title,
    started_at: now.toISOString(),
    focus: null,
    goal: null,
    messages: [
      {
        id: `${turnId}-assistant`,
        threadId: sessionId,
        role: 'assistant',
        text,
        latex: null,
        card: null,
        citation: null,
        createdAt: now.toISOString(),
        safety: null,
      },
    ],
    served: [],
    stops_by_model: { grave: 0, other: 0 },
  };
  const turn = new TurnRecord(world, { session, skills }, moment, courseDefinition, 'drill');
  const { state, ...changes } = turn.finish();
  const snapshotLite = liteOfThread(world, session, record.snapshot);
  return { state, ...changes, checkpoint: null, reply: { turn_id: turnId, snapshotLite } };
}
