import { z } from 'zod';
import { UnitId } from './unit-id.ts';

/**
 * What a student pressed, as reported by a page (course spec EPIC G). A result in it is only what the page shows; it is never
 * evidence, which comes only from the grader and the exam service.
 */
export const ClientEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('NONE') }),
  z.object({ type: z.literal('REQUEST_DRILL'), unitId: UnitId }),
  z.object({ type: z.literal('DRILL_STUCK'), unitId: UnitId }), // "I'm stuck" on a drill card
  z.object({ type: z.literal('DRILL_CONTINUE'), unitId: UnitId, lastResult: z.enum(['correct', 'incorrect']).optional() }),
  z.object({
    type: z.literal('EXAM_CONTINUE'),
    unitId: UnitId,
    questionId: z.string().optional(),
    result: z.enum(['passed', 'locked']).optional(),
  }),
]);
export type ClientEvent = z.infer<typeof ClientEvent>;
