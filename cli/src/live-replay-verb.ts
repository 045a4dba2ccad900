import { replay, type Replay } from '@stoa/engine/tutors/board/replay';
import { seedOf } from '@stoa/engine/tutors/board/seed-of';
import { openBoardLines } from '@stoa/library/open-board';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { BoardEvent } from '@stoa/schema/board/board-event';
import { BoardProfile, Persona } from '@stoa/schema/board/board-profile';
import { z } from 'zod';

/** A line of `stoa live replay`: a session at the board, as it was logged. */
export const LiveReplayLine = z.object({
  problem: z.object({
    stem: z.string().max(2000).default(''),
    answer: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(500)),
    start: z.string().max(500).nullish(),
  }),
  profile: BoardProfile.nullish(),
  persona: Persona.nullish().transform((persona) => persona ?? 'default'),
  limit_minutes: z
    .number()
    .positive()
    .max(180)
    .nullish()
    .transform((minutes) => minutes ?? 30),
  seed: z.union([z.number(), z.string()]).nullish(),
  events: z.array(BoardEvent).max(20_000),
});

type Told = Omit<Replay, 'effects'>;

/** Replays sessions, without a model and without a clock. */
export function liveReplay(): (line: z.infer<typeof LiveReplayLine>) => Told {
  const content = { lines: openBoardLines(), contacts: openCrisisContacts() };
  return ({ problem, profile, persona, limit_minutes, seed, events }) => {
    const start = {
      problem: { ...problem, start: problem.start ?? null },
      profile: profile ?? null,
      persona,
      limitMinutes: limit_minutes,
      seed: seedOf(seed),
    };
    const { timeline, metrics, signals } = replay(
      start,
      { ...content, model: events.some(({ type }) => type === 'phrased') },
      events,
    ); // `phrased` events mean that a model took part
    return { timeline, metrics, signals };
  };
}
