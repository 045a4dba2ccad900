import { z } from 'zod';
import { Goals } from './account.ts';

/** A time zone by its IANA name, such as America/Chicago: the learner's day ends at her own midnight. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(
    (name) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: name });
        return true;
      } catch {
        return false;
      }
    },
    { error: 'This is not the name of a time zone, such as America/Chicago.' },
  );

const Part = z.strictObject({ done: z.int().min(0), goal: z.int().min(1) });

/** A learner's progress toward her goals. */
export const GoalProgress = z.strictObject({
  count: Goals.shape.count,
  today: Part,
  week: Part.extend({
    /** Starts with Sunday; `done` is 0 for days to come. */
    days: z
      .array(z.strictObject({ date: z.iso.date(), done: z.int().min(0), when: z.enum(['past', 'today', 'to_come']) }))
      .length(7),
  }),
  /** The number of days on which she practiced, without more days off between two of them than are forgiven. */
  streak: z.strictObject({ days: z.int().min(0), today: z.boolean() }),
});
export type GoalProgress = z.infer<typeof GoalProgress>;
