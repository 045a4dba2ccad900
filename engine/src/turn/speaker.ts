import type { Asked } from './ask.ts';

/** Who said something, with the details that the audit needs. */
export type Speaker = Pick<Asked<unknown>, 'agent' | 'source' | 'provider' | 'model' | 'violations'>;

export const speakerOf = ({ agent, source, provider, model, violations }: Asked<unknown>): Speaker => ({
  agent,
  source,
  provider,
  model,
  violations,
});
