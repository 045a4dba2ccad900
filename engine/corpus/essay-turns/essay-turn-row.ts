import { CoachMove } from '@stoa/schema/essay/coach-turn';
import { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { z } from 'zod';
import { readCorpus } from '../read-corpus.ts';

/** A situation as `stoa essay turn` takes it, and what a coach may do in it. */
const EssayTurnRow = z.strictObject({
  id: z.string().regex(/^et-\d{4}$/),
  says: z.string().min(1), // what the situation is, in a phrase
  line: z.looseObject({ event: z.string() }),
  speak: z.boolean().nullable(), // null: either
  moves: z.array(CoachMove), // one of them; empty: any
  phase: EssayPhase.nullable(), // null: any
  has: z.string().nullable(), // a pattern that its words match
  hasNot: z.string().nullable(), // and one that they don't
});

/** The situations. */
export const essayTurns = readCorpus(EssayTurnRow, 'essay-turns', ['look']);
