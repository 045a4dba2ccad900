import { z } from 'zod';
import { BoardAct } from './board-act.ts';
import { TimelineRow } from './board-decision.ts';
import { BoardEvent } from './board-event.ts';
import { ShownBoardProblem, TutorLine } from './board-view.ts';

/**
 * What everybody who looks at a board is told of it beside the ink: a line begun, a line stopped, what was heard of the student, another problem; and
 * for teachers, where the tutor stands and why (`row`).
 */
export const ShownEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('says'), said: TutorLine }),
  z.strictObject({ type: z.literal('stops'), line: z.int(), at: z.number() }),
  z.strictObject({ type: z.literal('heard'), at: z.number(), text: z.string() }),
  z.strictObject({ type: z.literal('problem'), problem: ShownBoardProblem }),
  z.strictObject({ type: z.literal('row'), row: TimelineRow }),
]);
export type ShownEffect = z.infer<typeof ShownEffect>;

/**
 * One entry of a board's log: what the student did with a pen, what it was for the tutor, and what the tutor did then. `act` is null where nobody did
 * anything, or where what was sent is not taken. The session is run through again from `events` alone.
 */
export const BoardLogEntry = z.strictObject({
  act: BoardAct.nullable(),
  events: z.array(BoardEvent),
  shown: z.array(ShownEffect),
});
export type BoardLogEntry = z.infer<typeof BoardLogEntry>;

/** An entry as it is read back: what the session is run through again from stays at home. */
export const BoardMoment = z.strictObject({
  position: z.int(),
  t: z.number(), // milliseconds of the session
  act: BoardAct.nullable(),
  shown: z.array(ShownEffect),
});
export type BoardMoment = z.infer<typeof BoardMoment>;
