import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { offerNamed } from './offer-named.ts';

const more = String.raw`(?:(?:some |one |a |any |the |few |couple )*(?:more|harder|tougher|trickier|another|extra)\b|(?:a |one |the |some )*(?:really |super |very )?(?:hard|tricky|tough|challenging) (?:ones?|problems?|questions?)|a challenge)`;

/** "can we do more", "i want the harder ones", "keep going": but not "no more". */
const patterns = [
  new RegExp(
    String.raw`\b(?:can|could|may|let['’]?s|lets|let|i|we|id|i['’]d|give|gimme|do|try|have|get|want|wanna|like|show|keep)\b(?: (?:we|i|you|u|me|us|please|pls|just|actually|to|do|have|get|want|wanna|like|try|still|would|really|go for|take|give|that|and)\b)* ${more}(?! (?:help|time|hints?|explanation|break)\b)`,
    'i',
  ),
  /^\W*(?:(?:ok|yes|yeah|no|wait|actually|please)\W+)*(?:more|one more|next one|keep going)(?: please| pls)?\W*$/i,
];
const refuses =
  /\bno (?:more|harder|another|extra)\b|\b(?:not|dont|don['’]t|enough)(?: \w+){0,3} (?:more|harder|another|extra)\b/i;

/** True if the student wants more problems, or harder ones, by what she says alone. */
export const asksForMore = (text: string): boolean =>
  !refuses.test(text) && (patterns.some((pattern) => pattern.test(text)) || offerNamed(plainWords(tidyMessage(text))) !== null);
