import type { Asked } from './ask.ts';

/** Who said something, as far as the audit wants to know. */
export type Speaker = Pick<Asked<unknown>, 'agent' | 'source' | 'provider' | 'model' | 'violations'>;

export const speakerOf = ({ agent, source, provider, model, violations }: Asked<unknown>): Speaker => ({
  agent,
  source,
  provider,
  model,
  violations,
});
