import { z } from 'zod';
import { Grade } from '@stoa/schema/account';
import { PlacementResult } from '@stoa/schema/placement';
import { ProblemId } from '@stoa/schema/problem';
import { SafetyReply } from '@stoa/schema/safety-reply';
import { Probability, SkillId } from '@stoa/schema/skill';

/** A question that has been dealt with. `set_aside`: the answer couldn't be judged, so it isn't evidence of anything. */
const AskedQuestion = z.strictObject({
  skill_id: SkillId,
  problem_id: ProblemId,
  outcome: z.enum(['correct', 'incorrect', 'not_yet', 'set_aside']),
  guess_floor: Probability,
});

/** The question that is waiting for an answer. */
const OpenQuestion = z.strictObject({
  problem_id: ProblemId,
  version: z.int().min(1),
  skill_id: SkillId,
  /** The student's latest texts that couldn't be read. The safety agent reads them together. */
  unread: z.array(z.string()),
  /** Why her last answer was not accepted. */
  note: z.string().nullable(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/**
 * A placement as it is stored between turns. What the tutor believes about the student is not stored: it is computed again from
 * the graph, the grade and the answers. `schema` goes up with every change of this shape.
 */
export const PlacementSession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string().min(1),
  version: z.int().min(0), // goes up by one with every turn; equals the store's version of the session
  grade: Grade.nullable(), // as it was when the placement began
  started_at: z.iso.datetime(),
  asked: z.array(AskedQuestion),
  open: OpenQuestion.nullable(),
  result: PlacementResult.nullable(), // null: the placement isn't over
  awaiting_graph: z.array(SkillId),
  stopped: SafetyReply.nullable(),
  stops_by_model: z.strictObject({ grave: z.int().min(0), other: z.int().min(0) }),
});
export type PlacementSession = z.infer<typeof PlacementSession>;
