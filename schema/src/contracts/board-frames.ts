import { z } from 'zod';
import { BoardAct } from '../board/board-act.ts';
import { TutorState } from '../board/board-decision.ts';
import { BoardSummary } from '../board/board-metrics.ts';
import { BoardView, ShownBoardProblem, TutorLine } from '../board/board-view.ts';
import { Refusal } from '../refusal.ts';

/**
 * What a client sends on a board's live line: what the student did, with a number. A client that opens a line names its pen, a
 * UUID of its own, in the address; the acts of a pen are numbered from 1 without a gap. A repeated number is acknowledged again
 * and does nothing.
 */
export const BoardSent = z.strictObject({ n: z.int().min(1).max(1_000_000), act: BoardAct });
export type BoardSent = z.infer<typeof BoardSent>;

/**
 * What the server sends on a board's live line.
 *
 *   hello    first: the board as it stands, and the number up to which this pen's acts are stored
 *   ack      this pen's acts up to `n` are stored
 *   seen     what was done with another pen
 *   state    what the tutor is doing
 *   quiet    the student has asked the tutor to keep quiet until then, or called it back
 *   says     the tutor starts to speak
 *   stops    the tutor stops speaking at once
 *   heard    what the student said, once it was recognized
 *   problem  another problem is shown above the board
 *   warning  the session ends in this many minutes
 *   summary  the session is over
 *   error    an act that was refused, by its number if it has one: that number is used up, and the session goes on. `expected`: a
 *            number was left out, and nothing is taken before it comes
 */
export const BoardFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), taken: z.int().min(0), view: BoardView }),
  z.strictObject({ type: z.literal('ack'), n: z.int().min(0) }),
  z.strictObject({ type: z.literal('seen'), act: BoardAct }),
  z.strictObject({ type: z.literal('state'), at: z.number(), state: TutorState }),
  z.strictObject({ type: z.literal('quiet'), at: z.number(), until: z.number().nullable() }),
  z.strictObject({ type: z.literal('says'), said: TutorLine }),
  z.strictObject({ type: z.literal('stops'), line: z.int(), at: z.number() }),
  z.strictObject({ type: z.literal('heard'), at: z.number(), text: z.string() }),
  z.strictObject({ type: z.literal('problem'), problem: ShownBoardProblem }),
  z.strictObject({ type: z.literal('warning'), minutes: z.int() }),
  z.strictObject({ type: z.literal('summary'), summary: BoardSummary }),
  z.strictObject({ type: z.literal('error'), n: z.int().nullable(), expected: z.int().nullable(), problem: Refusal }),
]);
export type BoardFrame = z.infer<typeof BoardFrame>;
