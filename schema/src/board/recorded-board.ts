import { z } from 'zod';
import { BoardEvent } from './board-event.ts';
import { BoardProfile, Persona } from './board-profile.ts';
import { BoardProblem } from './board-session.ts';

/** A recorded session at the board, the input of `stoa live replay`: one line, which gives the same timeline each time. */
export const RecordedBoard = z.strictObject({
  problem: BoardProblem,
  profile: BoardProfile,
  persona: Persona,
  limit_minutes: z.number(),
  seed: z.string(),
  events: z.array(BoardEvent),
});
export type RecordedBoard = z.infer<typeof RecordedBoard>;
