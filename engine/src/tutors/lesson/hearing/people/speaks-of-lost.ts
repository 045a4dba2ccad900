import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import type { Heard, TakenFor } from '../heard.ts';
import { seemsBesideLoss, tellsOfLoss } from './tells-of-loss.ts';

/** Somebody the student has lost, in her words: what they were ("dog", "grandma"), and their names. */
export type Lost = { readonly kinds: readonly string[]; readonly names: readonly string[] };

const kinds =
  /\b(dogs?|puppy|puppies|cats?|kittens?|kitty|hamsters?|guinea pigs?|bunny|rabbits?|fish|birds?|parrots?|horses?|pony|turtles?|lizards?|snakes?|pets?|grandma|grandpa|granny|nana|grandmother|grandfather|mom|mum|dad|mother|father|brother|sister|uncle|aunt|cousin|friend|baby|teacher)\b/g;
const called = /\b(?:called|named|name (?:was|is)|names|call(?:ed)? (?:him|her|it)) (?:is |was )?([a-z]{2,})\b/;
/** Words that may come where a name would, but aren't one. */
const noName = /^(?:is|was|my|a|an|the|so|very|not|me|him|her|it|up|and|but|because)$/;

/**
 * Returns who the student said in this lesson that she lost, from all that she said about it; null if there is nobody. `said`:
 *         her messages, the oldest first.
 */
export function lostOnes(said: readonly { readonly text: string; readonly heard: Heard | undefined }[]): Lost | null {
  const told = said.filter(
    ({ heard }) => heard !== undefined && (tellsOfLoss(heard.acts) || heard.cues.includes('tells_of_loss')),
  );
  if (told.length === 0) return null;
  const texts = told.map(({ text }) => plainWords(tidyMessage(text)));
  const names = texts.flatMap((text) => called.exec(text)?.[1] ?? []).filter((name) => !noName.test(name));
  return { kinds: [...new Set(texts.flatMap((text) => text.match(kinds) ?? []))].map(singular), names };
}
const singular = (kind: string): string => kind.replace(/s$/, '');

/** Longing for somebody, without a name: "i keep thinking about him", "i miss her". */
const longsFor =
  /\b(?:miss|misses|missed|missing|love|loved|think(?:ing)? (?:about|of)|thought (?:about|of)|remember(?:ed|ing)?|forget|dream(?:ed|t)? (?:about|of)|talk(?:ed|ing)? (?:about|to)|cr(?:y|ied|ying) (?:about|for|over)|sad (?:about|for)|without|buried|bury|said goodbye to|say goodbye to) (?:him|her|them)\b/;
/** Words about mourning: "my dad says its ok to be sad". */
const mournsAloud = /\b(?:sad|heaven|funeral|grave|in the sky|rainbow bridge|rest in peace|rip)\b/;
const another =
  /\b(?:another|a new|new|get a|getting a|want a|replace) (?:\w+ )?(?:one|dog|cat|pet|puppy|kitten|hamster|fish|bunny)\b/;
const pets =
  /^(?:dog|puppy|puppie|cat|kitten|kitty|hamster|guinea pig|bunny|rabbit|fish|bird|parrot|horse|pony|turtle|lizard|snake|pet)$/;

/**
 * True if the student comes back to somebody she lost, even after an answer or two: by name, by what they were, or by longing.
 * False for the mathematics of a question with the same word, for a wish, and for a message with a number that could be an
 * answer.
 *
 * Parameters  `stem`: the question that waits or was answered last.
 */
export function speaksOfLost(text: string, lost: Lost, taken: TakenFor, stem: string): boolean {
  const words = plainWords(tidyMessage(text));
  const isNamed = lost.names.some((name) => has(words, name) && !has(stem.toLowerCase(), name));
  if (isNamed) return !ofNumbers.test(text) || wasSoOld.test(words);
  if (/\d/.test(text) || !(seemsBesideLoss(taken) || taken.kind === 'feeling')) return false;
  if (longsFor.test(words) || mournsAloud.test(words)) return true;
  const isPet = lost.kinds.some((kind) => pets.test(kind));
  if (isPet && another.test(words)) return true;
  return lost.kinds.some((kind) => new RegExp(`\\b(?:my|our) (?:\\w+ )?${kind}\\b`).test(words));
}

const has = (words: string, name: string): boolean => new RegExp(`\\b${name}s?\\b`).test(words);
const ofNumbers = /\d|[=+<>]/;
/** "Biscuit was 9": an age, not an answer. */
const wasSoOld = /^(?:\w+ ){0,3}(?:was|is|were|turned|would be|lived)\b.*\b\d+(?: (?:years?|yrs?|months?|weeks?)(?: old)?)?$/;

/** True if the student smiles at what she tells. */
export const smiles = (text: string): boolean =>
  /\b(?:lo+l|lmao|ha(?:ha)+|he(?:he)+|funny|silly|laugh(?:ed|ing)?)\b|[😂🤣😄😊🙂]|[:=]-?[)D]/iu.test(text);
