import type { Guard } from '../turn/agent.ts';
import { rememberReadings } from './remember-readings.ts';
import { foldText, wordsOf } from './words-of.ts';

/** What a student writes when she addresses the model instead of the problem. */
const addressed =
  /\b(?:ignor|disregard|forget|overrid|pretend|roleplay|jailbreak)\w*|\b(?:say|tell|repeat|reveal|print|output|respond|reply|answer with|write|type|spell|translate|act as|you are now|from now on|new instructions?|instead of|system|assistant|developer|prompt|instructions?)\b|\byou (?:must|should|will|have to|are)\b/;

/** True if the text tries to give the tutor orders. "x = 4 because I divided both sides" does not. */
export const givesOrders = (text: string): boolean => addressed.test(foldText(text));

/**
 * Makes the guard against obedience: if what the student wrote gives orders, the reply may not repeat any of its words. A word
 * counts if it has three characters or more, or two digits. Words in `known` (the stem, our own hints) may be said; it is only
 * looked up for a reply that repeats something.
 */
export function obeysTheStudent<Context>(
  wrote: (context: Context) => string,
  known: (context: Context) => string | readonly string[],
): Guard<unknown, Context, unknown> {
  return function obeys(reply, context) {
    const orders = wrote(context);
    if (!givesOrders(orders)) return null;
    const theirs = tokensOf(orders);
    const repeated = wordsOf(reply)
      .filter((text) => /\s/.test(text.trim()))
      .flatMap((text) => [...tokensOf(text)].filter((token) => theirs.has(token) && !everybody.has(token)));
    if (repeated.length === 0) return null;
    const ours = [known(context)].flat().map(tokensOf);
    const came = repeated.some((token) => !ours.some((words) => words.has(token)));
    return came ? { guard: 'obedience', detail: 'repeats words of a text that gives orders' } : null;
  };
}

/** Returns the words of a text that count. Remembered, because the same texts of a lesson are compared with every reply. */
const tokensOf = rememberReadings(
  (text): ReadonlySet<string> => new Set(foldText(text).match(/[\p{L}\p{N}]{3,}|\p{N}{2,}/gu)),
  1000,
  4000,
);

/** Words that are needed in almost any sentence. */
const everybody = new Set(
  (
    'the and you your are was were for with that this what which when where how why not but can could did does has have had its from then than ' +
    'they them there here one two both each all any out into over under about look check think try again first next last step line word words'
  ).split(' '),
);
