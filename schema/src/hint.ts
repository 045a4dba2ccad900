import { z } from 'zod';

export const HintLevel = z.literal([1, 2, 3]);
export type HintLevel = z.infer<typeof HintLevel>;

export const HintStrategy = z.enum(['pointing_hint', 'rule_hint', 'bottom_out_hint']);
export type HintStrategy = z.infer<typeof HintStrategy>;

/** The strategy of each level (practice spec §7.5). */
export const hintStrategies: Readonly<Record<HintLevel, HintStrategy>> = {
  1: 'pointing_hint',
  2: 'rule_hint',
  3: 'bottom_out_hint',
};

/** Practice spec §7.5. Level 3 reveals a sub-step, never the final answer. */
export const Hint = z.strictObject({
  hint_level: HintLevel,
  hint_strategy: HintStrategy,
  hint_text: z.string().min(1).max(400),
});
export type Hint = z.infer<typeof Hint>;
