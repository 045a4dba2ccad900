import { z } from 'zod';
import { safetyAgent } from '../../safety/safety-agent.ts';
import { defineTutor } from '../../turn/tutor-definition.ts';
import { diagnosisAgent } from './diagnosis-agent.ts';
import { hintAgent } from './hint-agent.ts';
import { KeptAttempt, OpenProblem, PracticeSession } from './practice-session.ts';

const session = PracticeSession.shape;
const open = OpenProblem.shape;

const modes = { practice: 'Practice', checkpoint: 'Checkpoint', review: 'Review' } as const;

const practiceActivity = z
  .object({
    mode: session.mode,
    skill: z.object({ name: z.string() }),
    phase: session.phase,
    problems_done: session.problems_done,
  })
  .transform(({ mode, skill, phase, problems_done: done }) => ({
    title: skill.name,
    detail: `${modes[mode]} · ${done} ${done === 1 ? 'problem' : 'problems'}`,
    over: phase.kind === 'finished',
  }));

/** The practice tutor as the registry knows it. */
export const practiceDefinition = defineTutor({
  name: 'practice',
  state: PracticeSession,
  exported: z.object({
    schema: session.schema,
    session_id: session.session_id,
    version: session.version,
    mode: session.mode,
    skill: z.object(session.skill.shape),
    reason: session.reason,
    started_at: session.started_at,
    phase: session.phase,
    open: z
      .object({
        problem_id: open.problem_id,
        version: open.version,
        skill_id: open.skill_id,
        served_at: open.served_at,
        touched_at: open.touched_at,
        attempts: z.array(z.object({ view: KeptAttempt.shape.view, diagnosed: KeptAttempt.shape.diagnosed })),
        hints: open.hints,
        example: open.example,
        counted: open.counted,
      })
      .nullable(),
    served: session.served,
    problems_done: session.problems_done,
    problems_right: session.problems_right,
    best: session.best,
    reviewed: session.reviewed,
    slow_down: session.slow_down,
    stopped: session.stopped,
    stops_by_model: session.stops_by_model,
  }),
  activity: practiceActivity,
  evidence: { practice: 'practice', review: 'review', checkpoint: 'checkpoint' },
  agents: [hintAgent, diagnosisAgent, safetyAgent],
  leadsBackTo: 'the math',
  flags: true,
  leavesTraces: true,
});
