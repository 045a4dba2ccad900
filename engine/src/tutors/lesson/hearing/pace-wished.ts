import type { Heard } from './heard.ts';

/** How sure the hearing must be of a wish next to an answer. */
const sureEnough = 0.55;

/**
 * Returns the pace that the student wishes for, alone or next to an answer: "17. can we skip the baby stuff". Null if she
 *         wishes for no change.
 */
export function paceWished({ taken, acts }: Pick<Heard, 'taken' | 'acts'>): 'slower' | 'faster' | null {
  if (taken.kind === 'wish') return taken.wish === 'slower' || taken.wish === 'faster' ? taken.wish : null;
  if (taken.kind !== 'answer') return null;
  const wished = acts.find(
    (act) => act.act === 'wish' && (act.wish === 'slower' || act.wish === 'faster') && act.confidence > sureEnough,
  );
  return wished?.act === 'wish' ? (wished.wish as 'slower' | 'faster') : null;
}
