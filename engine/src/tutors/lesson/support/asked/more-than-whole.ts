import { cardinals } from '../../../../math/read/number-words.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { numberedParts } from '../words-in-common.ts';
import { moreThanWhole } from './asked-sentences.ts';

const counts: ReadonlyMap<string, number> = new Map(Object.entries(cardinals));
const asksIfPossible =
  /\b(?:can|could|is it (?:ok|okay|possible|allowed)|how can|are you allowed to|am i allowed to|is there such a thing as|can there be) (?:you |it |i |we |there |u )?(?:even |really |just )?(?:to )?(?:have |be |get |take |write |eat )?(\d+|[a-z]+) ((?:half|halve|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth)s)\b/i;

/**
 * "Can you have 11 eighths when theres only 8": says that more parts than one whole has are more than one whole.
 *
 * Errors  none: null if she asks nothing of the kind.
 */
export function moreThanWholeAsked(text: string, choose: ChooseWording): string | null {
  const [, said = '', parts = ''] = asksIfPossible.exec(text) ?? [];
  const count = /^\d+$/.test(said) ? Number(said) : (counts.get(said.toLowerCase()) ?? 0);
  const whole = numberedParts(parts.toLowerCase().replace(/ves$|s$/, '')) ?? numberedParts(parts.toLowerCase());
  if (whole === null || count < 2 || count <= whole) return null;
  return choose(moreThanWhole)
    .replaceAll('#', `${whole} ${parts.toLowerCase()}`)
    .replaceAll('{}', `${count} ${parts.toLowerCase()}`);
}
