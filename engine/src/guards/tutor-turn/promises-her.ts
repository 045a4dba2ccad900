import { foldText } from '../words-of.ts';

const promise =
  /\bi (?:can |do |will )?(?:promise|guarantee|swear)(?: you)?(?: that)? you(?:'ll| will| won't)\b|\bi (?:promise|guarantee)(?: you)?(?: (?:it|that))?[.!]*$|\bi (?:promise|guarantee) (?:that )?(?:your|the test|tomorrow|it(?:'ll| will) (?:be|all))\b/;

/**
 * True if a turn promises what no tutor can give: "I promise you'll see her every weekend". It may say that things get easier.
 */
export const promisesHer = (text: string): boolean => promise.test(foldText(text).trim());
