import { z } from 'zod';

const at = { t: z.number().min(0) }; // milliseconds since the log started
const id = z.string().min(1).max(100);
const written = z.string().max(2000);

/**
 * What happens at the board, in order.
 *
 * `line` is a line as it was read or typed, with the confidence of the reading; `replaces` names the line that it replaces.
 * `erase` without an id removed something that wasn't a line yet. The text of `speech_end` is empty if only noise was heard,
 * and `[inaudible]` if words couldn't be understood.
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
 * Everything in a session's log: what the student does, plus the next problem that was put on the board and the words that a
 * model wrote for a line of the tutor, so that a session of the web can be replayed.
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
    type: z.literal('unsafe'), // what the safety agent found in the student's words
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
