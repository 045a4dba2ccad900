import { z } from 'zod';
import { FigureLabel } from './figure-number.ts';

const Pan = z.strictObject({
  bags: z.int().min(0).max(8), // each holds the same unknown number
  units: z.int().min(0).max(20),
});

/** A balance that is level: bags that weigh the same unknown number, and weights of one. */
export const Balance = z.strictObject({ kind: z.literal('balance'), letter: z.string().regex(/^[a-z]$/), left: Pan, right: Pan });
export type Balance = z.infer<typeof Balance>;

/** A clock face. */
export const Clock = z.strictObject({ kind: z.literal('clock'), hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) });
export type Clock = z.infer<typeof Clock>;

/** US bills and coins, by their value in cents. */
export const Money = z.strictObject({
  kind: z.literal('money'),
  pieces: z
    .array(
      z.strictObject({
        cents: z.union([1, 5, 10, 25, 100, 500, 1000, 2000].map((cents) => z.literal(cents))),
        count: z.int().min(1).max(12),
      }),
    )
    .min(1)
    .max(8),
});
export type Money = z.infer<typeof Money>;

/** Base-ten blocks: cubes of a thousand, flats of a hundred, rods of ten, single cubes. */
export const BaseTen = z.strictObject({
  kind: z.literal('base_ten'),
  thousands: z.int().min(0).max(5).default(0),
  hundreds: z.int().min(0).max(12).default(0),
  tens: z.int().min(0).max(20).default(0),
  ones: z.int().min(0).max(20).default(0),
});
export type BaseTen = z.infer<typeof BaseTen>;

/** A machine: what goes in, what comes out, and its rule if that is given. An output that is asked for is null. */
export const FunctionMachine = z.strictObject({
  kind: z.literal('function_machine'),
  rule: FigureLabel.nullable().default(null),
  pairs: z
    .array(z.strictObject({ in: FigureLabel, out: FigureLabel.nullable() }))
    .min(1)
    .max(6),
});
export type FunctionMachine = z.infer<typeof FunctionMachine>;

/** Bars of parts whose lengths are compared: part to whole, or one to another. What is asked for has the label `?`. */
export const TapeDiagram = z.strictObject({
  kind: z.literal('tape_diagram'),
  tapes: z
    .array(
      z.strictObject({
        name: FigureLabel.nullable().default(null),
        parts: z
          .array(
            z.strictObject({
              size: z.number().positive().max(1000),
              label: FigureLabel.nullable().default(null),
              shaded: z.boolean().default(false),
            }),
          )
          .min(1)
          .max(12),
        whole: FigureLabel.nullable().default(null),
      }),
    )
    .min(1)
    .max(4),
});
export type TapeDiagram = z.infer<typeof TapeDiagram>;
