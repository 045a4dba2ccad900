import { foldText } from '../guards/words-of.ts';

/**
 * True if the student wants to know whether a person or a machine is talking to her. She gets the truth, at once and in fixed
 * words.
 */
export const asksWho = (text: string): boolean => {
  const said = foldText(text).trim();
  if (said.length > 80) return false;
  // If the message consists of several questions, each of them must ask it.
  const questions = said.split(/[?!.,]+/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  return isWondering(said) || (questions.length > 0 && questions.every(isWondering));
};

const someone = String.raw`(?:a |an |the |some )?(?:real |actual |human |living )*(?:robot|bot|chat ?bot|computer|machine|program|person|human|human being|ai|a\.i\.?|teacher|chat ?gpt|real|alive)`;
const wondering: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:hey |hi |so |wait |um+ )*(?:are|r) (?:you|u) ${someone}(?: or (?:not|(?:like |just |maybe |some kind of )*${someone}))?\s*\?*$`,
  ),
  // "Is that a yes, ur a robot": a statement that is meant as a question.
  new RegExp(
    String.raw`^\W*(?:(?:so|ok|wait|oh|um+|and|but|yeah|is that a (?:yes|no)|just admit it|admit it|i (?:think|bet|know))\W+)*(?:(?:you|u) (?:are|r)|you['’]?re|ur|your) (?:just |really |actually |only |probably |not )*${someone}(?: or (?:not|what)| right| huh| (?:are|r)n['’]?t (?:you|u))?\s*\?*$`,
  ),
  /^(?:hey |hi |so |wait |um+ )*(?:who|what) (?:are|r) (?:you|u)(?: really| actually)?\s*\?*$/,
  /^(?:hey |hi |so |wait )*(?:is|am i talking to) (?:this |it |anybody |there )*(?:a |an )?(?:real )?(?:person|human|robot|bot|ai|computer)(?: there| here)?\s*\?*$/,
];

const isWondering = (said: string): boolean => wondering.some((pattern) => pattern.test(said));
