import { ErrorCategory } from '@stoa/schema/diagnosis';
import { z } from 'zod';

/** A line that does not follow, with the mal-rule and the category that a teacher would name. */
const WrongStep = z.strictObject({
  line: z.string(),
  rule: z.string().nullable(),
  category: ErrorCategory,
  also: z.string().optional(), // the second rule of two at once; either may be named first, and the category is that of the first
  expected: z.string().optional(), // what a teacher would have in its place, where it is held to
});
export type WrongStep = z.infer<typeof WrongStep>;

/** A line about which nothing can be said: new information, something rounded. */
const OpenStep = z.strictObject({ line: z.string(), open: z.literal(true) });

/** One line after the first. A bare text follows from the lines above it. */
const Step = z.union([z.string(), WrongStep, OpenStep]);
export type Step = z.infer<typeof Step>;

/** A derivation: the line that is given, and the steps from there. */
export const Derivation = z.strictObject({ topic: z.string(), given: z.string(), steps: z.array(Step).readonly() });
export type Derivation = z.infer<typeof Derivation>;
