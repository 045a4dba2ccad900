import { tidyInPlace } from '../../../../hearing/message-words.ts';
import { inFigures } from '../../support/in-figures.ts';
import { because } from '../reasons/because.ts';

const lead = String.raw`^\W*(?<lead>(?:(?:so|then|now|ah+|oh+|ok|okay|and|because|well|wait|yes|um+|hm+)[\s,]+)*)`;
const amount = String.raw`-?\$?\d+(?:\.\d+)?(?:\s*(?:[/:]|\bof\b|\bout of\b|\bover\b|\bto\b)\s*\d+)?(?: ?(?:%|percent))?`;
const behind = String.raw`(?<behind>\W*$|\s*[,.!;].*|\s+(?:${because}|i (?:think|guess|believe)|for (?:me|each)|each)\b.*)`;
const isAmount = new RegExp(
  String.raw`${lead}(?:is|are) (?:like |just |only )?(?<said>${amount}|[<>=]|true|false)${behind}`,
  'is',
);

/**
 * Completes a message without "it", as students write it whose own language needs none: "Is 5/6 because 5 pieces he eat of 6",
 * "so is 10". `text`: the message with "it". `said`: the value alone. `isTold`: a lead-up or a reason shows that it's a
 * statement; a bare "is 11" may be a question.
 *
 * Null if more comes after the value ("is 9 more than 3"), or if there is a question mark.
 */
export function withItsSubject(message: string): { text: string; said: string; isTold: boolean } | null {
  const text = tidyInPlace(message);
  if (text.includes('?') || asksWhether.test(text)) return null;
  const figures = inFigures(text);
  const { lead: before = '', said, behind: after = '' } = isAmount.exec(figures)?.groups ?? {};
  if (said === undefined) return null;
  return { text: text.replace(/\b(?:is|are)\b/i, 'it is'), said, isTold: before.trim() !== '' || /\w/.test(after) };
}
/** Asks whether it's right, or which: "Is 63, right", "is 5/6 or 6/5". */
const asksWhether = /\b(?:right|correct|wrong|or|the same|equal|ok|yes|no)\W*$|\b(?:or|why|how)\b/i;
