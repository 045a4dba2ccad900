import { z } from 'zod';
import { TutorCard } from '@stoa/schema/course/tutor-message';
import { safetyAgent } from '../../safety/safety-agent.ts';
import { defineTutor } from '../../turn/tutor-definition.ts';
import { courseTutorAgent } from './agent/course-tutor-agent.ts';
import { drillGraderAgent } from './drills/drill-grader-agent.ts';
import { CourseThread, KeptCard, KeptMessage } from './thread/course-thread.ts';

const thread = CourseThread.shape;
const message = KeptMessage.shape;
const [Concept, Drill, Exam] = TutorCard.options;
const [, kept, exam] = KeptCard.options;

/** What a learner's export contains of a card: everything but the token, which is of no use to her. */
const exportedCard = z.discriminatedUnion('type', [
  z.object(Concept.shape),
  z.object({ ...Drill.shape, result: kept.shape.result }),
  z.object({ ...Exam.shape, result: exam.shape.result, memoViewed: exam.shape.memoViewed, videoViewed: exam.shape.videoViewed }),
]);

const courseActivity = z
  .object({ title: thread.title, messages: z.array(z.object({ role: message.role })) })
  .transform(({ title, messages }) => {
    const said = messages.filter(({ role }) => role === 'student').length;
    return { title, detail: `Course · ${said} ${said === 1 ? 'message' : 'messages'}`, over: false };
  });

/** The course tutor as the registry knows it. */
export const courseDefinition = defineTutor({
  name: 'course',
  state: CourseThread,
  exported: z.object({
    schema: thread.schema,
    session_id: thread.session_id,
    version: thread.version,
    course_id: thread.course_id,
    title: thread.title,
    started_at: thread.started_at,
    focus: thread.focus,
    messages: z.array(
      z.object({
        id: message.id,
        role: message.role,
        text: message.text,
        latex: message.latex,
        card: exportedCard.nullable(),
        citation: message.citation,
        createdAt: message.createdAt,
        safety: message.safety,
      }),
    ),
    served: thread.served,
    stops_by_model: thread.stops_by_model,
  }),
  activity: courseActivity,
  evidence: { drill: 'practice' },
  agents: [courseTutorAgent, drillGraderAgent, safetyAgent],
  leadsBackTo: 'the course',
  flags: true,
  leavesTraces: true,
});
