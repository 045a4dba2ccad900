import type { HeardAct } from '../../../hearing/act.ts';
import { certain } from '../support/mistakes/mistake-told.ts';
import { because } from './reasons/because.ts';
import { denialOr } from './doubt.ts';

type Listed = { readonly id: string; readonly rule?: string | null | undefined };

const larger = String.raw`(?:bigger|larger|greater|more|the (?:biggest|largest|greatest|most))`;
const smaller = String.raw`(?:smaller|less|the (?:smallest|least))`;
const its = String.raw`(?:it ?['’]?s|it is|it has|has|its got|there(?:['’]?s| are| is))(?: just| a| way| like| got)*`;
const longer = String.raw`(?:longer|the longest|more (?:digits|numbers|decimals|decimal places|places))`;
const shorter = String.raw`(?:shorter|the shortest|(?:less|fewer) (?:digits|numbers|decimals|decimal places|places))`;

/** Patterns for "… is bigger because it's longer" and "… is longer so it's bigger". */
const reason = (size: string, length: string): RegExp =>
  new RegExp(String.raw`\b${size} (?:just )?(?:${because}) ${its} ${length}\b`, 'i');
const conclusion = (size: string, length: string): RegExp =>
  new RegExp(
    String.raw`\b(?:is|its|it['’]s|has) ${length}(?: \w+){0,2},? so (?:its|it['’]s|it is|that['’]?s|thats) ${size}\b`,
    'i',
  );
const rules = [
  { rule: 'longer_is_larger', size: larger, length: longer },
  { rule: 'shorter_is_larger', size: smaller, length: longer },
  { rule: 'shorter_is_larger', size: larger, length: shorter },
].map(({ rule, size, length }) => ({ rule, reasons: reason(size, length), concludes: conclusion(size, length) }));
/** It's about numbers, not about a jump: it has a decimal or mentions digits. */
const ofNumbers = /\d?\.\d|\b(?:digits|numbers|decimals|places)\b/i;
const denies = denialOr(/\?|\b(?:if|thought|used to)\b/);

/**
 * Adds the misconception that a number's length tells its size if the message says so and the plan lists it, however sure the
 * hearing was.
 */
export function withSizeByLength(text: string, acts: readonly HeardAct[], listed: readonly Listed[]): readonly HeardAct[] {
  if (!ofNumbers.test(text) || denies.test(text)) return acts;
  const told = rules.find(({ reasons, concludes }) => reasons.test(text) || concludes.test(text));
  const id = told === undefined ? undefined : listed.find(({ rule }) => rule === told.rule)?.id;
  if (told === undefined || id === undefined) return acts;
  // In "0.15 has more digits so it's bigger" the hearing finds the sign for bigger, whichever side is meant.
  const others = acts.filter(
    ({ act }) => act !== 'misconception' && act !== 'reason' && !(act === 'answer' && told.concludes.test(text)),
  );
  return [...others, { act: 'misconception', text, misconception: id, start: 0, end: text.length, confidence: certain }];
}
