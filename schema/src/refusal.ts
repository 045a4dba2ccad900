import { z } from 'zod';

/** RFC 9457 problem document. `type` is stable and names the refusal; `detail` is a sentence a person can act on. */
export const Refusal = z.looseObject({
  type: z.string(), // `/problems/<code>`, a page under /docs
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().optional(),
  /** What is wrong with which field of the request, in words for whoever filled it in. */
  fields: z.array(z.looseObject({ in: z.string(), path: z.string(), message: z.string() })).optional(),
});
export type Refusal = z.infer<typeof Refusal>;
