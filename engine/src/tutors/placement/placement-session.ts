import { z } from 'zod';
import { Grade } from '@stoa/schema/account';
import { PlacementResult } from '@stoa/schema/placement';
import { ProblemId } from '@stoa/schema/problem';
import { SafetyReply } from '@stoa/schema/safety-reply';
import { Probability, SkillId } from '@stoa/schema/skill';

/** A question that is behind the student. `set_aside`: it could not be judged, and says nothing. */
const AskedQuestion = z.strictObject({
  skill_id: SkillId,
  problem_id: ProblemId,
  outcome: z.enum(['correct', 'incorrect', 'not_yet', 'set_aside']),
  guess_floor: Probability,
});

/** The question that waits. */
const OpenQuestion = z.strictObject({
  problem_id: ProblemId,
  version: z.int().min(1),
  skill_id: SkillId,
  /** Texts of hers that could not be read, which the safety agent reads together; the latest. */
  unread: z.array(z.string()),
  /** Why her last answer was not taken. */
  note: z.string().nullable(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/**
 * A placement as it is stored between turns. What is believed of the student is not in it: it follows from the graph, the grade and the
 * answers, and is computed anew. `schema` is raised with every change of this shape.
 */
export const PlacementSession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string().min(1),
  version: z.int().min(0), // one more with every turn; the store's version of the session is the same number
  grade: Grade.nullable(), // as it was told when the placement began
  started_at: z.iso.datetime(),
  asked: z.array(AskedQuestion),
  open: OpenQuestion.nullable(),
  result: PlacementResult.nullable(), // null: it is not over
  awaiting_graph: z.array(SkillId),
  stopped: SafetyReply.nullable(),
  stops_by_model: z.strictObject({ grave: z.int().min(0), other: z.int().min(0) }),
});
export type PlacementSession = z.infer<typeof PlacementSession>;
