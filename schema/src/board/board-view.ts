import { z } from 'zod';
import { SkillRef } from '../practice.ts';
import { StrokeLook } from './board-act.ts';
import { boardLimits } from './board-limits.ts';
import { ResponseKind, TutorState } from './board-decision.ts';
import { BoardSummary } from './board-metrics.ts';
import { Persona } from './board-profile.ts';

/** A problem as it is shown above the board: there is no field for its answer. */
export const ShownBoardProblem = z.strictObject({ stem: z.string(), number: z.int().min(1) });

/**
 * Something that the tutor said, in milliseconds of the session. `plays`: how long it takes to play. `crisis`: a message with
 * people to call, shown in full.
 */
export const TutorLine = z.strictObject({
  line: z.int(),
  at: z.number(),
  text: z.string(),
  plays: z.number(),
  kind: ResponseKind.nullable(),
  question: z.boolean(),
  crisis: z.boolean(),
  stopped_at: z.number().nullable(),
});
export type TutorLine = z.infer<typeof TutorLine>;

/** Something that the student said. */
export const StudentLine = z.strictObject({ at: z.number(), text: z.string() });

/** A line of work on the board; without a text, it is ink that hasn't been read. */
export const ShownLine = z.strictObject({ id: z.string(), text: z.string().nullable(), strokes: z.array(z.string()) });

/** A board as its student sees it. The ink is requested separately. */
export const BoardView = z.strictObject({
  session_id: z.string(),
  skill: SkillRef.nullable(),
  persona: Persona,
  limit_minutes: z.int(),
  started_at: z.iso.datetime(),
  /** The current time, in milliseconds since the session started. */
  now: z.number(),
  state: TutorState,
  /** Until when the tutor keeps quiet because she asked it to, in milliseconds of the session; null if she hasn't. */
  quiet_until: z.number().nullable(),
  over: z.boolean(),
  problem: ShownBoardProblem,
  lines: z.array(ShownLine),
  tutor: z.array(TutorLine),
  student: z.array(StudentLine),
  summary: BoardSummary.nullable(),
  /** Whether handwriting is read here; otherwise each line of ink has to be typed as well. */
  reads_ink: z.boolean(),
});
export type BoardView = z.infer<typeof BoardView>;

/** A stroke as it is kept. */
export const KeptStroke = z.strictObject({
  id: z.string(),
  look: StrokeLook,
  points: z.array(z.int()).max(boardLimits.pointsInStroke * 3),
  ended: z.boolean(),
  erased: z.boolean(),
});
export type KeptStroke = z.infer<typeof KeptStroke>;

/** A session at the board in a list. */
export const BoardInList = z.strictObject({
  session_id: z.string(),
  title: z.string(),
  started_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  over: z.boolean(),
});
export type BoardInList = z.infer<typeof BoardInList>;
