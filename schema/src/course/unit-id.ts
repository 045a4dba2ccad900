import { z } from 'zod';

/** The name of a unit in its course, such as `ALG-01`. */
export const UnitId = z.string().min(1).max(60);
export type UnitId = z.infer<typeof UnitId>;

/** A prerequisite and the unit that builds on it, in this order (course spec PV-AI-003). */
export const PrereqEdge = z.tuple([UnitId, UnitId]);
export type PrereqEdge = z.infer<typeof PrereqEdge>;
