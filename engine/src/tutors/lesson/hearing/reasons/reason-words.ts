import { because } from './because.ts';
import { peopleOfHers } from '../people/people-of-hers.ts';

const opening = new RegExp(
  String.raw`^[^.!?;]{0,40}?\W*\b(?=(?:${because})\b)|^\W*(?:(?:its|it['’]?s|it is|um+|so|ok|oh|i (?:got|get|think|say|put)|the answer is)\W+)*(?:-?\$?\d[\d./]*\d|-?\$?\d|[a-h<>=]|true|false)(?: ?%| percent)?[.,!?;:)]+\s+`,
  'i',
);
/** Work before the word "because" belongs to the reason. */
const works = /\d\s*[-+*×÷]\s*\d|\d (?:plus|minus|times|divided|take|over|split|and)\b/i;
/** What others say about it, if that isn't her own reason: "my teacher says eight point o two". */
const ofOthers = new RegExp(
  String.raw`(?<!\b(?:${because})\b.{0,12})\b(?:my|our|the) (?:[a-z]+ )?(?:${peopleOfHers})s? (?:\w+ )?(?:says?|said|told|tells|thinks?|thought|calls?|called|taught|does|do|did)\b[^.!?;]*`,
  'gi',
);

/**
 * Returns the student's reason, without the answer and without what others say: "8 because it comes first" → "because it comes
 *         first". Returns the whole message if no answer opens it, because then it ends with one: "5 + 11 is 16 and half of it
 *         is 8". Empty if nothing is left.
 */
export function reasonWords(text: string): string {
  const own = text.replace(ofOthers, ' ').trim();
  const said = opening.exec(own)?.[0] ?? '';
  const left = works.test(said) ? own : own.slice(said.length);
  const words = left.replace(/^[\s.,!?;:]+/, '');
  return /\p{L}{2}|\d\s*[-+*×÷=]\s*\d/u.test(words) ? words : '';
}
