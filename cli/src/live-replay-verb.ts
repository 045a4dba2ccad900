import { replay } from '@stoa/engine/tutors/board/replay';
import { openBoardLines } from '@stoa/library/open-board';
import { BoardEvent } from '@stoa/schema/board/board-event';
import { BoardProfile, Persona } from '@stoa/schema/board/board-profile';
import { z } from 'zod';

/** A line of `stoa live replay`: a session at the board, as it was logged. */
export const LiveReplayLine = z.strictObject({
  problem: z.strictObject({
    stem: z.string().max(2000).default(''),
    answer: z.string().min(1).max(500),
    start: z.string().max(500).nullish(),
  }),
  profile: BoardProfile.nullish(),
  persona: Persona.default('default'),
  limit_minutes: z.number().positive().max(180).default(30),
  seed: z.union([z.number(), z.string()]).optional(),
  events: z.array(BoardEvent).max(20_000),
});

/** Runs sessions through, without a model and without a clock. */
export function liveReplay(): (line: z.infer<typeof LiveReplayLine>) => ReturnType<typeof replay> {
  const content = { lines: openBoardLines() };
  return ({ problem, profile, persona, limit_minutes, seed, events }) =>
    replay(
      {
        problem: { ...problem, start: problem.start ?? null },
        profile: profile ?? null,
        persona,
        limitMinutes: limit_minutes,
        seed: seedOf(seed),
      },
      content,
      events,
    );
}

/** Any seed as a whole number; without one, 0. */
const seedOf = (seed: number | string | undefined): number =>
  [...String(seed ?? '')].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 1_000_003, 0);
