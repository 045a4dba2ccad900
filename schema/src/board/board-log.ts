import { z } from 'zod';
import { BoardAct } from './board-act.ts';
import { TimelineRow } from './board-decision.ts';
import { BoardEvent } from './board-event.ts';
import { ShownBoardProblem, TutorLine } from './board-view.ts';

/**
 * What everybody at a board is shown besides the ink: a line begins, a line stops, what the student was heard to say, another
 * problem; and, for teachers, the tutor's state and its reason (`row`).
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
 * One entry of a board's log: what the student did with a pen, the events that this was for the tutor, and what the tutor did
 * then. `act` is null if nobody did anything, or if the act was refused. Replaying the session needs only `events`.
 */
export const BoardLogEntry = z.strictObject({
  act: BoardAct.nullable(),
  events: z.array(BoardEvent),
  shown: z.array(ShownEffect),
});
export type BoardLogEntry = z.infer<typeof BoardLogEntry>;

/** An entry as clients read it: without the events for the replay. */
export const BoardMoment = z.strictObject({
  position: z.int(),
  t: z.number(), // milliseconds of the session
  act: BoardAct.nullable(),
  shown: z.array(ShownEffect),
});
export type BoardMoment = z.infer<typeof BoardMoment>;
