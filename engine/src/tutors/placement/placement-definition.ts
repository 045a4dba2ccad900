import { z } from 'zod';
import { safetyAgent } from '../../safety/safety-agent.ts';
import { defineTutor } from '../../turn/tutor-definition.ts';
import { PlacementSession } from './placement-session.ts';

const session = PlacementSession.shape;

const placementActivity = z.object({ asked: z.array(z.unknown()), result: z.unknown() }).transform(({ asked, result }) => ({
  title: 'Placement',
  detail: `${asked.length} ${asked.length === 1 ? 'question' : 'questions'}`,
  over: result !== null,
}));

/**
 * The placement tutor as the registry knows it. An answer counts like one in practice: a first, unaided attempt at one skill.
 */
export const placementDefinition = defineTutor({
  name: 'placement',
  state: PlacementSession,
  exported: z.object({
    schema: session.schema,
    session_id: session.session_id,
    version: session.version,
    grade: session.grade,
    started_at: session.started_at,
    asked: session.asked,
    result: session.result,
    stopped: session.stopped,
    stops_by_model: session.stops_by_model,
  }),
  activity: placementActivity,
  evidence: { placement: 'practice' },
  agents: [safetyAgent],
  leadsBackTo: 'the math',
  flags: true,
  leavesTraces: true,
});
