import { z } from 'zod';

export const Role = z.enum(['student', 'teacher', 'author', 'admin']);
export type Role = z.infer<typeof Role>;

/** A learner's id is her account's id; prompts never carry it. */
export const LearnerId = z.string().min(1).max(64).brand<'LearnerId'>();
export type LearnerId = z.infer<typeof LearnerId>;

export const Account = z.strictObject({
  id: LearnerId,
  name: z.string(),
  email: z.string(),
  role: Role,
  created_at: z.iso.datetime(),
});
export type Account = z.infer<typeof Account>;

/** What a learner has set for herself. */
export const Settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  motion: z.enum(['system', 'reduced']).default('system'),
  entry: z.enum(['math_field', 'plain']).default('math_field'),
  text_size: z.enum(['normal', 'large']).default('normal'),
});
export type Settings = z.infer<typeof Settings>;
