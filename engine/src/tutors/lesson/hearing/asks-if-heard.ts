import { familyAndFriends } from './people/people-of-hers.ts';

const of = String.raw`my (?:\w+ )?(?:${familyAndFriends}|dog|cat|pet|baby)`;

/** "Did you hear what i said about my mom?", "i told you about my dog", "you dont even care". */
const patterns = [
  /\b(?:did|do|have|didn['’]?t|don['’]?t) (?:you|u|ya) (?:even |not )?(?:hear|heard|read|see|get|notice|listen(?: to)?) (?:me\b|what i|that i|the (?:part|thing) (?:i|about))/i,
  new RegExp(String.raw`\bi (?:just |already |literally )?told (?:you|u|ya)(?: that| about)* ${of}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:you|u|ya) (?:did ?n[o'’]?t|didnt|did not|never) (?:even |really )?(?:say|said|ask|asked)(?: anything| something| nothing)? about ${of}\b`,
    'i',
  ),
  new RegExp(String.raw`\bwhat about ${of}\W*$`, 'i'),
  /\b(?:you|u|ya) (?:do ?n[o'’]?t|dont|do not|didn['’]?t|didnt) (?:even |really |ever )?care\b(?! (?:if|whether|how|which|what (?:the|number|order))\b)/i,
];

/** True if the student asks whether the tutor heard what she told of herself, or says that it doesn't care. */
export const asksIfHeard = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
