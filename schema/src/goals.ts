import { z } from 'zod';
import { Goals } from './account.ts';

/** A time zone by its IANA name, such as America/Chicago: a day ends where the learner is. */
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

/** How far a learner has come with her goals. */
export const GoalProgress = z.strictObject({
  count: Goals.shape.count,
  today: Part,
  week: Part.extend({
    /** From Sunday on; `done` of days to come is 0. */
    days: z
      .array(z.strictObject({ date: z.iso.date(), done: z.int().min(0), when: z.enum(['past', 'today', 'to_come']) }))
      .length(7),
  }),
  /** The days on which she practiced, with no more days off between two of them than are forgiven. */
  streak: z.strictObject({ days: z.int().min(0), today: z.boolean() }),
});
export type GoalProgress = z.infer<typeof GoalProgress>;
