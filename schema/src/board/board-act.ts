import { z } from 'zod';
import { boardLimits } from './board-limits.ts';

const id = z.string().regex(/^[\w-]{1,40}$/);
const ids = z.array(id).min(1).max(boardLimits.strokesNamed);
const written = z.string().max(boardLimits.textLength);

/** How a stroke is drawn: `width` in tenths of a paper unit; `even` means that pressure doesn't change the width. */
export const StrokeLook = z.strictObject({ width: z.int().min(5).max(200), even: z.boolean() });
export type StrokeLook = z.infer<typeof StrokeLook>;

/** Samples of a pen in order, three whole numbers each: x and y in tenths of a paper unit, and pressure from 0 to 100. */
export const StrokePoints = z
  .array(z.int().min(-200_000).max(200_000))
  .max(boardLimits.pointsInFrame * 3)
  .refine((points) => points.length % 3 === 0, { error: 'three numbers for each point: x, y, pressure' });

/**
 * What a student does at the board, one frame each.
 *
 * `stroke` is a piece of a stroke, starting with the point number `from`; the last piece has `ends`. `line` is a line of work
 * as it was typed; it replaces `replaces`. With `strokes`, it says what those strokes mean. `ink_line` says which strokes form
 * one line. `move_lines` names all lines in their new order. `typing` means for a typed line what the pen on the paper means
 * for one in ink.
 */
export const BoardAct = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('stroke'),
    id,
    look: StrokeLook,
    from: z.int().min(0).max(boardLimits.pointsInStroke),
    points: StrokePoints,
    ends: z.boolean(),
  }),
  z.strictObject({ type: z.literal('erase'), strokes: ids }),
  z.strictObject({ type: z.literal('restore'), strokes: ids }),
  z.strictObject({ type: z.literal('ink_line'), id, strokes: ids }),
  z.strictObject({
    type: z.literal('line'),
    id,
    text: written.min(1),
    replaces: id.nullable().default(null),
    strokes: z.array(id).max(boardLimits.strokesNamed).default([]),
  }),
  z.strictObject({ type: z.literal('remove_line'), id }),
  z.strictObject({ type: z.literal('move_lines'), ids: z.array(id).max(boardLimits.lines) }),
  z.strictObject({ type: z.literal('clear') }),
  z.strictObject({ type: z.literal('typing'), on: z.boolean() }),
  z.strictObject({ type: z.literal('speech_start') }),
  z.strictObject({ type: z.literal('speech_end'), text: written }),
  z.strictObject({ type: z.literal('help') }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('leave_me_alone') }),
  z.strictObject({ type: z.literal('call_back') }),
  z.strictObject({ type: z.literal('end') }),
]);
export type BoardAct = z.infer<typeof BoardAct>;
