import { z } from 'zod';

/** What a student reads if a text was stopped: the fixed message to a child in need, or a sentence. */
export const SafetyReply = z.strictObject({ kind: z.enum(['crisis', 'guidance']), words: z.string() });
export type SafetyReply = z.infer<typeof SafetyReply>;
