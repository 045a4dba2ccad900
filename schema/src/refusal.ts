import { z } from 'zod';

/**
 * A problem document of RFC 9457. `type` is stable and identifies the refusal; `detail` is a sentence that a person can act on.
 */
export const Refusal = z.looseObject({
  type: z.string(), // `/problems/<code>`, a page under /docs
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().optional(),
  /** Which field of the request is wrong, and why, in words for the person who filled it in. */
  fields: z.array(z.looseObject({ in: z.string(), path: z.string(), message: z.string() })).optional(),
});
export type Refusal = z.infer<typeof Refusal>;
