import { BoardSession, LiveBoard } from '@stoa/schema/board/board-session';
import { z } from 'zod';
import { safetyAgent } from '../../safety/safety-agent.ts';
import { defineTutor } from '../../turn/tutor-definition.ts';
import { leadsBackTo } from './session/take-unsafe.ts';
import { liveLineAgent } from './words/live-line-agent.ts';

const session = BoardSession.shape;
const live = LiveBoard.shape;

/**
 * What a learner's export contains of a board: the problem without its answer, her lines, what was said, and what was counted.
 */
const exportedLive = z.object({
  problem: z.object({ stem: z.string(), start: z.string().nullable() }),
  lines: z.array(z.object({ id: z.string(), text: z.string() })),
  counts: live.counts,
});

const boardActivity = z
  .object({ title: session.title, over: session.over, live: z.object({ counts: z.object({ solved: z.int() }) }) })
  .transform(({ title, over, live: { counts } }) => ({
    title,
    detail: `Board · ${counts.solved} ${counts.solved === 1 ? 'problem' : 'problems'} solved`,
    over,
  }));

/** The board tutor as the registry knows it. */
export const boardDefinition = defineTutor({
  name: 'board',
  state: BoardSession,
  exported: z.object({
    schema: session.schema,
    session_id: session.session_id,
    version: session.version,
    title: session.title,
    skill_id: session.skill_id,
    problem_id: session.problem_id,
    problem_version: session.problem_version,
    started_at: session.started_at,
    persona: session.persona,
    limit_minutes: session.limit_minutes,
    live: exportedLive,
    talk: session.talk,
    over: session.over,
  }),
  activity: boardActivity,
  evidence: { exercise: 'practice' },
  agents: [liveLineAgent, safetyAgent],
  leadsBackTo,
  flags: true,
  leavesTraces: true,
});
