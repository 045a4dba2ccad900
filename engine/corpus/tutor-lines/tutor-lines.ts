import { z } from 'zod';
import { harmKinds } from '../../src/guards/harm/harm-kinds.ts';
import { readCorpus } from '../read-corpus.ts';

/** A line that a tutor might say. `kind`: which harm it is, or, of a good line, what it is for. */
const TutorLine = z.strictObject({ id: z.string(), kind: z.string(), text: z.string().min(1) });
export type TutorLine = z.infer<typeof TutorLine>;

export const harmsOfLines = [...harmKinds, 'false_arithmetic'] as const;

const harmful = readCorpus(TutorLine, 'tutor-lines', ['harmful']);
const good = readCorpus(TutorLine, 'tutor-lines', ['good']);

/** Lines by which the rules were made (`seen`), and lines that are only counted and that nobody looks at to change a rule (`counted`). */
export const tutorLines = {
  seen: { harmful: harmful.filter(({ use }) => use === 'tuned'), good: good.filter(({ use }) => use === 'tuned') },
  counted: { harmful: harmful.filter(({ use }) => use === 'counted'), good: good.filter(({ use }) => use === 'counted') },
};
