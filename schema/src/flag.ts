import { z } from 'zod';
import { SkillRef } from './practice.ts';

/** Where a student typed what was flagged. */
export const FlagPlace = z.discriminatedUnion('where', [
  z.strictObject({ where: z.literal('lesson'), title: z.string(), turn: z.int() }),
  z.strictObject({
    where: z.enum(['practice', 'report']),
    skill: SkillRef,
    problem_id: z.string().nullable(), // null where no problem was open
    stem: z.string().nullable(),
  }),
  z.strictObject({ where: z.literal('session'), title: z.string() }), // of any other tutor, by what the student knows it as
  z.strictObject({ where: z.enum(['name', 'search', 'token_label']) }),
]);
export type FlagPlace = z.infer<typeof FlagPlace>;

/** Something a student typed that somebody who looks after her has to see. It belongs to her, and to a session where she was in one. */
export const NewFlag = z.strictObject({
  kind: z.string(), // SafetyViolation; `self_harm` and `abuse` are disclosures
  source: z.enum(['first_layer', 'agent']),
  at: z.iso.datetime(),
  place: FlagPlace,
  words: z.string().nullable(), // as she typed it, without personal data; null where it was not kept
  answered: z.string().nullable(), // what she read instead
});
export type NewFlag = z.infer<typeof NewFlag>;

/** A flag as it is stored. `waits`: nobody has looked at it yet. */
export const Flag = NewFlag.extend({ id: z.string(), waits: z.boolean() });
export type Flag = z.infer<typeof Flag>;
