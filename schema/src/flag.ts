import { z } from 'zod';
import { Grade } from './account.ts';
import { SkillRef } from './practice.ts';

/** Where a student typed what was flagged. */
export const FlagPlace = z.discriminatedUnion('where', [
  z.strictObject({ where: z.literal('lesson'), title: z.string(), turn: z.int() }),
  z.strictObject({
    where: z.enum(['practice', 'report']),
    skill: SkillRef,
    problem_id: z.string().nullable(), // null if no problem was open
    stem: z.string().nullable(),
  }),
  z.strictObject({ where: z.literal('session'), title: z.string() }), // with any other tutor, under the student's name for it
  z.strictObject({ where: z.enum(['name', 'search', 'token_label']) }),
  z.strictObject({ where: z.literal('erased'), typed_in: z.string() }), // the account is gone; only the `where` of its flag was kept
]);
export type FlagPlace = z.infer<typeof FlagPlace>;

/**
 * Kinds of flags that an adult has to look at the same day, because somebody may be in need or in danger. `concern` is what
 * worried an author in a report and was passed on. A trace of these stays if an account is erased before anybody has looked.
 */
export const UrgentKind = z.enum(['self_harm', 'abuse', 'threat', 'concern']);
export type UrgentKind = z.infer<typeof UrgentKind>;

/**
 * Something that a student typed that somebody who looks after her has to see. It belongs to her and, if she was in one, to a
 * session.
 */
export const NewFlag = z.strictObject({
  kind: z.string(), // SafetyViolation, or `concern`
  source: z.enum(['first_layer', 'agent', 'author']),
  at: z.iso.datetime(),
  place: FlagPlace,
  words: z.string().nullable(), // as she typed it, without personal data; null if it wasn't kept
  answered: z.string().nullable(), // the message that she got instead
});
export type NewFlag = z.infer<typeof NewFlag>;

/**
 * What is kept of an account that was erased before anybody had looked at its urgent flags: nothing that identifies the
 * student.
 */
export const ErasedAccount = z.strictObject({ at: z.iso.datetime(), grade: Grade.nullable() });
export type ErasedAccount = z.infer<typeof ErasedAccount>;

/** A flag as it is stored. `waits`: nobody has looked at it yet. */
export const Flag = NewFlag.extend({ id: z.string(), waits: z.boolean() });
export type Flag = z.infer<typeof Flag>;
