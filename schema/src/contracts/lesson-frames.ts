import { z } from 'zod';
import { LessonMessage, LessonView, LessonWish } from '../lesson.ts';
import { Refusal } from '../refusal.ts';

/** What a client sends on a lesson's live line: the fields of the specification, plus what a page needs if the line breaks. */
export const LessonChat = z.strictObject({
  type: z.literal('chat'),
  payload: z.strictObject({
    message: z.string().default(''),
    id: z.uuid().optional().describe('Names the turn: sent again after a cut, it gets the first answer again.'),
    kind: z.enum(['message', 'answer', 'wish']).default('message'),
    question_id: z.string().nullable().default(null).describe('An answer has to name its question.'),
    wish: LessonWish.optional().describe('Of the kind `wish`: which one.'),
  }),
});

/** What the server sends on it. `assistant_part` is one sentence of what `assistant` then repeats as a whole. */
export const LessonFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('typing'), payload: z.strictObject({}) }),
  z.strictObject({ type: z.literal('assistant_part'), payload: z.strictObject({ id: z.string(), text: z.string() }) }),
  z.strictObject({
    type: z.literal('assistant'),
    payload: z.strictObject({ id: z.string(), message: z.string(), reply: LessonMessage }),
  }),
  z.strictObject({ type: z.literal('state_update'), payload: z.strictObject({ state: LessonView }) }),
  z.strictObject({ type: z.literal('error'), payload: Refusal.extend({ id: z.string().optional() }) }),
]);
export type LessonFrame = z.infer<typeof LessonFrame>;
