import { z } from 'zod';

/**
 * An everyday word that occurs in questions, and its meaning there, for students who learn in a second language: "tray",
 * "ribbon". `words`: the word, and those of its forms that aren't made with an s.
 */
export const EverydayWord = z.strictObject({
  words: z.array(z.string().trim().min(2).max(30)).min(1).max(4),
  meaning: z.string().trim().min(1).max(160),
});
export type EverydayWord = z.infer<typeof EverydayWord>;

/**
 * The small dictionary of all lessons: `content/parameters/everyday-words.json`. The words of a topic are in the topic's own
 * glossary.
 */
export const EverydayWords = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  words: z.array(EverydayWord).min(1).max(400),
});
