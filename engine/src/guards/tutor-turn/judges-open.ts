import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** "Correct!" to somebody who asks, wishes or does not know: nothing was there to be right. */
const callsRight =
  /^(?:correct|that's (?:right|correct)|(?:yes, )?you're (?:right|correct)|you(?:'ve)? got it(?: right)?|yes,? (?:that's )?(?:correct|right)|right|exactly)[.,!]/;
const asksOrWishes =
  /^(?:ok(?:ay)?,? |so |um,? |but |wait,? )*(?:what|whats|how|hows|why|which|who|when|where|wdym|huh|idk|i (?:don'?t|dont)|can (?:u|you|i)|just|tell|give|explain)\b/;
const judgesHers =
  /\byour answer (?:works|is right|was right|holds|fits|stands)\b|\b(?:that|your) answer (?:was|is) (?:right|correct|wrong)\b|\byou (?:had|got) it right\b|\b(?:one|both|none|neither) of (?:those|them|these|your \w+) (?:is|are) (?:right|correct|wrong)\b/;
const wondersIfSame = /\bis (?:an? |the )?(.+) (?:the same as|the same thing as|equal to|just) (?:an? |the )?(.+?)\??$/;

/** What a turn judges where nothing was answered, in words for a log; null for nothing. */
export function judgesOpen({ verdict, student, text }: SpokenTurn): string | null {
  if (verdict !== 'open') return null;
  const sentences = turnSentences(text);
  const asked = foldText(student);
  const head = sentences[0]?.said ?? '';
  if (
    callsRight.test(head) &&
    (asksOrWishes.test(asked) || (wondersIfSame.test(asked) && /^(?:correct|you're correct)/.test(head)))
  )
    return 'says that it is right where it is open';
  return sentences.some(({ states }) => judgesHers.test(states)) ? 'judges an answer where there was none' : null;
}
