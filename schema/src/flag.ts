import { z } from 'zod';
import { Grade } from './account.ts';
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
  z.strictObject({ where: z.literal('erased'), typed_in: z.string() }), // the account is gone; the `where` of its flag is all that was kept
]);
export type FlagPlace = z.infer<typeof FlagPlace>;

/**
 * Kinds of flags that an adult has to look at the same day: somebody may be in need or in danger. `concern` is what an author was worried by
 * in a report and passed on. Of these a trace stays where an account is erased before anybody has looked.
 */
export const UrgentKind = z.enum(['self_harm', 'abuse', 'threat', 'concern']);
export type UrgentKind = z.infer<typeof UrgentKind>;

/** Something a student typed that somebody who looks after her has to see. It belongs to her, and to a session where she was in one. */
export const NewFlag = z.strictObject({
  kind: z.string(), // SafetyViolation, or `concern`
  source: z.enum(['first_layer', 'agent', 'author']),
  at: z.iso.datetime(),
  place: FlagPlace,
  words: z.string().nullable(), // as she typed it, without personal data; null where it was not kept
  answered: z.string().nullable(), // what she read instead
});
export type NewFlag = z.infer<typeof NewFlag>;

/** What is kept of an account that was erased before anybody had looked at its urgent flags: nothing that names the student. */
export const ErasedAccount = z.strictObject({ at: z.iso.datetime(), grade: Grade.nullable() });
export type ErasedAccount = z.infer<typeof ErasedAccount>;

/** A flag as it is stored. `waits`: nobody has looked at it yet. */
export const Flag = NewFlag.extend({ id: z.string(), waits: z.boolean() });
export type Flag = z.infer<typeof Flag>;
