import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { isClosed } from '../../problems/is-closed.ts';

const filler =
  "(?:it|its|it['’]?s|that|thats|that['’]?s|the|this|answer|number|is|was|would|will|could|be|x|equals?|to|like|just|really|actually|right|a)";
/** Words before a value that reject it, in the same clause: "i dont think its", "no way it's", "it cant be". */
const turnsDown = new RegExp(
  String.raw`\b(?:(?:do ?n[o’']?t|did ?n[o’']?t|would ?n[o’']?t) (?:really |even )?(?:think|believe|say|guess)|not saying|no way|doubt|can ?n?[o’']?t be|could ?n[o’']?t be|is ?n[o’']?t)(?: ${filler}){0,4}\s*\$?$`,
  'iu',
);

const wrong = "(?:wrong|incorrect|off|false|impossible|(?:not|n['’]?t) (?:right|correct|it|true|the answer|possible|working))";
/** Words after a value that reject it: "would be too small", "doesn't work", "is wrong", "but no", "? nah". */
const turnedDown: readonly RegExp[] = [
  /^[\s,]*(?:(?:is|['’]s|would be|seems|looks|sounds|was|feels)\s+)?(?:(?:just|way|much|kind of|a bit)\s+)*too\s+(?:small|big|large|much|low|high|little|few|many)\b/iu,
  /^[\s,]*(?:(?:is|was|would|does|did|ca|could|wo)\s?n[o’']?t|is not|cannot|does not|can not)\s+(?:be|right|work|make|fit|the answer|correct|possible|seem|look|sound|feel)\b(?!\s*\?)/iu,
  // "Probably wrong" is just modest: the value is still an answer.
  new RegExp(
    String.raw`^[\s,?]*(?:but\s+)?(?:(?:i (?:think|know|guess)|it|that|this|its|thats)\s+)*(?:is|['’]s|was|must be|has to be|seems|looks|sounds|feels|its|it['’]s|thats|that['’]s)\s+(?:(?:just|so|definitely|totally|actually|really|clearly|kinda|kind of|def|all)\s+)*${wrong}(?=[\s.!,]|$)(?!\s*\?| yet\b)`,
    'iu',
  ),
  /^[\s,]*(?:makes?|made)\s+(?:no|zero)\s+sense\b/iu,
  /^(?:\s*[?…]+|\s*\.{2,}|\s*,?\s+but)\s*(?:(?:um+|uh+|hm+|then|oh|actually|wait)\s+)*(?:nah+|nope|naw|no+|no way|it['’]?s not|its not|it is not|it isn['’]?t|not really)[\s.!]*$/iu,
  /^\s*,?\s+(?:nah+|nope|naw)[\s.!]*$/iu,
];

type Answer = Pick<QuestionAnswer, 'input_type'>;

/**
 * True if a message says that a value isn't the answer: "i dont think its 9", "9 would be too small", "9? nah". Always false
 * for a question with a few fixed answers, because "not true" is an answer to it.
 *
 * Parameters  `answer`: the answer format of the open question; null if there is none.
 */
export const deniesValue = (message: string, { start, end }: { start: number; end: number }, answer: Answer | null): boolean =>
  !(answer !== null && isClosed(answer)) &&
  (turnsDown.test(message.slice(0, start)) || turnedDown.some((pattern) => pattern.test(message.slice(end))));

/** Whether a message denies any of the numbers in it that are written in figures. */
export const deniesSomeValue = (message: string, answer: Answer | null): boolean =>
  [...message.matchAll(/-?\d+(?:[./,]\d+)*%?/g)].some(({ index, 0: value }) =>
    deniesValue(message, { start: index, end: index + value.length }, answer),
  );
