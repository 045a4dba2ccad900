import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** "Correct!" as the answer to a question, a wish or an "I don't know": there was nothing to be right. */
const callsRight =
  /^(?:correct|that's (?:right|correct)|(?:yes, )?you're (?:right|correct)|you(?:'ve)? got it(?: right)?|yes,? (?:that's )?(?:correct|right)|right|exactly)[.,!]/;
const asksOrWishes =
  /^(?:ok(?:ay)?,? |so |um,? |but |wait,? )*(?:what|whats|how|hows|why|which|who|when|where|wdym|huh|idk|i (?:still )?(?:don'?t|dont)|can (?:u|you|i)|just|tell|give|explain)\b/;
const judgesHers =
  /\byour answer (?:works|is right|was right|holds|fits|stands)\b|\b(?:that|your) answer (?:was|is) (?:right|correct|wrong)\b|\byou (?:had|got) it right\b|\b(?:one|both|none|neither) of (?:those|them|these|your \w+) (?:is|are) (?:right|correct|wrong)\b/;
/** A judgment of an answer that nobody gave: "That last answer of yours was off", "what you wrote isn't the solution". */
const judgesNothing =
  /\b(?:with|in|on) that (?:last )?answer\b|\b(?:that|this) (?:last )?answer of yours\b|\bwhat you(?:'ve)? (?:just )?(?:wrote|gave|put|written|given)(?: me)? (?:isn't|is not|wasn't|was not|is wrong|is right|is correct)\b/;
/** The start of a judgment, said to a student who asks or doesn't know. */
const denies = /^(?:not quite|almost|nope|that's not (?:it|right|quite it)|close|not yet)(?: yet)?(?:[.!,]|$)/;
const wondersIfSame = /\bis (?:an? |the )?(.+) (?:the same as|the same thing as|equal to|just) (?:an? |the )?(.+?)\??$/;

/** Finds a judgment in a turn although nothing was answered. Returns a description for the log, or null. */
export function judgesOpen({ act, verdict, student, text }: SpokenTurn): string | null {
  if (verdict !== 'open') return null;
  const sentences = turnSentences(text);
  const asked = foldText(student);
  const head = sentences[0]?.said ?? '';
  if (
    callsRight.test(head) &&
    (asksOrWishes.test(asked) || (wondersIfSame.test(asked) && /^(?:correct|you're correct)/.test(head)))
  )
    return 'says that it is right where it is open';
  if (act !== 'withhold' && denies.test(head) && asksOrWishes.test(asked) && !/\?\s*$|^(?:is|are|does|do) /.test(asked))
    return 'judges an answer where there was none';
  return sentences.some(({ said, states }) => judgesHers.test(states) || judgesNothing.test(said))
    ? 'judges an answer where there was none'
    : null;
}
