import { z } from 'zod';

export const Role = z.enum(['student', 'teacher', 'author', 'admin']);
export type Role = z.infer<typeof Role>;

/** A learner's id is her account's id; prompts never carry it. */
export const LearnerId = z.string().min(1).max(64).brand<'LearnerId'>();
export type LearnerId = z.infer<typeof LearnerId>;

/** What a person is called; she may change it. */
export const AccountName = z.string().trim().min(1).max(80);
/** A new password. What it must not be, such as a common one, the server says. */
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

/** A school year. The skills are those of grades 3 to 10; whoever is further begins at the last. */
export const Grade = z.int().min(3).max(12);
export type Grade = z.infer<typeof Grade>;

/** What a learner means to do, in problems tried or in minutes. */
export const Goals = z.strictObject({
  shown: z.boolean().default(true), // a switch: some are spurred by goals, and some are worried by them
  count: z.enum(['problems', 'minutes']).default('problems'),
  a_day: z.int().min(1).max(120).default(5),
  a_week: z.int().min(1).max(600).default(20),
});
export type Goals = z.infer<typeof Goals>;

/** What a learner has set for herself. */
export const Settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  motion: z.enum(['system', 'reduced']).default('system'),
  entry: z.enum(['math_field', 'plain']).default('math_field'),
  text_size: z.enum(['normal', 'large']).default('normal'),
  grade: Grade.nullable().default(null), // null: not told
  placement_offer: z.enum(['shown', 'hidden']).default('shown'), // hidden: she has skipped it
  goals: Goals.prefault({}),
});
export type Settings = z.infer<typeof Settings>;
