import { z } from 'zod';

/**
 * A word of everyday life that stands in questions, and what it means there, for who learns in a second language: "tray", "ribbon". `words`: it, and forms that
 * are not made with an s.
 */
export const EverydayWord = z.strictObject({
  words: z.array(z.string().trim().min(2).max(30)).min(1).max(4),
  meaning: z.string().trim().min(1).max(160),
});
export type EverydayWord = z.infer<typeof EverydayWord>;

/** The small dictionary of all lessons: `content/parameters/everyday-words.json`. What a word of a topic means stands in the topic's own glossary. */
export const EverydayWords = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  words: z.array(EverydayWord).min(1).max(200),
});
