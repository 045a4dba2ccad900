import type { Heard } from './heard.ts';

/** How sure the ear must be of a wish that stands beside an answer. */
const sureEnough = 0.55;

/** The other pace that she wishes for, by itself or beside an answer: "17. can we skip the baby stuff". Null where she wishes for none. */
export function paceWished({ taken, acts }: Pick<Heard, 'taken' | 'acts'>): 'slower' | 'faster' | null {
  if (taken.kind === 'wish') return taken.wish === 'slower' || taken.wish === 'faster' ? taken.wish : null;
  if (taken.kind !== 'answer') return null;
  const wished = acts.find(
    (act) => act.act === 'wish' && (act.wish === 'slower' || act.wish === 'faster') && act.confidence > sureEnough,
  );
  return wished?.act === 'wish' ? (wished.wish as 'slower' | 'faster') : null;
}
