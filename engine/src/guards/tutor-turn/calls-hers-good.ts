import { flattenText } from '../flatten/flatten-text.ts';
import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const good =
  '(?:valid|accurate|fine|super|great|good|perfect|wonderful|lovely|solid|correct|right|true|sound|reasonable|nice|excellent|brilliant|awesome|spot on|amazing|fantastic|beautiful|terrific|acceptable|sensible)';
const ofItself = `(?:is|was|'s|looks|sounds|makes|seems)(?: (?:a|an|such|really|very|quite|totally|perfectly|absolutely|exactly|pretty|just|also|indeed))* ${good}`;

/**
 * True if a turn repeats the student's answer and calls it good or calls it what is asked for: "165 is a super answer", "your
 * 9ab is accurate", "x^2 + 9 is the expansion". "12 is a good start" and "5 is right, and 8 isn't" praise only a part.
 */
export function callsHersGood(states: string, { student, question }: Pick<SpokenTurn, 'student' | 'question'>): boolean {
  const hers = foldText(flattenText(student)).trim();
  if (hers.length > 24 || !/\d/.test(hers) || !/^[\d\s.,:/+*^=()a-z°%$√-]+$/.test(hers) || /[a-z]{3}/.test(hers)) return false;
  const literal = hers.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const begins = String.raw`(?:^|[,:] )(?:(?:yes|yep|oh|ooh|wow|so|well|okay),? |i like it,? )?(?:your |the )?(?:answer(?: of)? )?${literal}(?: [a-z]+)?,? `;
  const called = new RegExp(
    `${begins}(?:${ofItself}(?: (?:answer|result|one|choice|total|number|work))?(?=[.,;!]|$)|is (?:the|its|your) ([a-z]+)(?=[.,!]|$)|is what i (?:have|get|got)\\b|you (?:read|did|found|solved|counted|worked)\\b[^.!?]* (?:well|right|nicely|perfectly)\\b)`,
  ).exec(states);
  if (called === null || /\b(?:but|though|not|isn't|almost|part|start|half|close|would|if)\b/.test(states)) return false;
  const named = called[1];
  return (
    named === undefined ||
    foldText(question.stem)
      .split(/[^a-z]+/)
      .some((word) => word.length > 3 && word.slice(0, 4) === named.slice(0, 4))
  );
}
