import type { HeardAct } from '../../../../hearing/act.ts';
import { claimsSomething } from './stated-answer.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';

/** What a student says about an amount if she has a feeling about it and works nothing out. */
const remarks =
  /^\s*(?:(?:degrees?|slices?|dollars?|feet|miles|meters|inches)\s+)?(?:is|are|was|were|['’]s|sounds|feels|seems)\s+(?:(?:so|really|very|super|pretty|too|kinda|sooo*|like|way|hella)\s+)*(?:cold|freezing|chilly|hot|warm|expensive|cheap|yummy|tasty|a lot|much|many|huge|heavy|crazy|wild|insane|nothing)\b|^.*\b(?:brr+|burr+|yikes|yum+|ouch)\b/i;

/**
 * True if a value only repeats the question, with how it feels: "5 below zero is so cold brr", if the question has 5 degrees
 * below zero. A value that she worked out is still an answer: "-5, brr".
 */
export function remarksOnValue(message: string, { start, end }: Pick<HeardAct, 'start' | 'end'>, waiting: Waiting): boolean {
  if (!remarks.test(message.slice(end))) return false;
  const written = message.slice(start, end);
  const words = written.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  const isInWords = words.some((word) => /[a-z]/.test(word)) && words.every((word) => waiting.words.has(word));
  return isInWords || !claimsSomething(written, waiting);
}
