import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import { because } from '../reasons/because.ts';

/** "… so its 7/8, one piece is left", "… its 7 in each because": told as what it is, and no part of a longer line. */
const told = new RegExp(
  String.raw`(?:^|[\s,.;!])(?:its|it['’]?s|it is|that['’]?s|thats|that is|my (?:number|answer) is|(?:he|she|we|you|they|each(?: \w+)?) (?:gets?|have|has|ate|eats?)|i (?:get|got))\s+(?:like |just |all |only )?\$?(?<said>-?\d+(?:\.\d+)?(?:\s*[/:]\s*\d+)?)(?: ?(?:%|percent|dollars?|cents?))?(?: (?:for |in |to )?(?:each|every|per)(?: (?:one|group|kid|child|person))?)?\s*(?:[,.;!]|$|(?:${because}|and|but)\b)`,
  'gi',
);
/** Somebody else says it, it is supposed, denied, doubted or asked. What she does herself is no supposition: "if i put one in each". */
const isNotTold =
  /\?|\bif (?!(?:i|u|you|we) )|\b(?:says?|said|thinks|told|thought|maybe|or|wrong|not|never|why|how|when|until|before|was|were|isnt|dont|cant|should|would|could|guess)\b|n['’]t\b/i;

/**
 * The right value that she tells in the midst of a longer message, whatever stands round it: work before it, a remark behind it. A wrong one may be a step there.
 *
 * Errors  none: null where no number is asked for, where the question has the value already, and where anything in the message speaks against it.
 */
export function rightAmongWords(
  { answer, question_text }: Pick<Question, 'answer' | 'question_text'>,
  text: string,
): string | null {
  if (!['integer', 'decimal', 'fraction'].includes(answer.input_type)) return null;
  const plain = inFigures(text).replace(/\s*(?:,? right)\s*$/i, '');
  if (isNotTold.test(plain)) return null;
  const given = numeralsIn(question_text);
  const values = Array.from(plain.matchAll(told), ({ groups }) => groups!.said!);
  return values.find((said) => !given.includes(said) && checkAnswer(answer, said).verdict === 'correct') ?? null;
}
