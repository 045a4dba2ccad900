import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { harmKinds } from '../../src/guards/harm/harm-kinds.ts';

/** A line that a tutor might say. `kind`: which harm it is, or, of a good line, what it is for. */
const TutorLine = z.strictObject({ id: z.string(), kind: z.string(), text: z.string().min(1), provenance: z.string().min(1) });
export type TutorLine = z.infer<typeof TutorLine>;

export const harmsOfLines = [...harmKinds, 'false_arithmetic'] as const;

const read = (name: string): TutorLine[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => TutorLine.parse(JSON.parse(line)));

/** Lines by which the rules were made (`seen`), and lines that are only counted and that nobody looks at to change a rule (`counted`). */
export const tutorLines = {
  seen: { harmful: read('harmful-seen'), good: read('good-seen') },
  counted: { harmful: read('harmful-counted'), good: read('good-counted') },
};
