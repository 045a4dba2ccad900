import { z } from 'zod';

export const Role = z.enum(['student', 'teacher', 'author', 'admin']);
export type Role = z.infer<typeof Role>;

/** A learner's id is the id of her account; prompts never contain it. */
export const LearnerId = z.string().min(1).max(64).brand<'LearnerId'>();
export type LearnerId = z.infer<typeof LearnerId>;

/** A person's name, which she may change. */
export const AccountName = z.string().trim().min(1).max(80);
/** A new password. The server says which ones are refused, such as common ones. */
export const NewPassword = z.string().min(8).max(128);

export const Account = z.strictObject({
  id: LearnerId,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Nobody can sign in to it until an admin restores it. */
  suspended: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Account = z.infer<typeof Account>;

/** A school year. The skills are those of grades 3 to 10; a student in a later grade starts with those of grade 10. */
export const Grade = z.int().min(3).max(12);
export type Grade = z.infer<typeof Grade>;

/** A learner's goals, in problems tried or in minutes. */
export const Goals = z.strictObject({
  shown: z.boolean().default(true), // can be turned off, because goals motivate some students and worry others
  count: z.enum(['problems', 'minutes']).default('problems'),
  a_day: z.int().min(1).max(120).default(5),
  a_week: z.int().min(1).max(600).default(20),
});
export type Goals = z.infer<typeof Goals>;

/** A learner's own settings. */
export const Settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  motion: z.enum(['system', 'reduced']).default('system'),
  entry: z.enum(['math_field', 'plain']).default('math_field'),
  text_size: z.enum(['normal', 'large']).default('normal'),
  grade: Grade.nullable().default(null), // null: she hasn't said
  placement_offer: z.enum(['shown', 'hidden']).default('shown'), // hidden: she dismissed it
  goals: Goals.prefault({}),
});
export type Settings = z.infer<typeof Settings>;
