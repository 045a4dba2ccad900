import type { Violation } from '../turn/agent.ts';
import { foldText } from './words-of.ts';

/** What exists in a lesson, so that a message may mention it. */
export type Existing = {
  /** How many steps the plan has. A message can't refer to a step with a higher number. */
  steps: number;
  /** A worked example is shown under the message. */
  example: boolean;
  /** A picture is shown under the message. */
  picture?: boolean;
};

/** Things that no lesson has. "Plot the points", "a deck of cards" and "star-shaped" are mathematics and are allowed. */
const inventions: Record<string, readonly RegExp[]> = {
  'a reward': [
    /\b(?:badges?|trophy|trophies|medals?|leaderboards?|streaks?|gold stars?|xp|certificates?|level(?:led|ed)? up|high score)\b/,
    /\byou(?:'ve|'ll| have| will| can| just| now)* (?:earn(?:ed)?|win|won|get|got|gain(?:ed)?|receive[ds]?|collect(?:ed)?) (?:\w+ )?(?:bonus |extra |more )?(?:points?|coins?|stars?|gems?|credits?|rewards?|prizes?)\b/,
    /\b(?:earn|earned|win|won|get|got|gained?|award(?:ed)?|receive[ds]?|collect(?:ed)?|worth|plus|bonus|another|extra|here are) (?:you )?(?:\d+|a|some|your|bonus|extra|ten|five|more|another)? ?(?:bonus |extra |more )?(?:points?|coins?|stars?|gems?|credits?|rewards?|prizes?)\b(?! (?:for|per) (?:each|every|a)\b)/,
    /\byour (?:score|grade|points|ranking|rank)\b/,
  ],
  'a picture': [
    /\b(?:see|seen|look at|shown?|shows?|check|study|use|in|on|from|according to) (?:\w+ )?(?:the|this|that|my|our) (?:\w+ )?(?:picture|image|photo|diagram|drawing|figure|video|animation|chart|screenshot|illustration|sketch)\b(?! (?:in your|you))/,
    /\b(?:the|this) (?:picture|image|photo|diagram|drawing|figure|video|chart|illustration) (?:above|below|on the|shows?|here|to the)\b/,
    /\bi(?:'ve| have|'ll| will|'m going to)? (?:drawn?|attach(?:ed)?|upload(?:ed)?|show you a picture|sketch(?:ed)?)\b/,
  ],
  'a card or a link': [
    /\b(?:the|this|a|your|new|another|next) (?:flash ?)?cards? (?:below|above|is|has been|have been|that i|i|on (?:the|your) screen|for you)\b|\bi(?:'ve| have)? (?:just )?(?:posted|added|sent|created|made|opened|unlocked|saved|shared|assigned|scheduled) (?:you )?(?:a|an|the|your|some|this)\b/,
    /\b(?:click|tap|press|scroll|swipe)\b|\b(?:the|this|a) (?:link|website|web page|app|attachment|worksheet|handout|homework sheet|pdf)\b/,
    /\b(?:i|we)(?:'ve|'ll| have| will)? (?:told|tell|email(?:ed)?|e-mail(?:ed)?|messaged?|notif(?:y|ied)|inform(?:ed)?|contact(?:ed)?|call(?:ed)?) (?:your|the) (?:teacher|parents?|mother|father|school|mom|mum|dad)\b/,
  ],
  'a memory or a promise': [
    /\b(?:yesterday|last (?:week|lesson|session|time)|the other day|tomorrow|next (?:week|lesson|session))\b,? (?:you|we|i)\b|\b(?:you|we|i) (?:\w+ ){1,4}(?:yesterday|last (?:week|lesson|session|month)|in (?:our|the) last (?:lesson|session))\b/,
    /\bi(?:'ll| will) (?:remember|remind|email|e-mail|send|call|wait here|be back|check back)\b/,
  ],
};

/**
 * Objects when a message mentions something that doesn't exist. Phrases that are in `ours`, the words of question and
 * material, may be said.
 */
export function inventsThings(text: string, existing: Existing, ours: readonly string[] = []): Violation | null {
  const said = foldText(text);
  const own = foldText(ours.join('\n'));
  for (const [what, phrases] of Object.entries(inventions)) {
    if (what === 'a picture' && existing.picture === true) continue;
    const match = phrases.map((phrase) => phrase.exec(said)).find((one) => one !== null);
    if (match !== undefined && !own.includes(match[0].trim())) return { guard: 'invention', detail: `speaks of ${what}` };
  }
  if (
    !existing.example &&
    /\b(?:worked )?example (?:below|under this|underneath|that follows|on the (?:right|left|screen))\b|\bbelow is (?:one|an example)\b/.test(
      said,
    )
  )
    return { guard: 'invention', detail: 'speaks of an example that is not there' };
  const beyond = Array.from(said.matchAll(/\b(?:step|part) (?:number |no\. ?|#)?(\d{1,3})\b/g)).find(
    ([, number]) => Number(number) > existing.steps,
  );
  return beyond === undefined || own.includes(beyond[0]) ? null : { guard: 'invention', detail: `speaks of ${beyond[0]}` };
}
