import { TemplateSlot, type Wordings } from '@stoa/schema/essay/coach-templates';
import { freshWordings } from '../../../turn/fresh-wordings.ts';

/** The values for the slots of a wording. A slot that is missing here can't be filled. */
export type SlotFills = Readonly<Partial<Record<TemplateSlot, string>>>;

/** Slots that are about the student and her documents. The others can be filled in any session. */
const personal: ReadonlySet<TemplateSlot> = new Set([
  'quote',
  'doc',
  'docs',
  'docTitle',
  'name',
  'year',
  'anchors',
  'arcs',
  'theme',
]);

const slotsIn = (wording: string): readonly TemplateSlot[] =>
  [...wording.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => TemplateSlot.safeParse(slot).data ?? []);

/** Fills the slots of a wording, with a capital letter at the beginning of a sentence. */
export const fillWording = (wording: string, fills: SlotFills): string =>
  wording.replaceAll(/(^|[.?!]\s+)?\{(\w+)\}/gu, (_, begins: string | undefined, slot: TemplateSlot) => {
    const fill = fills[slot] ?? '';
    return begins === undefined ? fill : begins + fill.slice(0, 1).toUpperCase() + fill.slice(1);
  });

/**
 * Returns the wordings that can be said now, filled in, best first: those that mention her own words before those that don't,
 * and new ones before those that she has already had.
 *
 * Shape   `said`: what the coach has said in this session, oldest first.
 */
export function sayableWordings(wordings: Wordings, fills: SlotFills, said: readonly string[]): readonly string[] {
  const fillable = wordings.filter((wording) => slotsIn(wording).every((slot) => fills[slot] !== undefined));
  const hers = fillable.filter((wording) => slotsIn(wording).some((slot) => personal.has(slot)));
  const general = fillable.filter((wording) => !hers.includes(wording));
  const fresh = [hers, general].flatMap((list) => {
    const blank = new Map(list.map((wording) => [wording.replaceAll(/\{\w+\}/gu, '{}'), wording]));
    return freshWordings([...blank.keys()], said.length, said).map((one) => blank.get(one)!);
  });
  return [...new Set([...fresh, ...fillable])].map((wording) => fillWording(wording, fills));
}
