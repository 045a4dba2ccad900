import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import { statementsIn } from './statements-in.ts';
import { because } from '../reasons/because.ts';

/** "8 left over", "7 inches wide": what may come after a value. A word that compares or calculates may not. */
const follows = String.raw`(?!(?:more|less|fewer|bigger|smaller|than|of|out|off|times|by|plus|minus|to|from|and|but|is|are|in|at|on|over|under|squared|degrees|first|then|or|if|${because})\b)[a-z]+(?: over)?`;
/** "… so its 7/8, one piece is left", "… its 7 in each because": says what the value is, and isn't part of a longer line. */
const told = new RegExp(
  String.raw`(?:^|[\s,.;!])(?:its|it['’]?s|it is|that['’]?s|thats|that is|my (?:number|answer) is|(?:he|she|we|you|they|each(?: \w+)?) (?:gets?|have|has|ate|eats?)|i (?:get|got|send|put|say|pick|choose|answer))\s+(?:like |just |all |only )?\$?(?<said>-?\d+(?:\.\d+)?(?:\s*[/:]\s*\d+)?)(?: ?(?:%|percent|dollars?|cents?))?(?: (?:for |in |to )?(?:each|every|per)(?: (?:one|group|kid|child|person))?)?(?<after>(?: ${follows}){0,3})\s*(?:[,.;!]|$|(?:${because}|and|but)\b)`,
  'gi',
);
/**
 * Somebody else says it, or it's supposed, denied, doubted, or asked. What the student herself does is no supposition: "if i
 * put one in each".
 */
const isNotTold =
  /\?|\bif (?!(?:i|u|you|we) )|\b(?:says?|said|thinks|told|thought|maybe|or|wrong|not|never|why|how|when|until|before|was|were|isnt|dont|cant|should|would|could|guess)\b|n['’]t\b/i;

/** Speaks against a value that another sentence told, or leaves it open. */
const takesBack =
  /\b(?:wrong|incorrect|wait no|no wait|nah|nope|never ?mind|or (?:is|maybe|was)|not (?:it|right|sure|that)|i guess|guessed|maybe|idk|someone|(?:he|she|they|friend|brother|sister|mom|dad|teacher|book) (?:says?|said|thinks?|got|told))\b|\b(?:isn['’]?t|isnt) (?:it|right|that)\b/i;

/**
 * Returns the right value that the student tells within a longer message, whatever surrounds it: work before it, a remark after
 *         it. A wrong value there may be a step.
 *
 * Errors  none: null if no number is asked for, if the question already has the value, or if anything in the message speaks
 *         against it.
 */
export function rightAmongWords(
  { answer, question_text }: Pick<Question, 'answer' | 'question_text'>,
  text: string,
): string | null {
  if (!['integer', 'decimal', 'fraction'].includes(answer.input_type)) return null;
  const plain = inFigures(text).replace(/\s*(?:,? right)\s*$/i, '');
  if (takesBack.test(plain)) return null;
  const given = numeralsIn(question_text);
  const values = statementsIn(plain)
    .filter((sentence) => !isNotTold.test(sentence))
    .flatMap((sentence) => Array.from(sentence.matchAll(told), ({ groups }) => groups as { said: string; after: string }))
    .filter(({ after }) => isOfQuestion(after, question_text))
    .map(({ said }) => said);
  return values.find((said) => !given.includes(said) && checkAnswer(answer, said).verdict === 'correct') ?? null;
}

/** True if the words after a value only say what is counted or measured: "inches wide", "left over". */
const isOfQuestion = (after: string, question_text: string): boolean =>
  (after.match(/[a-z]+/gi) ?? []).every(
    (word) => small.test(word) || question_text.toLowerCase().includes(word.toLowerCase().replace(/(?<=.{3})e?s$/, '')),
  );
const small =
  /^(?:left|over|total|all|altogether|together|now|still|wide|long|tall|high|deep|inch|inches|feet|foot|meters?|cm|ft|tho|though|lol|haha|yay|i|think|right|yes|yeah|there|for|sure)$/i;
