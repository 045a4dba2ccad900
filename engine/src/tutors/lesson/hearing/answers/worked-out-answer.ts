import { tidyInPlace } from '../../../../hearing/message-words.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';
import { choiceKey } from '../../../../math/judge/choices.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { doubtOr } from '../doubt.ts';

const value = String.raw`\$?(-?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?)`;
/** Ends with a result: "120 - 30 = 90 gallons more", "oh did it so 55", "that makes 12". */
const endsWith = new RegExp(
  String.raw`(?:=|\b(?:it was|so|then|therefore|equals|makes|that's|thats|comes to|get|got))\s*(?:(?:it's|its|it is|that's|thats|i get|i got|just|like|the answer is)\s+)*${value}\s*(?:%|(?:[a-z]+\s*){0,3})[\s.!]*$`,
  'i',
);
const speaksAgainst = doubtOr(/\?|\b(?:is it|wrong|said|says|maybe)\b/);

/**
 * Returns the right answer that a message comes to at its end: the choice, if the choices are amounts, else the value.
 *
 * Errors  none: null if it ends with no value, or a wrong one, which may be a step, or if something in it doubts or denies.
 */
export function workedOutAnswer(message: string, { answer }: Waiting): string | null {
  const text = tidyInPlace(message);
  const plain = text.replace(/,? (?:yeah|yea|yes|ya|huh|eh) ?\?*\s*$/i, '');
  const said = speaksAgainst.test(plain) ? undefined : endsWith.exec(plain)?.[1];
  if (said === undefined) return null;
  if (answer.input_type !== 'multiple_choice') return checkAnswer(answer, said).verdict === 'correct' ? said : null;
  const amounts = answer.choices.map((choice) => /^\$?(-?\d+(?:\.\d+)?)\$?(?: \p{L}[\p{L} ]*)?$/u.exec(choice.trim())?.[1]);
  const at = amounts.indexOf(said);
  const key = at < 0 || amounts.some((amount) => amount === undefined) ? null : choiceKey(at);
  return key === answer.expected ? key : null;
}
