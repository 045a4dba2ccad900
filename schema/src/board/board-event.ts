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
export const BoardEvent = z.discriminatedUnion('type', [
  z.strictObject({ ...at, type: z.literal('session_start') }),
  z.strictObject({ ...at, type: z.literal('pen_down') }),
  z.strictObject({ ...at, type: z.literal('pen_up') }),
  z.strictObject({
    ...at,
    type: z.literal('line'),
    id,
    text: written,
    confidence: z.number().min(0).max(1).default(1),
    replaces: id.nullish(),
  }),
  z.strictObject({ ...at, type: z.literal('erase'), id: id.nullish() }),
  z.strictObject({ ...at, type: z.literal('clear') }),
  z.strictObject({ ...at, type: z.literal('speech_start') }),
  z.strictObject({ ...at, type: z.literal('speech_end'), text: written }),
  z.strictObject({ ...at, type: z.literal('gesture_help') }),
  z.strictObject({ ...at, type: z.literal('said_done') }),
  z.strictObject({ ...at, type: z.literal('unreadable'), id: id.nullish() }),
  z.strictObject({ ...at, type: z.literal('connection_lost') }),
  z.strictObject({ ...at, type: z.literal('connection_back') }),
  z.strictObject({ ...at, type: z.literal('session_end') }),
]);
export type BoardEvent = z.infer<typeof BoardEvent>;
