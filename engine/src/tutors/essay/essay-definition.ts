import { z } from 'zod';
import { EssaySession } from '@stoa/schema/essay/essay-session';
import { safetyAgent } from '../../safety/safety-agent.ts';
import { defineTutor } from '../../turn/tutor-definition.ts';
import { coachAgent } from './agent/coach-agent.ts';
import { leadsBackTo } from './coaching/coach-turn.ts';

const session = EssaySession.shape;

/**
 * A line of the conversation as the student may export it: who said what, and when. The coach's own notes about it are left
 * out.
 */
const exportedLine = z.object({
  at: z.iso.datetime(),
  talk: z.object({ role: z.enum(['student', 'coach']), text: z.string() }),
  safety: z.enum(['crisis', 'guidance']).nullable(),
});

const essayActivity = z
  .object({ title: session.title, talk: z.array(z.object({ talk: z.object({ role: z.enum(['student', 'coach']) }) })) })
  .transform(({ title, talk }) => {
    const said = talk.filter((line) => line.talk.role === 'student').length;
    return { title, detail: `Essay · ${said} ${said === 1 ? 'message' : 'messages'} to the coach`, over: false };
  });

/** The essay coach as the registry knows it. It teaches no skill of the graph, so it gives no evidence. */
export const essayDefinition = defineTutor({
  name: 'essay',
  state: EssaySession,
  exported: z.object({
    schema: session.schema,
    session_id: session.session_id,
    version: session.version,
    title: session.title,
    dbq: z.object({ id: z.string(), version: z.string() }),
    scope: session.scope,
    timed: z.object({ reading_since: z.iso.datetime(), writing_since: z.iso.datetime().nullable() }).nullable(),
    started_at: session.started_at,
    phase: session.phase,
    skill: session.skill,
    talk: z.array(exportedLine),
  }),
  activity: essayActivity,
  evidence: {},
  agents: [coachAgent, safetyAgent],
  leadsBackTo,
  flags: true,
  leavesTraces: true,
});
