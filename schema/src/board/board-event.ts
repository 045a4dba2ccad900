import { z } from 'zod';

const at = { t: z.number().min(0) }; // milliseconds since the log began
const id = z.string().min(1).max(100);
const written = z.string().max(2000);

/**
 * What happens at the board, in the order in which it happened.
 *
 * `line` is a line as it was read or typed, with how sure the reading is; `replaces` names the line that it takes the place of. `erase` without
 * an id took away something that was no line yet. The text of `speech_end` is empty where only noise was heard, and `[inaudible]` where words could
 * not be understood.
 */
export const StudentBoardEvent = z.discriminatedUnion('type', [
  z.object({ ...at, type: z.literal('session_start') }),
  z.object({ ...at, type: z.literal('pen_down') }),
  z.object({ ...at, type: z.literal('pen_up') }),
  z.object({
    ...at,
    type: z.literal('line'),
    id,
    text: written,
    confidence: z
      .number()
      .min(0)
      .max(1)
      .nullish()
      .transform((sure) => sure ?? 1),
    replaces: id.nullish(),
  }),
  z.object({ ...at, type: z.literal('erase'), id: id.nullish() }),
  z.object({ ...at, type: z.literal('clear') }),
  z.object({ ...at, type: z.literal('speech_start') }),
  z.object({ ...at, type: z.literal('speech_end'), text: written }),
  z.object({ ...at, type: z.literal('gesture_help') }),
  z.object({ ...at, type: z.literal('said_done') }),
  z.object({ ...at, type: z.literal('unreadable'), id: id.nullish() }),
  z.object({ ...at, type: z.literal('connection_lost') }),
  z.object({ ...at, type: z.literal('connection_back') }),
  z.object({ ...at, type: z.literal('session_end') }),
]);
export type StudentBoardEvent = z.infer<typeof StudentBoardEvent>;

/**
 * Everything that a session's log holds: beside what the student does, the next problem that was put on the board, and the words that a model
 * found for a line of the tutor, so that a session of the web can be run through again.
 */
export const BoardEvent = z.union([
  StudentBoardEvent,
  z.strictObject({
    ...at,
    type: z.literal('problem'),
    stem: written,
    answer: z.string().min(1).max(500),
    start: z.string().max(500).nullish(),
  }),
  z.strictObject({
    ...at,
    type: z.literal('unsafe'), // what the safety agent found in what she said
    words: written,
    violation: z.string(),
    guidance: z.string(),
    should_warn: z.boolean(),
    source: z.literal('agent'),
    sure: z.boolean(),
  }),
  z.strictObject({ ...at, type: z.literal('phrased'), line: z.int().min(1), text: z.string().max(400) }),
]);
export type BoardEvent = z.infer<typeof BoardEvent>;
