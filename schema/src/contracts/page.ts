import { z } from 'zod';

export const PageQuery = { cursor: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(100).default(20) };

/** A page of a list. `next_cursor` is opaque, and null on the last page. */
export const page = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), next_cursor: z.string().nullable() });
