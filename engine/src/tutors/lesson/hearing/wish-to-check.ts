import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';

/**
 * What a student wants who asks whether a value is right: the verdict, a way to check it herself, or why the tutor doesn't just
 * say. None of these is an attempt.
 */
export type CheckWanted = 'verdict' | 'way' | 'why';

const value = String.raw`\$?-?\d+(?:[./:]\d+)?%?(?! (?:times|out|of|over|by|plus|minus|more|less|ones|tens|tenths|hundredths|groups|parts)\b)`;
const hers = String.raw`(?:it|that|this|i|mine|(?:what )?i (?:got|have|did)|(?:my|the|this|that) (?:own )?(?:answer|number|guess|work|fraction|solution|choice)|${value})`;
/** "It is right", "i got it right", "it is 14", in the form that `plainWords` gives. */
const fits = String.raw`${hers}(?: (?:is|was|am|are|would be|could be|got it|got this|did it|did this|will be|works|fits))?(?: (?:really|actually|even|totally))?(?: (?:right(?! (?:about|to|side|angle|now)\b)|correct|the (?:right )?answer|the right (?:one|number)|ok|${value})|(?<=works|fits|got it|got this))`;
const wrong = String.raw`${hers} (?:is|was|am|are) (?:wrong|off)`;
const whether = String.raw`(?:(?:if|that|whether|when) )?`;

const seesItself = new RegExp(
  String.raw`\b(?:how (?:do|can|could|would|should|did|will|am) (?:i|we|you|u)|how to|ways? (?:to|i can|we can)|do not know how to|how i)(?: (?:even|ever|really|just|be|supposed to|make|actually))* (?:know|tell|see|sure|prove|find out|figure out)(?: (?:for sure|myself|by myself|on my own))? ${whether}${fits}\b`,
);
const checksItself = new RegExp(
  String.raw`\b(?:how (?:do|can|could|would|should|will) (?:i|we|you|u)|how to|ways? (?:to|i can|we can)|(?:can|could|may|should) (?:i|we)|want to)(?: (?:even|just|first|double))* (?:check|prove|verify|test)(?: (?:it|that|this|mine|(?:my|the|this|that) (?:own )?(?:answer|number|guess|work|fraction|solution|choice)|myself|by myself|on my own|over|first|before i (?:send|answer|submit)|without you|then|though|${value}|${whether}${fits})){0,4}[ ?.!]*$`,
);
/** "Why cant it just say if its right", "just tell me yes or no". */
const complains = new RegExp(
  String.raw`\b(?:(?:why|y|how come)(?! (?:did|do|does|would) (?:it|you|u) say\b)|just|can not (?:it|you|u)|will not (?:it|you|u)|i wish)\b(?: [a-z]+){0,5}? (?:tell|telling|say|saying|let)(?: (?:me|us|know|straight|out|right away))* (?:${whether}(?:${fits}|${wrong})|yes or no|no or yes|right or (?:wrong|not))\b`,
);
const complainsOfSending =
  /\b(?:why|y|how come) (?:do|must|should|did) (?:i|we) (?:(?:always|even|have|need|keep|gotta|got) )*(?:to )?(?:send|sending|say|saying|submit) (?:it|this|that|(?:that is |it is )?my answer)\b(?! (?:in|as|with|like)\b)|\b(?:why|y|how come) (?:can|will|do|does|would|could|are|is)? ?(?:not )?(?:it|you|u) (?:not |just )*check(?:ing)?(?: (?:it|that|this|mine|my answer|my work))?[ ?!.]*$/;
const wantsVerdict = new RegExp(String.raw`\b(?:tell (?:me|us)|let (?:me|us) know|say) (?:if|whether) (?:${fits}|${wrong})\b`);

/**
 * Returns what the student wants to know about a value, if her words ask for exactly that.
 *
 * Errors  none: null if they don't. "Is it 58?" is heard elsewhere, and "how do i know when to divide" asks about the
 *         mathematics.
 */
export function checkWanted(text: string): CheckWanted | null {
  const words = plainWords(tidyMessage(text)).trim();
  if (complains.test(words) || complainsOfSending.test(words)) return 'why';
  if (seesItself.test(words) || checksItself.test(words)) return 'way';
  return wantsVerdict.test(words) ? 'verdict' : null;
}

/** True for "um is it 19 + 9 = 28": she asks about the value, even if her line is true. */
export const asksIfItIs = (text: string): boolean => isIt.test(text);
const isIt = /^\W*(?:(?:so|wait|ok|but|um+|hm+|like|maybe|and)\W+)*is (?:it|that|the answer)\b/i;
